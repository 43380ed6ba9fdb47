import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Header } from './header'

// The first page of a visit always has the key "default"; by its path, pages opened by address do not share one.
const scrollKey = ({ key, pathname }: { key: string; pathname: string }) =>
  key === 'default' ? pathname : key

export function StorefrontLayout() {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const main = useRef<HTMLElement>(null)
  const firstPath = useRef<string | null>(pathname)

  // A navigation moves the focus to the new page's heading, so that it is read out and Tab goes on from there.
  useEffect(() => {
    if (firstPath.current === pathname) return
    firstPath.current = null
    const heading = main.current?.querySelector<HTMLElement>('h1')
    if (heading == null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-4 focus:z-50 focus:rounded-control focus:bg-copper focus:px-4 focus:py-2 focus:text-plaster"
      >
        {t('nav.skip')}
      </a>
      <Header />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={cn(
          'mx-auto w-full max-w-page grow px-4 py-8 transition-opacity duration-200',
          navigation.state === 'loading' && 'opacity-70',
        )}
      >
        <Outlet />
      </main>
      <ScrollRestoration getKey={scrollKey} />
    </div>
  )
}
