import { formatDate } from '@/i18n/format'
import type { Language } from '@/i18n/locales'
import { mailLink } from '@/settings/contact-links'

type Written = {
  name: string
  email: string
  subject: string
  message: string
  language: Language
  created_at: string
}

// In the language of the sender, not of the operator.
const WORDS: Record<
  Language,
  {
    subject: (shop: string, subject: string) => string
    greeting: (name: string) => string
    wrote: (date: string) => string
  }
> = {
  en: {
    subject: (shop, subject) => `Your message to ${shop}: ${subject}`,
    greeting: (name) => `Hello ${name},`,
    wrote: (date) => `Your message of ${date}:`,
  },
  fr: {
    subject: (shop, subject) => `Votre message à ${shop}\u00A0: ${subject}`,
    greeting: (name) => `Bonjour ${name},`,
    wrote: (date) => `Votre message du ${date}\u00A0:`,
  },
  ar: {
    subject: (shop, subject) => `رسالتك إلى ${shop}: ${subject}`,
    greeting: (name) => `مرحبًا ${name}،`,
    wrote: (date) => `رسالتك بتاريخ ${date}:`,
  },
}

// Mail clients limit the length of a mailto link.
const MAX_QUOTE_LENGTH = 600

/** A mailto link with a prepared reply. */
export function replyMailto(written: Written, shop: string): string {
  const { name, email, subject, message, language, created_at: writtenAt } = written
  const words = WORDS[language]
  const quoted = message.length > MAX_QUOTE_LENGTH ? `${message.slice(0, MAX_QUOTE_LENGTH)}…` : message
  const body = [
    words.greeting(name),
    '',
    '',
    '',
    words.wrote(formatDate(writtenAt, language)),
    ...quoted.split(/\r?\n/).map((line) => `> ${line}`),
  ].join('\r\n')
  return `${mailLink(email, words.subject(shop, subject))}&body=${encodeURIComponent(body)}`
}
