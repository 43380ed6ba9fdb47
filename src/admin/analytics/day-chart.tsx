import { useState, type PointerEvent } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { axisTicks } from './axis-ticks'

type ChartPoint = { label: string; short: string; value: number }

const TONES = { copper: 'text-copper', majolica: 'text-majolica' }
// So many names of days have room beside each other on a wide screen.
const MAX_LABELS = 8
const MANY_POINTS = 45

type DayChartProps = {
  /** What is drawn; read out when the chart has the focus. */
  title: string
  points: readonly ChartPoint[]
  format: (value: number) => string
  /** On the axis there is no room for a unit. */
  formatAxis: (value: number) => string
  tone: keyof typeof TONES
}

/**
 * Bars over time in reading direction. Over them lies a range input without looks: it makes the chart reachable by keyboard and readable by
 * screen readers, bar by bar, and takes the pointer.
 */
export function DayChart({ title, points, format, formatAxis, tone }: DayChartProps) {
  const { direction } = useLanguage()
  const [shown, setShown] = useState<number | null>(null)
  const last = points.length - 1
  const current = Math.min(shown ?? 0, last)
  const point = points[current]
  const ticks = axisTicks(Math.max(0, ...points.map(({ value }) => value)))
  const top = ticks.at(-1) ?? 1
  const percent = (value: number) => `${(100 * value) / top}%`
  const labelled = Math.ceil(points.length / MAX_LABELS)

  const showBelow = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left) / width
    const index = Math.floor((direction === 'rtl' ? 1 - share : share) * points.length)
    setShown(Math.min(Math.max(index, 0), last))
  }

  if (point === undefined) return null
  return (
    <div className="@container flex h-64 w-full gap-2 pt-2 text-sm text-ink-muted">
      <div aria-hidden="true" className="relative mb-8 w-14 shrink-0">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute end-0 flex h-0 items-center"
            style={{ insetBlockEnd: percent(tick) }}
          >
            <bdi>{formatAxis(tick)}</bdi>
          </span>
        ))}
      </div>
      <div className="relative mb-8 grow rounded-control outline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-majolica">
        <div aria-hidden="true">
          {ticks.map((tick) => (
            <div
              key={tick}
              className={cn(
                'absolute inset-x-0 border-t',
                tick === 0 ? 'border-control' : 'border-plaster-line',
              )}
              style={{ insetBlockEnd: percent(tick) }}
            />
          ))}
          <div className={cn('absolute inset-0 flex', TONES[tone])}>
            {points.map(({ label, value }, index) => (
              <div
                key={label}
                className={cn(
                  'flex h-full grow basis-0 items-end justify-center',
                  index === shown && 'bg-plaster-raised',
                )}
              >
                <div
                  className={cn(
                    'max-w-10 rounded-t-[3px] bg-current',
                    points.length > MANY_POINTS ? 'w-[calc(100%-1px)]' : 'w-4/5',
                  )}
                  style={{ blockSize: percent(value) }}
                />
              </div>
            ))}
          </div>
          {points.map(({ label, short }, index) =>
            index % labelled === 0 ? (
              <span
                key={label}
                className={cn(
                  'absolute top-full flex w-0 justify-center pt-1.5 whitespace-nowrap',
                  (index / labelled) % 2 === 1 && '@max-xl:hidden',
                  // With enlarged text, half of one near the end would stand beside the chart.
                  index > 0.75 * last && 'max-[16rem]:hidden',
                )}
                style={{ insetInlineStart: `${(100 * (index + 0.5)) / points.length}%` }}
              >
                <bdi>{short}</bdi>
              </span>
            ) : null,
          )}
        </div>
        <input
          type="range"
          aria-label={title}
          aria-valuetext={`${point.label}: ${format(point.value)}`}
          min={0}
          max={last}
          value={current}
          className="absolute inset-0 size-full cursor-default opacity-0"
          onChange={(event) => setShown(Number(event.target.value))}
          onFocus={() => setShown(current)}
          onBlur={() => setShown(null)}
          onPointerMove={showBelow}
          onPointerLeave={() => setShown(null)}
        />
        {shown !== null && (
          <div
            aria-hidden="true"
            data-tooltip=""
            className="pointer-events-none absolute inset-x-0 top-0 grid"
            // As far along as its bar, and never outside.
            style={{ gridTemplateColumns: `${current}fr auto ${last - current}fr` }}
          >
            <div className="col-start-2 rounded-control border border-plaster-line bg-white px-3 py-2 text-ink shadow-low">
              <p className="text-ink-muted">{point.label}</p>
              <p className="font-semibold">{format(point.value)}</p>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
