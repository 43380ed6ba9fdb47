import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * After a save: the fields show what was saved, except those that were edited during the save, which keep their text as an unsaved
 * change. `sent` is what the form held when it was sent.
 */
export function resetSaved<Input extends FieldValues, Output>(
  form: Pick<UseFormReturn<Input, unknown, Output>, 'getValues' | 'reset' | 'setValue'>,
  sent: Input,
  saved: Input,
): void {
  const typed = form.getValues()
  form.reset(saved, { keepValues: true })
  for (const name of Object.keys(saved) as Path<Input>[]) {
    if (JSON.stringify(typed[name]) !== JSON.stringify(sent[name])) continue
    form.setValue(name, saved[name], { shouldDirty: true })
  }
}
