import { useId, useState } from 'react'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { addMoney } from '@/lib/money'
import { Checkbox } from '@/ui/checkbox'

/** Why an amount (MAD) has to be confirmed: it is more than is owed, or not what the pieces cost. */
export type Unusual =
  | { kind: 'beyond'; amount: number }
  | { kind: 'other'; amount: number; lowest: number; highest: number }

/** What is unusual about a refund of this amount: of pieces by their range, without pieces by what is owed. Null for nothing. */
export function unusualAmount(
  amount: number,
  range: { lowest: number; highest: number } | null,
  owed: number,
): Unusual | null {
  if (range === null) {
    const beyond = addMoney(amount, -owed)
    return beyond > 0 ? { kind: 'beyond', amount: beyond } : null
  }
  return amount === 0 || (amount >= range.lowest && amount <= range.highest)
    ? null
    : { kind: 'other', amount, ...range }
}

/** The tick by which an unusual amount is confirmed; another amount has to be confirmed anew. */
export function useUnusualAmount(unusual: Unusual | null) {
  const [confirmed, setConfirmed] = useState('')
  const [isMissing, setMissing] = useState(false)
  const name = unusual === null ? '' : `${unusual.kind} ${unusual.amount}`
  const isConfirmed = confirmed === name
  return {
    /** Whether the form may be sent; else says that the tick is missing. */
    check: () => {
      setMissing(!isConfirmed)
      return isConfirmed
    },
    field: unusual !== null && (
      <UnusualTick
        unusual={unusual}
        isConfirmed={isConfirmed}
        isMissing={isMissing && !isConfirmed}
        onConfirm={(isTicked) => setConfirmed(isTicked ? name : '')}
      />
    ),
  }
}

type UnusualTickProps = {
  unusual: Unusual
  isConfirmed: boolean
  isMissing: boolean
  onConfirm: (isConfirmed: boolean) => void
}

function UnusualTick({ unusual, isConfirmed, isMissing, onConfirm }: UnusualTickProps) {
  const { t, language } = useLanguage()
  const id = useId()
  return (
    <div className="sm:col-span-2">
      <Checkbox
        checked={isConfirmed}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? id : undefined}
        onChange={({ target }) => onConfirm(target.checked)}
      >
        {unusual.kind === 'beyond'
          ? t('adminPayments.refundBeyond', { amount: formatMoney(unusual.amount, language) })
          : unusual.lowest === unusual.highest
            ? t('adminPayments.otherAmountThan', { amount: formatMoney(unusual.lowest, language) })
            : t('adminPayments.otherAmount', {
                lowest: formatMoney(unusual.lowest, language),
                highest: formatMoney(unusual.highest, language),
              })}
      </Checkbox>
      {isMissing && (
        <p id={id} role="alert" className="text-sm text-brick">
          {t(
            unusual.kind === 'beyond'
              ? 'adminPayments.refundBeyondMissing'
              : 'adminPayments.otherAmountMissing',
          )}
        </p>
      )}
    </div>
  )
}
