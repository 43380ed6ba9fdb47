import { useQuery } from '@tanstack/react-query'
import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import logoMark from '@/assets/brand/logo-mark-gold.svg'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { chatLink, mailLink, phoneLink } from '@/settings/contact-links'
import { settingsQueries, SITE_NAME } from '@/settings/queries'
import { Ltr } from '@/ui/ltr'
import { SocialIcon } from './social-icon'

const row = 'flex min-h-11 items-center gap-3 underline-offset-4 hover:text-gold hover:underline'
const icon = 'size-5 shrink-0 text-gold'

const networks = [
  { network: 'instagram', label: 'footer.instagram' },
  { network: 'facebook', label: 'footer.facebook' },
] as const

/** Who the shop is and how to reach it, as the settings say. */
export function ContactCard() {
  const { t, language } = useLanguage()
  const { data: shop } = useQuery(settingsQueries.shop())

  return (
    <div className="flex flex-col gap-4">
      <Link to={paths.home()} className="flex min-h-11 w-fit items-center gap-3">
        <img src={logoMark} alt="" width={44} height={44} loading="lazy" className="size-11 shrink-0" />
        <bdi className="font-display text-xl font-semibold">{shop?.site_name ?? SITE_NAME}</bdi>
      </Link>
      {shop !== undefined && (
        <>
          <p className="max-w-sm text-plaster-line">{localized(shop, 'site_description', language)}</p>
          <ul>
            <li className="flex min-h-11 items-center gap-3">
              <MapPin aria-hidden="true" className={icon} />
              {t('footer.showroom')}
            </li>
            <li>
              <a href={phoneLink(shop.contact_phone)} className={row}>
                <Phone aria-hidden="true" className={icon} />
                <Ltr>{shop.contact_phone}</Ltr>
              </a>
            </li>
            <li>
              <a href={mailLink(shop.contact_email)} className={row}>
                <Mail aria-hidden="true" className={icon} />
                <Ltr>{shop.contact_email}</Ltr>
              </a>
            </li>
            <li>
              <a href={chatLink(shop.whatsapp_number)} target="_blank" rel="noreferrer" className={row}>
                <MessageCircle aria-hidden="true" className={icon} />
                {t('nav.chat')}
              </a>
            </li>
          </ul>
          <ul aria-label={t('footer.social')} className="flex gap-2">
            {networks.map(({ network, label }) => {
              const address = shop[`${network}_url`]
              if (address === '') return null
              return (
                <li key={network}>
                  <a
                    href={address}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t(label)}
                    className="flex size-11 items-center justify-center rounded-full border border-plaster/30 hover:border-gold hover:text-gold"
                  >
                    <SocialIcon network={network} />
                  </a>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}
