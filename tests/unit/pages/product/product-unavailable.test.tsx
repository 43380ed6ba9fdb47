import { act, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { AppError } from '@/lib/errors'
import { ProductLoadFailed } from '@/pages/product/product-unavailable'
import { currentToasts } from '@/ui/toast'
import { renderInShop } from '../../../render'

function Place() {
  const { pathname, search } = useLocation()
  return <p data-testid="place">{pathname + search}</p>
}

it('a product that could not be read is opened again with the options of its link', () => {
  renderInShop(
    <>
      <ProductLoadFailed error={new AppError('no_answer')} />
      <Place />
    </>,
    { path: { pathname: '/product/lantern', search: '?color=Blue' } },
  )
  expect(screen.getByTestId('place')).toHaveTextContent('/products')
  act(() => currentToasts().at(-1)?.action?.onSelect())
  expect(screen.getByTestId('place')).toHaveTextContent('/product/lantern?color=Blue')
})
