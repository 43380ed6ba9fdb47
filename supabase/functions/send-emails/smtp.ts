import type { Mail } from './mail.ts'

export type SmtpSettings = {
  readonly host: string
  readonly port: number
  readonly secure: boolean
  readonly requireTLS: boolean
  readonly auth: { readonly user: string; readonly pass: string }
  readonly connectionTimeout: number
  readonly greetingTimeout: number
  readonly socketTimeout: number
}

/** Reads the SMTP_* secrets; `required` fails with the name of what is missing. Never without TLS. */
export function smtpSettings(
  required: (name: string) => string,
  optional: (name: string) => string | undefined,
): SmtpSettings {
  const port = Number(optional('SMTP_PORT') ?? '587')
  return {
    host: required('SMTP_HOST'),
    port,
    secure: port === 465,
    requireTLS: port !== 465,
    auth: { user: required('SMTP_USER'), pass: required('SMTP_PASS') },
    // A run has to end in time to say how it went.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  }
}

/** The mail as nodemailer takes it. */
export function envelope(mail: Mail, from: string) {
  return {
    from,
    ...mail,
    // Out-of-office answers would come back to the shop for every order.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
