import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { foldCode, foldLine, foldText } from '@/lib/typed-text'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input, Textarea } from '@/ui/input'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { TypedText } from '@/ui/typed-text'
import { useSetTrackings } from './mutations'
import { useStatusChange } from './status-change'

type TrackingDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The numbers of many parcels at once, as a courier hands them out. */
export function TrackingDialog({ open, onOpenChange }: TrackingDialogProps) {
  const { t } = useLanguage()
  const [text, setText] = useState('')
  const [carrier, setCarrier] = useState('')
  const [ship, setShip] = useState(true)
  const [missing, setMissing] = useState<string[]>([])
  const save = useSetTrackings()
  const {
    change,
    pending,
    dialog: confirmation,
  } = useStatusChange((report) => {
    const count = report.filter(({ code }) => code !== null).length
    if (count > 0) toast({ title: t('adminOrders.reportRefused', { count }), tone: 'error' })
  })
  const { lines, unread } = parseTrackingLines(text)
  const busy = save.isPending || pending !== null

  const finish = (count: number, notFound: string[]) => {
    if (count > 0) toast({ title: t('adminOrders.trackingsSaved', { count }), tone: 'success' })
    setMissing(notFound)
    if (notFound.length > 0) return
    setText('')
    onOpenChange(false)
  }
  const submit = () =>
    save.mutate(
      lines.map((line) => ({ ...line, carrier: foldLine(carrier) })),
      {
        onSuccess: ({ saved, missing: notFound }) => {
          // What was cancelled stays so, and what has arrived is not sent again.
          const orders = saved.filter(({ status }) => status === 'pending' || status === 'processing')
          finish(saved.length, notFound)
          if (ship && orders.length > 0)
            change(
              orders.map((order) => ({ ...order, items: [] })),
              'shipped',
            )
        },
      },
    )

  return (
    <>
      {confirmation}
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={t('adminOrders.pasteTracking')}
        description={t('adminOrders.pasteText')}
        footer={
          <>
            <Button tone="secondary" onClick={() => onOpenChange(false)}>
              {t('adminShell.cancel')}
            </Button>
            <Button busy={busy} disabled={lines.length === 0} onClick={submit}>
              {t('adminOrders.saveTrackings', { count: lines.length })}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          <Field label={t('adminOrders.pasteLabel')}>
            {(control) => (
              <Textarea
                {...control}
                data-autofocus
                dir="ltr"
                rows={6}
                placeholder={'MCG-7K2M9QXT\tLB123456789MA'}
                value={text}
                onChange={({ target }) => {
                  setText(target.value)
                  setMissing([])
                }}
              />
            )}
          </Field>
          <Field label={t('adminOrders.carrier')}>
            {(control) => (
              <Input
                {...control}
                maxLength={60}
                value={carrier}
                onChange={({ target }) => setCarrier(target.value)}
              />
            )}
          </Field>
          <Checkbox checked={ship} onChange={({ target }) => setShip(target.checked)}>
            {t('adminOrders.alsoShipped')}
          </Checkbox>
          <div role="status" className="flex flex-col gap-2">
            {unread.length > 0 && (
              <Notice tone="warning">
                <Lines title={t('adminOrders.unread', { count: unread.length })} lines={unread} />
              </Notice>
            )}
            {missing.length > 0 && (
              <Notice tone="error">
                <Lines title={t('adminOrders.trackingMissing')} lines={missing} />
              </Notice>
            )}
          </div>
        </div>
      </Dialog>
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="min-w-0">
      <p>{title}</p>
      <ul className="text-sm">
        {lines.slice(0, 10).map((line, index) => (
          <li key={index} className="break-all">
            <Ltr>
              <TypedText text={line} />
            </Ltr>
          </li>
        ))}
      </ul>
    </div>
  )
}

type TrackingLine = { orderNumber: string; trackingNumber: string }

const MAX_LINES = 200
const MAX_TRACKING_LENGTH = 80

/**
 * Reads what was copied from a courier's list: in each line an order's number, then, after a tab, comma, semicolon or
 * space, the parcel's. What comes last for an order holds. Lines that cannot be read are given back as they are.
 */
export function parseTrackingLines(text: string): { lines: TrackingLine[]; unread: string[] } {
  const found = new Map<string, string>()
  const unread: string[] = []
  for (const line of foldText(text).split('\n')) {
    const trimmed = foldCode(line)
    if (trimmed === '') continue
    const match = /^"?(MCG-[2-9A-HJKMNP-TV-Z]{8})"?[,; ]+(.+)$/i.exec(trimmed)
    const [, order = '', rest = ''] = match ?? []
    const parcel = rest.replace(/^[,; "]+|[,; "]+$/g, '')
    const isRepeated = found.has(order.toUpperCase())
    const fits = parcel !== '' && parcel.length <= MAX_TRACKING_LENGTH
    if (!fits || (!isRepeated && found.size >= MAX_LINES)) unread.push(trimmed)
    else found.set(order.toUpperCase(), parcel)
  }
  const lines = [...found].map(([orderNumber, trackingNumber]) => ({ orderNumber, trackingNumber }))
  return { lines, unread }
}
