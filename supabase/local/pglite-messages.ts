import type { PgliteConnection } from '@supabase/lite/pglite'

type Driver = PgliteConnection['driver']

const TRANSACTION = /^(begin|commit|rollback)$/i
const SETTING = /^select set_config\('([\w.]+)', \$1, true\)$/i
const ROLE = /^set local role "(\w+)"$/i

/**
 * Shortens the way of a request of the Data API into PGlite. There a statement with parameters is six messages, each a call into
 * WebAssembly, and the library sends eight of them around the one that was requested: the transaction, and each setting of the
 * session by itself. Here the ends of a transaction are one message each, and its settings travel together before the first
 * statement that can read them.
 */
export function sendFewerMessages(driver: Driver): void {
  const query = driver.query.bind(driver)
  const exec = driver.exec.bind(driver)
  let settings: { readonly name: string; readonly value: unknown }[] = []

  async function applySettings(): Promise<void> {
    if (settings.length === 0) return
    const calls = settings.map(({ name }, index) => `set_config('${name}', $${index + 1}, true)`)
    const values = settings.map(({ value }) => value)
    settings = []
    await query(`select ${calls.join(', ')}`, values)
  }

  driver.query = async <T>(
    text: string,
    params?: unknown[],
    options?: Parameters<Driver['query']>[2],
  ): ReturnType<typeof query<T>> => {
    const name = SETTING.exec(text)?.[1]
    const role = ROLE.exec(text)?.[1]
    if (name !== undefined) settings.push({ name, value: params?.[0] })
    else if (role !== undefined) settings.push({ name: 'role', value: role })
    else if (TRANSACTION.test(text)) await driver.exec(text)
    else {
      await applySettings()
      return query<T>(text, params, options)
    }
    return { rows: [], fields: [] }
  }
  driver.exec = (text, options) => {
    // The transaction that they were meant for begins or ends here.
    settings = []
    return exec(text, options)
  }
}
