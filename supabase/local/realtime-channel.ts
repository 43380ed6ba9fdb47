import type { Row } from './database.ts'
import type { Claims } from './jwt.ts'
import type { Change } from './realtime-rows.ts'

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

export function bindingsOf(payload: unknown): Binding[] {
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

export function concerns(binding: Binding, change: Change): boolean {
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

/** `column=operator.value`, the one form of filter Realtime knows. */
export function passes(filter: string | undefined, record: Row): boolean {
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
