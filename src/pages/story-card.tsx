import { Clock } from 'lucide-react'
import { storyPictures } from '@/assets/pictures/story-pictures'
import type { Story } from '@/content/stories'
import { useLanguage } from '@/i18n/language-context'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { paths } from '@/paths'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'

export function StoryCard({ story }: { story: Story }) {
  const { t, language } = useLanguage()
  const title = story.title[language]
  return (
    <article className="flex flex-col gap-4 overflow-hidden rounded-picture border border-plaster-line bg-white">
      <StoryPicture
        story={story}
        sizes="(min-width: 1024px) 24rem, (min-width: 768px) 50vw, 100vw"
        className="aspect-4/3"
      />
      <div className="flex grow flex-col items-start gap-3 px-5 pb-5 sm:px-6">
        <h3 className="text-xl">{title}</h3>
        <p className="grow">{story.summary[language]}</p>
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Link
            to={paths.story(story.slug)}
            className="relative flex min-h-11 items-center text-majolica underline underline-offset-4"
          >
            {/* Text and not aria-label: search engines read the text of a link. */}
            <span aria-hidden="true">{t('content.about.readMore')}</span>
            <span className="sr-only">{t('content.about.readNamed', { title })}</span>
          </Link>
          <span className="flex items-center gap-1.5 text-sm text-ink-muted">
            <Clock aria-hidden="true" className="size-4" />
            {t('content.story.minutes', { count: story.minutes })}
          </span>
        </div>
      </div>
    </article>
  )
}

const ownPictures = {
  copper: storyPictures['copper-masters-of-fez'],
  leather: storyPictures['leather-of-marrakech'],
  zellige: storyPictures['zellige-and-wood-inlay'],
} as const

type StoryPictureProps = { story: Story; sizes: string; priority?: boolean; className?: string }

export function StoryPicture({ story: { picture }, ...frame }: StoryPictureProps) {
  const { language } = useLanguage()
  if ('own' in picture) {
    const { alt, ...file } = ownPictures[picture.own]
    return <Picture {...file} alt={alt[language]} {...frame} />
  }
  return (
    <Picture
      src={imageUrl(picture.product)}
      srcSet={imageSrcSet(picture.product)}
      width={1000}
      height={1250}
      color={picture.color}
      alt={picture.alt[language]}
      {...frame}
    />
  )
}
