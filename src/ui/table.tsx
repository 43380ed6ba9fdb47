import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

type TableProps = ComponentProps<'table'> & {
  /** Describes the table: announced before it, and shown unless `hideCaption`. */
  caption: ReactNode
  hideCaption?: boolean
}

/**
 * Takes plain `thead`, `tbody`, `tr`, `th` (with `scope`) and `td`; give numbers `text-end`. A table that is too wide
 * scrolls inside its own box.
 */
export function Table({ caption, hideCaption = false, className, children, ...props }: TableProps) {
  const id = useId()
  return (
    <ScrollBox labelledBy={id} className="rounded-picture border border-plaster-line bg-white">
      <table
        className={cn(
          'w-full border-collapse text-start',
          '[&_tbody_th]:whitespace-nowrap [&_td]:px-4 [&_td]:py-3 [&_td]:align-middle [&_th]:px-4 [&_th]:py-3 [&_th]:text-start [&_th]:font-medium [&_th.text-end]:text-end',
          '[&_thead_th]:bg-plaster-raised [&_thead_th]:text-sm [&_thead_th]:whitespace-nowrap [&_thead_th]:text-ink-muted',
          '[&_tbody_tr]:border-t [&_tbody_tr]:border-plaster-line [&_tbody_tr:hover]:bg-plaster',
          className,
        )}
        {...props}
      >
        <caption id={id} className={hideCaption ? 'sr-only' : 'px-4 py-3 text-start font-display text-lg'}>
          {caption}
        </caption>
        {children}
      </table>
    </ScrollBox>
  )
}

type ScrollBoxProps = {
  /** The id of the caption. */
  labelledBy: string
  className?: string
  children: ReactNode
}

/** A scrolling box must be reachable by keyboard; one that does not scroll must not be a tab stop. */
export function ScrollBox({ labelledBy, className, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    measure.observe(element)
    return () => measure.disconnect()
  }, [])

  return (
    <div
      ref={box}
      className={cn('relative overflow-x-auto', className)}
      {...(scrolls && { tabIndex: 0, role: 'region', 'aria-labelledby': labelledBy })}
    >
      {children}
    </div>
  )
}
