import { fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { faq } from '@/content/faq'
import { loadArea } from '@/i18n/catalogues'
import { Component as SupportPage } from '@/pages/support-page'
import { renderInShop } from '../../render'

beforeAll(() => Promise.all((['content', 'deferred'] as const).map(loadArea)))
class ResizeObserverStub {
  readonly observe = vi.fn()
  readonly unobserve = vi.fn()
  readonly disconnect = vi.fn()
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ResizeObserverStub)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
})
afterEach(() => vi.unstubAllGlobals())

it('finds questions by their words, and none by what no question can hold', async () => {
  renderInShop(
    <Suspense>
      <SupportPage />
    </Suspense>,
  )
  const field = await screen.findByRole('searchbox')
  const find = (typed: string) => {
    fireEvent.change(field, { target: { value: typed } })
    return faq.filter(({ question }) => screen.queryByText(question.en) !== null).length
  }
  expect(find('')).toBe(faq.length)
  expect(find('return')).toBeGreaterThan(0)
  for (const typed of ['絨毯', 'Ковёр', '!!!']) {
    expect([typed, find(typed)]).toEqual([typed, 0])
    expect(screen.getByText('No question matches these words.')).toBeVisible()
  }
})

it('has every answer in its HTML, for paper and for browsers without scripts', async () => {
  renderInShop(
    <Suspense>
      <SupportPage />
    </Suspense>,
  )
  const question = await screen.findByRole('button', { name: 'Can I change or cancel my order?' })
  expect(question).toHaveAttribute('aria-expanded', 'false')
  const answer = screen.getByText(/^As long as it is pending, yes\./)
  expect(answer.closest('[data-state]')).toHaveClass('data-[state=closed]:hidden')
})
