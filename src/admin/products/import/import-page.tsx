import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { UnsavedChangesPrompt } from '@/admin/unsaved-changes-prompt'
import { useImport, useTryImport } from '@/admin/products/mutations'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { MissingCodeError } from '@/lib/code'
import { logError } from '@/lib/log'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/input'
import { toastMissingCode } from '@/ui/missing-code'
import { Notice } from '@/ui/notice'
import { type FileFault, type ReadFile, readFile, readRows, InvalidFile } from './product-file'
import { ImportHelp } from './import-help'
import { ImportPreview, ImportResult } from './import-report'
import { previewedRows } from './send-rows'

type Source = { name: string; file: ReadFile }

export function Component() {
  const { t } = useLanguage()
  const [source, setSource] = useState<Source | null>(null)
  const [fault, setFault] = useState<FileFault | null>(null)
  const [done, setDone] = useState(0)
  const attempt = useTryImport(setDone)
  const run = useImport(setDone)
  const heading = useRef<HTMLHeadingElement>(null)
  // The control that had the focus is gone: move the focus to the new heading.
  useEffect(() => heading.current?.focus(), [source, attempt.data, run.data])

  const restart = () => {
    setSource(null)
    setFault(null)
    attempt.reset()
    run.reset()
  }
  const read = async (name: string, reading: () => Promise<ReadFile>) => {
    restart()
    try {
      const file = await reading()
      setSource({ name, file })
      attempt.mutate(file.rows)
    } catch (error) {
      // Not the file is at fault, but the code that reads it.
      if (error instanceof MissingCodeError) {
        toastMissingCode(t, () => void read(name, reading))
        return
      }
      if (!(error instanceof InvalidFile)) logError('a file to import', error)
      setFault(error instanceof InvalidFile ? error.fault : 'notText')
    }
  }
  const importRows = () => {
    if (attempt.data === undefined) return
    run.mutate(previewedRows(attempt.data))
  }
  const total = run.isPending ? run.variables.length : (source?.file.rows.length ?? 0)

  return (
    <AdminPage
      title={t('adminProducts.import.title')}
      back={{ to: adminPaths.products(), label: t('adminShell.products') }}
    >
      <UnsavedChangesPrompt isUnsaved={() => run.isPending} confirm={t('adminProducts.import.leave')}>
        {t('adminProducts.import.leaveText')}
      </UnsavedChangesPrompt>
      {source === null ? (
        <>
          {fault !== null && (
            <Notice tone="error" role="alert">
              {t(`adminProducts.import.fault_${fault}`)}
            </Notice>
          )}
          <ImportHelp />
          <FilePicker
            onFile={(file) => void read(file.name, () => readFile(file))}
            onText={(text) => void read(t('adminProducts.import.pasted'), () => readRows(text))}
          />
        </>
      ) : (
        <section className="flex flex-col gap-5">
          <h2 ref={heading} tabIndex={-1} dir="auto" className="text-xl outline-none">
            {t(run.data === undefined ? 'adminProducts.import.previewOf' : 'adminProducts.import.resultOf', {
              name: source.name,
            })}
          </h2>
          {(attempt.isPending || run.isPending) && (
            <div role="status" className="flex flex-col gap-2">
              <p>
                {t(run.isPending ? 'adminProducts.import.importing' : 'adminProducts.import.checking', {
                  done,
                  total,
                })}
              </p>
              <progress
                aria-hidden="true"
                value={done}
                max={Math.max(total, 1)}
                className="h-2 w-full accent-copper"
              />
            </div>
          )}
          {run.data !== undefined ? (
            <ImportResult
              report={run.data}
              skipped={[...source.file.problems, ...(attempt.data?.problems ?? [])]}
              onBack={restart}
            />
          ) : (
            attempt.data !== undefined && (
              <ImportPreview
                file={source.file}
                report={attempt.data}
                busy={run.isPending}
                onImport={importRows}
                onRetry={() => attempt.mutate(source.file.rows)}
                onBack={restart}
              />
            )
          )}
        </section>
      )}
    </AdminPage>
  )
}

type FilePickerProps = {
  onFile: (file: File) => void
  onText: (text: string) => void
}

/** A file chosen or dropped, or rows copied out of a spreadsheet. */
export function FilePicker({ onFile, onText }: FilePickerProps) {
  const { t } = useLanguage()
  const [over, setOver] = useState(false)
  const [pasted, setPasted] = useState('')

  return (
    <div className="flex flex-col gap-4">
      <label
        className={cn(
          'relative flex cursor-pointer flex-col items-center gap-2 rounded-picture border-2 border-dashed border-control bg-white px-4 py-10 text-center transition-colors duration-150 hover:border-copper',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-majolica',
          over && 'border-copper bg-copper-tint',
        )}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file !== undefined) onFile(file)
        }}
      >
        <FileUp aria-hidden="true" className="size-8 text-copper" />
        <span className="font-medium">{t('adminProducts.import.choose')}</span>
        <span className="text-sm text-ink-muted">{t('adminProducts.import.chooseHint')}</span>
        <input
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/tab-separated-values,text/plain"
          className="absolute inset-0 cursor-[inherit] opacity-0 outline-none"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file again, corrected meanwhile, is a change as well.
            target.value = ''
            if (file !== undefined) onFile(file)
          }}
        />
      </label>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (pasted.trim() !== '') onText(pasted)
        }}
      >
        <Field label={t('adminProducts.import.paste')} hint={t('adminProducts.import.pasteHint')}>
          {(control) => (
            <Textarea
              {...control}
              dir="ltr"
              rows={4}
              spellCheck={false}
              className="font-mono text-sm"
              value={pasted}
              onChange={({ target }) => setPasted(target.value)}
            />
          )}
        </Field>
        <Button type="submit" tone="secondary" className="self-start" disabled={pasted.trim() === ''}>
          {t('adminProducts.import.check')}
        </Button>
      </form>
    </div>
  )
}
