export type NotedError = {
  /** What the page was doing; empty when nobody caught the error. */
  context: string
  error: unknown
}

const MOST_WAITING = 5

let listener: ((noted: NotedError) => void) | undefined
const waiting: NotedError[] = []

/** Hands an error to whoever reports them. Their code comes after the first screen, so the first ones wait for it. */
export function noteError(context: string, error: unknown): void {
  if (listener !== undefined) listener({ context, error })
  else if (waiting.length < MOST_WAITING) waiting.push({ context, error })
}

export function hearErrors(hear: (noted: NotedError) => void): void {
  listener = hear
  for (const noted of waiting.splice(0)) hear(noted)
}
