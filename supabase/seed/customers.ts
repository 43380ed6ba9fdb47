import type { Country, Language, Nation } from './people.ts'
import { landmarks, nations } from './people.ts'
import { idOf, Random } from './random.ts'

export type Customer = {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  address: string
  district: string
  landmark: string
  city: string
  /** The state or province, for the USA and Canada only. */
  region: string
  postalCode: string
  country: Country
  language: Language
  /** Days since the account was made. */
  ageDays: number
}

function phoneOf(nation: Nation, random: Random): string {
  const pattern = random.pick(nation.phones)
  const drawn = pattern.endsWith('000000') ? 6 : 2
  let digits = ''
  for (let index = 0; index < drawn; index++) digits += String(random.between(0, 9))
  return pattern.slice(0, -drawn) + digits
}

function emailOf(firstName: string, lastName: string): string {
  const folded = `${firstName}.${lastName}`
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z.]+/g, '-')
  return `${folded}@customer.example`
}

function customerOf(nation: Nation, names: [string, string], random: Random): Customer {
  const place = random.pick(nation.places)
  const [firstName, lastName] = names
  const email = emailOf(firstName, lastName)
  const language = random.weighted(nation.languages, ([, weight]) => weight)[0]
  return {
    id: idOf(`customer/${email}`),
    firstName,
    lastName,
    email,
    phone: phoneOf(nation, random),
    address: random.pick(place.streets),
    district: place.districts ? random.pick(place.districts) : '',
    landmark: nation.country === 'morocco' ? random.pick(landmarks) : '',
    city: place.city,
    region: place.region ?? '',
    // Few people in Morocco know theirs.
    postalCode: nation.country === 'morocco' && random.chance(0.4) ? '' : place.postalCode,
    country: nation.country,
    language,
    ageDays: 0,
  }
}

/** The account to try the shop with has bought before, like the others. */
export const demoCustomer: Customer = {
  id: idOf('account/customer@mcg.example'),
  firstName: 'Karim',
  lastName: 'Customer',
  email: 'customer@mcg.example',
  phone: '+212612345678',
  address: '12 derb Sidi Bouazza',
  district: 'Médina',
  landmark: 'Bab Boujloud',
  city: 'Fez',
  region: '',
  postalCode: '30000',
  country: 'morocco',
  language: 'en',
  ageDays: 440,
}

/** Accounts older than the first order. */
const NAMED = 14

export function makeCustomers(): Customer[] {
  const random = new Random('customers')
  const customers = nations.flatMap((nation) => {
    const pairs = nation.lastNames.flatMap((last) =>
      nation.firstNames.map((first): [string, string] => [first, last]),
    )
    return random
      .shuffled(pairs)
      .slice(0, nation.customers)
      .map((names) => customerOf(nation, names, random))
  })
  // The shop grows: more accounts of the last months than of the first.
  const mixed = random.shuffled(customers)
  mixed.forEach((customer, index) => {
    customer.ageDays =
      index < NAMED
        ? 456 - index
        : Math.round(428 - 424 * ((index - NAMED + 1) / (mixed.length - NAMED)) ** 0.9)
  })
  return mixed
}
