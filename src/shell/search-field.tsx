import { ChevronLeft, Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths, publicUrl } from '@/paths'
import { filterParams } from '@/catalog/filters'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { useOnDemand } from './use-on-demand'
import { useOpenOnPage } from './use-open-on-page'
import { rememberSearch } from './recent-searches'
import type { SearchPanelHandle } from './search-panel'

const loadPanel = () =>
  Promise.all([import('./search-panel'), loadArea('deferred')]).then(([module]) => module.SearchPanel)

const CLOSED: { expanded: boolean; activeId: string | undefined } = { expanded: false, activeId: undefined }

/**
 * The field works without its suggestions, whose code loads when it is used. On phones a button opens it, and it then fills the
 * screen with them.
 */
export function SearchField({ className }: { className?: string }) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<SearchPanelHandle>(null)
  const { code: SearchPanel, prefetch, fetch } = useOnDemand(loadPanel)
  const [open, setOpen] = useOpenOnPage()
  const [list, setList] = useState(CLOSED)

  // On the listing the field shows the current search, also after going back.
  const { pathname, search } = useLocation()
  const searched = pathname === paths.products() ? (new URLSearchParams(search).get('q') ?? '') : ''
  const [previous, setPrevious] = useState(searched)
  const [text, setText] = useState(searched)
  if (previous !== searched) {
    setPrevious(searched)
    setText(searched)
  }

  useEffect(() => {
    if (!open) return
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && form.current?.contains(event.target) !== true) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open, setOpen])

  const use = () => {
    fetch()
    setOpen(true)
  }

  const close = () => {
    setOpen(false)
    // Only on phones, where the field is no longer there; elsewhere the button is hidden and takes no focus.
    opener.current?.focus()
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const query = text.trim()
    rememberSearch(query)
    setOpen(false)
    // Closes the keyboard of a phone, which would cover the results.
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur()
    void navigate(paths.products(filterParams({ search: query })))
  }

  const { expanded, activeId } = open ? list : CLOSED
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={t('shop.search.label')}
        aria-expanded={open}
        className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-plaster-raised md:hidden"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          // Shown before it gets the focus, within the tap: phones open their keyboard for nothing else.
          flushSync(use)
          input.current?.focus()
        }}
      >
        <Search aria-hidden="true" className="size-6" />
      </button>
      <form
        ref={form}
        role="search"
        // Submits before hydration, too.
        action={publicUrl(paths.products(), language)}
        aria-label={t('shop.search.label')}
        data-open={open}
        className={cn(
          'max-md:fixed max-md:inset-0 max-md:z-10 max-md:flex-col max-md:bg-plaster max-md:data-[open=false]:hidden max-md:data-[open=true]:flex md:relative',
          className,
        )}
        onSubmit={submit}
        onPointerEnter={prefetch}
        onBlur={({ relatedTarget }) => {
          // No target means that the focus went to an element that this browser does not focus, perhaps one of our links.
          if (relatedTarget !== null && form.current?.contains(relatedTarget) !== true) setOpen(false)
        }}
      >
        <div className="flex items-center gap-1 max-md:border-b max-md:border-plaster-line max-md:py-1.5 max-md:ps-1 max-md:pe-4">
          <button
            type="button"
            aria-label={t('shop.action.close')}
            className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-plaster-raised md:hidden"
            onClick={close}
          >
            <ChevronLeft aria-hidden="true" className="size-6 rtl:-scale-x-100" />
          </button>
          {/* The padding for the button is on the wrapper, because the direction of the field follows the typed text. */}
          <div className="relative h-11 grow rounded-full border border-control bg-white ps-5 pe-12 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-majolica">
            <input
              ref={input}
              type="text"
              role="combobox"
              name="q"
              value={text}
              maxLength={200}
              placeholder={t('shop.search.placeholder')}
              aria-label={t('shop.search.label')}
              aria-autocomplete="list"
              aria-expanded={expanded}
              aria-controls={expanded ? `${id}-list` : undefined}
              aria-activedescendant={activeId}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              // Follows the text and not the page: Latin letters are typed on Arabic pages too.
              dir={text === '' ? undefined : 'auto'}
              className="size-full bg-transparent text-base text-ink outline-none placeholder:text-ink-muted"
              onFocus={use}
              onClick={use}
              onChange={(event) => {
                setText(event.target.value)
                use()
              }}
              onKeyDown={(event) => {
                if (event.nativeEvent.isComposing) return
                if (!open && event.key === 'ArrowDown') use()
                else if (open && event.key === 'Escape') {
                  event.preventDefault()
                  close()
                } else if (open) panel.current?.press(event)
              }}
            />
            <button
              type="submit"
              aria-label={t('shop.search.submit')}
              className="absolute inset-y-0 end-0 flex w-12 cursor-pointer items-center justify-center rounded-full text-copper hover:text-copper-hover"
            >
              <Search aria-hidden="true" className="size-5" />
            </button>
          </div>
        </div>
        {open && SearchPanel !== null && (
          <SearchPanel
            ref={panel}
            id={id}
            text={text}
            onChange={setList}
            onChoose={() => {
              setOpen(false)
              setText(searched)
            }}
          />
        )}
      </form>
    </>
  )
}
