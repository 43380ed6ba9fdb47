import { publicUrl } from '../../supabase/functions/_shared/public-url.ts'
import { describe, expect, test } from 'vitest'
import type { Language, ReviewRequestRow } from '../../supabase/functions/send-emails/mail.ts'
import { renderMail } from '../../supabase/functions/send-emails/render.ts'
import { ADDRESSES, row, TOKEN } from './mail-row.ts'

const reviewRequest = (language: Language, name = '<b>Nadia</b>') => {
  const mailed: ReviewRequestRow = {
    ...{ id: 9, kind: 'review_request', recipient: 'nadia@shop.example', language },
    payload: { ...row(language).payload, contact_name: name },
  }
  return renderMail(mailed, ADDRESSES)
}

describe('the mail that asks for reviews', () => {
  test.each([
    ['en', 'How do you like your order MCG-7K2QXW9D?', 'Write a review', 'Round <b>Pouf</b>'],
    ['fr', 'Que pensez-vous de votre commande MCG-7K2QXW9D\u00a0?', 'Donner un avis', 'Pouf rond'],
    ['ar', 'ما رأيك في طلبك MCG-7K2QXW9D؟', 'كتابة تقييم', 'بوف دائري'],
  ] as const)('names the pieces and leads to their page (%s)', (language, subject, label, piece) => {
    const mail = reviewRequest(language)
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(`- ${piece}`)
    for (const part of [mail.html.replaceAll('&amp;', '&'), mail.text]) {
      expect(part).toContain(`https://shop.example${publicUrl(`/review?token=${TOKEN}`, language)}`)
      expect(part).toContain(label)
    }
    expect(mail.html).not.toContain('<b>Nadia')
    expect(mail.html).not.toContain('<b>Pouf')
  })

  test('greets no guest by a name', () => {
    expect(reviewRequest('en', '').text).not.toContain('Hello')
  })
})
