import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ids, openShop, type Shop } from '../attacks/attack-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.query(
    `update public.orders set status = 'pending', payment_method = 'bank_transfer', paid_amount = 0 where id = $1`,
    [ids.customerOrder],
  )
})
afterAll(() => shop.close())

const PNG = new Blob([Buffer.from('89504e470d0a1a0a', 'hex')], { type: 'image/png' })
const sweep = async (apikey = shop.stack.keys.secret) =>
  shop.send('POST', '/functions/v1/sweep-files', { headers: { apikey } })
const names = async () =>
  (await shop.query<{ name: string }>(`select name from storage.objects order by name`)).map(
    ({ name }) => name,
  )

/** Uploads a proof of payment as the browser does; its path. */
async function upload(): Promise<string> {
  const path = `${ids.customerOrder}/${randomUUID()}.png`
  const answer = await shop.send('POST', `/storage/v1/object/payment-proofs/${path}`, {
    as: shop.customer,
    body: PNG,
  })
  if (answer.status !== 200) throw new Error(answer.text)
  return path
}
const yesterday = () => shop.query(`update storage.objects set created_at = now() - interval '25 hours'`)

test('deletes what was uploaded a day ago and not handed in, and nothing else', async () => {
  const before = await names()
  const [kept, left] = [await upload(), await upload()]
  expect((await shop.rpc('add_payment_proof', { path: kept }, shop.customer)).status).toBe(204)
  await yesterday()
  const fresh = await upload()
  expect(await names()).toEqual([...before, kept, left, fresh].toSorted())

  expect((await sweep()).body).toEqual({ deleted: 1 })
  expect(await names()).toEqual([...before, kept, fresh].toSorted())
  expect((await sweep()).body).toEqual({ deleted: 0 })
})

test('is not for visitors', async () => {
  expect((await sweep(shop.stack.keys.publishable)).status).toBe(401)
  expect((await shop.send('GET', '/functions/v1/sweep-files')).status).toBe(405)
  expect((await shop.rpc('unclaimed_files', {}, shop.admin)).status).toBe(403)
})
