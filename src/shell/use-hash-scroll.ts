import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

// Pictures and tables above a section take their room in this time; the jump then lands where it should.
const SCROLL_DELAY_MS = 300

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // A hash that is no valid address names nothing.
    return null
  }
}

/**
 * Brings the section that the address names below the header and moves the focus there, after opening the page and
 * whenever the hash changes. Going back keeps the position that was left.
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
      // Where Tab goes on from; a section is no control.
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1
      target.focus({ preventScroll: true })
    }, SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [hash, key, arrivedByBack])
}
