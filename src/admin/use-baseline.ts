import { createContext, useContext, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
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
  /**
   * Fields that mean something together only, such as the kind of a value and the value: where one of them was edited, the others stay
   * as well. Otherwise what was edited could be hidden, or mean something else.
   */
  together?: readonly (readonly Path<Input>[])[]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The row that a save is compared with: as the dialog was opened with it and, after edit_conflict, when someone else was first or an
 * earlier request, whose answer was lost, has saved other values, as the shop has it then. Fields that were not edited take that,
 * edited ones show it (`now`, for FormDialog), and the next press, which is made in sight of it, saves.
 */
export function useBaseline<Row, Shown extends NonNullable<Row>, Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { opened, read, input, together = [] }: BaselineOptions<Row, Shown, Input>,
) {
  const [baseline, setBaseline] = useState<Row>(opened)
  const [now, setNow] = useState<Partial<Input>>({})
  const rebase = async (row: Shown) => {
    const shown = await input(row)
    const sent = form.formState.defaultValues as Input
    const typed = { ...form.getValues() }
    resetSaved(form, sent, shown)
    for (const names of together) {
      if (names.every((name) => isSame(typed[name], sent[name]))) continue
      for (const name of names) form.setValue(name, typed[name], { shouldDirty: true })
    }
    const held = form.getValues()
    const others = Object.entries(shown).filter(([name, value]) => !isSame(held[name], value))
    setNow(Object.fromEntries(others) as Partial<Input>)
    setBaseline(row)
  }
  const readAgain = async () => {
    const row = await read()
    if (row != null) await rebase(row)
  }
  return {
    baseline,
    now,
    /** For a form that stays on its page: takes a row that was read again there. */
    rebase,
    /** The same after a save; `sent` is what the form held then, and what was edited since stays as another edit. */
    onSaved: async (row: Shown, sent: Input) => {
      resetSaved(form, sent, await input(row))
      setNow({})
      setBaseline(row)
    },
    onConflict: (error: Error) => {
      // What could not be read is read after the next press, which is refused as this one was.
      if (toAppError(error).code === 'edit_conflict') void readAgain().catch(() => undefined)
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
