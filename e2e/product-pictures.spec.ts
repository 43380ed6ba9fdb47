import type { Page } from '@playwright/test'
import { axe } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'
import { TABLE } from './support/seeded-products.ts'

const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const pictures = (page: Page) => page.getByRole('list', { name: 'Images' })
const shownPicture = (page: Page) => pictures(page).getByRole('button', { name: /^Enlarge image/ })
/** Distance in px between the current picture and its snap position. */
const offset = async (page: Page) => {
  const [frame, picture] = [await pictures(page).boundingBox(), await shownPicture(page).boundingBox()]
  return Math.abs((picture?.x ?? NaN) - (frame?.x ?? NaN))
}
const thumbnail = (page: Page, number: number) => page.getByRole('button', { name: `Show image ${number}` })

test('the main picture follows the options, the thumbnails and the arrow keys', async ({ page }) => {
  await page.goto(TABLE.path)
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true')
  await radio(page, 'Terracotta').check()
  await expect(shownPicture(page).getByRole('img')).toHaveAttribute('src', /table-zellige-terracotta-1000/)
  await expect.poll(() => offset(page)).toBeLessThan(2)

  await thumbnail(page, 1).click()
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(thumbnail(page, 2)).toBeFocused()
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true')
  await shownPicture(page).focus()
  await page.keyboard.press('End')
  await expect(shownPicture(page)).toBeFocused()
  await expect(page.getByRole('button', { name: /^Show image/ }).last()).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect.poll(() => offset(page)).toBeLessThan(2)
})

for (const language of ['en', 'ar'] as const) {
  test(`a swipe shows the next picture, ${language}`, async ({ page }) => {
    await inLanguage(page, language)
    await page.goto(TABLE.path)
    const list = page.getByRole('list', { name: /^(Images|الصور)$/ })
    await expect(list).toBeVisible()
    await list.evaluate(
      (row, forward) => row.scrollBy({ left: forward * row.clientWidth }),
      language === 'ar' ? -1 : 1,
    )
    await expect(page.getByRole('button', { name: /^(Show image|عرض الصورة) 2$/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })
}

test('a picture can be enlarged', async ({ page }) => {
  await page.goto(TABLE.path)
  await shownPicture(page).click()
  const near = page.getByRole('dialog', { name: 'Images' })
  await expect(near).toBeVisible()
  await expect(near).toContainText(/Image 1 of \d/)
  const picture = near.getByRole('img')
  const width = async () => (await picture.boundingBox())?.width ?? 0
  await expect.poll(width).toBeGreaterThan(0)
  const before = await width()

  await near.getByRole('button', { name: 'Close-up' }).click()
  await expect.poll(width).toBeGreaterThan(before * 2)
  await page.keyboard.press('-')
  await expect.poll(width).toBeCloseTo(before, 0)
  await picture.dblclick()
  await expect.poll(width).toBeGreaterThan(before * 2)
  await picture.dblclick()
  await expect.poll(width).toBeCloseTo(before, 0)
  await picture.hover()
  await page.mouse.wheel(0, -400)
  await expect.poll(width).toBeGreaterThan(before * 1.5)

  // In the close-up the arrow keys show its other parts.
  const top = async () => (await picture.boundingBox())?.y ?? 0
  const unmoved = await top()
  await page.keyboard.press('ArrowDown')
  await expect.poll(top).toBeLessThan(unmoved)
  await expect(near).toContainText('Image 1 of')
  await near.getByRole('button', { name: 'Next image' }).click()
  await expect(near).toContainText('Image 2 of')
  await expect.poll(width).toBeLessThan(before * 1.5)
  expect(await axe(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(near).toBeHidden()
  await expect(shownPicture(page)).toBeFocused()
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true')
})

test('rotating the screen keeps the picture', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(`${TABLE.path}?color=Blue`)
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked()
  const chosen = page.getByRole('button', { name: /^Show image/ }).and(page.locator('[aria-current]'))
  const before = await chosen.getAttribute('aria-label')
  await expect.poll(() => offset(page)).toBeLessThan(2)
  for (const width of [390, 844, 500]) {
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(() => offset(page)).toBeLessThan(2)
    await expect(chosen).toHaveAttribute('aria-label', before ?? '')
  }
})
