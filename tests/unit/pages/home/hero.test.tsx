import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { heroLoop } from '@/assets/video/hero-loop'
import { LanguageProvider } from '@/i18n/language-context'
import { Hero } from '@/pages/home/hero'

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
