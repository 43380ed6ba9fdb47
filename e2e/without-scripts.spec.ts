import { expect, test } from './support/fixtures.ts'
import { LANGUAGES } from './support/languages.ts'
import { textsOf } from './support/texts.ts'

test.use({ javaScriptEnabled: false })

// They are made by scripts.
for (const path of ['/checkout', '/auth', '/no/such/page'])
  test(`${path} says without scripts that it needs them @once`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    for (const language of LANGUAGES) {
      const t = await textsOf(language)
      await expect(page.locator(`p[lang=${language}]`).getByText(t('shop.noscript'))).toBeInViewport()
    }
  })
