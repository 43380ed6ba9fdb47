import { createScratchDatabase, type Template } from '../scripts/database/scratch-database.ts'
import { migratedTemplate, stockedTemplate } from '../scripts/database/templates.ts'
import { startStack, type Stack, type StackOptions } from '../supabase/local/stack.ts'

/** On the server of DATABASE_URL with a copy of the template, or on the embedded database. */
async function startOn(template: Template, options: Pick<StackOptions, 'faults' | 'seed'>): Promise<Stack> {
  const server = process.env.DATABASE_URL ?? ''
  if (server === '') return startStack({ ...options, data: 'memory' })
  const { url, drop } = await createScratchDatabase(server, template)
  const stack = await startStack({ ...options, databaseUrl: url })
  const close = async () => {
    await stack.close()
    await drop()
  }
  return { ...stack, close }
}

/** A stack with the migrations and no data. */
export const startNewStack = (options: Pick<StackOptions, 'faults'> = {}): Promise<Stack> =>
  startOn(migratedTemplate(), { ...options, seed: false })

/** A stack with the catalogue and the demo's orders. */
export const startStockedStack = (): Promise<Stack> => startOn(stockedTemplate(), { seed: true })
