import nodemailer from 'nodemailer'
import { readSecretKeys, requireSecret } from '../_shared/api.ts'
import { handle } from './handler.ts'
import { envelope, smtpSettings } from './smtp.ts'

const required = (name: string): string => requireSecret(Deno.env, name)

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
      ...readSecretKeys(Deno.env),
      fetch: (input, init) => fetch(input, init),
      send: async (mail) => {
        await transport.sendMail(envelope(mail, from))
      },
      now: () => performance.now(),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    })
  } finally {
    transport.close()
  }
})
