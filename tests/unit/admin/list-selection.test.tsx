import { act, renderHook, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ListPage } from '@/admin/list/list-page'
import { useSelection } from '@/admin/list/selection'
import { useListSearchParams } from '@/admin/list/use-list-search-params'
import { useProductSelection } from '@/admin/products/use-product-selection'
import { renderInShop } from '../../render.tsx'

test('what is selected stays selected only as long as it is listed', () => {
  const { result, rerender } = renderHook((listed: string[]) => useSelection(listed), {
    initialProps: ['a', 'b', 'c'],
  })
  act(() => result.current.toggle('a'))
  act(() => result.current.toggle('b'))
  rerender(['b', 'd'])
  expect(result.current.ids).toEqual(['b'])
  rerender(['a', 'b', 'c'])
  expect(result.current.ids).toEqual(['b'])
})

test('a selection of everything ends with the filter that it was made of', () => {
  const { result, rerender } = renderHook(
    ({ filters }: { filters: string }) => useProductSelection(['a', 'b'], filters),
    { initialProps: { filters: 'all' } },
  )
  act(() => result.current.selectAllMatching('all', ['a', 'b', 'c']))
  expect(result.current.ids).toHaveLength(3)
  rerender({ filters: 'fez' })
  expect(result.current.ids).toEqual([])
  rerender({ filters: 'all' })
  expect(result.current.ids).toEqual([])
})

/** A list of which the second page has become empty. */
function List() {
  const list = useListSearchParams()
  const rows = list.page === 1 ? ['first'] : []
  const query = {
    data: { rows, next: null },
    error: null,
    ...{ isFetching: false, isPlaceholderData: false, errorUpdateCount: 0, refetch: () => undefined },
  }
  return (
    <ListPage list={list} query={query} empty="nothing" clearable={['q']}>
      {(shown) => shown.join()}
    </ListPage>
  )
}

test('a later page that has become empty gives way to the one before it', async () => {
  renderInShop(<List />, { path: '/?q=x&page=2&after=id~1' })
  expect(await screen.findByText('first')).toBeInTheDocument()
})
