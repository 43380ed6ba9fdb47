import { useEffect, useEffectEvent, useRef } from 'react'
import { localStore } from '@/lib/storage'

const OFF_KEY = 'mcg-admin-shortcuts-off'
// The second letter of "g p" follows the first within a moment, or means something else.
const SEQUENCE_MS = 1500

/** Keys without Ctrl or Alt can be turned off: whoever dictates or has a tremor presses them unwillingly (WCAG 2.1.4). */
export const shortcutsAreOn = (): boolean => localStore.getItem(OFF_KEY) === null

export function turnShortcuts(on: boolean): void {
  if (on) localStore.removeItem(OFF_KEY)
  else localStore.setItem(OFF_KEY, '1')
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  )
}

/**
 * Calls back for keys pressed outside of fields and dialogs: `{ n: …, '/': …, 'g p': … }`. A key that is not handled
 * keeps its meaning.
 */
export function useShortcuts(handlers: Readonly<Record<string, () => void>>): void {
  const first = useRef<{ key: string; at: number } | null>(null)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!shortcutsAreOn() || isTyping(event.target)) return
    if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null) return
    const before = first.current
    first.current = null
    const { key } = event
    const sequence =
      before !== null && event.timeStamp - before.at < SEQUENCE_MS ? `${before.key} ${key}` : key
    const handler = handlers[sequence] ?? handlers[key]
    if (handler !== undefined) {
      event.preventDefault()
      handler()
    } else if (Object.keys(handlers).some((name) => name.startsWith(`${key} `))) {
      first.current = { key, at: event.timeStamp }
    }
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
