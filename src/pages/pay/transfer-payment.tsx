import { useMutation, useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { orderQueries } from '@/orders/queries'
import { paths } from '@/paths'
import { paymentMutations } from '@/payments/mutations'
import { MAX_PROOFS, PROOF_TYPES, proofProblem } from '@/payments/proof-file'
import type { PaymentPage, TransferAccount } from '@/payments/queries'
import { chatLink, mailLink } from '@/settings/contact-links'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { Field } from '@/ui/field'
import { lazyPart } from '@/ui/lazy-part'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'
import { Status } from '@/ui/status'

const QrCode = lazyPart(async () => (await import('@/ui/qr-code')).QrCode)

/** Where to transfer the money, each line with a button that copies it, and the upload of a proof. */
export function TransferPayment({ page, account }: { page: PaymentPage; account: TransferAccount }) {
  const { t, language } = useLanguage()
  const lines = [
    {
      label: t('payment.transfer.amount'),
      shown: formatMoney(page.amount_due, language),
      copied: page.amount_due.toFixed(2),
      // Banks ask for the number alone; a text that is read needs its currency.
      unit: ' MAD',
    },
    { label: t('payment.transfer.reference'), shown: page.order_number },
    { label: t('payment.transfer.holder'), shown: account.holder },
    { label: t('payment.transfer.bank'), shown: account.bank },
    { label: 'RIB', shown: grouped(account.rib, [3, 3, 16, 2]), copied: account.rib },
    { label: 'IBAN', shown: grouped(account.iban, [4, 4, 4, 4, 4, 4, 4]), copied: account.iban },
    { label: 'BIC', shown: account.bic },
  ].filter(({ shown }) => shown !== '')
  const asText = lines
    .map(({ label, shown, copied = shown, unit = '' }) => `${label}: ${copied}${unit}`)
    .join('\n')
  return (
    <section aria-labelledby="pay-transfer" className="flex flex-col gap-4">
      <h2 id="pay-transfer" className="text-xl">
        {t('payment.transfer.title')}
      </h2>
      <p className="max-w-prose">
        {t(page.gets_email ? 'payment.transfer.text' : 'payment.transfer.textHere')}
      </p>
      <div className="flex flex-wrap items-start gap-6">
        <dl className="flex min-w-0 grow basis-64 flex-col">
          {lines.map(({ label, shown, copied = shown }) => (
            <div key={label} className="border-t border-plaster-line py-1 first:border-t-0">
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd className="flex items-center justify-between gap-3 font-medium">
                <bdi translate="no" className="min-w-0 wrap-anywhere">
                  {shown}
                </bdi>
                <CopyButton
                  text={copied}
                  label={t('payment.copy', { label })}
                  copiedLabel={t('payment.copied', { label })}
                />
              </dd>
            </div>
          ))}
        </dl>
        {/* A phone cannot scan its own screen. */}
        <figure className="flex w-36 flex-col gap-2 max-sm:hidden">
          <Suspense fallback={<div className="aspect-square" />}>
            <QrCode text={asText} label={t('payment.transfer.qr')} className="w-full" />
          </Suspense>
          <figcaption className="text-center text-sm text-ink-muted">
            {t('payment.transfer.qrText')}
          </figcaption>
        </figure>
      </div>
      <Proof page={page} />
    </section>
  )
}

/** Digits in groups, as banks write them. */
function grouped(text: string, sizes: readonly number[]): string {
  let at = 0
  return sizes
    .map((size) => text.slice(at, (at += size)))
    .join(' ')
    .trim()
}

/** How the shop gets to see the transfer: only the account that has the order may upload something, others write. */
function Proof({ page }: { page: PaymentPage }) {
  const { t } = useLanguage()
  const { user } = useAuth()
  const { pathname, search } = useLocation()
  const mayBeOwn = page.has_account && user !== null
  const own = useQuery({
    ...orderQueries.byNumber(user?.id ?? '', page.order_number),
    enabled: mayBeOwn,
  })

  if (page.has_account && user === null) {
    return (
      <p className="text-sm">
        <Link to={paths.auth(`${pathname}${search}`)} className="text-majolica underline">
          {t('payment.proof.signIn')}
        </Link>
      </p>
    )
  }
  if (mayBeOwn && own.isPending) return null
  return mayBeOwn && own.data?.user_id === user.id ? (
    <ProofUpload page={page} />
  ) : (
    <ProofByMessage orderNumber={page.order_number} />
  )
}

function ProofByMessage({ orderNumber }: { orderNumber: string }) {
  const { t } = useLanguage()
  const { data: shop } = useQuery(settingsQueries.shop())
  if (shop === undefined) return null
  const subject = t('payment.proof.of', { number: orderNumber })
  return (
    <p className="text-sm">
      {t('payment.proof.write')}{' '}
      <a href={mailLink(shop.contact_email, subject)} className="text-majolica underline">
        <Ltr>{shop.contact_email}</Ltr>
      </a>
      {' · '}
      <a
        href={chatLink(shop.whatsapp_number, subject)}
        target="_blank"
        rel="noreferrer"
        className="text-majolica underline"
      >
        {t('deferred.nav.chat')}
      </a>
    </p>
  )
}

/** The upload of a picture or PDF of the transfer. */
function ProofUpload({ page }: { page: PaymentPage }) {
  const { t } = useLanguage()
  const [problem, setProblem] = useState<'type' | 'size' | 'full' | null>(null)
  const upload = useMutation(paymentMutations.addProof())
  const error =
    problem !== null
      ? t(`payment.proof.${problem}`)
      : upload.isError
        ? errorMessage(upload.error, t)
        : undefined
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t('payment.proof.label')}
        hint={t('payment.proof.hint')}
        {...(error !== undefined && { error })}
      >
        {(control) => (
          <>
            <input
              {...control}
              type="file"
              accept={PROOF_TYPES}
              disabled={upload.isPending}
              className="peer sr-only"
              onChange={({ target }) => {
                const file = target.files?.[0]
                // The same file may be chosen again.
                target.value = ''
                if (file === undefined) return
                const wrong = page.proofs >= MAX_PROOFS ? 'full' : proofProblem(file)
                setProblem(wrong)
                if (wrong === null) upload.mutate({ orderId: page.order_id, file })
              }}
            />
            <Button
              asChild
              tone="secondary"
              className="self-start peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-majolica"
            >
              <label htmlFor={control.id} aria-hidden="true">
                <FileUp className="size-5" />
                {t('payment.proof.choose')}
              </label>
            </Button>
          </>
        )}
      </Field>
      <Status>
        {upload.isPending && t('payment.proof.sending')}
        {!upload.isPending && page.proofs > 0 && (
          <Notice tone="success">
            {t(page.gets_email ? 'payment.proof.received' : 'payment.proof.receivedHere', {
              count: page.proofs,
            })}
          </Notice>
        )}
      </Status>
    </div>
  )
}
