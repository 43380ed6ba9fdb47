/** WebKit counts the height of the legend twice in a group that is a flex item, and corrects it at the first tap. */
import { TABLE } from '../support/seeded-products.ts'
import { expect, test } from './fixtures.ts'

test('a group of options is as high as its options when the app shows it, and after the first tap', async ({
  visit,
}) => {
  const visitor = await visit('phone')
  // A page from the build's HTML is laid out several times before it can be used.
  await visitor.open(`/products?q=${encodeURIComponent(TABLE.name)}`)
  await visitor.press('main article a', TABLE.name)
  await visitor.see('main fieldset input')
  const shown = await visitor.groups()
  expect(shown).toHaveLength(2)
  for (const { below } of shown) expect(below).toBe(0)
  await visitor.press('main fieldset input')
  await visitor.see('main fieldset input:checked')
  expect(await visitor.groups()).toEqual(shown)
})
