import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { FormDialog } from '@/admin/form-dialog'
import { SelectField, TextareaField } from '@/admin/form-fields'
import { LinePicture } from '@/admin/orders/line-picture'
import { choicesText } from '@/admin/orders/order-text'
import { QueryState } from '@/admin/query-state'
import { formatDate, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { lines } from '@/i18n/text-schema'
import { z } from '@/lib/zod'
import { Fieldset } from '@/ui/fieldset'
import { NativeSelect } from '@/ui/native-select'
import { Notice } from '@/ui/notice'
import { useRequestReturn } from './mutations'
import { adminReturnQueries, REASONS } from './queries'

const WISHES = ['refund', 'exchange'] as const

const schema = z.object({ reason: z.enum(REASONS), wish: z.enum(WISHES), note: lines(1000) })
type Values = z.input<typeof schema>

type RequestReturnDialogProps = {
  order: { order_number: string; tracking_token: string }
  onClose: () => void
}

/** Opens a return for a customer who called: the same request that they could send themselves. */
export function RequestReturnDialog({ order, onClose }: RequestReturnDialogProps) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const returnable = useQuery(adminReturnQueries.returnable(order.tracking_token))
  const request = useRequestReturn(order.tracking_token)
  const [requestKey] = useState(() => crypto.randomUUID())
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({})
  const [isEmpty, setEmpty] = useState(false)
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { reason: 'damaged', wish: 'refund', note: '' },
  })
  const chosen = Object.entries(pieces).flatMap(([id, quantity]) =>
    quantity === 0 ? [] : [{ item_id: id, quantity }],
  )
  return (
    <FormDialog
      form={form}
      role="alertdialog"
      title={t('adminReturns.openTitle', { number: order.order_number })}
      submit={t('adminReturns.open')}
      pending={request.isPending}
      error={request.error}
      className="grid gap-4 pb-2 sm:grid-cols-2"
      onClose={onClose}
      onSubmit={(values) => {
        setEmpty(chosen.length === 0)
        if (chosen.length === 0) return
        request.mutate(
          { key: requestKey, lines: chosen, ...values },
          {
            onSuccess: ({ number }) => {
              onClose()
              void navigate(adminPaths.return(number))
            },
          },
        )
      }}
    >
      <div className="flex min-w-0 flex-col gap-2 sm:col-span-2">
        <QueryState query={returnable} failure={t('adminReturns.pieces')} className="h-24">
          {(page) =>
            page !== null && (
              <>
                {!page.is_open && (
                  <Notice tone="warning">
                    {page.until === null
                      ? t('deferred.error.return_closed')
                      : t('adminReturns.closedSince', { date: formatDate(page.until, language) })}
                  </Notice>
                )}
                <Fieldset>
                  <legend className="font-medium">{t('adminReturns.pieces')}</legend>
                  <ul className="divide-y divide-plaster-line">
                    {page.items.map((item) => {
                      const choices = choicesText(item.selected_variations, language)
                      const name = localized(item, 'name', language) + (choices === '' ? '' : ` · ${choices}`)
                      return (
                        <li key={item.id} className="flex items-center gap-3 py-2">
                          <LinePicture src={item.image_url} className="w-9" />
                          <bdi className="min-w-0 grow">{name}</bdi>
                          <NativeSelect
                            aria-label={t('adminReturns.piecesOf', { name })}
                            className="w-20 shrink-0"
                            value={pieces[item.id] ?? 0}
                            disabled={item.returnable === 0}
                            onChange={({ target }) => {
                              setEmpty(false)
                              setPieces({ ...pieces, [item.id]: Number(target.value) })
                            }}
                          >
                            {Array.from({ length: item.returnable + 1 }, (_, count) => (
                              <option translate="no" key={count} value={count}>
                                {formatNumber(count, language)}
                              </option>
                            ))}
                          </NativeSelect>
                        </li>
                      )
                    })}
                  </ul>
                </Fieldset>
              </>
            )
          }
        </QueryState>
        {isEmpty && (
          <p role="alert" className="text-sm text-brick">
            {t('adminReturns.choosePieces')}
          </p>
        )}
      </div>
      <SelectField<Values>
        name="reason"
        label={t('adminReturns.reason')}
        options={REASONS.map((value) => ({ value, label: t(`adminReturns.reason.${value}`) }))}
      />
      <SelectField<Values>
        name="wish"
        label={t('adminReturns.wish')}
        options={WISHES.map((value) => ({ value, label: t(`adminReturns.wish.${value}`) }))}
      />
      <TextareaField<Values>
        name="note"
        label={t('adminReturns.note')}
        optional
        dir="auto"
        rows={3}
        className="sm:col-span-2"
      />
    </FormDialog>
  )
}
