import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { preload } from 'react-dom'
import { heroLoop } from '@/assets/video/hero-loop'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { afterFirstScreen } from '@/lib/after-paint'
import { cn } from '@/lib/cn'
import { connection, isTooSlowForFilm } from '@/lib/connection'
import { paths } from '@/paths'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'
import { Khatam, KhatamRating } from '@/ui/khatam'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Picture } from '@/ui/picture'

/** Fewer reviews say little about the shop. */
const MIN_REVIEWS = 10

export function Hero() {
  const { t, language } = useLanguage()
  const { data: shop } = useQuery(settingsQueries.shop())
  const { average, review_count: count = 0 } = shop?.shop_rating ?? {}

  return (
    <section
      aria-labelledby="home-title"
      className="grid grid-cols-1 gap-x-10 gap-y-7 max-sm:gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:rounded-picture lg:bg-plaster-raised lg:ps-14 lg:pe-10"
    >
      <HeroFilm className="lg:order-last lg:mt-10" />
      <div className="flex flex-col items-start gap-5 self-center max-sm:gap-4 lg:py-12">
        <p className="flex items-center gap-2 text-gold-text">
          <Khatam className="size-3.5" />
          {t('home.since')}
        </p>
        <h1 id="home-title" className="text-4xl">
          {t('home.title')}
        </h1>
        <p className="max-w-prose text-lg text-ink-muted">{t('home.intro')}</p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
          <Button asChild size="large">
            <Link to={paths.products()}>{t('home.shopAll')}</Link>
          </Button>
          <Button asChild size="large" tone="secondary">
            <Link to={paths.cities()}>{t('home.exploreCities')}</Link>
          </Button>
        </div>
        {average != null && count >= MIN_REVIEWS && (
          <p className="flex flex-wrap items-center gap-x-3">
            <KhatamRating value={average} />
            <span>
              <Ltr>{`${formatNumber(Math.round(average * 10) / 10, language)}/5`}</Ltr>{' '}
              <span className="text-ink-muted">{t('home.rating')}</span>
            </span>
          </p>
        )}
      </div>
    </section>
  )
}

// The film is wider than its frame, which crops the sides: on large screens this is the width at which it renders. Phones get
// the poster in the width of their screen: it is the largest picture of their first paint, and their film is no sharper.
const SIZES = '(min-width: 1024px) 1040px, 100vw'
// Keeps the arch, right of the picture's centre, in view.
const FOCUS = 'object-[68%_50%] lg:object-[76%_50%]'

const { src, srcSet, ...poster } = heroLoop.poster
// Preloads the poster with the page's code, before the loader's data has arrived.
preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: SIZES, fetchPriority: 'high' })

/**
 * A poster that is replaced by a looping video once the page is idle. Visitors who prefer reduced motion or data keep the
 * poster; the button plays and pauses the video in any case.
 */
function HeroFilm({ className }: { className?: string }) {
  const { t, language } = useLanguage()
  const film = useRef<HTMLVideoElement>(null)
  const reduced = useSyncExternalStore(onPreferencesChange, prefersPoster, () => true)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [idle, setIdle] = useState(false)
  const [screen, setScreen] = useState<'phone' | 'large' | null>(null)
  const [started, setStarted] = useState(false)

  const playing = choice === null ? !reduced : choice === 'play'
  // Once mounted, the video stays: pausing it must not discard what has been downloaded.
  // Chosen here and not by `media`, which WebKit ignores on the sources of a video.
  if (screen === null && playing && (idle || choice !== null))
    setScreen(matchMedia(PHONE).matches ? 'phone' : 'large')

  useEffect(() => afterFirstScreen(() => setIdle(true)), [])

  useEffect(() => {
    const video = film.current
    if (video === null) return
    if (!playing) video.pause()
    // The browser may refuse to play, for example to save power: keep the poster and show the play button.
    else video.play().catch(() => setChoice('pause'))
  }, [playing, screen])

  return (
    <div className={cn('relative', className)}>
      <div className="arch relative aspect-4/3 overflow-hidden max-lg:rounded-picture max-lg:[clip-path:none] max-sm:aspect-3/2 lg:aspect-4/5">
        <Picture
          {...poster}
          src={src}
          srcSet={srcSet}
          sizes={SIZES}
          alt={poster.alt[language]}
          priority
          className="size-full"
          imageClassName={FOCUS}
        />
        {screen !== null && (
          <video
            ref={film}
            muted
            loop
            playsInline
            preload="auto"
            aria-hidden="true"
            tabIndex={-1}
            onPlaying={() => setStarted(true)}
            className={cn(
              'absolute inset-0 size-full object-cover transition-opacity duration-250',
              FOCUS,
              !started && 'opacity-0',
            )}
          >
            {heroLoop.sources[screen].map(({ src: file, type }) => (
              <source key={file} src={file} type={type} />
            ))}
          </video>
        )}
      </div>
      <Button
        tone="secondary"
        size="icon"
        className="absolute end-3 bottom-3 lg:end-[13%] lg:bottom-4"
        aria-label={t(playing ? 'home.pauseFilm' : 'home.playFilm')}
        onClick={() => setChoice(playing ? 'pause' : 'play')}
      >
        {playing ? (
          <Pause aria-hidden="true" className="size-5" />
        ) : (
          <Play aria-hidden="true" className="size-5" />
        )}
      </Button>
    </div>
  )
}

const PHONE = '(width < 48rem)'
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** True on a slow connection, or when the device requests reduced motion or reduced data: nothing plays automatically. */
const prefersPoster = (): boolean => isTooSlowForFilm() || matchMedia(REDUCED_MOTION).matches

function onPreferencesChange(callback: () => void): () => void {
  const sources = [matchMedia(REDUCED_MOTION), connection()]
  for (const source of sources) source?.addEventListener('change', callback)
  return () => {
    for (const source of sources) source?.removeEventListener('change', callback)
  }
}
