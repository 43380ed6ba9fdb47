import { type ReactNode, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { NumberField, SwitchField, TextareaField, TextField } from '@/admin/form-fields'
import { useLanguage } from '@/i18n/language-context'
import { directionOf, LANGUAGES } from '@/i18n/locales'
import type { PlainMessageKey } from '@/i18n/message-types'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import type { ShopInput } from './schema'

const DESCRIPTIONS = {
  en: ['site_description_en', 'adminSettings.descriptionEn'],
  fr: ['site_description_fr', 'adminSettings.descriptionFr'],
  ar: ['site_description_ar', 'adminSettings.descriptionAr'],
} as const

const ADDRESSES = {
  en: ['address_en', 'adminSettings.addressEn'],
  fr: ['address_fr', 'adminSettings.addressFr'],
  ar: ['address_ar', 'adminSettings.addressAr'],
} as const

export function NameFields() {
  const { t } = useLanguage()
  return (
    <Block heading="adminSettings.shopTitle">
      <TextField<ShopInput>
        name="site_name"
        label={t('adminSettings.siteName')}
        required
        className="sm:col-span-2"
      />
      {LANGUAGES.map((language) => {
        const [name, label] = DESCRIPTIONS[language]
        return (
          <TextareaField<ShopInput>
            key={name}
            name={name}
            label={t(label)}
            required={language === 'en'}
            hint={language === 'en' ? t('adminSettings.descriptionHint') : undefined}

            lang={language}
            dir={directionOf(language)}
            rows={2}
            inputClassName="min-h-20"
            className="sm:col-span-2"
          />
        )
      })}
    </Block>
  )
}

export function ContactFields() {
  const { t } = useLanguage()
  return (
    <Block heading="adminSettings.contactTitle" text="adminSettings.contactText">
      <TextField<ShopInput>
        name="contact_email"
        label={t('adminSettings.email')}
        required
        type="email"
        dir="ltr"
      />
      <TextField<ShopInput>
        name="contact_phone"
        label={t('adminSettings.phone')}
        required
        type="tel"
        dir="ltr"
      />
      <TextField<ShopInput>
        name="whatsapp_number"
        label={t('adminSettings.whatsapp')}
        hint={t('adminSettings.whatsappHint')}
        required
        type="tel"
        dir="ltr"
      />
      {LANGUAGES.map((language) => {
        const [name, label] = ADDRESSES[language]
        return (
          <TextField<ShopInput>
            key={name}
            name={name}
            label={t(label)}
            required={language === 'en'}
            lang={language}
            dir={directionOf(language)}
          />
        )
      })}
      <TextField<ShopInput>
        name="instagram_url"
        label={t('adminSettings.instagram')}
        hint={t('adminSettings.socialHint')}
        type="url"
        dir="ltr"
      />
      <TextField<ShopInput>
        name="facebook_url"
        label={t('adminSettings.facebook')}
        hint={t('adminSettings.socialHint')}
        type="url"
        dir="ltr"
      />
    </Block>
  )
}

export function NewCustomerFields() {
  const { t } = useLanguage()
  return (
    <Block heading="adminSettings.newCustomersTitle" text="adminSettings.newCustomersText">
      <NumberField<ShopInput>
        name="new_customer_max_pieces"
        label={t('adminSettings.newCustomerPieces')}
        hint={t('adminSettings.noLimitHint')}
        whole
      />
      <NumberField<ShopInput>
        name="new_customer_max_subtotal"
        label={t('adminSettings.newCustomerAmount')}
        hint={t('adminSettings.noLimitHint')}
      />
    </Block>
  )
}

type BlockProps = { heading: PlainMessageKey; text?: PlainMessageKey; children: ReactNode }

/** A card of fields with its heading. */
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

type SwitchName = {
  [Name in keyof ShopInput]: ShopInput[Name] extends boolean ? Name : never
}[keyof ShopInput]

type Choice = {
  name: SwitchName
  label: PlainMessageKey
  hint: PlainMessageKey
  /** Stored, but without effect yet, which a badge shows. */
  isToCome?: true
}

const ACCOUNTS: readonly Choice[] = [
  {
    name: 'enable_registration',
    label: 'adminSettings.registration',
    hint: 'adminSettings.registrationHint',
  },
  { name: 'enable_google_auth', label: 'adminSettings.google', hint: 'adminSettings.googleHint' },
  {
    name: 'allow_guest_checkout',
    label: 'adminSettings.guestCheckout',
    hint: 'adminSettings.guestCheckoutHint',
  },
]

const NOTIFICATIONS: readonly Choice[] = [
  {
    name: 'email_notifications',
    label: 'adminSettings.emailNotifications',
    hint: 'adminSettings.emailNotificationsHint',
  },
  {
    name: 'sms_notifications',
    label: 'adminSettings.smsNotifications',
    hint: 'adminSettings.smsNotificationsHint',
    isToCome: true,
  },
]

const MAINTENANCE: readonly Choice[] = [
  { name: 'maintenance_mode', label: 'adminSettings.maintenance', hint: 'adminSettings.maintenanceHint' },
]

/** Features and modes of the shop. They take effect when the form is saved. */
export function ShopSwitches() {
  const { t } = useLanguage()
  const closes = useWatch<ShopInput, 'maintenance_mode'>({ name: 'maintenance_mode' })
  return (
    <>
      <Block heading="adminSettings.accountsTitle">
        <Choices choices={ACCOUNTS} />
      </Block>
      <Block heading="adminSettings.notificationsTitle">
        <Choices choices={NOTIFICATIONS} />
        <NumberField<ShopInput>
          name="review_request_days"
          label={t('adminSettings.reviewDays')}
          hint={t('adminSettings.reviewDaysHint')}
          whole
          className="sm:col-span-2"
        />
      </Block>
      <Block heading="adminSettings.maintenanceTitle">
        <Choices choices={MAINTENANCE} />
        {closes && (
          <Notice tone="warning" className="sm:col-span-2">
            {t('adminSettings.maintenanceOn')}
          </Notice>
        )}
      </Block>
    </>
  )
}

function Choices({ choices }: { choices: readonly Choice[] }) {
  const { t } = useLanguage()
  return choices.map(({ name, label, hint, isToCome }) => (
    <div key={name} className="border-b border-plaster-line pb-3 last:border-b-0 last:pb-0 sm:col-span-2">
      <SwitchField<ShopInput>
        name={name}
        aria-describedby={`${name}-hint`}
        label={
          <span className="flex flex-wrap items-center gap-2 font-medium">
            {t(label)}
            {isToCome === true && <Badge>{t('adminSettings.notYet')}</Badge>}
          </span>
        }
      />
      <p id={`${name}-hint`} className="me-16 text-sm text-ink-muted">
        {t(hint)}
      </p>
    </div>
  ))
}
