import { ChevronDown } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { STATUS_LOOKS } from '@/orders/order-status'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { DropdownMenu, MenuRadioGroup, MenuRadioItem } from '@/ui/dropdown-menu'
import { Ltr } from '@/ui/ltr'
import { toast } from '@/ui/toast'
import { isOrderStatus, STATUSES } from './order-filters'
import { type ChangeableOrder, useStatusChange } from './status-change'

/** Any status may follow any other. The chosen one is shown during the save, and reverts on error. */
export function StatusSelect({ order }: { order: ChangeableOrder }) {
  const { t } = useLanguage()
  const { change, pending, dialog } = useStatusChange((report, saved) => {
    if (saved !== 'cancelled' && report.every(({ code }) => code === null))
      toast({ title: t('adminOrders.statusUpdated'), tone: 'success' })
  })
  const status = pending ?? order.status
  const { tone, icon } = STATUS_LOOKS[status]

  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <Button
            tone="quiet"
            size="small"
            className="-mx-1 px-1!"
            busy={pending !== null}
            aria-label={t('adminOrders.statusOf', {
              number: order.order_number,
              status: t(`ordering.order.status.${status}`),
            })}
          >
            <Badge tone={tone} icon={icon} className="pe-2">
              {t(`ordering.order.status.${status}`)}
              <ChevronDown aria-hidden="true" className="size-4" />
            </Badge>
          </Button>
        }
      >
        <p className="px-3 py-1.5 text-sm text-ink-muted">
          <Ltr>{order.order_number}</Ltr>
        </p>
        <MenuRadioGroup
          value={status}
          onValueChange={(next) => {
            if (isOrderStatus(next) && next !== status && pending === null) change([order], next)
          }}
        >
          {STATUSES.map((each) => (
            <MenuRadioItem key={each} value={each}>
              <Badge {...STATUS_LOOKS[each]}>{t(`ordering.order.status.${each}`)}</Badge>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </DropdownMenu>
      {dialog}
    </>
  )
}
