import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FilterSearch } from '@/catalog/filter-search'
import { renderInShop } from '../../render'

const onSearch = vi.fn<(search: string, options: { ongoing: boolean }) => void>()

/** The address, which says late what it has been told. */
function Address() {
  const [value, setValue] = useState('')
  return (
    <>
      <FilterSearch
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
const asked = () => onSearch.mock.calls.map(([search, { ongoing }]) => [search, ongoing])

beforeEach(() => {
  vi.useFakeTimers()
  // A mouse, as far as anybody asks.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  onSearch.mockClear()
  renderInShop(<Address />)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks once the typing pauses for 200 ms', () => {
  type('p')
  wait(150)
  type('po')
  wait(199)
  expect(asked()).toEqual([])
  wait(1)
  expect(asked()).toEqual([['po', false]])
})

it('keeps what is typed while the address catches up', () => {
  type('po')
  wait(200)
  type('pou ')
  wait(100)
  expect(field()).toHaveValue('pou ')
  wait(300)
  expect(field()).toHaveValue('pou ')
  expect(asked()).toEqual([
    ['po', false],
    ['pou', true],
  ])
})

it('follows the address when somebody else changes it, also to what was typed before', () => {
  type('pouf')
  wait(400)
  fireEvent.click(screen.getByText('back'))
  expect(field()).toHaveValue('')
  wait(400)
  expect(asked()).toEqual([['pouf', false]])
})

it('starts a new search after the field was left', () => {
  type('pouf')
  wait(400)
  fireEvent.blur(field())
  type('lamp')
  wait(400)
  expect(asked()).toEqual([
    ['pouf', false],
    ['lamp', false],
  ])
})

it('does not ask for spaces, nor twice for the same', () => {
  type('  ')
  wait(400)
  type('pouf')
  wait(400)
  type('pouf ')
  wait(400)
  expect(asked()).toEqual([['pouf', false]])
})

it('asks at once on Enter and on clearing', () => {
  type('pouf')
  fireEvent.submit(field())
  expect(asked()).toEqual([['pouf', false]])
  wait(400)
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(asked().at(-1)).toEqual(['', false])
  expect(field()).toHaveFocus()
})
