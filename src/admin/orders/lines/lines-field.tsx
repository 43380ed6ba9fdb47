import { useController, useFormContext } from 'react-hook-form'
import { useNow } from '@/admin/use-baseline'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import type { RefusedLine } from '@/lib/errors'
import { choicesText } from '../order-text'
import { LineEditor } from './line-editor'
import { type EditedLine, editedLines, type FormLine } from './lines'

type LinesInput = { lines: FormLine[] }
type LinesFieldProps = {
  /** Why lines were refused, by their place. */
  refused: readonly RefusedLine[]
  onEdit: () => void
}

/** The field `lines` of a form, and what the shop has in it by now when that is something else. */
export function LinesField({ refused, onEdit }: LinesFieldProps) {
  const { language } = useLanguage()
  const { getValues } = useFormContext<LinesInput>()
  const { field } = useController<LinesInput, 'lines'>({ name: 'lines' })
  const now = useNow('lines', (lines: readonly EditedLine[]) =>
    lines
      .map((each) => {
        const choices = choicesText(each.selected_variations, language)
        return `${each.quantity} × ${localized(each, 'name', language)}${choices === '' ? '' : ` (${choices})`}`
      })
      .join('\n'),
  )
  return (
    <>
      <LineEditor
        lines={editedLines(field.value)}
        refused={refused}
        onChange={(change) => {
          field.onChange(change(editedLines(getValues('lines'))))
          onEdit()
        }}
      />
      {now !== undefined && <p className="text-sm whitespace-pre-line text-ink-muted">{now}</p>}
    </>
  )
}
