import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { adminProductQueries } from '@/admin/products/queries'
import { useNow } from '@/admin/use-baseline'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { useFailure, useUnread } from '@/lib/use-unread'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Choice } from '@/ui/choice'
import { Field } from '@/ui/field'
import { Fieldset } from '@/ui/fieldset'
import { Input } from '@/ui/input'
import { ReadFailed } from '@/ui/read-failed'
import { useSettled } from '@/ui/use-settled'
import { saleQueries } from './queries'
import type { NamedProduct } from './sale'
import { type ScopeInput, SCOPES } from './schema'

/** What a sale or a promotion applies to. Its texts are in the area adminSales. */
export function Scope() {
  const { t } = useLanguage()
  const { register } = useFormContext<ScopeInput>()
  const scope = useWatch<ScopeInput, 'scope'>({ name: 'scope' })
  const now = useNow('scope', (choice: ScopeInput['scope']) => t(`adminSales.scope.${choice}`))
  return (
    <Fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-medium">{t('adminSales.scope')}</legend>
      <div className="flex flex-wrap gap-2">
        {SCOPES.map((choice) => (
          <Choice key={choice} look="pill" value={choice} {...register('scope')}>
            {t(`adminSales.scope.${choice}`)}
          </Choice>
        ))}
      </div>
      {now !== undefined && <p className="text-sm text-ink-muted">{now}</p>}
      {scope === 'categories' && <Categories />}
      {scope === 'products' && <Products />}
    </Fieldset>
  )
}

type ChosenProps<Name extends 'category_keys' | 'product_ids'> = {
  name: Name
  /** How a choice reads that the shop has by now. */
  nowText: (chosen: ScopeInput[Name]) => string
  children: ReactNode
}

function Chosen<Name extends 'category_keys' | 'product_ids'>({
  name,
  nowText,
  children,
}: ChosenProps<Name>) {
  const { tKey } = useLanguage()
  const id = useId()
  const now = useNow(name, nowText)
  const message = useFormContext<ScopeInput>().formState.errors[name]?.message
  return (
    <div
      role="group"
      aria-describedby={message === undefined ? undefined : id}
      className="flex flex-col gap-2"
    >
      {children}
      {now !== undefined && <p className="text-sm text-ink-muted">{now}</p>}
      {message !== undefined && (
        <p id={id} role="alert" className="text-sm text-brick">
          {tKey(message)}
        </p>
      )}
    </div>
  )
}

function Categories() {
  const { language } = useLanguage()
  const { field } = useController<ScopeInput, 'category_keys'>({ name: 'category_keys' })
  const query = useQuery(adminProductQueries.categories())
  const { data: categories } = query
  const unread = useUnread(query)
  if (unread !== null) return <ReadFailed {...unread} />
  // A craft in several cities has several rows with the same key.
  const crafts = [...new Map((categories ?? []).map((category) => [category.key, category])).values()]
    .map((category) => ({ key: category.key, label: localized(category, 'name', language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
  const labelsOf = (keys: readonly string[]) =>
    crafts.flatMap(({ key, label }) => (keys.includes(key) ? [label] : [])).join(', ')
  return (
    <Chosen name="category_keys" nowText={labelsOf}>
      <div className="grid max-h-64 gap-x-4 overflow-y-auto sm:grid-cols-2">
        {crafts.map(({ key, label }) => (
          <Checkbox
            key={key}
            checked={field.value.includes(key)}
            onChange={({ target }) =>
              field.onChange(
                target.checked ? [...field.value, key] : field.value.filter((other) => other !== key),
              )
            }
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </Chosen>
  )
}

function Products() {
  const { t, language } = useLanguage()
  const { field } = useController<ScopeInput, 'product_ids'>({ name: 'product_ids' })
  const [text, setText] = useState('')
  const found = useQuery(saleQueries.search(useSettled(text.trim())))
  const failed = useFailure(found)
  const chosen = new Set(field.value.map(({ id }) => id))
  const offered = text.trim() === '' ? [] : (found.data ?? []).filter(({ id }) => !chosen.has(id))
  const name = (product: NamedProduct) => localized(product, 'name', language)

  return (
    <Chosen name="product_ids" nowText={(products) => products.map(name).join(', ')}>
      <Field label={t('adminSales.findProduct')}>
        {(control) => (
          <Input
            {...control}
            type="search"
            dir="auto"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            // Enter must not submit the form around.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        )}
      </Field>
      {failed !== null && <ReadFailed {...failed} />}
      <ul className="divide-y divide-plaster-line rounded-control border border-plaster-line bg-white empty:hidden">
        {offered.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-2 px-3 py-1 text-start hover:bg-plaster-raised"
              onClick={() => {
                const { id, name_en, name_fr, name_ar } = product
                field.onChange([...field.value, { id, name_en, name_fr, name_ar }])
              }}
            >
              <Plus aria-hidden="true" className="size-4 shrink-0" />
              <bdi>{name(product)}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-muted">
        {t('adminSales.chosen', { count: field.value.length })}
      </p>
      <ul className="flex max-h-64 flex-col overflow-y-auto">
        {field.value.map((product) => (
          <li key={product.id} className="flex items-center justify-between gap-2">
            <bdi className="min-w-0">{name(product)}</bdi>
            <Button
              tone="quiet"
              size="icon"
              aria-label={t('adminSales.removeProduct', { name: name(product) })}
              onClick={() => field.onChange(field.value.filter(({ id }) => id !== product.id))}
            >
              <X aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
    </Chosen>
  )
}
