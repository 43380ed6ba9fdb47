import { toAppError } from '@/lib/errors'

/**
 * The column that a refusal of the database is about: a constraint is named after its table and column, and a function says
 * the field.
 */
export function refusedField(error: unknown, table: string): string | null {
  const { message, details } = toAppError(error)
  if (typeof details.field === 'string') return details.field
  const constraint = /violates check constraint "([a-z0-9_]+)"/.exec(message)?.[1]
  if (constraint?.startsWith(`${table}_`) !== true) return null
  // A rule about several columns carries no column's name.
  const column = constraint.slice(table.length + 1).replace(/_?(?:check|text)\d*$/, '')
  return column === '' ? null : column
}

export function isRefusedByCheck(error: unknown): boolean {
  return toAppError(error).message.includes('violates check constraint')
}
