import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'
import { adminSettingsMutations } from '../mutations'
import type { SynonymGroup } from '../queries'
import { isRefusedByCheck, refusedField } from '../refused-field'
import { termsProblem, typedTerms } from './terms'

type SynonymDialogProps = {
  /** Null for a new one. */
  group: SynonymGroup | null
  onClose: () => void
}

export function SynonymDialog({ group, onClose }: SynonymDialogProps) {
  const { t } = useLanguage()
  const formId = useId()
  const [text, setText] = useState(group?.terms.join('\n') ?? '')
  const [tried, setTried] = useState(false)
  const save = useMutation(adminSettingsMutations.saveSynonyms())
  const terms = typedTerms(text)
  const problem = termsProblem(terms)
  const error = tried && problem !== null ? t(problem) : save.isError ? refusal() : undefined

  function refusal(): string {
    const isAboutTerms = refusedField(save.error, 'search_synonyms') !== null || isRefusedByCheck(save.error)
    return isAboutTerms ? t('adminSynonyms.refused') : errorMessage(save.error, t)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={group === null ? t('adminSynonyms.add') : t('adminSynonyms.edit')}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending}>
            {t('admin.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-3 pb-2"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (problem === null) save.mutate({ id: group?.id ?? null, terms }, { onSuccess: onClose })
        }}
      >
        <Field label={t('adminSynonyms.terms')} required hint={t('adminSynonyms.termsHint')} error={error}>
          {(control) => (
            <Textarea
              {...control}
              data-autofocus
              dir="auto"
              rows={8}
              value={text}
              onChange={({ target }) => {
                save.reset()
                setText(target.value)
              }}
            />
          )}
        </Field>
        <p aria-live="polite" className="text-sm text-ink-muted">
          {t('adminSynonyms.termCount', { count: terms.length })}
        </p>
      </form>
    </Dialog>
  )
}
