import type { ReactNode } from 'react'
import { formatDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { LANGUAGE_NAMES } from '@/i18n/locales'
import { Card } from '@/ui/card'
import { Ltr } from '@/ui/ltr'
import type { Customer } from './queries'
import { RoleBadge } from './role-badge'

const linkClasses =
  'inline-flex min-h-11 items-center wrap-anywhere text-majolica underline-offset-4 hover:underline'

/** Who it is, and where their parcels go. */
export function ContactCard({ customer }: { customer: Customer }) {
  const { t, tKey, language } = useLanguage()
  const lines = [
    customer.address,
    customer.district,
    customer.landmark,
    [customer.postal_code, customer.city].filter(Boolean).join(' '),
    customer.country && tKey(`country.${customer.country}`),
  ].filter(Boolean)

  const facts: [string, ReactNode][] = [
    [t('adminCustomers.role'), <RoleBadge key="role" role={customer.role} />],
    [
      t('adminCustomers.email'),
      <a key="email" href={`mailto:${customer.email}`} className={linkClasses}>
        <Ltr>{customer.email}</Ltr>
      </a>,
    ],
    [
      t('adminCustomers.phone'),
      customer.phone === '' ? (
        '–'
      ) : (
        <a key="phone" href={`tel:${customer.phone.replaceAll(' ', '')}`} className={linkClasses}>
          <Ltr>{customer.phone}</Ltr>
        </a>
      ),
    ],
    [
      t('adminCustomers.address'),
      lines.length === 0 ? (
        t('adminCustomers.noAddress')
      ) : (
        <address key="address" className="not-italic">
          {lines.map((line) => (
            <bdi key={line} className="block">
              {line}
            </bdi>
          ))}
        </address>
      ),
    ],
    [
      t('adminCustomers.language'),
      <bdi key="language" lang={customer.language}>
        {LANGUAGE_NAMES[customer.language]}
      </bdi>,
    ],
    [t('adminCustomers.joined'), formatDate(customer.created_at, language)],
  ]

  return (
    <Card asChild className="p-4 sm:p-5">
      <section aria-labelledby="customer-contact">
        <h2 id="customer-contact" className="text-xl">
          {t('adminCustomers.contact')}
        </h2>
        <dl className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-1">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  )
}
