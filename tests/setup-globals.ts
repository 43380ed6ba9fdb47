import { afterEach, vi } from 'vitest'

// Its own limit of one second is for no loaded machine. That of `expect.poll` is in vitest.config.ts.
const { waitFor } = vi
vi.waitFor = (callback, options = 20_000) => waitFor(callback, options)

// Vitest undoes stubs before the next test only: the preparation of the next file would be undone with those of the last one.
afterEach(() => {
  vi.unstubAllGlobals()
})
