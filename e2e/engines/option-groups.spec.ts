/** WebKit gave a group of options the height that it has before its options wrap, and corrected it at the first tap. */
import { TABLE } from '../support/seeded-products.ts'
import { variations } from '../support/variations.ts'
import { expect, test } from './fixtures.ts'

test('a group of options that wraps is as high as its options, before the first tap and after it', async ({
  visit,
}) => {
  await variations.add(
    TABLE.id,
    ['Terracotta red', 'Majorelle blue', 'Saffron yellow', 'Mint green', 'Olive green', 'Desert sand'].map(
      (value) => ({ variation_type: 'color', variation_value: value }),
    ),
  )
  const visitor = await visit('phone')
  await visitor.open(`/product/${TABLE.id}`)
  await visitor.see('main fieldset label', 'Desert sand')
  const before = await visitor.groups()
  expect(before.length).toBeGreaterThan(0)
  expect(before.filter(({ below }) => below > 1)).toEqual([])
  await visitor.press('main fieldset input', 'Desert sand')
  await visitor.see('main fieldset input:checked', 'Desert sand')
  expect((await visitor.groups()).map(({ height }) => height)).toEqual(before.map(({ height }) => height))
})
