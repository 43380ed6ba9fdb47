import { publicChannels, type Channels } from './supabase'

type WatchedTable = 'products' | 'product_variations' | 'catalog_changes'

let watched = 0
let joined = 0

/** `data-live` on `<html>`: every table that the page watches sends its changes. */
function count(watching: number, joining: number): void {
  watched += watching
  joined += joining
  document.documentElement.toggleAttribute('data-live', watched > 0 && joined === watched)
}

/**
 * Calls `onChange` when rows of a table change, and whenever its changes begin to arrive: what changed between the page's read
 * and that moment, or while the connection was lost, is not sent. The payload is not passed on; pages refetch what they
 * show. Row-level security applies to the client that `connect` returns, by default an anonymous visitor's. Deactivating a
 * product sends visitors no event for its row: watch `catalog_changes`. With a `filter` (`column=eq.value`) only the rows that it
 * names count, and every deletion.
 */
export function watchTable(
  table: WatchedTable,
  onChange: () => void,
  connect: () => Promise<Channels> = publicChannels,
  filter?: string,
): () => void {
  let stopped = false
  let live = 0
  let leave: () => void = () => undefined
  const setLive = (next: 0 | 1) => {
    if (stopped) return
    count(0, next - live)
    live = next
  }

  const join = async () => {
    const client = await connect()
    if (stopped) return
    const channel = client
      .channel(`watch:${table}${filter === undefined ? '' : `:${filter}`}`)
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table, ...(filter !== undefined && { filter }) },
        onChange,
      )
      // The channel is joined before the database sends its changes, which this message announces.
      .on('system', {}, ({ extension, status }) => {
        if (extension !== 'postgres_changes' || status !== 'ok') return
        setLive(1)
        onChange()
      })
      .subscribe((status) => {
        // The enum's values are strings; importing it would pull the client library into the page's first load.
        const state: string = status
        if (state !== 'SUBSCRIBED') setLive(0)
      })
    leave = () => void client.removeChannel(channel)
  }

  count(1, 0)
  // Live updates are optional: without them the page refetches on focus.
  join().catch(() => undefined)
  return () => {
    count(-1, -live)
    stopped = true
    leave()
  }
}
