import { Clock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import type { Story } from '@/content/stories'
import { useLanguage } from '@/i18n/language-context'
import { StoryPicture } from './story-picture'

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
            {/* Search engines read the text of a link and not its label. */}
            <span aria-hidden="true">{t('about.readMore')}</span>
            <span className="sr-only">{t('about.readNamed', { title })}</span>
          </Link>
          <span className="flex items-center gap-1.5 text-sm text-ink-muted">
            <Clock aria-hidden="true" className="size-4" />
            {t('story.minutes', { count: story.minutes })}
          </span>
        </div>
      </div>
    </article>
  )
}
