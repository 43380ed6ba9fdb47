import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import type { FieldControl } from '@/ui/field'
import { Input } from '@/ui/input'
import { findCities } from './cities'

type CityComboboxProps = {
  control: FieldControl
  ref?: Ref<HTMLInputElement>
  name: string
  value: string
  onChange: (city: string) => void
  onBlur: () => void
}

/**
 * The city of an address in Morocco: an editable combobox with a list (ARIA Authoring Practices). The list is searched in all
 * three languages; a place that is not in it may be typed.
 */
export function CityCombobox({ control, ref, name, value, onChange, onBlur }: CityComboboxProps) {
  const { t, language } = useLanguage()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(false)
  // Opened without typing, the list shows every city and not just the one that is chosen already.
  const [isTyped, setIsTyped] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const options = open ? findCities(isTyped ? value : '', language) : []
  const expanded = options.length > 0
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  useEffect(() => {
    if (!expanded) return
    // Closes the list only: Radix's dialogs listen at the document, before the field does.
    const closeList = (event: globalThis.KeyboardEvent) => {
      const isHere = list.current?.parentElement?.contains(event.target as Node) === true
      if (!isHere || event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setOpen(false)
      setActive(null)
    }
    globalThis.addEventListener('keydown', closeList, true)
    return () => globalThis.removeEventListener('keydown', closeList, true)
  }, [expanded])

  const show = (typed: boolean) => {
    setOpen(true)
    setIsTyped(typed)
    setActive(null)
  }
  const choose = (city: string) => {
    onChange(city)
    setOpen(false)
    setActive(null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!expanded) {
        show(false)
        return
      }
      const step = event.key === 'ArrowDown' ? 1 : -1
      const from = active ?? (step === 1 ? -1 : 0)
      setActive((from + step + options.length) % options.length)
    } else if (event.key === 'Enter' && expanded && active !== null) {
      // Chooses, and does not submit the form.
      event.preventDefault()
      const city = options[active]
      if (city !== undefined) choose(city)
    }
  }

  return (
    <div className="relative">
      <Input
        {...control}
        ref={ref}
        name={name}
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? `${id}-list` : undefined}
        aria-activedescendant={expanded && active !== null ? optionId(active) : undefined}
        autoComplete="address-level2"
        onChange={(event) => {
          onChange(event.target.value)
          // Autofill changes it from another field, and would leave the list open.
          if (document.activeElement === event.target) show(true)
        }}
        onClick={() => {
          if (!open) show(false)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setOpen(false)
          onBlur()
        }}
      />
      {expanded && (
        <ul
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('ordering.checkout.cities')}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto overscroll-contain rounded-control border border-plaster-line bg-white py-1 shadow-lg"
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((city, index) => (
            <li key={city} role="presentation">
              <button
                type="button"
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={cn(
                  'min-h-11 w-full cursor-pointer px-3 text-start',
                  index === active ? 'bg-plaster-raised' : 'hover:bg-plaster-raised',
                )}
                onClick={() => choose(city)}
              >
                {city}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
