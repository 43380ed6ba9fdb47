import { useSuspenseQuery } from '@tanstack/react-query'
import { ExternalLink, Mail, Map as MapIcon, MapPin, MessageCircle, Phone } from 'lucide-react'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { hoursText, isOpen, OPENING_HOURS } from '@/content/opening-hours'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { chatLink, mailLink, phoneLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { Seo } from '@/shell/seo'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Ltr } from '@/ui/ltr'
import { TypedText } from '@/ui/typed-text'
import { ContactForm } from './contact/contact-form'

export function Component() {
  const { t, language } = useLanguage()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  return (
    <div className="flex flex-col gap-8">
      <Seo title={t('content.contact.title')} />
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl">{t('content.contact.title')}</h1>
        <p className="max-w-prose text-lg text-ink-muted">{t('content.contact.subtitle')}</p>
        {/* On a phone before the form: most people there write or call. */}
        <div className="flex flex-wrap gap-3 lg:hidden">
          <ChatButton number={shop.whatsapp_number} />
          <Button asChild tone="secondary">
            <a href={phoneLink(shop.contact_phone)}>
              <Phone aria-hidden="true" className="size-5" />
              <Ltr>{shop.contact_phone}</Ltr>
            </a>
          </Button>
        </div>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <ContactForm />
        <div className="flex flex-col gap-6">
          <ContactInfo shop={shop} />
          <WorkingHours />
        </div>
      </div>
      <MapCard address={localized(shop, 'address', language)} isMapped={shop.address_en === MAPPED_ADDRESS} />
    </div>
  )
}

type ContactInfoProps = {
  shop: {
    address_en: string
    address_fr: string
    address_ar: string
    contact_email: string
    contact_phone: string
    whatsapp_number: string
  }
}

const iconClasses = 'absolute start-0 top-1 size-5 text-copper'
const linkClasses = 'inline-block py-0.5 underline-offset-4 hover:text-copper hover:underline'

function ContactInfo({ shop }: ContactInfoProps) {
  const { t, language } = useLanguage()
  return (
    <Card asChild ground="raised">
      <section aria-labelledby="contact-info" className="flex flex-col gap-4">
        <h2 id="contact-info" className="text-xl">
          {t('content.contact.info')}
        </h2>
        <dl className="flex flex-col gap-4">
          <ContactDetail
            icon={<MapPin aria-hidden="true" className={iconClasses} />}
            label={t('content.contact.address')}
          >
            {t('deferred.footer.showroom')}
            <br />
            <bdi>
              <TypedText text={localized(shop, 'address', language)} />
            </bdi>
          </ContactDetail>
          <ContactDetail
            icon={<Mail aria-hidden="true" className={iconClasses} />}
            label={t('content.contact.email')}
          >
            <a href={mailLink(shop.contact_email)} className={linkClasses}>
              <Ltr>{shop.contact_email}</Ltr>
            </a>
          </ContactDetail>
          <ContactDetail
            icon={<Phone aria-hidden="true" className={iconClasses} />}
            label={t('content.contact.phone')}
          >
            <a href={phoneLink(shop.contact_phone)} className={linkClasses}>
              <Ltr>{shop.contact_phone}</Ltr>
            </a>
          </ContactDetail>
        </dl>
        <ChatButton number={shop.whatsapp_number} className="self-start max-lg:hidden" />
      </section>
    </Card>
  )
}

function ChatButton({ number, className }: { number: string; className?: string }) {
  const { t } = useLanguage()
  return (
    <Button asChild tone="secondary" className={className}>
      <a href={chatLink(number)} target="_blank" rel="noreferrer">
        <MessageCircle aria-hidden="true" className="size-5" />
        {t('content.contact.chat')}
      </a>
    </Button>
  )
}

function ContactDetail({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="relative ps-8 wrap-anywhere">
      <dt className="text-sm text-ink-muted">
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

const POLL_INTERVAL_MS = 30_000

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, POLL_INTERVAL_MS)
  return () => clearInterval(timer)
}

const isOpenNow = () => isOpen(new Date())

/** Null while prerendering and hydrating, when the current time is not known. */
function useOpenNow(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, isOpenNow, () => null)
}

function WorkingHours() {
  const { t, language } = useLanguage()
  const open = useOpenNow()
  const { weekday, saturday } = OPENING_HOURS
  return (
    <Card asChild>
      <section aria-labelledby="working-hours" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="working-hours" className="text-xl">
            {t('content.contact.hours')}
          </h2>
          <Badge
            tone={open === true ? 'green' : 'neutral'}
            className={open === null ? 'invisible' : undefined}
          >
            {t(open === true ? 'content.contact.openNow' : 'content.contact.closedNow')}
          </Badge>
        </div>
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
          <dt>{t('content.contact.weekdays')}</dt>
          <dd>
            <Ltr>{hoursText(weekday, language)}</Ltr>
          </dd>
          <dt>{t('content.contact.saturday')}</dt>
          <dd>
            <Ltr>{hoursText(saturday, language)}</Ltr>
          </dd>
          <dt className="text-ink-muted">{t('content.contact.sunday')}</dt>
          <dd className="text-ink-muted">{t('content.contact.closed')}</dd>
        </dl>
        <p className="text-sm text-ink-muted">{t('content.contact.timeZone')}</p>
      </section>
    </Card>
  )
}

/** The default of `shop_settings.address_en`: the drawing and the coordinates belong to it, and to no other. */
const MAPPED_ADDRESS = 'Fes el-Bali, Fez, Morocco'
// Place Seffarine in the medina of Fez.
const PLACE = { latitude: 34.0645, longitude: -4.9728 } as const
const FRAME_HEIGHT = 250

const pageAddress = `https://www.openstreetmap.org/?mlat=${PLACE.latitude}&mlon=${PLACE.longitude}#map=17/${PLACE.latitude}/${PLACE.longitude}`
const frameAddress = `https://www.openstreetmap.org/export/embed.html?bbox=-4.9828,34.0605,-4.9628,34.0685&layer=mapnik&marker=${PLACE.latitude},${PLACE.longitude}`

const searchAddress = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`

type MapCardProps = { address: string; isMapped: boolean }

/**
 * Shows a drawing until the visitor requests the map, so that OpenStreetMap receives no request before that. Of another address
 * there is only a link.
 */
function MapCard({ address, isMapped }: MapCardProps) {
  const { t } = useLanguage()
  const [isMapShown, setMapShown] = useState(false)
  return (
    <section
      aria-labelledby="map-title"
      className="flex flex-col overflow-hidden rounded-picture border border-plaster-line bg-white"
    >
      {isMapShown ? (
        <iframe
          src={frameAddress}
          title={t('content.contact.map')}
          height={FRAME_HEIGHT}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="origin"
          className="block w-full border-0 bg-plaster-raised"
        />
      ) : (
        isMapped && <MedinaMap label={t('content.contact.mapPicture')} height={FRAME_HEIGHT} />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5 sm:px-6">
        <div className="grow">
          <h2 id="map-title" className="text-xl">
            {t('content.contact.map')}
          </h2>
          <p>
            <bdi>
              <TypedText text={address} />
            </bdi>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {isMapped && !isMapShown && (
            <Button tone="secondary" onClick={() => setMapShown(true)}>
              <MapIcon aria-hidden="true" className="size-5" />
              {t('content.contact.mapShow')}
            </Button>
          )}
          <Button asChild tone={isMapShown ? 'secondary' : 'quiet'}>
            <a href={isMapped ? pageAddress : searchAddress(address)} target="_blank" rel="noreferrer">
              {t('content.contact.mapOpen')}
              <ExternalLink aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            </a>
          </Button>
        </div>
        {isMapped && !isMapShown && (
          <p className="w-full text-sm text-ink-muted">{t('content.contact.mapNote')}</p>
        )}
      </div>
    </section>
  )
}

/** A drawing of the medina of Fez: walls, main lanes, river, gates and the shop. Not to scale. */
function MedinaMap({ label, height }: { label: string; height: number }) {
  return (
    <div
      role="img"
      aria-label={label}
      dir="ltr"
      data-no-mirror
      className="relative overflow-hidden bg-plaster-raised"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 250"
        height={height}
        preserveAspectRatio="xMidYMid slice"
        className="block w-full"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          d="M250 128C300 60 420 26 560 34C700 22 860 40 930 92C980 140 940 196 830 214C700 238 520 240 400 214C310 196 236 172 250 128Z"
          className="fill-copper-tint stroke-copper"
          strokeWidth={4}
          strokeDasharray="14 5"
        />
        <path
          d="M930 30C860 70 812 96 780 140C752 180 700 196 690 250"
          className="stroke-majolica"
          strokeWidth={9}
          opacity={0.35}
        />
        <g className="stroke-plaster" strokeWidth={9}>
          <path d="M276 118C360 104 430 90 520 104C580 112 620 122 664 128" />
          <path d="M280 140C360 150 440 160 520 146C580 138 620 134 664 130" />
          <path d="M664 128C720 120 800 110 880 110" />
        </g>
        <g className="stroke-plaster" strokeWidth={4}>
          <path d="M360 104 348 62M440 94 470 50M520 104 540 42M600 118 640 40M360 150 344 196M440 158 430 212M540 142 560 228M620 134 640 226M720 118 740 44M720 122 730 222M800 110 830 60M820 112 850 196" />
          <path d="M348 74 470 62 640 58 740 66 830 70M344 188 430 200 560 208 640 206 730 200 850 184M430 158 452 128 520 124M560 110 572 138M690 124 700 166 780 150" />
        </g>
        <g className="fill-plaster stroke-copper" strokeWidth={3}>
          <path d="M262 146V124a13 13 0 0 1 26 0V146ZM548 46V30a11 11 0 0 1 22 0V46ZM892 124V102a13 13 0 0 1 26 0V124ZM812 224V206a11 11 0 0 1 22 0V224Z" />
        </g>
        <path
          d="M640 96h22v-16l11-10 11 10v16h22v26h-66Z"
          className="fill-olive-tint stroke-olive"
          strokeWidth={3}
        />
      </svg>
      <span className="absolute inset-x-0 top-1/2 flex -translate-y-full justify-center ps-[6%]">
        <MapPin aria-hidden="true" className="size-11 fill-copper text-plaster drop-shadow" />
      </span>
    </div>
  )
}
