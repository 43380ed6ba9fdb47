import { useEffect, useEffectEvent, useState } from 'react'
import type { Quote } from '@/cart/queries'
import type { Refusal } from './mutations'

/** After this time the shopper may have forgotten the order, so it is not sent. */
const MAX_WAIT_MS = 15 * 60_000

type HeldOrderOptions = {
  online: boolean
  /** The current quote for the cart and country, and when it was fetched (epoch milliseconds). */
  quote: Quote | undefined
  quotedAt: number
  send: () => void
  refuse: (refusal: Refusal | null) => void
}

/**
 * Holds an order that was placed offline until the network returns. It is sent only when a new quote confirms the total
 * that the shopper agreed to, and it can be cancelled until then. (TanStack Query also pauses mutations while offline, but
 * a paused one can be neither cancelled nor changed.)
 */
export function useHeldOrder({ online, quote, quotedAt, send, refuse }: HeldOrderOptions) {
  const [held, setHeld] = useState<{ total: number; since: number } | null>(null)
  const isQuoted = held !== null && online && quote !== undefined && quotedAt > held.since

  const decide = useEffectEvent(() => {
    if (held === null || quote === undefined) return
    setHeld(null)
    if (Date.now() - held.since > MAX_WAIT_MS) refuse({ kind: 'too-late' })
    else if (quote.lines.some((line) => line.code !== null)) refuse({ kind: 'lines' })
    else if (quote.total_amount !== held.total) {
      refuse({ kind: 'price', before: held.total, now: quote.total_amount })
    } else send()
  })
  useEffect(() => {
    if (!isQuoted) return
    let cancelled = false
    queueMicrotask(() => {
      if (!cancelled) decide()
    })
    return () => {
      cancelled = true
    }
  }, [isQuoted])

  return {
    isHeld: held !== null,
    hold: (total: number) => {
      refuse(null)
      setHeld({ total, since: Date.now() })
    },
    cancel: () => setHeld(null),
  }
}
