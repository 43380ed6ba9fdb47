export class Raw {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Value = string | number | boolean | null | Raw | readonly string[]

export function literal(value: Value): string {
  if (value === null) return 'null'
  if (value instanceof Raw) return value.text
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  return `array[${value.map((item) => literal(item)).join(', ')}]::text[]`
}

export function row(values: readonly Value[]): string {
  return `  (${values.map(literal).join(', ')})`
}

/** One statement for many rows: a row at a time takes several times as long. */
export function insert(table: string, columns: readonly string[], rows: readonly Value[][]): string {
  return `insert into ${table} (${columns.join(', ')}) values\n${rows.map(row).join(',\n')}\non conflict do nothing;\n`
}

export function ago(days: number, minutes = 0): Raw {
  return new Raw(`now() - interval '${days} days ${minutes} minutes'`)
}
