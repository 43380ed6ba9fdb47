import { expect, test } from './support/fixtures.ts'
import { asService } from './support/session.ts'

// Delivery rates are in one table, and every page shows a change in every language. Isolated shop: Morocco's rate is part of
// every cart and footer, so a change would break tests that run at the same time.

type Rate = { fee: number; free_from: number | null; min_days: number; max_days: number }

async function setRate(country: string, values: Partial<Rate>): Promise<void> {
  // Another test of this shop may have turned delivery off there.
  const changed = await asService('PATCH', `/rest/v1/delivery_rates?country=eq.${country}`, {
    ...values,
    is_active: true,
  })
  expect(changed).toHaveLength(1)
}

test('a changed delivery rate is shown on every page @once', async ({ page, stockroom }) => {
  await setRate('morocco', { fee: 37, free_from: 640, min_days: 4, max_days: 9 })
  await setRate('canada', { fee: 277, min_days: 5, max_days: 21 })

  await test.step('the home page and the footer', async () => {
    await page.goto('/')
    await expect(page.getByRole('main')).toContainText(
      /Delivery within Morocco: 4–9 business days, free from 640\sDH\./,
    )
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(/Free delivery in Morocco from 640\sDH/)
  })

  await test.step('the support page: its table, its text, its answers, its data', async () => {
    await page.goto('/support')
    const sentence = /costs 37\sDH per order and is free from a subtotal of 640\sDH\./
    const shipping = page.locator('#shipping')
    await expect(shipping.getByRole('row').filter({ hasText: 'Morocco' })).toContainText(
      /37\sDH\s*4–9 business days\s*640\sDH/,
      // On a phone the second amount stands under the first.
      { useInnerText: true },
    )
    await expect(shipping.getByRole('row').filter({ hasText: 'Canada' })).toContainText(
      /277\sDH\s*5–21 business days/,
    )
    await expect(shipping).toContainText(sentence)
    const answerTo = async (question: string, id: string) => {
      await page.getByRole('button', { name: question }).click()
      return page.locator(`[id="faq-${id}"]`)
    }
    await expect(await answerTo('What does delivery cost in Morocco?', 'delivery-cost')).toContainText(
      sentence,
    )
    await expect(await answerTo('How long does delivery take', 'delivery-time')).toContainText(
      '4–9 business days',
    )
    const abroad = await answerTo('Do you deliver abroad?', 'abroad')
    await expect(abroad).toContainText(/Canada 277\sDH/)
    await expect(abroad).toContainText('5–21 business days')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toMatch(sentence)
  })

  await test.step('the terms', async () => {
    await page.goto('/terms')
    const delivery = page.locator('#delivery')
    await expect(delivery).toContainText(/costs 37\sDH per order and is free from a subtotal of 640\sDH\./)
    await expect(delivery).toContainText(/Canada 277\sDH/)
    await expect(delivery.getByRole('row').filter({ hasText: 'Morocco' })).toContainText(/37\sDH/)
  })

  await test.step('French and Arabic', async () => {
    await page.goto('/support?lang=fr')
    await expect(page.locator('#shipping')).toContainText(/coûte 37\sDH par commande.+atteint 640\sDH/)
    await expect(page.getByRole('contentinfo')).toContainText(/Livraison gratuite au Maroc dès 640\sDH/)
    await page.goto('/terms?lang=ar')
    await expect(page.locator('#delivery')).toContainText(/37\sدرهم لكل طلب، وهو مجاني.+640\sدرهم/)
    await expect(page.getByRole('contentinfo')).toContainText(/640\sدرهم/)
    await page.goto('/?lang=en')
  })

  await test.step('the cart, and then what its amount comes to', async () => {
    const { id } = await stockroom.add({ price: 200, stock_quantity: 5 })
    await page.goto(`/product/${id}`)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await expect(page.getByText(/Add 440\sDH more for free delivery/).first()).toBeVisible()
    await page.goto('/cart')
    await expect(page.getByRole('main')).toContainText(/Add 440\sDH more for free delivery/)
    await expect(page.getByRole('main')).toContainText(/37\sDH/)
    await expect(page.getByRole('main')).toContainText(/237\sDH/)
  })

  await test.step('free delivery is turned off', async () => {
    await setRate('morocco', { free_from: null })
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toContainText('Delivery fee shown before you order')
    await expect(page.getByRole('main')).toContainText('Delivery within Morocco: 4–9 business days.')
    await page.goto('/support')
    await expect(page.locator('#shipping')).toContainText(/Delivery within Morocco costs 37\sDH per order\./)
    await page.goto('/cart')
    await expect(page.getByRole('main')).toContainText(/237\sDH/)
    await expect(page.getByText(/free delivery/i).filter({ visible: true })).toHaveCount(0)
  })
})

test('a delivery that costs nothing, in one number of days, is named as such on every page @once', async ({
  page,
}) => {
  // The amount is left over from a fee that there was.
  await setRate('morocco', { fee: 0, free_from: 640, min_days: 4, max_days: 4 })
  await page.goto('/')
  await expect(page.getByRole('main')).toContainText('Delivery within Morocco: 4 business days, always free.')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Free delivery in Morocco')
  await expect(footer).not.toContainText('640')
  await page.goto('/support')
  await expect(page.locator('#shipping').getByRole('row').filter({ hasText: 'Morocco' })).toContainText(
    /Free\s*4 business days\s*always/,
  )
})
