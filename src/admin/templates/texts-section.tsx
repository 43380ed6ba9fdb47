import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, History, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { type FieldErrors, type Resolver, useForm, useFormContext, useWatch } from 'react-hook-form'
import { FormDialog } from '@/admin/form-dialog'
import { type Column, DataTable } from '@/admin/list/data-table'
import { QueryState } from '@/admin/query-state'
import { useBaseline, useNow } from '@/admin/use-baseline'
import { useLanguage } from '@/i18n/language-context'
import { directionOf, type Language, LANGUAGE_NAMES, LANGUAGES } from '@/i18n/locales'
import { settingsQueries, SITE_NAME } from '@/settings/queries'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/input'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs'
import { useMediaQuery } from '@/ui/use-media-query'
import { defaultText } from './default-texts'
import {
  filledText,
  refusedText,
  sampleFacts,
  type Template,
  templateMutations,
  templateQueries,
  type TemplateTexts,
  textOf,
  textProblem,
} from './templates'

const GROUPS = ['chat', 'reply', 'mail'] as const

/** The texts to customers that the shop may rewrite. */
export function TextsSection() {
  const { t, tKey } = useLanguage()
  const query = useQuery(templateQueries.all())
  const [edited, setEdited] = useState<Template | null>(null)
  const nameOf = ({ key }: Template) => tKey(`adminTemplates.name.${key}`)

  const columns: Column<Template>[] = [
    { key: 'name', header: t('adminTemplates.textName'), className: 'font-medium md:w-full', cell: nameOf },
    {
      key: 'state',
      header: t('adminTemplates.state'),
      className: 'whitespace-nowrap',
      cell: (template) => {
        const changed = LANGUAGES.filter((language) => template[`body_${language}`] !== null)
        return changed.length === 0 ? (
          <span className="text-ink-muted">{t('adminTemplates.default')}</span>
        ) : (
          <Badge tone="green">
            {t('adminTemplates.changed', {
              languages: changed.map((language) => LANGUAGE_NAMES[language]).join(', '),
            })}
          </Badge>
        )
      },
    },
    {
      key: 'actions',
      header: t('adminTemplates.actions'),
      align: 'end',
      cell: (template) => (
        <Button
          tone="secondary"
          aria-label={t('adminTemplates.editOne', { name: nameOf(template) })}
          onClick={() => setEdited(template)}
        >
          {t('adminShell.edit')}
        </Button>
      ),
    },
  ]

  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-ink-muted">{t('adminTemplates.text')}</p>
      <QueryState query={query} failure={t('adminTemplates.failed')} className="h-96 w-full">
        {(templates) =>
          GROUPS.map((group) => (
            <section key={group} aria-labelledby={`texts-${group}`} className="flex flex-col gap-3">
              <h2 id={`texts-${group}`} className="text-lg">
                {t(`adminTemplates.group.${group}`)}
              </h2>
              <DataTable
                caption={t(`adminTemplates.group.${group}`)}
                columns={columns}
                rows={templates.filter(({ key }) => key.startsWith(`${group}_`))}
                rowKey={({ key }) => key}
                rowName={nameOf}
                onOpen={setEdited}
              />
            </section>
          ))
        }
      </QueryState>
      {edited !== null && (
        <TextDialog template={edited} name={nameOf(edited)} onClose={() => setEdited(null)} />
      )}
    </div>
  )
}

type TextDialogProps = { template: Template; name: string; onClose: () => void }

function TextDialog({ template, name, onClose }: TextDialogProps) {
  const { t, language: ownLanguage } = useLanguage()
  const queryClient = useQueryClient()
  const isWide = useMediaQuery('(min-width: 64rem)')
  const form = useForm<TemplateTexts>({
    resolver: templateResolver(template),
    defaultValues: templateTexts(template),
    mode: 'onTouched',
  })
  const { baseline, now, onConflict } = useBaseline(form, {
    opened: template,
    read: async () => {
      const templates = await queryClient.query({ ...templateQueries.all(), staleTime: 0 })
      return templates.find(({ key }) => key === template.key)
    },
    input: templateTexts,
  })
  const { errors } = form.formState
  const save = useMutation(templateMutations.save())

  const submit = (texts: TemplateTexts) =>
    save.mutate(
      { template: baseline, texts },
      {
        onSuccess: onClose,
        onError: (error) => {
          const refused = refusedText(error)
          if (refused !== null) {
            const { language, problem, placeholder = '' } = refused
            form.setError(language, { type: problem, message: placeholder }, { shouldFocus: true })
          }
          onConflict(error)
        },
      },
    )

  return (
    <FormDialog
      form={form}
      title={name}
      width="wide"
      pending={save.isPending}
      error={save.isError && refusedText(save.error) === null ? save.error : null}
      discard={{ confirm: t('adminTemplates.leave'), text: t('adminTemplates.leaveText') }}
      now={now}
      className="flex flex-col gap-5 pb-2"
      onSubmit={submit}
      onClose={onClose}
    >
      <Placeholders template={template} />
      {isWide ? (
        <div className="grid grid-cols-3 gap-5">
          {LANGUAGES.map((language) => (
            <TextField key={language} template={template} language={language} />
          ))}
        </div>
      ) : (
        <Tabs defaultValue={ownLanguage}>
          <TabsList aria-label={t('adminTemplates.state')}>
            {LANGUAGES.map((language) => (
              <TabsTrigger key={language} value={language} lang={language}>
                <span className="flex items-center gap-1.5">
                  {LANGUAGE_NAMES[language]}
                  {errors[language] !== undefined && (
                    <>
                      <CircleAlert aria-hidden="true" className="size-4 text-brick" />
                      <span className="sr-only">{t('adminTemplates.hasError')}</span>
                    </>
                  )}
                  {now[language] !== undefined && (
                    <>
                      <History aria-hidden="true" className="size-4 text-copper" />
                      <span className="sr-only">{t('adminTemplates.hasNow')}</span>
                    </>
                  )}
                </span>
              </TabsTrigger>
            ))}
          </TabsList>
          {LANGUAGES.map((language) => (
            <TabsContent key={language} value={language}>
              <TextField template={template} language={language} />
            </TabsContent>
          ))}
        </Tabs>
      )}
    </FormDialog>
  )
}

function templateTexts(template: Template): TemplateTexts {
  const text = (language: Language) => textOf([template], template.key, language)
  return { en: text('en'), fr: text('fr'), ar: text('ar') }
}

/** An error's type is the problem, its message the placeholder that it is about. */
function templateResolver(template: Template): Resolver<TemplateTexts> {
  return (texts) => {
    const errors: FieldErrors<TemplateTexts> = {}
    for (const language of LANGUAGES) {
      const found = textProblem(template, texts[language])
      if (found !== null) errors[language] = { type: found.problem, message: found.placeholder ?? '' }
    }
    return Object.keys(errors).length === 0 ? { values: texts, errors: {} } : { values: {}, errors }
  }
}

function Placeholders({ template: { placeholders, required } }: { template: Template }) {
  const { t, tKey } = useLanguage()
  return (
    <div className="flex flex-col gap-2 text-sm text-ink-muted">
      <p>{t('adminTemplates.placeholders')}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
        {placeholders.map((name) => (
          <li key={name}>
            <code dir="ltr" className="rounded-control bg-plaster-raised px-1.5 py-0.5 text-ink">
              {`{${name}}`}
            </code>{' '}
            {tKey(`adminTemplates.placeholder.${name}`)}
            {required.includes(name) && <> ({t('adminTemplates.required')})</>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function TextField({ template, language }: { template: Template; language: Language }) {
  const { t, tKey } = useLanguage()
  const { data: shop } = useQuery(settingsQueries.shop())
  const { register, setValue, control, formState } = useFormContext<TemplateTexts>()
  const text = useWatch({ control, name: language })
  const error = formState.errors[language]
  const now = useNow(language)
  const fallback = defaultText(template.key, language)
  const facts = sampleFacts(language, shop?.site_name ?? SITE_NAME, globalThis.location.origin)
  const writing = { lang: language, dir: directionOf(language) }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Field
        label={LANGUAGE_NAMES[language]}
        hint={now}
        error={
          error &&
          tKey(`adminTemplates.problem.${error.type}`, {
            placeholder: `{${error.message ?? ''}}`,
            name: '{name}',
          })
        }
      >
        {(field) => (
          <Textarea
            {...field}
            {...writing}
            data-no-mirror
            className="text-start"
            rows={8}
            {...register(language)}
          />
        )}
      </Field>
      <Button
        tone="quiet"
        size="small"
        className="self-start"
        aria-label={t('adminTemplates.restoreIn', { language: LANGUAGE_NAMES[language] })}
        disabled={text === fallback}
        onClick={() =>
          setValue(language, fallback, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
        }
      >
        <RotateCcw aria-hidden="true" className="size-4" />
        {t('adminTemplates.restore')}
      </Button>
      <div>
        <p className="text-sm text-ink-muted">{t('adminTemplates.preview')}</p>
        <p
          {...writing}
          data-no-mirror
          data-preview={language}
          className="mt-1 rounded-control bg-plaster-raised px-4 py-3 text-start text-sm wrap-anywhere whitespace-pre-line"
        >
          {filledText(text.trim() === '' ? fallback : text, facts, language)}
        </p>
      </div>
    </div>
  )
}
