import { signInAs } from './support/session.ts'
import { axe } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage } from './support/languages.ts'
import { TABLE } from './support/seeded-products.ts'

// Controls of src/ui whose keyboard, position or gestures depend on the reading direction.

// A seeded product with several colours and sizes.
const TABLE_PATH = `${TABLE.path}?color=Blue&size=50+cm`

const directions = [
  { language: 'en', forward: 'ArrowRight', back: 'ArrowLeft' },
  { language: 'ar', forward: 'ArrowLeft', back: 'ArrowRight' },
] as const

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
})

for (const { language, forward, back } of directions) {
  test.describe(language, () => {
    test.beforeEach(({ page }) => inLanguage(page, language))

    test(`a menu moves focus by letter, End and arrow keys, and returns it (${language})`, async ({
      page,
    }) => {
      await page.goto('/terms')
      const opener = page.getByRole('banner').getByRole('button', { name: /English|العربية/ })
      await opener.press('Enter')
      const menu = page.getByRole('menu')
      const item = (name: string) => menu.getByRole('menuitemradio', { name })
      await expect(item('English')).toBeFocused()
      expect(await axe(page, '[role=menu]')).toEqual([])
      await page.keyboard.press('f')
      await expect(item('Français')).toBeFocused()
      await page.keyboard.press('End')
      await expect(item('CAD')).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(item('GBP')).toBeFocused()
      await expect(item(language === 'en' ? 'English' : 'العربية')).toHaveAttribute('aria-checked', 'true')
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
    })

    test(`a drawer opens at the end side, makes the page inert and returns focus (${language})`, async ({
      page,
    }) => {
      await page.goto(TABLE_PATH)
      const opener = page
        .getByRole('main')
        .getByRole('button', { name: /^(Add to Cart|أضف إلى السلة)$/ })
        .first()
      await opener.press('Enter')
      const drawer = page.getByRole('dialog')
      await expect(drawer).toBeFocused()
      // It slides in.
      await expect
        .poll(async () => {
          const { x = 0, width = 0 } = (await drawer.boundingBox()) ?? {}
          return Math.round(language === 'en' ? x + width : x)
        })
        .toBe(language === 'en' ? 1280 : 0)
      await expect(page.locator('#root')).toHaveAttribute('inert', '')
      const before = await page.evaluate(() => scrollY)
      await page.mouse.move(640, 300)
      await page.mouse.wheel(0, 400)
      expect(await page.evaluate(() => scrollY)).toBe(before)
      // Escape closes the drawer, not the toast above it.
      await expect(page.locator('[data-stays-live] li')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(opener).toBeFocused()
      await expect(page.locator('#root')).not.toHaveAttribute('inert')
    })

    test(`a toast is at the end side and is dismissed by a swipe to that side (${language})`, async ({
      page,
    }) => {
      await page.goto(TABLE_PATH)
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Share|Partager|مشاركة)/ })
        .press('Enter')
      await page.getByRole('menu').getByRole('menuitem').first().press('Enter')
      const toast = page.locator('[data-stays-live] li')
      await expect(toast).toBeVisible()
      const box = (await toast.boundingBox())!
      expect(language === 'en' ? box.x + box.width : 1280 - box.x).toBeGreaterThan(1240)
      const outwards = language === 'en' ? 1 : -1
      const [x, y] = [box.x + box.width / 2, box.y + 12]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + outwards * 60, y, { steps: 4 })
      await page.mouse.move(x + outwards * 160, y, { steps: 4 })
      await page.mouse.up()
      await expect(toast).toBeHidden()
    })

    test(`arrow keys follow the reading direction in a slider and in tabs (${language})`, async ({
      page,
    }) => {
      await page.goto('/products?city=Fez&min=40')
      const lowest = page.getByRole('main').getByRole('slider').first()
      await expect(lowest).toHaveAttribute('aria-valuenow', '40')
      await lowest.press(forward)
      await expect(lowest).toHaveAttribute('aria-valuenow', '50')
      await lowest.press(back)
      await lowest.press(back)
      await expect(lowest).toHaveAttribute('aria-valuenow', '30')

      await signInAs(page, 'customer')
      await page.goto('/account')
      const tabs = page.getByRole('tab')
      await tabs.first().focus()
      await page.keyboard.press(forward)
      await expect(tabs.nth(1)).toBeFocused()
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press(back)
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    })
  })
}

test('an accordion opens by keyboard and moves focus with Home', async ({ page }) => {
  await page.goto('/support')
  const questions = page.locator('#faq').locator('button[aria-expanded]')
  await questions.nth(2).press('Enter')
  await expect(questions.nth(2)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Home')
  await expect(questions.nth(2)).not.toBeFocused()
})

test('Latin pages fetch no Arabic font, Arabic pages fetch all four', async ({ page }) => {
  const fonts = new Set<string>()
  page.on('request', (request) => {
    const name = /([a-z-]+(?:latin|arabic))[\w-]*\.woff2/.exec(request.url())?.[1]
    if (name !== undefined) fonts.add(name)
  })
  await page.goto('/terms')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'العربية' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...fonts].sort()).toEqual(['el-messiri-latin', 'readex-pro-latin'])

  fonts.clear()
  await page.goto('/terms?lang=ar')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...fonts].sort()).toEqual([
    'el-messiri-arabic',
    'el-messiri-latin',
    'readex-pro-arabic',
    'readex-pro-latin',
  ])
})
