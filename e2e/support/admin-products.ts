import sharp from 'sharp'
import { expect, type Locator, type Page } from '@playwright/test'
import { choose, optionsOf } from './select.ts'
import { asService } from './session.ts'
import { apiOrigin } from './shop-server.ts'

type File = { name: string; mimeType: string; buffer: Buffer }

/** A single-colour picture, by default larger than the sizes that the shop stores. */
export async function picture(name: string, background: string, width = 1600, height = 2000): Promise<File> {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

export const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Checks title and text of an error toast. */
export async function expectFailure(page: Page, text: string, title = 'Error'): Promise<void> {
  const toast = notifications(page).getByRole('listitem').filter({ hasText: text }).last()
  await expect(toast).toBeVisible()
  await expect(toast).toContainText(title)
}

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const dialog = (page: Page) => page.getByRole('alertdialog')

export const saveBar = (page: Page) => page.getByText(/^Not saved yet: /)

export const nameIn = (page: Page, language: 'English' | 'Français' | 'العربية') =>
  page.getByRole('group', { name: language }).getByRole('textbox', { name: 'Name' })

export async function fillProduct(page: Page, names: readonly [string, string, string]): Promise<void> {
  await nameIn(page, 'English').fill(names[0])
  await nameIn(page, 'Français').fill(names[1])
  await nameIn(page, 'العربية').fill(names[2])
  const category = page.getByRole('combobox', { name: 'Category' })
  await choose(category, (await optionsOf(category))[1] ?? '')
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('249.50')
}

export async function openProduct(page: Page, id: string): Promise<Locator> {
  await page.goto(`/admin/products/${id}`)
  const gallery = section(page, 'Images')
  await expect(gallery.getByText('No images yet.').or(gallery.getByRole('listitem').first())).toBeVisible()
  return gallery
}

/** The pictures in the gallery, without pending uploads. */
export const pictures = (page: Page) => page.getByRole('list', { name: 'Images' }).getByRole('listitem')

export const readRows = <Row>(query: string): Promise<Row[]> => asService<Row[]>('GET', `/rest/v1/${query}`)

/** Deactivates a product that was created in the browser. */
export const withdraw = (id: string) =>
  asService('PATCH', `/rest/v1/products?id=eq.${id}`, { is_active: false })

/** Whether a file exists at this path of the bucket. */
export async function isStored(path: string): Promise<boolean> {
  const answer = await fetch(`${apiOrigin()}/storage/v1/object/public/product-images/${path}`)
  return answer.ok
}

export const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''
