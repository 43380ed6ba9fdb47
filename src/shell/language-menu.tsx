import { useState, type ReactElement } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@/i18n/locales'
import { DropdownMenu, MenuRadioGroup, MenuRadioItem } from '@/ui/dropdown-menu'
import { toast } from '@/ui/toast'
import { flags } from './flags'

export function LanguageMenu({ trigger }: { trigger: ReactElement }) {
  const { t, language, setLanguage } = useLanguage()
  // It is fetched by the click that opens it.
  const [open, setOpen] = useState(true)

  return (
    <DropdownMenu trigger={trigger} align="end" open={open} onOpenChange={setOpen}>
      <MenuRadioGroup
        value={language}
        onValueChange={(value) => {
          if (!isLanguage(value)) return
          setLanguage(value).catch(() => {
            toast({ title: t('toast.error'), description: t('error.network'), tone: 'error' })
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
    </DropdownMenu>
  )
}
