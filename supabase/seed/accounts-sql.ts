import type { Customer } from './customers.ts'
import { idOf } from './random.ts'
import type { Value } from './sql.ts'
import { ago, insert, literal } from './sql.ts'

export type Account = {
  id: string
  email: string
  name: string
  language: string
  ageDays: number
  passwordHash: string | null
}

// bcrypt of medina-1995, written down because its salt would otherwise change the file at every run.
const demoPasswordHash = '$2a$10$zAi.OpiHmtCY31nOU3lz..WLaPWAAKtJ3vg/Tiz/BK1LCRrlDR3dq'

export const demoAccounts: Account[] = [
  { email: 'admin@mcg.example', name: 'Amina Admin' },
  { email: 'customer@mcg.example', name: 'Karim Customer' },
].map(({ email, name }) => ({
  id: idOf(`account/${email}`),
  email,
  name,
  language: 'en',
  ageDays: 440,
  passwordHash: demoPasswordHash,
}))

export const adminId = idOf('account/admin@mcg.example')

export function accountOf(customer: Customer): Account {
  return {
    id: customer.id,
    email: customer.email,
    name: `${customer.firstName} ${customer.lastName}`,
    language: customer.language,
    ageDays: customer.ageDays,
    passwordHash: null,
  }
}

/** The columns that both the embedded Auth and the hosted one have. GoTrue fails on tokens that are null. */
const emptyTokens = [
  'confirmation_token',
  'recovery_token',
  'email_change',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change',
  'phone_change_token',
  'reauthentication_token',
]

export function users(accounts: Account[]): string {
  return insert(
    'auth.users',
    [
      'id',
      'aud',
      'role',
      'email',
      'encrypted_password',
      'email_confirmed_at',
      'raw_app_meta_data',
      'raw_user_meta_data',
      'created_at',
      'updated_at',
      ...emptyTokens,
    ],
    accounts.map(({ id, email, name, language, ageDays, passwordHash }): Value[] => {
      const made = ago(ageDays)
      return [
        id,
        'authenticated',
        'authenticated',
        email,
        passwordHash ?? '',
        made,
        '{"provider": "email", "providers": ["email"]}',
        JSON.stringify({
          sub: id,
          email,
          display_name: name,
          language,
          email_verified: true,
          phone_verified: false,
        }),
        made,
        made,
        ...emptyTokens.map(() => ''),
      ]
    }),
  )
}

export function identities(accounts: Account[]): string {
  return insert(
    'auth.identities',
    [
      'id',
      'provider',
      'provider_id',
      'user_id',
      'identity_data',
      'last_sign_in_at',
      'created_at',
      'updated_at',
    ],
    accounts.map(({ id, email, ageDays }): Value[] => {
      const made = ago(ageDays)
      const data = JSON.stringify({ sub: id, email, email_verified: true, phone_verified: false })
      return [idOf(`identity/${email}`), 'email', id, id, data, made, made, made]
    }),
  )
}

export function profiles(customers: Customer[]): string {
  const rows = customers.map(
    ({ id, phone, address, city, region, postalCode, country, ageDays }) =>
      `  (${[id, phone, address, city, region, postalCode, country].map((value) => literal(value)).join(', ')}, ${ageDays})`,
  )
  return `update public.profiles p set phone = c.phone, address = c.address, city = c.city, region = c.region,
  postal_code = c.postal_code, country = c.country, created_at = now() - make_interval(days => c.age), updated_at = now() - make_interval(days => c.age)
from (values
${rows.join(',\n')}
) as c (id, phone, address, city, region, postal_code, country, age)
where p.user_id = c.id::uuid and p.address = '';
`
}
