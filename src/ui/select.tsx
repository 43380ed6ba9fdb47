import {
  createContext,
  useContext,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentType,
  type Ref,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { cn } from '@/lib/cn'
import { nativeSelectClasses, SelectArrow } from './native-select'

export type SelectOption = {
  value: string
  label: string
  /** The language of the label, where it is not the page's. */
  lang?: string
}

type SelectControl = {
  options: readonly SelectOption[]
  value: string
  onValueChange: (value: string) => void
  onBlur?: () => void
  id?: string
  name?: string
  disabled?: boolean
  required?: boolean
  'aria-label'?: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

type SelectProps = SelectControl & {
  className?: string
  ref?: Ref<{ focus: () => void }>
}

export type SelectMenuProps = SelectControl & { ref?: Ref<HTMLButtonElement> }

/**
 * Radix's select, provided where its code is part of the page (the admin): it is then drawn from the first render on and
 * with any pointer.
 */
export const SelectMenuContext = createContext<ComponentType<SelectMenuProps> | null>(null)

/**
 * One of several options. On a touch screen it is the browser's own select. With a mouse it is Radix's: its code is fetched
 * when the pointer or the focus comes near, and the browser's select works until then, or if the code does not arrive.
 *
 * Radix's button lies over the browser's select, which stays in place invisibly: nothing moves when one replaces the other.
 */
export function Select({ className, ref, ...props }: SelectProps) {
  const provided = useContext(SelectMenuContext)
  const [Menu, setMenu] = useState(() => provided)
  const control = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => control.current?.focus() }), [])

  const fetchMenu = () => {
    if (Menu !== null || !globalThis.matchMedia('(pointer: fine)').matches) return
    import('./select-menu').then(
      ({ SelectMenu }) => {
        // A select that has the focus may be open. It is replaced when the focus has left it. Synchronously, so that it
        // cannot get the focus between this check and the replacement.
        if (control.current !== null && control.current !== document.activeElement)
          flushSync(() => setMenu(() => SelectMenu))
      },
      () => undefined,
    )
  }

  const { options, onValueChange, onBlur, ...attributes } = props
  return (
    <span className={cn('relative block', className)} onPointerEnter={fetchMenu}>
      <select
        value={props.value}
        className={cn(nativeSelectClasses, Menu !== null && 'invisible')}
        onChange={(event) => onValueChange(event.target.value)}
        {...(Menu === null
          ? {
              ...attributes,
              ref: control as RefObject<HTMLSelectElement | null>,
              onFocus: fetchMenu,
              onBlur: () => {
                onBlur?.()
                fetchMenu()
              },
            }
          : { 'aria-hidden': true, tabIndex: -1 })}
      >
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
      {Menu !== null && <Menu {...props} ref={control as RefObject<HTMLButtonElement | null>} />}
      <SelectArrow />
    </span>
  )
}
