import * as Radix from '@radix-ui/react-select'
import { Check } from 'lucide-react'
import { cn } from '@/lib/cn'
import { controlClasses } from './input'
import { menuClasses, menuItemClasses } from './menu-classes'
import type { SelectMenuProps } from './select'

// Around numbers and foreign words in a label; typing the label's first letter must find it all the same.
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** Radix's part of `Select`: a button of the same size over the browser's select, and the list that it opens. */
export function SelectMenu({
  options,
  value,
  onValueChange,
  name,
  disabled,
  required,
  ...props
}: SelectMenuProps) {
  // As a browser does: a value that is not among the options shows the first one.
  const chosen = options.find((option) => option.value === value) ?? options[0]
  return (
    <Radix.Root
      value={value}
      onValueChange={onValueChange}
      name={name}
      disabled={disabled}
      required={required}
    >
      <Radix.Trigger
        // The page's direction, live. Radix would write its own, which also turns the button's padding.
        dir={undefined}
        className={cn(controlClasses, 'absolute inset-0 cursor-pointer truncate pe-10 text-start')}
        {...props}
      >
        {/* Radix treats the empty value as none chosen; here it is an option such as "All cities". */}
        <Radix.Value placeholder={chosen?.label}>{chosen?.label}</Radix.Value>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            menuClasses,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)',
          )}
        >
          <Radix.Viewport>
            {options.map(({ value: each, label, lang }) => (
              <Radix.Item
                key={each}
                value={each}
                textValue={label.replaceAll(DIRECTION_MARKS, '')}
                lang={lang}
                className={menuItemClasses}
              >
                <Radix.ItemText>{label}</Radix.ItemText>
                <Radix.ItemIndicator className="ms-auto ps-1">
                  <Check aria-hidden="true" className="size-4" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
