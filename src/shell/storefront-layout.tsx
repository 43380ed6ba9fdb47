import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { settingsQueries } from '@/settings/queries'
import { Header } from './header'
import { loadPageEnd } from './load-page-end'

// A page without its end still works.
const PageEnd = lazy<ComponentType<{ floating: boolean }>>(() =>
  loadPageEnd().then(
    (component) => ({ default: component }),
    () => ({ default: () => null }),
  ),
)
// Rarely shown.
const Maintenance = lazy(() =>
  Promise.all([import('./maintenance'), loadArea('later')]).then(([module]) => ({
    default: module.Maintenance,
  })),
)

export function StorefrontLayout() {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const place = pathname.toLowerCase()
  useFocusOnHeading(main, pathname)

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-4 focus:z-50 focus:rounded-control focus:bg-copper focus:px-4 focus:py-2 focus:text-plaster"
      >
        {t('nav.skip')}
      </a>
      <Header />
      <Main ref={main} isOpenAnyway={place === '/auth'} />
      <Suspense fallback={null}>
        <PageEnd floating={!place.startsWith('/checkout')} />
      </Suspense>
    </div>
  )
}

type MainProps = { ref: React.Ref<HTMLElement>; isOpenAnyway: boolean }

function Main({ ref, isOpenAnyway }: MainProps) {
  const navigation = useNavigation()
  const { role, loading } = useAuth()
  const { data: shop } = useQuery(settingsQueries.shop())
  // Admins go on working in a shop that is closed, and somebody has to be able to sign in as one.
  const closed = shop?.maintenance_mode === true && role !== 'admin' && !isOpenAnyway

  return (
    <main
      id="main"
      ref={ref}
      tabIndex={-1}
      className={cn(
        'mx-auto w-full max-w-page grow px-4 py-8 transition-opacity duration-200',
        navigation.state === 'loading' && 'opacity-70',
      )}
    >
      {closed ? <Suspense fallback={null}>{!loading && <Maintenance />}</Suspense> : <Outlet />}
    </main>
  )
}

/** A navigation moves the focus to the new page's heading, so that it is read out and Tab goes on from there. */
function useFocusOnHeading(main: React.RefObject<HTMLElement | null>, pathname: string): void {
  const firstPath = useRef<string | null>(pathname)
  useEffect(() => {
    if (firstPath.current === pathname) return
    firstPath.current = null
    const page = main.current
    if (page === null || focusHeading(page)) return
    // The page is still asking for what it shows. Somebody who has gone on meanwhile is left alone.
    const before = document.activeElement
    const observer = new MutationObserver(() => {
      if (document.activeElement !== before && document.activeElement !== document.body) observer.disconnect()
      else if (focusHeading(page)) observer.disconnect()
    })
    observer.observe(page, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [main, pathname])
}

function focusHeading(page: HTMLElement): boolean {
  const heading = page.querySelector<HTMLElement>('h1')
  if (heading === null) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
