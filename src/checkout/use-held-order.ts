import { useEffect, useEffectEvent, useState } from 'react'
import type { Quote } from '@/cart/queries'
import type { Refusal } from './use-place-order'

/** After that nobody expects it to be sent any more. */
const LONGEST_MS = 15 * 60_000

type HeldOrderOptions = {
  online: boolean
  /** What the database says of this cart and country, and when it said it. */
  quote: Quote | undefined
  quotedAt: number
  send: () => void
  refuse: (refusal: Refusal | null) => void
}

/**
 * An order that was placed without a network waits here: on this page, for a while, where it can be called off. It is
 * sent when the database has said anew that it costs what was agreed to. TanStack Query would keep it back as well, but
 * nobody could take it back from there, or change the form meanwhile.
 */
export function useHeldOrder({ online, quote, quotedAt, send, refuse }: HeldOrderOptions) {
  const [held, setHeld] = useState<{ total: number; since: number } | null>(null)
  const isAnswered = held !== null && online && quote !== undefined && quotedAt > held.since

  const decide = useEffectEvent(() => {
    if (held === null || quote === undefined) return
    setHeld(null)
    if (Date.now() - held.since > LONGEST_MS) refuse({ kind: 'too-late' })
    else if (quote.lines.some((line) => line.code !== null)) refuse({ kind: 'lines' })
    else if (quote.total_amount !== held.total) {
      refuse({ kind: 'price', before: held.total, now: quote.total_amount })
    } else send()
  })
  useEffect(() => {
    if (!isAnswered) return
    let isLeft = false
    queueMicrotask(() => {
      if (!isLeft) decide()
    })
    return () => {
      isLeft = true
    }
  }, [isAnswered])

  return {
    isHeld: held !== null,
    hold: (total: number) => {
      refuse(null)
      setHeld({ total, since: Date.now() })
    },
    callOff: () => setHeld(null),
  }
}
