export type Frame = {
  readonly joinRef: string | null
  readonly ref: string | null
  readonly topic: string
  readonly event: string
  readonly payload: unknown
}

export type FrameFormat = {
  /** Null for what is not a text frame of this format: binary broadcasts, which this stack leaves alone, and noise. */
  decode(data: string): Frame | null
  encode(frame: Frame): string
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

function frame(
  joinRef: unknown,
  ref: unknown,
  topic: unknown,
  event: unknown,
  payload: unknown,
): Frame | null {
  if (typeof topic !== 'string' || typeof event !== 'string') return null
  return { joinRef: textOrNull(joinRef), ref: textOrNull(ref), topic, event, payload }
}

const OBJECTS: FrameFormat = {
  decode(data) {
    const value = parse(data)
    if (typeof value !== 'object' || value === null) return null
    const { join_ref, ref, topic, event, payload } = value as Record<string, unknown>
    return frame(join_ref, ref, topic, event, payload)
  },
  encode: ({ joinRef, ref, topic, event, payload }) =>
    JSON.stringify({ join_ref: joinRef, ref, topic, event, payload }),
}

const ARRAYS: FrameFormat = {
  decode(data) {
    const value = parse(data)
    if (!Array.isArray(value)) return null
    const [joinRef, ref, topic, event, payload] = value as unknown[]
    return frame(joinRef, ref, topic, event, payload)
  },
  encode: ({ joinRef, ref, topic, event, payload }) => JSON.stringify([joinRef, ref, topic, event, payload]),
}

export function frameFormat(version: string | null): FrameFormat {
  return version === '2.0.0' ? ARRAYS : OBJECTS
}
