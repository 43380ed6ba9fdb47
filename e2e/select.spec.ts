import type { Page } from '@playwright/test'
import { signInAs } from './support/session.ts'
import { axe } from './support/layout-audit.ts'
import { cards, openListing } from './support/listing.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'
import { layoutShifts, watchLayoutShift } from './support/layout-shift.ts'
import { chosenIn, choose } from './support/select.ts'

const CODE = /\/assets\/select-menu-[^/]*\.js$/

const tagOf = (page: Page, label: string) => () =>
  page.getByLabel(label, { exact: true }).evaluate((field) => field.tagName)
const approach = async (page: Page, label: string) => {
  await page.getByLabel(label, { exact: true }).hover()
  await expect.poll(tagOf(page, label)).toBe('BUTTON')
}

test.describe('with a mouse', () => {
  test('its code is fetched on approach and replaces the browser’s select without moving anything', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (CODE.test(request.url())) fetched.push(request.url())
    })
    await watchLayoutShift(page)
    // A list without a second page: loading more moves the footer.
    await openListing(page, '/products?city=Casablanca&max=300')
    await page.waitForLoadState('networkidle')
    expect(fetched).toEqual([])
    const boxes = async () => {
      const box = await page.getByLabel('Sort by').boundingBox()
      return [box, await page.getByLabel('City', { exact: true }).boundingBox()]
    }
    const before = await boxes()
    await approach(page, 'City')
    await approach(page, 'Sort by')
    expect(fetched).toHaveLength(1)
    expect(await boxes()).toEqual(before)
    // The mouse has just left it: its border fades back.
    await expect(async () => {
      const looks = await page.getByLabel('City', { exact: true }).evaluate((button) => {
        const select = button.parentElement?.querySelector('select')
        if (select == null) throw new Error('the browser’s select is gone')
        return [button, select].map((element) => {
          const { fontSize, lineHeight, color, paddingInlineStart, borderTopColor, backgroundColor } =
            getComputedStyle(element)
          return { fontSize, lineHeight, color, paddingInlineStart, borderTopColor, backgroundColor }
        })
      })
      expect(looks[0]).toEqual(looks[1])
    }).toPass()
    expect(await layoutShifts(page)).toEqual([])
  })

  test('keys open, move, choose, type ahead and close; the focus comes back', async ({ page }) => {
    await openListing(page)
    await approach(page, 'City')
    const city = page.getByRole('combobox', { name: 'City' })
    await city.focus()
    await page.keyboard.press('ArrowDown')
    const list = page.getByRole('listbox')
    await expect(list.getByRole('option', { name: 'All Cities' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(list.getByRole('option').nth(1)).toBeFocused()
    // Letters lead to the option that begins with them, although it begins with an invisible direction mark.
    await page.keyboard.press('f')
    await expect(list.getByRole('option', { name: /^Fez/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(city).toBeFocused()
    await expect(page).toHaveURL('/products')

    await page.keyboard.press('Enter')
    await expect(list.getByRole('option', { name: 'All Cities' })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await expect(list.getByRole('option', { name: 'All Cities' })).toBeFocused()
    await page.keyboard.press('m')
    await expect(list.getByRole('option', { name: /^Marrakech/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/products?city=Marrakech')
    await expect(city).toBeFocused()
    await expect(city).toHaveText(/^Marrakech/)

    // A closed select takes letters too.
    await page.keyboard.press('f')
    await expect(page).toHaveURL('/products?city=Fez')
    await expect(list).toBeHidden()
  })

  test('an open list is accessible, in the page’s language and on its side', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await inLanguage(page, 'ar')
    await openListing(page)
    await approach(page, 'المدينة')
    const city = page.getByRole('combobox', { name: 'المدينة' })
    const button = await city.boundingBox()
    await city.click()
    const list = page.getByRole('listbox')
    await expect(list).toHaveAttribute('dir', 'rtl')
    const box = await list.boundingBox()
    if (button === null || box === null) throw new Error('not drawn')
    // The list is as wide as the button or wider, from the same start: the right side.
    expect(Math.abs(button.x + button.width - (box.x + box.width))).toBeLessThanOrEqual(1)
    expect(box.width).toBeGreaterThanOrEqual(button.width - 1)
    // The check mark is at the end of the line.
    const chosen = list.getByRole('option').first()
    const mark = await chosen.locator('svg').boundingBox()
    expect(mark?.x).toBeLessThan(box.x + box.width / 2)
    expect(await axe(page, '[role=listbox]')).toEqual([])
    await list.getByRole('option', { name: /^.?فاس/ }).click()
    await expect(page).toHaveURL('/ar/products?city=Fez')
    await city.focus()
    // Playwright has no such key.
    await city.dispatchEvent('keydown', { key: 'م' })
    await expect(page).toHaveURL(/city=M/)
  })

  test('with forced colours the option under the focus is outlined, the chosen one has its mark', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await openListing(page, '/products?city=Fez')
    await approach(page, 'City')
    const city = page.getByRole('combobox', { name: 'City' })
    expect(await city.evaluate((button) => getComputedStyle(button).borderTopStyle)).toBe('solid')
    await city.click()
    const chosen = page.getByRole('option', { name: /^Fez/ })
    await expect(chosen).toBeFocused()
    await expect(chosen.locator('svg')).toBeVisible()
    const outline = () =>
      chosen.evaluate((option) => [
        getComputedStyle(option).outlineStyle,
        getComputedStyle(option).outlineWidth,
      ])
    expect(await outline()).toEqual(['solid', '2px'])
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await outline())[0]).toBe('none')
  })

  test.describe('without a connection to its code', () => {
    test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })

    test('the browser’s select works', async ({ page }) => {
      await page.route(CODE, (route) => route.abort())
      await openListing(page)
      const asked = page.waitForRequest(CODE)
      await page.getByLabel('City', { exact: true }).hover()
      await asked
      await page.getByLabel('City', { exact: true }).selectOption('Fez')
      await expect(page).toHaveURL('/products?city=Fez')
      await expect(cards(page).first()).toContainText('Fez')
      expect(await tagOf(page, 'City')()).toBe('SELECT')
    })
  })

  test('one that has the focus is replaced when the focus has left it', async ({ page }) => {
    await openListing(page)
    const asked = page.waitForResponse(CODE)
    await page.getByLabel('City', { exact: true }).focus()
    await asked
    await page.getByLabel('City', { exact: true }).hover()
    await page.waitForLoadState('networkidle')
    expect(await tagOf(page, 'City')()).toBe('SELECT')
    await expect(page.getByLabel('City', { exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect.poll(tagOf(page, 'City')).toBe('BUTTON')
    await expect(page.getByLabel('Category')).toBeFocused()
  })
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the shop uses the browser’s select and does not fetch another', async ({ page }) => {
    page.on('request', (request) => expect(request.url()).not.toMatch(CODE))
    await openListing(page)
    await page.getByLabel('Sort by').tap()
    await page.getByLabel('Sort by').selectOption({ label: 'Name' })
    await expect(page).toHaveURL('/products?sort=name_en')
    expect(await tagOf(page, 'Sort by')()).toBe('SELECT')
  })

  test('the admin’s opens and closes with a tap', async ({ page }) => {
    await signInAs(page, 'admin')
    await page.goto('/admin/orders')
    await page.getByRole('button', { name: 'Filters' }).tap()
    const sort = page.getByRole('combobox', { name: 'Sort by' })
    await sort.tap()
    await page.getByRole('option', { name: 'Oldest first' }).tap()
    await expect(page).toHaveURL(/sort=oldest/)
    await expect(chosenIn(sort)).toHaveText('Oldest first')
  })
})

test('in a dialog it opens above, Escape closes the list and not the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openListing(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const city = sheet.getByLabel('City')
  await choose(city, /^Fez/)
  await expect(sheet).toBeVisible()
  await city.click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(sheet).toBeVisible()
  await expect(city).toBeFocused()
})
