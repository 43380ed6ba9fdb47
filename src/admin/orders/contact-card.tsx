import { Mail, MapPin, Phone, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { LANGUAGE_NAMES } from '@/i18n/locales'
import { mailLink, phoneLink } from '@/settings/contact-links'
import { Ltr } from '@/ui/ltr'
import { addressLines } from './address-lines'
import { CopyButton } from './copy-button'
import { OrderCardSection } from './order-card-section'
import type { AdminOrder } from './queries'

const link =
  'inline-flex min-h-8 items-center text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11'

/** Who ordered, how to reach them, and where the parcel goes. */
export function ContactCard({ order }: { order: AdminOrder }) {
  const { t, tKey } = useLanguage()
  const lines = [...addressLines(order), tKey(`country.${order.country}`)]
  const erased = order.contact_name === ''
  return (
    <OrderCardSection id="contact" title={t('adminOrders.contact')}>
      {erased && <p className="text-ink-muted">{t('adminOrders.erasedText')}</p>}
      {order.phone !== '' && (
        <Line icon={<Phone aria-hidden="true" className="size-5" />}>
          <a href={phoneLink(order.phone)} className={link}>
            <Ltr>{order.phone}</Ltr>
          </a>
        </Line>
      )}
      {order.contact_email !== '' && (
        <Line icon={<Mail aria-hidden="true" className="size-5" />}>
          <a href={mailLink(order.contact_email, order.order_number)} className={`${link} break-all`}>
            <Ltr>{order.contact_email}</Ltr>
          </a>
        </Line>
      )}
      <Line icon={<UserRound aria-hidden="true" className="size-5" />}>
        {order.customer === null ? (
          <span className="text-ink-muted">{t('adminOrders.noAccount')}</span>
        ) : (
          <Link to={paths.adminCustomer(order.customer.user_id)} className={link}>
            {t('adminOrders.toCustomer')}
          </Link>
        )}
        <span className="block text-sm text-ink-muted">
          {t('adminOrders.writesIn')} <bdi lang={order.language}>{LANGUAGE_NAMES[order.language]}</bdi>
        </span>
      </Line>
      <Line icon={<MapPin aria-hidden="true" className="size-5" />}>
        <address className="not-italic">
          {lines.map((line, index) => (
            <span key={index} className="block break-words">
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      </Line>
      {!erased && (
        <CopyButton
          label={t('adminOrders.copyAddress')}
          text={[...lines, order.phone].filter((line) => line !== '').join('\n')}
        />
      )}
    </OrderCardSection>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3">
      <span className="flex h-8 shrink-0 items-center text-ink-muted pointer-coarse:h-11">{icon}</span>
      <div className="min-w-0 py-0.5">{children}</div>
    </div>
  )
}
