import type { Page } from '@playwright/test'
import { axe, mirror, overflow, painted } from './audit.ts'
import { expect, test } from './fixtures.ts'

// The fixtures fail a test on any console error, so every step here is also a test of the content security policy: this
// build is served with the headers of production, and whatever writes a <style> element is reported by the browser.

const WIDTHS = [360, 768, 1280]

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test.describe('the policy of production', () => {
  test.use({ expectedErrors: /Content Security Policy/ })

  test('is in force: a <style> element is refused, and the browser says so', async ({ page }) => {
    const answer = await page.goto('/_ui')
    expect(answer?.headers()['content-security-policy']).toContain("style-src 'self'")
    const refused = page.waitForEvent('console', (message) => message.text().includes('style-src'))
    await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'body { color: red }'
      document.head.append(style)
    })
    expect((await refused).type()).toBe('error')
  })
})

for (const width of WIDTHS) {
  test(`side by side at ${width} px: accessible, nothing sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/_ui')
    await expect(page.getByTestId('rtl').getByRole('heading', { name: 'الأزرار' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
  })

  test(`at ${width} px the other direction is a mirror image`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/_ui?view=page')
    await expect(page.getByRole('heading', { name: 'Buttons' })).toBeVisible()
    expect(await mirror(page)).toEqual([])
  })
}

const directions = [
  { lang: 'en', forward: 'ArrowRight', back: 'ArrowLeft' },
  { lang: 'ar', forward: 'ArrowLeft', back: 'ArrowRight' },
] as const

const words = {
  en: {
    openDialog: 'Open dialog',
    dialog: 'Choose a size',
    alert: 'Delete address',
    cancel: 'Cancel',
    close: 'Close',
    buy: 'Add to cart',
    sheet: 'Open drawer',
    menu: 'Language',
    toasts: 'Notifications',
    undo: 'Undo',
    lowest: 'Lowest price',
    care: 'Care',
    description: 'Description',
    delivery: 'Delivery',
    question: 'Can I send it back?',
    answer: 'Between two and four',
    show: 'Show a toast',
  },
  ar: {
    openDialog: 'افتح النافذة',
    dialog: 'اختر المقاس',
    alert: 'احذف العنوان',
    cancel: 'إلغاء',
    close: 'إغلاق',
    buy: 'أضف إلى السلة',
    sheet: 'افتح الدرج',
    menu: 'اللغة',
    toasts: 'الإشعارات',
    undo: 'تراجع',
    lowest: 'أدنى سعر',
    care: 'العناية',
    description: 'الوصف',
    delivery: 'التوصيل',
    question: 'هل يمكنني إرجاعه؟',
    answer: 'بين يومي عمل',
    show: 'أظهر إشعارًا',
  },
} as const

const focused = (page: Page) => page.locator(':focus')

for (const { lang, forward, back } of directions) {
  const say = words[lang]

  test.describe(`with the keyboard in ${lang}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/_ui?view=page&lang=${lang}`)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
    })

    test('a dialog takes the focus, keeps it, and gives it back', async ({ page }) => {
      const opener = page.getByRole('button', { name: say.openDialog })
      await opener.press('Enter')
      const dialog = page.getByRole('dialog', { name: say.dialog })
      await expect(dialog).toBeFocused()
      expect(await axe(page)).toEqual([])

      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab')
        await expect(dialog.locator(':focus')).toHaveCount(1)
      }
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Shift+Tab')
        await expect(dialog.locator(':focus')).toHaveCount(1)
      }
      // The page behind is out of reach and does not scroll.
      const before = await page.evaluate(() => scrollY)
      await page.mouse.move(5, 300)
      await page.mouse.wheel(0, 400)
      expect(await page.evaluate(() => scrollY)).toBe(before)
      await expect(page.locator('#root')).toHaveAttribute('inert', '')

      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await expect(page.locator('#root')).not.toHaveAttribute('inert')
    })

    test('a question inside a dialog is answered before the dialog goes on', async ({ page }) => {
      await page.getByRole('button', { name: say.openDialog }).click()
      const dialog = page.getByRole('dialog', { name: say.dialog })
      await dialog.getByRole('button', { name: say.alert }).click()
      const alert = page.getByRole('alertdialog', { name: say.alert })
      await expect(alert.getByRole('button', { name: say.cancel })).toBeFocused()
      expect(await axe(page)).toEqual([])
      // A click beside it is no answer.
      await page.mouse.click(4, 4)
      await expect(alert).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(alert).toBeHidden()
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('button', { name: say.alert })).toBeFocused()
      // A click beside the dialog closes it.
      await page.mouse.click(4, 4)
      await expect(dialog).toBeHidden()
    })

    test('a drawer comes from where lines end, and a toast over it can be used', async ({ page }) => {
      await page.getByRole('button', { name: say.sheet }).press('Enter')
      const sheet = page.getByRole('dialog', { name: say.dialog })
      await expect(sheet).toBeFocused()
      const box = await sheet.boundingBox()
      const width = page.viewportSize()?.width ?? 0
      if (lang === 'en') expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(width, 0)
      else expect(box?.x).toBeCloseTo(0, 0)
      expect(await axe(page)).toEqual([])
      expect(await overflow(page)).toEqual([])

      await sheet.getByRole('button', { name: say.buy }).press('Enter')
      const toast = page.getByRole('region', { name: say.toasts })
      await toast.getByRole('button', { name: say.undo }).click()
      await expect(sheet).toBeVisible()
      await sheet.getByRole('button', { name: say.close }).press('Enter')
      await expect(sheet).toBeHidden()
      await expect(page.getByRole('button', { name: say.sheet })).toBeFocused()
    })

    test('Escape is for the drawer, also while a toast lies above it', async ({ page }) => {
      await page.getByRole('button', { name: say.sheet }).press('Enter')
      const sheet = page.getByRole('dialog', { name: say.dialog })
      await sheet.getByRole('button', { name: say.buy }).press('Enter')
      await expect(page.getByRole('region', { name: say.toasts }).getByRole('listitem')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(page.getByRole('button', { name: say.sheet })).toBeFocused()
    })

    test('a toast stands at the end of the page and is swiped out over that edge', async ({ page }) => {
      await page.getByRole('button', { name: say.show }).click()
      const toast = page.getByRole('region', { name: say.toasts }).getByRole('listitem')
      await expect(toast).toBeVisible()
      const box = (await toast.boundingBox())!
      const width = page.viewportSize()!.width
      expect(lang === 'en' ? box.x + box.width : width - box.x).toBeGreaterThan(width - 40)

      const outwards = lang === 'en' ? 1 : -1
      const [x, y] = [box.x + box.width / 2, box.y + 12]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + outwards * 60, y, { steps: 4 })
      await page.mouse.move(x + outwards * 160, y, { steps: 4 })
      await page.mouse.up()
      await expect(toast).toBeHidden()
    })

    test('a menu opens, walks, finds by letter and closes', async ({ page }) => {
      const opener = page.getByRole('button', { name: say.menu, exact: true })
      await opener.press('Enter')
      const menu = page.getByRole('menu')
      await expect(menu.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
      expect(await axe(page, '[role=menu]')).toEqual([])
      await page.keyboard.press('ArrowDown')
      await expect(menu.getByRole('menuitemradio', { name: 'Français' })).toBeFocused()
      await page.keyboard.press('End')
      await expect(menu.getByRole('menuitemradio', { name: 'العربية' })).toBeFocused()
      await page.keyboard.press('f')
      await expect(menu.getByRole('menuitemradio', { name: 'Français' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()

      await opener.press('Enter')
      await expect(menu.getByRole('menuitemradio', { name: 'Français' })).toHaveAttribute(
        'aria-checked',
        'true',
      )
      // It lines up with the edge of its button where lines start.
      const [outer, inner] = [await opener.boundingBox(), await menu.boundingBox()]
      const edge = (box: typeof outer) => (lang === 'en' ? box!.x : box!.x + box!.width)
      expect(Math.abs(edge(outer) - edge(inner))).toBeLessThan(2)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
    })

    test('an accordion, tabs and a slider go the way the page reads', async ({ page }) => {
      const question = page.getByRole('button', { name: say.question })
      await expect(question).toHaveAttribute('aria-expanded', 'false')
      await question.press('Enter')
      await expect(question).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByText(say.answer).first()).toBeVisible()
      await page.keyboard.press('Home')
      await expect(focused(page)).not.toHaveText(say.question)

      await page.getByRole('tab', { name: say.description }).focus()
      await page.keyboard.press(forward)
      await expect(page.getByRole('tab', { name: say.care })).toBeFocused()
      await expect(page.getByRole('tab', { name: say.care })).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press(forward)
      await expect(page.getByRole('tab', { name: say.delivery })).toBeFocused()
      await page.keyboard.press(back)
      await expect(page.getByRole('tabpanel')).toContainText(say.care)

      const lowest = page.getByRole('slider', { name: say.lowest })
      await lowest.focus()
      await page.keyboard.press(forward)
      await expect(lowest).toHaveAttribute('aria-valuenow', '250')
      await page.keyboard.press(back)
      await page.keyboard.press(back)
      await expect(lowest).toHaveAttribute('aria-valuenow', '150')
    })

    test('order numbers keep their order', async ({ page }) => {
      expect(await painted(page.getByRole('rowheader').first())).toBe('MCG-7H2KQ9ZX')
    })
  })
}

test('Latin pages fetch no Arabic font, Arabic ones fetch all four', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    const name = /([a-z-]+(?:latin|arabic))[\w-]*\.woff2/.exec(request.url())?.[1]
    if (name !== undefined) fonts.push(name)
  })
  await page.goto('/_ui?view=page')
  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await expect(page.getByRole('menuitemradio', { name: 'العربية' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(new Set(fonts)).toEqual(new Set(['readex-pro-latin', 'el-messiri-latin']))

  fonts.length = 0
  await page.goto('/_ui?view=page&lang=ar')
  await expect(page.getByRole('heading', { name: 'الأزرار' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(fonts.sort()).toEqual([
    'el-messiri-arabic',
    'el-messiri-latin',
    'readex-pro-arabic',
    'readex-pro-latin',
  ])
})
