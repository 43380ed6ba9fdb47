import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import type { AuthUser } from '@/lib/supabase'
import { SecuritySection } from '@/pages/account/security-section'
import { renderInShop } from '../../../render'

beforeAll(() => Promise.all((['account', 'deferred'] as const).map(loadArea)))
afterEach(() => vi.unstubAllGlobals())

const email = 'Salma@shop.example'

it('an account of Google is offered its first password once, then a change of it and of its address', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ email })))
  const google = { id: 'user', email, identities: [{ provider: 'google' }], user_metadata: {} }
  const { unmount } = renderInShop(<SecuritySection user={google as unknown as AuthUser} />)
  expect(await screen.findByRole('heading', { name: 'Set a password' })).toBeVisible()
  expect(screen.queryByLabelText('New email')).toBeNull()
  unmount()
  const user = { ...google, user_metadata: { has_password: true } }
  renderInShop(<SecuritySection user={user as unknown as AuthUser} />)
  expect(await screen.findByRole('heading', { name: 'Change password' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^New email/ })).toBeVisible()
})

it('the link to a first password is announced where its button was', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ email })))
  const google = { id: 'user', email, identities: [{ provider: 'google' }], user_metadata: {} }
  renderInShop(<SecuritySection user={google as unknown as AuthUser} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Send link' }))
  expect(await screen.findByText(/We have sent/)).toHaveFocus()
})

it('an account is deleted when its address is pasted with marks around it', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ email })))
  renderInShop(<SecuritySection user={{ id: 'user', email } as AuthUser} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const button = dialog.getByRole('button', { name: 'Delete permanently' })
  const field = dialog.getByRole('textbox')
  await userEvent.type(field, 'salma@shop.exampl')
  expect(button).toBeDisabled()
  await userEvent.clear(field)
  await userEvent.type(field, '\u202Asalma@shop.example\u202C\u200B')
  expect(button).toBeEnabled()
})
