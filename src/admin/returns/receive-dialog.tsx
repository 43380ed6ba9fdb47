import { useState } from 'react'
import { choicesText } from '@/admin/orders/order-text'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Field } from '@/ui/field'
import { Fieldset } from '@/ui/fieldset'
import { NativeSelect } from '@/ui/native-select'
import { useReturnStep } from './mutations'
import type { AdminReturn } from './queries'
import { piecesBack, withCount } from './return-amounts'
import { StepDialog } from './step-dialog'

type ReceiveDialogProps = { found: AdminReturn; onClose: () => void }

/** Says for each line how many pieces go back into stock and how many are damaged; the others did not come. */
export function ReceiveDialog({ found, onClose }: ReceiveDialogProps) {
  const { t, language } = useLanguage()
  const [stepKey] = useState(() => crypto.randomUUID())
  const step = useReturnStep(found, stepKey)
  const [lines, setLines] = useState(() =>
    found.return_lines.map((line) => {
      const isDamaged = found.reason === 'damaged'
      return {
        ...line,
        restocked: isDamaged ? 0 : line.quantity,
        damaged: isDamaged ? line.quantity : 0,
      }
    }),
  )
  const [isRefused, setRefused] = useState(false)
  const none = lines.every((line) => piecesBack(line) === 0)
  return (
    <StepDialog
      title={t('adminReturns.receiveTitle', { number: found.number })}
      description={t('adminReturns.receiveText')}
      submit={t('adminReturns.receiveSubmit')}
      pending={step.isPending}
      error={step.error}
      onClose={onClose}
      onSubmit={() => {
        setRefused(none)
        if (none) return
        step.mutate({
          kind: 'receive',
          lines: lines.map(({ order_item_id: item_id, restocked, damaged }) => ({
            item_id,
            restocked,
            damaged,
          })),
        })
      }}
    >
      <ul className="flex flex-col gap-4">
        {lines.map((line) => {
          const { item, quantity, order_item_id: id } = line
          const choices = choicesText(item.selected_variations, language)
          const name = localized(item, 'name', language) + (choices === '' ? '' : ` · ${choices}`)
          const change = (field: 'restocked' | 'damaged', count: number) =>
            setLines(
              lines.map((each) => (each === line ? { ...line, ...withCount(line, field, count) } : each)),
            )
          return (
            <li key={id}>
              <Fieldset className="flex flex-col gap-2">
                <legend className="mb-2 font-medium">
                  <bdi dir="ltr" translate="no">
                    {formatNumber(quantity, language)} ×
                  </bdi>{' '}
                  <bdi>{name}</bdi>
                </legend>
                <div className="grid grid-cols-2 gap-3">
                  {(['restocked', 'damaged'] as const).map((field) => (
                    <Field key={field} label={t(`adminReturns.count.${field}`)}>
                      {(control) => (
                        <NativeSelect
                          {...control}
                          value={line[field]}
                          onChange={({ target }) => change(field, Number(target.value))}
                        >
                          {Array.from({ length: quantity + 1 }, (_, count) => (
                            <option translate="no" key={count} value={count}>
                              {formatNumber(count, language)}
                            </option>
                          ))}
                        </NativeSelect>
                      )}
                    </Field>
                  ))}
                </div>
                <p role="status" className="text-sm text-ink-muted">
                  {t('adminReturns.didNotCome', { count: quantity - piecesBack(line) })}
                </p>
              </Fieldset>
            </li>
          )
        })}
      </ul>
      {isRefused && none && (
        <p role="alert" className="text-sm text-brick">
          {t('adminReturns.noPieces')}
        </p>
      )}
    </StepDialog>
  )
}
