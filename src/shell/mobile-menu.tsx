import { useQuery } from '@tanstack/react-query'
import { Heart, MessageCircle, Phone } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/paths'
import { useAuth } from '@/auth/auth-context'
import { CURRENCIES, isCurrency, useCurrency } from '@/currency/chosen-currency'
import { chooseOwnCurrency } from '@/currency/usual-currency'
import { useLanguage } from '@/i18n/language-context'
import { useUnread } from '@/lib/use-unread'
import { chatLink, phoneLink } from '@/settings/contact-links'
import { chooseDeliveryCountry, shownCountry, useDeliveryCountry } from '@/settings/delivery-country'
import { CountryOptions } from '@/settings/country-options'
import { settingsQueries } from '@/settings/queries'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Link, NavLink } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import { Sheet } from '@/ui/dialog'
import { NativeSelect } from '@/ui/native-select'
import { UnreadPart } from '@/ui/unread-part'
import { returnPath, useSignOut } from './account'
import { AccountName } from './account-name'
import { mainPages, sidePages } from './navigation'
import { currencyName, DIRHAMS_ONLY } from './region-names'

const link = 'flex min-h-12 items-center gap-3 rounded-control px-3 text-lg hover:bg-plaster-raised'

type MobileMenuProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const { t } = useLanguage()
  const { role } = useAuth()
  const settings = useQuery(settingsQueries.shop())
  const { data: shop } = settings
  const unread = useUnread(settings, useQuery(settingsQueries.deliveryRates()))
  // A link to the current page does not navigate, so every link closes the menu itself.
  const close = () => onOpenChange(false)

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('shop.nav.menu')}
      footer={<Account onNavigate={close} />}
    >
      <nav aria-label={t('shop.nav.main')} className="-mx-3 pb-6">
        <ul>
          {mainPages.map(({ to, label, end }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={end}
                className={`${link} font-display font-semibold aria-[current]:bg-copper-tint aria-[current]:text-copper-hover forced-colors:aria-[current]:underline`}
                onClick={close}
              >
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
        <ul className="mt-3 border-t border-plaster-line pt-3">
          {sidePages.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={link} onClick={close}>
                {t(label)}
              </Link>
            </li>
          ))}
          <li>
            <NavLink
              to={paths.wishlist()}
              className={`${link} aria-[current]:bg-copper-tint aria-[current]:text-copper-hover forced-colors:aria-[current]:underline`}
              onClick={close}
            >
              <Heart aria-hidden="true" className="size-5 text-copper" />
              {t('deferred.wishlist.title')}
            </NavLink>
          </li>
          {role === 'admin' && (
            <li>
              <Link to={paths.admin()} className={`${link} text-majolica`} onClick={close}>
                {t('shop.nav.admin')}
              </Link>
            </li>
          )}
        </ul>
        {unread !== null && (
          <div className="px-3 py-4">
            <UnreadPart {...unread} />
          </div>
        )}
        {shop !== undefined && (
          <ul className="mt-3 border-t border-plaster-line pt-3">
            <li>
              <a href={phoneLink(shop.contact_phone)} className={link}>
                <Phone aria-hidden="true" className="size-5 text-copper" />
                <Ltr>{shop.contact_phone}</Ltr>
              </a>
            </li>
            <li>
              <a href={chatLink(shop.whatsapp_number)} target="_blank" rel="noreferrer" className={link}>
                <MessageCircle aria-hidden="true" className="size-5 text-copper" />
                {t('deferred.nav.chat')}
              </a>
            </li>
          </ul>
        )}
      </nav>
      <Region />
    </Sheet>
  )
}

/** The country of delivery and the currency, also in the menu of languages. */
function Region() {
  const { t, language } = useLanguage()
  const { data: rates } = useQuery(settingsQueries.deliveryRates())
  const country = shownCountry(rates, useDeliveryCountry())
  const currency = useCurrency()
  return (
    <div className="flex flex-col gap-3 border-t border-plaster-line py-5">
      {rates !== undefined && country !== undefined && (
        <Field label={t('deferred.cart.deliverTo')}>
          {(control) => (
            <NativeSelect
              {...control}
              value={country}
              onChange={(event) => chooseDeliveryCountry(event.target.value)}
            >
              <CountryOptions served={rates.map((rate) => rate.country)} value={country} />
            </NativeSelect>
          )}
        </Field>
      )}
      <Field label={t('deferred.currency.label')}>
        {(control) => (
          <NativeSelect
            {...control}
            value={currency ?? DIRHAMS_ONLY}
            onChange={({ target }) => chooseOwnCurrency(isCurrency(target.value) ? target.value : null)}
          >
            <option value={DIRHAMS_ONLY}>{t('deferred.currency.none')}</option>
            {CURRENCIES.map((code) => (
              <option key={code} value={code}>
                {`${code} · ${currencyName(code, language)}`}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </div>
  )
}

function Account({ onNavigate }: { onNavigate: () => void }) {
  const { t } = useLanguage()
  const { user } = useAuth()
  const { pathname, search } = useLocation()
  const signOut = useSignOut()

  if (user === null) {
    return (
      <Button asChild size="wide">
        <Link to={paths.auth(returnPath(pathname, search))} onClick={onNavigate}>
          {t('shop.nav.login')}
        </Link>
      </Button>
    )
  }
  return (
    <div className="flex w-full items-center gap-3">
      <Link
        to={paths.account()}
        className="-mx-2 flex min-h-11 min-w-0 grow flex-col justify-center rounded-control px-2 hover:bg-plaster-raised"
        onClick={onNavigate}
      >
        <span className="font-medium">{t('shop.nav.account')}</span>
        <span className="block truncate text-sm text-ink-muted">
          <AccountName user={user} /> · <Ltr>{user.email}</Ltr>
        </span>
      </Link>
      <Button
        tone="secondary"
        busy={signOut.isPending}
        onClick={() => signOut.mutate(undefined, { onSuccess: onNavigate })}
      >
        {t('shop.nav.logout')}
      </Button>
    </div>
  )
}
