import { Check } from 'lucide-react'
import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ComponentProps, FocusEvent, ReactElement, ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { menuClasses, menuItemClasses } from './menu-classes'

type DropdownMenuProps = {
  /** The button that opens the menu; it needs its own accessible name. */
  trigger: ReactElement
  /** The edge of the button that the menu lines up with. */
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string
  children: ReactNode
}

/**
 * Opened by a key, a menu highlights its first item. Radix does this only for a menu that was mounted when the key was
 * pressed; the code of many menus is fetched by that key press.
 */
function focusFirstItem({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget || currentTarget.contains(relatedTarget)) return
  if (currentTarget.matches(':focus-visible')) {
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([aria-disabled])')?.focus()
  }
}

export function DropdownMenu({
  trigger,
  align = 'start',
  open,
  onOpenChange,
  className,
  children,
}: DropdownMenuProps) {
  return (
    // Not modal: Radix locks the page with a <style> element, which the content security policy refuses.
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          onFocus={focusFirstItem}
          className={cn(
            menuClasses,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-48',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** With `asChild` the item is a link. */
export function MenuItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={cn(menuItemClasses, className)} {...props} />
}

export const MenuRadioGroup = Radix.RadioGroup

/** One of several, with a check mark at the chosen one. With `asChild` it is a link that chooses by leaving the page. */
export function MenuRadioItem({ className, children, ...props }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(menuItemClasses, className)} {...props}>
      {props.asChild === true ? (
        children
      ) : (
        <>
          {children}
          <span className="ms-auto flex size-5 shrink-0 items-center justify-center ps-1">
            <Radix.ItemIndicator>
              <Check aria-hidden="true" className="size-4" />
            </Radix.ItemIndicator>
          </span>
        </>
      )}
    </Radix.RadioItem>
  )
}

export function MenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-3 py-2 text-sm text-ink-muted', className)} {...props} />
}

export function MenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn('mx-1.5 my-1.5 h-px bg-plaster-line', className)} {...props} />
}
