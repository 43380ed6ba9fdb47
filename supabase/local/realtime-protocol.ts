import type { Row } from './database.ts'
import type { Claims } from './keys.ts'

export type Frame = {
  readonly joinRef: string | null
  readonly ref: string | null
  readonly topic: string
  readonly event: string
  readonly payload: unknown
}

export type FrameFormat = {
  /** Null when `data` is not a valid frame of this format. Binary broadcasts are not supported. */
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

/** One changed row, as the trigger of `realtime.sql` reports it. Only key columns travel. */
export type Change = {
  readonly schema: string
  readonly table: string
  readonly type: 'INSERT' | 'UPDATE' | 'DELETE'
  readonly keys: Row | null
  readonly oldKeys: Row | null
  readonly at: string
}

export type Column = {
  readonly name: string
  readonly type: string
}

export type Binding = {
  readonly id: number
  readonly event: string
  readonly schema: string
  readonly table: string | undefined
  readonly filter: string | undefined
}

export type Channel = {
  readonly topic: string
  readonly joinRef: string | null
  claims: Claims
  readonly bindings: readonly Binding[]
}

let lastBindingId = 0

function textOf(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const field = (value as Record<string, unknown>)[key]
  return typeof field === 'string' ? field : undefined
}

export function accessTokenOf(payload: unknown): string | undefined {
  return textOf(payload, 'access_token')
}

export function parseBindings(payload: unknown): Binding[] {
  const config =
    typeof payload === 'object' && payload !== null && 'config' in payload ? payload.config : null
  const list =
    typeof config === 'object' && config !== null && 'postgres_changes' in config
      ? config.postgres_changes
      : []
  if (!Array.isArray(list)) return []
  return list.map((entry: unknown) => {
    lastBindingId += 1
    return {
      id: lastBindingId,
      event: textOf(entry, 'event') ?? '*',
      schema: textOf(entry, 'schema') ?? 'public',
      table: textOf(entry, 'table'),
      filter: textOf(entry, 'filter'),
    }
  })
}

export function matchesBinding(binding: Binding, change: Change): boolean {
  return (
    (binding.event === '*' || binding.event === change.type) &&
    (binding.schema === '*' || binding.schema === change.schema) &&
    (binding.table === undefined || binding.table === '*' || binding.table === change.table)
  )
}

function asText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

function isBefore(a: string, b: string): boolean {
  const [left, right] = [Number(a), Number(b)]
  return Number.isNaN(left) || Number.isNaN(right) ? a < b : left < right
}

/** Evaluates a filter of the form `column=operator.value`. True without a filter, false for an invalid one. */
export function matchesFilter(filter: string | undefined, record: Row): boolean {
  if (filter === undefined || filter === '') return true
  const [, column, operator, value] = /^(\w+)=(eq|neq|lt|lte|gt|gte|in)\.(.*)$/s.exec(filter) ?? []
  if (column === undefined || value === undefined) return false
  const field = record[column]
  if (field === null || field === undefined) return false
  const actual = asText(field)
  switch (operator) {
    case 'eq':
      return actual === value
    case 'neq':
      return actual !== value
    case 'lt':
      return isBefore(actual, value)
    case 'lte':
      return !isBefore(value, actual)
    case 'gt':
      return isBefore(value, actual)
    case 'gte':
      return !isBefore(actual, value)
    case 'in':
      return value
        .replace(/^\(|\)$/g, '')
        .split(',')
        .includes(actual)
    case undefined:
    default:
      return false
  }
}
