import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useLanguage } from '@/i18n/language-context'
import { searchWords } from '@/lib/search-norm'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { toast } from '@/ui/toast'
import { teachSearchMutation } from './mutations'
import { synonymSchema, type SynonymValues } from './schema'

type SynonymDialogProps = { query: string; open: boolean; onOpenChange: (open: boolean) => void }

/** Says what a word means that a search does not know. Of several words only one is taught: searches go word by word. */
export function SynonymDialog({ query, open, onOpenChange }: SynonymDialogProps) {
  const { t, tKey } = useLanguage()
  const formId = useId()
  const words = searchWords(query).filter((word) => word.length > 1)
  const form = useForm<SynonymValues>({
    resolver: zodResolver(synonymSchema),
    defaultValues: { word: words[0] ?? '', meaning: '' },
  })
  const teach = useMutation({
    ...teachSearchMutation(),
    onSuccess: (finds, { word }) => {
      toast(
        finds > 0
          ? { title: t('adminAnalytics.taught', { word, count: finds }), tone: 'success' }
          : { title: t('adminAnalytics.taughtInVain', { word }), tone: 'info' },
      )
      form.reset()
      onOpenChange(false)
    },
  })
  const wrong = form.formState.errors.meaning?.message

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="small"
      title={t('adminAnalytics.addSynonym')}
      description={t('adminAnalytics.searchedInVain', { query })}
      footer={
        <>
          <Button tone="secondary" onClick={() => onOpenChange(false)}>
            {t('admin.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={teach.isPending}>
            {t('admin.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit((values) => teach.mutate(values))(event)}
      >
        {words.length > 1 && (
          <Field label={t('adminAnalytics.unknownWord')}>
            {(control) => (
              <Select {...control} {...form.register('word')}>
                {words.map((word) => (
                  <option key={word} value={word}>
                    {word}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field
          label={t('adminAnalytics.meansTheSame')}
          hint={t('adminAnalytics.meaningHint')}
          error={wrong === undefined ? undefined : tKey(wrong)}
          required
        >
          {(control) => (
            <Input
              {...control}
              data-autofocus
              dir="auto"
              autoComplete="off"
              maxLength={60}
              {...form.register('meaning')}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
