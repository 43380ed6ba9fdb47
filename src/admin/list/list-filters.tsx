import { Search } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { cn } from '@/lib/cn'
import { Input } from '@/ui/input'
import { useTypedSearch } from '@/ui/use-typed-search'

type SearchBoxProps = {
  label: string
  value: string
  onSearch: (text: string) => void
  className?: string
}

/** Searches while typing. */
export function SearchBox({ label, value, onSearch, className }: SearchBoxProps) {
  const { text, setText, search } = useTypedSearch({ value, toQuery: (typed) => typed.trim(), onSearch })
  return (
    <form
      role="search"
      className={cn('relative', className)}
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
      }}
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-ink-muted"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={200}
        className="ps-10"
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  )
}

type StateFilterProps = {
  label: string
  /** Empty for all states. */
  value: string
  options: readonly (readonly [value: string, label: PlainMessageKey])[]
  onChange: (value: string) => void
}

/** A choice of one state, as a row of toggle buttons. */
export function StateFilter({ label, value, options, onChange }: StateFilterProps) {
  const { t } = useLanguage()
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {options.map(([option, text]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          className={cn(
            'min-h-11 cursor-pointer rounded-control border px-3 py-1 text-sm transition-colors duration-150',
            option === value
              ? 'border-copper bg-copper-tint font-medium text-copper-hover'
              : 'border-plaster-line bg-white hover:border-control hover:bg-plaster-raised',
          )}
          onClick={() => onChange(option)}
        >
          {t(text)}
        </button>
      ))}
    </div>
  )
}
