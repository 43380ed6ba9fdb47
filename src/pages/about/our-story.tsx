import { aboutStats, aboutStory } from '@/content/about'
import { useLanguage } from '@/i18n/language-context'
import { Card } from '@/ui/card'
import { Ltr } from '@/ui/ltr'
import { AboutSection } from './about-section'

export function OurStory() {
  const { t, language } = useLanguage()
  return (
    <AboutSection id="about" title={t('about.title')} raised>
      <div className="grid gap-10 lg:grid-cols-[1fr_24rem] lg:gap-14">
        <div className="flex max-w-prose flex-col gap-4 text-lg">
          {aboutStory.map((paragraph) => (
            <p key={paragraph.en}>{paragraph[language]}</p>
          ))}
        </div>
        <dl className="grid grid-cols-2 content-start gap-4">
          {aboutStats.map(({ id, value, label }) => (
            <Card key={id} className="flex flex-col-reverse justify-end gap-1">
              <dt className="text-ink-muted">{label[language]}</dt>
              <dd className="font-display text-3xl text-copper">
                <Ltr>{value}</Ltr>
              </dd>
            </Card>
          ))}
        </dl>
      </div>
    </AboutSection>
  )
}
