import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ConfirmDialog } from '@/admin/confirm-dialog'
import { FormDialog } from '@/admin/form-dialog'
import { TextField } from '@/admin/form-fields'
import { type Column, DataTable } from '@/admin/list/data-table'
import { ListState } from '@/admin/query-state'
import { useBaseline } from '@/admin/use-baseline'
import { useLanguage } from '@/i18n/language-context'
import { directionOf, type Language, LANGUAGES } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import { errorMessage, toAppError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { adminSettingsMutations } from './mutations'
import { adminSettingsQueries, type Fact, FACT_KINDS, type FactKind } from './queries'
import { refusedField } from './refused-field'
import { type FactInput, factSchema, type FactValues } from './schema'

const KIND_LABELS = {
  place: 'adminSettings.facts.place',
  material: 'adminSettings.facts.material',
  technique: 'adminSettings.facts.technique',
  colour: 'adminSettings.facts.colour',
  care: 'adminSettings.facts.care',
  included: 'adminSettings.facts.included',
  safety: 'adminSettings.facts.safety',
} as const satisfies Record<FactKind, string>

const LABELS = {
  en: 'adminSettings.facts.labelEn',
  fr: 'adminSettings.facts.labelFr',
  ar: 'adminSettings.facts.labelAr',
} as const satisfies Record<Language, string>

/** The words that products are described and filtered by: add, translate, reorder, delete. */
export function FactsSection() {
  const { t, language } = useLanguage()
  const [kind, setKind] = useState<FactKind>('material')
  const query = useQuery(adminSettingsQueries.facts())
  const order = useMutation(adminSettingsMutations.orderFacts())
  const remove = useMutation(adminSettingsMutations.deleteFact())
  const [edited, setEdited] = useState<Fact | 'new' | null>(null)
  const [deleting, setDeleting] = useState<Fact | null>(null)
  const facts = query.data?.filter((fact) => fact.kind === kind)
  const nameOf = (fact: Fact) => localized(fact, 'label', language)

  const move = (fact: Fact, step: 1 | -1) => {
    const others = (facts ?? []).filter(({ key }) => key !== fact.key)
    order.mutate(others.toSpliced((facts ?? []).indexOf(fact) + step, 0, fact))
  }

  const columns: Column<Fact>[] = [
    ...LANGUAGES.map((of) => ({
      key: of,
      header: t(LABELS[of]),
      cell: (fact: Fact) => (
        <span lang={of} dir={directionOf(of)}>
          {fact[`label_${of}`]}
        </span>
      ),
    })),
    {
      key: 'actions',
      header: t('adminSettings.actions'),
      align: 'end',
      cell: (fact) => {
        const name = nameOf(fact)
        const index = facts?.indexOf(fact) ?? 0
        return (
          <span className="flex flex-wrap justify-end gap-1">
            <Button
              tone="quiet"
              size="icon"
              aria-label={t('adminSettings.facts.moveUp', { name })}
              atLimit={index === 0 || order.isPending}
              onClick={() => move(fact, -1)}
            >
              <ArrowUp aria-hidden="true" className="size-5" />
            </Button>
            <Button
              tone="quiet"
              size="icon"
              aria-label={t('adminSettings.facts.moveDown', { name })}
              atLimit={index + 1 === facts?.length || order.isPending}
              onClick={() => move(fact, 1)}
            >
              <ArrowDown aria-hidden="true" className="size-5" />
            </Button>
            <Button
              tone="secondary"
              aria-label={t('adminSettings.facts.editOne', { name })}
              onClick={() => setEdited(fact)}
            >
              {t('adminShell.edit')}
            </Button>
            <Button
              tone="quiet"
              className="text-brick"
              aria-label={t('adminSettings.facts.deleteOne', { name })}
              onClick={() => setDeleting(fact)}
            >
              {t('adminShell.delete')}
            </Button>
          </span>
        )
      },
    },
  ]

  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-muted">{t('adminSettings.facts.text')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('adminSettings.facts.kind')} className="w-full sm:w-64">
          {(control) => (
            <Select
              {...control}
              value={kind}
              onValueChange={(next) => setKind(FACT_KINDS.find((value) => value === next) ?? kind)}
              options={FACT_KINDS.map((value) => ({ value, label: t(KIND_LABELS[value]) }))}
            />
          )}
        </Field>
        <Button className="ms-auto" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" className="size-5" />
          {t('adminSettings.facts.add')}
        </Button>
      </div>
      <ListState query={{ ...query, data: facts }} empty={<p>{t('adminSettings.facts.empty')}</p>}>
        <DataTable
          caption={t(KIND_LABELS[kind])}
          columns={columns}
          rows={facts ?? []}
          rowKey={({ key }) => key}
          rowName={nameOf}
          onOpen={setEdited}
        />
      </ListState>
      {edited !== null && (
        <FactDialog
          kind={kind}
          fact={edited === 'new' ? null : edited}
          others={facts ?? []}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => {
          if (open) return
          setDeleting(null)
          remove.reset()
        }}
        title={t('adminSettings.facts.confirmDelete', { name: deleting === null ? '' : nameOf(deleting) })}
        confirm={t('adminShell.delete')}
        busy={remove.isPending}
        onConfirm={() => {
          if (deleting !== null) remove.mutate(deleting, { onSuccess: () => setDeleting(null) })
        }}
      >
        {remove.isError && (
          <Notice tone="error" role="alert">
            {toAppError(remove.error).code === 'conflict'
              ? t('adminSettings.facts.used')
              : errorMessage(remove.error, t)}
          </Notice>
        )}
      </ConfirmDialog>
    </div>
  )
}

/** A key for a new word from its English label; keys never change and are not shown. */
function newKey(label: string, taken: readonly string[]): string {
  const slug = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 36)
  const base = slug === '' ? 'word' : slug
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}-${number}`
    if (!taken.includes(key)) return key
  }
}

const factInput = (fact: Fact | null): FactInput => ({
  label_en: fact?.label_en ?? '',
  label_fr: fact?.label_fr ?? '',
  label_ar: fact?.label_ar ?? '',
})

type FactDialogProps = {
  kind: FactKind
  /** Null for a new one. */
  fact: Fact | null
  others: readonly Fact[]
  onClose: () => void
}

function FactDialog({ kind, fact, others, onClose }: FactDialogProps) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  // Of a new word, made once: sent again after a lost answer, it is added once.
  const key = useRef(fact?.key)
  const form = useForm<FactInput, unknown, FactValues>({
    resolver: zodResolver(factSchema),
    defaultValues: factInput(fact),
  })
  const { baseline, now, onConflict } = useBaseline(form, {
    opened: fact,
    read: async () => {
      const facts = await queryClient.query({ ...adminSettingsQueries.facts(), staleTime: 0 })
      return facts.find((row) => row.kind === kind && row.key === key.current)
    },
    input: factInput,
  })
  const save = useMutation(adminSettingsMutations.saveFact())
  const refused = save.isError ? labelField(save.error) : null

  const submit = (labels: FactValues) => {
    const taken = others.map((other) => other.key)
    key.current ??= newKey(labels.label_en, taken)
    save.mutate(
      baseline === null
        ? {
            edited: null,
            labels,
            kind,
            key: key.current,
            position: Math.max(0, ...others.map(({ position }) => position)) + 1,
          }
        : { edited: baseline, labels },
      {
        onSuccess: onClose,
        onError: (error) => {
          const field = labelField(error)
          if (field !== null) {
            form.setError(field, { message: 'deferred.invalid.characters' }, { shouldFocus: true })
            // It was not added: its key is made from the corrected label.
            key.current = fact?.key
          }
          onConflict(error)
        },
      },
    )
  }

  return (
    <FormDialog
      form={form}
      title={t(fact === null ? 'adminSettings.facts.add' : 'adminSettings.facts.edit')}
      description={t(KIND_LABELS[kind])}
      pending={save.isPending}
      error={refused === null ? save.error : null}
      discard={{ confirm: t('adminSettings.leave'), text: t('adminSettings.leaveText') }}
      now={now}
      className="flex flex-col gap-4 pb-2"
      onSubmit={submit}
      onClose={onClose}
    >
      {LANGUAGES.map((of) => (
        <TextField<FactInput>
          key={of}
          name={`label_${of}`}
          label={t(LABELS[of])}
          required
          lang={of}
          dir={directionOf(of)}
          {...(of === 'en' && { 'data-autofocus': true })}
        />
      ))}
    </FormDialog>
  )
}

/** The label that the database refused. */
function labelField(error: unknown): keyof FactInput | null {
  const field = refusedField(error, 'facts')
  return field === 'label_en' || field === 'label_fr' || field === 'label_ar' ? field : null
}
