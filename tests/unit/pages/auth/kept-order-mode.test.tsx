import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadArea } from '@/i18n/catalogues'
import { Component as AuthPage } from '@/pages/auth-page'
import { paths } from '@/paths'
import { renderInShop } from '../../../render'

beforeAll(() => Promise.all([loadArea('account'), loadArea('deferred')]))

it.each([
  ['Create account', 'for an order that is to be kept in an account', paths.keepOrders('token'), true],
  ['Sign in', 'for that while no accounts can be created', paths.keepOrders('token'), false],
  ['Sign in', 'for the account', paths.account(), true],
])('“%s” opens %s', async (heading, _, next, enable_registration) => {
  const shop = { site_name: 'Dar', enable_registration, enable_google_auth: false, contact_email: '' }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(shop)))
  renderInShop(
    <Suspense>
      <AuthPage />
    </Suspense>,
    { path: paths.auth(next) },
  )
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading)
})
