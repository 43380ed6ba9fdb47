import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { Package, Plus, Search, ShoppingBag, Users, type LucideIcon } from 'lucide-react'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Dialog } from '@/ui/dialog'
import { Ltr } from '@/ui/ltr'
import { PLACES } from './navigation'
import { paletteQueries } from './palette-queries'

/** Goes to pages, and finds products, orders and customers by whatever is known of them. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const search = useDeferredValue(words)
  const { data: found, isFetching } = useQuery({
    ...paletteQueries.find(search),
    enabled: search.length > 1,
    placeholderData: (before) => before,
  })

  const places = [
    ...PLACES,
    { path: paths.adminNewProduct(), label: 'admin.newProduct' as const, icon: Plus },
  ].filter(({ label }) => t(label).toLocaleLowerCase(language).includes(words.toLocaleLowerCase(language)))

  const open = (path: string) => {
    onClose()
    void navigate(path)
  }
  const results = words.length > 1 ? found : undefined

  // The first of what is listed, whenever the one that was chosen is no longer among it.
  const [chosen, setChosen] = useState('')
  const listed = [
    ...places.map(({ path }) => path),
    ...(results?.orders ?? []).map(({ id }) => id),
    ...(results?.products ?? []).map(({ id }) => id),
    ...(results?.customers ?? []).map(({ user_id: id }) => id),
  ]

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('admin.find')}
      hideTitle
      className="sm:mb-auto"
    >
      <Command
        label={t('admin.find')}
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
            placeholder={t('admin.find')}
            dir="auto"
            maxLength={200}
            className="min-h-12 w-full bg-transparent outline-none"
          />
        </div>
        <Command.List label={t('admin.find')} className="max-h-[60dvh] overflow-y-auto py-2">
          {!isFetching && (
            <Command.Empty className="px-3 py-6 text-center text-ink-muted">
              {t('admin.paletteNothing', { query: search })}
            </Command.Empty>
          )}
          <Group heading={t('admin.paletteActions')} items={places.length}>
            {places.map(({ path, label, icon }) => (
              <Item key={path} value={path} icon={icon} onSelect={() => open(path)}>
                {t(label)}
              </Item>
            ))}
          </Group>
          <Group heading={t('admin.orders')} items={results?.orders.length ?? 0}>
            {results?.orders.map((order) => (
              <Item
                key={order.id}
                value={order.id}
                icon={ShoppingBag}
                onSelect={() => open(paths.adminOrder(order.order_number))}
              >
                <Ltr>{order.order_number}</Ltr> <span className="text-ink-muted">{order.contact_name}</span>
              </Item>
            ))}
          </Group>
          <Group heading={t('admin.products')} items={results?.products.length ?? 0}>
            {results?.products.map((product) => (
              <Item
                key={product.id}
                value={product.id}
                icon={Package}
                onSelect={() => open(paths.adminProduct(product.id))}
              >
                {localized(product, 'name', language)}
              </Item>
            ))}
          </Group>
          <Group heading={t('admin.customers')} items={results?.customers.length ?? 0}>
            {results?.customers.map((customer) => (
              <Item
                key={customer.user_id}
                value={customer.user_id}
                icon={Users}
                onSelect={() => open(paths.adminCustomer(customer.user_id))}
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

type ItemProps = { value: string; icon: LucideIcon; onSelect: () => void; children: ReactNode }

function Item({ value, icon: Icon, onSelect, children }: ItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 data-[selected=true]:bg-copper-tint data-[selected=true]:text-copper-hover forced-colors:data-[selected=true]:outline-2 forced-colors:data-[selected=true]:-outline-offset-2"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 truncate">{children}</span>
    </Command.Item>
  )
}
