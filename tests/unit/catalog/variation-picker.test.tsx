import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { VariationPicker } from '@/catalog/variation-picker'
import type { Selection, Variation } from '@/catalog/variations'
import { renderInShop } from '../../render'

const values: Variation[] = [
  ['1', 'color', 'Cognac', 50, 3],
  ['2', 'color', 'Ivory', 0, 0],
  ['3', 'size', 'Large', -80, 3],
].map(([id, type, value, adjustment, stock]) => ({
  id: String(id),
  variation_type: String(type),
  variation_value: String(value),
  price_adjustment: Number(adjustment),
  stock_quantity: Number(stock),
  image_url: null,
}))

const units = [
  { variation_ids: ['1', '3'], quantity: 3 },
  { variation_ids: ['2', '3'], quantity: 0 },
]

function Picker() {
  const [selection, setSelection] = useState<Selection>({})
  return <VariationPicker variations={values} units={units} selection={selection} onChange={setSelection} />
}

describe('VariationPicker', () => {
  it('strikes a variation without stock, and lets it be chosen', async () => {
    const user = userEvent.setup()
    renderInShop(<Picker />)
    const ivory = screen.getByRole('radio', { name: /Ivory.*Out/ })
    expect(screen.getByText('Ivory')).toHaveClass('line-through')
    expect(screen.getByText('Cognac')).not.toHaveClass('line-through')
    await user.click(screen.getByRole('radio', { name: 'Large' }))
    await user.click(ivory)
    expect(ivory).toBeChecked()
    expect(screen.getByRole('radio', { name: /Large.*Out/ })).toBeChecked()
  })

  it('shows the price adjustment of the selection unless it is zero', async () => {
    const user = userEvent.setup()
    renderInShop(<Picker />)
    expect(screen.queryByText(/Price adjustment:/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Cognac' }))
    expect(screen.getByText(/Price adjustment:/)).toHaveTextContent('Price adjustment: +50 DH')
    await user.click(screen.getByRole('radio', { name: 'Large' }))
    expect(screen.getByText(/Price adjustment:/)).toHaveTextContent('Price adjustment: \u221230 DH')
  })

  it('leaves the choice in another picker as it is', async () => {
    const user = userEvent.setup()
    renderInShop(
      <>
        <section aria-label="page">
          <Picker />
        </section>
        <section aria-label="dialog">
          <Picker />
        </section>
      </>,
    )
    const radio = (part: string, name: RegExp) =>
      within(screen.getByRole('region', { name: part })).getByRole('radio', { name })
    await user.click(radio('page', /Ivory/))
    await user.click(radio('dialog', /Cognac/))
    expect(radio('page', /Ivory/)).toBeChecked()
    expect(radio('dialog', /Cognac/)).toBeChecked()
  })
})
