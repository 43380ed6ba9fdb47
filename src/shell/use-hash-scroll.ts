import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

// Content above the section mostly gets its final height in this time.
const SCROLL_DELAY_MS = 300
// Fonts, pictures and code of a slow network may change it later. The section stays in place until then.
const SETTLE_MS = 3000
const SHOPPER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // An invalid escape sequence.
    return null
  }
}

function focusOn(section: HTMLElement): void {
  // Tab continues from the section, which is not focusable by itself.
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1
  section.focus({ preventScroll: true })
}

/**
 * Scrolls to the section named by the URL's hash and moves the focus there, on load and whenever the hash changes, and keeps
 * it in place while the page still changes its height and the shopper does nothing. Going back restores the previous position
 * instead.
 */
export function useHashScroll(): void {
  const { hash, key } = useLocation()
  const arrivedByBack = useNavigationType() === NavigationType.Pop && key !== 'default'

  useEffect(() => {
    if (hash === '' || arrivedByBack) return
    let focused: HTMLElement | null = null
    const resized = new ResizeObserver(() => {
      const section = elementOf(hash)
      section?.scrollIntoView({ block: 'start' })
      if (section === null || section === focused) return
      focused = section
      focusOn(section)
    })
    // Observing calls back at once.
    const begin = setTimeout(() => resized.observe(document.body), SCROLL_DELAY_MS)
    const stop = () => {
      clearTimeout(begin)
      resized.disconnect()
    }
    const end = setTimeout(stop, SCROLL_DELAY_MS + SETTLE_MS)
    for (const event of SHOPPER_EVENTS) addEventListener(event, stop, { once: true, passive: true })
    return () => {
      stop()
      clearTimeout(end)
      for (const event of SHOPPER_EVENTS) removeEventListener(event, stop)
    }
  }, [hash, key, arrivedByBack])
}
