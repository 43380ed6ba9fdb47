import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SearchBox } from '@/admin/list/list-filters'
import { renderInShop } from '../../render'

/** Stands in for a list whose URL takes on a search 400 ms later: a busy page. */
function BusyList({ onSearch }: { onSearch: (query: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <SearchBox
      label="Search"
      value={value}
      onSearch={(query) => {
        onSearch(query)
        setTimeout(() => setValue(query), 400)
      }}
    />
  )
}

it('keeps what is typed while the list of the search before arrives, and searches for it', () => {
  vi.useFakeTimers()
  try {
    const onSearch = vi.fn<(query: string) => void>()
    renderInShop(<BusyList onSearch={onSearch} />)
    const wait = (ms: number) => {
      act(() => {
        vi.advanceTimersByTime(ms)
      })
    }
    const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
    type('0612')
    wait(500)
    type('salma')
    wait(160)
    expect(screen.getByRole('searchbox')).toHaveValue('salma')
    wait(1000)
    expect(screen.getByRole('searchbox')).toHaveValue('salma')
    expect(onSearch.mock.calls).toEqual([['0612'], ['salma']])
  } finally {
    vi.useRealTimers()
  }
})
