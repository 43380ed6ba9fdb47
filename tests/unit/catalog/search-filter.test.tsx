import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchFilter } from '@/catalog/search-filter'
import { renderInShop } from '../../render'

const onSearch = vi.fn<(search: string, options: { ongoing: boolean }) => void>()

/** Stands in for the URL, which takes on a search 100 ms later. */
function DelayedUrl() {
  const [value, setValue] = useState('')
  return (
    <>
      <SearchFilter
        value={value}
        onSearch={(search, options) => {
          onSearch(search, options)
          setTimeout(() => setValue(search), 100)
        }}
      />
      <button onClick={() => setValue('')}>back</button>
    </>
  )
}

const field = () => screen.getByRole('searchbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const searches = () => onSearch.mock.calls.map(([search, { ongoing }]) => [search, ongoing])

beforeEach(() => {
  vi.useFakeTimers()
  // A device with a mouse.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  onSearch.mockClear()
  renderInShop(<DelayedUrl />)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('searches after 200 ms without typing', () => {
  type('p')
  wait(150)
  type('po')
  wait(199)
  expect(searches()).toEqual([])
  wait(1)
  expect(searches()).toEqual([['po', false]])
})

it('keeps the typed text while the URL catches up', () => {
  type('po')
  wait(200)
  type('pou ')
  wait(100)
  expect(field()).toHaveValue('pou ')
  wait(300)
  expect(field()).toHaveValue('pou ')
  expect(searches()).toEqual([
    ['po', false],
    ['pou', true],
  ])
})

it('follows the URL when something else changes it, also to an earlier search', () => {
  type('pouf')
  wait(400)
  fireEvent.click(screen.getByText('back'))
  expect(field()).toHaveValue('')
  wait(400)
  expect(searches()).toEqual([['pouf', false]])
})

it('starts a new history entry after the way back, with the focus still in the field', () => {
  type('bag')
  wait(400)
  fireEvent.click(screen.getByText('back'))
  type('rug')
  wait(400)
  type('rugs')
  wait(400)
  expect(searches()).toEqual([
    ['bag', false],
    ['rug', false],
    ['rugs', true],
  ])
})

it('starts a new history entry after the field lost focus', () => {
  type('pouf')
  wait(400)
  fireEvent.blur(field())
  type('lamp')
  wait(400)
  expect(searches()).toEqual([
    ['pouf', false],
    ['lamp', false],
  ])
})

it('does not search for spaces or twice for the same text', () => {
  type('  ')
  wait(400)
  type('pouf')
  wait(400)
  type('pouf ')
  wait(400)
  expect(searches()).toEqual([['pouf', false]])
})

it('searches at once on Enter and on clearing', () => {
  type('pouf')
  fireEvent.submit(field())
  expect(searches()).toEqual([['pouf', false]])
  wait(400)
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(searches().at(-1)).toEqual(['', false])
  expect(field()).toHaveFocus()
})
