import { faq } from '@/content/faq'
import type { Facts } from '@/content/shipping'
import { withFacts } from '@/content/text'
import { useLanguage } from '@/i18n/language-context'
import { jsonLdText } from '@/shell/seo/json-ld'

/** The questions for search engines. A block of data: browsers do not run it, so the content security policy lets it be. */
export function FaqJsonLd({ facts }: { facts: Facts }) {
  const { language } = useLanguage()
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question[language],
      acceptedAnswer: { '@type': 'Answer', text: withFacts(answer[language], facts) },
    })),
  }
  return <script type="application/ld+json">{jsonLdText(data)}</script>
}
