import { useMutation } from '@tanstack/react-query'
import { Plus, Search, Trash2 } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { numberText } from '@/admin/numbers'
import { parseAmount } from '@/lib/amount'
import { formatMoney, formatShortDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { OrderStatusBadge } from '@/orders/order-status'
import { Button } from '@/ui/button'
import { Input } from '@/ui/input'
import { WholeNumbers } from '@/ui/ltr'
import { NativeSelect } from '@/ui/native-select'
import { OrderLink } from '../money-orders-tab'
import { findOrderNumbers, type MatchedLine, openAmount, type ProposedOrder } from './matches'

/** A part of a line as it is typed. */
export type DraftPart = { orderId: string; typed: string }

const MAX_PARTS = 9

const REASONS = {
  reference: 'adminPayments.statement.byReference',
  amount_and_name: 'adminPayments.statement.byAmountAndName',
  amount: 'adminPayments.statement.byAmount',
  name: 'adminPayments.statement.byName',
  search: 'adminPayments.statement.bySearch',
} as const

type LinePartsProps = {
  line: MatchedLine
  /** The proposed orders and those that were found. */
  orders: readonly ProposedOrder[]
  parts: readonly DraftPart[]
  /** What remains due after each part and the lines before it, in MAD; null for a part without an order. */
  rests: readonly (number | null)[]
  isComplete: boolean
  onChange: (parts: readonly DraftPart[]) => void
  onFound: (numbers: readonly string[]) => void
}

/** The orders that a line pays, and how much of it is for each. */
export function LineParts({ line, orders, parts, rests, isComplete, onChange, onFound }: LinePartsProps) {
  const { t, language } = useLanguage()
  const open = openAmount(line)
  const change = (index: number, values: Partial<DraftPart>) =>
    onChange(parts.map((part, at) => (at === index ? { ...part, ...values } : part)))
  const split = () => {
    const given = parts.reduce((sum, { typed }) => sum + (parseAmount(typed) ?? 0), 0)
    onChange([...parts, { orderId: '', typed: open > given ? numberText(open - given) : '' }])
  }
  const remove = (index: number) => {
    const left = parts.filter((_, at) => at !== index)
    onChange(left.length === 1 ? left.map((part) => ({ ...part, typed: numberText(open) })) : left)
  }
  return (
    <div className="flex flex-col gap-2">
      {line.similar !== null && (
        <span className="text-sm text-brick">
          <WholeNumbers
            text={t('adminPayments.statement.similar', {
              number: line.similar.order_number,
              date: formatShortDate(`${line.similar.received_on}T12:00:00Z`, language),
            })}
          />
        </span>
      )}
      {orders.length === 0 && (
        <span className="text-sm text-ink-muted">{t('adminPayments.statement.noOrder')}</span>
      )}
      {orders.length > 0 &&
        parts.map((part, index) => (
          <PartFields
            key={index}
            part={part}
            whole={parts.length === 1 ? open : null}
            orders={orders}
            rest={rests[index] ?? null}
            onChange={(values) => change(index, values)}
            onRemove={() => remove(index)}
          />
        ))}
      {parts.length > 1 && !isComplete && (
        <span className="text-sm text-brick">
          {t('adminPayments.statement.partsSum', { amount: formatMoney(open, language) })}
        </span>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <OrderFinder line={line} onFound={onFound} />
        {orders.length > 1 && parts.length < MAX_PARTS && (
          <Button tone="secondary" onClick={split}>
            <Plus aria-hidden="true" className="size-4" />
            {t('adminPayments.statement.split')}
          </Button>
        )}
      </div>
    </div>
  )
}

type PartFieldsProps = {
  part: DraftPart
  /** The amount of the only part, in MAD; null where each part has an amount to type. */
  whole: number | null
  orders: readonly ProposedOrder[]
  rest: number | null
  onChange: (values: Partial<DraftPart>) => void
  onRemove: () => void
}

function PartFields({ part, whole, orders, rest, onChange, onRemove }: PartFieldsProps) {
  const { t, language } = useLanguage()
  const money = (amount: number) => formatMoney(amount, language)
  const order = orders.find(({ id }) => id === part.orderId)
  return (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 grow basis-full sm:basis-0">
          <NativeSelect
            aria-label={t('adminPayments.statement.choose', {
              amount: money(whole ?? parseAmount(part.typed) ?? 0),
            })}
            value={order?.id ?? ''}
            onChange={({ target }) => onChange({ orderId: target.value })}
          >
            <option value="">{t('adminPayments.statement.candidates', { count: orders.length })}</option>
            {orders.map((each) => (
              <option translate="no" key={each.id} value={each.id}>
                {`${each.order_number} · ${each.contact_name} · ${t('adminPayments.due', { amount: money(each.amount_due) })}`}
              </option>
            ))}
          </NativeSelect>
        </span>
        {whole === null && (
          <>
            <span className="w-24 shrink-0">
              <Input
                inputMode="decimal"
                dir="ltr"
                aria-label={t('adminPayments.statement.partAmount')}
                value={part.typed}
                onChange={({ target }) => onChange({ typed: target.value })}
              />
            </span>
            <Button
              tone="quiet"
              size="icon"
              aria-label={t('adminPayments.statement.removePart')}
              onClick={onRemove}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </Button>
          </>
        )}
      </span>
      {order !== undefined && (
        <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
          <OrderLink number={order.order_number} />
          <OrderStatusBadge status={order.status} />
          <span>{t(REASONS[order.by])}</span>
          {rest !== null && (
            <span className={rest < 0 ? 'text-brick' : undefined}>
              {rest === 0
                ? t('adminPayments.statement.exact')
                : rest > 0
                  ? t('adminPayments.statement.less', { amount: money(rest) })
                  : t('adminPayments.statement.more', { amount: money(-rest) })}
            </span>
          )}
        </span>
      )}
    </span>
  )
}

type OrderFinderProps = { line: MatchedLine; onFound: (numbers: readonly string[]) => void }

/** Finds orders that the line does not name, by number, name, phone or email. */
function OrderFinder({ line, onFound }: OrderFinderProps) {
  const { t, language } = useLanguage()
  const [typed, setTyped] = useState('')
  const find = useMutation({
    mutationFn: findOrderNumbers,
    meta: { errorText: 'adminPayments.failedToRead' },
    onSuccess: (numbers) => {
      if (numbers.length > 0) onFound(numbers)
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') find.mutate(typed.trim())
  }
  return (
    <form className="flex min-w-0 grow flex-col gap-1" onSubmit={submit}>
      <span className="flex items-center gap-1">
        <Input
          type="search"
          className="min-w-0 grow"
          aria-label={t('adminPayments.statement.search', { amount: formatMoney(line.amount, language) })}
          placeholder={t('adminPayments.statement.searchHint')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          type="submit"
          tone="quiet"
          size="icon"
          aria-label={t('adminPayments.statement.searchButton')}
          busy={find.isPending}
        >
          <Search aria-hidden="true" className="size-5" />
        </Button>
      </span>
      <span role="status" className="text-sm text-ink-muted empty:absolute">
        {find.data?.length === 0 && t('adminPayments.statement.searchNothing')}
      </span>
    </form>
  )
}
