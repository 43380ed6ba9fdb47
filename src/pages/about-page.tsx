import { useSuspenseQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import { chatLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { Maintenance } from '@/shell/maintenance'
import { PageTitle } from '@/shell/page-title'
import { useHashScroll } from '@/shell/use-hash-scroll'
import { AboutFooter } from './about/about-footer'
import { AboutHeader } from './about/about-header'
import { AboutHero } from './about/about-hero'
import { ArtisansSection, BlogSection } from './about/story-sections'
import { CareersSection, PressSection } from './about/press-careers'
import { OurStory } from './about/our-story'
import { Sustainability } from './about/sustainability'

// As in the storefront: the first page of a visit always has the key "default".
const scrollKey = ({ key, pathname }: { key: string; pathname: string }) =>
  key === 'default' ? pathname : key

/** The shop's own portrait. It stands outside the storefront's frame, with a header of its own. */
export function AboutPage() {
  const { t } = useLanguage()
  const { data: shop } = useSuspenseQuery(settingsQueries.shop())
  const { role, loading } = useAuth()
  const main = useRef<HTMLElement>(null)
  useHashScroll()
  useSectionScroll()
  useFocusOnHeading(main)

  if (shop.maintenance_mode && role !== 'admin') {
    return <main className="px-4">{!loading && <Maintenance />}</main>
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <PageTitle title={t('about.title')} />
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:rounded-control focus:bg-copper focus:px-4 focus:py-2 focus:text-plaster"
      >
        {t('nav.skip')}
      </a>
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
      <AboutFooter siteName={shop.site_name} email={shop.contact_email} />
      <aside
        aria-label={t('float.label')}
        className="fixed end-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30"
      >
        <a
          href={chatLink(shop.whatsapp_number)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('about.chat')}
          className="flex size-14 items-center justify-center rounded-full bg-olive text-plaster shadow-low transition-transform duration-200 hover:scale-105"
        >
          <MessageCircle aria-hidden="true" className="size-6" />
        </a>
      </aside>
      <ScrollRestoration getKey={scrollKey} />
    </div>
  )
}

/**
 * Whatever scrolls to a section of this page does so smoothly, unless the visitor prefers less motion, and below a header
 * of one row.
 */
function useSectionScroll(): void {
  // Before the next page scrolls to its top, which must not be an animation.
  useLayoutEffect(() => {
    const root = document.documentElement
    const classes = ['scroll-smooth', 'scroll-pt-20']
    root.classList.add(...classes)
    return () => root.classList.remove(...classes)
  }, [])
}

/** Who comes from another page of the shop hears which page this is; a section in the address is focused instead. */
function useFocusOnHeading(main: RefObject<HTMLElement | null>): void {
  const { key, hash } = useLocation()
  const arrived = useRef(false)
  useEffect(() => {
    if (arrived.current) return
    arrived.current = true
    const heading = main.current?.querySelector('h1')
    if (heading == null || key === 'default' || hash !== '') return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [main, key, hash])
}
