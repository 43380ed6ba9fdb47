import { AppError } from '@/lib/errors'

/** Whether an insert was refused because its id is there: an earlier request, whose answer was lost, wrote the row. */
export const isDuplicateInsert = (error: { code: string; message: string } | null, table: string): boolean =>
  error?.code === '23505' && error.message.includes(`"${table}_pkey"`)

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
const isSame = (one: unknown, other: unknown): boolean =>
  isMoment(one) && isMoment(other)
    ? Date.parse(one) === Date.parse(other)
    : JSON.stringify(one) === JSON.stringify(other)

/**
 * After a request that found another version of the row than the one that was seen, or an added one: the row with these values was
 * saved by an earlier request, whose answer was lost, and there is no conflict. Throws edit_conflict when it has other values, and
 * not_found when it was deleted meanwhile, which no further request would change.
 */
export function requireValues(
  row: Readonly<Record<string, unknown>> | null,
  values: object,
): asserts row is Readonly<Record<string, unknown>> {
  if (row === null) throw new AppError('not_found')
  if (!Object.entries(values).every(([column, value]) => isSame(row[column], value)))
    throw new AppError('edit_conflict')
}
