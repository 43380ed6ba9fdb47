import { useMutation, useQuery } from '@tanstack/react-query'
import { LogOut, Menu, PanelLeftClose, PanelLeftOpen, Search, Store } from 'lucide-react'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import {
  Link,
  NavLink,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { useAuth } from '@/auth/auth-context'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@/i18n/locales'
import { cn } from '@/lib/cn'
import { localStore } from '@/lib/storage'
import { paths } from '@/paths'
import { settingsQueries, SITE_NAME } from '@/settings/queries'
import { Button } from '@/ui/button'
import { Khatam } from '@/ui/khatam'
import { openedPart } from '@/ui/lazy-part'
import { toastMissingCode } from '@/ui/missing-code'
import { Select } from '@/ui/select'
import { Sheet } from '@/ui/dialog'
import { Spinner } from '@/ui/spinner'
import { AccessDenied } from './admin-error'
import { type Badges, badgesQuery } from './badges'
import { PLACES } from './navigation'
import { NewOrderAlert } from './new-order-alert'
import { UnreadNotice } from './unread-notice'
import { useShortcuts } from './use-shortcuts'
import '@/admin.css'

const CommandPalette = openedPart(async () => (await import('./command-palette')).CommandPalette)
const ShortcutsSheet = openedPart(async () => (await import('./shortcuts-sheet')).ShortcutsSheet)

const COLLAPSED_KEY = 'mcg-admin-sidebar'

export function Component() {
  const { t } = useLanguage()
  const { user, role, loading } = useAuth()
  // The route guard runs on navigation; this follows later changes of the session.
  if (!loading && (user === null || role !== 'admin')) return <AccessDenied />
  if (loading) {
    return (
      <div role="status" className="flex min-h-dvh items-center justify-center gap-3">
        <Spinner className="size-8 text-copper" />
        {t('shop.status.loading')}
      </div>
    )
  }
  return <Frame />
}

function Frame() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const main = useRef<HTMLElement>(null)
  const [narrow, setNarrow] = useState(() => localStore.getItem(COLLAPSED_KEY) !== null)
  const [layer, setLayer] = useState<'palette' | 'shortcuts' | 'menu' | null>(null)
  useFocusOnHeading(main, pathname)

  // A navigation closes the menu on a phone.
  const [menuPath, setMenuPath] = useState(pathname)
  if (menuPath !== pathname) {
    setMenuPath(pathname)
    if (layer === 'menu') setLayer(null)
  }

  useShortcuts({
    '?': () => setLayer('shortcuts'),
    '/': () => focusSearch(() => setLayer('palette')),
    n: () => void navigate(adminPaths.newProduct()),
    ...Object.fromEntries(PLACES.map(({ letter, path }) => [`g ${letter}`, () => void navigate(path)])),
  })
  usePaletteKey(() => setLayer('palette'))

  const resize = () => {
    if (narrow) localStore.removeItem(COLLAPSED_KEY)
    else localStore.setItem(COLLAPSED_KEY, 'narrow')
    setNarrow(!narrow)
  }

  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-4 focus:z-50 focus:rounded-control focus:bg-copper focus:px-4 focus:py-2 focus:text-plaster"
      >
        {t('shop.nav.skip')}
      </a>

      <div
        className={cn(
          'sticky top-0 hidden h-dvh shrink-0 flex-col border-e border-plaster-line bg-plaster-raised md:flex print:hidden',
          narrow ? 'w-18' : 'w-60',
        )}
      >
        <Sidebar narrow={narrow} />
        <Button
          tone="quiet"
          size="icon"
          aria-label={narrow ? t('adminShell.expandSidebar') : t('adminShell.collapseSidebar')}
          aria-expanded={!narrow}
          className="m-3 self-start"
          onClick={resize}
        >
          {narrow ? (
            <PanelLeftOpen aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          ) : (
            <PanelLeftClose aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          )}
        </Button>
      </div>

      <div className="flex min-w-0 grow flex-col">
        <header className="sticky top-0 z-30 flex items-center gap-2 border-b border-plaster-line bg-plaster px-4 py-2 max-[16rem]:flex-wrap md:px-6 print:hidden">
          <Sheet
            side="start"
            title={t('adminShell.menu')}
            hideTitle
            open={layer === 'menu'}
            onOpenChange={(open) => setLayer(open ? 'menu' : null)}
            trigger={
              <Button tone="quiet" size="icon" aria-label={t('shop.nav.menu')} className="-ms-2 md:hidden">
                <Menu aria-hidden="true" className="size-5" />
              </Button>
            }
          >
            <Sidebar narrow={false} />
          </Sheet>
          <Button
            tone="secondary"
            className="min-w-0 grow justify-start bg-white px-3 font-normal text-ink-muted sm:max-w-md"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => setLayer('palette')}
          >
            <Search aria-hidden="true" className="size-5 shrink-0" />
            <span className="truncate">{t('adminShell.find')}</span>
            <kbd
              className="ms-auto hidden rounded-[5px] border border-plaster-line px-1.5 text-sm sm:inline"
              dir="ltr"
            >
              {t('adminShell.paletteKey')}
            </kbd>
          </Button>
          <div className="ms-auto shrink-0">
            <LanguageSelect />
          </div>
        </header>
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          aria-busy={navigation.state === 'loading' || undefined}
          className={cn(
            'w-full max-w-[90rem] grow px-4 py-4 transition-opacity duration-200 outline-none md:px-6 md:py-6 print:p-0',
            navigation.state === 'loading' && 'opacity-70',
          )}
        >
          <UnreadNotice />
          <Outlet />
        </main>
      </div>
      <ScrollRestoration />
      <BadgeAnnouncer />
      <NewOrderAlert />

      <Suspense fallback={null}>
        {layer === 'palette' && <CommandPalette onClose={() => setLayer(null)} />}
        {layer === 'shortcuts' && <ShortcutsSheet onClose={() => setLayer(null)} />}
      </Suspense>
    </div>
  )
}

/** Focuses the search field of the list on the page; calls `otherwise` where there is none. */
function focusSearch(otherwise: () => void): void {
  const field = document.querySelector<HTMLElement>('main input[type=search]')
  if (field === null) otherwise()
  else field.focus()
}

function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}

/** A navigation moves the focus to the new page's heading, so that it is read out and Tab goes on from there. */
function useFocusOnHeading(main: React.RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = main.current?.querySelector<HTMLElement>('h1')
    if (heading == null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [main, pathname])
}

const row =
  'flex min-h-11 items-center gap-3 rounded-control px-3 text-ink transition-colors duration-150 hover:bg-plaster aria-[current=page]:bg-copper-tint aria-[current=page]:font-medium aria-[current=page]:text-copper-hover forced-colors:aria-[current=page]:outline-1 forced-colors:aria-[current=page]:-outline-offset-1'

/** Tells screen readers what has come in: the parts of the badges that have grown. */
function BadgeAnnouncer() {
  const { t } = useLanguage()
  const { data: badges } = useQuery(badgesQuery())
  const [shown, setShown] = useState<Badges>()
  const [text, setText] = useState('')
  if (badges !== undefined && badges !== shown) {
    setShown(badges)
    const grown = PLACES.flatMap(({ waiting = [] }) => waiting).filter(
      ([part]) => shown !== undefined && badges[part] > shown[part],
    )
    if (grown.length > 0) setText(grown.map(([part, label]) => t(label, { count: badges[part] })).join(', '))
  }
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}

/** The navigation. Narrow, it shows icons, with labels on hover and for screen readers. */
export function Sidebar({ narrow }: { narrow: boolean }) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const { signOut } = useAuth()
  const { data: shop } = useQuery(settingsQueries.shop())
  const { data: badges } = useQuery(badgesQuery())
  const id = useId()
  const leave = useMutation({ mutationFn: signOut, onSuccess: () => void navigate(paths.auth()) })
  const words = cn('truncate', narrow && 'sr-only')

  return (
    <nav aria-label={t('adminShell.menu')} className="flex min-h-0 grow flex-col gap-4 overflow-y-auto p-3">
      <Link to={paths.admin()} className="flex min-h-11 items-center gap-3 px-2 font-display text-lg">
        <Khatam className="size-8 shrink-0 text-copper" />
        <span dir="auto" className={cn('line-clamp-2 leading-tight', narrow && 'sr-only')}>
          {shop?.site_name ?? SITE_NAME}
        </span>
      </Link>
      <ul className="flex flex-col gap-1">
        {PLACES.map(({ path, label, icon: Icon, letter, waiting = [] }) => {
          const parts = waiting.filter(([part]) => (badges?.[part] ?? 0) > 0)
          return (
            <li key={path} className="relative">
              <NavLink
                to={path}
                end={path === paths.admin()}
                className={row}
                title={narrow ? t(label) : undefined}
                aria-describedby={parts.length > 0 ? `${id}-${letter}` : undefined}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                <span className={words}>{t(label)}</span>
              </NavLink>
              {badges !== undefined && parts.length > 0 && (
                <p
                  className={cn(
                    'pointer-events-none absolute end-2 rounded-full bg-copper px-2 text-sm font-medium text-plaster',
                    narrow ? 'end-0! -top-1 px-1.5!' : 'inset-y-0 my-auto h-fit',
                  )}
                >
                  <span translate="no" aria-hidden="true">
                    {formatNumber(
                      parts.reduce((sum, [part]) => sum + badges[part], 0),
                      language,
                    )}
                  </span>
                  <span id={`${id}-${letter}`} className="sr-only">
                    {parts.map(([part, sentence]) => t(sentence, { count: badges[part] })).join(', ')}
                  </span>
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <ul className="mt-auto flex flex-col gap-1 border-t border-plaster-line pt-3">
        <li>
          <Link to={paths.home()} className={row} title={narrow ? t('adminShell.toShop') : undefined}>
            <Store aria-hidden="true" className="size-5 shrink-0" />
            <span className={words}>{t('adminShell.toShop')}</span>
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={cn(row, 'w-full cursor-pointer')}
            title={narrow ? t('shop.nav.logout') : undefined}
            aria-busy={leave.isPending || undefined}
            onClick={() => {
              if (!leave.isPending) leave.mutate()
            }}
          >
            <LogOut aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
            <span className={words}>{t('shop.nav.logout')}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}

export function LanguageSelect() {
  const { t, language, setLanguage } = useLanguage()
  return (
    <Select
      aria-label={t('shop.nav.language')}
      value={language}
      onValueChange={(value) => {
        if (!isLanguage(value)) return
        const choose = () => {
          setLanguage(value).catch(() => toastMissingCode(t, choose))
        }
        choose()
      }}
      options={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: code }))}
    />
  )
}
