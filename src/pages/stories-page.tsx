import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { stories } from '@/content/stories'
import { useLanguage } from '@/i18n/language-context'
import { PageTitle } from '@/shell/page-title'
import { Breadcrumb } from '@/ui/breadcrumb'
import { KhatamDivider } from '@/ui/khatam'
import { StoryCard } from './story-card'

export function StoriesPage() {
  const { t } = useLanguage()
  return (
    <div className="flex flex-col gap-10">
      <PageTitle title={t('story.title')} />
      <header className="flex flex-col gap-3">
        <Breadcrumb label={t('story.path')}>
          <Link to={paths.about()}>{t('about.title')}</Link>
          <span aria-current="page">{t('story.title')}</span>
        </Breadcrumb>
        <h1 className="text-3xl">{t('story.title')}</h1>
        <p className="max-w-prose text-lg text-ink-muted">{t('story.intro')}</p>
      </header>
      <StoryGroup title={t('about.artisans')} kind="artisans" />
      <KhatamDivider />
      <StoryGroup title={t('story.articles')} kind="article" />
    </div>
  )
}

function StoryGroup({ title, kind }: { title: string; kind: 'artisans' | 'article' }) {
  return (
    <section aria-label={title} className="flex flex-col gap-6">
      <h2 className="text-2xl">{title}</h2>
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {stories
          .filter((story) => story.kind === kind)
          .map((story) => (
            <StoryCard key={story.slug} story={story} />
          ))}
      </div>
    </section>
  )
}
