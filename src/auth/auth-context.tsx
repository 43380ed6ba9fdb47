import { useQuery, useQueryClient, type Query } from '@tanstack/react-query'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { paths, publicUrl } from '@/paths'
import { loadArea } from '@/i18n/catalogues'
import { documentLanguage, unsavedLanguage, useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import { captcha } from '@/lib/captcha'
import { MissingCodeError } from '@/lib/code'
import type { Database } from '@/lib/database.types'
import { env, supabaseUrl } from '@/lib/env'
import { hasJustSentMail, toAppError } from '@/lib/errors'
import { pause } from '@/lib/pause'
import { untilAborted } from '@/lib/request-limit'
import { localStore, onOtherTabWrite, notifyReaders } from '@/lib/storage'
import { useShownAgain } from '@/lib/use-shown-again'
import { useUnread } from '@/lib/use-unread'
import { SESSION_KEY, supabase, type AuthUser, type Supabase } from '@/lib/supabase'
import { toastMissingCode } from '@/ui/missing-code'
import { toast } from '@/ui/toast'
import { authQueries } from './queries'
import { claimState, followRelease } from './state-owner'
import { beginRecovery, mayHaveSession, storedUser } from './stored-session'

type Role = Database['public']['Enums']['user_role']

type SignUpValues = {
  email: string
  password: string
  displayName: string
  language: Language
  /** Where the link in the mail leads after the confirmation, as `safeNextPath` returns it. */
  next: string
}

type AuthContextValue = {
  user: AuthUser | null
  role: Role | null
  /** True until the first session check has finished, and while the role of a signed-in user is being read. */
  loading: boolean
  /** The last session ended other than by a sign-out in this tab: it expired, was revoked, or another tab signed out. */
  ended: boolean
  /** The person whose session has ended so, while a screen waits for them (`keepScreen`). */
  awaited: string | null
  /** While `isUnsaved`, the data of a screen outlasts a session that `ended`, until it is known who is back. Returns what gives it up. */
  keepScreen: (isUnsaved: () => boolean) => () => void
  signIn: (email: string, password: string) => Promise<void>
  /** Resolves to false when the address must be confirmed by e-mail first. */
  signUp: (values: SignUpValues) => Promise<boolean>
  /** Navigates to Google. `next` is a path of this shop, as `safeNextPath` returns it. */
  signInWithGoogle: (next?: string) => Promise<void>
  signOut: () => Promise<void>
}

const AuthContext = createContext<AuthContextValue | null>(null)

/** The longest that signing out waits for the server. A later answer could end the session of the next sign-in. */
const SIGN_OUT_TIMEOUT_MS = 2000
/** Auth is slow, or does not answer the refresh of the stored session: it counts until Auth says otherwise. */
const SLOW_CHECK_MS = 2000

// Settings are public, so they survive a sign-out.
const isPersonal = (query: Query) => query.queryKey[0] !== 'settings'
// What the account may do is read anew with each session.
const isOfAccount = (query: Query) => query.queryKey[0] === 'auth'

async function signInWithGoogle(next?: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.signInWithOAuth({
    provider: 'google',
    // The sign-in page shows errors, and redirects to `next` or to the home page after success.
    options: {
      redirectTo: `${globalThis.location.origin}${publicUrl(paths.auth(next), documentLanguage())}`,
    },
  })
  if (error !== null) throw toAppError(error)
}

/** Ends the account's sessions, as far as Auth answers in time, and forgets that of this browser. Never rejects. */
async function endSession(client: Supabase): Promise<void> {
  const limit = AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS)
  const token = await untilAborted(client.auth.getSession(), limit).then(
    ({ data }) => data.session?.access_token,
    () => undefined,
  )
  // Not by the client, which keeps a session that Auth could not end.
  localStore.removeItem(SESSION_KEY)
  if (token === undefined) return
  await fetch(`${supabaseUrl()}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { apikey: env().publishableKey, authorization: `Bearer ${token}` },
    signal: limit,
  }).catch(() => undefined)
}

/** For an account that seems to be gone: its token stays valid for up to an hour, but Auth refreshes it no more. */
async function endSessionOfDeleted(): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.refreshSession()
  if (error !== null) await client.auth.signOut({ scope: 'local' })
}

type Session = Pick<AuthContextValue, 'user' | 'ended' | 'awaited'> & { checked: boolean }
const UNCHECKED: Session = { user: null, checked: false, ended: false, awaited: null }

/** The session of this browser, kept up to date with Auth and with the other tabs. */
function useSession() {
  const queryClient = useQueryClient()
  const { t } = useLanguage()
  const [session, setSession] = useState<Session>(UNCHECKED)
  const userId = useRef<string | null>(null)
  const listening = useRef<Promise<void> | null>(null)
  const unsubscribe = useRef<(() => void) | null>(null)
  const expectsSignOut = useRef(false)
  // A pending sign-out request; it must finish before the next sign-in, whose session it would end.
  const signingOut = useRef<Promise<void> | null>(null)
  const isScreenUnsaved = useRef<() => boolean>(() => false)
  const awaited = useRef<string | null>(null)

  const apply = useCallback(
    (user: AuthUser | null) => {
      const before = userId.current
      const owner = before ?? awaited.current
      const ended = user === null && before !== null && !expectsSignOut.current
      if (user !== null || ended) awaited.current = ended && isScreenUnsaved.current() ? before : null
      // Cached data of the previous user must not outlive the session, except under a screen that waits for that user.
      if (owner !== null && owner !== user?.id) {
        queryClient.removeQueries({ predicate: awaited.current === null ? isPersonal : isOfAccount })
      }
      // What could not be read while the screen waited. Not what its query keeps from changing underneath a form.
      if (before === null && owner !== null && owner === user?.id) {
        void queryClient.refetchQueries({ type: 'active', stale: true, predicate: isPersonal })
      }
      if (user !== null) claimState(user.id)
      userId.current = user?.id ?? null
      if (user !== null) expectsSignOut.current = false
      const next = { user, checked: true, awaited: awaited.current }
      setSession((current) => ({ ...next, ended: user === null && (ended || current.ended) }))
    },
    [queryClient],
  )

  const giveScreenUp = useCallback(() => {
    isScreenUnsaved.current = () => false
    if (awaited.current === null) return
    awaited.current = null
    queryClient.removeQueries({ predicate: isPersonal })
    setSession((current) => ({ ...current, awaited: null }))
  }, [queryClient])

  const keepScreen = useCallback(
    (isUnsaved: () => boolean) => {
      isScreenUnsaved.current = isUnsaved
      return giveScreenUp
    },
    [giveScreenUp],
  )

  const listen = useCallback(() => {
    listening.current ??= supabase().then((client) => {
      // Starting from the stored user: if that session is over, it counts as ended, not as absent.
      userId.current ??= storedUser()?.id ?? null
      const slow = setTimeout(() => {
        if (storedUser() !== null) apply(storedUser())
      }, SLOW_CHECK_MS)
      // Synchronous: awaiting the client inside this callback would deadlock it.
      const { data } = client.auth.onAuthStateChange((event, current) => {
        clearTimeout(slow)
        if (event === 'PASSWORD_RECOVERY' && current !== null) beginRecovery(current.user.id)
        // The session is also null when a token refresh failed for lack of a network; the stored user is kept then.
        apply(current?.user ?? storedUser())
      })
      unsubscribe.current = () => {
        clearTimeout(slow)
        data.subscription.unsubscribe()
      }
    })
    return listening.current
  }, [apply])

  const reportMissing = useEffectEvent((retry: () => void) => toastMissingCode(t, retry))
  useEffect(() => {
    const start = () => {
      listen().catch((error: unknown) => {
        listening.current = null
        // The session is still there: its pages say that they cannot be read, instead of leading to the sign-in page.
        if (storedUser() === null) setSession((current) => ({ ...current, checked: true }))
        else apply(storedUser())
        if (error instanceof MissingCodeError) reportMissing(start)
      })
    }
    const onStorage = () => {
      if (localStore.getItem(SESSION_KEY) !== null) start()
      else if (userId.current !== null) apply(null)
    }
    if (mayHaveSession()) start()
    // In a microtask, so that the first render equals the prerendered HTML.
    else queueMicrotask(() => setSession((current) => ({ ...current, checked: true })))
    const stopWatching = onOtherTabWrite(SESSION_KEY, onStorage)
    const stopFollowing = followRelease()
    return () => {
      stopWatching()
      stopFollowing()
      unsubscribe.current?.()
      unsubscribe.current = null
      listening.current = null
    }
  }, [apply, listen])

  /** Ends the session on the server and in this browser. Never rejects: without an answer it still ends here. */
  const end = useCallback(async () => {
    const client = await supabase()
    expectsSignOut.current = true
    signingOut.current = endSession(client)
    return signingOut.current
  }, [])

  /** Resolves when the client reports session changes and no sign-out is pending. */
  const ready = useCallback(async () => {
    await Promise.all([listen(), signingOut.current])
  }, [listen])

  return { session, setSession, apply, ready, end, keepScreen, giveScreenUp }
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const { session, setSession, apply, ready, end, keepScreen, giveScreenUp } = useSession()
  // No event reached the page meanwhile: of a sign-out, of the cart, or of anything else that is stored.
  useShownAgain(() => notifyReaders(null))

  const signOut = useCallback(async () => {
    await Promise.race([end(), pause(SIGN_OUT_TIMEOUT_MS)])
    localStore.removeItem(SESSION_KEY)
    setSession((current) => ({ ...current, ended: false }))
    giveScreenUp()
    apply(null)
  }, [apply, end, giveScreenUp, setSession])

  const signIn = useCallback(
    async (email: string, password: string) => {
      await ready()
      const client = await supabase()
      await end()
      apply(null)
      const { data, error } = await client.auth.signInWithPassword({
        email,
        password,
        options: await captcha(),
      })
      if (error !== null) throw toAppError(error)
      apply(data.user)
    },
    [apply, end, ready],
  )

  const signUp = useCallback(
    async ({ email, password, displayName, language, next }: SignUpValues) => {
      await ready()
      const client = await supabase()
      const { data, error } = await client.auth.signUp({
        email,
        password,
        options: {
          emailRedirectTo: `${globalThis.location.origin}${publicUrl(next, language)}`,
          ...(await captcha()),
          data: { ...(displayName.trim() !== '' && { display_name: displayName.trim() }), language },
        },
      })
      // An earlier answer was lost: the account is there, and its mail is on its way.
      if (error !== null && hasJustSentMail(error)) return false
      if (error !== null) throw toAppError(error)
      if (data.session === null) return false
      apply(data.user)
      return true
    },
    [apply, ready],
  )

  const { user, checked, ended, awaited } = session
  const role = useQuery({ ...authQueries.role(user?.id ?? ''), enabled: user !== null })
  const isRoleUnread = useUnread(role) !== null

  const isGone = role.error !== null && toAppError(role.error).code === 'not_found'
  useEffect(() => {
    if (isGone) endSessionOfDeleted().catch(() => undefined)
  }, [isGone])

  const value = useMemo(
    () => ({
      user,
      role: user === null ? null : (role.data ?? null),
      loading: !checked || (user !== null && role.data === undefined && !isRoleUnread),
      ended,
      awaited,
      keepScreen,
      signIn,
      signUp,
      signInWithGoogle,
      signOut,
    }),
    [user, checked, ended, awaited, keepScreen, role.data, isRoleUnread, signIn, signUp, signOut],
  )

  return <AuthContext value={value}>{children}</AuthContext>
}

export function useAuth(): AuthContextValue {
  const value = useContext(AuthContext)
  if (value === null) throw new Error('useAuth must be used within an AuthProvider')
  return value
}

/** Shows a toast when the session ends unexpectedly and no screen shows it, and stores a newly chosen language in the account. */
export function SessionEffects() {
  const { user, ended, awaited } = useAuth()
  const { t, language } = useLanguage()
  const userId = user?.id ?? null

  const showEnded = useEffectEvent(() => {
    toast({ title: t('deferred.session.ended'), description: t('deferred.session.endedText') })
  })
  useEffect(() => {
    if (ended && awaited === null) loadArea('deferred').then(showEnded, showEnded)
  }, [ended, awaited])

  useEffect(() => {
    // Only a choice is stored: signing in on a browser in another language must not change the account.
    if (userId === null || unsavedLanguage() === null) return
    // What fails is begun again by the next document.
    import('./account-actions').then(({ saveLanguage }) => saveLanguage(userId)).catch(() => undefined)
  }, [language, userId])

  return null
}
