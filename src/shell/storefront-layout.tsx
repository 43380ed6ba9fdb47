import { useQuery } from '@tanstack/react-query'
import { memo, Suspense, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { useStateDrops } from '@/auth/state-owner'
import { loadArea } from '@/i18n/catalogues'
import { cn } from '@/lib/cn'
import { loadCode } from '@/lib/code'
import { firstLoad } from '@/prerender/first-load'
import { settingsQueries } from '@/settings/queries'
import { lazyCode, lazyPart } from '@/ui/lazy-part'
import { SkipLink } from '@/ui/skip-link'
import { useFocusOnHeading } from '@/ui/use-focus-on-heading'
import { Header as PageHeader } from './header'
import { scrollKey } from '@/lib/scroll-position'

const Header = memo(PageHeader)

/** The footer is below the first screen, so its code and texts load after it. */
export async function loadFooter() {
  const [{ Footer }] = await Promise.all([import('./footer'), loadArea('deferred')])
  return Footer
}
const Footer = lazyPart<{ chat: boolean }>(async () => memo(await loadFooter()))
const EnclosedFooter = lazyPart(async () => {
  const [module] = await Promise.all([import('./enclosed-footer'), loadArea('deferred')])
  return module.EnclosedFooter
})
const ProviderError = lazyPart(async () => {
  const [module] = await Promise.all([
    import('@/auth/provider-error'),
    loadArea('account'),
    loadArea('deferred'),
  ])
  return module.ProviderError
})
const Maintenance = lazyCode(async () => {
  const [module] = await loadCode(() => Promise.all([import('./maintenance'), loadArea('deferred')]))
  return module.Maintenance
})

export function StorefrontLayout() {
  const { pathname, search } = useLocation()
  const main = useRef<HTMLElement>(null)
  const path = pathname.toLowerCase()
  useFocusOnHeading(main, pathname)

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header enclosed={isEnclosed(path)} />
      {path === '/' && /[?&]error=/.test(search) && (
        <Suspense fallback={null}>
          <ProviderError />
        </Suspense>
      )}
      <Main ref={main} path={path} />
      <PageFooter path={path} />
    </div>
  )
}

/** The checkout has a header and a footer without ways out of it; on phones it has no footer. */
const isEnclosed = (path: string) => /^\/checkout\/?$/.test(path)

/** Invoices and what is to be paid. */
const hasAmounts = (path: string) => /^\/(?:pay|invoice)(?:\/|$)/.test(path)

function PageFooter({ path }: { path: string }) {
  return (
    <Suspense fallback={null}>
      {isEnclosed(path) ? <EnclosedFooter /> : <Footer chat={!hasAmounts(path)} />}
    </Suspense>
  )
}

/**
 * The page, scrolled to where it was. A child route of the layout, so that it mounts together with the page: beside its
 * skeleton there would be nothing to scroll after a reload.
 */
export function ScrollRestoredOutlet() {
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

/** What the built HTML says of its page to crawlers. Read first of all, since the app's own elements take its place. */
function builtHead() {
  if (typeof document === 'undefined') return null
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? undefined
  return { path: firstLoad().page, texts: { title: document.title, description } }
}

type MainProps = { ref: React.Ref<HTMLElement>; path: string }

function Main({ ref, path }: MainProps) {
  const navigation = useNavigation()
  const drops = useStateDrops()
  const { role, loading } = useAuth()
  const { data: shop } = useQuery(settingsQueries.shop())
  const [built] = useState(builtHead)
  // Admins keep access during maintenance, so signing in stays open too, with a new password and the links of mails.
  const closed = shop?.maintenance_mode === true && role !== 'admin' && !/^\/auth(?:\/|$)/.test(path)

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
      {closed ? (
        <Suspense fallback={null}>
          {!loading && <Maintenance {...(built?.path === path ? built.texts : {})} />}
        </Suspense>
      ) : (
        // Not the page that signs in, which leads elsewhere by itself.
        <Outlet key={path === '/auth' ? 'auth' : drops} />
      )}
    </main>
  )
}
