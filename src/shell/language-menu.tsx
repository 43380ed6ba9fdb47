import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { useUnread } from '@/lib/use-unread'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/i18n/locales'
import { CURRENCIES, isCurrency, useCurrency } from '@/currency/chosen-currency'
import { chooseOwnCurrency } from '@/currency/usual-currency'
import { chooseDeliveryCountry, shownCountry, useDeliveryCountry } from '@/settings/delivery-country'
import { settingsQueries } from '@/settings/queries'
import {
  DropdownMenu,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '@/ui/dropdown-menu'
import { LanguageLink } from './language-link'
import { currencyName, DIRHAMS_ONLY } from './region-names'

// Between columns it is vertical.
const separator = 'md:mx-0 md:my-1.5 md:h-auto md:w-px'

type LanguageMenuProps = { trigger: ReactElement; flags: Readonly<Record<Language, string>> }

/** The languages of the shop, the countries of delivery, and the currencies of approximate prices; in columns where there is room. */
export function LanguageMenu({ trigger, flags }: LanguageMenuProps) {
  const { t, tKey, language } = useLanguage()
  const currency = useCurrency()
  const query = useQuery(settingsQueries.deliveryRates())
  const { data: rates } = query
  const unread = useUnread(query)
  const country = shownCountry(rates, useDeliveryCountry())
  // Loaded by the click that opens it, so it starts open.
  const [open, setOpen] = useState(true)

  return (
    <DropdownMenu
      trigger={trigger}
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="md:flex md:gap-2"
    >
      <MenuRadioGroup aria-label={t('shop.nav.language')} className="md:min-w-40" value={language}>
        <MenuLabel className="max-md:hidden">{t('shop.nav.language')}</MenuLabel>
        {LANGUAGES.map((code) => {
          const name = (
            <>
              <img src={flags[code]} alt="" width={24} height={16} className="h-4 w-6 rounded-[3px]" />
              {LANGUAGE_NAMES[code]}
            </>
          )
          return (
            <MenuRadioItem key={code} value={code} lang={code} asChild={code !== language}>
              {code === language ? name : <LanguageLink to={code}>{name}</LanguageLink>}
            </MenuRadioItem>
          )
        })}
      </MenuRadioGroup>
      {rates !== undefined && country !== undefined && (
        <>
          <MenuSeparator className={separator} />
          <MenuRadioGroup
            aria-label={t('deferred.cart.deliverTo')}
            value={country}
            onValueChange={chooseDeliveryCountry}
          >
            <MenuLabel>{t('deferred.cart.deliverTo')}</MenuLabel>
            {rates.map((rate) => (
              <MenuRadioItem key={rate.country} value={rate.country}>
                {tKey(`shop.country.${rate.country}`)}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </>
      )}
      {unread !== null && (
        <>
          <MenuSeparator className={separator} />
          <div className="md:max-w-48">
            <MenuLabel>{t('deferred.cart.deliverTo')}</MenuLabel>
            <MenuLabel>{errorMessage(unread.error, t)}</MenuLabel>
            <MenuItem
              onSelect={(event) => {
                event.preventDefault()
                unread.refetch()
              }}
            >
              {t('shop.action.retry')}
            </MenuItem>
          </div>
        </>
      )}
      <MenuSeparator className={separator} />
      <MenuRadioGroup
        aria-label={t('deferred.currency.label')}
        value={currency ?? DIRHAMS_ONLY}
        onValueChange={(value) => chooseOwnCurrency(isCurrency(value) ? value : null)}
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
