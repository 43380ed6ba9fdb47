import { describe, expect, it } from 'vitest'
import { addMoney, multiplyMoney, sameMoney, subtractMoney, toCentimes } from '@/lib/money'

describe('money', () => {
  it('counts in whole centimes, where binary fractions go wrong', () => {
    expect(0.1 + 0.2).not.toBe(0.3)
    expect(addMoney(0.1, 0.2)).toBe(0.3)
    expect(multiplyMoney(19.99, 3)).toBe(59.97)
    expect(subtractMoney(100, 99.99)).toBe(0.01)
    expect(toCentimes(1.005)).toBe(101)
    expect(toCentimes(-0.5)).toBe(-50)
  })

  it('adds nothing to nothing', () => {
    expect(addMoney()).toBe(0)
  })

  it('compares by centimes', () => {
    expect(sameMoney(0.1 + 0.2, 0.3)).toBe(true)
    expect(sameMoney(0.3, 0.31)).toBe(false)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (amount) => {
    expect(() => toCentimes(amount)).toThrow(RangeError)
  })
})
