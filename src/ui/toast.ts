export type ToastTone = 'info' | 'success' | 'error'

export type ToastMessage = {
  id: number
  title: string
  description?: string
  tone: ToastTone
  /** One thing to do about it: undo, look. The toast closes with it. */
  action?: { label: string; onSelect: () => void }
}

const MOST_AT_ONCE = 3

let messages: readonly ToastMessage[] = []
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: readonly ToastMessage[]): void {
  messages = next
  for (const listener of listeners) listener()
}

/** Shows a message; the newest three stay. The code that draws them comes with the first touch of the page. */
export function toast(message: Omit<ToastMessage, 'id' | 'tone'> & { tone?: ToastTone }): void {
  const next: ToastMessage = { tone: 'info', ...message, id: nextId++ }
  publish([...messages, next].slice(-MOST_AT_ONCE))
}

export function dismissToast(id: number): void {
  publish(messages.filter((message) => message.id !== id))
}

export function clearToasts(): void {
  if (messages.length > 0) publish([])
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly ToastMessage[] {
  return messages
}
