import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Check, CircleOff } from 'lucide-react'
import { useState } from 'react'
import { DataTable, type Column } from '@/admin/list/data-table'
import { ListFrame } from '@/admin/list/list-frame'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { adminSettingsMutations } from '../mutations'
import { adminSettingsQueries, type DeliveryRate } from '../queries'
import { RateDialog } from './rate-dialog'

export function DeliverySection() {
  const { t, tKey, language } = useLanguage()
  const query = useQuery(adminSettingsQueries.rates())
  const order = useMutation(adminSettingsMutations.orderRates())
  const [edited, setEdited] = useState<DeliveryRate | null>(null)
  const rates = query.data ?? []
  const nameOf = ({ country }: DeliveryRate) => tKey(`country.${country}`)

  const move = (rate: DeliveryRate, step: 1 | -1) => {
    const others = rates.filter(({ country }) => country !== rate.country)
    order.mutate(others.toSpliced(rates.indexOf(rate) + step, 0, rate))
  }

  const columns: Column<DeliveryRate>[] = [
    { key: 'country', header: t('adminSettings.country'), className: 'font-medium', cell: nameOf },
    {
      key: 'fee',
      header: t('adminSettings.fee'),
      align: 'end',
      cell: ({ fee }) => formatMoney(fee, language),
    },
    {
      key: 'free',
      header: t('adminSettings.freeAbove'),
      align: 'end',
      cell: ({ free_above: limit }) =>
        limit === null ? t('adminSettings.neverFree') : formatMoney(limit, language),
    },
    {
      key: 'days',
      header: t('adminSettings.days'),
      align: 'end',
      cell: ({ min_days: min, max_days: max }) => (
        <Ltr>
          {formatNumber(min, language)}–{formatNumber(max, language)}
        </Ltr>
      ),
    },
    {
      key: 'state',
      header: t('adminSettings.state'),
      cell: ({ is_active: isActive }) =>
        isActive ? (
          <Badge tone="green" icon={Check}>
            {t('adminSettings.active')}
          </Badge>
        ) : (
          <Badge icon={CircleOff}>{t('adminSettings.inactive')}</Badge>
        ),
    },
    {
      key: 'actions',
      header: t('adminSettings.actions'),
      align: 'end',
      cell: (rate) => {
        const name = nameOf(rate)
        const index = rates.indexOf(rate)
        return (
          <span className="flex flex-wrap justify-end gap-1">
            <Button
              tone="quiet"
              size="icon"
              aria-label={t('adminSettings.moveUp', { country: name })}
              disabled={index === 0 || order.isPending}
              onClick={() => move(rate, -1)}
            >
              <ArrowUp aria-hidden="true" className="size-5" />
            </Button>
            <Button
              tone="quiet"
              size="icon"
              aria-label={t('adminSettings.moveDown', { country: name })}
              disabled={index === rates.length - 1 || order.isPending}
              onClick={() => move(rate, 1)}
            >
              <ArrowDown aria-hidden="true" className="size-5" />
            </Button>
            <Button
              tone="secondary"
              aria-label={t('adminSettings.editRate', { country: name })}
              onClick={() => setEdited(rate)}
            >
              {t('admin.edit')}
            </Button>
          </span>
        )
      },
    },
  ]

  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-muted">{t('adminSettings.deliveryText')}</p>
      <ListFrame query={query} empty={<p>{t('adminSettings.noRates')}</p>}>
        <DataTable
          caption={t('adminSettings.delivery')}
          columns={columns}
          rows={rates}
          rowKey={({ country }) => country}
          rowName={nameOf}
          onOpen={setEdited}
        />
      </ListFrame>
      {edited !== null && <RateDialog rate={edited} name={nameOf(edited)} onClose={() => setEdited(null)} />}
    </div>
  )
}
