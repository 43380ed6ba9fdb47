import { useLanguage } from '@/i18n/language-context'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@/i18n/locales'
import { Select } from '@/ui/select'
import { toast } from '@/ui/toast'

export function LanguageSelect() {
  const { t, language, setLanguage } = useLanguage()
  return (
    <Select
      aria-label={t('nav.language')}
      value={language}
      onChange={({ target: { value } }) => {
        if (!isLanguage(value)) return
        setLanguage(value).catch(() => {
          toast({ title: t('toast.error'), description: t('error.network'), tone: 'error' })
        })
      }}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGE_NAMES[code]}
        </option>
      ))}
    </Select>
  )
}
