import { useLanguage } from '@/i18n/language-context'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@/i18n/locales'
import { Select } from '@/ui/select'

export function LanguageSwitcher({ className }: { className?: string }) {
  const { t, language, setLanguage } = useLanguage()
  return (
    <Select
      className={className}
      aria-label={t('nav.language')}
      value={language}
      onChange={(event) => {
        if (isLanguage(event.target.value)) void setLanguage(event.target.value)
      }}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code} dir="auto">
          {LANGUAGE_NAMES[code]}
        </option>
      ))}
    </Select>
  )
}
