import { expect, type Locator } from '@playwright/test'

type Name = string | RegExp

const named = (scope: Locator, name: Name) =>
  scope.getByRole('option', typeof name === 'string' ? { name, exact: true } : { name })

/**
 * The field as it is used: where the pointer is a mouse, the browser's select is replaced by Radix's button once the pointer
 * is over it.
 */
async function isMenu(field: Locator): Promise<boolean> {
  const tag = () => field.evaluate((element) => element.tagName)
  if ((await tag()) === 'SELECT' && (await field.evaluate(() => matchMedia('(pointer: fine)').matches))) {
    await field.hover()
    await expect.poll(tag).toBe('BUTTON')
  }
  return (await tag()) === 'BUTTON'
}

/** While the list is open, everything else is hidden from the accessibility tree, the field included. */
async function openMenu(field: Locator): Promise<Locator> {
  await field.click()
  const list = field.page().getByRole('listbox')
  await expect(list).toBeVisible()
  return list
}

/** Chooses an option of a `Select` by its label, with a mouse or as on a touch screen. */
export async function choose(field: Locator, option: Name): Promise<void> {
  if (await isMenu(field)) {
    const list = await openMenu(field)
    await named(list, option).click()
    await expect(list).toBeHidden()
  } else {
    const value = await named(field, option).getAttribute('value')
    await field.selectOption(value ?? '')
  }
}

/** The labels of all options of a `Select`. */
export async function optionsOf(field: Locator): Promise<string[]> {
  if (!(await isMenu(field))) return field.getByRole('option').allInnerTexts()
  const list = await openMenu(field)
  const labels = await list.getByRole('option').allInnerTexts()
  await field.page().keyboard.press('Escape')
  await expect(list).toBeHidden()
  return labels
}

/** The label of the option that is chosen. */
export const chosenIn = (field: Locator): Locator =>
  field.locator('option:checked').or(field.and(field.page().locator('button')))
