import { CircleAlert } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { variationLabel } from '@/catalog/variation-labels'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Input } from '@/ui/input'
import { Table } from '@/ui/table'
import { amountOrZero, piecesOrZero } from '../form/amounts'
import type { MatrixRow } from './matrix'
import type { RowOutcome } from './mutations'
import { ShownAs } from './shown-as'
import { variationRefusal } from './use-variation-failure'

type Figures = Pick<MatrixRow, 'stock_quantity' | 'price_adjustment'>
export type RowEdits = Readonly<Record<string, Partial<Figures>>>

type MatrixTableProps = {
  rows: readonly MatrixRow[]
  outcomes: readonly RowOutcome[]
  onChange: (key: string, values: Partial<Figures>) => void
}

export function MatrixTable({ rows, outcomes, onChange }: MatrixTableProps) {
  const { t, tKey, language } = useLanguage()
  return (
    <Table caption={t('adminVariations.manyCaption')} hideCaption className="[&_td]:px-2 [&_th]:px-2">
      <thead>
        <tr>
          <th scope="col">{t('adminVariations.value')}</th>
          <th scope="col">{t('adminVariations.stock')}</th>
          <th scope="col">{t('adminVariations.adjustment')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const name = `${variationLabel(row.type, language)}: ${row.value}`
          const error = outcomes.find((outcome) => outcome.row.key === row.key)?.error ?? null
          const refusal = variationRefusal(error)
          return (
            <tr key={row.key}>
              <th scope="row" className="whitespace-normal!">
                <span className="block text-sm font-normal text-ink-muted">
                  {variationLabel(row.type, language)}
                </span>
                <bdi>{row.value}</bdi>
                <ShownAs value={row.value} />
                {error !== null && (
                  <span className="flex items-start gap-1.5 text-sm font-normal text-brick">
                    <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                    {refusal === null ? errorMessage(error, t) : tKey(refusal.message)}
                  </span>
                )}
              </th>
              <td>
                <FigureInput
                  aria-label={t('adminVariations.stockOf', { name })}
                  inputMode="numeric"
                  figure={row.stock_quantity}
                  parse={piecesOrZero}
                  onFigure={(stock_quantity) => onChange(row.key, { stock_quantity })}
                />
              </td>
              <td>
                <FigureInput
                  aria-label={t('adminVariations.adjustmentOf', { name })}
                  inputMode="decimal"
                  figure={row.price_adjustment}
                  parse={amountOrZero}
                  onFigure={(price_adjustment) => onChange(row.key, { price_adjustment })}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

type FigureInputProps = Pick<ComponentProps<'input'>, 'aria-label' | 'inputMode'> & {
  figure: number
  parse: (text: string) => number
  onFigure: (figure: number) => void
}

/** What is being typed stays as typed; leaving the field shows what counts. */
function FigureInput({ figure, parse, onFigure, ...input }: FigureInputProps) {
  const [text, setText] = useState<string | null>(null)
  return (
    <Input
      {...input}
      dir="ltr"
      autoComplete="off"
      className="w-24 min-w-20"
      value={text ?? String(figure)}
      onChange={({ target }) => {
        setText(target.value)
        onFigure(parse(target.value))
      }}
      onBlur={() => setText(null)}
    />
  )
}
