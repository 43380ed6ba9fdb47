import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { SynonymsSection } from '@/admin/settings/synonyms-section'
import { loadArea } from '@/i18n/catalogues'
import { renderInShop } from '../../render'

const group = { id: 'g', terms: ['rug', 'carpet'], kind: 'object', finds: [], created_at: '2026-11-21' }

beforeAll(() => Promise.all((['adminSettings', 'adminShell', 'deferred'] as const).map(loadArea)))
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([group])))
})
afterEach(() => vi.unstubAllGlobals())

it('a group of synonyms is found by its words', async () => {
  renderInShop(<SynonymsSection />, { path: '/?q=RUG' })
  expect(await screen.findByText('carpet')).toBeVisible()
})

it.each(['絨毯', '!!!'])('and none is found by %s', async (typed) => {
  renderInShop(<SynonymsSection />, { path: `/?q=${encodeURIComponent(typed)}` })
  expect(await screen.findByText('Nothing matches these filters.')).toBeVisible()
  expect(screen.queryByText('carpet')).toBeNull()
})
