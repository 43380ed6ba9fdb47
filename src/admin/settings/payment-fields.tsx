import { NumberField, TextField } from '@/admin/form-fields'
import { useLanguage } from '@/i18n/language-context'
import type { ShopInput } from './schema'
import { Block } from './shop-fields'

/** The account that buyers transfer money to. */
export function BankFields() {
  const { t } = useLanguage()
  return (
    <Block heading="adminSettings.bankTitle" text="adminSettings.bankText">
      <TextField<ShopInput> name="bank_holder" label={t('adminSettings.bankHolder')} dir="auto" />
      <TextField<ShopInput> name="bank_name" label={t('adminSettings.bankName')} dir="auto" />
      <TextField<ShopInput>
        name="bank_rib"
        label={t('adminSettings.rib')}
        hint={t('adminSettings.ribHint')}
        dir="ltr"
        inputMode="numeric"
        className="sm:col-span-2"
      />
      <TextField<ShopInput> name="bank_iban" label={t('adminSettings.iban')} dir="ltr" />
      <TextField<ShopInput> name="bank_bic" label={t('adminSettings.bic')} dir="ltr" />
    </Block>
  )
}

/** The seller, as invoices must name it. */
export function LegalFields() {
  const { t } = useLanguage()
  return (
    <Block heading="adminSettings.legalTitle" text="adminSettings.legalText">
      <TextField<ShopInput> name="legal_name" label={t('adminSettings.legalName')} required dir="auto" />
      <TextField<ShopInput>
        name="legal_address"
        label={t('adminSettings.legalAddress')}
        required
        dir="auto"
      />
      <TextField<ShopInput>
        name="legal_ice"
        label={t('adminSettings.ice')}
        hint={t('adminSettings.iceHint')}
        dir="ltr"
        inputMode="numeric"
      />
      <TextField<ShopInput> name="legal_if" label={t('adminSettings.taxId')} dir="ltr" inputMode="numeric" />
      <TextField<ShopInput> name="legal_rc" label={t('adminSettings.rc')} dir="auto" />
      <TextField<ShopInput>
        name="legal_patente"
        label={t('adminSettings.patente')}
        dir="ltr"
        inputMode="numeric"
      />
    </Block>
  )
}

/** The tax within prices, how long orders hold their stock while they are not paid, and who has to pay in advance. */
export function TaxAndHoldFields() {
  const { t } = useLanguage()
  return (
    <Block heading="adminSettings.holdsTitle">
      <NumberField<ShopInput>
        name="tax_rate"
        label={t('adminSettings.tax')}
        hint={t('adminSettings.taxHint')}
        className="sm:col-span-2"
      />
      <NumberField<ShopInput>
        name="transfer_hold_days"
        label={t('adminSettings.transferDays')}
        hint={t('adminSettings.transferDaysHint')}
        required
        whole
      />
      <NumberField<ShopInput>
        name="online_hold_minutes"
        label={t('adminSettings.onlineMinutes')}
        hint={t('adminSettings.onlineMinutesHint')}
        required
        whole
      />
      <NumberField<ShopInput>
        name="prepay_after_refusals"
        label={t('adminSettings.prepay')}
        hint={t('adminSettings.prepayHint')}
        whole
        className="sm:col-span-2"
      />
    </Block>
  )
}

/** What the shop offers beside sending a parcel. */
export function ServiceFields() {
  const { t } = useLanguage()
  return (
    <Block heading="adminSettings.servicesTitle">
      <NumberField<ShopInput>
        name="gift_wrap_price"
        label={t('adminSettings.giftWrap')}
        hint={t('adminSettings.giftWrapHint')}
      />
      <NumberField<ShopInput>
        name="pickup_days"
        label={t('adminSettings.pickupDays')}
        hint={t('adminSettings.pickupDaysHint')}
        whole
      />
    </Block>
  )
}
