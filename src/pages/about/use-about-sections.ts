import type { AboutSection } from '@/content/about'
import { useLanguage } from '@/i18n/language-context'

type NamedSection = { id: AboutSection; title: string }

export function useAboutSections(): NamedSection[] {
  const { t } = useLanguage()
  return [
    { id: 'about', title: t('about.title') },
    { id: 'artisans', title: t('about.artisans') },
    { id: 'sustainability', title: t('about.sustainability') },
    { id: 'press', title: t('about.press') },
    { id: 'careers', title: t('about.careers') },
    { id: 'blog', title: t('about.blog') },
  ]
}
