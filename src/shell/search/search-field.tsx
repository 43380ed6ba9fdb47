import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { filterParams } from '@/catalog/filters'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { useOnDemand } from '../use-on-demand'
import { rememberSearch } from './recent-searches'
import type { SearchPanelHandle } from './search-panel'

const loadPanel = () =>
  Promise.all([import('./search-panel'), loadArea('later')]).then(([module]) => module.SearchPanel)

const CLOSED: { expanded: boolean; activeId: string | undefined } = { expanded: false, activeId: undefined }

/** The field itself is there at once and works alone; the suggestions below it come when it is used. */
export function SearchField({ className }: { className?: string }) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const panel = useRef<SearchPanelHandle>(null)
  const { code: SearchPanel, prefetch, fetch } = useOnDemand(loadPanel)
  const [open, setOpen] = useState(false)
  const [list, setList] = useState(CLOSED)

  // What the listing shows is what the field says, also after going back.
  const { pathname, search } = useLocation()
  const searched = pathname === paths.products() ? (new URLSearchParams(search).get('q') ?? '') : ''
  const [seen, setSeen] = useState(searched)
  const [text, setText] = useState(searched)
  if (seen !== searched) {
    setSeen(searched)
    setText(searched)
  }

  useEffect(() => {
    if (!open) return
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && form.current?.contains(event.target) !== true) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open])

  const use = () => {
    fetch()
    setOpen(true)
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const query = text.trim()
    rememberSearch(query)
    setOpen(false)
    // A phone's keyboard would stay in front of the results.
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur()
    void navigate(paths.products(filterParams({ search: query })))
  }

  const { expanded, activeId } = open ? list : CLOSED
  return (
    <form
      ref={form}
      role="search"
      // Works before the code is there, too.
      action={paths.products()}
      aria-label={t('search.label')}
      className={cn('md:relative', className)}
      onSubmit={submit}
      onPointerEnter={prefetch}
      onBlur={({ relatedTarget }) => {
        // Without a target the focus went nowhere: to a link that takes none in this browser, perhaps one of ours.
        if (relatedTarget !== null && form.current?.contains(relatedTarget) !== true) setOpen(false)
      }}
    >
      {/* The room for the button is the frame's: the field's own sides change with what is typed. */}
      <div className="relative h-11 rounded-full border border-control bg-white ps-5 pe-12 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-majolica">
        <input
          ref={input}
          type="text"
          role="combobox"
          name="q"
          value={text}
          maxLength={200}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? `${id}-list` : undefined}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          // The words lead, not the page: Latin letters are typed in the Arabic shop too.
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
              setOpen(false)
            } else if (open) panel.current?.press(event)
          }}
        />
        <button
          type="submit"
          aria-label={t('search.submit')}
          className="absolute inset-y-0 end-0 flex w-12 cursor-pointer items-center justify-center rounded-full text-copper hover:text-copper-hover"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
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
  )
}
