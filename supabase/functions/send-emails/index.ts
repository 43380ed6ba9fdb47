import nodemailer from 'npm:nodemailer@7'
import { handle } from './handler.ts'

function required(name: string): string {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`send-emails: the secret ${name} is not set`)
  return value
}

/** The platform offers its keys as one JSON object by name; the single variable is the older way. */
function secretKey(): string {
  const keys = Deno.env.get('SUPABASE_SECRET_KEYS')
  return keys ? (JSON.parse(keys) as { default: string }).default : required('SUPABASE_SERVICE_ROLE_KEY')
}

const port = Number(Deno.env.get('SMTP_PORT') ?? '587')
const transport = nodemailer.createTransport({
  host: required('SMTP_HOST'),
  port,
  secure: port === 465,
  requireTLS: port !== 465,
  auth: { user: required('SMTP_USER'), pass: required('SMTP_PASS') },
})
const from = required('SMTP_FROM')

Deno.serve((request) =>
  handle(request, {
    url: required('SUPABASE_URL'),
    secretKey: secretKey(),
    fetch: (input, init) => fetch(input, init),
    send: async (mail) => {
      await transport.sendMail({ from, ...mail })
    },
  }),
)
