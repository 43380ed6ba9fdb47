import { shippingNotes, type DeliveryRate, type Facts } from '@/content/shipping'
import { withFacts } from '@/content/text'
import { useLanguage } from '@/i18n/language-context'
import { KhatamItem, KhatamList } from '@/ui/khatam'
import { DeliveryTable } from './delivery-table'
import { Section } from './section'

type ShippingSectionProps = { rates: readonly DeliveryRate[]; facts: Facts }

export function ShippingSection({ rates, facts }: ShippingSectionProps) {
  const { t, language } = useLanguage()
  return (
    <Section id="shipping" title={t('support.shipping')}>
      <p className="max-w-prose text-lg">{facts.moroccoCost}</p>
      <DeliveryTable rates={rates} />
      <KhatamList className="max-w-prose">
        {shippingNotes.map((note) => (
          <KhatamItem key={note.en}>{withFacts(note[language], facts)}</KhatamItem>
        ))}
      </KhatamList>
    </Section>
  )
}
