import { paths, publicUrl } from '@/paths'
import { documentLanguage, forgetUnsavedLanguage, unsavedLanguage } from '@/i18n/language-context'
import { captcha } from '@/lib/captcha'
import { env, supabaseUrl } from '@/lib/env'
import { AppError, hasJustSentMail, isOutcomeUnknown, isTemporary, toAppError, unwrap } from '@/lib/errors'
import { postJson } from '@/lib/limited-fetch'
import { supabase } from '@/lib/supabase'
import type { Profile } from './queries'

const absoluteUrl = (path: string) => `${globalThis.location.origin}${publicUrl(path, documentLanguage())}`

/** Sends a password reset mail. Resolves in the same way whether or not the account exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: absoluteUrl(paths.authReset()),
    ...(await captcha()),
  })
  // This error would reveal that the account exists: only such an address can have reached the mail limit.
  if (error !== null && error.code !== 'over_email_send_rate_limit') throw toAppError(error)
}

/**
 * Sends the sign-up confirmation mail again. Resolves in the same way whether or not the account exists. `next` is where its link
 * leads after the confirmation, as `safeNextPath` returns it.
 */
export async function resendConfirmation(email: string, next: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: absoluteUrl(next), ...(await captcha()) },
  })
  if (error !== null && error.code !== 'over_email_send_rate_limit') throw toAppError(error)
}

export type MailLinkType = 'signup' | 'recovery' | 'email_change'

const redeemedLinks = new Map<string, Promise<boolean>>()

/** True when a mail link may still be good: Auth has not said that it will never take it. */
export const mayOpenAgain = (error: unknown): boolean => isTemporary(error) || isOutcomeUnknown(error)

/**
 * Redeems the token of a mail link, only once for repeated calls. Resolves to false when a second link must be opened as
 * well: an email change may need a confirmation from both addresses. Rejects with otp_expired and other Auth errors.
 */
export function openMailLink(tokenHash: string, type: MailLinkType): Promise<boolean> {
  const pending = redeemedLinks.get(tokenHash)
  if (pending !== undefined) return pending
  const redeemed = redeem(tokenHash, type).catch((error: unknown) => {
    // The token may not have been used, so it can be tried again.
    if (mayOpenAgain(error)) redeemedLinks.delete(tokenHash)
    throw error
  })
  redeemedLinks.set(tokenHash, redeemed)
  return redeemed
}

async function redeem(tokenHash: string, type: MailLinkType): Promise<boolean> {
  const client = await supabase()
  const { data, error } = await client.auth.verifyOtp({ token_hash: tokenHash, type })
  if (error !== null) throw toAppError(error)
  return data.session !== null
}

/** Auth does not say that an account of Google has a password as well. */
const HAS_PASSWORD = { has_password: true }

/** `current` is absent after a recovery link, where Auth does not require it. */
export type NewPassword = { password: string; current?: string }

/** The refusal of Auth, or null. */
async function updatePassword(password: string, current: string | undefined): Promise<AppError | null> {
  const client = await supabase()
  const { error } = await client.auth.updateUser({ password, current_password: current, data: HAS_PASSWORD })
  if (error === null) return null
  const isCurrentWrong = error.code?.startsWith('current_password') === true
  return isCurrentWrong ? new AppError('invalid_credentials', { cause: error }) : toAppError(error)
}

/**
 * Sets a password and ends the account's other sessions. Auth requires the current one, except after a recovery link;
 * rejects with invalid_credentials when it is wrong. `unanswered` is an earlier request of the same form whose answer was lost:
 * if Auth has stored its password, it refuses the same one as not different, and the current one, although it was typed right.
 */
export async function setNewPassword(
  { password, current }: NewPassword,
  unanswered: NewPassword | null = null,
): Promise<void> {
  const client = await supabase()
  let refusal = await updatePassword(password, current)
  if (refusal?.code === 'invalid_credentials' && unanswered !== null && unanswered.current === current) {
    const repeated = await updatePassword(password, unanswered.password)
    if (repeated?.code !== 'invalid_credentials') refusal = repeated
  }
  if (refusal?.code === 'same_password' && unanswered?.password === password) {
    // It is stored, with the note, which the user in this browser still lacks.
    await client.auth.updateUser({ data: HAS_PASSWORD }).catch(() => undefined)
    refusal = null
  }
  if (refusal !== null) throw refusal
  // Another session may be the reason for the change. If ending them fails, the new password still stands.
  await client.auth.signOut({ scope: 'others' }).catch(() => undefined)
}

/**
 * Sends a confirmation mail; the address changes when its link is opened. The database requires a recent sign-in for it,
 * which the current password gives. Rejects with invalid_credentials when that is wrong.
 */
export async function changeEmail(email: string, password: string, newEmail: string): Promise<void> {
  const signOut = await signInAgain(email, password)
  try {
    const client = await supabase()
    const { error } = await client.auth.updateUser(
      { email: newEmail },
      { emailRedirectTo: absoluteUrl(paths.account()) },
    )
    if (error !== null && !(hasJustSentMail(error) && (await isChangingTo(newEmail)))) throw toAppError(error)
  } finally {
    signOut()
  }
}

/** Whether the mail that was just sent is for this new address: then an earlier request, whose answer was lost, has sent it. */
async function isChangingTo(newEmail: string): Promise<boolean> {
  const client = await supabase()
  const { data } = await client.auth.getUser()
  return data.user?.new_email?.toLowerCase() === newEmail.toLowerCase()
}

/** A second session, which leaves the current one alone. Resolves to a function that ends it. */
async function signInAgain(email: string, password: string): Promise<() => void> {
  const auth = `${supabaseUrl()}/auth/v1`
  const headers = { apikey: env().publishableKey }
  const { captchaToken } = await captcha()
  const { ok, status, body } = await postJson(`${auth}/token?grant_type=password`, headers, {
    email,
    password,
    gotrue_meta_security: { captcha_token: captchaToken },
  })
  const { access_token: token, error_code: code } = (body ?? {}) as {
    access_token?: string
    error_code?: string
  }
  if (!ok || token === undefined) {
    // As the client marks what Auth answers: its 500 is no answer.
    throw toAppError({ __isAuthError: true, code, status, message: '' }, status)
  }
  return () =>
    void postJson(`${auth}/logout?scope=local`, { ...headers, authorization: `Bearer ${token}` }, {}).catch(
      () => undefined,
    )
}

/** `confirmation` is the account's email address as typed by its owner. Rejects with last_admin or invalid_request. */
export async function deleteAccount(confirmation: string): Promise<void> {
  const client = await supabase()
  unwrap(await client.rpc('delete_account', { confirmation }))
}

/** Rejects with forbidden when the session belongs to another user. */
export async function saveProfile(
  userId: string,
  values: Partial<Pick<Profile, 'display_name' | 'phone'>>,
): Promise<void> {
  if (Object.keys(values).length === 0) return
  const client = await supabase()
  unwrap(await client.from('profiles').update(values).eq('user_id', userId).select('user_id').single())
}

/**
 * Stores the chosen language, in which the account gets its mails, where the account does not know it yet. Until that has succeeded it is
 * to be saved: the request may be lost, or be aborted when the page is left.
 */
export async function saveLanguage(userId: string): Promise<void> {
  const language = unsavedLanguage()
  if (language === null) return
  const client = await supabase()
  unwrap(await client.from('profiles').update({ language }).eq('user_id', userId).select('user_id').single())
  forgetUnsavedLanguage(language)
}
