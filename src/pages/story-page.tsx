import { ArrowLeft, ArrowRight, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import { paths } from '@/app/paths'
import { neighbours, type Story, type StoryBody } from '@/content/stories'
import { useLanguage } from '@/i18n/language-context'
import { Seo } from '@/shell/seo/seo'
import { Breadcrumb } from '@/ui/breadcrumb'
import { KhatamDivider } from '@/ui/khatam'
import { NotFoundPage } from './not-found-page'
import { StoryPicture } from './story-picture'

/** What the route's loader found: nothing, when no story has this address. */
export type LoadedStory = { story: Story; body: StoryBody } | null

export function StoryPage() {
  const { t, language } = useLanguage()
  const loaded = useLoaderData<LoadedStory>()
  if (loaded === null) return <NotFoundPage />

  const { story, body } = loaded
  const { previous, next } = neighbours(story.slug)
  const title = story.title[language]

  return (
    <article className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <Seo title={title} description={story.summary[language]} />
      <header className="flex flex-col gap-3">
        <Breadcrumb label={t('story.path')}>
          <Link to={paths.about()}>{t('about.title')}</Link>
          <Link to={paths.stories()}>{t('story.title')}</Link>
          <span aria-current="page">{title}</span>
        </Breadcrumb>
        <h1 className="text-3xl">{title}</h1>
        <p className="max-w-prose text-lg text-ink-muted">{story.summary[language]}</p>
        <p className="flex items-center gap-1.5 text-sm text-ink-muted">
          <Clock aria-hidden="true" className="size-4" />
          {t('story.minutes', { count: story.minutes })}
        </p>
      </header>
      <StoryPicture
        story={story}
        priority
        sizes="(min-width: 896px) 56rem, 100vw"
        className="aspect-4/3 rounded-picture sm:aspect-video"
      />
      <div className="prose mx-auto text-lg">
        {body.flatMap(({ heading, text }, index) => [
          heading && <h2 key={`heading-${index}`}>{heading[language]}</h2>,
          <p key={`text-${index}`}>{text[language]}</p>,
        ])}
      </div>
      <KhatamDivider />
      <nav aria-label={t('story.more')} className="grid gap-4 sm:grid-cols-2">
        {previous && (
          <NeighbourLink story={previous} label={t('story.previous')} className="sm:col-start-1">
            <ArrowLeft aria-hidden="true" className="size-5 shrink-0 text-copper rtl:-scale-x-100" />
          </NeighbourLink>
        )}
        {next && (
          <NeighbourLink
            story={next}
            label={t('story.next')}
            className="flex-row-reverse text-end sm:col-start-2"
          >
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-copper rtl:-scale-x-100" />
          </NeighbourLink>
        )}
      </nav>
      <Link
        to={paths.stories()}
        className="flex min-h-11 items-center self-center text-majolica underline underline-offset-4"
      >
        {t('story.all')}
      </Link>
    </article>
  )
}

type NeighbourLinkProps = { story: Story; label: string; className: string; children: ReactNode }

function NeighbourLink({ story, label, className, children }: NeighbourLinkProps) {
  const { language } = useLanguage()
  return (
    <Link
      to={paths.story(story.slug)}
      className={`flex items-center gap-4 rounded-picture border border-plaster-line bg-white p-4 transition-colors duration-150 hover:border-copper ${className}`}
    >
      {children}
      <span className="flex min-w-0 grow flex-col">
        <span className="text-sm text-ink-muted">{label}</span>
        <span className="font-display text-lg">{story.title[language]}</span>
      </span>
    </Link>
  )
}
