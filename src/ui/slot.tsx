import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react'
import { cn } from '@/lib/cn'

type Props = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined }
type Handler = (...args: unknown[]) => unknown

/**
 * Gives its one child the class names, handlers and attributes that it receives; the child's own attributes win. The `Slot`
 * of Radix does more (several children, lazy children, composed refs), of which buttons and cards on every page need nothing.
 */
export function Slot({ children, ...props }: Omit<Props, 'children'> & { children?: ReactNode }) {
  const child = children as ReactElement<Record<string, unknown>>
  const merged: Record<string, unknown> = { ...props, ...child.props }
  merged.className = cn(props.className, child.props.className as string | undefined)
  if (props.ref !== undefined) merged.ref = props.ref
  for (const [name, own] of Object.entries(child.props)) {
    const given = (props as Record<string, unknown>)[name]
    if (!name.startsWith('on') || given === undefined || own === undefined) continue
    merged[name] = (...args: unknown[]) => {
      ;(own as Handler)(...args)
      ;(given as Handler)(...args)
    }
  }
  return cloneElement(child, merged)
}
