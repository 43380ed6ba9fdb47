import { useLanguage } from '@/i18n/language-context'

type CountryOptionsProps = {
  /** The countries that the shop delivers to. */
  served: readonly string[]
  /** The chosen country. It stays chosen when the shop stopped delivering there: another one would be a silent change. */
  value: string
}

/** The options of a select of countries. */
export function CountryOptions({ served, value }: CountryOptionsProps) {
  const { t, tKey } = useLanguage()
  const name = (code: string) => tKey(`shop.country.${code}`)
  return (
    <>
      {value !== '' && !served.includes(value) && (
        <option value={value} disabled>
          {t('shop.country.option', { country: name(value) })}
        </option>
      )}
      {served.map((code) => (
        <option key={code} value={code}>
          {name(code)}
        </option>
      ))}
    </>
  )
}
