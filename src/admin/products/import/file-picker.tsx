import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'

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
        <span className="font-medium">{t('adminImport.choose')}</span>
        <span className="text-sm text-ink-muted">{t('adminImport.chooseHint')}</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
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
        <Field label={t('adminImport.paste')} hint={t('adminImport.pasteHint')}>
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
          {t('adminImport.check')}
        </Button>
      </form>
    </div>
  )
}
