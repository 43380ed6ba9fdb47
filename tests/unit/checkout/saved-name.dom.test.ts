import { beforeEach, expect, it, vi } from 'vitest'
import type { Profile } from '@/auth/queries'
import { saveAddressMutation } from '@/checkout/mutations'
import type { CheckoutValues } from '@/checkout/schema'
import { GUEST } from './checkout-shop'

const SALMA = '00000000-0000-4000-8000-000000000901'
const PROFILE: Profile = {
  ...{ display_name: 'contact dar99', email: 'contact.dar99@shop.test', language: 'fr', phone: '' },
  ...{ address: '', district: '', landmark: '', city: '', region: '', postal_code: '', country: '' },
}

const LONG = 'S'.repeat(80)

let saved: Partial<Profile>
beforeEach(() => {
  vi.stubGlobal('fetch', (_input: RequestInfo | URL, init?: RequestInit) => {
    saved = JSON.parse(init?.body as string) as Partial<Profile>
    return Promise.resolve(Response.json({ user_id: SALMA }))
  })
})

it.each<[string, Partial<Profile>, Partial<CheckoutValues>, string | undefined]>([
  ['is that of an account which has none', {}, {}, 'Salma Idrissi'],
  ['leaves one that was given', { display_name: 'Dar Lamté' }, {}, undefined],
  ['of a gift is that of another person', {}, { isGift: true }, undefined],
  ['that is too long for an account stays out', {}, { firstName: LONG, lastName: LONG }, undefined],
])('the name of an order whose address is saved %s', async (_, profile, values, name) => {
  const { mutationFn } = saveAddressMutation(SALMA, { ...PROFILE, ...profile })
  const order = { ...GUEST, lastName: 'Idrissi', ...values }
  await mutationFn?.(order, undefined as never)
  expect(saved).toMatchObject({ address: '12, derb Lamté', phone: '+212612345678' })
  expect(saved.display_name).toBe(name)
})
