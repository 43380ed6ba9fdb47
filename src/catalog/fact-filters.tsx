import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { useUnread } from '@/lib/use-unread'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Fieldset } from '@/ui/fieldset'
import { Skeleton } from '@/ui/skeleton'
import { UnreadPart } from '@/ui/unread-part'
import { FACT_LABELS, factQueries, withFact, type Fact } from './fact-queries'
import { FACT_FILTERS, type FactFilter, type Filters } from './filters'
import { Swatch } from './swatch'

type FactFilterProps = {
  kind: FactFilter
  filters: Filters
  onChange: (changed: Partial<Filters>) => void
}

export type FactListsProps = Omit<FactFilterProps, 'kind'> & {
  /** Beside the list: every section is open and shows its most frequent options. In the sheet one opens what is wanted. */
  open?: boolean
}

/** Checkboxes, one section for each kind. In the sheet those are open where something is chosen. */
export function FactLists(props: FactListsProps) {
  return (
    <div className="flex flex-col border-b border-plaster-line">
      {FACT_FILTERS.map((kind) => (
        <FactList key={kind} kind={kind} {...props} />
      ))}
      <UnreadFacts filters={props.filters} />
    </div>
  )
}

/** Once for all sections, when what they read cannot be read. */
function UnreadFacts({ filters }: { filters: Filters }) {
  // Read by the sections that are open.
  const words = useQuery({ ...factQueries.words(), enabled: false })
  const counts = useQuery({ ...factQueries.counts(filters), enabled: false })
  const unread = useUnread(words, counts)
  if (unread === null) return null
  return (
    <div className="border-t border-plaster-line py-3">
      <UnreadPart {...unread} />
    </div>
  )
}

const FREQUENT = 6

function FactList({ open: isBeside = false, ...props }: FactListsProps & FactFilterProps) {
  const { t, language } = useLanguage()
  const { kind, filters } = props
  const [open, setOpen] = useState(isBeside || filters[kind].length > 0)
  const [showsAll, setShowsAll] = useState(!isBeside)
  const { options, state, toggle, isChosen } = useFactOptions(props, open)
  const frequent = options
    .toSorted((one, other) => other.count - one.count)
    .slice(0, showsAll ? undefined : FREQUENT)
  const shown = options.filter((option) => frequent.includes(option) || isChosen(option.key))

  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-t border-plaster-line"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        {t(FACT_LABELS[kind])}
        {filters[kind].length > 0 && (
          <span translate="no" className="rounded-full bg-copper-tint px-2 text-sm text-copper-hover">
            {formatNumber(filters[kind].length, language)}
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 text-ink-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      {state === 'loading' && <LoadingFacts isBeside={isBeside} />}
      {state === 'none' && <p className="pb-3 text-ink-muted">{t('listing.filters.noOptions')}</p>}
      {state === 'some' && (
        <Fieldset className="pb-2">
          <legend className="sr-only">{t(FACT_LABELS[kind])}</legend>
          {shown.map((option) => (
            <Checkbox
              key={option.key}
              className={isBeside ? 'min-h-9!' : undefined}
              checked={isChosen(option.key)}
              onChange={() => toggle(option.key)}
            >
              <span className="flex items-center gap-2.5">
                <OptionName kind={kind} option={option} />
              </span>
            </Checkbox>
          ))}
          {shown.length < options.length && (
            <Button tone="link" onClick={() => setShowsAll(true)}>
              {t('listing.filters.showAll', { count: options.length })}
            </Button>
          )}
        </Fieldset>
      )}
    </details>
  )
}

/** Beside the list, which says itself that it loads, bars in place of the options. */
function LoadingFacts({ isBeside }: { isBeside: boolean }) {
  const { t } = useLanguage()
  if (isBeside) return <Skeleton className="mb-4 h-40" />
  return <p className="pb-3 text-ink-muted">{t('shop.products.loading')}</p>
}

type Option = Fact & { count: number }

function OptionName({ kind, option }: { kind: FactFilter; option: Option }) {
  const { language } = useLanguage()
  return (
    <>
      {kind === 'colour' && <Swatch color={swatches.get(option.key) ?? null} />}
      <span>
        <bdi>{localized(option, 'label', language)}</bdi>{' '}
        <span translate="no" className="text-sm text-ink-muted">
          ({formatNumber(option.count, language)})
        </span>
      </span>
    </>
  )
}

/** The facts of a kind that products have, and the chosen ones. Fetched when the panel is open. */
function useFactOptions({ kind, filters, onChange }: FactFilterProps, open: boolean) {
  const words = useQuery({
    ...factQueries.words(),
    enabled: open,
  })
  const counts = useQuery({
    ...factQueries.counts(filters),
    placeholderData: keepPreviousData,
    enabled: open,
  })
  const { data: vocabulary } = words
  const { data: facets } = counts
  const unread = useUnread(words, counts)
  // As chosen here: a second click must not start from the URL, which follows a moment later.
  const [chosen, setChosen] = useState(filters[kind])
  const [previous, setPrevious] = useState(filters[kind])
  if (previous.join() !== filters[kind].join()) {
    setPrevious(filters[kind])
    setChosen(filters[kind])
  }

  const countOf = new Map(facets?.[`${kind}s`].map(({ key, count }) => [key, count]))
  const options: Option[] = (vocabulary?.[kind] ?? []).flatMap((fact) => {
    const count = countOf.get(fact.key) ?? 0
    return count > 0 || chosen.includes(fact.key) ? [{ ...fact, count }] : []
  })
  const optionsState = (): 'loading' | 'unread' | 'none' | 'some' => {
    if (vocabulary === undefined || facets === undefined) return unread === null ? 'loading' : 'unread'
    return options.length === 0 ? 'none' : 'some'
  }
  return {
    options,
    /** `unread` is shown by the sentence below all sections. */
    state: optionsState(),
    isChosen: (key: string) => chosen.includes(key),
    toggle: (key: string) => {
      const changed = withFact({ ...filters, [kind]: chosen }, kind, key)
      setChosen(changed[kind] ?? [])
      onChange(changed)
    },
  }
}

const swatches: ReadonlyMap<string, string> = new Map([
  ['white', '#fdfcf8'],
  ['beige', '#e3d3b4'],
  ['brown', '#8a5a35'],
  ['black', '#26211e'],
  ['grey', '#8b8780'],
  ['red', '#a52a2a'],
  ['pink', '#d98a94'],
  ['orange', '#c56a38'],
  ['yellow', '#dfae3a'],
  ['green', '#3f7044'],
  ['turquoise', '#3c9c9a'],
  ['blue', '#27509f'],
  ['violet', '#6d4a86'],
  ['gold', '#c39a4a'],
  ['silver', '#bcbcb8'],
  ['copper', '#b06a3b'],
])
