import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { RETURN_DAYS } from '@/content/returns'
import { returnNotes, returnSteps, type Facts } from '@/content/shipping'
import { withFacts } from '@/content/text'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { KhatamItem, KhatamList } from '@/ui/khatam'
import { Section } from './section'

export function ReturnsSection({ facts }: { facts: Facts }) {
  const { t, language } = useLanguage()
  return (
    <Section id="returns" title={t('support.returns')}>
      <p className="max-w-prose text-lg">{t('support.returnDays', { count: RETURN_DAYS })}</p>
      <ol className="grid gap-4 md:grid-cols-3">
        {returnSteps.map(({ title, text }, index) => (
          <Card asChild key={title.en}>
            <li className="flex flex-col gap-2">
              <span aria-hidden="true" className="font-display text-2xl text-copper">
                {formatNumber(index + 1, language)}
              </span>
              <h3 className="text-xl">{title[language]}</h3>
              <p>{withFacts(text[language], facts)}</p>
            </li>
          </Card>
        ))}
      </ol>
      <KhatamList className="max-w-prose">
        {returnNotes.map((note) => (
          <KhatamItem key={note.en}>{withFacts(note[language], facts)}</KhatamItem>
        ))}
      </KhatamList>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={paths.contact()}>{t('support.contact')}</Link>
        </Button>
        <Button asChild tone="secondary">
          <Link to={paths.terms('returns')}>{t('support.terms')}</Link>
        </Button>
      </div>
    </Section>
  )
}
