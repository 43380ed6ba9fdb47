import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { History, MapPin, Search } from 'lucide-react'
import { useImperativeHandle, useLayoutEffect, useState, type KeyboardEvent, type Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApproximatePrice } from '@/currency/approximate-price'
import { cityLabel } from '@/i18n/city-label'
import { useLanguage } from '@/i18n/language-context'
import { catalogQueries, type ProductCardData } from '@/catalog/queries'
import { localized } from '@/i18n/localized'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { searchNorm } from '@/lib/search-norm'
import { cn } from '@/lib/cn'
import { useUnread } from '@/lib/use-unread'
import { Khatam } from '@/ui/khatam'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { UnreadPart } from '@/ui/unread-part'
import { useSettled } from '@/ui/use-settled'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches'
import { suggestionGroups, type Suggestion } from './search-suggestions'

const MIN_LENGTH = 2

export type SearchPanelHandle = { press: (event: KeyboardEvent) => void }

type SearchPanelProps = {
  ref: Ref<SearchPanelHandle>
  id: string
  /** As typed so far. */
  text: string
  /** Reports the list to the field, which keeps the focus. */
  onChange: (list: { expanded: boolean; activeId: string | undefined }) => void
  /** A suggestion was followed. */
  onChoose: () => void
}

export function SearchPanel({ ref, id, text, onChange, onChoose }: SearchPanelProps) {
  const { t, tKey, language } = useLanguage()
  const navigate = useNavigate()
  const [recent, setRecent] = useState(recentSearches)
  const query = useSettled(text.trim())
  const long = searchNorm(query).length >= MIN_LENGTH
  const products = useQuery({
    ...catalogQueries.suggestions(query),
    enabled: long,
    placeholderData: keepPreviousData,
  })

  // Until the answer is there, the list stays that of the query before: it changes once, not under a finger.
  const [shown, setShown] = useState('')
  const next = long ? (products.isFetching ? shown : query) : ''
  if (shown !== next) setShown(next)

  const lost = useUnread(products)
  const unread = long ? lost : null
  const groups = suggestionGroups({
    query: shown,
    // While they are read again, TanStack Query has those of the query before.
    products: shown === '' || unread !== null ? [] : (products.data ?? []),
    recent: text.trim() === '' ? recent : [],
    t,
    tKey,
    language,
  })
  const options = groups.flatMap((group) => group.options)
  const isRead = products.data !== undefined && !products.isPlaceholderData
  const answered = long && isRead && !products.isFetching && text.trim() === query

  // What is typed, and then its list, starts without an active option.
  const [active, setActive] = useState(-1)
  const [listed, setListed] = useState({ text, shown })
  if (listed.text !== text || listed.shown !== shown) {
    setListed({ text, shown })
    setActive(-1)
  }
  const place = Math.min(active, options.length - 1)
  const optionId = (option: Suggestion) => `${id}-${option.key}`
  const activeOption = options[place]
  const activeId = activeOption === undefined ? undefined : optionId(activeOption)
  const expanded = options.length > 0

  useLayoutEffect(() => {
    onChange({ expanded, activeId })
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [onChange, expanded, activeId])

  const choose = () => {
    if (query !== '') rememberSearch(query)
    onChoose()
  }

  useImperativeHandle(ref, () => ({
    press: (event) => {
      const last = options.length - 1
      const moves: Record<string, number | undefined> = {
        ArrowDown: place >= last ? 0 : place + 1,
        ArrowUp: place <= 0 ? last : place - 1,
        // Without an active option these two keys move the cursor in the text.
        ...(place >= 0 && { Home: 0, End: last }),
      }
      const next = moves[event.key]
      if (next !== undefined && last >= 0) {
        event.preventDefault()
        setActive(next)
      } else if (event.key === 'Enter' && activeOption !== undefined) {
        event.preventDefault()
        choose()
        void navigate(activeOption.to)
      }
    },
  }))

  // Outside the frame, and there before it has text: a region that appears with its text is not announced.
  const status = (
    <p role="status" className="sr-only">
      {answered &&
        (expanded
          ? t('deferred.search.count', { count: options.length })
          : `${t('deferred.search.none', { query })} ${t('deferred.search.noneHint')}`)}
    </p>
  )
  if (!expanded && !answered && unread === null) return status
  return (
    <>
      {status}
      {/* Below the field; on a phone the rest of the screen. */}
      <div className="overflow-y-auto overscroll-contain border-plaster-line p-1.5 md:absolute md:inset-x-0 md:top-full md:z-10 md:mt-2 md:max-h-[calc(100dvh-8rem)] md:rounded-picture md:border md:bg-white md:shadow-low">
        {expanded && (
          <div id={`${id}-list`} role="listbox" aria-label={t('deferred.search.suggestions')}>
            {groups.map((group) => (
              <div
                key={group.key}
                role="group"
                aria-label={group.label}
                className="border-plaster-line py-1.5 not-first:border-t"
              >
                {group.label !== undefined && (
                  <p aria-hidden="true" className="px-3 pt-1.5 pb-0.5 text-sm text-ink-muted">
                    {group.label}
                  </p>
                )}
                {group.options.map((option) => (
                  <Link
                    key={option.key}
                    id={optionId(option)}
                    to={option.to}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option === activeOption}
                    className={cn(
                      'flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 hover:bg-plaster-raised aria-selected:bg-copper-tint aria-selected:text-copper-hover forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2',
                      products.isPlaceholderData && option.product !== undefined && 'opacity-60',
                    )}
                    onClick={choose}
                  >
                    <Content option={option} />
                  </Link>
                ))}
              </div>
            ))}
          </div>
        )}
        {unread !== null && (
          <div className="px-3 py-2">
            <UnreadPart {...unread} />
          </div>
        )}
        {text.trim() === '' && recent.length > 0 && (
          <button
            type="button"
            className="min-h-11 cursor-pointer rounded-control px-3 text-sm text-majolica underline underline-offset-4"
            onClick={() => {
              forgetSearches()
              setRecent([])
            }}
          >
            {t('deferred.search.clearRecent')}
          </button>
        )}
        {answered && !expanded && (
          <p aria-hidden="true" className="px-3 py-2">
            <span className="block font-medium">{t('deferred.search.none', { query })}</span>
            <span className="block text-sm text-ink-muted">{t('deferred.search.noneHint')}</span>
          </p>
        )}
      </div>
    </>
  )
}

const icons = { recent: History, search: Search, city: MapPin, category: Khatam }

function Content({ option }: { option: Suggestion }) {
  if (option.product !== undefined) return <ProductSuggestion product={option.product} />
  const Icon = icons[option.icon ?? 'search']
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-copper" />
      <bdi className="min-w-0 truncate">{option.text}</bdi>
    </>
  )
}

function ProductSuggestion({ product }: { product: ProductCardData }) {
  const { t, tKey, language } = useLanguage()
  return (
    <>
      {product.image_url !== null && (
        <Picture
          src={imageUrl(product.image_url)}
          srcSet={imageSrcSet(product.image_url)}
          sizes="48px"
          width={1000}
          height={1250}
          color={product.image_color}
          alt=""
          className="aspect-4/5 w-12 shrink-0 rounded-control"
        />
      )}
      <span className="min-w-0 grow">
        <bdi className="line-clamp-2 leading-snug">{localized(product, 'name', language)}</bdi>
        <span className="block text-sm text-ink-muted">
          {cityLabel(product.city, tKey)}
          {product.stock_quantity <= 0 && ` · ${t('shop.product.outOfStock')}`}
        </span>
      </span>
      <Price
        amount={product.price}
        before={product.compare_at_price}
        from={product.from_price}
        className="shrink-0 flex-col items-end"
      >
        <ApproximatePrice amount={product.from_price ?? product.price} />
      </Price>
    </>
  )
}
