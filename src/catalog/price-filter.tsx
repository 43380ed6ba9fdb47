import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Slider } from '@/ui/slider'
import { PRICE_STEP, priceBounds, priceThumbs, type Filters } from './filters'

/** Keyboard changes are debounced, because a held arrow key changes the value many times. */
const KEY_DEBOUNCE_MS = 300

export type PriceFilterProps = {
  filters: Filters
  /** The slider's upper end, in dirhams. */
  ceiling: number
  onChange: (bounds: Partial<Filters>) => void
}

const boundsKey = ({ minPrice, maxPrice }: Partial<Filters>) => `${minPrice}-${maxPrice}`

/** A slider with two thumbs. The filter changes when a thumb is released, not while it is dragged. */
export function PriceFilter({ filters, ceiling, onChange }: PriceFilterProps) {
  const { t, language } = useLanguage()
  const [dragged, setDragged] = useState<number[] | null>(null)
  const isKeyboard = useRef(false)
  const [released, setReleased] = useState<{ thumbs: readonly number[]; delay: number } | null>(null)

  const given = priceThumbs(filters, ceiling)
  // The dragged values show until the URL has caught up with them, or was changed by something else.
  const current = boundsKey(filters)
  const [previous, setPrevious] = useState(current)
  // Bounds that this slider has requested and that the URL does not hold yet.
  const [pending, setPending] = useState<readonly string[]>([])
  if (previous !== current) {
    const index = pending.indexOf(current)
    setPrevious(current)
    setPending(index < 0 ? [] : pending.slice(index + 1))
    if (index < 0 || (dragged !== null && boundsKey(priceBounds(dragged, ceiling)) === current))
      setDragged(null)
  }
  const shown = dragged ?? given
  const money = (amount: number) => formatMoney(amount, language)

  const commit = useEffectEvent((thumbs: readonly number[]) => {
    const bounds = priceBounds(thumbs, ceiling)
    const requested = boundsKey(bounds)
    if (requested === (pending.at(-1) ?? current)) return
    setPending((earlier) => [...earlier, requested])
    onChange(bounds)
  })
  useEffect(() => {
    if (released === null) return
    const timer = setTimeout(() => commit(released.thumbs), released.delay)
    return () => clearTimeout(timer)
  }, [released])

  return (
    <div
      role="group"
      aria-label={t('listing.filters.price')}
      className="flex flex-col"
      onKeyDownCapture={() => {
        isKeyboard.current = true
      }}
      onPointerDownCapture={() => {
        isKeyboard.current = false
      }}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="font-medium">{t('listing.filters.price')}</span>
        <span className="text-ink-muted">
          {t('listing.filters.priceRange', { min: money(shown[0] ?? 0), max: money(shown[1] ?? ceiling) })}
        </span>
      </p>
      {/* Keeps the thumbs at both ends inside the column. */}
      <div className="px-0.5">
        <Slider
          data-no-mirror=""
          min={0}
          max={ceiling}
          step={PRICE_STEP}
          minStepsBetweenThumbs={1}
          value={shown}
          labels={[t('listing.filters.minPrice'), t('listing.filters.maxPrice')]}
          format={money}
          onValueChange={setDragged}
          onValueCommit={(thumbs) => setReleased({ thumbs, delay: isKeyboard.current ? KEY_DEBOUNCE_MS : 0 })}
        />
      </div>
    </div>
  )
}
