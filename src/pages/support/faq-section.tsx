import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/app/paths'
import { faq, FAQ_GROUPS, faqGroupTitles, type FaqEntry } from '@/content/faq'
import type { Facts } from '@/content/shipping'
import { withFacts } from '@/content/text'
import { useLanguage } from '@/i18n/language-context'
import { holdsEvery, searchNorm, searchWords } from '@/lib/search-norm'
import { Accordion, AccordionItem } from '@/ui/accordion'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { useTakenOver } from '@/ui/use-taken-over'
import { Section } from './section'

const elementId = (entry: FaqEntry) => `faq-${entry.id}`

/** The question that the address names, opened when it does. */
function useOpenQuestion() {
  const { hash, key } = useLocation()
  const place = useTakenOver() ? key : null
  const isNamed = place !== null && faq.some((entry) => `#${elementId(entry)}` === hash)
  const named = isNamed ? hash.slice(1) : null
  const [open, setOpen] = useState(named ?? '')
  const [seen, setSeen] = useState(place)
  if (seen !== place) {
    setSeen(place)
    if (named !== null) setOpen(named)
  }
  return [open, setOpen] as const
}

export function FaqSection({ facts }: { facts: Facts }) {
  const { t, language } = useLanguage()
  const [open, setOpen] = useOpenQuestion()
  const [query, setQuery] = useState('')

  const folded = useMemo(
    () =>
      faq.map((entry) => ({
        entry,
        text: searchNorm(
          [...Object.values(entry.question), withFacts(entry.answer[language], facts)].join(' '),
        ),
      })),
    [facts, language],
  )
  const words = searchWords(query)
  const found = folded.filter(({ text }) => holdsEvery(text, words)).map(({ entry }) => entry)

  return (
    <Section id="faq" title={t('support.faq')}>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <Field label={t('support.search')} className="w-full max-w-md">
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
          {t('support.results', { count: found.length })}
        </p>
      </div>

      {found.length === 0 ? (
        <div className="flex flex-col items-start gap-3">
          <p>{t('support.noResults')}</p>
          <Button asChild tone="secondary">
            <Link to={paths.contact()}>{t('support.contact')}</Link>
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
                    </AccordionItem>
                  ))}
                </div>
              </div>
            )
          })}
        </Accordion>
      )}
    </Section>
  )
}
