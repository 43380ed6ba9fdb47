export type ToastTone = 'info' | 'success' | 'error'

export type ToastMessage = {
  id: number
  title: string
  description?: string
  tone: ToastTone
  /** One action such as undo; it closes the toast. */
  action?: { label: string; onSelect: () => void }
  /** How long it stays, where that is not the usual time. */
  duration?: number
}

const MAX_TOASTS = 3

let messages: readonly ToastMessage[] = []
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: readonly ToastMessage[]): void {
  messages = next
  for (const listener of listeners) listener()
}

/**
 * Shows a message; the newest three stay, and an error takes the place of one in the same words. The code that renders them is fetched on
 * the first interaction.
 */
export function toast(message: Omit<ToastMessage, 'id' | 'tone'> & { tone?: ToastTone }): void {
  const next: ToastMessage = { tone: 'info', ...message, id: nextId++ }
  const isSame = ({ tone, title, description }: ToastMessage) =>
    tone === 'error' && next.tone === 'error' && title === next.title && description === next.description
  const others = messages.filter((earlier) => !isSame(earlier))
  publish([...others, next].slice(-MAX_TOASTS))
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
