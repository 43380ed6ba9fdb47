import { notifications, readRows, section } from './support/admin-products.ts'
import { openFacts, type Word } from './support/facts.ts'
import { expect, test as base } from './support/fixtures.ts'
import { axe, overflow } from './support/layout-audit.ts'
import { cards, inFilters, openListing } from './support/listing.ts'
import { TABLE } from './support/seeded-products.ts'
import { choose } from './support/select.ts'
import { signInAs } from './support/session.ts'
import { variations } from './support/variations.ts'

type Facts = ReturnType<typeof openFacts>

const test = base.extend<{ facts: Facts }>({
  facts: async ({ ownShop: _running }, use) => {
    const facts = openFacts()
    const words: Word[] = []
    await use({
      ...facts,
      word: async (kind, label) => {
        const word = await facts.word(kind, label)
        words.push(word)
        return word
      },
    })
    await facts.remove(...words)
  },
})

test('a product page shows its facts, and the measures of the chosen size', async ({
  page,
  stockroom,
  facts,
}) => {
  const { id } = await stockroom.add({ price: 90, stock_quantity: 2, lead_time_days: 10 })
  await variations.add(id, [
    { variation_type: 'size', variation_value: 'Small' },
    { variation_type: 'size', variation_value: 'Large' },
  ])
  const [place, wool, silk, care, safety, included] = await Promise.all([
    facts.word('place', 'Village'),
    facts.word('material', 'Wool'),
    facts.word('material', 'Silk'),
    facts.word('care', 'Shake'),
    facts.word('safety', 'Not for food'),
    facts.word('included', 'A rod'),
  ])
  await facts.give(id, place, wool, silk, care, safety, included)
  await facts.measure(id, null, { diameter_cm: 40, height_cm: 30, weight_g: 1250 })
  await facts.measure(id, 'Small', { diameter_cm: 30.5, height_cm: 20, weight_g: 850 })
  await facts.measure(id, 'Large', { diameter_cm: 60, height_cm: 30 })

  await page.goto(`/product/${id}`)
  const details = page.getByRole('region', { name: 'Details' })
  const row = (term: string) => details.locator('div').filter({ has: page.getByText(term, { exact: true }) })
  await expect(row('Made in').getByRole('definition')).toHaveText(place.label_en)
  await expect(row('Material').getByRole('listitem')).toHaveText([wool.label_en, silk.label_en])
  await expect(row('In the parcel')).toContainText(included.label_en)
  await expect(details.getByRole('group', { name: 'Use and safety' })).toHaveText(safety.label_en)
  await expect(page.getByRole('region', { name: 'Care', exact: true })).toContainText(care.label_en)
  await expect(row('Dimensions').getByRole('listitem')).toHaveText([
    'Small: 30.5\u00A0×\u00A020\u00A0cm',
    'Large: 60\u00A0×\u00A030\u00A0cm',
  ])
  await expect(row('Dimensions')).toContainText('diameter × height')
  await expect(page.getByText('Made to order, ready in 10 business days').first()).toBeVisible()
  await expect(page.getByText(`Handmade in Morocco: ${place.label_en}`)).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('radio', { name: 'Small' }).check()
  await expect(row('Dimensions').getByRole('definition')).toHaveText(/^30\.5\u00A0×\u00A020\u00A0cm/)
  await expect(row('Weight').getByRole('definition')).toHaveText('850\u00A0g')
  await page.getByRole('radio', { name: 'Large' }).check()
  await expect(row('Dimensions').getByRole('definition')).toHaveText(/^60\u00A0×\u00A030\u00A0cm/)
  // What a size does not state is the product's.
  await expect(row('Weight').getByRole('definition')).toHaveText('1.25\u00A0kg')

  // Search engines read the same.
  const scripts = page.locator('script[type="application/ld+json"]')
  await expect.poll(async () => (await scripts.allTextContents()).join()).toContain('additionalProperty')
  const data = (await scripts.allTextContents()).find((text) => text.includes('additionalProperty'))
  const [group] = JSON.parse(data ?? '[]') as object[]
  expect(group).toMatchObject({
    material: [wool.label_en, silk.label_en].join(', '),
    width: { value: 40, unitCode: 'CMT' },
    height: { value: 30, unitCode: 'CMT' },
    weight: { value: 1250, unitCode: 'GRM' },
    countryOfOrigin: { name: 'MA' },
    additionalProperty: [{ name: 'Made in', value: place.label_en }],
  })

  await page.goto(`/product/${id}?lang=ar`)
  const arabic = page.getByRole('region', { name: 'التفاصيل' })
  await expect(arabic).toContainText('60\u00A0×\u00A030\u00A0سم')
  await expect(arabic).toContainText('القطر × الارتفاع')
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
})

test.describe('without the code of the details', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('the description stays, and they can be fetched again', async ({ page }) => {
    const details = page.getByRole('region', { name: 'Details' })
    await page.route('**/assets/product-facts-*.js', (route) => route.abort())
    await page.goto(TABLE.path)
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    await expect(details).toBeHidden()
    await expect(page.getByRole('main')).toContainText('Round and steady on its curled legs')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(details).toBeVisible()
  })
})

test('lists are filtered by several materials and a colour, which the URL holds', async ({
  page,
  stockroom,
  facts,
}) => {
  const [wool, silk, red] = await Promise.all([
    facts.word('material', 'Wool'),
    facts.word('material', 'Silk'),
    facts.word('colour', 'Red'),
  ])
  const products = await Promise.all([1, 2, 3].map(() => stockroom.add({ price: 90, stock_quantity: 2 })))
  const [one, two, three] = products.map(({ id }) => id) as [string, string, string]
  await facts.give(one, wool)
  await facts.give(two, silk, red)
  await facts.give(three, red)

  await openListing(page)
  const filters = page.getByRole('region', { name: 'Filters' })
  const material = filters.getByRole('group', { name: 'Material' })
  await material.getByRole('button', { name: /^Show all/ }).click()
  await material.getByRole('checkbox', { name: `${wool.label_en} (1)` }).check()
  await expect(page).toHaveURL(`/products?material=${wool.key}`)
  await expect(cards(page)).toHaveCount(1)
  expect(await axe(page, '[aria-labelledby=listing-filters]')).toEqual([])
  // Of one kind, a product needs one of the two.
  const both = [wool.key, silk.key].sort().join('%2C')
  await material.getByRole('checkbox', { name: `${silk.label_en} (1)` }).check()
  await expect(page).toHaveURL(`/products?material=${both}`)
  await expect(cards(page)).toHaveCount(2)
  await expect(material.getByRole('checkbox', { checked: true })).toHaveCount(2)

  // By keyboard alone; of different kinds, a product needs both.
  const colour = filters.getByRole('group', { name: 'Colour' }).getByRole('checkbox', { name: red.label_en })
  await expect(colour).toHaveAccessibleName(`${red.label_en} (1)`)
  await colour.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(`/products?material=${both}&colour=${red.key}`)
  await expect(cards(page)).toHaveCount(1)

  await page.goBack()
  await expect(cards(page)).toHaveCount(2)
  await page.goForward()
  await expect(cards(page)).toHaveCount(1)
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips.getByRole('button', { name: /^Remove filter/ })).toHaveCount(3)
  await chips.getByRole('button', { name: `Remove filter: ${silk.label_en}` }).click()
  await expect(page.getByText('No products match these filters.')).toBeVisible()
  await chips.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/products')

  await page.goto('/products?material=,%20,<b>&size=A')
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeHidden()
})

test('the filter sheet of a phone offers the facts as checkboxes, in Arabic too', async ({
  page,
  stockroom,
  facts,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const wool = await facts.word('material', 'Wool')
  const { id } = await stockroom.add({ price: 90, stock_quantity: 2 })
  await facts.give(id, wool)

  await openListing(page)
  await inFilters(page, async (sheet) => {
    await sheet.locator('summary', { hasText: 'Material' }).click()
    await sheet.getByRole('checkbox', { name: `${wool.label_en} (1)` }).check()
    await expect(page).toHaveURL(`/products?material=${wool.key}`)
    expect(await axe(page, '[role=dialog]')).toEqual([])
  })
  await expect(cards(page)).toHaveCount(1)

  await page.goto(`/products?material=${wool.key}&lang=ar`)
  await expect(cards(page)).toHaveCount(1)
  await inFilters(
    page,
    async (sheet) => {
      await expect(sheet.getByRole('checkbox', { name: wool.label_ar })).toBeChecked()
      // After the sheet has slid in.
      await expect.poll(() => overflow(page)).toEqual([])
    },
    'ar',
  )
})

test('an admin edits facts and measures with the rest of a product, and the shop shows them', async ({
  page,
  stockroom,
  facts,
}) => {
  test.slow()
  const [wool, silk, place] = await Promise.all([
    facts.word('material', 'Wool'),
    facts.word('material', 'Silk'),
    facts.word('place', 'Village'),
  ])
  const { id } = await stockroom.add({ price: 90, stock_quantity: 2 })
  await facts.give(id, silk)

  await signInAs(page, 'admin')
  await page.goto(`/admin/products/${id}`)
  const form = section(page, 'Facts')
  await choose(form.getByRole('combobox', { name: 'Made in' }), place.label_en)
  await form.locator('summary', { hasText: 'Material' }).click()
  await form.getByRole('checkbox', { name: silk.label_en }).uncheck()
  await form.getByRole('checkbox', { name: wool.label_en }).check()
  const measures = form.getByRole('group', { name: 'The product' })
  await measures.getByRole('textbox', { name: 'Diameter (cm)' }).fill('4x')
  await measures.getByRole('textbox', { name: 'Weight (g)' }).fill('850')
  await form.getByRole('textbox', { name: /^Made to order/ }).fill('12')
  await expect(page.getByText('Not saved yet: ')).toContainText(
    'Made to order: business days, Facts, Measures and weight',
  )
  expect(await axe(page, '#facts')).toEqual([])

  // An error stands beside its cause, and nothing is saved.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const diameter = measures.getByRole('textbox', { name: 'Diameter (cm)' })
  await expect(diameter).toHaveAccessibleDescription(/Enter centimetres/)
  await expect(diameter).toBeFocused()
  await diameter.fill('45,5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(notifications(page).getByText('Product updated successfully')).toBeVisible()
  await expect(page.getByText('Not saved yet: ')).toBeHidden()
  expect(await readRows(`product_facts?select=key&product_id=eq.${id}&kind=neq.size&order=key`)).toEqual(
    [wool.key, place.key].sort().map((key) => ({ key })),
  )

  await page.goto(`/product/${id}`)
  const details = page.getByRole('region', { name: 'Details' })
  await expect(details).toContainText(wool.label_en)
  await expect(details).not.toContainText(silk.label_en)
  await expect(details).toContainText(place.label_en)
  await expect(details).toContainText('45.5\u00A0cm')

  // A copy starts with the same facts.
  await page.goto(`/admin/products/new?copy=${id}`)
  await expect(section(page, 'Facts').getByRole('textbox', { name: 'Diameter (cm)' })).toHaveValue('45.5')
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page).toHaveURL(/\/admin\/products\/[0-9a-f-]{36}$/)
  await expect(section(page, 'Facts')).toContainText(wool.label_en)
})

test.describe(() => {
  // The refusal to delete a word that products have.
  test.use({ expectedErrors: /409/ })

  test('an admin adds, changes and orders the words of facts; a used one cannot be deleted', async ({
    page,
    stockroom,
    facts,
  }) => {
    const glazed = await facts.word('technique', 'Glazed')
    const { id } = await stockroom.add({ price: 90, stock_quantity: 2 })
    await facts.give(id, glazed)
    const label = `Hemp ${crypto.randomUUID().slice(0, 8)}`

    await signInAs(page, 'admin')
    await page.goto('/admin/settings?section=facts')
    // No other test changes this list.
    await choose(page.getByRole('combobox', { name: 'List' }), 'Technique')
    await page.getByRole('button', { name: 'Add a word' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a word' })
    await dialog.getByRole('textbox', { name: 'In English' }).fill(label)
    await dialog.getByRole('textbox', { name: 'In French' }).fill('Chanvre')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('textbox', { name: 'In Arabic' })).toHaveAccessibleDescription(/.+/)
    await dialog.getByRole('textbox', { name: 'In Arabic' }).fill('قنب')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(notifications(page).getByText('Word saved successfully')).toBeVisible()
    await expect(page.getByRole('row').last()).toContainText(label)
    await page.getByRole('button', { name: `Move ${label} up` }).click()
    await expect(page.getByRole('row').last()).not.toContainText(label)
    expect(await axe(page, 'main')).toEqual([])

    await page.getByRole('button', { name: `Delete ${glazed.label_en}` }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(question.getByRole('alert')).toContainText('Products have it')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: `Delete ${label}` }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(notifications(page).getByText('Word deleted successfully')).toBeVisible()
  })
})
