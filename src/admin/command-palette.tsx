import { queryOptions, useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { type LucideIcon, Package, Plus, Search, ShoppingBag, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { unwrap } from '@/lib/errors'
import { searchNorm, textFinder } from '@/lib/search-norm'
import { supabase } from '@/lib/supabase'
import { foldLine } from '@/lib/typed-text'
import { Dialog } from '@/ui/dialog'
import { Ltr } from '@/ui/ltr'
import { useSettled } from '@/ui/use-settled'
import { PLACES } from './navigation'
import { adminKeys } from './query-keys'

const MAX_RESULTS_PER_KIND = 5

export const paletteQueries = {
  /** The best matches of each kind, requested in parallel. */
  find: (search: string) =>
    queryOptions({
      queryKey: [...adminKeys.palette, search],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        const parameters = { search, page_size: MAX_RESULTS_PER_KIND }
        const [orders, products, customers] = await Promise.all([
          client.rpc('admin_orders', parameters).abortSignal(signal),
          client.rpc('admin_products', parameters).abortSignal(signal),
          client.rpc('admin_customers', parameters).abortSignal(signal),
        ])
        return { orders: unwrap(orders), products: unwrap(products), customers: unwrap(customers) }
      },
    }),
}

/** Opens pages, and searches products, orders and customers. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const words = foldLine(typed)
  const isFound = textFinder(words)
  const search = useSettled(words)
  const {
    data: found,
    isFetching,
    isPlaceholderData,
  } = useQuery({
    ...paletteQueries.find(search),
    enabled: search.length > 1,
    placeholderData: (before) => before,
  })

  const places = [
    ...PLACES,
    { path: adminPaths.newProduct(), label: 'adminShell.newProduct' as const, icon: Plus },
  ].filter(({ label }) => isFound(searchNorm(t(label))))

  const open = (path: string) => {
    onClose()
    void navigate(path)
  }
  const results = words.length > 1 ? found : undefined
  // Those of the text before stay in sight until the new ones arrive, but Enter must not open one of them.
  const isCurrent = search === words && !isPlaceholderData
  const current = isCurrent ? results : undefined

  // Falls back to the first item when the highlighted one is no longer listed.
  const [chosen, setChosen] = useState('')
  const listed = [
    ...places.map(({ path }) => path),
    ...(current?.orders ?? []).map(({ id }) => id),
    ...(current?.products ?? []).map(({ id }) => id),
    ...(current?.customers ?? []).map(({ user_id: id }) => id),
  ]

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('adminShell.find')}
      hideTitle
      className="sm:mb-auto"
    >
      <Command
        label={t('adminShell.find')}
        shouldFilter={false}
        loop
        vimBindings={false}
        value={listed.includes(chosen) ? chosen : (listed[0] ?? '')}
        onValueChange={setChosen}
      >
        <div className="flex items-center gap-3 border-b border-plaster-line">
          <Search aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
          <Command.Input
            data-autofocus
            value={typed}
            onValueChange={setTyped}
            placeholder={t('adminShell.find')}
            dir="auto"
            maxLength={200}
            className="min-h-12 w-full bg-transparent outline-none"
          />
        </div>
        <Command.List label={t('adminShell.find')} className="max-h-[60dvh] overflow-y-auto py-2">
          {!isFetching && search === words && (
            <Command.Empty className="px-3 py-6 text-center text-ink-muted">
              {t('adminShell.paletteNothing', { query: search })}
            </Command.Empty>
          )}
          <Group heading={t('adminShell.paletteActions')} items={places.length}>
            {places.map(({ path, label, icon }) => (
              <Item key={path} value={path} icon={icon} onSelect={() => open(path)}>
                {t(label)}
              </Item>
            ))}
          </Group>
          <Group heading={t('adminShell.orders')} items={results?.orders.length ?? 0}>
            {results?.orders.map((order) => (
              <Item
                key={order.id}
                value={order.id}
                icon={ShoppingBag}
                disabled={!isCurrent}
                onSelect={() => open(adminPaths.order(order.order_number))}
              >
                <Ltr>{order.order_number}</Ltr> <span className="text-ink-muted">{order.contact_name}</span>
              </Item>
            ))}
          </Group>
          <Group heading={t('adminShell.products')} items={results?.products.length ?? 0}>
            {results?.products.map((product) => (
              <Item
                key={product.id}
                value={product.id}
                icon={Package}
                disabled={!isCurrent}
                onSelect={() => open(adminPaths.product(product.id))}
              >
                {localized(product, 'name', language)}
              </Item>
            ))}
          </Group>
          <Group heading={t('adminShell.customers')} items={results?.customers.length ?? 0}>
            {results?.customers.map((customer) => (
              <Item
                key={customer.user_id}
                value={customer.user_id}
                icon={Users}
                disabled={!isCurrent}
                onSelect={() => open(adminPaths.customer(customer.user_id))}
              >
                {customer.display_name}{' '}
                <span className="text-ink-muted">
                  <Ltr>{customer.email}</Ltr>
                </span>
              </Item>
            ))}
          </Group>
        </Command.List>
      </Command>
    </Dialog>
  )
}

type GroupProps = { heading: string; items: number; children: ReactNode }

function Group({ heading, items, children }: GroupProps) {
  if (items === 0) return null
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-ink-muted"
    >
      {children}
    </Command.Group>
  )
}

type ItemProps = {
  value: string
  icon: LucideIcon
  /** Shown, and not to be chosen. */
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

function Item({ value, icon: Icon, disabled, onSelect, children }: ItemProps) {
  return (
    <Command.Item
      value={value}
      disabled={disabled}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 data-[disabled=true]:cursor-default data-[disabled=true]:text-ink-muted data-[selected=true]:bg-copper-tint data-[selected=true]:text-copper-hover forced-colors:data-[selected=true]:outline-2 forced-colors:data-[selected=true]:-outline-offset-2"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 truncate">{children}</span>
    </Command.Item>
  )
}
