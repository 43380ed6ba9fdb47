import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, ids, openShop } from './attack-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/**
 * The functions that open tabs of earlier builds and rolled-back builds call. Lines are added, never changed: a
 * changed function is a new function next to the old one.
 */
const RELEASED: Readonly<Record<string, { readonly takes: string; readonly answers: string }>> = {
  cancel_order: { takes: 'order_id uuid', answers: 'void' },
  catalog_facets: {
    takes: 'search text?, city text?, category text?, min_price numeric?, max_price numeric?',
    answers: 'jsonb',
  },
  delete_account: { takes: 'confirmation text', answers: 'void' },
  list_products: {
    takes:
      'search text?, city text?, category text?, min_price numeric?, max_price numeric?, sort text?, cursor jsonb?, page_size integer?, similar_to uuid?',
    answers:
      'id uuid, name_en text, name_fr text, name_ar text, price numeric, compare_at_price numeric, image_url text, image_color text, hover_image_url text, stock_quantity integer, has_variations boolean, city text, category_id uuid, categories jsonb, created_at timestamp with time zone, next_cursor jsonb',
  },
  log_search_miss: { takes: 'query text, language language', answers: 'void' },
  place_order: {
    takes:
      'idempotency_key uuid, items jsonb, expected_total numeric, payment_method payment_method, language language, contact jsonb, notes text?',
    answers: 'jsonb',
  },
  quote_order: { takes: 'items jsonb, country text?', answers: 'jsonb' },
  report_telemetry: { takes: 'report text', answers: 'void' },
  save_cart: { takes: 'items jsonb', answers: 'void' },
  send_contact_message: {
    takes: 'name text, email text, subject text, message text, language language?, website text?',
    answers: 'void',
  },
  subscribe_newsletter: { takes: 'email text, language language?', answers: 'void' },
  track_order: { takes: 'token text', answers: 'jsonb' },
}

type Signature = { arguments: string; result: string }

const parts = (list: string) => list.split(', ').filter((part) => part !== '')
/** `notes text DEFAULT ''::text` as `notes text?`. */
const marked = (argument: string) => argument.replace(/ DEFAULT .*$/, '?')

/** What a caller of the released function depends on and no longer exists. */
function missing(name: string, now: Signature | undefined): string[] {
  const released = RELEASED[name]
  if (released === undefined) return []
  if (now === undefined) return ['the function']
  const takes = parts(now.arguments).map(marked)
  const answers = parts(now.result.replace(/^TABLE\((.*)\)$/, '$1'))
  const names = parts(released.takes).map((part) => part.split(' ')[0])
  return [
    ...parts(released.takes).filter((part) => !takes.includes(part) && !takes.includes(`${part}?`)),
    ...takes.filter((part) => !part.endsWith('?') && !names.includes(part.split(' ')[0])),
    ...parts(released.answers).filter((part) => !answers.includes(part)),
  ]
}

const signatures = async () =>
  new Map(
    (
      await shop.query<Signature & { name: string }>(
        `select proname as name, pg_get_function_arguments(oid) as arguments, pg_get_function_result(oid) as result
         from pg_proc where pronamespace = 'public'::regnamespace`,
      )
    ).map((row) => [row.name, row]),
  )

test('68 a tab with an earlier build continues to work: its functions still exist', async () => {
  const now = await signatures()
  for (const name of Object.keys(RELEASED)) expect(missing(name, now.get(name)), name).toEqual([])
  const quote = await shop.rpc('quote_order', { items: [{ product_id: ids.bowl, quantity: 2 }] })
  expect(quote.body).toMatchObject({ subtotal: 200, delivery_fee: 0, total_amount: 200, currency: 'MAD' })
})

test('68 the comparison detects changes that would break such a tab', () => {
  const { takes, answers } = RELEASED.quote_order ?? { takes: '', answers: '' }
  expect(missing('quote_order', { arguments: takes.replaceAll('?', ' DEFAULT 1'), result: answers })).toEqual(
    [],
  )
  expect(missing('quote_order', undefined)).toEqual(['the function'])
  expect(missing('quote_order', { arguments: 'items jsonb', result: 'jsonb' })).toEqual(['country text?'])
  expect(
    missing('quote_order', { arguments: 'items jsonb, country text DEFAULT 1, token text', result: 'jsonb' }),
  ).toEqual(['token text'])
  expect(missing('track_order', { arguments: 'token text', result: 'text' })).toEqual(['jsonb'])
})
