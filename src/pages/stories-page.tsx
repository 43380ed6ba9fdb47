import { paths } from '@/paths'
import { stories } from '@/content/stories'
import { useLanguage } from '@/i18n/language-context'
import { Seo } from '@/shell/seo'
import { Breadcrumb } from '@/ui/breadcrumb'
import { KhatamDivider } from '@/ui/khatam'
import { Link } from '@/ui/link'
import { StoryCard } from './story-card'

export function Component() {
  const { t } = useLanguage()
  return (
    <div className="flex flex-col gap-10">
      <Seo title={t('content.story.title')} />
      <header className="flex flex-col gap-3">
        <Breadcrumb label={t('content.story.path')}>
          <Link to={paths.about()}>{t('content.about.title')}</Link>
          <span aria-current="page">{t('content.story.title')}</span>
        </Breadcrumb>
        <h1 className="text-3xl">{t('content.story.title')}</h1>
        <p className="max-w-prose text-lg text-ink-muted">{t('content.story.intro')}</p>
      </header>
      <StoryGroup title={t('content.about.artisans')} kind="artisans" />
      <KhatamDivider />
      <StoryGroup title={t('content.story.articles')} kind="article" />
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
