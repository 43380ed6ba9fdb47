import { useMutation, useQuery } from '@tanstack/react-query'
import { ScanBarcode, Tags } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { useIdempotencyKeys, useResetAfterConflict } from '@/admin/idempotency-keys'
import { AdminPage } from '@/admin/admin-page'
import { LostScans, useLostScans, ScansWithoutResult } from '@/admin/lost-scans'
import { collection, mustStay } from '@/admin/orders/collection'
import { refusalError } from '@/admin/orders/mutations'
import { QueryState } from '@/admin/query-state'
import { asPart } from '@/admin/unread-notice'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { addMoney } from '@/lib/money'
import { foldCode } from '@/lib/typed-text'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { NativeSelect } from '@/ui/native-select'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import {
  courierMutations,
  courierQueries,
  findReady,
  isParcel,
  MAX_PARCELS,
  type ReadyOrder,
} from './queries'

/** Hands parcels that are ready to a courier: scanned, typed or ticked. /admin/couriers/hand-over. */
export function Component() {
  const { t } = useLanguage()
  const ready = useQuery(courierQueries.ready())
  return (
    <AdminPage
      title={t('adminCouriers.handOver')}
      back={{ to: adminPaths.couriers(), label: t('adminCouriers.title') }}
    >
      <QueryState query={ready} failure={t('adminCouriers.handOver')} className="h-96">
        {({ orders, total }) => <HandOver orders={orders} total={total} />}
      </QueryState>
    </AdminPage>
  )
}

/** What the courier collects. That an order was shipped unpaid before does not let it leave unpaid once more. */
const collectionOf = (order: ReadyOrder) => collection({ ...order, order_status_history: [] })

function useHandOver(oldest: readonly ReadyOrder[]) {
  const navigate = useNavigate()
  const { data: couriers = [] } = useQuery(asPart(courierQueries.list()))
  const active = couriers.filter(({ is_active: is }) => is)
  const [chosen, setChosen] = useState<string | null>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  // Those that are not among the oldest. Whether they are still ready is decided when they are handed over.
  const [scanned, setScanned] = useState<readonly ReadyOrder[]>([])
  const orders = [...scanned.filter(({ id }) => !oldest.some((each) => each.id === id)), ...oldest]
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({})
  const keys = useIdempotencyKeys()
  const resetAfterConflict = useResetAfterConflict(keys, [courierQueries.ready().queryKey])
  const handOver = useMutation(courierMutations.handOver())
  const courier = chosen ?? active[0]?.id
  // An order that left the list meanwhile is not handed over.
  const parcels = orders.filter(({ id }) => ticked.has(id))
  const tick = (id: string, isTicked: boolean) =>
    setTicked((before) => {
      const next = new Set(before)
      if (isTicked) next.add(id)
      else next.delete(id)
      return next
    })
  return {
    active,
    orders,
    courier,
    setCourier: setChosen,
    ticked,
    tick,
    add: (found: ReadyOrder) => {
      if (!oldest.some(({ id }) => id === found.id))
        setScanned((before) => [found, ...before.filter(({ id }) => id !== found.id)])
      tick(found.id, true)
    },
    numbers,
    setNumber: (id: string, number: string) => setNumbers((before) => ({ ...before, [id]: number })),
    parcels,
    pending: handOver.isPending,
    error: handOver.error,
    refused: handOver.data?.report.filter(({ code }) => code !== null) ?? [],
    submit: () => {
      if (courier === undefined || parcels.length === 0 || handOver.isPending) return
      handOver.mutate(
        {
          courier,
          key: keys.for('hand over'),
          // Without a number that was typed here, the order keeps its own.
          parcels: parcels.map(({ id }) => {
            const typed = numbers[id]
            return { order_id: id, tracking_number: typed === undefined ? undefined : foldCode(typed) }
          }),
        },
        {
          onSuccess: ({ manifest_id: manifest, report }) => {
            setTicked(new Set())
            setScanned([])
            keys.reset()
            if (manifest !== null && report.every(({ code }) => code === null))
              void navigate(adminPaths.manifest(manifest))
          },
          onError: resetAfterConflict,
        },
      )
    },
  }
}

type HandOverProps = { orders: readonly ReadyOrder[]; total: number }

function HandOver({ orders: oldest, total }: HandOverProps) {
  const { t, language } = useLanguage()
  const state = useHandOver(oldest)
  const { orders, parcels, refused, error } = state
  const isTooMany = parcels.length > MAX_PARCELS
  const cash = addMoney(0, ...parcels.map((order) => collectionOf(order).amount))
  return (
    <div className="flex flex-col gap-4 pb-24">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('adminCouriers.courier')}>
          {(control) => (
            <NativeSelect
              {...control}
              value={state.courier ?? ''}
              onChange={({ target }) => state.setCourier(target.value)}
            >
              {state.active.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <ScanField orders={orders} onFound={state.add} />
      </div>
      {error !== null && (
        <Notice tone="error" role="alert">
          {errorMessage(error, t)}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="warning" role="alert">
          <p>{t('adminCouriers.refused', { count: refused.length })}</p>
          <ul>
            {refused.map(({ order_number: number, code }) => (
              <li key={number}>
                <Ltr>{number}</Ltr>: {errorMessage(refusalError(code ?? ''), t)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isTooMany && (
        <Notice tone="warning" role="alert">
          {t('adminCouriers.tooMany', { most: MAX_PARCELS })}
        </Notice>
      )}
      {total > oldest.length && (
        <p className="text-sm text-ink-muted">
          {t('adminShell.firstOf', { shown: oldest.length, total })} {t('adminCouriers.scanOthers')}
        </p>
      )}
      {orders.length === 0 ? (
        <p>{t('adminCouriers.nothingReady')}</p>
      ) : (
        <ul className="divide-y divide-plaster-line rounded-picture border border-plaster-line bg-white px-4">
          {orders.map((order) => (
            <ReadyRow
              key={order.id}
              order={order}
              ticked={state.ticked.has(order.id)}
              number={state.numbers[order.id] ?? order.tracking_number}
              onTick={(isTicked) => state.tick(order.id, isTicked)}
              onNumber={(number) => state.setNumber(order.id, number)}
            />
          ))}
        </ul>
      )}
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t border-plaster-line bg-plaster px-4 py-3">
        <p role="status" className="font-medium">
          {t('adminCouriers.parcels', { count: parcels.length })} ·{' '}
          <bdi translate="no">{formatMoney(cash, language)}</bdi>
        </p>
        <div className="flex flex-wrap gap-2">
          {parcels.length > 0 && (
            <Button asChild tone="secondary">
              <Link
                to={adminPaths.papers(
                  'label',
                  parcels.map(({ order_number: number }) => number),
                )}
                target="_blank"
              >
                <Tags aria-hidden="true" className="size-4" />
                {t('adminOrders.labels')}
              </Link>
            </Button>
          )}
          <Button busy={state.pending} disabled={parcels.length === 0 || isTooMany} onClick={state.submit}>
            {t('adminCouriers.confirmHandOver')}
          </Button>
        </div>
      </div>
    </div>
  )
}

type ScanFieldProps = { orders: readonly ReadyOrder[]; onFound: (order: ReadyOrder) => void }

/** A barcode scanner types the number of a label and presses Enter; so can a person. */
function ScanField({ orders, onFound }: ScanFieldProps) {
  const { t } = useLanguage()
  const [text, setText] = useState('')
  const lost = useLostScans()
  const notReady = useLostScans()
  // A scanner does so again at once: one after the other.
  const look = useMutation({
    scope: { id: 'scanned parcel' },
    mutationFn: async (given: string) => orders.find(isParcel(given)) ?? (await findReady(given)),
    meta: { ownErrors: true },
    onError: (_error, given) => lost.add(given),
    onSuccess: (found, given) => {
      lost.remove(given)
      if (found === null) {
        notReady.add(given)
        return
      }
      notReady.remove(given)
      onFound(found)
      toast({ title: t('adminCouriers.scanned', { number: found.order_number }), tone: 'success' })
    },
  })
  const find = () => {
    const given = foldCode(text).toUpperCase()
    if (given === '') return
    setText('')
    look.mutate(given)
  }
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('adminCouriers.scan')} hint={t('adminCouriers.scanHint')}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              value={text}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                find()
              }}
            />
            <Button
              tone="secondary"
              size="icon"
              aria-label={t('adminCouriers.scanAdd')}
              busy={look.isPending}
              onClick={find}
            >
              <ScanBarcode aria-hidden="true" className="size-5" />
            </Button>
          </div>
        )}
      </Field>
      <LostScans numbers={lost.numbers} />
      <ScansWithoutResult
        sentences={notReady.numbers.map((number) => t('adminCouriers.notReady', { number }))}
        onClear={notReady.clear}
      />
    </div>
  )
}

type ReadyRowProps = {
  order: ReadyOrder
  ticked: boolean
  number: string
  onTick: (ticked: boolean) => void
  onNumber: (number: string) => void
}

function ReadyRow({ order, ticked, number, onTick, onNumber }: ReadyRowProps) {
  const { t, language } = useLanguage()
  const { order_number: name } = order
  const { label, amount } = collectionOf(order)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <Checkbox checked={ticked} onChange={({ target }) => onTick(target.checked)}>
        <span>
          <Ltr>{name}</Ltr> · <bdi>{order.contact_name}</bdi>
          <span className="block text-sm text-ink-muted">
            <bdi>{order.city}</bdi> ·{' '}
            {mustStay(label) ? (
              <span className="text-brick">{t(label)}</span>
            ) : amount > 0 ? (
              t('adminCouriers.toCollect', { amount: formatMoney(amount, language) })
            ) : (
              t('adminCouriers.paid')
            )}
          </span>
        </span>
      </Checkbox>
      {ticked && (
        <Input
          aria-label={t('adminCouriers.trackingOf', { number: name })}
          placeholder={t('adminCouriers.tracking')}
          dir="ltr"
          autoComplete="off"
          maxLength={80}
          className="w-full sm:w-56"
          value={number}
          onChange={({ target }) => onNumber(target.value)}
        />
      )}
    </li>
  )
}
