import type { ComponentProps } from 'react'
import { NativeSelect } from './native-select'

export type SelectOption = {
  value: string
  label: string
  /** The language of the label, where it is not the page's. */
  lang?: string
}

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'onChange' | 'value'> & {
  options: readonly SelectOption[]
  value: string
  onValueChange: (value: string) => void
}

/** One of several options, by its value. */
export function Select({ options, onValueChange, ...props }: SelectProps) {
  return (
    <NativeSelect {...props} onChange={(event) => onValueChange(event.target.value)}>
      {options.map(({ value, label, lang }) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
}
