import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { sessionRecord } from '@/lib/storage'

/** What was typed, by the name of the form. */
const forms = sessionRecord('mcg-forms')

function hasShapeOf(value: unknown, example: unknown): boolean {
  if (!Array.isArray(example)) return typeof value === typeof (example ?? '')
  return (
    Array.isArray(value) &&
    value.length === example.length &&
    value.every((one, index) => hasShapeOf(one, example[index]))
  )
}

/** The values to begin with: what was typed into the form of this name in this tab, else the given ones. */
export function keptValues<Values extends FieldValues>(name: string, initial: Values): Values {
  const kept = Object.entries(forms.read(name) ?? {}).filter(([field, value]) =>
    hasShapeOf(value, initial[field]),
  )
  return { ...initial, ...Object.fromEntries(kept) }
}

/** Keeps what is typed into no field, such as the id that a form was sent with. */
export const keepValues = (name: string, values: Readonly<Record<string, unknown>>): void =>
  forms.write(name, values)

/** Call it when the form has been sent or given up. */
export const forgetForm = (name: string): void => forms.write(name, null)

/**
 * Keeps what is typed into a form for this tab: phones discard the page while its visitor looks something up elsewhere. Returns what
 * forgets it. Files are not kept, nor what the page fills in by itself until something is typed: it is filled in again. `changesOnly`: of a
 * form of what is saved, whose other fields may be saved elsewhere meanwhile.
 */
export function useKeptForm<Input extends FieldValues, Output>(
  name: string,
  { subscribe }: Pick<UseFormReturn<Input, unknown, Output>, 'subscribe'>,
  { changesOnly = false } = {},
): () => void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues, type }) => {
          // Only the event of a field has a type.
          if (type === undefined) return
          const saved = new Map<string, unknown>(changesOnly ? Object.entries(defaultValues ?? {}) : [])
          const kept = Object.entries<unknown>(values).filter(([field, value]) => value !== saved.get(field))
          forms.write(name, Object.fromEntries(kept))
        },
      }),
    [name, subscribe, changesOnly],
  )
  return () => forgetForm(name)
}
