import { paths } from '@/app/paths'
import type { Language } from '@/i18n/locales'
import { env, supabaseUrl } from '@/lib/env'
import { AppError, toAppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import type { Profile } from './queries'

const here = (path: string) => `${globalThis.location.origin}${path}`

/** Sends the mail with the link to a new password. Its answer is the same whether or not there is such an account. */
export async function requestPasswordReset(email: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: here(paths.authReset()) })
  // Only an address with an account can have been written to a moment ago.
  if (error !== null && error.code !== 'over_email_send_rate_limit') throw toAppError(error)
}

/** Sends the link that finishes a sign-up once more. As above, it tells nobody whether there is such an account. */
export async function resendConfirmation(email: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: here(paths.home()) },
  })
  if (error !== null && error.code !== 'over_email_send_rate_limit') throw toAppError(error)
}

export type MailLinkType = 'signup' | 'recovery' | 'email_change'

const opened = new Map<string, Promise<boolean>>()

/**
 * Redeems the token of a link in a mail, once however often it is asked. Resolves to false when another link must be
 * opened too: a change of address may want the consent of both. Rejects with otp_expired and the like.
 */
export function openMailLink(tokenHash: string, type: MailLinkType): Promise<boolean> {
  const before = opened.get(tokenHash)
  if (before !== undefined) return before
  const redeemed = redeem(tokenHash, type).catch((error: unknown) => {
    // A link that could not be asked about may be tried again.
    if (toAppError(error).code === 'network') opened.delete(tokenHash)
    throw error
  })
  opened.set(tokenHash, redeemed)
  return redeemed
}

async function redeem(tokenHash: string, type: MailLinkType): Promise<boolean> {
  const client = await supabase()
  const { data, error } = await client.auth.verifyOtp({ token_hash: tokenHash, type })
  if (error !== null) throw toAppError(error)
  return data.session !== null
}

/** For somebody who came by a recovery link; the other sessions of the account end. */
export async function setNewPassword(password: string, current?: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.updateUser({ password, current_password: current })
  if (error !== null) throw toAppError(error)
  // Whoever else was signed in may be why the password was changed. Not being able to end them undoes nothing.
  await client.auth.signOut({ scope: 'others' }).catch(() => undefined)
}

/** Rejects with invalid_credentials when the present password is another. */
export async function changePassword(email: string, current: string, password: string): Promise<void> {
  await checkPassword(email, current)
  await setNewPassword(password, current)
}

/**
 * Signs in beside the session and out again. Auth can be told to ask for the present password by itself, but an older
 * project does not know that setting.
 */
async function checkPassword(email: string, password: string): Promise<void> {
  const auth = `${supabaseUrl()}/auth/v1`
  const headers = { apikey: env().publishableKey, 'content-type': 'application/json' }
  const answer = await fetch(`${auth}/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  }).catch((cause: unknown) => {
    throw new AppError('network', { cause })
  })
  const body = (await answer.json().catch(() => ({}))) as { access_token?: string; error_code?: string }
  if (!answer.ok || body.access_token === undefined) {
    throw toAppError({ code: body.error_code, status: answer.status, message: '' }, answer.status)
  }
  void fetch(`${auth}/logout?scope=local`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${body.access_token}` },
  }).catch(() => undefined)
}

/** The address changes when the link in the mail is opened. */
export async function changeEmail(email: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.updateUser({ email }, { emailRedirectTo: here(paths.account()) })
  if (error !== null) throw toAppError(error)
}

/** `confirmation` is the account's address as its owner typed it. Rejects with last_admin, invalid_request. */
export async function deleteAccount(confirmation: string): Promise<void> {
  const client = await supabase()
  unwrap(await client.rpc('delete_account', { confirmation }))
}

/** Rejects with forbidden when the session is another person's. */
export async function saveProfile(
  userId: string,
  values: Omit<Profile, 'email' | 'language'>,
): Promise<void> {
  const client = await supabase()
  unwrap(await client.from('profiles').update(values).eq('user_id', userId).select('user_id').single())
}

/** A comfort: mails come in this language. Nobody is told when it cannot be stored. */
export async function saveLanguage(userId: string, language: Language): Promise<void> {
  const client = await supabase()
  await client.from('profiles').update({ language }).eq('user_id', userId)
}
