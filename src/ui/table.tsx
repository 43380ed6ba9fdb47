import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

type TableProps = ComponentProps<'table'> & {
  /** What the table holds; read out before it, and shown unless `hideCaption`. */
  caption: ReactNode
  hideCaption?: boolean
}

/**
 * Plain `thead`, `tbody`, `tr`, `th` (with `scope`) and `td` go inside; numbers get `text-end`. Where it is too wide, the
 * table scrolls and not the page.
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
  /** Of the caption. */
  labelledBy: string
  className?: string
  children: ReactNode
}

/** Where the table does not fit, the keyboard must be able to scroll it; where it fits, it is no stop on the way. */
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
