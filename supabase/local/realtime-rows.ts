import type { Database, Query, Row } from './database.ts'
import type { Claims } from './jwt.ts'

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

export type VisibleRow = {
  readonly columns: readonly Column[]
  readonly record: Row
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

async function becomeRole(query: Query, claims: Claims): Promise<void> {
  await query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
    claims.role,
    JSON.stringify(claims),
  ])
}

async function readableColumns(query: Query, table: string): Promise<Column[]> {
  return query<{ name: string; type: string }>(
    `select a.attname as name, t.typname as type
     from pg_attribute a join pg_type t on t.oid = a.atttypid
     where a.attrelid = $1::text::regclass and a.attnum > 0 and not a.attisdropped
       and has_column_privilege(a.attrelid, a.attnum, 'select')
     order by a.attnum`,
    [table],
  )
}

/** The changed row as this subscriber's role may read it, or null when it may not, or when the row is gone again. */
export async function readAs(database: Database, claims: Claims, change: Change): Promise<VisibleRow | null> {
  const { keys } = change
  if (keys === null) return null
  const table = `${identifier(change.schema)}.${identifier(change.table)}`
  try {
    return await database.transaction(async (query) => {
      await becomeRole(query, claims)
      const columns = await readableColumns(query, table)
      if (columns.length === 0) return null
      const list = columns.map(({ name }) => identifier(name)).join(', ')
      const where = Object.keys(keys)
        .map(
          (name) =>
            `${identifier(name)} = (jsonb_populate_record(null::${table}, $1::text::jsonb)).${identifier(name)}`,
        )
        .join(' and ')
      const [row] = await query<{ record: Row }>(
        `select to_jsonb(visible) as record from (select ${list} from ${table} where ${where}) as visible`,
        [JSON.stringify(keys)],
      )
      return row === undefined ? null : { columns, record: row.record }
    })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === '42501') return null
    throw error
  }
}
