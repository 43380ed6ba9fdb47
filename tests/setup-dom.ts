import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { clearToasts } from '@/ui/toast'

// The default of one second is too short for a lazily imported component on a machine that runs other checks as well.
configure({ asyncUtilTimeout: 20_000 })

// jsdom has none, and draws nothing that could come into view.
const nothing = () => undefined
globalThis.IntersectionObserver = class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly observe = nothing
  readonly unobserve = nothing
  readonly disconnect = nothing
  readonly takeRecords = () => []
}

afterEach(() => {
  cleanup()
  clearToasts()
  localStorage.clear()
  sessionStorage.clear()
  // Files share a page: its content, address, language and direction are not those of the test before.
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  const root = document.documentElement
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
})
