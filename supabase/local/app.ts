import type { App } from '@supabase/lite'
import type { StackConfig } from './config.ts'
import type { Database } from './database.ts'
import { JWT_SECRET, PUBLISHABLE_KEY, SECRET_KEY } from './keys.ts'
import type { Mailbox } from './mailbox.ts'
import type { FileStorage } from './storage.ts'

export type LocalApp = App & {
  readonly config: {
    auth: { additional_redirect_urls: string[] }
    api: { external_url?: string | undefined }
  }
}

/** Starts the app without its notice that storage is experimental, which `init` prints synchronously. */
function initWithoutWarnings(app: App): Promise<unknown> {
  const { warn } = console
  console.warn = () => undefined
  try {
    return app.init()
  } finally {
    console.warn = warn
  }
}

/** The Data API, auth and storage services over one database. */
export async function createApp(
  config: StackConfig,
  database: Database,
  storage: FileStorage,
  mailbox: Mailbox,
): Promise<LocalApp> {
  const { App, setExperimental } = await import('@supabase/lite')
  setExperimental('storage', true)
  const app = new App({
    connection: database.connection,
    api: { enabled: true, schemas: config.apiSchemas, max_rows: config.maxRows },
    auth: {
      enabled: true,
      jwt_secret: JWT_SECRET,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: SECRET_KEY,
      site_url: config.siteUrl,
      additional_redirect_urls: [...config.redirectUrls],
      jwt_expiry: config.jwtExpiry,
      enable_signup: config.signup,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: config.refreshTokenReuseInterval,
      minimum_password_length: config.minimumPasswordLength,
      email: {
        enable_confirmations: config.emailConfirmations,
        // When true, @supabase/lite writes to the current address only and never verifies the new one.
        double_confirm_changes: false,
        otp_expiry: config.otpExpiry,
        template: config.mailTemplates,
      },
      external: {
        google: {
          enabled: config.google !== null,
          client_id: config.google?.clientId ?? '',
          secret: config.google?.secret ?? '',
        },
      },
    },
    storage: { enabled: true, file_size_limit: config.fileSizeLimit },
    studio: { enabled: false },
    // Migrations are applied by migrate.ts, which keeps the CLI's history table.
    db: { migrations: { enabled: false } },
    options: {
      drivers: { email: mailbox },
      server: { admin: false, disableStudio: true },
    },
  })
  app._storageAdapter = storage
  await initWithoutWarnings(app)
  return app
}
