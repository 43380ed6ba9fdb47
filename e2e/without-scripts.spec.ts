import { expect, test } from './support/fixtures.ts'
import { faq } from '../src/content/faq.ts'
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

test('the support page answers without scripts, and the contact form says that it needs them @once', async ({
  page,
}) => {
  await page.goto('/support')
  for (const id of ['cancel', 'absent'])
    await expect(page.getByText(faq.find((entry) => entry.id === id)!.answer.en)).toBeVisible()
  await page.goto('/Contact')
  const t = await textsOf('en')
  // Texts in a <noscript> are not found by their words.
  const notice = page.getByRole('form').locator('noscript > div')
  await expect(notice).toHaveText(t('shop.noscript'))
  await expect(notice).toBeVisible()
})
