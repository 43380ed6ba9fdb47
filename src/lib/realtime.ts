import { publicChannels, type Channels } from './supabase'

type WatchedTable = 'products' | 'product_variations' | 'catalog_changes'

/**
 * Calls back when rows of a table change, and when the connection comes back after a break: what happened meanwhile
 * was not heard. The payload is not passed on; a page refetches what it shows. A product that is withdrawn announces
 * nothing to shoppers itself: `catalog_changes` does. Heard is what a visitor may see, or whoever `connect` connects as.
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

  // Live updates are a comfort: without them the page still works and refetches on focus.
  join().catch(() => undefined)
  return () => leave()
}
