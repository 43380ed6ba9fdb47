import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { heroLoop } from '@/assets/video/hero-loop'
import { LanguageProvider } from '@/i18n/language-context'
import { Hero } from '@/pages/home/hero'
import { settingsQueries } from '@/settings/queries'

beforeEach(() => {
  HTMLMediaElement.prototype.play = () => Promise.resolve()
  HTMLMediaElement.prototype.pause = () => undefined
})

it.each([
  [390, heroLoop.sources.phone],
  [1280, heroLoop.sources.large],
])('a screen of %i px gets its film, whatever the browser makes of media on a source', (width, sources) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width < 48rem') ? width < 768 : query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <LanguageProvider>
          <Hero />
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: /play/i }))
  const shown = Array.from(document.querySelectorAll('video source'), (source) => ({
    src: source.getAttribute('src'),
    type: source.getAttribute('type'),
    media: source.getAttribute('media'),
  }))
  expect(shown).toEqual(sources.map((source) => ({ ...source, media: null })))
})

it.each([
  [4.9, '4.9/5', ['full', 'full', 'full', 'full', 'full']],
  [2.6, '2.6/5', ['full', 'full', 'half', 'empty', 'empty']],
])('an average of %s is not drawn as more stars than it is', (average, text, stars) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData<object>(settingsQueries.shop().queryKey, {
    shop_rating: { average, review_count: 12 },
  })
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <Hero />
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const rating = screen.getByText(text).closest('p')
  const drawn = Array.from(rating!.querySelectorAll('svg[fill=none]'), (outline) => {
    const filled = outline.nextElementSibling
    return filled === null ? 'empty' : filled.matches('.w-full') ? 'full' : 'half'
  })
  expect(drawn).toEqual(stars)
})
