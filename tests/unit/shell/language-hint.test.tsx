import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { localStore } from '@/lib/storage'
import { HINT_KEY } from '@/shell/hinted-language'
import { LanguageHint } from '@/shell/language-hint'
import { renderInShop } from '../../render'

it('is only remembered once it is closed, so that a reload offers the language again', async () => {
  renderInShop(<LanguageHint offered="fr" />)
  expect(screen.getByRole('link', { name: 'En français' })).toBeVisible()
  expect(localStore.getItem(HINT_KEY)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(localStore.getItem(HINT_KEY)).toBe('closed')
})
