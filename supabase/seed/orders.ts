import { demoCustomer, type Customer } from './customers.ts'
import type { Country, Language } from './people.ts'
import { orderNotes } from './people.ts'
import type { Product, Variation } from './products.ts'
import { idOf, Random } from './random.ts'

export type Status = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled'

export type OrderLine = {
  id: string
  product: Product
  chosen: Variation[]
  quantity: number
  unitPrice: number
}

export type Order = {
  id: string
  number: string
  customer: Customer
  /** Moment in SQL, relative to the day on which the seed runs. */
  placedAt: string
  status: Status
  /** Hours from placing to each later status, in order. */
  steps: { status: Status; hours: number }[]
  payment: 'cash_on_delivery' | 'bank_transfer'
  language: Language
  notes: string
  lines: OrderLine[]
  subtotal: number
  deliveryFee: number
}

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const weeks = 61
/** The last three weeks are dated in hours from now, so that nothing lies in the future whatever the weekday. */
const recentWeeks = 3
const fees: Record<Country, { fee: number; freeFrom: number | null }> = {
  morocco: { fee: 15, freeFrom: 100 },
  france: { fee: 150, freeFrom: null },
  spain: { fee: 150, freeFrom: null },
  uk: { fee: 180, freeFrom: null },
  usa: { fee: 250, freeFrom: null },
  canada: { fee: 250, freeFrom: null },
}

/** Weekends and Mondays sell more than the middle of the week. Monday first, as in date_trunc('week'). */
const weekdays = [1.2, 0.9, 0.8, 0.9, 1, 1.4, 1.5]

/** The demo account's share of the orders. */
const demoEvery = 59

type Moment = {
  placedAt: string
  daysAgo: number
}

function moments(): Moment[] {
  const random = new Random('order moments')
  const result: Moment[] = []
  for (let week = weeks; week >= recentWeeks; week--) {
    const grown = 1 - (week - recentWeeks) / (weeks - recentWeeks)
    const target = 3.2 + 6.6 * grown + (random.next() * 3 - 1.5)
    for (let placed = 0; placed < Math.round(target); placed++) {
      const day = random.weighted([0, 1, 2, 3, 4, 5, 6], (index) => weekdays[index] ?? 1)
      const minutes = random.between(8 * 60, 22 * 60 + 59)
      const at = `date_trunc('week', now()) - interval '${week} weeks' + interval '${day} days ${minutes} minutes'`
      // Up to: the week began some days before the seed runs.
      result.push({ placedAt: at, daysAgo: (week + 1) * 7 - day })
    }
  }
  for (let count = 0; count < 34; count++) {
    const minutes = random.between(40, recentWeeks * 7 * 24 * 60)
    result.push({ placedAt: `now() - interval '${minutes} minutes'`, daysAgo: minutes / 1440 })
  }
  return result.sort((one, other) => other.daysAgo - one.daysAgo)
}

function statusOf(daysAgo: number, abroad: boolean, random: Random): Status {
  if (daysAgo > 1 && random.chance(0.07)) return 'cancelled'
  const days = daysAgo - (abroad ? 5 : 0)
  if (daysAgo < 2) return 'pending'
  if (days < 4.5) return random.chance(0.35) ? 'pending' : 'processing'
  if (days < 9) return random.chance(0.25) ? 'processing' : 'shipped'
  if (days < 13) return random.chance(0.4) ? 'shipped' : 'delivered'
  return 'delivered'
}

function stepsTo(status: Status, daysAgo: number, abroad: boolean, random: Random): Order['steps'] {
  // Each step has room before now.
  const latest = daysAgo * 24 - 0.5
  const pace = Math.min(1, latest / (abroad ? 260 : 110))
  const hours = (low: number, high: number) =>
    Math.round((low + random.next() * (high - low)) * pace * 10) / 10
  const processing = hours(4, 20)
  const shipped = processing + hours(16, 34)
  const delivered = shipped + hours(abroad ? 120 : 24, abroad ? 200 : 54)
  switch (status) {
    case 'pending':
      return []
    case 'processing':
      return [{ status, hours: processing }]
    case 'shipped':
      return [
        { status: 'processing', hours: processing },
        { status, hours: shipped },
      ]
    case 'delivered':
      return [
        { status: 'processing', hours: processing },
        { status: 'shipped', hours: shipped },
        { status, hours: delivered },
      ]
    case 'cancelled':
      return random.chance(0.7)
        ? [{ status, hours: hours(1, 16) }]
        : [
            { status: 'processing', hours: processing },
            { status, hours: processing + hours(3, 14) },
          ]
  }
}

function lineOf(
  orderKey: string,
  index: number,
  product: Product,
  cautious: boolean,
  random: Random,
): OrderLine {
  const types = [...new Set(product.variations.map(({ type }) => type))]
  const fullest = product.units.reduce((most, unit) => (unit.stock > most.stock ? unit : most))
  const chosen = types.map((type) => {
    const values = product.variations.filter((variation) => variation.type === type)
    // A cancelled order gives its pieces back after they were taken: they must have been there.
    const inStock = values.filter(({ id }) => fullest.variationIds.includes(id))
    return random.pick(cautious ? inStock : values)
  })
  const unitPrice = product.price + chosen.reduce((sum, { adjustment }) => sum + adjustment, 0)
  const several = unitPrice < 130 ? 0.45 : unitPrice < 400 ? 0.15 : 0.03
  return {
    id: idOf(`line/${orderKey}/${index}`),
    product,
    chosen,
    quantity: random.chance(several) ? random.between(2, unitPrice < 130 ? 4 : 2) : 1,
    unitPrice,
  }
}

function linesOf(key: string, goods: Product[], cautious: boolean, random: Random): OrderLine[] {
  const size = random.weighted([1, 2, 3, 4], (count) => [0, 55, 28, 12, 5][count] ?? 0)
  // Few buy two rugs at once, many a bowl or a pair of slippers.
  const picked = new Set<Product>()
  while (picked.size < size) picked.add(random.weighted(goods, ({ price }) => 1 / (150 + price)))
  return [...picked].map((product, index) => lineOf(key, index, product, cautious, random))
}

export function makeOrders(products: Product[], customers: Customer[]): Order[] {
  const numbers = new Set<string>()
  const sellable = products.filter(({ active, stock }) => active && stock > 0)
  // Some come back often, some once.
  const loyalty = new Map(
    customers.map(({ id }) => [id, new Random(`loyalty/${id}`).weighted([1, 2, 5], (times) => 6 / times)]),
  )
  return moments().map(({ placedAt, daysAgo }, index) => {
    const key = `order/${index}`
    const random = new Random(key)
    const regulars = customers.filter(({ ageDays }) => ageDays >= daysAgo + 1)
    const drawn = random.weighted(
      regulars.length > 0 ? regulars : customers.slice(0, 1),
      ({ id }) => loyalty.get(id) ?? 1,
    )
    const customer = index % demoEvery === demoEvery - 1 ? demoCustomer : drawn
    const abroad = customer.country !== 'morocco'
    const status = statusOf(daysAgo, abroad, random)
    const goods = sellable.filter(
      (product) =>
        product.ageDays > daysAgo + 1 &&
        (status !== 'cancelled' || product.units.some(({ stock }) => stock >= 8)),
    )
    const lines = linesOf(key, goods, status === 'cancelled', random)
    const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
    const { fee, freeFrom } = fees[customer.country]
    let number = ''
    do {
      number = 'MCG-'
      for (let digit = 0; digit < 8; digit++)
        number += alphabet.charAt(random.between(0, alphabet.length - 1))
    } while (numbers.has(number))
    numbers.add(number)
    return {
      id: idOf(key),
      number,
      customer,
      placedAt,
      status,
      steps: stepsTo(status, daysAgo, abroad, random),
      payment: abroad || random.chance(0.12) ? 'bank_transfer' : 'cash_on_delivery',
      language: customer.language,
      notes: random.chance(0.12) ? random.pick(orderNotes[customer.language]) : '',
      lines,
      subtotal,
      deliveryFee: freeFrom !== null && subtotal >= freeFrom ? 0 : fee,
    }
  })
}

/** Names a combination of a product's variations. */
export const unitKey = (productId: string, variationIds: readonly string[]) =>
  [productId, ...[...variationIds].sort()].join('/')

/** What the orders take for good, by combination. The opening stock has to hold it beside what is left. */
export function soldQuantities(orders: Order[]): Map<string, number> {
  const sold = new Map<string, number>()
  for (const { status, lines } of orders) {
    if (status === 'cancelled') continue
    for (const { product, chosen, quantity } of lines) {
      const key = unitKey(
        product.id,
        chosen.map(({ id }) => id),
      )
      sold.set(key, (sold.get(key) ?? 0) + quantity)
    }
  }
  return sold
}
