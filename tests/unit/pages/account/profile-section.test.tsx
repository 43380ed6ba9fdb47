import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveProfile } from '@/auth/account-actions'
import { authQueries, type Profile } from '@/auth/queries'
import { loadArea } from '@/i18n/catalogues'
import { LanguageProvider } from '@/i18n/language-context'
import { ProfileSection } from '@/pages/account/profile-section'

beforeAll(() => Promise.all((['account', 'ordering', 'deferred'] as const).map(loadArea)))

const USER = '00000000-0000-4000-8000-000000000001'
const BEFORE: Profile = {
  ...{ display_name: 'Salma', email: 'salma@shop.test', phone: '+212612345678', address: '', district: '' },
  ...{ landmark: '', city: '', region: '', postal_code: '', country: '', language: 'en' },
}

/** What the account has by now, and what was sent to be saved. */
let stored: Profile
let sent: unknown[]
beforeEach(() => {
  stored = BEFORE
  sent = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (!pathname.endsWith('/profiles')) return Promise.resolve(Response.json([]))
    if (init?.method === 'PATCH') {
      const changes = JSON.parse(init.body as string) as Partial<Profile>
      sent.push(changes)
      stored = { ...stored, ...changes }
      return Promise.resolve(Response.json({ user_id: USER }))
    }
    return Promise.resolve(Response.json(stored))
  })
})

/** Opens the form while this is what was read of the profile before. */
function open(read: Profile) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(authQueries.profile(USER).queryKey, read)
  return render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <MemoryRouter>
          <ProfileSection userId={USER} />
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  )
}

// Both are named optional.
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(`${label} (optional)`)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
async function save() {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sessionStorage.getItem('mcg-forms')).toBeNull()
}

describe('a number that the checkout has saved since the profile was read', () => {
  it('is shown, and a changed name leaves it', async () => {
    stored = { ...BEFORE, phone: '+212661234567' }
    open(BEFORE)
    await expect.poll(() => field('Phone').value).toBe('+212661234567')
    type('Display name', 'Salma Idrissi')
    await save()
    expect(sent).toEqual([{ display_name: 'Salma Idrissi' }])
    expect(field('Phone').value).toBe('+212661234567')
  })

  it('arrives while a name is typed, which stays', async () => {
    stored = { ...BEFORE, phone: '+212661234567' }
    open(BEFORE)
    type('Display name', 'Salma Idrissi')
    await expect.poll(() => field('Phone').value).toBe('+212661234567')
    expect(field('Display name').value).toBe('Salma Idrissi')
  })

  it('is not replaced by that of an edit which was begun before', async () => {
    const { unmount } = open(BEFORE)
    type('Display name', 'Salma Idrissi')
    unmount()
    stored = { ...BEFORE, phone: '+212661234567' }
    open(stored)
    await expect.poll(() => field('Display name').value).toBe('Salma Idrissi')
    expect(field('Phone').value).toBe('+212661234567')
    await save()
    expect(sent).toEqual([{ display_name: 'Salma Idrissi' }])
  })
})

it('a number that is typed is saved', async () => {
  open(BEFORE)
  type('Phone', '06 61 23 45 67')
  await save()
  expect(sent).toEqual([{ phone: '+212661234567' }])
  expect(field('Phone').value).toBe('+212661234567')
})

it('nothing is sent when nothing was changed', async () => {
  await saveProfile(USER, {})
  expect(sent).toEqual([])
})
