import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

// Content above the section gets its final height in this time.
const SCROLL_DELAY_MS = 300

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // An invalid escape sequence.
    return null
  }
}

/**
 * Scrolls to the section named by the URL's hash and moves the focus there, on load and whenever the hash changes. Going
 * back restores the previous position instead.
 */
export function useHashScroll(): void {
  const { hash, key } = useLocation()
  const arrivedByBack = useNavigationType() === NavigationType.Pop && key !== 'default'

  useEffect(() => {
    if (hash === '' || arrivedByBack) return
    const timer = setTimeout(() => {
      const target = elementOf(hash)
      if (target === null) return
      target.scrollIntoView({ block: 'start' })
      // Tab continues from the section, which is not focusable by itself.
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1
      target.focus({ preventScroll: true })
    }, SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [hash, key, arrivedByBack])
}
