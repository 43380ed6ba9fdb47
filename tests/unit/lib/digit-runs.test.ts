import { describe, expect, test } from 'vitest'
import { digitRuns, isolateDigits } from '../../../supabase/functions/_shared/digit-runs.ts'

describe('runs of digits', () => {
  test.each([
    ['اتصل على 06 12 34 56 78 من فضلك', ['06 12 34 56 78']],
    ['+212 (0)6-12/34.56 78', ['+212 (0)6-12/34.56 78']],
    ['رقم ٠٦ ١٢ ٣٤ ٥٦ ٧٨', ['٠٦ ١٢ ٣٤ ٥٦ ٧٨']],
    ['+212612345678', ['+212612345678']],
    ['(05) 22 33 و 2026-11-25', ['(05) 22 33', '2026-11-25']],
    ['الطابق 3، الباب 4', []],
    ['', []],
  ])('of %j', (text, runs) => {
    expect(digitRuns(text).filter((_, index) => index % 2 === 1)).toEqual(runs)
    expect(digitRuns(text).join('')).toBe(text)
  })

  test('are isolated in mails', () =>
    expect(isolateDigits('على 06 12.')).toBe('على \u2066\u202D06 12\u202C\u2069.'))

  test.each([
    'https://mcg.example/fr/product/ce4b2c79-68f9-5559-b80d-2b5626ac0aec',
    'www.mcg.example/product/ce4b2c79-68f9-5559-b80d-2b5626ac0aec',
    'mcg.example/pay?token=a1-2.3',
    'salma.06-12@mcg.example',
  ])('leave an address in a mail as it was typed: %s', (address) =>
    expect(isolateDigits(`06 12 ${address}\n06 12`)).toBe(
      `\u2066\u202D06 12\u202C\u2069 ${address}\n\u2066\u202D06 12\u202C\u2069`,
    ),
  )
})
