import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { SelectField, TextField } from '@/admin/form-fields'
import { DataTable } from '@/admin/list/data-table'
import { ListState } from '@/admin/query-state'
import { formatNumber, formatShortDate } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { isLanguage, LANGUAGE_NAMES } from '@/i18n/locales'
import { searchWords } from '@/lib/search-norm'
import { Button } from '@/ui/button'
import { toast } from '@/ui/toast'
import { dismissMissMutation, synonymSchema, type SynonymValues, teachSearchMutation } from './mutations'
import { analyticsQueries } from './queries'

/** Searches without results, with an action to add a synonym. */
export function SearchMisses() {
  const { t, language } = useLanguage()
  const misses = useQuery(analyticsQueries.misses())
  const dismiss = useMutation(dismissMissMutation())
  // The query is kept during the closing animation.
  const [dialog, setDialog] = useState<{ query: string; open: boolean }>({ query: '', open: false })

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
              key: 'actions',
              header: t('adminAnalytics.whatToDo'),
              align: 'end',
              cell: ({ query }) => (
                <span className="flex flex-wrap justify-end gap-2">
                  <Button
                    tone="secondary"
                    size="small"
                    aria-label={t('adminAnalytics.addSynonymFor', { query })}
                    onClick={() => setDialog({ query, open: true })}
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
      </ListState>
      <AddSynonymDialog
        key={dialog.query}
        query={dialog.query}
        open={dialog.open}
        onOpenChange={(open) => setDialog((current) => ({ ...current, open }))}
      />
    </>
  )
}

type AddSynonymDialogProps = { query: string; open: boolean; onOpenChange: (open: boolean) => void }

/** Says what a word means that a search does not know. Of several words only one is taught: searches go word by word. */
function AddSynonymDialog({ query, open, onOpenChange }: AddSynonymDialogProps) {
  const { t } = useLanguage()
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
      onSubmit={(values) => teach.mutate(values)}
      onClose={() => onOpenChange(false)}
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
    </FormDialog>
  )
}
