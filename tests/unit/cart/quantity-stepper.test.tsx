import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { QuantityStepper } from '@/cart/quantity-stepper'
import { currentToasts } from '@/ui/toast'
import { renderInShop } from '../../render'

function Stepper({ max }: { max?: number }) {
  const [quantity, setQuantity] = useState(1)
  return <QuantityStepper name="Bowl" quantity={quantity} onChange={setQuantity} {...(max && { max })} />
}

it.each([
  ['150', undefined, '99', 1],
  ['١٠', 4, '4', 1],
  ['4', 4, '4', 0],
])(
  '%s of at most %s pieces becomes %s, with so many words about it: %s',
  async (typed, max, shown, words) => {
    const before = currentToasts().length
    renderInShop(<Stepper {...(max !== undefined && { max })} />)
    const field = screen.getByRole('textbox', { name: 'Quantity: Bowl' })
    await userEvent.clear(field)
    await userEvent.type(field, `${typed}{Enter}`)
    expect(field).toHaveValue(shown)
    const said = currentToasts().slice(before)
    expect(said.map(({ description }) => description)).toEqual(
      Array.from({ length: words }, () => `The quantity is now ${shown}, the most that is possible.`),
    )
  },
)

it('keeps the focus on a button that has reached its limit, and goes no further', async () => {
  renderInShop(<Stepper max={2} />)
  const field = screen.getByRole('textbox', { name: 'Quantity: Bowl' })
  const more = screen.getByRole('button', { name: 'Increase quantity: Bowl' })
  const fewer = screen.getByRole('button', { name: 'Decrease quantity: Bowl' })
  const atLimit = () => [fewer, more].map((button) => button.getAttribute('aria-disabled') === 'true')
  expect(atLimit()).toEqual([true, false])
  await userEvent.click(more)
  await userEvent.click(more)
  expect(field).toHaveValue('2')
  expect(atLimit()).toEqual([false, true])
  // A browser takes the focus from a button that is disabled.
  expect(more).toBeEnabled()
  await userEvent.click(fewer)
  await userEvent.click(fewer)
  expect(field).toHaveValue('1')
  expect(fewer).toBeEnabled()
})
