import type { Locator } from '@playwright/test'
import { axe } from './support/layout-audit.ts'
import { openListing } from './support/listing.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'
import { choose } from './support/select.ts'

const isOpen = (select: Locator) => () => select.evaluate((element) => element.matches(':open'))
const opened = (select: Locator) => expect.poll(isOpen(select)).toBe(true)
const closed = (select: Locator) => expect.poll(isOpen(select)).toBe(false)

test.describe('with a mouse', () => {
  test('keys open, move, choose, type ahead and close; the focus stays', async ({ page }) => {
    await openListing(page)
    const city = page.getByRole('combobox', { name: 'City' })
    await city.focus()
    await page.keyboard.press('Space')
    await opened(city)
    await expect(city.getByRole('option', { name: 'All Cities' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(city.getByRole('option').nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await closed(city)
    await expect(city).toBeFocused()
    await expect(page).toHaveURL('/products')

    await page.keyboard.press('Space')
    await opened(city)
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await closed(city)
    await expect(page).toHaveURL(/\?city=/)
    await expect(city).toBeFocused()
  })

  test('an open list is accessible, in the page’s language and on its side', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await inLanguage(page, 'ar')
    await openListing(page)
    const city = page.getByRole('combobox', { name: 'المدينة' })
    await city.click()
    await opened(city)
    const control = await city.boundingBox()
    const first = await city.getByRole('option').first().boundingBox()
    if (control === null || first === null) throw new Error('not drawn')
    // Below the control, from the same start: the right side.
    expect(first.y).toBeGreaterThanOrEqual(control.y + control.height)
    expect(Math.abs(control.x + control.width - (first.x + first.width))).toBeLessThanOrEqual(8)
    expect(await axe(page, 'main')).toEqual([])
    await city.getByRole('option', { name: /^.?فاس/ }).click()
    await closed(city)
    await expect(page).toHaveURL('/ar/products?city=Fez')
  })

  test('in a dialog, Escape closes the list and not the dialog', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openListing(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const city = sheet.getByLabel('City')
    await choose(city, /^Fez/)
    await expect(sheet).toBeVisible()
    await city.click()
    await opened(city)
    await page.keyboard.press('Escape')
    await closed(city)
    await expect(sheet).toBeVisible()
    await expect(city).toBeFocused()
  })
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the list is the phone’s own', async ({ page }) => {
    await openListing(page)
    const sort = page.getByLabel('Sort by')
    expect(await sort.evaluate((select) => getComputedStyle(select).appearance)).toBe('none')
    await sort.selectOption({ label: 'Name' })
    await expect(page).toHaveURL('/products?sort=name_en')
  })
})
