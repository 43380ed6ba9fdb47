import { useEffect, useId, useRef } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Button } from '@/ui/button'
import { CartLineRow } from './cart-line-row'
import type { CartLine } from './cart-lines'
import { quotedLine, type Quote } from './queries'
import type { CartRow, Removals } from './use-removals'

type CartRowsProps = {
  removals: Removals
  quote: Quote | undefined
  /** In the drawer: smaller, with the line that has just been added first. */
  drawer?: { addedLineId: string | null; onLeave: () => void }
}

export function CartRows({ removals, quote, drawer }: CartRowsProps) {
  const { t } = useLanguage()
  const { rows, restoredId, remove, undo } = removals
  const added = drawer?.addedLineId ?? null
  const isAdded = (row: CartRow) => row.id === added
  const shown = added === null ? rows : [...rows.filter(isAdded), ...rows.filter((row) => !isAdded(row))]

  return (
    <ul aria-label={t('cart.items')}>
      {shown.map((row) =>
        row.removed ? (
          <RemovedRow key={`removed:${row.id}`} line={row.line} onUndo={() => undo(row.id)} />
        ) : (
          <CartLineRow
            key={row.id}
            line={row.line}
            quoted={quotedLine(quote, row.line)}
            compact={drawer !== undefined}
            added={isAdded(row)}
            focused={row.id === restoredId}
            onRemove={() => remove(row.id)}
            onLeave={drawer?.onLeave}
          />
        ),
      )}
    </ul>
  )
}

function RemovedRow({ line, onUndo }: { line: CartLine; onUndo: () => void }) {
  const { t, language } = useLanguage()
  const textId = useId()
  const undo = useRef<HTMLButtonElement>(null)
  const name = localized(line.snapshot, 'name', language)

  useEffect(() => {
    // The button that removed the line went with it. Whoever is elsewhere already stays there.
    if (document.activeElement === null || document.activeElement === document.body) undo.current?.focus()
  }, [])

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-plaster-line py-2 text-ink-muted">
      <span id={textId}>{t('cart.removed', { name })}</span>
      <Button
        ref={undo}
        tone="link"
        aria-label={t('cart.undoNamed', { name })}
        aria-describedby={textId}
        onClick={onUndo}
      >
        {t('cart.undo')}
      </Button>
    </li>
  )
}
