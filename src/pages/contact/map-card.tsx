import { ExternalLink, Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { MedinaMap } from './medina-map'

// Place Seffarine, in the middle of the medina.
const PLACE = { latitude: 34.0645, longitude: -4.9728 } as const
const FRAME_HEIGHT = 250

const pageAddress = `https://www.openstreetmap.org/?mlat=${PLACE.latitude}&mlon=${PLACE.longitude}#map=17/${PLACE.latitude}/${PLACE.longitude}`
const frameAddress = `https://www.openstreetmap.org/export/embed.html?bbox=-4.9828,34.0605,-4.9628,34.0685&layer=mapnik&marker=${PLACE.latitude},${PLACE.longitude}`

/** A drawing until somebody asks for the real map: nobody else learns of a visit before that. */
export function MapCard({ address }: { address: string }) {
  const { t } = useLanguage()
  const [live, setLive] = useState(false)
  return (
    <section
      aria-labelledby="map-title"
      className="flex flex-col overflow-hidden rounded-picture border border-plaster-line bg-white"
    >
      {live ? (
        <iframe
          src={frameAddress}
          title={t('contact.map')}
          height={FRAME_HEIGHT}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="origin"
          className="block w-full border-0 bg-plaster-raised"
        />
      ) : (
        <MedinaMap label={t('contact.mapPicture')} height={FRAME_HEIGHT} />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5 sm:px-6">
        <div className="grow">
          <h2 id="map-title" className="text-xl">
            {t('contact.map')}
          </h2>
          <p>
            <bdi>{address}</bdi>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {!live && (
            <Button tone="secondary" onClick={() => setLive(true)}>
              <MapIcon aria-hidden="true" className="size-5" />
              {t('contact.mapShow')}
            </Button>
          )}
          <Button asChild tone={live ? 'secondary' : 'quiet'}>
            <a href={pageAddress} target="_blank" rel="noreferrer">
              {t('contact.mapOpen')}
              <ExternalLink aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            </a>
          </Button>
        </div>
        {!live && <p className="w-full text-sm text-ink-muted">{t('contact.mapNote')}</p>}
      </div>
    </section>
  )
}
