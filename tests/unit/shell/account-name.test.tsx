import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { AuthUser } from '@/lib/supabase'
import { AccountName } from '@/shell/account-name'
import { renderInShop } from '../../render'

const account = (user_metadata: object) =>
  ({ id: 'salma', email: 'salma.idrissi91@shop.test', user_metadata }) as unknown as AuthUser
const profile = (display_name: string) => () => Promise.resolve(Response.json({ display_name }))
const unread = () => new Promise<Response>(() => undefined)
const GOOGLE = { full_name: 'Salma Idrissi', name: 'Salma Idrissi' }

it.each([
  ['that of the profile, changed since', { display_name: 'Salma' }, profile('S. Idrissi'), 'S. Idrissi'],
  ['that of the profile of an account of Google', GOOGLE, profile('Salma Idrissi'), 'Salma Idrissi'],
  ['that of the sign-up until the profile has been read', { display_name: ' Salma ' }, unread, 'Salma'],
  ['that of Google until the profile has been read', GOOGLE, unread, 'Salma Idrissi'],
  ['else the first part of the address', { display_name: 'Salma' }, profile(''), 'salma.idrissi91'],
])('the name of an account is %s', async (_, metadata, answer, name) => {
  vi.stubGlobal('fetch', answer)
  renderInShop(<AccountName user={account(metadata)} />)
  expect(await screen.findByText(name)).toBeVisible()
})
