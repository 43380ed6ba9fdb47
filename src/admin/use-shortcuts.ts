import { useEffect, useEffectEvent, useRef } from 'react'
import { localStore } from '@/lib/storage'

const OFF_KEY = 'mcg-admin-shortcuts-off'
// The second key of a sequence such as "g p" counts only within this time.
const SEQUENCE_MS = 1500

/** Shortcuts without a modifier key can be turned off, for speech input and unintended key presses (WCAG 2.1.4). */
export const shortcutsEnabled = (): boolean => localStore.getItem(OFF_KEY) === null

export function setShortcutsEnabled(on: boolean): void {
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
 * Handles keys pressed outside of fields and dialogs: `{ n: …, '/': …, 'g p': … }`. The default action of other keys is
 * kept.
 */
export function useShortcuts(handlers: Readonly<Record<string, () => void>>): void {
  const first = useRef<{ key: string; at: number } | null>(null)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!shortcutsEnabled() || isTyping(event.target)) return
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
