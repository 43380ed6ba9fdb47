import { useId, type ComponentProps, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLanguage } from '@/i18n/language-context'
import { directionOf, LANGUAGES } from '@/i18n/locales'
import type { PlainMessageKey } from '@/i18n/message-types'
import { Card } from '@/ui/card'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Textarea } from '@/ui/textarea'
import type { ShopInput, ShopValues } from './schema'

export type ShopFormApi = UseFormReturn<ShopInput, unknown, ShopValues>
type TextName = { [Name in keyof ShopInput]: ShopInput[Name] extends string ? Name : never }[keyof ShopInput]

const DESCRIPTIONS = {
  en: ['site_description_en', 'adminSettings.descriptionEn'],
  fr: ['site_description_fr', 'adminSettings.descriptionFr'],
  ar: ['site_description_ar', 'adminSettings.descriptionAr'],
} as const

export function NameFields({ form }: { form: ShopFormApi }) {
  return (
    <Block heading="adminSettings.shopTitle">
      <TextField form={form} name="site_name" label="adminSettings.siteName" required wide />
      {LANGUAGES.map((language) => {
        const [name, label] = DESCRIPTIONS[language]
        return (
          <TextField
            key={name}
            form={form}
            name={name}
            label={label}
            required={language === 'en'}
            hint={language === 'en' ? 'adminSettings.descriptionHint' : undefined}
            long
            lang={language}
            dir={directionOf(language)}
          />
        )
      })}
    </Block>
  )
}

export function ContactFields({ form }: { form: ShopFormApi }) {
  return (
    <Block heading="adminSettings.contactTitle" text="adminSettings.contactText">
      <TextField
        form={form}
        name="contact_email"
        label="adminSettings.email"
        required
        type="email"
        dir="ltr"
      />
      <TextField form={form} name="contact_phone" label="adminSettings.phone" required type="tel" dir="ltr" />
      <TextField
        form={form}
        name="whatsapp_number"
        label="adminSettings.whatsapp"
        hint="adminSettings.whatsappHint"
        required
        type="tel"
        dir="ltr"
      />
      <TextField form={form} name="address" label="adminSettings.address" required dir="auto" />
      <TextField
        form={form}
        name="instagram_url"
        label="adminSettings.instagram"
        hint="adminSettings.socialHint"
        type="url"
        dir="ltr"
      />
      <TextField
        form={form}
        name="facebook_url"
        label="adminSettings.facebook"
        hint="adminSettings.socialHint"
        type="url"
        dir="ltr"
      />
    </Block>
  )
}

export function PaymentFields({ form }: { form: ShopFormApi }) {
  return (
    <Block heading="adminSettings.paymentTitle">
      <TextField
        form={form}
        name="bank_details"
        label="adminSettings.bankDetails"
        hint="adminSettings.bankHint"
        long
        dir="ltr"
      />
      <TextField
        form={form}
        name="tax_rate"
        label="adminSettings.tax"
        hint="adminSettings.taxHint"
        required
        inputMode="decimal"
        dir="ltr"
      />
    </Block>
  )
}

type BlockProps = { heading: PlainMessageKey; text?: PlainMessageKey; children: ReactNode }

export function Block({ heading, text, children }: BlockProps) {
  const { t } = useLanguage()
  const id = useId()
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <h2 id={id} className="text-lg">
          {t(heading)}
        </h2>
        {text !== undefined && <p className="mt-1 text-sm text-ink-muted">{t(text)}</p>}
        <div className="mt-4 grid gap-4 sm:grid-cols-2">{children}</div>
      </section>
    </Card>
  )
}

type TextFieldProps = {
  form: ShopFormApi
  name: TextName
  label: PlainMessageKey
  hint?: PlainMessageKey
  required?: boolean
  /** Several lines, over the whole width. */
  long?: boolean
  wide?: boolean
} & Pick<ComponentProps<'input'>, 'type' | 'dir' | 'lang' | 'inputMode'>

function TextField({
  form,
  name,
  label,
  hint,
  required = false,
  long = false,
  wide = false,
  ...rest
}: TextFieldProps) {
  const { t, tKey } = useLanguage()
  const error = form.formState.errors[name]?.message
  return (
    <Field
      label={t(label)}
      required={required}
      hint={hint === undefined ? undefined : t(hint)}
      error={error === undefined ? undefined : tKey(error)}
      className={long || wide ? 'sm:col-span-2' : undefined}
    >
      {(control) =>
        long ? (
          <Textarea
            {...control}
            rows={name === 'bank_details' ? 3 : 2}
            className="min-h-20"
            dir={rest.dir}
            lang={rest.lang}
            {...form.register(name)}
          />
        ) : (
          <Input {...control} autoComplete="off" {...rest} {...form.register(name)} />
        )
      }
    </Field>
  )
}
