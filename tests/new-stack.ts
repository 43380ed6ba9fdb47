import { createScratchDatabase, type Template } from '../scripts/database/scratch-database.ts'
import { startStack, type Stack, type StackOptions } from '../supabase/local/stack.ts'

/** A database with the migrations and no data, made once in a run. */
export const migratedTemplate = (): Template => ({
  name: 'shop_test_template',
  run: String(process.env.TEST_RUN),
  prepare: async (databaseUrl) => (await startStack({ databaseUrl, seed: false })).close(),
})

/** A stack with the migrations and no data: on the server of DATABASE_URL with a database of its own, or on the embedded one. */
export async function startNewStack(options: Pick<StackOptions, 'faults'> = {}): Promise<Stack> {
  const server = process.env.DATABASE_URL ?? ''
  if (server === '') return startStack({ ...options, data: 'memory', seed: false })
  const { url, drop } = await createScratchDatabase(server, migratedTemplate())
  const stack = await startStack({ ...options, databaseUrl: url, seed: false })
  const close = async () => {
    await stack.close()
    await drop()
  }
  return { ...stack, close }
}
