import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { useFailure } from '@/lib/use-unread'
import { Badge } from '@/ui/badge'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Ltr } from '@/ui/ltr'
import { ReadFailed } from '@/ui/read-failed'
import { Status } from '@/ui/status'
import { useSettled } from '@/ui/use-settled'
import { type FoundCustomer, draftQueries } from './queries'

/** Finds a customer of earlier orders, whose contact then fills the form. */
export function CustomerSearch({ onPick }: { onPick: (customer: FoundCustomer) => void }) {
  const { t } = useLanguage()
  const [text, setText] = useState('')
  const search = useSettled(text.trim())
  const found = useQuery(draftQueries.customers(search))
  const failed = useFailure(found)
  const isSearching = text.trim() !== '' && search.length >= 3
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('adminDrafts.findCustomer')} hint={t('adminDrafts.findCustomerHint')}>
        {(control) => (
          <Input
            {...control}
            type="search"
            dir="auto"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        )}
      </Field>
      {isSearching && failed !== null && <ReadFailed {...failed} />}
      <Status>
        {isSearching && found.data?.length === 0 && (
          <p className="text-sm text-ink-muted">{t('adminDrafts.noCustomer')}</p>
        )}
      </Status>
      {isSearching && found.data !== undefined && found.data.length > 0 && (
        <ul className="divide-y divide-plaster-line rounded-control border border-plaster-line bg-white">
          {found.data.map((customer) => (
            <li key={customer.phone}>
              <button
                type="button"
                className="flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-start hover:bg-plaster-raised"
                onClick={() => {
                  onPick(customer)
                  setText('')
                }}
              >
                <span className="min-w-0 grow">
                  <bdi className="font-medium">{customer.contact_name}</bdi>
                  <span className="block text-sm text-ink-muted">
                    <Ltr>{customer.phone}</Ltr>
                    {customer.city !== '' && (
                      <>
                        {' · '}
                        <bdi>{customer.city}</bdi>
                      </>
                    )}
                  </span>
                </span>
                {customer.history.orders > 0 && (
                  <Badge tone="neutral">
                    {t('adminDrafts.historyOrders', { count: customer.history.orders })}
                  </Badge>
                )}
                {customer.history.refused > 0 && (
                  <Badge tone="red">
                    {t('adminDrafts.historyRefused', { count: customer.history.refused })}
                  </Badge>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
