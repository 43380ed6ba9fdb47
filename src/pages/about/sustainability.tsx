import { HandCoins, HandHeart, Leaf, Package } from 'lucide-react'
import { aboutSustainability } from '@/content/about'
import { useLanguage } from '@/i18n/language-context'
import { AboutSection } from './about-section'

const icons = { price: HandCoins, materials: Leaf, packaging: Package, community: HandHeart } as const

export function Sustainability() {
  const { t, language } = useLanguage()
  return (
    <AboutSection id="sustainability" title={t('about.sustainability')} raised>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {aboutSustainability.map(({ id, title, text }) => {
          const Icon = icons[id]
          return (
            <li key={id} className="flex flex-col gap-2">
              <Icon aria-hidden="true" className="size-7 text-copper" />
              <h3 className="text-xl">{title[language]}</h3>
              <p>{text[language]}</p>
            </li>
          )
        })}
      </ul>
    </AboutSection>
  )
}
