import type { Stack } from './stack.ts'

/** The addresses as `supabase status -o env` prints them. */
export function statusLines(stack: Stack, url: string, databaseUrl: string | null): string[] {
  const values: [string, string][] = [
    ['API_URL', url],
    ['ANON_KEY', stack.keys.publishable],
    ['SERVICE_ROLE_KEY', stack.keys.secret],
    ...(databaseUrl === null ? [] : [['DB_URL', databaseUrl] satisfies [string, string]]),
    ['MAILBOX_URL', `${url}/_mail`],
  ]
  return values.map(([name, value]) => `${name}="${value}"`)
}

/** The demo accounts that exist, for the person at the terminal. */
export async function accountLines(stack: Stack): Promise<string[]> {
  const rows = await stack.database.query<{ email: string }>(
    `select email from auth.users where email in ('admin@mcg.example', 'customer@mcg.example') order by email`,
  )
  return rows.map(({ email }) => `${email.padEnd(22)} medina-1995`)
}
