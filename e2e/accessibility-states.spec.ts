import type { Page } from '@playwright/test'
import { signInAs } from './support/session.ts'
import { axe } from './support/layout-audit.ts'
import { expect, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES } from './support/languages.ts'
import { signUp } from './support/checkout.ts'
import { TABLE } from './support/seeded-products.ts'

// Runs axe on dialogs, menus, errors and empty states. Whole pages are checked in their own specs.

type State = {
  name: string
  /** Without a path the state continues on the current page. */
  path?: string
  act?: (page: Page) => Promise<void>
  /** Selector that must be visible. axe checks it, or the whole `main` element when `whole` is set. */
  shows: string
  whole?: boolean
}

const MENU = '[role=menu]'
const DIALOG = '[role=dialog]'
const INVALID = 'main [aria-invalid=true]'

const press = (selector: string) => (page: Page) => page.locator(selector).first().press('Enter')
const escape = (page: Page) => page.keyboard.press('Escape')

async function look(page: Page, states: readonly State[]): Promise<void> {
  for (const { name, path, act, shows, whole = false } of states) {
    await test.step(name, async () => {
      if (path !== undefined) await page.goto(path)
      await act?.(page)
      await expect(page.locator(shows).first()).toBeVisible()
      expect(await axe(page, whole ? 'main' : shows)).toEqual([])
    })
  }
}

const visitor: State[] = [
  { name: 'languages', path: '/wishlist', act: press('header [aria-haspopup=menu]'), shows: MENU },
  {
    name: 'newsletter form with an invalid address',
    act: async (page) => {
      await escape(page)
      await page.locator('footer form input').fill('invalid')
      await page.locator('footer form input').press('Enter')
    },
    shows: 'footer',
  },
  {
    name: 'sharing',
    path: TABLE.path,
    act: press('main button:text-matches("Share|Partager|مشاركة")'),
    shows: MENU,
  },
  {
    name: 'a toast with a link',
    act: async (page) => {
      await page.locator(MENU).getByRole('menuitem').first().press('Enter')
    },
    shows: '[data-stays-live] li',
  },
  {
    name: 'enlarged picture',
    act: press('main li:not([aria-hidden]) > button:has(svg)'),
    shows: 'dialog',
  },
  {
    name: 'options dialog of a product card, below a toast',
    path: '/products?city=Marrakech',
    act: press('article button[aria-haspopup=dialog]'),
    shows: DIALOG,
  },
  { name: 'no search results', path: '/products?q=xqztv', shows: 'main article', whole: true },
  {
    name: 'contact form with errors',
    path: '/Contact',
    act: press('main form [type=submit]'),
    shows: 'main [role=alert]',
    whole: true,
  },
  {
    name: 'sign-in form with errors',
    path: '/auth',
    act: press('main form [type=submit]'),
    shows: INVALID,
    whole: true,
  },
  {
    name: 'unknown product',
    path: '/product/00000000-0000-4000-8000-000000000000',
    shows: 'main h1',
    whole: true,
  },
  { name: 'unknown tracking link', path: '/track/nothing', shows: 'main h1', whole: true },
  {
    name: 'order of another customer',
    path: '/order-success?order=MCG-22222222',
    shows: 'main h1',
    whole: true,
  },
]

const small: State[] = [
  {
    name: 'mobile menu',
    path: '/cart',
    act: press('header button[aria-haspopup=dialog]'),
    shows: DIALOG,
  },
  {
    name: 'mobile filter sheet',
    path: '/products?city=Fez&max=400',
    act: press('main button[aria-haspopup=dialog][aria-expanded]'),
    shows: DIALOG,
  },
  {
    name: 'mobile menu of the about page',
    path: '/about',
    act: press('header button[aria-controls=about-menu]'),
    shows: 'header',
  },
]

const customer: State[] = [
  {
    name: 'the account',
    path: '/account',
    act: press('header button[aria-haspopup=menu]:not(:has(img))'),
    shows: MENU,
  },
  { name: 'no orders yet', act: escape, shows: 'main [role=tabpanel]', whole: true },
  {
    name: 'profile form with errors',
    path: '/account?section=profile',
    act: async (page) => {
      await page.locator('[name=phone]').fill('12')
      await page.locator('[name=phone]').press('Enter')
    },
    shows: INVALID,
    whole: true,
  },
  {
    name: 'security form with errors',
    path: '/account?section=security',
    act: async (page) => {
      const buttons = page.locator('main form [type=submit]')
      await expect(buttons).toHaveCount(2)
      for (const button of await buttons.all()) await button.press('Enter')
    },
    shows: INVALID,
    whole: true,
  },
  {
    name: 'deleting the account',
    act: press('main [aria-labelledby=delete-account] > button'),
    shows: '[role=alertdialog]',
  },
]

const operator: State[] = [
  {
    name: 'command palette',
    path: '/admin',
    act: async (page) => {
      await expect(page.locator('main h1')).toBeVisible()
      await page.keyboard.press('Control+k')
      await page.locator('[role=dialog] input').fill('Amina')
      await expect(page.locator('[role=option]').first()).toBeVisible()
    },
    shows: DIALOG,
  },
  {
    name: 'keyboard shortcuts dialog',
    act: async (page) => {
      await escape(page)
      await expect(page.locator(DIALOG)).toHaveCount(0)
      await page.keyboard.press('?')
    },
    shows: DIALOG,
  },
  {
    name: 'status menu of an order',
    path: '/admin/orders',
    act: press('main td [aria-haspopup=menu]'),
    shows: MENU,
  },
  { name: 'no search results', path: '/admin/products?q=xqztv', shows: 'main', whole: true },
  {
    name: 'product form with errors',
    path: '/admin/products/new',
    act: press('main [type=submit]'),
    shows: INVALID,
    whole: true,
  },
]

for (const language of LANGUAGES) {
  test.describe(language, () => {
    // Unknown pages and an empty password.
    test.use({ expectedErrors: /status of 40[046]/, contextOptions: { reducedMotion: 'reduce' } })

    test(`what opens, what is wrong and what is empty (${language})`, async ({ page }) => {
      test.slow()
      await inLanguage(page, language)
      await look(page, visitor)
      await page.setViewportSize({ width: 390, height: 844 })
      await look(page, small)
      // Maintenance mode, for this browser only.
      await page.route('**/rest/v1/shop_settings?*', async (route) => {
        const answer = await route.fetch()
        const settings = (await answer.json()) as object
        await route.fulfill({ response: answer, json: { ...settings, maintenance_mode: true } })
      })
      await look(page, [{ name: 'closed', path: '/products', shows: 'main h1', whole: true }])
    })

    test(`an account and its faults (${language})`, async ({ page }) => {
      await signUp(page)
      await inLanguage(page, language)
      await look(page, customer)
    })

    test(`what operators open (${language})`, async ({ page }) => {
      await signInAs(page, 'admin')
      await inLanguage(page, language)
      await look(page, operator)
    })
  })
}
