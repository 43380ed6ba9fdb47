import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { useIdempotencyKeys, useResetAfterConflict } from '@/admin/idempotency-keys'
import { AdminPage } from '@/admin/admin-page'
import { statementText } from '@/admin/statement-text'
import { asPart } from '@/admin/unread-notice'
import { UnsavedChangesPrompt } from '@/admin/unsaved-changes-prompt'
import { shopDay } from '@/lib/shop-clock'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage, toAppError } from '@/lib/errors'
import { addMoney } from '@/lib/money'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input, Textarea } from '@/ui/input'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { TypedText } from '@/ui/typed-text'
import { courierMutations, courierQueries, type RemittanceReport } from './queries'
import { readRemittance } from './read-remittance'

/** Each check records the whole statement and takes it back: one follows the last of several marks. */
const PAUSE_MS = 500

/** The cash that a courier brought, from its statement: pasted or a file, checked, then recorded. */
export function Component() {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const { id: courier = '' } = useParams()
  const { data: couriers } = useQuery(asPart(courierQueries.list()))
  const name = couriers?.find(({ id }) => id === courier)?.name
  const [text, setText] = useState('')
  const [unreadable, setUnreadable] = useState(false)
  const [reference, setReference] = useState('')
  const [today] = useState(() => shopDay(new Date()))
  const [day, setDay] = useState(today)
  const [delivered, setDelivered] = useState<ReadonlySet<string>>(new Set())
  /** The last answer, and the marks that it is of. */
  const [checked, setChecked] = useState<{ report: RemittanceReport[]; of: ReadonlySet<string> } | null>(null)
  const recorded = useRef(false)
  const keys = useIdempotencyKeys()
  const resetAfterConflict = useResetAfterConflict(keys, [courierQueries.all])
  const check = useMutation(courierMutations.remit(true))
  const record = useMutation(courierMutations.remit(false))
  const { lines, skipped } = useMemo(() => readRemittance(text), [text])
  const request = () => ({
    courier,
    key: keys.for('record'),
    reference,
    received_on: day,
    lines: lines.map((line) => ({ ...line, deliver: delivered.has(line.reference.toUpperCase()) })),
  })
  const runCheck = () =>
    check.mutate(request(), {
      onSuccess: ({ report }) => setChecked({ report, of: delivered }),
      onError: () => setChecked(null),
    })
  const checkLater = useEffectEvent(runCheck)
  const isChanged = checked !== null && checked.of !== delivered
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(() => checkLater(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isChanged, delivered])
  const error = record.error ?? check.error
  const total = addMoney(0, ...lines.map(({ amount }) => amount))
  const edit = () => {
    setChecked(null)
    check.reset()
    record.reset()
  }
  const setDeliver = (of: string, isDelivered: boolean) => {
    const next = new Set(delivered)
    if (isDelivered) next.add(of)
    else next.delete(of)
    setDelivered(next)
  }

  return (
    <AdminPage
      title={t('adminCouriers.record')}
      back={{ to: adminPaths.courier(courier), label: name ?? t('adminCouriers.courier') }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('adminCouriers.reference')} optionalLabel={t('deferred.field.optional')}>
          {(control) => (
            <Input
              {...control}
              maxLength={120}
              dir="auto"
              value={reference}
              onChange={({ target }) => setReference(target.value)}
            />
          )}
        </Field>
        <Field label={t('adminCouriers.receivedOn')} required>
          {(control) => (
            <Input
              {...control}
              type="date"
              max={today}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
        <Field
          label={t('adminCouriers.statement')}
          hint={t('adminCouriers.statementHint')}
          className="sm:col-span-2"
        >
          {(control) => (
            <Textarea
              {...control}
              rows={8}
              dir="ltr"
              className="font-mono text-sm"
              value={text}
              onChange={({ target }) => {
                setText(target.value)
                edit()
              }}
            />
          )}
        </Field>
        <label className="flex flex-col gap-1.5 font-medium sm:col-span-2">
          {t('adminCouriers.file')}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="min-h-11 font-normal"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // The same file again, corrected meanwhile, is a change as well.
              target.value = ''
              if (file === undefined) return
              setUnreadable(false)
              statementText(file).then(
                (content) => {
                  setText(content)
                  edit()
                },
                () => setUnreadable(true),
              )
            }}
          />
        </label>
      </div>
      {unreadable && (
        <Notice tone="error" role="alert">
          {t('adminCouriers.unreadable')}
        </Notice>
      )}
      {skipped.length > 0 && (
        <Notice tone="warning">
          <p>{t('adminCouriers.skipped', { count: skipped.length })}</p>
          <ul className="mt-1 text-sm">
            {skipped.slice(0, 5).map((line) => (
              <li key={line}>
                <bdi>
                  <TypedText text={line} />
                </bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {error !== null && (
        <Notice tone="error" role="alert">
          {errorMessage(error, t)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {t('adminCouriers.lines', { count: lines.length })} ·{' '}
          <bdi translate="no">{formatMoney(total, language)}</bdi>
        </p>
        {checked === null ? (
          <Button busy={check.isPending} disabled={lines.length === 0} onClick={runCheck}>
            {t('adminCouriers.check')}
          </Button>
        ) : (
          <Button
            busy={record.isPending || check.isPending || isChanged}
            onClick={() =>
              record.mutate(request(), {
                onSuccess: () => {
                  recorded.current = true
                  void navigate(`${adminPaths.courier(courier)}?tab=remittances`)
                },
                onError: (failure) => {
                  resetAfterConflict(failure)
                  // The report says which lines an earlier request has recorded.
                  if (toAppError(failure).code === 'edit_conflict') runCheck()
                },
              })
            }
          >
            {t('adminCouriers.save')}
          </Button>
        )}
      </div>
      {checked !== null && <Report {...checked} delivered={delivered} onDeliver={setDeliver} />}
      <UnsavedChangesPrompt
        isUnsaved={() => !recorded.current && (text.trim() !== '' || reference.trim() !== '')}
        confirm={t('adminCouriers.leave')}
      >
        {t('adminCouriers.leaveText')}
      </UnsavedChangesPrompt>
    </AdminPage>
  )
}

type ReportProps = {
  report: readonly RemittanceReport[]
  /** What was marked when it was made. */
  of: ReadonlySet<string>
  delivered: ReadonlySet<string>
  onDeliver: (reference: string, delivered: boolean) => void
}

/** What recording the statement would do, differences first, with what was marked among them: it keeps its place and the focus. */
function Report({ report, of, delivered, onDeliver }: ReportProps) {
  const { t, language } = useLanguage()
  const money = (amount: number) => formatMoney(amount, language)
  const differences = report.filter(({ code }) => code !== null).length
  const isMarked = ({ reference }: RemittanceReport) => of.has(reference) || delivered.has(reference)
  const isSettled = (line: RemittanceReport) => line.code === null && !isMarked(line)
  const sorted = [...report].sort((a, b) => Number(isSettled(a)) - Number(isSettled(b)))
  return (
    <section aria-labelledby="report" className="flex flex-col gap-2">
      <h2 id="report" className="text-lg">
        {t('adminCouriers.report', { count: differences })}
      </h2>
      <ul className="divide-y divide-plaster-line rounded-picture border border-plaster-line bg-white px-4">
        {sorted.map((line) => (
          <li
            key={line.reference}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="min-w-0">
              <Ltr>{line.order_number ?? line.reference}</Ltr>{' '}
              {line.contact_name !== null && <bdi className="text-ink-muted">{line.contact_name}</bdi>}
              {line.code !== null && (
                <span className="block text-sm">
                  {t(`adminCouriers.code.${line.code}`, {
                    expected: money(line.expected),
                    agreed: money(line.agreed_fee ?? 0),
                  })}
                </span>
              )}
              {(line.code === 'not_delivered' || line.code === 'nothing_brought' || isMarked(line)) &&
                line.status !== 'cancelled' && (
                  <Checkbox
                    checked={delivered.has(line.reference)}
                    onChange={({ target }) => onDeliver(line.reference, target.checked)}
                  >
                    {t('adminCouriers.markDelivered')}
                    <span translate="no" className="sr-only">
                      {line.order_number}
                    </span>
                  </Checkbox>
                )}
            </span>
            <span className="flex items-center gap-3">
              {line.code === null ? (
                <Badge tone="green">{t('adminCouriers.settles')}</Badge>
              ) : (
                <Badge tone="red">{t('adminCouriers.difference')}</Badge>
              )}
              <span translate="no" className="font-medium">
                {money(line.received)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
