import { createContext, useContext, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useLanguage } from '@/i18n/language-context'
import { toAppError } from '@/lib/errors'
import { resetSaved } from '@/lib/reset-saved'

type BaselineOptions<Row, Shown extends NonNullable<Row>, Input> = {
  /** The row as the dialog was opened with it; null for a new one. */
  opened: Row
  /** Reads it again; nothing when it is gone. */
  read: () => Promise<Shown | null | undefined>
  /** What the form's fields hold for a row. */
  input: (row: Shown) => Input | Promise<Input>
}

/**
 * The row that a save is compared with: as the dialog was opened with it and, after edit_conflict, when someone else was first or an
 * earlier request, whose answer was lost, has saved other values, as the shop has it then. Fields that were not edited take that,
 * edited ones show it (`now`, for FormDialog), and the next press, which is made in sight of it, saves.
 */
export function useBaseline<Row, Shown extends NonNullable<Row>, Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { opened, read, input }: BaselineOptions<Row, Shown, Input>,
) {
  const [baseline, setBaseline] = useState<Row>(opened)
  const [now, setNow] = useState<Partial<Input>>({})
  const rebase = async () => {
    const row = await read()
    if (row == null) return
    const shown = await input(row)
    resetSaved(form, form.formState.defaultValues as Input, shown)
    const typed = form.getValues()
    const isTyped = ([name, value]: [string, unknown]) =>
      JSON.stringify(typed[name]) !== JSON.stringify(value)
    setNow(Object.fromEntries(Object.entries(shown).filter(isTyped)) as Partial<Input>)
    setBaseline(row)
  }
  return {
    baseline,
    now,
    onConflict: (error: Error) => {
      // What could not be read is read after the next press, which is refused as this one was.
      if (toAppError(error).code === 'edit_conflict') void rebase().catch(() => undefined)
    },
  }
}

/** What the shop has by now in the fields that hold something else. */
export const NowContext = createContext<Readonly<Record<string, unknown>>>({})

/** The same of one field, as its hint; `text` writes a value of that field. */
export function useNow(name: string, text: (value: never) => string = String): string | undefined {
  const { t } = useLanguage()
  const value = useContext(NowContext)[name]
  if (value === undefined) return undefined
  return t('adminShell.now', { value: text(value as never) || '–' })
}
