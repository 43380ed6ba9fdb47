import { useQuery, useQueryClient, type Query } from '@tanstack/react-query'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { paths } from '@/app/paths'
import type { Language } from '@/i18n/locales'
import type { Database } from '@/lib/database.types'
import { toAppError } from '@/lib/errors'
import { localStore, onOtherTabWrite } from '@/lib/storage'
import { SESSION_KEY, supabase, type AuthUser } from '@/lib/supabase'
import { authQueries } from './queries'
import { beginRecovery, mayHaveSession, storedUser } from './stored-session'

type Role = Database['public']['Enums']['user_role']

type SignUpValues = { email: string; password: string; displayName: string; language: Language }

type AuthContextValue = {
  user: AuthUser | null
  role: Role | null
  /** True until the first session check has finished, and while the role of a signed-in user is being read. */
  loading: boolean
  /** The last session ended without this tab's doing: it expired, was revoked, or another tab signed out. */
  ended: boolean
  signIn: (email: string, password: string) => Promise<void>
  /** Resolves to false when the address must be confirmed by e-mail first. */
  signUp: (values: SignUpValues) => Promise<boolean>
  /** Leaves the page. `next` is a path of this shop, as `safeNextPath` returns it. */
  signInWithGoogle: (next?: string) => Promise<void>
  signOut: () => Promise<void>
}

const AuthContext = createContext<AuthContextValue | null>(null)

// Nobody who signs out waits longer for the server to hear of it.
const MOST_PATIENCE_MS = 2000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

// What every visitor may see is the same for whoever comes next.
const isPersonal = (query: Query) => query.queryKey[0] !== 'settings'

export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const [session, setSession] = useState<{ user: AuthUser | null; checked: boolean; ended: boolean }>({
    user: null,
    checked: false,
    ended: false,
  })
  const userId = useRef<string | null>(null)
  const listening = useRef<Promise<void> | null>(null)
  const unsubscribe = useRef<(() => void) | null>(null)
  // The sign-out that the server has not answered yet; it must not end the session that comes after it.
  const leaving = useRef<Promise<void> | null>(null)
  const leavesOnPurpose = useRef(false)

  const apply = useCallback(
    (user: AuthUser | null) => {
      const before = userId.current
      // What the last person was shown must not outlive their session.
      if (before !== null && before !== user?.id) queryClient.removeQueries({ predicate: isPersonal })
      userId.current = user?.id ?? null
      if (user !== null) leavesOnPurpose.current = false
      const ended = user === null && before !== null && !leavesOnPurpose.current
      setSession((current) => ({ user, checked: true, ended: user === null && (ended || current.ended) }))
    },
    [queryClient],
  )

  const listen = useCallback(() => {
    listening.current ??= supabase().then((client) => {
      // Somebody was signed in when the page was left: should that be over, it has ended since.
      userId.current ??= storedUser()?.id ?? null
      // Synchronous: awaiting the client inside this callback would deadlock it.
      const { data } = client.auth.onAuthStateChange((event, current) => {
        if (event === 'PASSWORD_RECOVERY' && current !== null) beginRecovery(current.user.id)
        // No session is reported either when the server could not be asked for a new token. It is kept then.
        apply(current?.user ?? storedUser())
      })
      unsubscribe.current = () => data.subscription.unsubscribe()
    })
    return listening.current
  }, [apply])

  useEffect(() => {
    const start = () => {
      listen().catch(() => {
        listening.current = null
        setSession((current) => ({ ...current, checked: true }))
      })
    }
    const follow = () => {
      if (localStore.getItem(SESSION_KEY) !== null) start()
      else if (userId.current !== null) apply(null)
    }
    if (mayHaveSession()) start()
    // The first render is the same with and without a browser's storage; the answer comes right after it.
    else queueMicrotask(() => setSession((current) => ({ ...current, checked: true })))
    const stopWatching = onOtherTabWrite(SESSION_KEY, follow)
    return () => {
      stopWatching()
      unsubscribe.current?.()
      unsubscribe.current = null
      listening.current = null
    }
  }, [apply, listen])

  /** Ends what there is on the server and here. Never fails: a server that cannot be told changes nothing here. */
  const end = useCallback(async () => {
    const client = await supabase()
    leavesOnPurpose.current = true
    // 401, 403 and 404 mean that there was no session to end; the client ignores them itself.
    leaving.current = client.auth.signOut({ scope: 'global' }).then(
      () => undefined,
      () => undefined,
    )
    return leaving.current
  }, [])

  const signOut = useCallback(async () => {
    await Promise.race([end(), pause(MOST_PATIENCE_MS)])
    localStore.removeItem(SESSION_KEY)
    setSession((current) => ({ ...current, ended: false }))
    apply(null)
  }, [apply, end])

  const signIn = useCallback(
    async (email: string, password: string) => {
      await Promise.all([listen(), leaving.current])
      const client = await supabase()
      await end()
      localStore.removeItem(SESSION_KEY)
      const { data, error } = await client.auth.signInWithPassword({ email, password })
      if (error !== null) throw toAppError(error)
      apply(data.user)
    },
    [apply, end, listen],
  )

  const signUp = useCallback(
    async ({ email, password, displayName, language }: SignUpValues) => {
      await Promise.all([listen(), leaving.current])
      const client = await supabase()
      const { data, error } = await client.auth.signUp({
        email,
        password,
        options: {
          emailRedirectTo: `${globalThis.location.origin}/`,
          data: { display_name: displayName.trim() || (email.split('@')[0] ?? ''), language },
        },
      })
      if (error !== null) throw toAppError(error)
      if (data.session === null) return false
      apply(data.user)
      return true
    },
    [apply, listen],
  )

  const signInWithGoogle = useCallback(async (next?: string) => {
    const client = await supabase()
    const { error } = await client.auth.signInWithOAuth({
      provider: 'google',
      // Back to the page that can say what went wrong; signed in, it leads on, without `next` to the home page.
      options: { redirectTo: `${globalThis.location.origin}${paths.auth(next)}` },
    })
    if (error !== null) throw toAppError(error)
  }, [])

  const { user, checked, ended } = session
  const role = useQuery({ ...authQueries.role(user?.id ?? ''), enabled: user !== null })

  const value = useMemo(
    () => ({
      user,
      role: user === null ? null : (role.data ?? null),
      loading: !checked || (user !== null && role.isPending),
      ended,
      signIn,
      signUp,
      signInWithGoogle,
      signOut,
    }),
    [user, checked, ended, role.data, role.isPending, signIn, signUp, signInWithGoogle, signOut],
  )

  return <AuthContext value={value}>{children}</AuthContext>
}

export function useAuth(): AuthContextValue {
  const value = useContext(AuthContext)
  if (value === null) throw new Error('useAuth must be used within an AuthProvider')
  return value
}
