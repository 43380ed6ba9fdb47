import { afterEach, vi } from 'vitest'

// Vitest undoes stubs before the next test only: the preparation of the next file would be undone with those of the last one.
afterEach(() => {
  vi.unstubAllGlobals()
})
