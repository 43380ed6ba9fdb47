export type RecordedError = {
  /** What the page was doing; empty for an uncaught error. */
  context: string
  error: unknown
}

const MAX_QUEUED = 5

let listener: ((recorded: RecordedError) => void) | undefined
const queue: RecordedError[] = []

/** Passes an error to telemetry. Its code loads after the first screen, so the first errors are queued. */
export function recordError(context: string, error: unknown): void {
  if (listener !== undefined) listener({ context, error })
  else if (queue.length < MAX_QUEUED) queue.push({ context, error })
}

/** One listener; it gets the queued errors first. */
export function onError(next: (recorded: RecordedError) => void): void {
  listener = next
  for (const recorded of queue.splice(0)) next(recorded)
}

/** For failures that no message on the page reports. */
export function logError(context: string, error: unknown): void {
  console.error(`mcg: ${context}:`, error)
  recordError(context, error)
}
