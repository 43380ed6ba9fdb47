import nodemailer from 'nodemailer'
import { handle } from './handler.ts'
import { envelope, smtpSettings } from './smtp.ts'

function required(name: string): string {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`send-emails: the secret ${name} is not set`)
  return value
}

/** SUPABASE_SECRET_KEYS is a JSON object of keys by name. Older projects have SUPABASE_SERVICE_ROLE_KEY instead. */
function secretKey(): string {
  const keys = Deno.env.get('SUPABASE_SECRET_KEYS')
  return keys ? (JSON.parse(keys) as { default: string }).default : required('SUPABASE_SERVICE_ROLE_KEY')
}

const settings = smtpSettings(required, (name) => Deno.env.get(name))
const from = required('SMTP_FROM')
const siteUrl = required('SITE_URL').replace(/\/+$/, '')

Deno.serve(async (request) => {
  // Connects with the first mail.
  const transport = nodemailer.createTransport(settings)
  try {
    return await handle(request, {
      url: required('SUPABASE_URL'),
      siteUrl,
      secretKey: secretKey(),
      fetch: (input, init) => fetch(input, init),
      send: async (mail) => {
        await transport.sendMail(envelope(mail, from))
      },
      now: () => performance.now(),
    })
  } finally {
    transport.close()
  }
})
