import type { Page } from '@playwright/test'
import { signInAs } from './admin.ts'
import { axe } from './audit.ts'
import { expect, test } from './fixtures.ts'
import { inLanguage, LANGUAGES } from './in-three-languages.ts'
import { signUp } from './shopping.ts'

// Whole pages are looked at by the specs that are about them. Here: what opens on them, what goes wrong, what is empty.

// Of the first catalogue: in several colours and sizes.
const TABLE = '/product/208efd07-07cb-5faf-9e35-34ed19971811'

type State = {
  name: string
  /** Without it the state is on the page that the one before it has left. */
  path?: string
  act?: (page: Page) => Promise<void>
  /** What is there then. It is what is looked at, unless that is all of the page's own part. */
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
    name: 'the newsletter refuses an address',
    act: async (page) => {
      await escape(page)
      await page.locator('footer form input').fill('nobody')
      await page.locator('footer form input').press('Enter')
    },
    shows: 'footer',
  },
  { name: 'sharing', path: TABLE, act: press('main button:has(svg.lucide-share-2)'), shows: MENU },
  {
    name: 'a message, and the link it tells of',
    act: async (page) => {
      await page.locator(MENU).getByRole('menuitem').first().press('Enter')
    },
    shows: '[data-stays-live] li',
  },
  {
    name: 'a picture from near',
    act: press('main li:not([aria-hidden]) > button:has(svg)'),
    shows: 'dialog',
  },
  {
    name: 'choosing from the list, over a message of the cart',
    path: '/products?city=Marrakech',
    act: press('article button[aria-haspopup=dialog]'),
    shows: DIALOG,
  },
  { name: 'nothing found', path: '/products?q=xqztv', shows: 'main article', whole: true },
  {
    name: 'a message with an empty field',
    path: '/Contact',
    act: press('main form [type=submit]'),
    shows: 'main [role=alert]',
    whole: true,
  },
  {
    name: 'a door without key',
    path: '/auth',
    act: press('main form [type=submit]'),
    shows: INVALID,
    whole: true,
  },
  {
    name: 'a product that is none',
    path: '/product/00000000-0000-4000-8000-000000000000',
    shows: 'main h1',
    whole: true,
  },
  { name: 'an order that is none', path: '/track/nothing', shows: 'main h1', whole: true },
  { name: 'an order of somebody', path: '/order-success?order=MCG-22222222', shows: 'main h1', whole: true },
]

const small: State[] = [
  {
    name: 'the menu of a phone',
    path: '/cart',
    act: press('header button[aria-haspopup=dialog]'),
    shows: DIALOG,
  },
  {
    name: 'the filters of a phone',
    path: '/products?city=Fez&max=400',
    act: press('main button[aria-haspopup=dialog][aria-expanded]'),
    shows: DIALOG,
  },
  {
    name: 'the menu of the shop’s portrait',
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
    name: 'a profile with faults',
    path: '/account?section=profile',
    act: async (page) => {
      await page.locator('[name=phone]').fill('12')
      await page.locator('[name=phone]').press('Enter')
    },
    shows: INVALID,
    whole: true,
  },
  {
    name: 'sign-in data with faults',
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
    name: 'the palette',
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
    name: 'the shortcuts',
    act: async (page) => {
      await escape(page)
      await expect(page.locator(DIALOG)).toHaveCount(0)
      await page.keyboard.press('?')
    },
    shows: DIALOG,
  },
  {
    name: 'an order’s status',
    path: '/admin/orders',
    act: press('main td [aria-haspopup=menu]'),
    shows: MENU,
  },
  { name: 'nothing found', path: '/admin/products?q=xqztv', shows: 'main', whole: true },
  {
    name: 'a product with faults',
    path: '/admin/products/new',
    act: press('main [type=submit]'),
    shows: INVALID,
    whole: true,
  },
]

for (const language of LANGUAGES) {
  test.describe(language, () => {
    // Pages that are not there, and a password that is none.
    test.use({ expectedErrors: /status of 40[046]/, contextOptions: { reducedMotion: 'reduce' } })

    test(`what opens, what is wrong and what is empty (${language})`, async ({ page }) => {
      test.slow()
      await inLanguage(page, language)
      await look(page, visitor)
      await page.setViewportSize({ width: 390, height: 844 })
      await look(page, small)
      // Closed for maintenance, for this browser alone.
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
