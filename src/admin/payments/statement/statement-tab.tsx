import { FileUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { statementText } from '@/admin/statement-text'
import { useLanguage } from '@/i18n/language-context'
import { MissingCodeError } from '@/lib/code'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Fieldset } from '@/ui/fieldset'
import { Textarea } from '@/ui/input'
import { toastMissingCode } from '@/ui/missing-code'
import { NativeSelect } from '@/ui/native-select'
import { Notice } from '@/ui/notice'
import { TypedText } from '@/ui/typed-text'
import {
  detectColumns,
  incomingLines,
  readStatement,
  type Statement,
  type StatementColumns,
  type StatementLine,
} from './read-statement'
import { StatementLines } from './statement-lines'

/** So many of the lines that cannot be read are shown. */
const MAX_EXAMPLES = 3

type Read = { statement: Statement; columns: StatementColumns }

/** Transfers found on a bank statement: read, matched with orders, and recorded after an admin has confirmed them. */
export function StatementTab() {
  const { t } = useLanguage()
  const [text, setText] = useState('')
  const [read, setRead] = useState<Read | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const [confirmed, setConfirmed] = useState<StatementLine[] | null>(null)
  const file = useRef<HTMLInputElement>(null)
  // The last text that was typed or chosen wins: parsing is asynchronous.
  const latest = useRef('')

  const take = async (content: string) => {
    latest.current = content
    setText(content)
    setUnreadable(false)
    const statement = await readStatement(content).catch((error: unknown) => {
      if (!(error instanceof MissingCodeError)) throw error
      toastMissingCode(t, () => void take(latest.current))
    })
    if (statement === undefined) return
    if (latest.current !== content) return
    setRead(statement.rows.length === 0 ? null : { statement, columns: detectColumns(statement) })
  }
  const choose = async (chosen: File) => {
    try {
      await take(await statementText(chosen))
    } catch {
      setUnreadable(true)
    }
  }

  if (confirmed !== null) {
    return (
      <StatementLines
        lines={confirmed}
        onAgain={() => {
          setConfirmed(null)
          setRead(null)
          setText('')
        }}
      />
    )
  }
  const incoming = read === null ? null : incomingLines(read.statement, read.columns)
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <p className="max-w-prose text-ink-muted">{t('adminPayments.statement.text')}</p>
      <Field label={t('adminPayments.statement.paste')}>
        {(control) => (
          <Textarea
            {...control}
            dir="ltr"
            rows={7}
            className="font-mono text-sm"
            placeholder={'Date;Libellé;Débit;Crédit\n20/11/2026;VIR RECU MCG-7K2M9QXT;;1 250,00'}
            value={text}
            onChange={({ target }) => void take(target.value)}
          />
        )}
      </Field>
      <div>
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          tabIndex={-1}
          aria-label={t('adminPayments.statement.file')}
          className="sr-only"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            target.value = ''
            if (chosen !== undefined) void choose(chosen)
          }}
        />
        <Button tone="secondary" onClick={() => file.current?.click()}>
          <FileUp aria-hidden="true" className="size-5" />
          {t('adminPayments.statement.file')}
        </Button>
      </div>
      {isUnreadable && (
        <Notice tone="error" role="alert">
          {t('adminPayments.statement.unreadable')}
        </Notice>
      )}
      {read !== null && <ColumnPicker read={read} onChange={(columns) => setRead({ ...read, columns })} />}
      {incoming !== null && (
        <div role="status" className="flex flex-col gap-2">
          <p className="font-medium">
            {incoming.lines.length === 0
              ? t('adminPayments.statement.noCredits')
              : t('adminPayments.statement.credits', { count: incoming.lines.length })}
          </p>
          {incoming.skipped.length > 0 && (
            <div className="text-sm text-ink-muted">
              <p>{t('adminPayments.statement.skipped', { count: incoming.skipped.length })}</p>
              <ul>
                {incoming.skipped.slice(0, MAX_EXAMPLES).map((line, index) => (
                  <li key={index} className="truncate font-mono">
                    <bdi dir="ltr">
                      <TypedText text={line} />
                    </bdi>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
      <div>
        <Button
          disabled={incoming === null || incoming.lines.length === 0}
          onClick={() => setConfirmed(incoming?.lines ?? null)}
        >
          {t('adminPayments.statement.find')}
        </Button>
      </div>
    </div>
  )
}

type ColumnPickerProps = { read: Read; onChange: (columns: StatementColumns) => void }

/** The columns that were found, to be corrected, with the first lines as an example. */
function ColumnPicker({ read: { statement, columns }, onChange }: ColumnPickerProps) {
  const { t } = useLanguage()
  const id = useId()
  const labels = {
    date: t('adminPayments.statement.date'),
    text: t('adminPayments.statement.label'),
    amount: t('adminPayments.statement.amount'),
  }
  const nameOf = (column: number) => {
    const example = statement.rows.find((cells) => (cells[column] ?? '') !== '')?.[column] ?? ''
    const name = statement.names[column] ?? ''
    return t('adminPayments.statement.column', {
      number: column + 1,
      name: (name === '' ? example : name).slice(0, 40),
    })
  }
  return (
    <Fieldset aria-describedby={id}>
      <legend className="font-medium">{t('adminPayments.statement.columns')}</legend>
      <p id={id} className="text-sm text-ink-muted">
        {t('adminPayments.statement.columnsText')}
      </p>
      <div className="mt-2 grid gap-4 sm:grid-cols-3">
        {(['date', 'text', 'amount'] as const).map((column) => (
          <Field
            key={column}
            label={labels[column]}
            hint={column === 'amount' ? t('adminPayments.statement.amountHint') : undefined}
          >
            {(control) => (
              <NativeSelect
                {...control}
                value={columns[column]}
                onChange={({ target }) => onChange({ ...columns, [column]: Number(target.value) })}
              >
                <option value={-1}>{t('adminPayments.statement.none')}</option>
                {statement.names.map((_, index) => (
                  <option key={index} value={index}>
                    {nameOf(index)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        ))}
      </div>
    </Fieldset>
  )
}
