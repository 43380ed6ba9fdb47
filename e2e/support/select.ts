import type { Locator } from '@playwright/test'

/** Chooses an option of a select by its label. */
export async function choose(field: Locator, option: string | RegExp): Promise<void> {
  const named = typeof option === 'string' ? { name: option, exact: true } : { name: option }
  const value = await field.getByRole('option', named).getAttribute('value')
  // As a person does; selecting alone leaves the focus where it was.
  await field.focus()
  await field.selectOption(value ?? '')
}

/** The labels of all options of a select. */
export const optionsOf = (field: Locator): Promise<string[]> => field.getByRole('option').allInnerTexts()

/** The option that is chosen. */
export const chosenIn = (field: Locator): Locator => field.locator('option:checked')
