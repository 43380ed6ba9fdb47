import { expect, test } from 'vitest'
import { hasSecretKey, readSecretKeys } from '../../../supabase/functions/_shared/api.ts'

const env = (values: Record<string, string>) => ({ get: (name: string) => values[name] })
const from = (apikey: string) => new Request('https://shop.test', { headers: { apikey } })

test('secret keys of the project have any name, and each is accepted', () => {
  const keys = readSecretKeys(env({ SUPABASE_SECRET_KEYS: '{"shop": "sb_secret_1", "jobs": "sb_secret_2"}' }))
  expect(keys.secretKey).toBe('sb_secret_1')
  expect(hasSecretKey(from('sb_secret_1'), keys)).toBe(true)
  expect(hasSecretKey(from('sb_secret_2'), keys)).toBe(true)
  expect(hasSecretKey(from('sb_secret_3'), keys)).toBe(false)
  expect(hasSecretKey(from(''), keys)).toBe(false)
})

test('an older project has one key', () => {
  expect(readSecretKeys(env({ SUPABASE_SERVICE_ROLE_KEY: 'old' }))).toEqual({ secretKey: 'old' })
  expect(() => readSecretKeys(env({}))).toThrow('SUPABASE_SERVICE_ROLE_KEY')
})
