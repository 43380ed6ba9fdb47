import type { ReactNode } from 'react'
import { useLanguage } from '@/i18n/language-context'

type FigureProps = { label: string; children: ReactNode }

function Figure({ label, children }: FigureProps) {
  return (
    <figure className="flex flex-col gap-3 rounded-picture bg-plaster-raised p-5">
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 320 190"
        className="w-full text-copper"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        {children}
      </svg>
      <figcaption className="text-sm text-ink-muted">{label}</figcaption>
    </figure>
  )
}

/** A dimension line: a double arrow with its label. */
function Measure({ from, to, label }: { from: [number, number]; to: [number, number]; label: string }) {
  const [x1, y1] = from
  const [x2, y2] = to
  const vertical = x1 === x2
  const ends = vertical
    ? `M${x1 - 5} ${y1 + 7} ${x1} ${y1} ${x1 + 5} ${y1 + 7}M${x2 - 5} ${y2 - 7} ${x2} ${y2} ${x2 + 5} ${y2 - 7}`
    : `M${x1 + 7} ${y1 - 5} ${x1} ${y1} ${x1 + 7} ${y1 + 5}M${x2 - 7} ${y2 - 5} ${x2} ${y2} ${x2 - 7} ${y2 + 5}`
  return (
    <g className="text-majolica" stroke="currentColor">
      <path d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path d={ends} />
      <text
        x={vertical ? x1 + 10 : (x1 + x2) / 2}
        y={vertical ? (y1 + y2) / 2 + 5 : y1 + 20}
        // The text starts at a vertical arrow and is centred below a horizontal one, in both writing directions.
        textAnchor={vertical ? 'start' : 'middle'}
        direction="ltr"
        fill="currentColor"
        stroke="none"
        fontSize="15"
      >
        {label}
      </text>
    </g>
  )
}

export function PoufFigure() {
  const { t } = useLanguage()
  return (
    <Figure label={t('content.support.measurePouf')}>
      <path
        d="M52 92C30 92 24 128 52 138C84 148 166 148 198 138C226 128 220 92 198 92C166 102 84 102 52 92Z"
        className="fill-copper-tint"
      />
      <path d="M52 92C60 62 190 62 198 92C166 102 84 102 52 92Z" className="fill-plaster" />
      <path d="M125 70V99M92 74 78 97M158 74 172 97M78 97V143M125 99V146M172 97V143" strokeWidth={1.5} />
      <path
        d="M125 76 128.500 79.500H133.500V84.500L137 88 133.500 91.500V96.500H128.500L125 100 121.500 96.500H116.500V91.500L113 88 116.500 84.500V79.500H121.500Z"
        className="fill-gold"
        stroke="none"
        transform="translate(0 -2) scale(1 .96)"
      />
      <Measure from={[33, 160]} to={[217, 160]} label={t('content.support.diameter')} />
      <Measure from={[238, 70]} to={[238, 146]} label={t('content.support.height')} />
    </Figure>
  )
}

export function FootFigure() {
  const { t } = useLanguage()
  return (
    <Figure label={t('content.support.measureFoot')}>
      <path
        d="M40 96C40 66 70 58 104 66C140 74 160 58 200 56C246 54 284 72 284 96C284 122 246 136 200 132C160 128 140 116 104 124C70 132 40 126 40 96Z"
        className="fill-copper-tint"
      />
      <path
        d="M58 96C58 78 78 74 104 80C140 88 166 74 200 72C228 70 250 78 258 88M258 104C246 118 222 120 200 117C166 112 140 104 104 111C78 116 58 112 58 96Z"
        strokeWidth={1.5}
        strokeDasharray="4 5"
      />
      <path d="M40 140V168M284 140V168" strokeWidth={1} strokeDasharray="3 4" />
      <Measure from={[40, 158]} to={[284, 158]} label={t('content.support.footLength')} />
    </Figure>
  )
}
