import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { foldCode } from '@/lib/typed-text'
import { Checkbox } from '@/ui/checkbox'
import { Input } from '@/ui/input'
import { Slider } from '@/ui/slider'
import { PRICE_STEP, priceBounds, priceThumbs, type Filters } from './filters'

/** Keyboard changes are debounced, because a held arrow key changes the value many times. */
const KEY_DEBOUNCE_MS = 300

export type PriceFilterProps = {
  filters: Filters
  /** The slider's upper end, in dirhams. */
  ceiling: number
  onChange: (changed: Partial<Filters>) => void
}

const boundsKey = ({ minPrice, maxPrice }: Partial<Filters>) => `${minPrice}-${maxPrice}`

/** The price by slider or by two typed amounts, the reduced pieces alone, and what is in stock alone. */
export function PriceFilter(props: PriceFilterProps) {
  const { t } = useLanguage()
  const { filters, ceiling, onChange } = props
  return (
    <div className="flex flex-col">
      <PriceSlider {...props} />
      <div className="mt-1 grid grid-cols-2 gap-3">
        <PriceField
          label={t('listing.filters.minPrice')}
          value={filters.minPrice}
          placeholder={0}
          onChange={(minPrice) => onChange({ minPrice: minPrice === 0 ? null : minPrice })}
        />
        <PriceField
          label={t('listing.filters.maxPrice')}
          value={filters.maxPrice}
          placeholder={ceiling}
          onChange={(maxPrice) => onChange({ maxPrice })}
        />
      </div>
      {/* The list of offers is an order of its own: best offers first. */}
      <Box isOn={filters.sort === 'offers'} onChange={(isOn) => onChange({ sort: isOn ? 'offers' : null })}>
        {t('listing.sortOffers')}
      </Box>
      <Box isOn={filters.inStock} onChange={(inStock) => onChange({ inStock })}>
        {t('listing.inStock')}
      </Box>
    </div>
  )
}

type PriceFieldProps = {
  label: string
  /** In dirhams; null for no bound. */
  value: number | null
  placeholder: number
  onChange: (value: number | null) => void
}

/** The digits of a typed amount in whole dirhams; other characters are left out. */
const digitsOf = (typed: string) => foldCode(typed).replace(/\D/g, '').slice(0, 7)

/** A bound to type. The filter changes with Enter, or when the field is left. */
function PriceField({ label, value, placeholder, onChange }: PriceFieldProps) {
  const [text, setText] = useState(String(value ?? ''))
  const [previous, setPrevious] = useState(value)
  if (previous !== value) {
    setPrevious(value)
    setText(String(value ?? ''))
  }
  const apply = () => {
    const typed = text === '' ? null : Number(text)
    if (typed !== value) onChange(typed)
  }
  return (
    <label className="flex min-w-0 flex-col text-sm">
      <span className="truncate">{label}</span>
      <Input
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        placeholder={String(placeholder)}
        onChange={(event) => setText(digitsOf(event.target.value))}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply()
        }}
      />
    </label>
  )
}

type BoxProps = { isOn: boolean; onChange: (isOn: boolean) => void; children: string }

/** A checkbox whose state is in the URL. */
function Box({ isOn, onChange, children }: BoxProps) {
  // As chosen here, until the URL has followed.
  const [chosen, setChosen] = useState(isOn)
  const [previous, setPrevious] = useState(isOn)
  if (previous !== isOn) {
    setPrevious(isOn)
    setChosen(isOn)
  }
  return (
    <Checkbox
      checked={chosen}
      onChange={() => {
        setChosen(!chosen)
        onChange(!chosen)
      }}
    >
      {children}
    </Checkbox>
  )
}

/** A slider with two thumbs. The filter changes when a thumb is released, not while it is dragged. */
function PriceSlider({ filters, ceiling, onChange }: PriceFilterProps) {
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
