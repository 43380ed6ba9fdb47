import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, FocusEvent, ReactElement, ReactNode } from 'react'
import { cn } from '@/lib/cn'

type DropdownMenuProps = {
  /** The button that opens it, with a name of its own. */
  trigger: ReactElement
  /** With which edge of the button it lines up. */
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string
  children: ReactNode
}

/**
 * Opened by a key, a menu begins at its first item. Radix knows the key only of a menu that was there when it was pressed,
 * and many are fetched by the press itself.
 */
function beginAtFirst({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
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
    // Not modal: a menu that locks the page would have to write a <style> element, which is forbidden here.
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          onFocus={beginAtFirst}
          className={cn(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-control border border-plaster-line bg-white p-1.5 text-ink shadow-low data-[state=open]:animate-rise-in',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const item =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-[7px] px-3 py-1.5 text-start outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-muted data-highlighted:bg-copper-tint data-highlighted:text-copper-hover forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2 forced-colors:data-highlighted:outline-solid'

/** `asChild` makes a link of it. */
export function MenuItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={cn(item, className)} {...props} />
}

export const MenuRadioGroup = Radix.RadioGroup

/** One of several, with a tick at the one that holds. */
export function MenuRadioItem({ className, children, ...props }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(item, className)} {...props}>
      {children}
      <Ticked />
    </Radix.RadioItem>
  )
}

export function MenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem className={cn(item, className)} {...props}>
      {children}
      <Ticked />
    </Radix.CheckboxItem>
  )
}

function Ticked() {
  return (
    <span className="ms-auto flex size-5 shrink-0 items-center justify-center ps-1">
      <Radix.ItemIndicator>
        <Check aria-hidden="true" className="size-4" />
      </Radix.ItemIndicator>
    </span>
  )
}

export function MenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-3 py-2 text-sm text-ink-muted', className)} {...props} />
}

export function MenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn('mx-1.5 my-1.5 h-px bg-plaster-line', className)} {...props} />
}
