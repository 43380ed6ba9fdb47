import { Link2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { adminPaths } from '@/admin/admin-paths'
import { NumberField, SelectField, TextField } from '@/admin/form-fields'
import { numberText } from '@/admin/numbers'
import { NowContext } from '@/admin/use-baseline'
import { UnsavedChangesPrompt } from '@/admin/unsaved-changes-prompt'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { LANGUAGE_NAMES, LANGUAGES } from '@/i18n/locales'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { PAYMENT_METHODS } from '@/payments/providers'
import { addLine, type EditedLine } from '../lines/lines'
import { LinesField } from '../lines/lines-field'
import { ChatMessage } from './chat-message'
import { ContactFields } from './contact-fields'
import { CustomerSearch } from './customer-search'
import { DraftLink } from './draft-link'
import { DraftNotices } from './draft-notices'
import type { Received } from './queries'
import { RECEIVED_AS, SOURCES, type DraftInput } from './schema'
import { type DraftEditorProps, useDraft } from './use-draft'

export function DraftEditor(props: DraftEditorProps) {
  const { t, language } = useLanguage()
  const order = useDraft(props)
  const { form, lines, total, quoted, error, saving, placing, placed, token } = order
  return (
    <FormProvider {...form}>
      <NowContext value={order.now}>
        <form
          noValidate
          className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
          onChange={order.onEdit}
          onSubmit={(event) => void order.submit(event)}
        >
          <div className="flex min-w-0 flex-col gap-4">
            <DraftNotices
              gone={order.gone}
              expiredAt={order.expiredAt}
              unserved={order.unserved}
              isOverDiscounted={order.isOverDiscounted}
            />
            <Section title={t('adminDrafts.products')}>
              <ChatMessage
                onAdd={(added) =>
                  order.changeLines((now) => added.reduce<readonly EditedLine[]>(addLine, now))
                }
              />
              <LinesField refused={order.refusedLines} onEdit={order.reset} />
              {form.formState.isSubmitted && lines.length === 0 && (
                <Notice tone="error" role="alert">
                  {t('adminDrafts.noLines')}
                </Notice>
              )}
            </Section>
            <Section title={t('adminDrafts.customer')}>
              <CustomerSearch onPick={order.fill} />
              <ContactFields rates={order.rates} />
            </Section>
          </div>
          <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-6">
            <PaymentSection />
            <Section title={t('adminDrafts.price')}>
              <NumberField<DraftInput>
                name="delivery_fee"
                label={t('adminDrafts.deliveryFee')}
                hint={t('adminDrafts.feeByRates')}
                placeholder={numberText(order.usualFee)}
              />
              <NumberField<DraftInput> name="discount_amount" label={t('adminDrafts.discount')} optional />
              <TextField<DraftInput>
                name="discount_reason"
                label={t('adminDrafts.discountReason')}
                hint={t('adminDrafts.discountReasonHint')}
                dir="auto"
              />
              <p
                role="status"
                className="flex justify-between gap-4 border-t border-plaster-line pt-3 text-lg font-medium"
              >
                <span>{t('deferred.summary.total')}</span>
                <span translate="no">{formatMoney(total, language)}</span>
              </p>
            </Section>
            {quoted !== null && (
              <Notice tone="warning" role="alert">
                {t('adminDrafts.priceChanged', { total: formatMoney(quoted, language) })}
              </Notice>
            )}
            {placed?.unrecorded != null ? (
              <PlacedWithoutMoney
                number={placed.order_number}
                money={placed.unrecorded}
                onLeave={order.leave}
              />
            ) : (
              <>
                {error !== null && (
                  <Notice tone="error" role="alert">
                    {errorMessage(error, t)}
                  </Notice>
                )}
                <Button type="submit" size="wide" busy={saving || placing}>
                  {t('adminDrafts.place', { total: formatMoney(total, language) })}
                </Button>
                <Button
                  type="button"
                  tone="secondary"
                  busy={saving || placing}
                  onClick={() => void order.keep()}
                >
                  <Link2 aria-hidden="true" className="size-4" />
                  {t('adminDrafts.saveDraft')}
                </Button>
                {token !== undefined && <DraftLink token={token} isChanged={order.isChanged} />}
              </>
            )}
          </div>
        </form>
      </NowContext>
      <UnsavedChangesPrompt isUnsaved={order.isUnsaved} confirm={t('adminDrafts.leave')}>
        {t('adminDrafts.leaveText')}
      </UnsavedChangesPrompt>
    </FormProvider>
  )
}

type PlacedWithoutMoneyProps = { number: string; money: Received; onLeave: () => void }

/** The order was placed meanwhile, by its customer for example, and the ledger does not have the money that came in. */
function PlacedWithoutMoney({ number, money, onLeave }: PlacedWithoutMoneyProps) {
  const { t, language } = useLanguage()
  const link = useRef<HTMLAnchorElement>(null)
  // The button that was pressed is gone.
  useEffect(() => link.current?.focus(), [])
  return (
    <Notice tone="warning" role="alert">
      <p>
        {t('adminDrafts.placedWithoutMoney', {
          number,
          amount: formatMoney(money.amount, language),
          action: t('adminPayments.record'),
        })}
      </p>
      <Button asChild tone="secondary" size="small">
        <Link ref={link} to={adminPaths.order(number)} onClick={onLeave}>
          {t('adminDrafts.openPlaced')}
        </Link>
      </Button>
    </Notice>
  )
}

/** Where the order comes from and how it is, or was, paid. */
function PaymentSection() {
  const { t } = useLanguage()
  return (
    <Section title={t('adminDrafts.payment')}>
      <SelectField<DraftInput>
        name="source"
        label={t('adminDrafts.source')}
        options={SOURCES.map((value) => ({ value, label: t(`adminDrafts.source.${value}`) }))}
      />
      <SelectField<DraftInput>
        name="language"
        label={t('adminDrafts.language')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <SelectField<DraftInput>
        name="payment_method"
        label={t('ordering.order.payment')}
        options={PAYMENT_METHODS.map((value) => ({ value, label: t(`deferred.payment.${value}`) }))}
      />
      <div className="grid grid-cols-2 gap-4">
        <NumberField<DraftInput>
          name="received"
          label={t('adminDrafts.received')}
          hint={t('adminDrafts.receivedHint')}
        />
        <SelectField<DraftInput>
          name="received_as"
          label={t('adminDrafts.receivedAs')}
          options={RECEIVED_AS.map((value) => ({ value, label: t(`adminDrafts.receivedAs.${value}`) }))}
        />
      </div>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card asChild>
      <section aria-labelledby={id} className="flex flex-col gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  )
}
