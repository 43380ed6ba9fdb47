import { expect, test } from 'vitest'
import { startStack } from '../../supabase/local/stack.ts'

test('the embedded database takes the shop’s migrations', async () => {
  const stack = await startStack({ data: 'memory', seed: false })
  try {
    expect(await stack.database.query('select id from public.list_products()')).toEqual([])
  } finally {
    await stack.close()
  }
})
