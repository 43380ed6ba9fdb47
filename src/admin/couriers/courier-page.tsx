import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useParams, useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { FormDialog } from '@/admin/form-dialog'
import { TextField } from '@/admin/form-fields'
import { useLastSeen } from '@/admin/list/use-list-search-params'
import { QueryState } from '@/admin/query-state'
import { formatDate, formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { requiredLine } from '@/i18n/text-schema'
import { addMoney } from '@/lib/money'
import { DAY_MS } from '@/lib/shop-clock'
import { OrderStatusBadge } from '@/orders/order-status'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs'
import { z } from '@/lib/zod'
import { TypedText } from '@/ui/typed-text'
import {
  courierMutations,
  courierQueries,
  MAX_PARCELS,
  PARCEL_STATES,
  type ParcelState,
  type RemittanceProblem,
} from './queries'

const TABS = [...PARCEL_STATES, 'remittances'] as const
type Tab = (typeof TABS)[number]
const isTab = (value: string | null): value is Tab => TABS.some((tab) => tab === value)

/** One courier: the cash that it holds, its parcels, and what it has brought. /admin/couriers/:id. */
export function Component() {
  const { t } = useLanguage()
  const { id = '' } = useParams()
  const [params, setParams] = useSearchParams()
  useLastSeen()
  const balances = useQuery(courierQueries.balances())
  const courier = balances.data?.find((each) => each.id === id)
  const given = params.get('tab')
  const tab = isTab(given) ? given : 'held'
  return (
    <AdminPage
      title={courier?.name ?? t('adminCouriers.courier')}
      back={{ to: adminPaths.couriers(), label: t('adminCouriers.title') }}
      actions={
        <Button asChild size="small">
          <Link to={adminPaths.remittance(id)}>{t('adminCouriers.record')}</Link>
        </Button>
      }
    >
      <Tabs value={tab} onValueChange={(next) => setParams({ tab: next }, { replace: true })}>
        <TabsList aria-label={t('adminCouriers.tabs')}>
          {TABS.map((value) => (
            <TabsTrigger key={value} value={value}>
              {t(`adminCouriers.tab.${value}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        {PARCEL_STATES.map((state) => (
          <TabsContent key={state} value={state}>
            <Parcels
              courier={id}
              state={state}
              days={courier?.remittance_days}
              total={courier?.[`${state}_count`]}
            />
          </TabsContent>
        ))}
        <TabsContent value="remittances">
          <Remittances courier={id} />
        </TabsContent>
      </Tabs>
    </AdminPage>
  )
}

type ParcelsProps = {
  courier: string
  state: ParcelState
  days: number | undefined
  /** How many there are, listed or not. */
  total: number | undefined
}

function Parcels({ courier, state, days = Infinity, total = 0 }: ParcelsProps) {
  const { t, language } = useLanguage()
  const parcels = useQuery(courierQueries.parcels(courier, state))
  const [openedAt] = useState(() => Date.now())
  return (
    <QueryState query={parcels} failure={t(`adminCouriers.tab.${state}`)} className="h-64">
      {(rows) =>
        rows.length === 0 ? (
          <p>{t('adminCouriers.noParcels')}</p>
        ) : (
          <>
            {rows.length === MAX_PARCELS && total > MAX_PARCELS && (
              <p className="mb-2 text-sm text-ink-muted">
                {t('adminShell.firstOf', { shown: MAX_PARCELS, total })}
              </p>
            )}
            <ul className="divide-y divide-plaster-line rounded-picture border border-plaster-line bg-white px-4">
              {rows.map((parcel) => {
                const age = (openedAt - Date.parse(parcel.since)) / DAY_MS
                return (
                  <li
                    key={parcel.order_number}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
                  >
                    <span className="min-w-0">
                      <Link
                        to={adminPaths.order(parcel.order_number)}
                        className="inline-flex min-h-8 items-center text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11"
                      >
                        <Ltr>{parcel.order_number}</Ltr>
                      </Link>{' '}
                      <bdi>{parcel.contact_name}</bdi>
                      <span className="block text-sm text-ink-muted">
                        <bdi>{parcel.city}</bdi> ·{' '}
                        {t(state === 'held' ? 'adminCouriers.deliveredOn' : 'adminCouriers.givenOn', {
                          date: formatDate(parcel.since, language),
                        })}
                      </span>
                    </span>
                    <span className="flex items-center gap-3">
                      {state === 'held' && age > days && (
                        <Badge tone="red">{t('adminCouriers.late', { count: Math.floor(age) })}</Badge>
                      )}
                      {state === 'held' && parcel.status !== 'delivered' && (
                        <OrderStatusBadge status={parcel.status} />
                      )}
                      {parcel.delivery_failure !== null && (
                        <Badge tone="red">{t(`adminOrders.delivery.is.${parcel.delivery_failure}`)}</Badge>
                      )}
                      <span translate="no" className="font-medium">
                        {formatMoney(parcel.cash, language)}
                      </span>
                    </span>
                  </li>
                )
              })}
            </ul>
          </>
        )
      }
    </QueryState>
  )
}

function Remittances({ courier }: { courier: string }) {
  const { t, language } = useLanguage()
  const remittances = useQuery(courierQueries.remittances(courier))
  const [resolving, setResolving] = useState<number | null>(null)
  const money = (amount: number) => formatMoney(amount, language)
  return (
    <QueryState query={remittances} failure={t('adminCouriers.tab.remittances')} className="h-64">
      {(rows) => (
        <>
          {rows.length === 0 && <p>{t('adminCouriers.noRemittance')}</p>}
          <ul className="flex flex-col gap-4">
            {rows.map(({ id, reference, received_on: day, remittance_lines: lines }) => (
              <li key={id} className="rounded-picture border border-plaster-line bg-white p-4">
                <p className="flex flex-wrap justify-between gap-x-4 font-medium">
                  <span>
                    <time dateTime={day}>{formatDate(day, language)}</time>
                    {reference !== '' && (
                      <>
                        {' · '}
                        <bdi translate="no">{reference}</bdi>
                      </>
                    )}
                  </span>
                  <span translate="no">{money(addMoney(0, ...lines.map(({ received }) => received)))}</span>
                </p>
                <ul className="mt-2 divide-y divide-plaster-line">
                  {lines.map((line) => (
                    <li
                      key={line.id}
                      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5"
                    >
                      <span>
                        {line.orders === null ? (
                          <Ltr>{line.reference}</Ltr>
                        ) : (
                          <Link
                            to={adminPaths.order(line.orders.order_number)}
                            className="inline-flex min-h-8 items-center text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11"
                          >
                            <Ltr>{line.orders.order_number}</Ltr>
                          </Link>
                        )}
                        {line.problem !== null && (
                          <span className="block text-sm">
                            {t(`adminCouriers.code.${line.problem as RemittanceProblem}`, {
                              expected: money(line.expected),
                              agreed: money(line.agreed_fee ?? 0),
                            })}
                            {line.resolved_at !== null && (
                              <>
                                {' — '}
                                <bdi>
                                  <TypedText text={line.resolution} />
                                </bdi>
                              </>
                            )}
                          </span>
                        )}
                      </span>
                      <span className="flex items-center gap-3">
                        {line.problem !== null && line.resolved_at === null && (
                          <Button tone="secondary" size="small" onClick={() => setResolving(line.id)}>
                            {t('adminCouriers.resolve')}
                            <span translate="no" className="sr-only">
                              {line.reference}
                            </span>
                          </Button>
                        )}
                        <span>
                          <span translate="no">{money(line.received)}</span>
                          {line.fee > 0 && (
                            <span className="block text-end text-sm text-ink-muted">
                              {t('adminCouriers.feeKept', { fee: money(line.fee) })}
                            </span>
                          )}
                        </span>
                      </span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          {resolving !== null && <ResolveDialog id={resolving} onClose={() => setResolving(null)} />}
        </>
      )}
    </QueryState>
  )
}

const schema = z.object({ resolution: requiredLine(500) })

function ResolveDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useLanguage()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { resolution: '' } })
  const resolve = useMutation(courierMutations.resolve())
  return (
    <FormDialog
      form={form}
      title={t('adminCouriers.resolve')}
      description={t('adminCouriers.resolveText')}
      pending={resolve.isPending}
      error={resolve.error}
      onSubmit={({ resolution }) => resolve.mutate({ id, resolution }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField name="resolution" label={t('adminCouriers.resolution')} required dir="auto" />
    </FormDialog>
  )
}
