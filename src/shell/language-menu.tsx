import { useState, type ReactElement } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@/i18n/locales'
import { DropdownMenu, MenuRadioGroup, MenuRadioItem } from '@/ui/dropdown-menu'
import { toast } from '@/ui/toast'

type LanguageMenuProps = { trigger: ReactElement; flags: Readonly<Record<Language, string>> }

export function LanguageMenu({ trigger, flags }: LanguageMenuProps) {
  const { t, language, setLanguage } = useLanguage()
  // Loaded by the click that opens it, so it starts open.
  const [open, setOpen] = useState(true)

  return (
    <DropdownMenu trigger={trigger} align="end" open={open} onOpenChange={setOpen}>
      <MenuRadioGroup
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
    </DropdownMenu>
  )
}
