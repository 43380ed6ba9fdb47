/**
 * Takes the pictures of docs/screenshots from the production build with fresh demonstration data:
 * `npx tsx scripts/assets/take-screenshots.ts [page...]`. Needs a Chromium.
 */
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import sharp from 'sharp'
import { build, preview } from 'vite'
import { LANGUAGES } from '../../src/i18n/locales.ts'
import { findOrInstallChromium } from '../find-chromium.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const TARGET = join(ROOT, 'docs/screenshots')
const BUILD = join(ROOT, 'node_modules/.tmp/dist-screenshots')
const PORT = 4327
const MAX_BYTES = 2_000_000

const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const

/** The first screen of a page. Missing pages are skipped. */
type Shot = { name: string; path: string }

const shots: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'product', path: '' },
  { name: 'cities', path: '/cities' },
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/checkout' },
  { name: 'support', path: '/support' },
  { name: 'about', path: '/about' },
]

async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    // Pictures further down are lazy and would never load.
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    const drawn = Promise.all(seen.map((image) => image.decode().catch(() => undefined)))
    await Promise.race([drawn, new Promise((done) => setTimeout(done, 5000))])
  })
  // Waits for fade-ins.
  await page.waitForTimeout(400)
}

/** Fills the cart, views some products, and returns the path of a product with options. */
async function shopAround(browser: Browser, base: string): Promise<{ state: string; product: string }> {
  const context = await browser.newContext({ baseURL: base })
  const page = await context.newPage()
  await page.goto('/')
  const featured = page.getByRole('region', { name: 'Handpicked Products' }).getByRole('article')
  await featured.first().waitFor()
  const addresses = await featured
    .getByRole('link')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  for (const address of addresses) {
    await page.goto(address)
    await page.locator('main h1').waitFor()
    const groups = page.getByRole('main').getByRole('group')
    for (const group of await groups.all()) {
      const choice = group.getByRole('radio', { disabled: false })
      if ((await choice.count()) > 0) await choice.first().check()
    }
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  }
  await page.waitForTimeout(300)
  const state = join(BUILD, 'state.json')
  await context.storageState({ path: state })
  await context.close()
  return { state, product: addresses[0] ?? '/products' }
}

async function take(context: BrowserContext, { name, path }: Shot, file: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(path)
  await settled(page)
  const missing = (await page.title()).startsWith('Page not found')
  if (!missing) {
    const picture = await page.screenshot()
    writeFileSync(join(TARGET, file), await sharp(picture).webp({ quality: 72, effort: 6 }).toBuffer())
  }
  console.log(missing ? `no page yet: ${name}` : file)
  await page.close()
}

async function main(): Promise<void> {
  process.env.STACK_DATA = 'memory'
  process.env.VITE_SUPABASE_URL = ''
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: BUILD, emptyOutDir: true } })
  const server = await preview({
    root: ROOT,
    logLevel: 'warn',
    build: { outDir: BUILD },
    preview: { port: PORT, strictPort: true },
  })
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  try {
    mkdirSync(TARGET, { recursive: true })
    const base = `http://127.0.0.1:${PORT}`
    const { state, product } = await shopAround(browser, base)
    const names = process.argv.slice(2)
    const selected = shots.filter(({ name }) => names.length === 0 || names.includes(name))
    for (const language of LANGUAGES) {
      for (const [device, screen] of Object.entries(devices)) {
        const context = await browser.newContext({
          ...screen,
          baseURL: base,
          storageState: state,
          // Paused, so that every run shows the same frame.
          reducedMotion: 'reduce',
        })
        await context.addInitScript((chosen) => localStorage.setItem('mcg-language', chosen), language)
        // A late font is used only from the next page on.
        const first = await context.newPage()
        await first.goto('/')
        await settled(first)
        await first.close()
        for (const shot of selected) {
          const address = shot.path === '' ? { ...shot, path: product } : shot
          await take(context, address, `${shot.name}-${device}-${language}.webp`)
        }
        await context.close()
      }
    }
  } finally {
    await browser.close()
    await server.close()
  }
  const bytes = readdirSync(TARGET).reduce((sum, file) => sum + statSync(join(TARGET, file)).size, 0)
  console.log(`${Math.round(bytes / 1000)} KB in docs/screenshots`)
  if (bytes > MAX_BYTES) process.exitCode = 1
}

await main()
