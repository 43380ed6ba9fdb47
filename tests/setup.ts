import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { AREAS, loadArea } from '@/i18n/catalogues'

// Parts of pages are rendered without the route that brings their texts.
await Promise.all(AREAS.map(loadArea))

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
