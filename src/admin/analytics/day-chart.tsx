import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'

export type ChartPoint = { label: string; short: string; value: number }

const TONES = { copper: 'text-copper', majolica: 'text-majolica' }

export type DayChartProps = {
  /** What is drawn; read out when the chart has the focus. */
  title: string
  points: readonly ChartPoint[]
  format: (value: number) => string
  /** On the axis there is no room for a unit. */
  formatAxis: (value: number) => string
  tone: keyof typeof TONES
}

/**
 * Bars over time, from the reader's side on: the axis begins at the right in Arabic. It is laid out from left to right
 * all the same, as text in SVG would change its anchor with the page; words carry their own direction.
 */
export function DayChart({ title, points, format, formatAxis, tone }: DayChartProps) {
  const { direction } = useLanguage()
  const rtl = direction === 'rtl'
  const written = (text: string) => (rtl ? `\u2067${text}\u2069` : text)
  return (
    <div dir="ltr" data-no-mirror="" className={cn('h-64 w-full', TONES[tone])}>
      <BarChart
        responsive
        width="100%"
        height="100%"
        data={[...points]}
        title={title}
        margin={{ top: 8, right: rtl ? 0 : 8, bottom: 0, left: rtl ? 8 : 0 }}
        barCategoryGap={points.length > 45 ? 1 : '20%'}
      >
        <CartesianGrid vertical={false} className="text-plaster-line" stroke="currentColor" />
        <XAxis
          dataKey="short"
          reversed={rtl}
          tickLine={false}
          axisLine={{ className: 'text-control', stroke: 'currentColor' }}
          tick={{ className: 'text-ink-muted', fill: 'currentColor', fontSize: 13 }}
          tickFormatter={written}
          minTickGap={24}
          height={32}
        />
        <YAxis
          orientation={rtl ? 'right' : 'left'}
          allowDecimals={false}
          tickLine={false}
          axisLine={false}
          tick={{ className: 'text-ink-muted', fill: 'currentColor', fontSize: 13 }}
          tickFormatter={formatAxis}
          width={64}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ className: 'text-plaster-raised', fill: 'currentColor' }}
          content={({ active, payload }) => {
            const point = payload[0]?.payload as ChartPoint | undefined
            if (!active || point === undefined) return null
            return (
              <div
                dir={direction}
                role="status"
                className="rounded-control border border-plaster-line bg-white px-3 py-2 text-sm text-ink shadow-low"
              >
                <p className="text-ink-muted">{point.label}</p>
                <p className="font-semibold">{format(point.value)}</p>
              </div>
            )
          }}
        />
        <Bar
          dataKey="value"
          fill="currentColor"
          radius={[3, 3, 0, 0]}
          maxBarSize={40}
          isAnimationActive={false}
        />
      </BarChart>
    </div>
  )
}
