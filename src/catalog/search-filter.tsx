import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Input } from '@/ui/input'
import { type TypedSearchOptions, useTypedSearch } from '@/ui/use-typed-search'
import { searchText } from './filters'

type SearchFilterProps = {
  /** The search in the URL. */
  value: string
  onSearch: TypedSearchOptions['onSearch']
  className?: string
}

/** Searches while typing. */
export function SearchFilter({ value, onSearch, className }: SearchFilterProps) {
  const { t } = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const { text, setText, search, endVisit } = useTypedSearch({ value, toQuery: searchText, onSearch })

  return (
    <form
      role="search"
      aria-label={t('listing.search')}
      className={cn('relative', className)}
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
        endVisit()
        // Closes the on-screen keyboard, which would cover the results.
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
        aria-label={t('listing.search')}
        placeholder={t('listing.search')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        // The direction of the typed text, because Latin letters are typed in the Arabic shop too.
        dir={text === '' ? undefined : 'auto'}
        className="px-11 [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => setText(event.target.value)}
        onBlur={endVisit}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={t('listing.filters.clearSearch')}
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
