import { describe, expect, it } from 'vitest'
import { createSafeStorage } from '@/lib/storage'

const refused = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

describe('safe storage', () => {
  it('keeps values in memory where storage is refused', () => {
    const storage = createSafeStorage(refused)
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    expect(storage.keeps('a')).toBe(false)
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })

  it('keeps a value that a full storage did not take, and forgets it once storage has it', () => {
    let full = true
    const values = new Map([['a', 'old']])
    const storage = createSafeStorage(
      () =>
        ({
          getItem: (key: string) => values.get(key) ?? null,
          setItem: (key: string, value: string) => {
            if (full) throw new DOMException('full', 'QuotaExceededError')
            values.set(key, value)
          },
          removeItem: (key: string) => values.delete(key),
        }) as unknown as Storage,
    )
    storage.setItem('a', 'new')
    expect(storage.getItem('a')).toBe('new')
    expect(storage.keeps('a')).toBe(false)
    full = false
    storage.setItem('a', 'newer')
    expect(storage.keeps('a')).toBe(true)
    values.set('a', 'from another tab')
    expect(storage.getItem('a')).toBe('from another tab')
  })
})
