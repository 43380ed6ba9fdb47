import { describe, expect, test } from 'vitest'
import { addressLines } from '@/admin/orders/order-text'
import { chatMessage, occasionsOf, phoneDigits } from '@/admin/orders/chat-messages'
import { OCCASIONS } from '@/admin/templates/default-texts'
import { readOrderFilters } from '@/admin/orders/order-filters'
import { ago, shortAge, waitOf } from '@/admin/orders/age'
import { nextStep } from '@/admin/orders/order-actions'
import { orderExportRows } from '@/admin/orders/order-export'
import { noteSchema } from '@/admin/orders/order-cards'
import { collection } from '@/admin/orders/collection'
import { confirmationFor, piecesTaken } from '@/admin/orders/status-change'
import { parseTrackingLines } from '@/admin/orders/tracking-dialog'
import { paramsOfView, savedQuery, type View, viewOf } from '@/admin/orders/views'
import { LANGUAGES } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { en } from '@/i18n/messages/shop/en'
import { en as deferred } from '@/i18n/messages/deferred/en'
import { en as analyticsEn } from '@/i18n/messages/admin/analytics/en'
import { en as paymentsEn } from '@/i18n/messages/admin/payments/en'
import { en as ordersEn } from '@/i18n/messages/admin/orders/en'
import { en as orderingEn } from '@/i18n/messages/ordering/en'

const catalogues = import.meta.glob<Record<string, Record<string, string>>>('/src/i18n/messages/**/*.ts', {
  eager: true,
})

const filters = (query: string) => readOrderFilters(new URLSearchParams(query))

describe('the filters of an address', () => {
  test('what is written there is what is requested', () => {
    expect(
      filters(
        'q= 06 12 &status=shipped&from=2026-11-01&to=2026-11-30&sort=oldest&delivery=refused&courier=60000000-0000-4000-8000-000000000001',
      ),
    ).toEqual({
      search: '06 12',
      status: 'shipped',
      from: '2026-11-01',
      to: '2026-11-30',
      sort: 'oldest',
      payment: null,
      delivery: 'refused',
      courier: '60000000-0000-4000-8000-000000000001',
    })
  })

  test.each([
    'status=lost',
    'from=2026-13-01',
    'to=2026-02-30',
    'from=yesterday',
    'from=0000-01-01&to=1999-12-31',
    'sort=price',
    'payment=stolen',
    'delivery=lost',
    'courier=1',
    '',
  ])('what cannot be meant is left out: %s', (query) => {
    expect(filters(query)).toEqual({
      search: '',
      status: null,
      payment: null,
      delivery: null,
      courier: null,
      from: '',
      to: '',
      sort: 'newest',
    })
  })
})

describe('views', () => {
  const target = (view: View, query: string) =>
    paramsOfView(view, new URLSearchParams(query), filters(query)).toString()

  test.each([
    ['', 'all'],
    ['status=pending', 'pending'],
    ['payment=to_refund', 'to_refund'],
    ['delivery=coming_back', 'coming_back'],
    ['delivery=on_the_way', 'all'],
    // Of the orders on their way.
    ['status=shipped&delivery=coming_back', 'shipped'],
    ['payment=due', 'all'],
  ])('“%s” is the view %s', (query, view) => {
    expect(viewOf(filters(query))).toBe(view)
  })

  test('a view keeps the search and the filters, and drops what another view consists of', () => {
    expect(target('processing', 'q=fez&status=pending&payment=paid&page=3&after=x~y')).toBe(
      'q=fez&payment=paid&status=processing',
    )
    expect(target('pending', 'q=fez&payment=to_refund')).toBe('q=fez&status=pending')
    expect(target('all', 'delivery=coming_back&courier=x')).toBe('courier=x')
    expect(target('coming_back', 'payment=to_refund')).toBe('delivery=coming_back')
  })

  test('what is saved is written alike, without the page', () => {
    expect(savedQuery(new URLSearchParams('sort=oldest&page=2&q=fez&after=x~y&other=1&status='))).toBe(
      'q=fez&sort=oldest',
    )
  })
})

describe('ages', () => {
  const now = Date.parse('2026-11-23T12:00:00Z')
  const since = (hours: number) => new Date(now - hours * 3_600_000).toISOString()

  test.each([
    ['pending', null, 3.9, 'fresh'],
    ['pending', null, 4, 'waiting'],
    ['pending', null, 24, 'late'],
    ['processing', null, 23, 'fresh'],
    ['processing', null, 50, 'late'],
    ['shipped', null, 100, 'waiting'],
    ['shipped', 'refused', 71, 'fresh'],
    ['shipped', 'refused', 168, 'late'],
    ['delivered', null, 9999, null],
    ['cancelled', 'refused', 9999, null],
  ] as const)('%s (%s) for %d hours: %s', (status, failure, hours, wait) => {
    expect(waitOf({ status, status_at: since(hours), delivery_failure: failure }, now)).toBe(wait)
  })

  test.each([
    [0.5, '30 min', '30 minutes ago'],
    [3, '3 hr', '3 hours ago'],
    [49, '2 days', '2 days ago'],
  ])('%d hours are “%s”', (hours, short, long) => {
    expect(shortAge(since(hours), 'en', now)).toBe(short)
    expect(ago(since(hours), 'en', now)).toBe(long)
  })
})

describe('the next step of an order', () => {
  const order = {
    status: 'pending',
    payment_method: 'cash_on_delivery',
    amount_due: 100,
    amount_to_refund: 0,
    refunding_amount: 0,
    delivery_failure: null,
  } as const

  test.each([
    [{}, 'call'],
    [{ payment_method: 'bank_transfer' }, 'record'],
    [{ payment_method: 'card', amount_due: 0 }, 'prepare'],
    // Money that was paid in excess waits until the parcel is out.
    [{ payment_method: 'card', amount_due: 0, amount_to_refund: 5 }, 'prepare'],
    [{ status: 'processing' }, 'ship'],
    [{ status: 'shipped' }, 'deliver'],
    [{ status: 'shipped', delivery_failure: 'unreachable' }, 'return'],
    [{ status: 'delivered', amount_due: 0 }, null],
    [{ status: 'delivered', amount_due: 0, amount_to_refund: 5 }, 'refund'],
    [{ status: 'cancelled', amount_to_refund: 100 }, 'refund'],
    [{ status: 'cancelled', amount_to_refund: 100, refunding_amount: 100 }, null],
  ] as const)('%j: %s', (facts, step) => {
    expect(nextStep({ ...order, ...facts })).toBe(step)
  })
})

describe('a phone number for WhatsApp', () => {
  test.each([
    ['+212612345678', 'morocco', '212612345678'],
    ['06 12 34 56 78', 'morocco', '212612345678'],
    ['00212 612-345678', 'morocco', '212612345678'],
    ['+212 (0)6 12 34 56 78', 'morocco', '212612345678'],
    ['212612345678', 'morocco', '212612345678'],
    ['+447911123456', 'morocco', '447911123456'],
    ['07911 123456', 'uk', '447911123456'],
    ['612345678', 'spain', '34612345678'],
    ['(212) 555-0123', 'usa', '12125550123'],
    ['1 212 555 0123', 'usa', '12125550123'],
  ])('%s in %s', (phone, country, digits) => {
    expect(phoneDigits(phone, country)).toBe(digits)
  })

  test.each(['', '12', 'none'])('is none without digits: "%s"', (phone) => {
    expect(phoneDigits(phone, 'morocco')).toBeNull()
  })
})

describe('parcels’ numbers that were pasted', () => {
  test('spreadsheets, lists and hand-written lines', () => {
    const { lines, unread } = parseTrackingLines(
      'MCG-7K2M9QXT\tLB123456789MA\r\n\nmcg-abcdefgh, AM 12 34\n"MCG-23456789";"X1"\nMCG-7K2M9QXT LAST',
    )
    expect(unread).toEqual([])
    expect(lines).toEqual([
      { orderNumber: 'MCG-7K2M9QXT', trackingNumber: 'LAST' },
      { orderNumber: 'MCG-ABCDEFGH', trackingNumber: 'AM 12 34' },
      { orderNumber: 'MCG-23456789', trackingNumber: 'X1' },
    ])
  })

  test('what cannot be read is given back', () => {
    const wrong = ['Order Tracking', 'MCG-7K2M9QXT', 'MCG-0OI12345 LB1', `MCG-7K2M9QXT ${'9'.repeat(81)}`]
    expect(parseTrackingLines(wrong.join('\n'))).toEqual({ lines: [], unread: wrong, further: [] })
  })

  test('what was copied along with the numbers is not part of them', () => {
    expect(parseTrackingLines('\uFEFF\u202AMCG\u20117K2M9QXT\u202C\u00A0\u2066LB\u0661\u2069').lines).toEqual(
      [{ orderNumber: 'MCG-7K2M9QXT', trackingNumber: 'LB1' }],
    )
  })
})

test('messages are in the language of the order and name what they are about', () => {
  for (const language of LANGUAGES) {
    for (const occasion of OCCASIONS) {
      const text = chatMessage(
        occasion,
        {
          language,
          order_number: 'MCG-7K2M9QXT',
          contact_name: 'Salma Idrissi',
          total_amount: 480,
          city: 'Fez',
          tracking_number: 'LB123456789MA',
        },
        'The Gallery',
        'https://shop.example/track/abc',
      )
      expect(text).toContain('MCG-7K2M9QXT')
      expect(text).toContain('Salma Idrissi')
      expect(text).toContain('The Gallery')
      expect(text.includes('https://shop.example/track/abc')).toBe(
        ['confirm', 'prepare', 'ship', 'ready'].includes(occasion),
      )
      expect(text.includes('LB123456789MA')).toBe(occasion === 'ship')
      expect(/[\u0600-\u06FF]/.test(text)).toBe(language === 'ar')
    }
  }
})

test('an order that is picked up is neither on its way nor delivered', () => {
  expect(occasionsOf(false)).toMatchObject({ processing: 'prepare', shipped: 'ship', delivered: 'deliver' })
  expect(Object.values(occasionsOf(true))).toEqual(['confirm', 'prepare', 'ready', 'collected', 'cancel'])
  expect(occasionsOf(true)).toMatchObject({ shipped: 'ready', delivered: 'collected' })
})

test('a message about a parcel without a number has no gap', () => {
  const order = {
    language: 'en' as const,
    order_number: 'MCG-7K2M9QXT',
    contact_name: 'Salma Idrissi',
    total_amount: 480,
    city: 'Fez',
    tracking_number: '',
  }
  expect(chatMessage('ship', order, 'The Gallery', 'L')).toBe(
    'Hello Salma Idrissi, this is The Gallery. Your order MCG-7K2M9QXT is on its way. You can follow it here: L',
  )
})

test('an address has no empty lines', () => {
  const address = {
    contact_name: 'Salma Idrissi',
    address: '12, derb Lamté',
    district: '',
    landmark: '',
    postal_code: '',
    region: '',
    city: 'Fez',
    country: 'morocco',
  }
  expect(addressLines(address)).toEqual(['Salma Idrissi', '12, derb Lamté', 'Fez'])
  expect(addressLines({ ...address, postal_code: '30000' }).at(-1)).toBe('30000 Fez')
  const british = { ...address, city: 'London', postal_code: 'SW1A 1AA', country: 'uk' }
  expect(addressLines(british).at(-1)).toBe('London SW1A 1AA')
})

test('notes keep what the database would refuse out', () => {
  expect(noteSchema.safeParse({ body: '  \n ' }).success).toBe(false)
  expect(noteSchema.safeParse({ body: 'x'.repeat(2001) }).success).toBe(false)
  expect(noteSchema.parse({ body: ' two\nlines ' })).toEqual({ body: 'two\nlines' })
})

test.each(LANGUAGES)('a file has no two columns of the same name: %s', (language) => {
  const texts = Object.values(catalogues).flatMap((module) => Object.entries(module[language] ?? {}))
  const words = createTranslator(language, Object.fromEntries(texts))
  const [headings = []] = orderExportRows([], words, language)
  expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([])
})

test('a file has a row for each order under its headings', () => {
  const words = createTranslator('en', {
    ...en,
    ...deferred,
    ...ordersEn,
    ...orderingEn,
    ...paymentsEn,
    ...analyticsEn,
  })
  const [headings = [], row = []] = orderExportRows(
    [
      {
        id: '1',
        order_number: 'MCG-7K2M9QXT',
        status: 'shipped',
        total_amount: 465.5,
        currency: 'MAD',
        payment_method: 'bank_transfer',
        payment_status: 'pending',
        paid_amount: 200,
        refunded_amount: 0,
        revenue: 465.5,
        amount_due: 265.5,
        amount_to_refund: 0,
        refunding_amount: 0,
        language: 'ar',
        delivery_failure: null,
        status_at: '2026-11-02T09:00:00Z',
        contact_name: '=HYPERLINK("x")',
        contact_email: 'salma@mcg.example',
        phone: '+212612345678',
        region: '',
        city: 'Fez',
        country: 'morocco',
        tracking_number: 'LB1',
        created_at: '2026-11-21T12:00:00Z',
        note_count: 0,
        proof_count: 0,
        payment_due_at: null,
        next_cursor: null,
        items: [
          {
            id: 'a',
            product_id: 'p',
            quantity: 2,
            ...{ restocked_quantity: 0, written_off_quantity: 0, discarded_quantity: 0 },
            unit_price: 255.25,
            name_en: 'Lantern',
            name_fr: 'Lanterne',
            name_ar: 'فانوس',
            image_url: null,
            selected_variations: { color: 'Blue', size: 'Large' },
          },
        ],
        address: '12, derb Lamté',
        district: '',
        landmark: '',
        postal_code: '',
        subtotal: 510.5,
        delivery_fee: 0,
        gift_fee: 15,
        discount_amount: 60,
        tax_amount: 77.58,
        notes: '',
        is_pickup: true,
        gift_message: 'For Lina',
      },
    ],
    words,
    'en',
  )
  expect(row).toHaveLength(headings.length)
  const cell = (heading: string) => row[headings.indexOf(heading)]
  expect(cell('Order number')).toBe('MCG-7K2M9QXT')
  expect(cell('Items')).toBe('2 × Lantern (Blue, Large)')
  expect(cell('Pieces')).toBe(2)
  // A plus sign in front would need an apostrophe against formulas.
  expect(row).toContain('0612345678')
  const parts = ['Subtotal', 'Delivery', 'Gift wrapping', 'Discount']
  expect([...parts, 'Total', 'of which VAT'].map(cell)).toEqual(
    [510.5, 0, 15, -60, 465.5, 77.58].map((amount) => ({ amount })),
  )
  expect(row.slice(headings.indexOf('Payment status'), headings.indexOf('Payment status') + 4)).toEqual([
    'Partly paid',
    { amount: 200 },
    { amount: 0 },
    { amount: 265.5 },
  ])
  expect(cell('Revenue')).toEqual({ amount: 465.5 })
  expect(row.slice(-2)).toEqual(['Pick-up', 'For Lina'])
  expect(cell('Currency')).toBe('MAD')
  expect(cell('Status')).toBe('Shipped')
  expect(cell('Country')).toBe('Morocco')
  expect(cell('Date')).toEqual({ time: '2026-11-21T12:00:00Z' })
})

describe('a change of status is confirmed', () => {
  const bowl = {
    ...{ id: 'bowl', name_en: 'Bowl', name_fr: 'Bol', name_ar: 'زلافة', selected_variations: {} },
    ...{ restocked_quantity: 0, written_off_quantity: 0, discarded_quantity: 0 },
  }
  const blue = { ...bowl, selected_variations: { color: 'Blue' } }
  const order = (id: string, status: 'pending' | 'cancelled', quantity: number) => ({
    id,
    order_number: id,
    status,
    items: [
      { ...bowl, quantity },
      { ...blue, quantity: 1 },
    ],
  })

  test.each([
    ['pending', 'cancelled', 'cancel'],
    ['cancelled', 'pending', 'reopen'],
    ['cancelled', 'shipped', 'reopen'],
    ['pending', 'shipped', null],
  ] as const)('from %s to %s: %s', (from, to, confirmation) => {
    expect(confirmationFor([{ status: 'pending' }, { status: from }], to)).toBe(confirmation)
  })

  test('with the pieces that reopening takes from stock', () => {
    const orders = [order('a', 'cancelled', 2), order('b', 'cancelled', 3), order('c', 'pending', 9)]
    expect(piecesTaken(orders, 'pending', 'en')).toEqual([
      { name: 'Bowl', quantity: 5 },
      { name: 'Bowl · Blue', quantity: 2 },
    ])
  })

  test('without the pieces that are out of stock anyway', () => {
    const items = [
      { ...bowl, quantity: 9, restocked_quantity: 1, written_off_quantity: 2, discarded_quantity: 3 },
      { ...blue, quantity: 1, written_off_quantity: 1 },
    ]
    const orders = [{ id: 'a', order_number: 'a', status: 'cancelled' as const, items }]
    // Lost pieces are replaced, unless the order was cancelled by mistake.
    expect(piecesTaken(orders, 'pending', 'en')).toEqual([
      { name: 'Bowl', quantity: 5 },
      { name: 'Bowl · Blue', quantity: 1 },
    ])
    expect(piecesTaken(orders, 'delivered', 'en')).toEqual([{ name: 'Bowl', quantity: 3 }])
  })
})

describe('what the courier collects', () => {
  const order = {
    status: 'processing' as const,
    payment_method: 'bank_transfer' as const,
    total_amount: 500,
    paid_amount: 0,
    refunded_amount: 0,
    refunding_amount: 0,
    disputed_amount: 0,
    amount_due: 500,
    order_status_history: [{ unpaid_override: false }],
  }
  const cancelled = { status: 'cancelled' as const, amount_due: 0 }
  test.each([
    [{ payment_method: 'cash_on_delivery' as const }, 'collect', 500],
    [{ payment_method: 'cash_on_delivery' as const, paid_amount: 200, amount_due: 300 }, 'collect', 300],
    [{ payment_method: 'cash_on_delivery' as const, paid_amount: 500, amount_due: 0 }, 'nothing', 0],
    [{}, 'unpaid', 0],
    [{ paid_amount: 499.99, amount_due: 0.01 }, 'unpaid', 0],
    [{ paid_amount: 500, amount_due: 0 }, 'nothing', 0],
    [{ paid_amount: 500, refunded_amount: 100, amount_due: 0 }, 'nothing', 0],
    [{ paid_amount: 400, amount_due: 0 }, 'nothing', 0],
    // Given back without a credit, so that it is due again.
    [{ paid_amount: 500, refunded_amount: 100, amount_due: 100 }, 'unpaid', 0],
    [{ paid_amount: 500, refunded_amount: 500, amount_due: 0 }, 'unpaid', 0],
    [{ paid_amount: 500, refunding_amount: 100, amount_due: 0 }, 'nothing', 0],
    // A refund of everything is under way, or PayPal holds the money back.
    [{ paid_amount: 500, refunding_amount: 500, amount_due: 0 }, 'unpaid', 0],
    [{ paid_amount: 500, refunded_amount: 200, refunding_amount: 300, amount_due: 0 }, 'unpaid', 0],
    [{ paid_amount: 500, disputed_amount: 500, amount_due: 0 }, 'unpaid', 0],
    // An exchange of the same value, or a promotion of 100 percent.
    [{ total_amount: 0, amount_due: 0 }, 'nothing', 0],
    [{ payment_method: 'card' as const, total_amount: 0, amount_due: 0 }, 'nothing', 0],
    [{ payment_method: 'cash_on_delivery' as const, total_amount: 0, amount_due: 0 }, 'nothing', 0],
    [{ order_status_history: [{ unpaid_override: false }, { unpaid_override: true }] }, 'approved', 0],
    // Nothing is due of what is cancelled, however it was to be paid.
    [{ ...cancelled, payment_method: 'cash_on_delivery' as const }, 'cancelled', 0],
    [{ ...cancelled, paid_amount: 500 }, 'cancelled', 0],
    [{ ...cancelled, total_amount: 0 }, 'cancelled', 0],
    [{ ...cancelled, order_status_history: [{ unpaid_override: true }] }, 'cancelled', 0],
  ])('%o: %s %d', (change, label, amount) => {
    expect(collection({ ...order, ...change })).toEqual({ label: `adminPayments.slip.${label}`, amount })
  })
})
