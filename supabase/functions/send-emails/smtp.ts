import type { Mail } from './mail.ts'

export type SmtpSettings = {
  readonly host: string
  readonly port: number
  readonly secure: boolean
  readonly requireTLS: boolean
  readonly pool: true
  readonly maxConnections: number
  readonly auth: { readonly user: string; readonly pass: string }
  readonly connectionTimeout: number
  readonly greetingTimeout: number
  readonly socketTimeout: number
}

/**
 * Reads the SMTP_* secrets. `required` throws for a missing one. TLS is always on. The default port is 465, since hosted
 * functions cannot connect to 25 and 587.
 */
export function smtpSettings(
  required: (name: string) => string,
  optional: (name: string) => string | undefined,
): SmtpSettings {
  const port = Number(optional('SMTP_PORT') ?? '465')
  return {
    host: required('SMTP_HOST'),
    port,
    secure: port === 465,
    requireTLS: port !== 465,
    // One connection carries all mails of a run.
    pool: true,
    maxConnections: 1,
    auth: { user: required('SMTP_USER'), pass: required('SMTP_PASS') },
    // Fail before the platform's time limit, so that the result can be recorded.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  }
}

/** The mail in nodemailer's format. */
export function envelope(mail: Mail, from: string) {
  return {
    from,
    ...mail,
    // As objects, these are one address each; a text with a comma in it would be two.
    to: { name: '', address: mail.to },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    // Prevents automatic replies to the shop.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
