import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { adminPaths } from '@/admin/admin-paths'
import { FormDialog } from '@/admin/form-dialog'
import { SelectField, TextField } from '@/admin/form-fields'
import { DataTable } from '@/admin/list/data-table'
import { ListState } from '@/admin/query-state'
import { formatNumber, formatShortDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { isLanguage, LANGUAGE_NAMES } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import { searchWords } from '@/lib/search-norm'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { toast } from '@/ui/toast'
import { dismissMissMutation, synonymSchema, type SynonymValues, teachSearchMutation } from './mutations'
import { analyticsQueries, type SearchMiss } from './queries'

const linkClasses =
  'text-majolica underline-offset-4 hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center'

/** The products that were opened after a search, each with how often. */
function Opened({ opened }: { opened: SearchMiss['opened'] }) {
  const { language } = useLanguage()
  return (
    <ul className="max-md:text-end">
      {opened.map((product) => (
        <li key={product.product_id}>
          <Link to={adminPaths.product(product.product_id)} className={linkClasses}>
            {localized(product, 'name', language)}
          </Link>{' '}
          <span translate="no" className="text-ink-muted">
            ×{formatNumber(product.hits, language)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const NO_MISS: SearchMiss = { query: '', hits: 0, languages: [], last_seen_at: '', opened: [] }

/** Searches without results, with an action to add a synonym. */
export function SearchMisses() {
  const { t, language } = useLanguage()
  const misses = useQuery(analyticsQueries.misses())
  const dismiss = useMutation(dismissMissMutation())
  // The query is kept during the closing animation.
  const [dialog, setDialog] = useState({ miss: NO_MISS, open: false })

  return (
    <>
      <ListState query={misses} empty={<p>{t('adminAnalytics.noMisses')}</p>}>
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
              cell: ({ last_seen_at: at }) => formatShortDate(at, language),
            },
            {
              key: 'opened',
              header: t('adminAnalytics.openedAfterwards'),
              cell: ({ opened }) => <Opened opened={opened} />,
            },
            {
              key: 'actions',
              header: t('adminAnalytics.whatToDo'),
              align: 'end',
              cell: (miss) => (
                <span className="flex flex-wrap justify-end gap-2">
                  <Button
                    tone="secondary"
                    size="small"
                    aria-label={t('adminAnalytics.addSynonymFor', { query: miss.query })}
                    onClick={() => setDialog({ miss, open: true })}
                  >
                    {t('adminAnalytics.addSynonym')}
                  </Button>
                  <Button
                    tone="quiet"
                    size="small"
                    aria-label={t('adminAnalytics.dismissMiss', { query: miss.query })}
                    busy={dismiss.isPending && dismiss.variables === miss.query}
                    onClick={() => dismiss.mutate(miss.query)}
                  >
                    {t('adminAnalytics.dismiss')}
                  </Button>
                </span>
              ),
            },
          ]}
        />
      </ListState>
      <AddSynonymDialog
        key={dialog.miss.query}
        miss={dialog.miss}
        open={dialog.open}
        onOpenChange={(open) => setDialog((current) => ({ ...current, open }))}
      />
    </>
  )
}

type AddSynonymDialogProps = { miss: SearchMiss; open: boolean; onOpenChange: (open: boolean) => void }

/** Says what a word means that a search does not know. Of several words only one is taught: searches go word by word. */
function AddSynonymDialog({ miss, open, onOpenChange }: AddSynonymDialogProps) {
  const { t, language } = useLanguage()
  const { query, opened } = miss
  const meanings = [...new Set(opened.map(({ category }) => localized(category, 'name', language)))]
  const words = searchWords(query).filter((word) => word.length > 1)
  const form = useForm<SynonymValues>({
    resolver: zodResolver(synonymSchema),
    defaultValues: { word: words[0] ?? '', meaning: '' },
  })
  const teach = useMutation({
    ...teachSearchMutation(),
    onSuccess: (productCount, { word }) => {
      toast(
        productCount > 0
          ? { title: t('adminAnalytics.taught', { word, count: productCount }), tone: 'success' }
          : { title: t('adminAnalytics.taughtInVain', { word }), tone: 'info' },
      )
      form.reset()
      onOpenChange(false)
    },
  })

  return (
    <FormDialog
      open={open}
      form={form}
      width="small"
      title={t('adminAnalytics.addSynonym')}
      description={t('adminAnalytics.searchedInVain', { query })}
      pending={teach.isPending}
      discard={{ confirm: t('adminShell.discard'), text: t('adminShell.discardText') }}
      onSubmit={(values) => teach.mutate(values)}
      onClose={() => {
        form.reset()
        onOpenChange(false)
      }}
    >
      {words.length > 1 && (
        <SelectField<SynonymValues>
          name="word"
          label={t('adminAnalytics.unknownWord')}
          options={words.map((word) => ({ value: word, label: word }))}
        />
      )}
      <TextField<SynonymValues>
        name="meaning"
        label={t('adminAnalytics.meansTheSame')}
        hint={t('adminAnalytics.meaningHint')}
        required
        data-autofocus
        dir="auto"
        maxLength={60}
      />
      {meanings.length > 0 && (
        <ul aria-label={t('adminAnalytics.suggestedMeanings')} className="flex flex-wrap gap-2">
          {meanings.map((meaning) => (
            <li key={meaning}>
              <Button
                tone="secondary"
                size="small"
                onClick={() => form.setValue('meaning', meaning, { shouldDirty: true, shouldValidate: true })}
              >
                {meaning}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  )
}
