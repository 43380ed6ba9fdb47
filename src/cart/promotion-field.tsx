import { Tag, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Ltr } from '@/ui/ltr'
import { Status } from '@/ui/status'
import { readPromotionCode, usePromotionCode, writePromotionCode } from './promotion-code'
import type { Quote } from './queries'

/** The code of a promotion: a line that opens the field, then the code with what it saves, or why it saves nothing. */
export function PromotionField({ quote }: { quote: Quote | undefined }) {
  const { t, language } = useLanguage()
  const code = usePromotionCode()
  const [editing, setEditing] = useState(false)
  const remove = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  // The form that had the focus is gone.
  useEffect(() => {
    if (wasEditing.current && !editing) remove.current?.focus()
    wasEditing.current = editing
  }, [editing])
  const promotion = quote?.promotion
  const saved =
    promotion == null
      ? null
      : t('promotion.applied', {
          name: localized(promotion, 'name', language),
          amount: formatMoney(promotion.saving, language),
        })

  return (
    <div className="flex flex-col gap-2">
      {code !== null && !editing && (
        <p className="flex items-center gap-2">
          <Tag aria-hidden="true" className="size-5 shrink-0 text-copper rtl:-scale-x-100" />
          <span className="min-w-0 grow font-medium break-all">
            <Ltr>{code}</Ltr>
          </span>
          <Button
            ref={remove}
            tone="quiet"
            size="icon"
            aria-label={t('promotion.remove', { code })}
            onClick={() => {
              writePromotionCode(null)
              setEditing(true)
            }}
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        </p>
      )}
      <Status>
        {saved !== null && <p className="text-olive">{saved}</p>}
        {code !== null && quote != null && <Problem code={code} quote={quote} />}
      </Status>
      {code === null && !editing && (
        <button
          type="button"
          className="flex min-h-11 cursor-pointer items-center gap-2 self-start text-majolica underline underline-offset-4"
          onClick={() => setEditing(true)}
        >
          <Tag aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          {t('promotion.have')}
        </button>
      )}
      {editing && <CodeForm onDone={() => setEditing(false)} />}
    </div>
  )
}

/**
 * Not a form element: the checkout shows it beside its own form, where Enter must not order. Leaving it applies the code too, and it
 * stays until it is done: what is pressed next must not move away from under the press.
 */
function CodeForm({ onDone }: { onDone: () => void }) {
  const { t } = useLanguage()
  const [typed, setTyped] = useState('')
  const [applied, setApplied] = useState('')
  const code = usePromotionCode()
  // What was applied and is gone went with an order, or was removed in another tab.
  const text = code === null && typed === applied ? '' : typed
  const field = useRef<HTMLInputElement>(null)
  // The button that opened it is gone.
  useEffect(() => field.current?.focus(), [])
  const change = (value: string) => {
    setTyped(value)
    // The same code may be typed again.
    if (code === null) setApplied('')
  }
  const apply = () => {
    writePromotionCode(text)
    setTyped(text)
    setApplied(text)
  }
  const leave = () => {
    if (text !== applied) apply()
  }
  const finish = () => {
    apply()
    if (readPromotionCode() !== null) onDone()
  }
  return (
    <div className="flex items-end gap-2">
      <Field label={t('promotion.label')} className="min-w-0 grow">
        {(control) => (
          <Input
            {...control}
            ref={field}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            className="uppercase rtl:text-end"
            value={text}
            onChange={(event) => change(event.target.value)}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              finish()
            }}
          />
        )}
      </Field>
      <Button tone="secondary" onClick={finish}>
        {t('promotion.apply')}
      </Button>
    </div>
  )
}

function Problem({ code, quote }: { code: string; quote: Quote }) {
  const { t, language } = useLanguage()
  const { code_problem: problem, code_minimum: minimum, promotion } = quote
  if (problem === null) return null
  const message =
    problem === 'min_pieces'
      ? t('promotion.problem.min_pieces', { code, count: minimum ?? 1 })
      : problem === 'min_subtotal'
        ? t('promotion.problem.min_subtotal', { code, amount: formatMoney(minimum ?? 0, language) })
        : problem === 'better_offer'
          ? t('promotion.problem.better_offer', {
              code,
              name: promotion === null ? '' : localized(promotion, 'name', language),
            })
          : t(`promotion.problem.${problem}`, { code })
  return <p className="text-ink-muted">{message}</p>
}
