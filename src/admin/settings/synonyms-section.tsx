import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink, Plus } from 'lucide-react'
import { memo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { adminPaths } from '@/admin/admin-paths'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { FormDialog } from '@/admin/form-dialog'
import { SelectField, TextareaField } from '@/admin/form-fields'
import { type Column, DataTable } from '@/admin/list/data-table'
import { SearchBox } from '@/admin/list/list-filters'
import { ListPage } from '@/admin/list/list-page'
import { PAGE_ROWS, toPage, useListSearchParams } from '@/admin/list/use-list-search-params'
import { useBaseline } from '@/admin/use-baseline'
import { useLanguage } from '@/i18n/language-context'
import { searchNorm, textFinder } from '@/lib/search-norm'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { adminSettingsMutations } from './mutations'
import { adminSettingsQueries, type SynonymGroup } from './queries'
import { isRefusedByCheck, refusedField } from './refused-field'
import {
  SYNONYM_KINDS,
  type SynonymsInput,
  synonymsSchema,
  type SynonymsValues,
  typedTerms,
} from './synonyms-schema'

type Kind = (typeof SYNONYM_KINDS)[number]

const kindText = {
  object: 'adminSettings.synonyms.kind.object',
  material: 'adminSettings.synonyms.kind.material',
  colour: 'adminSettings.synonyms.kind.colour',
  size: 'adminSettings.synonyms.kind.size',
  room: 'adminSettings.synonyms.kind.room',
  place: 'adminSettings.synonyms.kind.place',
  occasion: 'adminSettings.synonyms.kind.occasion',
  word: 'adminSettings.synonyms.kind.word',
  noise: 'adminSettings.synonyms.kind.noise',
} as const satisfies Record<Kind, string>

// A check of the table, whose type is text.
const knownKind = (kind: string): Kind => SYNONYM_KINDS.find((value) => value === kind) ?? 'word'

const nameOf = ({ terms }: SynonymGroup) => terms.slice(0, 3).join(', ')

export function SynonymsSection() {
  const { t } = useLanguage()
  const remove = useMutation(adminSettingsMutations.deleteSynonyms())
  const [edited, setEdited] = useState<SynonymGroup | 'new' | null>(null)
  const [deleting, setDeleting] = useState<SynonymGroup | null>(null)

  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-muted">
        {t('adminSettings.synonyms.text')}{' '}
        <Link to={adminPaths.analytics()} className="text-majolica underline underline-offset-4">
          {t('adminSettings.synonyms.toMisses')}
        </Link>
      </p>
      <SynonymsTable onEdit={setEdited} onDelete={setDeleting} />
      {edited !== null && (
        <SynonymDialog group={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title={t('adminSettings.synonyms.confirmDelete')}
        confirm={t('adminShell.delete')}
        busy={remove.isPending}
        onConfirm={() => {
          if (deleting !== null) remove.mutate(deleting.id, { onSuccess: () => setDeleting(null) })
        }}
      >
        <p dir="auto">{deleting?.terms.join(', ')}</p>
      </ConfirmDialog>
    </div>
  )
}

type SynonymsTableProps = {
  onEdit: (group: SynonymGroup | 'new') => void
  onDelete: (group: SynonymGroup) => void
}

/** Memoised: hundreds of links, which need not be rendered again when a dialog opens. */
const SynonymsTable = memo(function SynonymsTable({ onEdit, onDelete }: SynonymsTableProps) {
  const { t } = useLanguage()
  const list = useListSearchParams()
  const search = list.params.get('q') ?? ''
  const query = useQuery(adminSettingsQueries.synonyms())

  const isFound = textFinder(search)
  const found = query.data?.filter(({ terms }) => isFound(searchNorm(terms.join(' '))))
  const start = (list.page - 1) * PAGE_ROWS

  const columns: Column<SynonymGroup>[] = [
    {
      key: 'terms',
      header: t('adminSettings.synonyms.terms'),
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
      key: 'kind',
      header: t('adminSettings.synonyms.kind'),
      className: 'md:min-w-44',
      cell: ({ kind, finds }) => (
        <>
          {t(kindText[knownKind(kind)])}
          {finds.length > 0 && (
            <span dir="auto" className="block max-w-60 text-sm wrap-anywhere text-ink-muted">
              {t('adminSettings.synonyms.findsShort', { words: finds.slice(0, 6).join(', ') })}
            </span>
          )}
        </>
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
            aria-label={t('adminSettings.synonyms.editOne', { words: nameOf(group) })}
            onClick={() => onEdit(group)}
          >
            {t('adminShell.edit')}
          </Button>
          <Button
            tone="quiet"
            className="text-brick"
            aria-label={t('adminSettings.synonyms.deleteOne', { words: nameOf(group) })}
            onClick={() => onDelete(group)}
          >
            {t('adminShell.delete')}
          </Button>
        </span>
      ),
    },
  ]

  return (
    <ListPage
      list={list}
      query={{ ...query, data: found && toPage(found.slice(start, start + PAGE_ROWS + 1), ({ id }) => id) }}
      filters={
        <div className="flex flex-wrap items-center gap-3">
          <SearchBox
            label={t('adminSettings.synonyms.search')}
            value={search}
            className="w-full sm:w-80"
            onSearch={(q) => list.setFilters({ q }, { replace: true })}
          />
          <Button className="ms-auto" onClick={() => onEdit('new')}>
            <Plus aria-hidden="true" className="size-5" />
            {t('adminSettings.synonyms.add')}
          </Button>
        </div>
      }
      empty={<p>{search === '' ? t('adminSettings.synonyms.empty') : t('adminShell.nothingFound')}</p>}
    >
      {(rows) => (
        <DataTable
          caption={t('adminSettings.synonyms.title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={nameOf}
          onOpen={onEdit}
        />
      )}
    </ListPage>
  )
})

/** Opens the shop's search for this word in a new tab. */
function TryLink({ term }: { term: string }) {
  const { t } = useLanguage()
  return (
    <a
      href={paths.products(new URLSearchParams({ q: term }))}
      target="_blank"
      rel="noreferrer"
      aria-label={t('adminSettings.synonyms.try', { word: term })}
      className="inline-flex min-h-8 items-center gap-1 rounded-full bg-plaster-raised px-3 text-sm text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      <bdi>{term}</bdi>
      <ExternalLink aria-hidden="true" className="size-3.5 rtl:-scale-x-100" />
    </a>
  )
}

const synonymsInput = (group: SynonymGroup | null): SynonymsInput => ({
  terms: group?.terms.join('\n') ?? '',
  kind: knownKind(group?.kind ?? 'word'),
  finds: group?.finds.join('\n') ?? '',
})

type SynonymDialogProps = {
  /** Null for a new one. */
  group: SynonymGroup | null
  onClose: () => void
}

function SynonymDialog({ group, onClose }: SynonymDialogProps) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const [id] = useState(() => group?.id ?? crypto.randomUUID())
  const form = useForm<SynonymsInput, unknown, SynonymsValues>({
    resolver: zodResolver(synonymsSchema),
    defaultValues: synonymsInput(group),
  })
  const { baseline, now, onConflict } = useBaseline(form, {
    opened: group,
    read: async () => {
      const groups = await queryClient.query({ ...adminSettingsQueries.synonyms(), staleTime: 0 })
      return groups.find((row) => row.id === id)
    },
    input: synonymsInput,
  })
  const text = useWatch({ control: form.control, name: 'terms' })
  const save = useMutation(adminSettingsMutations.saveSynonyms())
  const isAboutTerms = (error: unknown) =>
    refusedField(error, 'search_synonyms') !== null || isRefusedByCheck(error)

  const submit = (values: SynonymsValues) =>
    save.mutate(
      { id, edited: baseline, values },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (isAboutTerms(error)) form.setError('terms', { message: 'adminSettings.synonyms.refused' })
          onConflict(error)
        },
      },
    )

  return (
    <FormDialog
      form={form}
      title={group === null ? t('adminSettings.synonyms.add') : t('adminSettings.synonyms.edit')}
      pending={save.isPending}
      error={save.isError && !isAboutTerms(save.error) ? save.error : null}
      discard={{ confirm: t('adminSettings.leave'), text: t('adminSettings.leaveText') }}
      now={now}
      className="flex flex-col gap-3 pb-2"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextareaField<SynonymsInput>
        name="terms"
        label={t('adminSettings.synonyms.terms')}
        required
        hint={t('adminSettings.synonyms.termsHint')}
        data-autofocus
        dir="auto"
        rows={8}
        onEdit={() => save.reset()}
      />
      <p aria-live="polite" className="text-sm text-ink-muted">
        {t('adminSettings.synonyms.termCount', { count: typedTerms(text).length })}
      </p>
      <SelectField<SynonymsInput>
        name="kind"
        label={t('adminSettings.synonyms.kind')}
        hint={t('adminSettings.synonyms.kindHint')}
        options={SYNONYM_KINDS.map((kind) => ({
          value: kind,
          label: t(kindText[kind]),
        }))}
      />
      <TextareaField<SynonymsInput>
        name="finds"
        label={t('adminSettings.synonyms.finds')}
        optional
        hint={t('adminSettings.synonyms.findsHint')}
        dir="auto"
        rows={3}
        onEdit={() => save.reset()}
      />
    </FormDialog>
  )
}
