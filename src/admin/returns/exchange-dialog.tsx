import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { LineEditor } from '@/admin/orders/lines/line-editor'
import { addLine, type EditedLine, lineOf, requestedItems, subtotalOf } from '@/admin/orders/lines/lines'
import { ChangedSums, seenSums } from '@/admin/payments/changed-sums'
import { catalogQueries, type ProductDetail } from '@/catalog/queries'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { useUnread } from '@/lib/use-unread'
import { Notice } from '@/ui/notice'
import { ReadFailed } from '@/ui/read-failed'
import { useReturnStep } from './mutations'
import type { AdminReturn } from './queries'
import { exchangeBalance, exchangeWorth, piecesBack, valueLeft } from './return-amounts'
import { StepDialog } from './step-dialog'

type ExchangeDialogProps = { found: AdminReturn; onClose: () => void }

/** Closes a return with an order for other pieces, or the same again. */
export function ExchangeDialog({ found, onClose }: ExchangeDialogProps) {
  const { t } = useLanguage()
  // The same pieces at today's prices, which is what the database charges.
  const products = useQueries({
    queries: [...new Set(found.return_lines.map(({ item }) => item.product_id))].map((id) => ({
      ...catalogQueries.product(id),
      staleTime: 0,
    })),
  })
  const unread = useUnread(...products)
  const isRead = products.every(({ data }) => data !== undefined)
  const [stepKey] = useState(() => crypto.randomUUID())
  const step = useReturnStep(found, stepKey)
  const [edited, setEdited] = useState<readonly EditedLine[] | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const lines =
    edited ??
    samePieces(
      found,
      products.flatMap(({ data }) => data ?? []),
    )
  const refusal = step.error === null ? null : toAppError(step.error)
  const isAtLine = refusal !== null && refusal.lines.length > 0
  return (
    <StepDialog
      width="wide"
      title={t('adminReturns.exchangeTitle', { number: found.number })}
      description={t('adminReturns.exchangeText')}
      submit={t('adminReturns.exchangeSubmit')}
      pending={step.isPending}
      error={isAtLine ? null : step.error}
      onClose={onClose}
      onSubmit={() => {
        if (!isRead) return
        setEmpty(lines.length === 0)
        if (lines.length > 0)
          step.mutate({ kind: 'exchange', items: requestedItems(lines), ...seenSums(found.order) })
      }}
    >
      <ChangedSums order={found.order} />
      {unread !== null ? (
        <ReadFailed {...unread} />
      ) : !isRead ? (
        <p role="status">{t('shop.status.loading')}</p>
      ) : (
        <>
          <LineEditor
            lines={lines}
            refused={refusal?.lines ?? []}
            onChange={(change) => {
              setEdited((now) => change(now ?? lines))
              setEmpty(false)
              step.reset()
            }}
          />
          {isEmpty && (
            <Notice tone="error" role="alert">
              {t('adminDrafts.noLines')}
            </Notice>
          )}
          <Balance found={found} lines={lines} />
        </>
      )}
    </StepDialog>
  )
}

/** The pieces that came back as lines of a new order; what is no longer sold keeps its old price, and is refused. */
function samePieces(found: AdminReturn, products: readonly ProductDetail[]): EditedLine[] {
  return found.return_lines.reduce<EditedLine[]>((lines, line) => {
    const { item } = line
    const quantity = piecesBack(line)
    if (quantity === 0) return lines
    const product = products.find(({ id }) => id === item.product_id)
    return addLine(
      lines,
      product === undefined ? { ...item, quantity } : lineOf(product, item.variation_ids, quantity),
    )
  }, [])
}

/** What the goods cost, the value of what came back, and who owes the difference. */
function Balance({ found, lines }: { found: AdminReturn; lines: readonly EditedLine[] }) {
  const { t, language } = useLanguage()
  const goods = subtotalOf(lines)
  const credit = exchangeWorth(found)
  const { amount_due: unpaid } = found.order
  const { due, left } = exchangeBalance(goods, credit)
  const row = 'flex items-baseline justify-between gap-4'
  return (
    <>
      <dl className="flex flex-col gap-1 border-t border-plaster-line pt-3">
        <div className={row}>
          <dt>{t('adminReturns.goods')}</dt>
          <dd translate="no">{formatMoney(goods, language)}</dd>
        </div>
        <div className={row}>
          <dt>{t('adminReturns.valueBack')}</dt>
          <dd translate="no">{formatMoney(credit, language)}</dd>
        </div>
        <div className={`${row} text-lg font-medium`}>
          <dt>
            {left > 0
              ? t('adminReturns.leftToRefund')
              : t(
                  found.order.payment_method === 'cash_on_delivery'
                    ? 'adminReturns.dueAtDoor'
                    : 'adminReturns.dueBefore',
                )}
          </dt>
          <dd translate="no">{formatMoney(left > 0 ? left : due, language)}</dd>
        </div>
      </dl>
      {credit < valueLeft(found) && (
        <Notice tone="warning">
          {t('adminReturns.priceLeft', { amount: formatMoney(credit, language) })}
        </Notice>
      )}
      {unpaid > 0 && (
        <Notice tone="warning">
          {t('adminReturns.orderUnpaid', { amount: formatMoney(unpaid, language) })}
        </Notice>
      )}
      {left > 0 && <Notice tone="info">{t('adminReturns.leftText')}</Notice>}
    </>
  )
}
