import { noteError } from './noted-errors'

/** What goes wrong without anybody being told of it is at least written down, here and nowhere else. */
export function logError(context: string, error: unknown): void {
  console.error(`mcg: ${context}:`, error)
  noteError(context, error)
}
