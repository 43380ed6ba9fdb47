import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { filterParams } from '@/catalog/filters'
import { catalogQueries } from '@/catalog/queries'
import { paths } from '@/paths'
import { adjacentStories, type Story } from '@/content/stories'
import type { StoryBody } from '@/content/text'
import { useLanguage } from '@/i18n/language-context'
import { Seo } from '@/shell/seo'
import { Breadcrumb } from '@/ui/breadcrumb'
import { KhatamDivider } from '@/ui/khatam'
import { Link } from '@/ui/link'
import { Component as NotFoundPage } from './not-found-page'
import { ProductRow } from './product-row'
import { StoryPicture } from './story-card'

const linkClasses = 'flex min-h-11 items-center self-center text-majolica underline underline-offset-4'

/** The data of the route's loader; null when no story has this slug. */
export type LoadedStory = { story: Story; body: StoryBody } | null

export function Component() {
  const { t, language } = useLanguage()
  const loaded = useLoaderData<LoadedStory>()
  if (loaded === null) return <NotFoundPage />

  const { story, body } = loaded
  const { previous, next } = adjacentStories(story.slug)
  const title = story.title[language]

  return (
    <article className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <Seo title={title} description={story.summary[language]} />
      <header className="flex flex-col gap-3">
        <Breadcrumb label={t('content.story.path')}>
          <Link to={paths.about()}>{t('content.about.title')}</Link>
          <Link to={paths.stories()}>{t('content.story.title')}</Link>
          <span aria-current="page">{title}</span>
        </Breadcrumb>
        <h1 className="text-3xl">{title}</h1>
        <p className="max-w-prose text-lg text-ink-muted">{story.summary[language]}</p>
        <p className="flex items-center gap-1.5 text-sm text-ink-muted">
          <Clock aria-hidden="true" className="size-4" />
          {t('content.story.minutes', { count: story.minutes })}
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
      <StoryProducts craft={story.craft} />
      <nav aria-label={t('content.story.more')} className="grid gap-4 sm:grid-cols-2">
        {previous && (
          <StoryLink story={previous} label={t('content.story.previous')} className="sm:col-start-1">
            <ArrowLeft aria-hidden="true" className="size-5 shrink-0 text-copper rtl:-scale-x-100" />
          </StoryLink>
        )}
        {next && (
          <StoryLink
            story={next}
            label={t('content.story.next')}
            className="flex-row-reverse text-end sm:col-start-2"
          >
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-copper rtl:-scale-x-100" />
          </StoryLink>
        )}
      </nav>
      <Link to={paths.stories()} className={linkClasses}>
        {t('content.story.all')}
      </Link>
    </article>
  )
}

/** Pieces of the craft that was read about. */
function StoryProducts({ craft }: Pick<Story, 'craft'>) {
  const { t } = useLanguage()
  const query = useQuery(catalogQueries.featured(craft))
  return (
    <ProductRow id="story-products" title={t('content.story.products')} query={query}>
      <Link to={paths.products(filterParams(craft))} className={linkClasses}>
        {t('content.story.allProducts')}
      </Link>
    </ProductRow>
  )
}

type StoryLinkProps = { story: Story; label: string; className: string; children: ReactNode }

function StoryLink({ story, label, className, children }: StoryLinkProps) {
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
