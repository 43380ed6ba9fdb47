import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LostScans, useLostScans, ScansWithoutResult } from '@/admin/lost-scans'
import { adminProductQueries } from '@/admin/products/queries'
import { readProducts } from '@/admin/products/read-products'
import { catalogQueries } from '@/catalog/queries'
import { typeLabels, variationLabel } from '@/catalog/variation-labels'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { useFailure, useUnread } from '@/lib/use-unread'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { Notice } from '@/ui/notice'
import { ReadFailed } from '@/ui/read-failed'
import { Status } from '@/ui/status'
import { useSettled } from '@/ui/use-settled'
import { LinePicture } from '../line-picture'
import { type EditedLine, firstUnit, lineOf, optionsOf, piecesOf } from './lines'

const SHOWN = 8
const MIN_LENGTH = 2

const searchQuery = (search: string) =>
  queryOptions({
    queryKey: [...adminProductQueries.all, 'to-order', search],
    enabled: search.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    queryFn: ({ signal }) =>
      readProducts(
        { search, city: '', category: '', state: 'active', stock: '', sort: 'newest' },
        null,
        SHOWN,
        signal,
      ),
  })

/** The id of the product in the shop with this article number or barcode, in any case. */
async function findByNumber(number: string): Promise<string | null> {
  const client = await supabase()
  return unwrap(await client.rpc('product_by_number', { number })) as string | null
}

/** Finds a product by any of its names, its article number or its barcode, and adds one combination of it. */
export function ProductSearch({ onAdd }: { onAdd: (line: EditedLine) => void }) {
  const { t, language } = useLanguage()
  const [text, setText] = useState('')
  const search = useSettled(text.trim())
  /** A product of which a combination is to be chosen, and what was typed for it. */
  const [picked, setPicked] = useState<{ id: string; typed: string } | null>(null)
  const found = useQuery(searchQuery(search))
  const failed = useFailure(found)
  const isSearching = text.trim() !== '' && search.length >= MIN_LENGTH && picked === null
  const [added, setAdded] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const lost = useLostScans()
  const withoutResult = useLostScans()
  // A scanner types a number and Enter, and may do so again at once: one after the other.
  const enter = useMutation({
    scope: { id: 'scanned product' },
    mutationFn: async (typed: string) => {
      const scanned = await findByNumber(typed)
      if (scanned !== null) {
        const product = await queryClient.query({ ...catalogQueries.product(scanned), staleTime: 0 })
        return { id: scanned, product }
      }
      const [only, ...others] = await queryClient.query(searchQuery(typed))
      return { id: others.length === 0 ? (only?.id ?? null) : null, product: null }
    },
    meta: { ownErrors: true },
    onError: (_error, typed) => lost.add(typed),
    onSuccess: ({ id, product }, typed) => {
      lost.remove(typed)
      const unit = product === null ? [] : firstUnit(product, [])
      // Only a number names one thing exactly; variations have to be chosen.
      if (product === null || optionsOf(product).length > 0 || piecesOf(product, unit) === 0) {
        // Words are typed by a person, who sees what they find.
        if (/\d/.test(typed)) withoutResult.add(typed)
        if (id !== null) setPicked({ id, typed })
        return
      }
      withoutResult.remove(typed)
      onAdd(lineOf(product, unit, 1))
      setAdded(localized(product, 'name', language))
      setText((now) => (now.trim() === typed ? '' : now))
    },
  })

  return (
    <div className="flex flex-col gap-2">
      <Field label={t('adminDrafts.addProduct')} hint={t('adminDrafts.addProductHint')}>
        {(control) => (
          <Input
            {...control}
            type="search"
            dir="auto"
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setPicked(null)
              setAdded(null)
            }}
            // Enter searches nothing more, and must not submit the form around.
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              const typed = text.trim()
              if (typed.length >= MIN_LENGTH) enter.mutate(typed)
              // The next scan replaces this one.
              event.currentTarget.select()
            }}
          />
        )}
      </Field>
      <LostScans numbers={lost.numbers} />
      <ScansWithoutResult
        // What this one finds stands below.
        sentences={withoutResult.numbers
          .filter((number) => number !== text.trim())
          .map((number) => t('adminDrafts.notAdded', { number }))}
        onClear={withoutResult.clear}
      />
      <Status className="text-sm text-olive">
        {added !== null && t('adminDrafts.added', { name: added })}
      </Status>
      {isSearching && failed !== null && <ReadFailed {...failed} />}
      <Status className="text-sm text-ink-muted">
        {isSearching && found.data !== undefined && t('adminDrafts.found', { count: found.data.length })}
      </Status>
      {isSearching && found.data !== undefined && (
        <ul className="divide-y divide-plaster-line rounded-control border border-plaster-line bg-white">
          {found.data.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-start hover:bg-plaster-raised"
                onClick={() => setPicked({ id: product.id, typed: text.trim() })}
              >
                <LinePicture src={product.image_url} className="w-9" />
                <span className="min-w-0 grow">
                  <bdi className="font-medium">{localized(product, 'name', language)}</bdi>
                  <span className="block text-sm text-ink-muted">
                    {t('adminDrafts.inStock', { count: product.stock_quantity })}
                  </span>
                </span>
                <span translate="no" className="shrink-0">
                  {formatMoney(product.price, language)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {picked !== null && (
        <ProductChoice
          key={picked.id}
          productId={picked.id}
          onChoose={(line) => {
            onAdd(line)
            withoutResult.remove(picked.typed)
            setPicked(null)
            setText('')
          }}
          onClose={() => setPicked(null)}
        />
      )}
    </div>
  )
}

type ProductChoiceProps = {
  productId: string
  /** The combination that is chosen at first. */
  chosen?: readonly string[]
  quantity?: number
  onChoose: (line: EditedLine) => void
  onClose: () => void
}

/** One value of each variation of a product, with the pieces that there are. */
export function ProductChoice({
  productId,
  chosen = [],
  quantity = 1,
  onChoose,
  onClose,
}: ProductChoiceProps) {
  const { t, language } = useLanguage()
  const id = useId()
  const query = useQuery({ ...catalogQueries.product(productId), staleTime: 0 })
  const { data: product } = query
  const unread = useUnread(query)
  const [selected, setSelected] = useState<readonly string[] | null>(null)
  if (unread !== null) return <ReadFailed {...unread} />
  if (product === undefined) return <p role="status">{t('shop.status.loading')}</p>
  if (product === null) return <Notice tone="warning">{t('adminDrafts.notForSale')}</Notice>

  const unit = selected ?? firstUnit(product, chosen)
  const options = optionsOf(product)
  const pieces = piecesOf(product, unit)
  const labels = typeLabels(
    options.map(({ type }) => type),
    product.product_variations,
    language,
  )
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-control border border-copper/50 bg-plaster-raised p-4"
    >
      <h3 id={id} className="font-text font-medium">
        <bdi>{localized(product, 'name', language)}</bdi>
      </h3>
      {options.length > 0 && (
        <div className="grid gap-3 sm:grid-cols-2">
          {options.map(({ type, values }, index) => (
            <Field key={type} label={labels[index] ?? type}>
              {(control) => (
                <NativeSelect
                  {...control}
                  value={values.find((value) => unit.includes(value.id))?.id ?? ''}
                  onChange={({ target }) =>
                    setSelected([
                      ...unit.filter((each) => !values.some((value) => value.id === each)),
                      target.value,
                    ])
                  }
                >
                  {values.map((value) => (
                    <option key={value.id} value={value.id}>
                      {variationLabel(value.variation_value, language)}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </Field>
          ))}
        </div>
      )}
      <p role="status" className={pieces === 0 ? 'text-brick' : 'text-ink-muted'}>
        <bdi translate="no">{formatMoney(lineOf(product, unit, 1).unit_price, language)}</bdi> ·{' '}
        {pieces === 0 ? t('adminDrafts.soldOut') : t('adminDrafts.inStock', { count: pieces })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          size="small"
          disabled={pieces === 0}
          onClick={() => onChoose(lineOf(product, unit, quantity))}
        >
          {t(chosen.length > 0 ? 'adminDrafts.choose' : 'adminDrafts.add', {
            quantity: formatNumber(quantity, language),
          })}
        </Button>
        <Button type="button" size="small" tone="quiet" onClick={onClose}>
          {t('adminShell.cancel')}
        </Button>
      </div>
    </section>
  )
}
