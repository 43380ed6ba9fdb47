import { describe, expect, it } from 'vitest'
import { passwordStrength } from '@/auth/password-strength'

describe('the strength of a password', () => {
  it.each(['', 'court', '1234567'])('is too short: %j', (password) => {
    expect(passwordStrength(password)).toBe('short')
  })

  it.each([
    'password',
    'Password123',
    'azertyuiop',
    '12345678',
    'aaaaaaaa',
    'abababab',
    'Maroc2026!',
    'casablanca',
  ])('is weak for common passwords and patterns: %j', (password) => {
    expect(passwordStrength(password)).toBe('weak')
  })

  it('does not count the account’s own name', () => {
    expect(passwordStrength('salma.idrissi', ['salma.idrissi@mcg.example', 'Salma'])).toBe('weak')
    expect(passwordStrength('salma.idrissi')).toBe('fair')
  })

  it('grows with length and variety, in any script', () => {
    expect(passwordStrength('zellige bleu')).toBe('fair')
    expect(passwordStrength('quatre fenêtres sur la cour')).toBe('strong')
    expect(passwordStrength('سبعة أبواب في المدينة')).toBe('strong')
    expect(passwordStrength('Tr4y-of-C0pper')).toBe('strong')
  })
})
