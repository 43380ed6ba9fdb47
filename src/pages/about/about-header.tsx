import { Menu, X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { AboutSection } from '@/content/about'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { shopDay } from '@/lib/shop-clock'
import { paths } from '@/paths'
import { mailLink } from '@/settings/contact-links'
import { BrandLink } from '@/shell/brand-link'
import { CartLink } from '@/shell/cart-link'
import { LanguageSwitcher } from '@/shell/language-switcher'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'

const SCROLLED_PX = 8

function subscribeToScroll(notify: () => void): () => void {
  globalThis.addEventListener('scroll', notify, { passive: true })
  return () => globalThis.removeEventListener('scroll', notify)
}

const isScrolled = () => globalThis.scrollY > SCROLLED_PX

type AboutHeaderProps = { email: string }

export function AboutHeader({ email }: AboutHeaderProps) {
  const { t } = useLanguage()
  const [open, setOpen] = useState(false)
  const scrolled = useSyncExternalStore(subscribeToScroll, isScrolled, () => false)
  const sections = useAboutSections()
  const close = () => setOpen(false)

  return (
    <header
      data-scrolled={scrolled}
      className={cn(
        'fixed inset-x-0 top-0 z-40 transition-[background-color,box-shadow] duration-200 print:hidden',
        scrolled && 'shadow-low backdrop-blur-md',
        open ? 'bg-plaster' : scrolled ? 'bg-plaster/85' : 'bg-transparent',
      )}
    >
      {/* The name of the shop gives way first; only enlarged text makes two rows of the sections. */}
      <div className="mx-auto flex max-w-page items-center gap-4 px-4 py-2 max-[16rem]:flex-wrap xl:grid xl:grid-cols-[minmax(min-content,1fr)_auto_auto_auto] xl:gap-2">
        <BrandLink className="me-auto max-md:@container max-md:min-w-9 max-md:grow max-md:basis-0" />
        <nav aria-label={t('content.about.sections')} className="hidden xl:block">
          <ul className="flex flex-wrap">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={paths.about(id)}
                  className="flex min-h-11 items-center rounded-control px-1.5 whitespace-nowrap hover:text-copper"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden shrink-0 whitespace-nowrap xl:block">
          <Button asChild>
            <a href={mailLink(email)}>{t('content.about.contact')}</a>
          </Button>
        </div>
        <div className="flex items-center">
          <LanguageSwitcher />
          <CartLink />
        </div>
        <div className="-ms-4 xl:hidden">
          <Button
            tone="quiet"
            size="icon"
            aria-label={t('content.about.menu')}
            aria-expanded={open}
            aria-controls="about-menu"
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </Button>
        </div>
      </div>
      {open && (
        <nav
          id="about-menu"
          aria-label={t('content.about.sections')}
          className="max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-plaster-line px-4 py-3 shadow-low xl:hidden"
        >
          <ul className="flex flex-col">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={paths.about(id)}
                  onClick={close}
                  className="flex min-h-12 items-center rounded-control px-3 text-lg hover:bg-plaster-raised"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-3 px-3 pb-2">
            <Button asChild>
              <a href={mailLink(email)}>{t('content.about.contact')}</a>
            </Button>
            <Button asChild tone="secondary">
              <Link to={paths.home()}>{t('content.about.shop')}</Link>
            </Button>
          </div>
        </nav>
      )}
    </header>
  )
}

type NamedSection = { id: AboutSection; title: string }

function useAboutSections(): NamedSection[] {
  const { t } = useLanguage()
  return [
    { id: 'about', title: t('content.about.title') },
    { id: 'artisans', title: t('content.about.artisans') },
    { id: 'sustainability', title: t('content.about.sustainability') },
    { id: 'press', title: t('content.about.press') },
    { id: 'careers', title: t('content.about.careers') },
    { id: 'blog', title: t('content.about.blog') },
  ]
}

type AboutFooterProps = { siteName: string; email: string }

export function AboutFooter({ siteName, email }: AboutFooterProps) {
  const { t } = useLanguage()
  const linkClasses = 'flex min-h-11 items-center underline-offset-4 hover:text-copper hover:underline'
  return (
    <footer className="mt-16 border-t border-plaster-line print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-2 px-4 py-6">
        {/* The prerendered HTML may hold the year of the build. */}
        <p suppressHydrationWarning className="me-auto">
          {t('content.about.rights', { year: shopDay(new Date()).slice(0, 4), name: siteName })}
        </p>
        <Link to={paths.home()} className={linkClasses}>
          {t('content.about.shop')}
        </Link>
        <a href={mailLink(email)} className={linkClasses}>
          {t('content.about.contact')}
        </a>
      </div>
    </footer>
  )
}
