import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { ChangedSums, seenSums } from '@/admin/payments/changed-sums'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { useReturnStep } from './mutations'
import type { AdminReturn } from './queries'
import { ReasonField } from './reason-field'
import { type Reason, reasonSchema } from './reason-schema'
import { offeredForPieces } from './return-amounts'

type CloseDialogProps = {
  found: AdminReturn
  /** What its exchange left of the credit, in MAD: then nothing more is refunded of it. */
  owed?: number
  onClose: () => void
}

/** Closes a return, or the credit of its exchange, without money; says first what the shop would keep. */
export function CloseDialog({ found, owed, onClose }: CloseDialogProps) {
  const { t, language } = useLanguage()
  const [stepKey] = useState(() => crypto.randomUUID())
  const step = useReturnStep(found, stepKey)
  const form = useForm<Reason>({ resolver: zodResolver(reasonSchema), defaultValues: { note: '' } })
  const isCredit = owed !== undefined
  const kept = owed ?? offeredForPieces(found)
  return (
    <FormDialog
      form={form}
      role="alertdialog"
      title={t(isCredit ? 'adminReturns.keepCreditTitle' : 'adminReturns.closeTitle', {
        number: found.number,
      })}
      // A screen reader reads it with the title, and so before the way on.
      description={
        <>
          {t(isCredit ? 'adminReturns.keepCreditText' : 'adminReturns.closeText')}
          {kept > 0 && (
            <span className="mt-2 block font-medium text-ink">
              {t('adminReturns.closeKept', { amount: formatMoney(kept, language) })}
            </span>
          )}
        </>
      }
      submit={t(isCredit ? 'adminReturns.keepCredit' : 'adminReturns.close')}
      pending={step.isPending}
      error={step.error}
      onClose={onClose}
      onSubmit={({ note }) =>
        step.mutate({ kind: 'close', seen: found.state, note, ...seenSums(found.order) })
      }
    >
      <ChangedSums order={found.order} />
      <ReasonField forShop={isCredit} />
    </FormDialog>
  )
}
