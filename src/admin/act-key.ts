import { useState } from 'react'

/** Whether an insert was refused because its id is there: an earlier request of this act, whose answer was lost, wrote the row. */
export const isWritten = (error: { code: string; message: string } | null, table: string): boolean =>
  error?.code === '23505' && error.message.includes(`"${table}_pkey"`)

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
const isSame = (one: unknown, other: unknown): boolean =>
  isMoment(one) && isMoment(other)
    ? Date.parse(one) === Date.parse(other)
    : JSON.stringify(one) === JSON.stringify(other)

/**
 * After an update that found another version of the row than the one that was seen: whether the row has these values. Then an earlier
 * request has saved them, whose answer was lost, and there is no conflict.
 */
export function isSaved(row: Readonly<Record<string, unknown>> | null, values: object): boolean {
  return row !== null && Object.entries(values).every(([column, value]) => isSame(row[column], value))
}

export type ActKey = {
  /** The key of an act with these values: the same for the same values, so that a repeated request is not done again. */
  of: (values: unknown) => string
  /** After an answer: the same values are another act from now on. */
  reset: () => void
}

export function createActKey(): ActKey {
  const keys = new Map<string, string>()
  return {
    of(values) {
      const text = JSON.stringify(values)
      const key = keys.get(text) ?? crypto.randomUUID()
      keys.set(text, key)
      return key
    },
    reset() {
      keys.clear()
    },
  }
}

/** The keys of a dialog or a form, for acts that add, multiply or create. */
export function useActKey(): ActKey {
  const [key] = useState(createActKey)
  return key
}
