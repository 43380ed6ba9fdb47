import { publicChannels, type Channels } from './supabase'

type WatchedTable = 'products' | 'product_variations' | 'catalog_changes'

/**
 * Calls `onChange` when rows of a table change, and after a reconnect, because changes during the break are lost. The
 * payload is not passed on; pages refetch what they show. Row-level security applies to the client that `connect` returns,
 * by default an anonymous visitor's. Deactivating a product sends visitors no event for its row: watch `catalog_changes`.
 */
export function watchTable(
  table: WatchedTable,
  onChange: () => void,
  connect: () => Promise<Channels> = publicChannels,
): () => void {
  let stopped = false
  let leave = () => {
    stopped = true
  }

  const join = async () => {
    const client = await connect()
    if (stopped) return
    let joinedBefore = false
    const channel = client
      .channel(`watch:${table}`)
      .on('postgres_changes', { event: '*', schema: 'public', table }, onChange)
      .subscribe((status) => {
        // The enum's values are strings; importing it would pull the client library into the page's first load.
        const state: string = status
        if (state !== 'SUBSCRIBED') return
        if (joinedBefore) onChange()
        joinedBefore = true
      })
    leave = () => {
      stopped = true
      void client.removeChannel(channel)
    }
  }

  // Live updates are optional: without them the page refetches on focus.
  join().catch(() => undefined)
  return () => leave()
}
