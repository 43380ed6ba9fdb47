import { useEffect, useRef, useState } from 'react'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { logError } from '@/lib/log'
import { Notice } from '@/ui/notice'
import { AdminPage } from '../admin-page'
import { FilePicker } from './import/file-picker'
import { ImportHelp } from './import/import-help'
import { ImportPreview } from './import/import-preview'
import { ImportResult } from './import/import-result'
import { fileText, readRows, UnusableFile, type FileFault, type ReadFile } from './import/read-rows'
import { useImport, useTryImport } from './mutations'

type Source = { name: string; file: ReadFile }

export function ImportPage() {
  const { t } = useLanguage()
  const [source, setSource] = useState<Source | null>(null)
  const [fault, setFault] = useState<FileFault | null>(null)
  const [done, setDone] = useState(0)
  const attempt = useTryImport(setDone)
  const run = useImport(setDone)
  const heading = useRef<HTMLHeadingElement>(null)
  // The field or button that led here is gone: whoever listens or types goes on at the new heading.
  useEffect(() => heading.current?.focus(), [source, attempt.data, run.data])

  const restart = () => {
    setSource(null)
    setFault(null)
    attempt.reset()
    run.reset()
  }
  const read = async (name: string, text: () => Promise<string>) => {
    restart()
    try {
      const file = await readRows(await text())
      setSource({ name, file })
      attempt.mutate(file.rows)
    } catch (error) {
      if (!(error instanceof UnusableFile)) logError('a file to import', error)
      setFault(error instanceof UnusableFile ? error.fault : 'notText')
    }
  }
  const importRows = () => {
    if (attempt.data === undefined) return
    const { added, changed } = attempt.data
    run.mutate([...added, ...changed].sort((one, other) => one.line - other.line))
  }
  const total = run.isPending ? run.variables.length : (source?.file.rows.length ?? 0)

  return (
    <AdminPage
      title={t('adminImport.title')}
      back={{ to: paths.adminProducts(), label: t('admin.products') }}
    >
      {source === null ? (
        <>
          {fault !== null && (
            <Notice tone="error" role="alert">
              {t(`adminImport.fault_${fault}`)}
            </Notice>
          )}
          <ImportHelp />
          <FilePicker
            onFile={(file) => void read(file.name, () => fileText(file))}
            onText={(text) => void read(t('adminImport.pasted'), () => Promise.resolve(text))}
          />
        </>
      ) : (
        <section className="flex flex-col gap-5">
          <h2 ref={heading} tabIndex={-1} dir="auto" className="text-xl outline-none">
            {t(run.data === undefined ? 'adminImport.previewOf' : 'adminImport.resultOf', {
              name: source.name,
            })}
          </h2>
          {(attempt.isPending || run.isPending) && (
            <div role="status" className="flex flex-col gap-2">
              <p>{t(run.isPending ? 'adminImport.importing' : 'adminImport.checking', { done, total })}</p>
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
