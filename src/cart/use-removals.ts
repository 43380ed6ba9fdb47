import { useState } from 'react'
import { useCart } from './cart-context'
import { lineId, type CartLine } from './cart-lines'

export type CartRow = { id: string; line: CartLine; removed: boolean }

/** A line that was removed, and which row of the list it was. */
export type Gap = { line: CartLine; place: number }

/** The lines, and the gaps between them in the order of their places. */
export function rowsWithGaps(lines: readonly CartLine[], gaps: readonly Gap[]): CartRow[] {
  const rows = lines.map((line): CartRow => ({ id: lineId(line), line, removed: false }))
  for (const { line, place } of gaps) {
    const id = lineId(line)
    // Back by another way: added again, or by another tab.
    if (rows.some((row) => row.id === id)) continue
    rows.splice(Math.min(place, rows.length), 0, { id, line, removed: true })
  }
  return rows
}

export function gapsOf(rows: readonly CartRow[]): Gap[] {
  return rows.flatMap(({ line, removed }, place) => (removed ? [{ line, place }] : []))
}

/** Removing that can be undone for as long as the list is looked at. */
export function useRemovals() {
  const { lines, remove, restore } = useCart()
  const [gaps, setGaps] = useState<readonly Gap[]>([])
  const [restoredId, setRestoredId] = useState<string | null>(null)
  const rows = rowsWithGaps(lines, gaps)
  const withRow = (id: string, removed: boolean) =>
    gapsOf(rows.map((row) => (row.id === id ? { ...row, removed } : row)))

  return {
    rows,
    /** The line that has just come back: the focus follows it. */
    restoredId,
    remove: (id: string) => {
      setGaps(withRow(id, true))
      setRestoredId(null)
      remove(id)
    },
    undo: (id: string) => {
      const place = rows.findIndex((row) => row.id === id)
      const row = rows[place]
      if (row === undefined) return
      restore(row.line, rows.slice(0, place).filter((other) => !other.removed).length)
      setGaps(withRow(id, false))
      setRestoredId(id)
    },
  }
}

export type Removals = ReturnType<typeof useRemovals>
