import { useSuspenseQuery } from '@tanstack/react-query'
import { HandCoins, HandHeart, Leaf, Mail, Package } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import { cityPictures } from '@/assets/pictures/city-pictures'
import { heroPictures } from '@/assets/pictures/hero-pictures'
import { useAuth } from '@/auth/auth-context'
import {
  aboutArticles,
  aboutArtisans,
  aboutCareers,
  aboutHero,
  aboutPress,
  aboutStats,
  aboutStory,
  aboutSustainability,
  type AboutSection as SectionId,
} from '@/content/about'
import { stories, type StorySlug } from '@/content/stories'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { paths } from '@/paths'
import { mailLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { ChatButton } from '@/shell/chat-button'
import { Maintenance } from '@/shell/maintenance'
import { Seo } from '@/shell/seo'
import { useHashScroll } from '@/shell/use-hash-scroll'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Picture } from '@/ui/picture'
import { SkipLink } from '@/ui/skip-link'
import { useFocusOnHeading } from '@/ui/use-focus-on-heading'
import { AboutFooter, AboutHeader } from './about/about-header'
import { scrollKey } from '@/lib/scroll-position'
import { StoryCard } from './story-card'

/** The about page renders outside the storefront layout, with its own header and footer. */
export function Component() {
  const { t } = useLanguage()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  const { role, loading } = useAuth()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  useHashScroll()
  useSectionScroll()
  useFocusOnHeading(main, pathname)

  if (shop.maintenance_mode && role !== 'admin') {
    return <main className="px-4">{!loading && <Maintenance title={t('content.about.title')} />}</main>
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <Seo title={t('content.about.title')} />
      <SkipLink />
      <AboutHeader email={shop.contact_email} />
      <main id="main" ref={main} tabIndex={-1} className="grow">
        <AboutHero />
        <OurStory />
        <ArtisansSection />
        <Sustainability />
        <PressSection email={shop.contact_email} />
        <CareersSection email={shop.contact_email} />
        <BlogSection />
      </main>
      <ChatButton />
      <AboutFooter siteName={shop.site_name} email={shop.contact_email} />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  )
}

/** Makes scrolling to a section smooth (unless reduced motion is preferred) and offsets it by this page's one-row header. */
function useSectionScroll(): void {
  // A layout effect, so that smooth scrolling is off again before the next page scrolls to its top.
  useLayoutEffect(() => {
    const root = document.documentElement
    const classes = ['scroll-smooth', 'scroll-pt-20']
    root.classList.add(...classes)
    return () => root.classList.remove(...classes)
  }, [])
}

function AboutHero() {
  const { t, language } = useLanguage()
  const { alt, ...file } = heroPictures['crafts-daylight']
  return (
    <div className="mx-auto grid max-w-page items-center gap-8 px-4 pt-24 pb-12 sm:grid-cols-[1fr_18rem] sm:pt-28 lg:grid-cols-[1fr_26rem] lg:gap-14 lg:pb-20">
      <div className="flex flex-col items-start gap-6">
        <h1 className="text-4xl">{aboutHero.title[language]}</h1>
        <p className="max-w-prose text-lg">{aboutHero.text[language]}</p>
        <div className="flex flex-wrap gap-3">
          <Button asChild size="large">
            <Link to={paths.about('about')}>{t('content.about.learnMore')}</Link>
          </Button>
          <Button asChild size="large" tone="secondary">
            <Link to={paths.about('blog')}>{t('content.about.readBlog')}</Link>
          </Button>
        </div>
      </div>
      <Picture
        {...file}
        alt={alt[language]}
        // The arch crops a wide picture to its middle.
        sizes="(min-width: 640px) 58rem, 36rem"
        priority
        className="arch mx-auto aspect-4/5 w-full max-w-80 sm:max-w-none"
      />
    </div>
  )
}

function OurStory() {
  const { t, language } = useLanguage()
  return (
    <AboutSection id="about" title={t('content.about.title')} raised>
      <div className="grid gap-10 lg:grid-cols-[1fr_24rem] lg:gap-14">
        <div className="flex max-w-prose flex-col gap-4 text-lg">
          {aboutStory.map((paragraph) => (
            <p key={paragraph.en}>{paragraph[language]}</p>
          ))}
        </div>
        <dl className="grid grid-cols-2 content-start gap-4">
          {aboutStats.map(({ id, value, label }) => (
            <Card key={id} className="flex flex-col-reverse justify-end gap-1">
              <dt className="text-ink-muted">{label[language]}</dt>
              <dd className="font-display text-3xl text-copper">
                <Ltr>{typeof value === 'string' ? value : value[language]}</Ltr>
              </dd>
            </Card>
          ))}
        </dl>
      </div>
    </AboutSection>
  )
}

function StoryCards({ slugs }: { slugs: readonly StorySlug[] }) {
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

function ArtisansSection() {
  const { t } = useLanguage()
  return (
    <AboutSection id="artisans" title={t('content.about.artisans')} text={t('content.about.artisansText')}>
      <StoryCards slugs={aboutArtisans} />
    </AboutSection>
  )
}

function BlogSection() {
  const { t } = useLanguage()
  return (
    <AboutSection id="blog" title={t('content.about.blog')} text={t('content.about.blogText')}>
      <StoryCards slugs={aboutArticles} />
      <Button asChild tone="secondary" className="self-start">
        <Link to={paths.stories()}>{t('content.about.viewAll')}</Link>
      </Button>
    </AboutSection>
  )
}

const icons = { price: HandCoins, materials: Leaf, packaging: Package, community: HandHeart } as const

function Sustainability() {
  const { t, language } = useLanguage()
  return (
    <AboutSection id="sustainability" title={t('content.about.sustainability')} raised>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {aboutSustainability.map(({ id, title, text }) => {
          const Icon = icons[id]
          return (
            <li key={id} className="flex flex-col gap-2">
              <Icon aria-hidden="true" className="size-7 text-copper" />
              <h3 className="text-xl">{title[language]}</h3>
              <p>{text[language]}</p>
            </li>
          )
        })}
      </ul>
    </AboutSection>
  )
}

const pressPictures = {
  // There is no picture of Casablanca: a still of crafts is used instead.
  Casablanca: heroPictures['tea-table-lanterns'],
  Marrakech: cityPictures.Marrakech,
  Fez: cityPictures.Fez,
} as const

type EmailProps = { email: string }

function PressSection({ email }: EmailProps) {
  const { t, language } = useLanguage()
  return (
    <AboutSection id="press" title={t('content.about.press')} text={t('content.about.pressText')}>
      <ul className="grid gap-6 sm:grid-cols-3">
        {aboutPress.map(({ id, name, text }) => {
          const { alt, ...file } = pressPictures[id]
          return (
            <li key={id} className="flex flex-col gap-3">
              <Picture
                {...file}
                alt={alt[language]}
                sizes="(min-width: 640px) 24rem, 100vw"
                className="aspect-4/3 rounded-picture"
              />
              <h3 className="text-xl">{name[language]}</h3>
              <p className="text-ink-muted">{text[language]}</p>
            </li>
          )
        })}
      </ul>
      <Button asChild tone="secondary" className="self-start">
        <a href={mailLink(email, t('content.about.pressInquiries'))}>
          <Mail aria-hidden="true" className="size-5" />
          {t('content.about.pressInquiries')}
        </a>
      </Button>
    </AboutSection>
  )
}

function CareersSection({ email }: EmailProps) {
  const { t, language } = useLanguage()
  return (
    <AboutSection id="careers" title={t('content.about.careers')} raised>
      <div className="flex max-w-prose flex-col gap-4 text-lg">
        {aboutCareers.map((paragraph) => (
          <p key={paragraph.en}>{paragraph[language]}</p>
        ))}
      </div>
      <Button asChild tone="secondary" className="self-start">
        <a href={mailLink(email, t('content.about.careers'))}>{t('content.about.careersWrite')}</a>
      </Button>
    </AboutSection>
  )
}

type AboutSectionProps = {
  id: SectionId
  title: string
  text?: string
  raised?: boolean
  children: ReactNode
}

function AboutSection({ id, title, text, raised = false, children }: AboutSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cn('py-14 sm:py-20', raised && 'bg-plaster-raised')}
    >
      <div className="mx-auto flex max-w-page flex-col gap-8 px-4">
        <header className="flex flex-col gap-2">
          <h2 id={`${id}-title`} className="text-3xl">
            {title}
          </h2>
          {text !== undefined && <p className="max-w-prose text-lg text-ink-muted">{text}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
