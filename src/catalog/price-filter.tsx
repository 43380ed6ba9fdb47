import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Slider } from '@/ui/slider'
import { PRICE_STEP, priceBounds, priceThumbs, type Filters } from './filters'

/** Held down, an arrow key moves a thumb many times; the list follows once it rests. */
const KEY_PAUSE_MS = 300

export type PriceFilterProps = {
  filters: Filters
  /** The slider's upper end, in dirhams. */
  ceiling: number
  onChange: (bounds: Partial<Filters>) => void
}

const boundsKey = ({ minPrice, maxPrice }: Partial<Filters>) => `${minPrice}-${maxPrice}`

/** Two thumbs on one line. The list follows when they are let go of, not while they are drawn. */
export function PriceFilter({ filters, ceiling, onChange }: PriceFilterProps) {
  const { t, language } = useLanguage()
  const [drawn, setDrawn] = useState<number[] | null>(null)
  const byKey = useRef(false)
  const [released, setReleased] = useState<{ thumbs: readonly number[]; pause: number } | null>(null)

  const given = priceThumbs(filters, ceiling)
  // What has been drawn counts until the address says it, or something that this slider has not asked for.
  const address = boundsKey(filters)
  const [seen, setSeen] = useState(address)
  const [asked, setAsked] = useState<readonly string[]>([])
  if (seen !== address) {
    const place = asked.indexOf(address)
    setSeen(address)
    setAsked(place < 0 ? [] : asked.slice(place + 1))
    if (place < 0 || (drawn !== null && boundsKey(priceBounds(drawn, ceiling)) === address)) setDrawn(null)
  }
  const shown = drawn ?? given
  const money = (amount: number) => formatMoney(amount, language)

  const commit = useEffectEvent((thumbs: readonly number[]) => {
    const bounds = priceBounds(thumbs, ceiling)
    const wanted = boundsKey(bounds)
    if (wanted === (asked.at(-1) ?? address)) return
    setAsked((earlier) => [...earlier, wanted])
    onChange(bounds)
  })
  useEffect(() => {
    if (released === null) return
    const timer = setTimeout(() => commit(released.thumbs), released.pause)
    return () => clearTimeout(timer)
  }, [released])

  return (
    <div
      role="group"
      aria-label={t('filters.price')}
      className="flex flex-col"
      onKeyDownCapture={() => {
        byKey.current = true
      }}
      onPointerDownCapture={() => {
        byKey.current = false
      }}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="font-medium">{t('filters.price')}</span>
        <span className="text-ink-muted">
          {t('filters.priceRange', { min: money(shown[0] ?? 0), max: money(shown[1] ?? ceiling) })}
        </span>
      </p>
      {/* The outermost halves of the thumbs stay within the column. */}
      <div className="px-0.5">
        <Slider
          data-no-mirror=""
          min={0}
          max={ceiling}
          step={PRICE_STEP}
          minStepsBetweenThumbs={1}
          value={shown}
          labels={[t('filters.minPrice'), t('filters.maxPrice')]}
          format={money}
          onValueChange={setDrawn}
          onValueCommit={(thumbs) => setReleased({ thumbs, pause: byKey.current ? KEY_PAUSE_MS : 0 })}
        />
      </div>
    </div>
  )
}
