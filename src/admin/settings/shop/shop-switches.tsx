import { useWatch } from 'react-hook-form'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { Badge } from '@/ui/badge'
import { Notice } from '@/ui/notice'
import { Switch } from '@/ui/switch'
import type { ShopInput } from './schema'
import { Block, type ShopFormApi } from './shop-fields'

type SwitchName = {
  [Name in keyof ShopInput]: ShopInput[Name] extends boolean ? Name : never
}[keyof ShopInput]

type Choice = {
  name: SwitchName
  label: PlainMessageKey
  hint: PlainMessageKey
  /** Kept for later: the shop does not act on it yet, and says so. */
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
    isToCome: true,
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

/** What the shop does and does not do. Like the texts, it counts when it is saved. */
export function ShopSwitches({ form }: { form: ShopFormApi }) {
  const { t } = useLanguage()
  const closes = useWatch({ control: form.control, name: 'maintenance_mode' })
  return (
    <>
      <Block heading="adminSettings.accountsTitle">
        <Choices form={form} choices={ACCOUNTS} />
      </Block>
      <Block heading="adminSettings.notificationsTitle">
        <Choices form={form} choices={NOTIFICATIONS} />
      </Block>
      <Block heading="adminSettings.maintenanceTitle">
        <Choices form={form} choices={MAINTENANCE} />
        {closes && (
          <Notice tone="warning" className="sm:col-span-2">
            {t('adminSettings.maintenanceOn')}
          </Notice>
        )}
      </Block>
    </>
  )
}

function Choices({ form, choices }: { form: ShopFormApi; choices: readonly Choice[] }) {
  const { t } = useLanguage()
  return choices.map(({ name, label, hint, isToCome }) => (
    <div key={name} className="border-b border-plaster-line pb-3 last:border-b-0 last:pb-0 sm:col-span-2">
      <Switch aria-describedby={`${name}-hint`} {...form.register(name)}>
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {t(label)}
          {isToCome === true && <Badge>{t('adminSettings.notYet')}</Badge>}
        </span>
      </Switch>
      <p id={`${name}-hint`} className="me-16 text-sm text-ink-muted">
        {t(hint)}
      </p>
    </div>
  ))
}
