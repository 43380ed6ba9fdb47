import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cn } from '@/lib/cn'
import { Input } from '@/ui/input'

// Long enough for the next letter, short enough to be at once.
const PAUSE_MS = 250

type SearchBoxProps = {
  label: string
  value: string
  onSearch: (text: string) => void
  className?: string
}

/** Searches while somebody types. What the address says meanwhile (back, a link) is what it shows. */
export function SearchBox({ label, value, onSearch, className }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A pause later the address may say more than when the letter was typed: a filter chosen meanwhile must stay.
  const latest = useRef({ value, onSearch })
  useEffect(() => {
    latest.current = { value, onSearch }
  })

  const search = (text: string) => {
    clearTimeout(timer.current)
    const now = latest.current
    if (text.trim() !== now.value) now.onSearch(text.trim())
  }
  return (
    <form
      role="search"
      className={cn('relative', className)}
      onSubmit={(event) => {
        event.preventDefault()
        search(typed)
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
        value={typed}
        maxLength={200}
        // Latin words in an Arabic page are read in their own direction; the icon stays where the page has it.
        className="ps-10 [unicode-bidi:plaintext]"
        onChange={({ target }) => {
          setTyped(target.value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => search(target.value), PAUSE_MS)
        }}
      />
    </form>
  )
}
