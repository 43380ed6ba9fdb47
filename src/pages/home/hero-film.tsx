import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { preload } from 'react-dom'
import { heroLoop } from '@/assets/video/hero-loop'
import { useLanguage } from '@/i18n/language-context'
import { afterFirstScreen } from '@/lib/after-first-screen'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { onStillWanted, stillWanted } from './still-wanted'

// The film is wider than its frame, which cuts the sides off: these are the widths it is drawn at.
const SIZES = '(min-width: 1024px) 1040px, 125vw'
// The arch of the courtyard stands right of the middle.
const FOCUS = 'object-[68%_50%] lg:object-[76%_50%]'

const { src, srcSet, ...poster } = heroLoop.poster
// Asked for with the page's code, before the products it waits for have come.
preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: SIZES, fetchPriority: 'high' })

/** The courtyard: a picture that starts to move when the page has nothing better to do, if it may. */
export function HeroFilm({ className }: { className?: string }) {
  const { t, language } = useLanguage()
  const film = useRef<HTMLVideoElement>(null)
  const still = useSyncExternalStore(onStillWanted, stillWanted, () => true)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [idle, setIdle] = useState(false)
  const [present, setPresent] = useState(false)
  const [begun, setBegun] = useState(false)

  const playing = choice === null ? !still : choice === 'play'
  // Once there it stays: who stops it while it is being fetched goes on where it was.
  if (!present && playing && (idle || choice !== null)) setPresent(true)

  useEffect(() => afterFirstScreen(() => setIdle(true)), [])

  useEffect(() => {
    const video = film.current
    if (video === null) return
    if (!playing) video.pause()
    // Refused, for example to save power: the picture stays and the button says so.
    else video.play().catch(() => setChoice('pause'))
  }, [playing, present])

  return (
    <div className={cn('relative', className)}>
      <div className="arch relative aspect-4/3 overflow-hidden max-lg:rounded-picture max-lg:[clip-path:none] lg:aspect-4/5">
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
        {present && (
          <video
            ref={film}
            muted
            loop
            playsInline
            preload="auto"
            aria-hidden="true"
            tabIndex={-1}
            onPlaying={() => setBegun(true)}
            className={cn(
              'absolute inset-0 size-full object-cover transition-opacity duration-250',
              FOCUS,
              !begun && 'opacity-0',
            )}
          >
            {heroLoop.sources.map(({ src: file, type }) => (
              <source key={type} src={file} type={type} />
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
