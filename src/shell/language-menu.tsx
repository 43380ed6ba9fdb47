import { useState, type ReactElement } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@/i18n/locales'
import {
  chooseCurrency,
  CURRENCIES,
  isCurrency,
  useCurrency,
  type Currency,
} from '@/currency/chosen-currency'
import { DropdownMenu, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '@/ui/dropdown-menu'
import { toast } from '@/ui/toast'

const DIRHAMS_ONLY = 'MAD'

type LanguageMenuProps = { trigger: ReactElement; flags: Readonly<Record<Language, string>> }

/** The languages of the shop, and the currencies of approximate prices. */
export function LanguageMenu({ trigger, flags }: LanguageMenuProps) {
  const { t, language, setLanguage } = useLanguage()
  const currency = useCurrency()
  // Loaded by the click that opens it, so it starts open.
  const [open, setOpen] = useState(true)

  return (
    <DropdownMenu trigger={trigger} align="end" open={open} onOpenChange={setOpen}>
      <MenuRadioGroup
        aria-label={t('shop.nav.language')}
        value={language}
        onValueChange={(value) => {
          if (!isLanguage(value)) return
          setLanguage(value).catch(() => {
            toast({ title: t('shop.toast.error'), description: t('shop.error.network'), tone: 'error' })
          })
        }}
      >
        {LANGUAGES.map((code) => (
          <MenuRadioItem key={code} value={code} lang={code}>
            <img src={flags[code]} alt="" width={24} height={16} className="h-4 w-6 rounded-[3px]" />
            {LANGUAGE_NAMES[code]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuRadioGroup
        aria-label={t('deferred.currency.label')}
        value={currency ?? DIRHAMS_ONLY}
        onValueChange={(value) => chooseCurrency(isCurrency(value) ? value : null)}
      >
        <MenuLabel>{t('deferred.currency.label')}</MenuLabel>
        <MenuRadioItem value={DIRHAMS_ONLY}>{t('deferred.currency.none')}</MenuRadioItem>
        {CURRENCIES.map((code) => (
          <MenuRadioItem key={code} value={code}>
            {/* Codes have three letters of different widths. */}
            <bdi className="w-10">{code}</bdi>
            {currencyName(code, language)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </DropdownMenu>
  )
}

function currencyName(currency: Currency, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency
}
