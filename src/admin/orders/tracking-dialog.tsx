import { type ReactNode, useState } from 'react'
import { adminPaths } from '@/admin/admin-paths'
import { useLanguage } from '@/i18n/language-context'
import { foldCode, foldLine, foldText } from '@/lib/typed-text'
import { OrderStatusBadge } from '@/orders/order-status'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input, Textarea } from '@/ui/input'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { TypedText } from '@/ui/typed-text'
import { type KeptTracking, type StatusReport, type TrackedOrder, useSetTrackings } from './mutations'
import { useStatusChange } from './status-change'
import { StatusReportDialog } from './status-report-dialog'

type TrackingDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/**
 * The numbers of many parcels at once, as a courier hands them out. After saving, the field holds the lines that are still to be
 * done, and the dialog stays open for them and for parcels that should not be on their way. An order that has another number keeps
 * it until the lines are saved once more: then the number that is replaced was shown.
 */
export function TrackingDialog({ open, onOpenChange }: TrackingDialogProps) {
  const { t } = useLanguage()
  const [text, setText] = useState('')
  const [carrier, setCarrier] = useState('')
  const [ship, setShip] = useState(true)
  const [missing, setMissing] = useState<string[]>([])
  const [kept, setKept] = useState<readonly KeptTracking[]>([])
  const [stopped, setStopped] = useState<readonly TrackedOrder[]>([])
  const [report, setReport] = useState<readonly StatusReport[] | null>(null)
  const save = useSetTrackings()
  const {
    change,
    pending,
    dialog: confirmation,
  } = useStatusChange((rows) => {
    if (rows.some(({ code }) => code !== null)) setReport(rows)
  })
  const { lines, unread, further } = parseTrackingLines(text)
  const named = new Set(lines.map(({ orderNumber }) => orderNumber))
  const busy = save.isPending || pending !== null

  const close = () => {
    setMissing([])
    setKept([])
    setStopped([])
    onOpenChange(false)
  }
  const finish = (
    saved: readonly TrackedOrder[],
    refused: readonly KeptTracking[],
    notFound: readonly string[],
  ) => {
    const undone = [...refused.map(({ order_number: number }) => number), ...notFound]
    if (saved.length > 0)
      toast({ title: t('adminOrders.trackingsSaved', { count: saved.length }), tone: 'success' })
    const rest = [
      ...unread,
      ...further,
      ...lines
        .filter(({ orderNumber }) => undone.includes(orderNumber))
        .map(({ orderNumber, trackingNumber }) => `${orderNumber}\t${trackingNumber}`),
    ]
    const ended = saved.filter(({ status }) => status === 'cancelled' || status === 'delivered')
    // It may have been closed before the answer.
    if (rest.length > 0 || ended.length > 0) onOpenChange(true)
    else if (stopped.length === 0) close()
    setText(rest.join('\n'))
    setMissing([...notFound])
    setKept(refused)
    setStopped([...stopped.filter(({ id }) => !ended.some((order) => order.id === id)), ...ended])
  }
  const submit = () =>
    save.mutate(
      lines.map((line) => ({
        ...line,
        carrier: foldLine(carrier),
        shown: kept.find(({ order_number: number }) => number === line.orderNumber)?.tracking_number ?? '',
      })),
      {
        onSuccess: ({ saved, kept: refused, missing: notFound }) => {
          // What was cancelled stays so, and what has arrived is not sent again.
          const orders = saved.filter(({ status }) => status === 'pending' || status === 'processing')
          finish(saved, refused, notFound)
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
        onOpenChange={(isOpen) => {
          if (!isOpen) close()
        }}
        title={t('adminOrders.pasteTracking')}
        description={t('adminOrders.pasteText')}
        footer={
          <>
            <Button tone="secondary" onClick={close}>
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
                readOnly={save.isPending}
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
          <Remarks
            unread={unread}
            further={further.length}
            missing={missing}
            kept={kept.filter(({ order_number: number }) => named.has(number))}
            stopped={stopped}
          />
        </div>
      </Dialog>
      {report !== null && <StatusReportDialog report={report} onClose={() => setReport(null)} />}
    </>
  )
}

type RemarksProps = {
  unread: readonly string[]
  /** How many lines are too many for one request. */
  further: number
  /** The numbers of orders that were not found. */
  missing: readonly string[]
  /** Orders that have another number than was pasted. */
  kept: readonly KeptTracking[]
  /** Orders with a number that should not be on their way. */
  stopped: readonly TrackedOrder[]
}

function Remarks({ unread, further, missing, kept, stopped }: RemarksProps) {
  const { t } = useLanguage()
  return (
    <div role="status" className="flex flex-col gap-2">
      {unread.length > 0 && (
        <Notice tone="warning">
          <Lines title={t('adminOrders.unread', { count: unread.length })}>
            {unread.slice(0, 10).map((line, index) => (
              <TypedLine key={index} line={line} />
            ))}
          </Lines>
        </Notice>
      )}
      {further > 0 && (
        <Notice tone="warning">
          {t('adminOrders.trackingsFurther', { count: further, most: MAX_LINES })}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="error">
          <Lines title={t('adminOrders.trackingMissing')}>
            {missing.slice(0, 10).map((line) => (
              <TypedLine key={line} line={line} />
            ))}
          </Lines>
        </Notice>
      )}
      {kept.length > 0 && (
        <Notice tone="warning">
          <Lines title={t('adminOrders.trackingKept')}>
            {kept.map(({ order_number: order, tracking_number: number }) => (
              <li key={order} className="break-all">
                <Ltr>
                  {order} {number}
                </Ltr>
              </li>
            ))}
          </Lines>
        </Notice>
      )}
      {stopped.length > 0 && (
        <Notice tone="error">
          <Lines title={t('adminOrders.trackingStopped')}>
            {stopped.map(({ id, order_number: number, status }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3">
                {/* In another tab: what is still to be done stays in the field. */}
                <Link
                  to={adminPaths.order(number)}
                  target="_blank"
                  className="inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11"
                >
                  <Ltr>{number}</Ltr>
                </Link>
                <OrderStatusBadge status={status} />
              </li>
            ))}
          </Lines>
        </Notice>
      )}
    </div>
  )
}

function Lines({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p>{title}</p>
      <ul className="text-sm">{children}</ul>
    </div>
  )
}

function TypedLine({ line }: { line: string }) {
  return (
    <li className="break-all">
      <Ltr>
        <TypedText text={line} />
      </Ltr>
    </li>
  )
}

type TrackingLine = { orderNumber: string; trackingNumber: string }

/** As many as set_order_statuses takes. */
const MAX_LINES = 200
const MAX_TRACKING_LENGTH = 80

/**
 * Reads what was copied from a courier's list: in each line an order's number, then, after a tab, comma, semicolon or
 * space, the parcel's. What comes last for an order holds. Lines that cannot be read are given back as they are, and so are those
 * of `further` orders, which are too many for one request.
 */
export function parseTrackingLines(text: string): {
  lines: TrackingLine[]
  unread: string[]
  further: string[]
} {
  const found = new Map<string, string>()
  const unread: string[] = []
  const further: string[] = []
  for (const line of foldText(text).split('\n')) {
    const trimmed = foldCode(line)
    if (trimmed === '') continue
    const match = /^"?(MCG-[2-9A-HJKMNP-TV-Z]{8})"?[,; ]+(.+)$/i.exec(trimmed)
    const [, order = '', rest = ''] = match ?? []
    const parcel = rest.replace(/^[,; "]+|[,; "]+$/g, '')
    const isRepeated = found.has(order.toUpperCase())
    const fits = parcel !== '' && parcel.length <= MAX_TRACKING_LENGTH
    if (!fits) unread.push(trimmed)
    else if (!isRepeated && found.size >= MAX_LINES) further.push(trimmed)
    else found.set(order.toUpperCase(), parcel)
  }
  const lines = [...found].map(([orderNumber, trackingNumber]) => ({ orderNumber, trackingNumber }))
  return { lines, unread, further }
}
