import { useSuspenseQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { faq, FAQ_GROUPS, faqGroupTitles, type FaqEntry } from '@/content/faq'
import { RETURN_DAYS } from '@/content/returns'
import {
  facts,
  returnNotes,
  returnSteps,
  shippingNotes,
  type DeliveryRate,
  type Facts,
} from '@/content/shipping'
import { sizeTables } from '@/content/size-guide'
import { withFacts } from '@/content/text'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { searchNorm, textFinder } from '@/lib/search-norm'
import { paths } from '@/paths'
import { settingsQueries } from '@/settings/queries'
import { Seo } from '@/shell/seo'
import { jsonLdText } from '@/shell/json-ld'
import { useHashScroll } from '@/shell/use-hash-scroll'
import { Accordion, AccordionItem } from '@/ui/accordion'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { KhatamDivider, KhatamItem, KhatamList } from '@/ui/khatam'
import { useHydrated } from '@/prerender/use-hydrated'
import { Link } from '@/ui/link'
import { DeliveryTable } from './delivery-table'
import { FootFigure, PoufFigure } from './support/measure-figures'
import { SizeTable } from './support/size-table'

export function Component() {
  const { t, tKey, language } = useLanguage()
  const { data: rates } = useSuspenseQuery(settingsQueries.deliveryRates())
  useHashScroll()
  const values = facts(rates, language, { t, tKey })

  const sections = [
    ['faq', t('content.support.faq')],
    ['shipping', t('content.support.shipping')],
    ['returns', t('content.support.returns')],
    ['size', t('content.support.size')],
  ] as const

  return (
    <div className="flex flex-col gap-12">
      <Seo title={t('content.support.title')} />
      <FaqJsonLd facts={values} />
      <header className="flex flex-col gap-4">
        <h1 className="text-3xl">{t('content.support.title')}</h1>
        <p className="max-w-prose text-lg text-ink-muted">{t('content.support.intro')}</p>
        <nav aria-label={t('content.support.sections')}>
          <ul className="flex flex-wrap gap-2">
            {sections.map(([id, title]) => (
              <li key={id}>
                <Link
                  to={paths.support(id)}
                  className="flex min-h-11 items-center rounded-full border border-control bg-plaster px-4 transition-colors duration-150 hover:border-copper hover:bg-copper-tint hover:text-copper-hover"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <FaqSection facts={values} />
      <KhatamDivider />
      <ShippingSection rates={rates} facts={values} />
      <KhatamDivider />
      <ReturnsSection facts={values} />
      <KhatamDivider />
      <SizeSection />
    </div>
  )
}

const elementId = (entry: FaqEntry) => `faq-${entry.id}`

/** The open question. A question named by the URL's hash opens on every navigation to it. */
function useOpenQuestion() {
  const { hash, key } = useLocation()
  const location = useHydrated() ? key : null
  const isNamed = location !== null && faq.some((entry) => `#${elementId(entry)}` === hash)
  const named = isNamed ? hash.slice(1) : null
  const [open, setOpen] = useState(named ?? '')
  const [previous, setPrevious] = useState(location)
  if (previous !== location) {
    setPrevious(location)
    if (named !== null) setOpen(named)
  }
  return [open, setOpen] as const
}

function FaqSection({ facts }: { facts: Facts }) {
  const { t, language } = useLanguage()
  const [open, setOpen] = useOpenQuestion()
  const [query, setQuery] = useState('')

  const searchable = useMemo(
    () =>
      faq.map((entry) => ({
        entry,
        text: searchNorm(
          [...Object.values(entry.question), withFacts(entry.answer[language], facts)].join(' '),
        ),
      })),
    [facts, language],
  )
  const isFound = textFinder(query)
  const found = searchable.filter(({ text }) => isFound(text)).map(({ entry }) => entry)

  return (
    <SupportSection id="faq" title={t('content.support.faq')}>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <Field label={t('content.support.search')} className="w-full max-w-md">
          {(control) => (
            <span className="relative block">
              <Search
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-ink-muted"
              />
              <Input
                {...control}
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                className="ps-10"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            </span>
          )}
        </Field>
        <p role="status" className="py-2 text-ink-muted">
          {t('content.support.results', { count: found.length })}
        </p>
      </div>

      {found.length === 0 ? (
        <div className="flex flex-col items-start gap-3">
          <p>{t('content.support.noResults')}</p>
          <Button asChild tone="secondary">
            <Link to={paths.contact()}>{t('content.support.contact')}</Link>
          </Button>
        </div>
      ) : (
        <Accordion
          type="single"
          collapsible
          value={open}
          onValueChange={(value: string) => setOpen(value)}
          className="flex flex-col gap-8 divide-y-0 border-y-0"
        >
          {FAQ_GROUPS.map((group) => {
            const entries = found.filter((entry) => entry.group === group)
            if (entries.length === 0) return null
            return (
              <div key={group} className="flex flex-col gap-2 lg:grid lg:grid-cols-[14rem_1fr] lg:gap-8">
                <h3 className="text-xl lg:pt-4">{faqGroupTitles[group][language]}</h3>
                <div className="divide-y divide-plaster-line border-y border-plaster-line">
                  {entries.map((entry) => (
                    <AccordionItem
                      key={entry.id}
                      id={elementId(entry)}
                      value={elementId(entry)}
                      heading="h4"
                      title={entry.question[language]}
                    >
                      <p>{withFacts(entry.answer[language], facts)}</p>
                      {entry.link !== undefined && (
                        <Button asChild tone="secondary" className="mt-3">
                          <Link to={entry.link.to}>{entry.link.text[language]}</Link>
                        </Button>
                      )}
                    </AccordionItem>
                  ))}
                </div>
              </div>
            )
          })}
        </Accordion>
      )}
    </SupportSection>
  )
}

/** The questions as schema.org data for search engines. A data block is not executed, so the content security policy allows it. */
function FaqJsonLd({ facts }: { facts: Facts }) {
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

type ShippingSectionProps = { rates: readonly DeliveryRate[]; facts: Facts }

function ShippingSection({ rates, facts }: ShippingSectionProps) {
  const { t, language } = useLanguage()
  return (
    <SupportSection id="shipping" title={t('content.support.shipping')}>
      <p className="max-w-prose text-lg">{facts.moroccoCost}</p>
      <DeliveryTable rates={rates} />
      <KhatamList className="max-w-prose">
        {shippingNotes.map((note) => (
          <KhatamItem key={note.en}>{withFacts(note[language], facts)}</KhatamItem>
        ))}
      </KhatamList>
    </SupportSection>
  )
}

function ReturnsSection({ facts }: { facts: Facts }) {
  const { t, language } = useLanguage()
  return (
    <SupportSection id="returns" title={t('content.support.returns')}>
      <p className="max-w-prose text-lg">{t('content.support.returnDays', { count: RETURN_DAYS })}</p>
      <ol className="grid gap-4 md:grid-cols-3">
        {returnSteps.map(({ title, text }, index) => (
          <Card asChild key={title.en}>
            <li className="flex flex-col gap-2">
              <span translate="no" aria-hidden="true" className="font-display text-2xl text-copper">
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
          <Link to={paths.contact()}>{t('content.support.contact')}</Link>
        </Button>
        <Button asChild tone="secondary">
          <Link to={paths.terms('returns')}>{t('content.support.terms')}</Link>
        </Button>
      </div>
    </SupportSection>
  )
}

function SizeSection() {
  const { t, language } = useLanguage()
  return (
    <SupportSection id="size" title={t('content.support.size')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PoufFigure />
        <FootFigure />
      </div>
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
        {sizeTables.map((table) => (
          <div key={table.id} className="flex min-w-0 flex-col gap-3">
            <h3 className="text-xl">{table.title[language]}</h3>
            <SizeTable table={table} />
          </div>
        ))}
      </div>
    </SupportSection>
  )
}

type SupportSectionProps = { id: string; title: string; children: ReactNode }

/** A part of the page with an anchor: `/support#returns`. */
function SupportSection({ id, title, children }: SupportSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-6">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
