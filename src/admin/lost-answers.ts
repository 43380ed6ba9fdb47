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
 * After an update that found another version of the row than the one that was seen: whether the row has these values. Then an earlier
 * request has saved them, whose answer was lost, and there is no conflict.
 */
export function hasValues(row: Readonly<Record<string, unknown>> | null, values: object): boolean {
  return row !== null && Object.entries(values).every(([column, value]) => isSame(row[column], value))
}
