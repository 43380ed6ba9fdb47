import { useMutation, useQuery } from '@tanstack/react-query'
import { ExternalLink, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { DataTable, type Column } from '@/admin/list/data-table'
import { ListFrame } from '@/admin/list/list-frame'
import { SearchBox } from '@/admin/list/search-box'
import { useListAddress } from '@/admin/list/use-list-address'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { holdsEvery, searchNorm, searchWords } from '@/lib/search-norm'
import { Button } from '@/ui/button'
import { adminSettingsMutations } from '../mutations'
import { adminSettingsQueries, type SynonymGroup } from '../queries'
import { SynonymDialog } from './synonym-dialog'

const nameOf = ({ terms }: SynonymGroup) => terms.slice(0, 3).join(', ')

export function SynonymsSection() {
  const { t } = useLanguage()
  const address = useListAddress()
  const search = address.params.get('q') ?? ''
  const query = useQuery(adminSettingsQueries.synonyms())
  const remove = useMutation(adminSettingsMutations.deleteSynonyms())
  const [edited, setEdited] = useState<SynonymGroup | 'new' | null>(null)
  const [leaving, setLeaving] = useState<SynonymGroup | null>(null)

  const words = searchWords(search)
  const found = query.data?.filter(({ terms }) => holdsEvery(searchNorm(terms.join(' ')), words))

  const columns: Column<SynonymGroup>[] = [
    {
      key: 'terms',
      header: t('adminSynonyms.terms'),
      className: 'md:w-full',
      cell: ({ terms }) => (
        <ul className="flex flex-wrap gap-1.5">
          {terms.map((term) => (
            <li key={term}>
              <TryLink term={term} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'actions',
      header: t('adminSettings.actions'),
      align: 'end',
      cell: (group) => (
        <span className="flex justify-end gap-2">
          <Button
            tone="secondary"
            aria-label={t('adminSynonyms.editOne', { words: nameOf(group) })}
            onClick={() => setEdited(group)}
          >
            {t('admin.edit')}
          </Button>
          <Button
            tone="quiet"
            className="text-brick"
            aria-label={t('adminSynonyms.deleteOne', { words: nameOf(group) })}
            onClick={() => setLeaving(group)}
          >
            {t('admin.delete')}
          </Button>
        </span>
      ),
    },
  ]

  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-muted">
        {t('adminSynonyms.text')}{' '}
        <Link to={paths.adminAnalytics()} className="text-majolica underline underline-offset-4">
          {t('adminSynonyms.toMisses')}
        </Link>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label={t('adminSynonyms.search')}
          value={search}
          className="w-full sm:w-80"
          onSearch={(q) => address.setFilters({ q }, { replace: true })}
        />
        <Button className="ms-auto" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" className="size-5" />
          {t('adminSynonyms.add')}
        </Button>
      </div>
      <ListFrame
        query={{ ...query, data: found }}
        empty={<p>{search === '' ? t('adminSynonyms.empty') : t('admin.nothingFound')}</p>}
      >
        <DataTable
          caption={t('adminSynonyms.title')}
          columns={columns}
          rows={found ?? []}
          rowKey={({ id }) => id}
          rowName={nameOf}
          onOpen={setEdited}
        />
      </ListFrame>
      {edited !== null && (
        <SynonymDialog group={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={t('adminSynonyms.confirmDelete')}
        confirm={t('admin.delete')}
        busy={remove.isPending}
        onConfirm={() => {
          if (leaving !== null) remove.mutate(leaving.id, { onSuccess: () => setLeaving(null) })
        }}
      >
        <p dir="auto">{leaving?.terms.join(', ')}</p>
      </ConfirmDialog>
    </div>
  )
}

/** What shoppers get who search for this word, in a tab of its own. */
function TryLink({ term }: { term: string }) {
  const { t } = useLanguage()
  return (
    <a
      href={paths.products(new URLSearchParams({ q: term }))}
      target="_blank"
      rel="noreferrer"
      aria-label={t('adminSynonyms.try', { word: term })}
      className="inline-flex min-h-8 items-center gap-1 rounded-full bg-plaster-raised px-3 text-sm text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      <bdi>{term}</bdi>
      <ExternalLink aria-hidden="true" className="size-3.5 rtl:-scale-x-100" />
    </a>
  )
}
