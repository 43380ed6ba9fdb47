import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'

describe('env', () => {
  it('reads an address and a key', () => {
    expect(
      parseEnv({ VITE_SUPABASE_URL: 'https://shop.supabase.co/', VITE_SUPABASE_PUBLISHABLE_KEY: ' key ' }),
    ).toEqual({ supabaseUrl: 'https://shop.supabase.co', publishableKey: 'key' })
  })

  it('names everything that is missing', () => {
    expect(() => parseEnv({ VITE_SUPABASE_URL: '' })).toThrow(
      /VITE_SUPABASE_URL is not set; VITE_SUPABASE_PUBLISHABLE_KEY is not set/,
    )
  })

  it('refuses a secret key and an address that is none', () => {
    expect(() =>
      parseEnv({ VITE_SUPABASE_URL: 'same-origin', VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x' }),
    ).toThrow(/secret/)
    expect(() => parseEnv({ VITE_SUPABASE_URL: 'shop', VITE_SUPABASE_PUBLISHABLE_KEY: 'key' })).toThrow(
      /VITE_SUPABASE_URL must be/,
    )
  })
})
