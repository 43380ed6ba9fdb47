import { expect, it } from 'vitest'
import { ListingText } from '@/pages/products/listing-intro'
import { renderInShop } from '../../render'

it.each([
  ['Fez', '', /oldest of our medinas/],
  // A city without a text of its own: the heading names it and its partners already.
  ['Casablanca', '', /^Every piece is made by hand in a Moroccan workshop\.$/],
  ['Casablanca', 'carpets', /wool/],
])('the line below the heading of %s %s', (city, category, text) => {
  const { container } = renderInShop(<ListingText city={city} category={category} isOffers={false} />)
  expect(container).toHaveTextContent(text)
})
