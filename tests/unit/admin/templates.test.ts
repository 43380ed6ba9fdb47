import { describe, expect, it } from 'vitest'
import { chatMessage } from '@/admin/orders/chat-messages'
import { defaultText, isTextKey, OCCASIONS, REPLY_KEYS } from '@/admin/templates/default-texts'
import { filledText, refusedText, sampleFacts, type Template, textProblem } from '@/admin/templates/templates'
import { LANGUAGES } from '@/i18n/locales'
import { readFileSync } from 'node:fs'

/** The templates as the migration creates them. */
const sql = readFileSync('supabase/migrations/20261121090570_text_templates.sql', 'utf8')
const templates: Template[] = [
  ...sql.matchAll(/^ {2}\('([a-z_]+)', '\{([a-z,]*)\}', '\{([a-z,]*)\}', (\d+), \d+\)/gm),
].flatMap(([, key = '', placeholders = '', required = '', maxLength]) =>
  isTextKey(key)
    ? [
        {
          key,
          placeholders: placeholders.split(',').filter(Boolean),
          required: required.split(',').filter(Boolean),
          max_length: Number(maxLength),
          body_en: null,
          body_fr: null,
          body_ar: null,
          updated_at: '',
        },
      ]
    : [],
)

describe('the default texts', () => {
  it('exist for every template of the database, obey its rules and have no name left when filled', () => {
    expect(templates).toHaveLength(24)
    for (const template of templates) {
      for (const language of LANGUAGES) {
        const text = defaultText(template.key, language)
        expect(textProblem(template, text), `${template.key} ${language}`).toBeNull()
        expect(filledText(text, sampleFacts(language, 'Dar', 'https://shop.example'), language)).not.toMatch(
          /[{}]/,
        )
      }
    }
  })

  it('are those that the chat and the replies use', () => {
    const keys = templates.map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining([...OCCASIONS.map((one) => `chat_${one}`), ...REPLY_KEYS]))
  })
})

describe('a text', () => {
  const template = templates.find(({ key }) => key === 'chat_confirm')!

  it.each([
    ['', null],
    ['{number} {link}', null],
    ['{number} {link} {code}', { problem: 'unknown', placeholder: 'code' }],
    ['{number}', { problem: 'missing', placeholder: 'link' }],
    ['{number} {link} {name', { problem: 'brace' }],
    ['{number} {{link}}', { problem: 'brace' }],
    ['{number} {link}'.padEnd(1001, 'x'), { problem: 'length' }],
  ])('%j has the problem %j', (text, problem) => expect(textProblem(template, text)).toEqual(problem))

  it('of the shop replaces the default in its language, with facts isolated in Arabic', () => {
    const order = {
      language: 'ar' as const,
      order_number: 'MCG-1',
      contact_name: 'Salma Idrissi',
      total_amount: 480,
      city: 'Fez',
      tracking_number: '',
    }
    const own = [{ ...template, body_ar: '{name} ({city}): {number} {link}', body_en: 'x' }]
    expect(chatMessage('confirm', order, 'Dar', 'L', own)).toBe(
      '\u2068Salma Idrissi\u2069 (\u2068Fez\u2069): \u2068MCG-1\u2069 L',
    )
    expect(chatMessage('confirm', { ...order, language: 'fr' }, 'Dar', 'L', own)).toContain(
      'Bonjour Salma Idrissi, ici Dar',
    )
  })
})

it('a refused save names the language and the problem', () => {
  const refusal = {
    code: 'PT422',
    message: 'invalid_request',
    details: '{"field": "body_ar", "problem": "missing", "placeholder": "link"}',
  }
  expect(refusedText(refusal)).toEqual({ language: 'ar', problem: 'missing', placeholder: 'link' })
  expect(refusedText({ ...refusal, message: 'edit_conflict' })).toBeNull()
})
