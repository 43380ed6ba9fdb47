import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Input } from '@/ui/input'
import { searchText } from './filters'

const PAUSE_MS = 200

type FilterSearchProps = {
  /** What the address says. */
  value: string
  /** `ongoing` while what was typed goes on changing what the same visit to the field has searched for. */
  onSearch: (search: string, options: { ongoing: boolean }) => void
  className?: string
}

/** Searches once the typing pauses. The field stays as it is typed in; it follows the address only when others change it. */
export function FilterSearch({ value, onSearch, className }: FilterSearchProps) {
  const { t } = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  // What this field has asked for and the address does not say yet.
  const [asked, setAsked] = useState<readonly string[]>([])
  const ongoing = useRef(false)

  if (seen !== value) {
    setSeen(value)
    const place = asked.indexOf(value)
    setAsked(place < 0 ? [] : asked.slice(place + 1))
    if (place < 0) setText(value)
  }

  const search = (typed: string) => {
    const query = searchText(typed)
    if (query === (asked.at(-1) ?? value)) return
    setAsked((earlier) => [...earlier, query])
    onSearch(query, { ongoing: ongoing.current })
    ongoing.current = true
  }
  const searchAfterPause = useEffectEvent(search)

  useEffect(() => {
    if (searchText(text) === seen) return
    const timer = setTimeout(() => searchAfterPause(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, seen])

  return (
    <form
      role="search"
      aria-label={t('products.search')}
      className={cn('relative', className)}
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
        ongoing.current = false
        // A phone's keyboard would stay in front of the results.
        if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur()
      }}
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-ink-muted"
      />
      <Input
        ref={field}
        type="search"
        value={text}
        maxLength={200}
        aria-label={t('products.search')}
        placeholder={t('products.search')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        // The words lead, not the page: Latin letters are typed in the Arabic shop too.
        dir={text === '' ? undefined : 'auto'}
        className="px-11 [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => setText(event.target.value)}
        onBlur={() => {
          ongoing.current = false
        }}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={t('filters.clearSearch')}
          className="absolute inset-y-0 end-0 flex w-11 cursor-pointer items-center justify-center rounded-control text-ink-muted hover:text-copper"
          onClick={() => {
            setText('')
            search('')
            field.current?.focus()
          }}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </form>
  )
}
