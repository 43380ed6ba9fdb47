import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { aboutArticles, aboutArtisans } from '@/content/about'
import { stories, type StorySlug } from '@/content/stories'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { StoryCard } from '../story-card'
import { AboutSection } from './about-section'

function Cards({ slugs }: { slugs: readonly StorySlug[] }) {
  return (
    <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      {stories
        .filter(({ slug }) => slugs.includes(slug))
        .map((story) => (
          <StoryCard key={story.slug} story={story} />
        ))}
    </div>
  )
}

export function ArtisansSection() {
  const { t } = useLanguage()
  return (
    <AboutSection id="artisans" title={t('about.artisans')} text={t('about.artisansText')}>
      <Cards slugs={aboutArtisans} />
    </AboutSection>
  )
}

export function BlogSection() {
  const { t } = useLanguage()
  return (
    <AboutSection id="blog" title={t('about.blog')} text={t('about.blogText')}>
      <Cards slugs={aboutArticles} />
      <Button asChild tone="secondary" className="self-start">
        <Link to={paths.stories()}>{t('about.viewAll')}</Link>
      </Button>
    </AboutSection>
  )
}
