import { ChevronDown } from 'lucide-react'
import type { FactFilterProps } from '@/catalog/fact-filters'
import { FACT_LABELS } from '@/catalog/fact-queries'
import { FACT_FILTERS } from '@/catalog/filters'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { useOnDemand } from '@/shell/use-on-demand'

const loadMenu = () => import('@/catalog/fact-filters').then((module) => module.FactMenu)

/** Material, colour and size beside the list. The menus' code and counts load when one is opened. */
export function FactButtons(props: Omit<FactFilterProps, 'kind'>) {
  return (
    <div className="flex flex-col gap-2">
      {FACT_FILTERS.map((kind) => (
        <FactButton key={kind} kind={kind} {...props} />
      ))}
    </div>
  )
}

function FactButton(props: FactFilterProps) {
  const { t, language } = useLanguage()
  const { code: Menu, prefetch, fetch } = useOnDemand(loadMenu)
  const { kind, filters } = props
  const count = filters[kind].length

  const button = (
    <button
      type="button"
      // The loaded menu sets its own.
      {...(Menu === null && { 'aria-haspopup': 'menu', 'aria-expanded': false })}
      className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-control bg-white px-3 text-start hover:border-copper"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={Menu === null ? fetch : undefined}
    >
      <span>{t(FACT_LABELS[kind])}</span>
      {count > 0 && (
        <span translate="no" className="rounded-full bg-copper-tint px-2 text-sm text-copper-hover">
          {formatNumber(count, language)}
        </span>
      )}
      <ChevronDown aria-hidden="true" className="ms-auto size-5 shrink-0 text-ink-muted" />
    </button>
  )
  return Menu === null ? button : <Menu trigger={button} {...props} />
}
