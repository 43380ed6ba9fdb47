import { Menu, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { localStore } from '@/lib/storage'
import { Button } from '@/ui/button'
import { Sheet } from '@/ui/sheet'
import { Spinner } from '@/ui/spinner'
import { AccessDenied } from './access-denied'
import { LanguageSelect } from './language-select'
import { PLACES } from './navigation'
import { Sidebar } from './sidebar'
import { useShortcuts } from './use-shortcuts'

const CommandPalette = lazy(() =>
  import('./command-palette').then((module) => ({ default: module.CommandPalette })),
)
const ShortcutsSheet = lazy(() =>
  import('./shortcuts-sheet').then((module) => ({ default: module.ShortcutsSheet })),
)

const NARROW_KEY = 'mcg-admin-sidebar'

export function AdminLayout() {
  const { t } = useLanguage()
  const { user, role, loading } = useAuth()
  // Let in by the guard: until the session says otherwise, the page is there.
  if (!loading && (user === null || role !== 'admin')) return <AccessDenied />
  if (loading) {
    return (
      <div role="status" className="flex min-h-dvh items-center justify-center gap-3">
        <Spinner className="size-8 text-copper" />
        {t('status.loading')}
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
  const [narrow, setNarrow] = useState(() => localStore.getItem(NARROW_KEY) !== null)
  const [layer, setLayer] = useState<'palette' | 'shortcuts' | 'menu' | null>(null)
  useFocusOnHeading(main, pathname)

  // The link that led on closes the menu on a phone.
  const [menuPath, setMenuPath] = useState(pathname)
  if (menuPath !== pathname) {
    setMenuPath(pathname)
    if (layer === 'menu') setLayer(null)
  }

  useShortcuts({
    '?': () => setLayer('shortcuts'),
    '/': () => focusSearch(() => setLayer('palette')),
    n: () => void navigate(paths.adminNewProduct()),
    ...Object.fromEntries(PLACES.map(({ letter, path }) => [`g ${letter}`, () => void navigate(path)])),
  })
  usePaletteKey(() => setLayer('palette'))

  const resize = () => {
    if (narrow) localStore.removeItem(NARROW_KEY)
    else localStore.setItem(NARROW_KEY, 'narrow')
    setNarrow(!narrow)
  }

  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-4 focus:z-50 focus:rounded-control focus:bg-copper focus:px-4 focus:py-2 focus:text-plaster"
      >
        {t('nav.skip')}
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
          aria-label={narrow ? t('admin.expandSidebar') : t('admin.collapseSidebar')}
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
        <header className="sticky top-0 z-30 flex items-center gap-2 border-b border-plaster-line bg-plaster px-4 py-2 md:px-6 print:hidden">
          <Sheet
            side="start"
            title={t('admin.menu')}
            hideTitle
            open={layer === 'menu'}
            onOpenChange={(open) => setLayer(open ? 'menu' : null)}
            trigger={
              <Button tone="quiet" size="icon" aria-label={t('nav.menu')} className="-ms-2 md:hidden">
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
            <span className="truncate">{t('admin.find')}</span>
            <kbd
              className="ms-auto hidden rounded-[5px] border border-plaster-line px-1.5 text-sm sm:inline"
              dir="ltr"
            >
              {t('admin.paletteKey')}
            </kbd>
          </Button>
          <div className="ms-auto">
            <LanguageSelect />
          </div>
        </header>
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          aria-busy={navigation.state === 'loading' || undefined}
          className={cn(
            'w-full max-w-[90rem] grow px-4 py-6 transition-opacity duration-200 outline-none md:px-6 print:p-0',
            navigation.state === 'loading' && 'opacity-70',
          )}
        >
          <Outlet />
        </main>
      </div>
      <ScrollRestoration />

      <Suspense fallback={null}>
        {layer === 'palette' && <CommandPalette onClose={() => setLayer(null)} />}
        {layer === 'shortcuts' && <ShortcutsSheet onClose={() => setLayer(null)} />}
      </Suspense>
    </div>
  )
}

/** The list's own search field, where there is one; otherwise whatever else finds things. */
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
