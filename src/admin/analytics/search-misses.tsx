import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatShortDate, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { isLanguage, LANGUAGE_NAMES } from '@/i18n/locales'
import { Button } from '@/ui/button'
import { DataTable } from '../list/data-table'
import { ListFrame } from '../list/list-frame'
import { dismissMissMutation } from './mutations'
import { analyticsQueries } from './queries'
import { SynonymDialog } from './synonym-dialog'

/** What shoppers looked for in vain, each a step away from a synonym. */
export function SearchMisses() {
  const { t, language } = useLanguage()
  const misses = useQuery(analyticsQueries.misses())
  const dismiss = useMutation(dismissMissMutation())
  // Stays while the dialog goes out.
  const [taught, setTaught] = useState<{ query: string; open: boolean }>({ query: '', open: false })

  return (
    <>
      <ListFrame query={misses} empty={<p>{t('adminAnalytics.noMisses')}</p>}>
        <DataTable
          caption={t('adminAnalytics.misses')}
          rows={misses.data ?? []}
          rowKey={({ query }) => query}
          rowName={({ query }) => query}
          columns={[
            {
              key: 'query',
              header: t('adminAnalytics.searchedFor'),
              cell: ({ query }) => <bdi className="font-medium">{query}</bdi>,
            },
            {
              key: 'hits',
              header: t('adminAnalytics.times'),
              align: 'end',
              cell: ({ hits }) => formatNumber(hits, language),
            },
            {
              key: 'languages',
              header: t('adminAnalytics.languages'),
              cell: ({ languages }) => (
                <span className="max-md:text-end">
                  {languages.filter(isLanguage).map((code, index) => (
                    <span key={code}>
                      {index > 0 && ' · '}
                      <bdi lang={code}>{LANGUAGE_NAMES[code]}</bdi>
                    </span>
                  ))}
                </span>
              ),
            },
            {
              key: 'last',
              header: t('adminAnalytics.lastTime'),
              className: 'md:whitespace-nowrap',
              cell: ({ last_at: at }) => formatShortDate(at, language),
            },
            {
              key: 'actions',
              header: t('adminAnalytics.whatToDo'),
              align: 'end',
              cell: ({ query }) => (
                <span className="flex flex-wrap justify-end gap-2">
                  <Button
                    tone="secondary"
                    size="small"
                    aria-label={t('adminAnalytics.addSynonymFor', { query })}
                    onClick={() => setTaught({ query, open: true })}
                  >
                    {t('adminAnalytics.addSynonym')}
                  </Button>
                  <Button
                    tone="quiet"
                    size="small"
                    aria-label={t('adminAnalytics.dismissMiss', { query })}
                    busy={dismiss.isPending && dismiss.variables === query}
                    onClick={() => dismiss.mutate(query)}
                  >
                    {t('adminAnalytics.dismiss')}
                  </Button>
                </span>
              ),
            },
          ]}
        />
      </ListFrame>
      <SynonymDialog
        key={taught.query}
        query={taught.query}
        open={taught.open}
        onOpenChange={(open) => setTaught((current) => ({ ...current, open }))}
      />
    </>
  )
}
