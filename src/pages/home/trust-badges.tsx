import { Hand, Headset, ShieldCheck, Truck, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { DeliveryPromise } from './delivery-promise'

export function TrustBadges() {
  const { t } = useLanguage()
  return (
    <section aria-labelledby="home-trust">
      <h2 id="home-trust" className="sr-only">
        {t('home.trust')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4 lg:gap-x-10">
        <TrustBadge icon={Hand} title={t('home.authentic')}>
          {t('home.authenticText')}
        </TrustBadge>
        <TrustBadge icon={Truck} title={t('home.fast')}>
          <DeliveryPromise />
        </TrustBadge>
        <TrustBadge icon={ShieldCheck} title={t('home.quality')}>
          {t('home.qualityText')}
        </TrustBadge>
        <TrustBadge icon={Headset} title={t('home.support')}>
          {t('home.supportText')}
        </TrustBadge>
      </ul>
    </section>
  )
}

type TrustBadgeProps = { icon: LucideIcon; title: string; children: ReactNode }

function TrustBadge({ icon: Icon, title, children }: TrustBadgeProps) {
  return (
    <li className="flex flex-col gap-2">
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-7 text-copper" />
      <h3 className="text-lg">{title}</h3>
      <p className="text-sm text-ink-muted">{children}</p>
    </li>
  )
}
