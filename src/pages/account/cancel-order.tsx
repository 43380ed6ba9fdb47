import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { cancelOrder, orderQueries } from '@/orders/queries'
import { Button } from '@/ui/button'
import { Dialog, ModalClose } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'

export function CancelOrder({ orderId, orderNumber }: { orderId: string; orderNumber: string }) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const cancel = useMutation({
    mutationFn: () => cancelOrder(orderId),
    meta: { ownErrors: true },
    onSuccess: () => {
      setOpen(false)
      toast({ title: t('account.cancelled', { number: orderNumber }), tone: 'success' })
    },
    // Refused, it is no longer what the page shows.
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderQueries.all }),
  })

  return (
    <Dialog
      role="alertdialog"
      width="small"
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (next) cancel.reset()
      }}
      title={t('account.cancelTitle')}
      description={t('account.cancelText', { number: orderNumber })}
      trigger={
        <Button tone="quiet" className="text-brick">
          {t('account.cancelOrder')}
        </Button>
      }
      footer={
        <>
          <ModalClose asChild>
            <Button tone="quiet">{t('account.keepOrder')}</Button>
          </ModalClose>
          <Button tone="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('account.cancelOrder')}
          </Button>
        </>
      }
    >
      {cancel.isError && (
        <Notice tone="error" role="alert">
          {errorMessage(cancel.error, t)}
        </Notice>
      )}
    </Dialog>
  )
}
