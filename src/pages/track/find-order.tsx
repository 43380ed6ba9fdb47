import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { requiredCode } from '@/i18n/text-schema'
import { errorMessage } from '@/lib/errors'
import { z } from '@/lib/zod'
import { orderQueries } from '@/orders/queries'
import { paths } from '@/paths'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Link } from '@/ui/link'
import { Notice } from '@/ui/notice'
import { keptValues, useKeptForm } from '@/auth/kept-form'

const schema = z.object({ orderNumber: requiredCode(40), phone: requiredCode(40) })
type Values = z.output<typeof schema>
const FORM = 'order lookup'

/** Leads to an order by its number and phone number, without an account and on any device. */
export function FindOrder() {
  const { t, tKey } = useLanguage()
  const navigate = useNavigate()
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: keptValues<Values>(FORM, { orderNumber: '', phone: '' }),
    mode: 'onTouched',
  })
  const forget = useKeptForm(FORM, form)
  const search = useMutation({
    mutationFn: ({ orderNumber, phone }: Values) => orderQueries.find(orderNumber, phone),
    onSuccess: async (token) => {
      if (token === null) return
      forget()
      await navigate(paths.track(token))
    },
    meta: { ownErrors: true },
  })
  const { errors } = form.formState

  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-6">
      <Seo title={t('ordering.find.title')} noIndex />
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{t('ordering.find.title')}</h1>
        <p className="text-ink-muted">{t('ordering.find.text')}</p>
      </div>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit((values) => search.mutate(values))(event)}
      >
        <Field
          label={t('ordering.find.number')}
          required
          hint={t('ordering.find.numberHint')}
          error={errors.orderNumber?.message && tKey(errors.orderNumber.message)}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('orderNumber')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
              className="rtl:text-end"
            />
          )}
        </Field>
        <Field
          label={t('ordering.checkout.phone')}
          required
          error={errors.phone?.message && tKey(errors.phone.message)}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('phone')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              dir="ltr"
              className="rtl:text-end"
            />
          )}
        </Field>
        <div aria-live="polite" className="empty:absolute">
          {search.data === null && <Notice tone="warning">{t('ordering.find.none')}</Notice>}
          {search.error !== null && <Notice tone="error">{errorMessage(search.error, t)}</Notice>}
        </div>
        <Button type="submit" size="wide" busy={search.isPending}>
          {t('ordering.find.button')}
        </Button>
      </form>
      <p>
        <Link to={paths.support()} className="text-majolica underline">
          {t('ordering.order.supportPage')}
        </Link>
      </p>
    </div>
  )
}
