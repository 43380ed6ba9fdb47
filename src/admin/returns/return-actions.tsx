import { zodResolver } from '@hookform/resolvers/zod'
import { Check, CircleSlash, PackageOpen, PackageX, Repeat2, RotateCcw, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { FormDialog } from '@/admin/form-dialog'
import { refundable } from '@/admin/payments/refundable'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { CloseDialog } from './close-dialog'
import { ExchangeDialog } from './exchange-dialog'
import { FirstOrder } from './first-order'
import { useReturnStep } from './mutations'
import type { AdminReturn } from './queries'
import { ReasonField } from './reason-field'
import { type Reason, reasonSchema } from './reason-schema'
import { ReceiveDialog } from './receive-dialog'
import { RefundReturnDialog } from './refund-return-dialog'
import { exchangeWorth } from './return-amounts'

type ActionsProps = { found: AdminReturn }
type Open = 'refuse' | 'receive' | 'cancel' | 'refund' | 'exchange' | 'close'

/** The next step of a return as one button that stays in view, and beside it what else may be decided. */
export function ReturnActions({ found }: ActionsProps) {
  const { t } = useLanguage()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const dialog = { found, onClose: close }
  switch (found.state) {
    case 'requested':
      return (
        <>
          <Bar found={found}>
            <Button tone="secondary" className="max-md:px-3!" onClick={() => setOpen('refuse')}>
              <X aria-hidden="true" className="size-5" />
              {t('adminReturns.refuse')}
            </Button>
            <ApproveButton found={found} />
          </Bar>
          {open === 'refuse' && <RefuseDialog {...dialog} />}
        </>
      )
    case 'approved':
      return (
        <>
          <Bar found={found}>
            <Button tone="secondary" className="max-md:px-3!" onClick={() => setOpen('cancel')}>
              <PackageX aria-hidden="true" className="size-5" />
              {t('adminReturns.notCome')}
            </Button>
            <Button className="max-md:grow max-md:px-3!" onClick={() => setOpen('receive')}>
              <PackageOpen aria-hidden="true" className="size-5" />
              {t('adminReturns.receive')}
            </Button>
          </Bar>
          {open === 'receive' && <ReceiveDialog {...dialog} />}
          {open === 'cancel' && <CancelDialog {...dialog} />}
        </>
      )
    case 'received':
      return (
        <>
          <Settle found={found} onOpen={setOpen} />
          {open === 'refund' && <RefundReturnDialog {...dialog} />}
          {open === 'exchange' && <ExchangeDialog {...dialog} />}
          {open === 'close' && <CloseDialog {...dialog} />}
        </>
      )
    case 'refused':
    case 'closed':
    case 'cancelled':
      return null
  }
}

function Bar({ found, children }: ActionsProps & { children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <div
      role="group"
      aria-label={t('adminReturns.actions')}
      className="z-20 flex items-center gap-2 border-plaster-line bg-plaster max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:px-4 max-md:py-2 max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-md:shadow-low md:sticky md:top-15 md:-mx-6 md:border-y md:px-6 md:py-2"
    >
      <p className="me-auto min-w-0 truncate font-medium max-md:sr-only">
        <Ltr>{found.number}</Ltr> · <bdi>{found.order.contact_name}</bdi>
      </p>
      {children}
    </div>
  )
}

function ApproveButton({ found }: ActionsProps) {
  const { t } = useLanguage()
  const [stepKey] = useState(() => crypto.randomUUID())
  const step = useReturnStep(found, stepKey)
  return (
    <>
      <Button
        className="max-md:grow max-md:px-3!"
        busy={step.isPending}
        onClick={() => step.mutate({ kind: 'decide', seen: found.state, decision: 'approved' })}
      >
        <Check aria-hidden="true" className="size-5" />
        {t('adminReturns.approve')}
      </Button>
      {step.isError && (
        <p role="alert" className="text-sm text-brick">
          {errorMessage(step.error, t)}
        </p>
      )}
    </>
  )
}

type DialogProps = ActionsProps & { onClose: () => void }

function RefuseDialog({ found, onClose }: DialogProps) {
  const { t } = useLanguage()
  const [stepKey] = useState(() => crypto.randomUUID())
  const step = useReturnStep(found, stepKey)
  const form = useForm<Reason>({ resolver: zodResolver(reasonSchema), defaultValues: { note: '' } })
  return (
    <FormDialog
      form={form}
      role="alertdialog"
      title={t('adminReturns.refuseTitle', { number: found.number })}
      submit={t('adminReturns.refuse')}
      pending={step.isPending}
      error={step.error}
      onClose={onClose}
      onSubmit={({ note }) => step.mutate({ kind: 'decide', seen: found.state, decision: 'refused', note })}
    >
      <ReasonField />
    </FormDialog>
  )
}

function CancelDialog({ found, onClose }: DialogProps) {
  const { t } = useLanguage()
  const [stepKey] = useState(() => crypto.randomUUID())
  const step = useReturnStep(found, stepKey)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('adminReturns.notComeTitle')}
      confirm={t('adminReturns.notComeConfirm')}
      busy={step.isPending}
      onConfirm={() => step.mutate({ kind: 'decide', seen: found.state, decision: 'cancelled' })}
    >
      <p>{t('adminReturns.notComeText')}</p>
      {step.isError && (
        <Notice tone="error" role="alert">
          {errorMessage(step.error, t)}
        </Notice>
      )}
    </ConfirmDialog>
  )
}

/**
 * The pieces came: the customer's wish is the primary action, unless there is nothing to refund. To close the return with
 * neither is apart from both, as what is rarely meant, unless the money is gone.
 */
function Settle({ found, onOpen }: ActionsProps & { onOpen: (open: Open) => void }) {
  const { t } = useLanguage()
  const { exchange_of: first, payments } = found.order
  const canRefund = refundable(payments) > 0
  const isRefund = found.wish === 'refund' && canRefund
  const isGone = first === null && !canRefund && (found.wish === 'refund' || exchangeWorth(found) === 0)
  const refund = canRefund && (
    <Button
      tone={isRefund ? 'primary' : 'secondary'}
      className={isRefund ? 'max-md:grow max-md:px-3!' : 'max-md:px-3!'}
      onClick={() => onOpen('refund')}
    >
      <RotateCcw aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {t('adminPayments.refund')}
    </Button>
  )
  const close = (
    <Button
      tone={isGone ? 'primary' : 'quiet'}
      className={isGone ? 'max-md:grow max-md:px-3!' : 'self-start max-md:px-3!'}
      onClick={() => onOpen('close')}
    >
      <CircleSlash aria-hidden="true" className="size-5" />
      {t('adminReturns.close')}
    </Button>
  )
  return (
    <>
      <Bar found={found}>
        {!isRefund && refund}
        <Button
          tone={isRefund || isGone ? 'secondary' : 'primary'}
          className={isRefund || isGone ? 'max-md:px-3!' : 'max-md:grow max-md:px-3!'}
          onClick={() => onOpen('exchange')}
        >
          <Repeat2 aria-hidden="true" className="size-5" />
          {t('adminReturns.exchange')}
        </Button>
        {isRefund && refund}
        {isGone && close}
      </Bar>
      <div className="flex flex-col gap-2 pt-2">
        {!canRefund && (
          <Notice tone="info">
            {t(first === null ? 'adminReturns.nothingToRefund' : 'adminReturns.nothingToRefundHere')}
            <FirstOrder order={found.order} />
          </Notice>
        )}
        {!isGone && close}
      </div>
    </>
  )
}
