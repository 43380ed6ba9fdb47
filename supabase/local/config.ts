import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'smol-toml'

export type BucketConfig = {
  readonly id: string
  readonly public: boolean
  readonly fileSizeLimit: number | null
  readonly allowedMimeTypes: readonly string[] | null
  /** Absolute path of the folder whose files are the bucket's initial objects, or null. */
  readonly objectsPath: string | null
}

/** Auth mails for which config.toml may name a template. */
const MAIL_TEMPLATES = ['confirmation', 'recovery', 'email_change'] as const
type MailTemplates = Partial<
  Record<(typeof MAIL_TEMPLATES)[number], { readonly subject: string; readonly content_path: string }>
>

export type StackConfig = {
  readonly supabaseDir: string
  readonly apiSchemas: string[]
  readonly maxRows: number
  readonly siteUrl: string
  readonly redirectUrls: string[]
  readonly jwtExpiry: number
  readonly signup: boolean
  readonly anonymousSignIns: boolean
  readonly minimumPasswordLength: number
  readonly refreshTokenReuseInterval: number
  readonly emailConfirmations: boolean
  readonly requireCurrentPassword: boolean
  readonly otpExpiry: number
  readonly mailTemplates: MailTemplates
  readonly google: { readonly clientId: string; readonly secret: string } | null
  readonly fileSizeLimit: string
  readonly buckets: readonly BucketConfig[]
}

type Table = Record<string, unknown>

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}

/** Resolves `env(NAME)` like the Supabase CLI: the variable's value, or an empty string. */
function text(value: unknown, fallback: string): string {
  if (typeof value !== 'string') return fallback
  const name = /^env\((\w+)\)$/.exec(value)?.[1]
  return name === undefined ? value : (process.env[name] ?? '')
}

function section(table: Table, path: string): Table {
  let current = table
  for (const key of path.split('.')) {
    const next = current[key]
    current = isTable(next) ? next : {}
  }
  return current
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

function bool(value: unknown, fallback: boolean): boolean {
  return typeof value === 'boolean' ? value : fallback
}

function integer(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback
}

const UNITS: Readonly<Record<string, number>> = {
  b: 1,
  kb: 1e3,
  kib: 1024,
  mb: 1e6,
  mib: 1024 ** 2,
  gb: 1e9,
  gib: 1024 ** 3,
}

export function bytes(value: string): number {
  const [, amount, unit] = /^([\d.]+)\s*([a-z]+)$/i.exec(value.trim()) ?? []
  const factor = UNITS[unit?.toLowerCase() ?? '']
  if (amount === undefined || factor === undefined) throw new Error(`config.toml: "${value}" is not a size`)
  return Math.floor(Number(amount) * factor)
}

function buckets(storage: Table, supabaseDir: string): BucketConfig[] {
  return Object.entries(section(storage, 'buckets')).map(([id, value]) => {
    const bucket = isTable(value) ? value : {}
    const mimeTypes = strings(bucket.allowed_mime_types)
    return {
      id,
      public: bool(bucket.public, false),
      fileSizeLimit: typeof bucket.file_size_limit === 'string' ? bytes(bucket.file_size_limit) : null,
      allowedMimeTypes: mimeTypes.length > 0 ? mimeTypes : null,
      objectsPath: typeof bucket.objects_path === 'string' ? resolve(supabaseDir, bucket.objects_path) : null,
    }
  })
}

/** Template paths in config.toml are relative to the folder that contains `supabase`. */
function mailTemplates(email: Table, supabaseDir: string): MailTemplates {
  const templates: MailTemplates = {}
  for (const name of MAIL_TEMPLATES) {
    const { subject, content_path: path } = section(email, `template.${name}`)
    if (typeof subject !== 'string' || typeof path !== 'string') continue
    const file = resolve(supabaseDir, '..', path)
    if (existsSync(file)) templates[name] = { subject, content_path: file }
  }
  return templates
}

export function readConfig(supabaseDir: string): StackConfig {
  const path = join(supabaseDir, 'config.toml')
  const toml: Table = existsSync(path) ? parse(readFileSync(path, 'utf8')) : {}
  const api = section(toml, 'api')
  const auth = section(toml, 'auth')
  const email = section(auth, 'email')
  const google = section(auth, 'external.google')
  const clientId = text(google.client_id, '')
  const storage = section(toml, 'storage')
  return {
    supabaseDir,
    apiSchemas: Array.isArray(api.schemas) ? strings(api.schemas) : ['public'],
    maxRows: integer(api.max_rows, 1000),
    siteUrl: text(auth.site_url, 'http://localhost:5173'),
    redirectUrls: strings(auth.additional_redirect_urls),
    jwtExpiry: integer(auth.jwt_expiry, 3600),
    signup: bool(auth.enable_signup, true) && bool(email.enabled, true),
    anonymousSignIns: bool(auth.enable_anonymous_sign_ins, false),
    minimumPasswordLength: integer(auth.minimum_password_length, 6),
    refreshTokenReuseInterval: integer(auth.refresh_token_reuse_interval, 10),
    emailConfirmations: bool(email.enable_confirmations, false),
    requireCurrentPassword: bool(email.require_current_password, false),
    otpExpiry: integer(email.otp_expiry, 3600),
    mailTemplates: mailTemplates(email, supabaseDir),
    google:
      bool(google.enabled, false) && clientId !== '' ? { clientId, secret: text(google.secret, '') } : null,
    fileSizeLimit: text(storage.file_size_limit, '50MiB'),
    buckets: buckets(storage, supabaseDir),
  }
}
