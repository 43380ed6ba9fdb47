import { useQuery } from '@tanstack/react-query'
import { Menu, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@/i18n/locales'
import { cn } from '@/lib/cn'
import { scrollKey } from '@/lib/scroll-position'
import { localStore } from '@/lib/storage'
import { Button } from '@/ui/button'
import { openedPart } from '@/ui/lazy-part'
import { toastMissingCode } from '@/ui/missing-code'
import { Select } from '@/ui/select'
import { Sheet } from '@/ui/dialog'
import { SkipLink } from '@/ui/skip-link'
import { Spinner } from '@/ui/spinner'
import { useFocusOnHeading } from '@/ui/use-focus-on-heading'
import { AccessDenied } from './admin-error'
import { type Badges, badgesQuery } from './badges'
import { PLACES } from './navigation'
import { NewOrderAlert } from './new-order-alert'
import { SessionEnded, useOperator, useScreenOfSession } from './session-ended'
import { Sidebar } from './sidebar'
import { UnreadNotice } from './unread-notice'
import { useShortcuts } from './use-shortcuts'
import '@/admin.css'

const CommandPalette = openedPart(async () => (await import('./command-palette')).CommandPalette)
const ShortcutsSheet = openedPart(async () => (await import('./shortcuts-sheet')).ShortcutsSheet)

const COLLAPSED_KEY = 'mcg-admin-sidebar'

export function Component() {
  const { t } = useLanguage()
  const { loading } = useAuth()
  const { operator, isAwaited } = useOperator()
  // The route guard runs on navigation; this follows later changes of the session.
  if (operator !== null) {
    return (
      <>
        {/* Another admin begins anew. */}
        <Frame key={operator} />
        {isAwaited && <SessionEnded />}
      </>
    )
  }
  if (!loading) return <AccessDenied />
  return (
    <div role="status" className="flex min-h-dvh items-center justify-center gap-3">
      <Spinner className="size-8 text-copper" />
      {t('shop.status.loading')}
    </div>
  )
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
  const noteTyping = useScreenOfSession(pathname)

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
    // The events of dialogs, which are elsewhere in the document, come here as well.
    <div className="flex min-h-dvh flex-col md:flex-row" onInput={noteTyping}>
      <SkipLink />

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
      <ScrollRestoration getKey={scrollKey} />
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
      // A question needs its answer first, and a screen that waits for its person shows nothing.
      if (document.querySelector('[role=alertdialog]') !== null) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}

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
