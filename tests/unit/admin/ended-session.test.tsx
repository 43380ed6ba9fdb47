import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Component as AdminLayout } from '@/admin/admin-layout'
import { FormDialog } from '@/admin/form-dialog'
import { TextField } from '@/admin/form-fields'
import { Component as NewOrderPage } from '@/admin/orders/draft/new-order-page'
import { AuthProvider } from '@/auth/auth-context'
import { CartProvider } from '@/cart/cart-context'
import { LanguageProvider } from '@/i18n/language-context'
import { supabase } from '@/lib/supabase'

const SHOP = { site_name: 'Dar', whatsapp_number: '', tax_rate: null }
const MOROCCO = { country: 'morocco', fee: 15, free_from: null, min_days: 1, max_days: 2 }
const BOWL = {
  ...{ id: 'bowl', name_en: 'Bowl', name_fr: 'Bol', name_ar: 'وعاء', price: 100, image_url: null },
  ...{ is_active: true, product_variations: [], stock_units: [{ variation_ids: [], quantity: 9 }] },
}
const DRAFT = {
  ...{ id: 'draft', token: 'token', revision: 3, source: 'phone', language: 'fr', notes: '' },
  contact: {
    ...{ first_name: 'Amina', last_name: '', email: '', phone: '0612345678', address: '1 rue', city: 'Fez' },
    ...{ district: '', landmark: '', region: '', postal_code: '', country: 'morocco' },
  },
  items: [{ product_id: 'bowl', variation_ids: [], quantity: 1 }],
  ...{ delivery_fee: null, discount_amount: 0, discount_reason: '', payment_method: 'cash_on_delivery' },
  ...{ order_id: null, expires_at: new Date(Date.now() + 7 * 86_400_000).toISOString() },
}

const sessionOf = (id: string) => ({
  ...{ access_token: `token of ${id}`, refresh_token: `refresh of ${id}`, token_type: 'bearer' },
  ...{ expires_in: 3600, expires_at: Math.round(Date.now() / 1000) + 3600 },
  user: { id, email: `${id}@mcg.example` },
})
/** Of the accounts by their id. */
let roles: Record<string, string>
/** Auth has revoked the session: its tokens are refused. */
let isRevoked: boolean
/** Requests for data of the shop's team that were sent without a session. */
let anonymous: string[]
let stored: unknown[]

// Its code takes a while.
beforeAll(async () => void (await supabase()))
beforeEach(() => {
  roles = { salma: 'admin', omar: 'admin', nadia: 'customer' }
  isRevoked = false
  anonymous = []
  stored = []
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() },
  }))
  vi.stubGlobal('fetch', (address: URL | string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(address), 'http://shop.test')
    const name = pathname.split('/').at(-1) ?? ''
    if (pathname.startsWith('/auth/')) {
      return Promise.resolve(
        isRevoked && name === 'token'
          ? Response.json({ code: 'refresh_token_not_found', message: 'revoked' }, { status: 400 })
          : Response.json({}),
      )
    }
    const token = new Headers(init?.headers).get('authorization') ?? ''
    if (name !== 'shop_settings' && name !== 'delivery_rates' && !token.startsWith('Bearer token of ')) {
      anonymous.push(name)
    }
    if (name === 'profiles') {
      const id = searchParams.get('user_id')?.replace('eq.', '') ?? ''
      return Promise.resolve(Response.json({ role: roles[id] }))
    }
    if (name === 'save_order_draft') {
      if (isRevoked) return Promise.resolve(Response.json({ message: 'JWT invalid' }, { status: 401 }))
      stored.push(JSON.parse(init?.body as string))
      return Promise.resolve(
        Response.json({ id: 'draft', token: 'token', revision: 4, quote: { total_amount: 115 } }),
      )
    }
    const rows: Record<string, unknown> = {
      ...{ shop_settings: [SHOP], delivery_rates: [MOROCCO], products: [BOWL] },
      order_drafts: searchParams.has('id') ? [DRAFT] : [],
    }
    return Promise.resolve(Response.json(rows[name] ?? []))
  })
})

function Note() {
  const [open, setOpen] = useState(false)
  const form = useForm({ defaultValues: { text: '' } })
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Write
      </button>
      {open && (
        <FormDialog
          form={form}
          title="Note"
          pending={false}
          onSubmit={() => undefined}
          onClose={() => setOpen(false)}
        >
          <TextField name="text" label="Text" />
        </FormDialog>
      )}
    </>
  )
}

function open(path: string) {
  localStorage.setItem('mcg-session', JSON.stringify(sessionOf('salma')))
  history.replaceState(null, '', path)
  const pages = [
    { path: 'orders/new', Component: NewOrderPage },
    { path: 'note', Component: Note },
  ]
  const router = createMemoryRouter(
    [
      { path: '/admin', Component: AdminLayout, children: pages },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [path] },
  )
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <AuthProvider>
          <CartProvider>
            <RouterProvider router={router} />
          </CartProvider>
        </AuthProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return queryClient
}
const typeName = async () => userEvent.type(await screen.findByLabelText('First name'), ' B')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and get the link' }))

/** What a sign-out in another tab does here. */
async function signOutElsewhere() {
  localStorage.removeItem('mcg-session')
  await act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'mcg-session' }))
    return Promise.resolve()
  })
}
/** What a sign-in in another tab does here. */
function signInElsewhere(id: string) {
  const session = sessionOf(id)
  localStorage.setItem('mcg-session', JSON.stringify(session))
  const otherTab = new BroadcastChannel('mcg-session')
  otherTab.postMessage({ event: 'SIGNED_IN', session })
  otherTab.close()
}
const cover = () => screen.findByRole('alertdialog', { name: 'Your session has ended' })
const isUncovered = () => vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

describe('a session that ends elsewhere', () => {
  it('covers what was typed until the same admin is back', async () => {
    open('/admin/orders/new?draft=draft')
    await typeName()
    const field = screen.getByLabelText('First name')
    await signOutElsewhere()
    const signIn = within(await cover()).getByRole('link', { name: /^Sign in/ })
    expect(signIn).toHaveAttribute('href', '/auth?next=%2Fadmin')
    expect(signIn).toHaveAttribute('target', '_blank')
    expect(field.closest('[inert]')).not.toBeNull()
    // The screen is not read anew by a visitor, who sees no draft.
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await userEvent.keyboard('{Control>}k{/Control}')
    signInElsewhere('salma')
    await isUncovered()
    expect(anonymous).toEqual([])
    expect(screen.getByLabelText('First name')).toBe(field)
    expect(field).toHaveValue('Amina B')
    expect(field.closest('[inert]')).toBeNull()
    // No palette had opened underneath.
    expect(screen.queryByRole('dialog')).toBeNull()
    await save()
    await vi.waitFor(() =>
      expect(stored).toMatchObject([{ content: { contact: { first_name: 'Amina B' } } }]),
    )
  })

  it('keeps what is saved at the moment when Auth refuses the session', async () => {
    open('/admin/orders/new?draft=draft')
    await typeName()
    isRevoked = true
    await save()
    await cover()
    isRevoked = false
    signInElsewhere('salma')
    await isUncovered()
    await save()
    await vi.waitFor(() =>
      expect(stored).toMatchObject([{ content: { contact: { first_name: 'Amina B' } } }]),
    )
  })

  it('keeps a dialog, which neither the focus nor the keys of the cover close', async () => {
    open('/admin/note')
    await userEvent.click(await screen.findByRole('button', { name: 'Write' }))
    await userEvent.type(screen.getByLabelText('Text'), 'Call on Monday')
    await signOutElsewhere()
    await userEvent.click(await cover())
    await userEvent.keyboard('{Escape}')
    signInElsewhere('salma')
    await isUncovered()
    expect(screen.getByLabelText('Text')).toHaveValue('Call on Monday')
    expect(screen.getByLabelText('Text')).toHaveFocus()
  })

  it.each(['omar', 'nadia'])('shows nothing of it to %s, who signs in instead', async (other) => {
    const queryClient = open('/admin/orders/new?draft=draft')
    await typeName()
    await signOutElsewhere()
    await cover()
    signInElsewhere(other)
    await isUncovered()
    if (other === 'nadia') expect(await screen.findByText('Access denied')).toBeVisible()
    else expect(await screen.findByLabelText('First name')).toHaveValue('Amina')
    expect(screen.queryByDisplayValue(/Amina B/)).toBeNull()
    expect(queryClient.getQueryData(['auth', 'role', 'salma'])).toBeUndefined()
  })

  it('closes the screen of a person who is no longer an admin', async () => {
    open('/admin/orders/new?draft=draft')
    await typeName()
    await signOutElsewhere()
    await cover()
    roles.salma = 'customer'
    signInElsewhere('salma')
    expect(await screen.findByText('Access denied')).toBeVisible()
    expect(screen.queryByLabelText('First name')).toBeNull()
  })

  it('closes a screen that is shown again from the back/forward cache, where no event had reached it', async () => {
    open('/admin/orders/new?draft=draft')
    await screen.findByLabelText('First name')
    const show = (persisted: boolean) =>
      act(() => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
        return Promise.resolve()
      })
    await show(true)
    expect(screen.getByLabelText('First name')).toBeVisible()
    localStorage.removeItem('mcg-session')
    await show(true)
    expect(await screen.findByText('Access denied')).toBeVisible()
    expect(screen.queryByLabelText('First name')).toBeNull()
  })

  it('closes a screen where nothing was typed, with its data', async () => {
    const queryClient = open('/admin/orders/new?draft=draft')
    await screen.findByLabelText('First name')
    await signOutElsewhere()
    expect(await screen.findByText('Access denied')).toBeVisible()
    const read = queryClient.getQueryCache().getAll()
    expect(
      read.filter(({ queryKey, state }) => queryKey[0] !== 'settings' && state.data !== undefined),
    ).toEqual([])
  })
})

describe('a sign-out in this tab', () => {
  it('asks first where something is unsaved, and closes the screen', async () => {
    open('/admin/orders/new?draft=draft')
    await typeName()
    const signOut = () => userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    await signOut()
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await isUncovered()
    expect(screen.getByLabelText('First name')).toHaveValue('Amina B')
    await signOut()
    const again = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(again.getByRole('button', { name: 'Logout' }))
    expect(await screen.findByText('Elsewhere')).toBeVisible()
    expect(localStorage.getItem('mcg-session')).toBeNull()
  })
})
