import { useQuery, useQueryClient } from '@tanstack/react-query'
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
import type { Language } from '@/i18n/locales'
import type { Database } from '@/lib/database.types'
import { toAppError } from '@/lib/errors'
import { localStore, onOtherTabWrite } from '@/lib/storage'
import { SESSION_KEY, supabase, type AuthUser } from '@/lib/supabase'
import { authQueries } from './queries'

type Role = Database['public']['Enums']['user_role']

type SignUpValues = { email: string; password: string; displayName: string; language: Language }

type AuthContextValue = {
  user: AuthUser | null
  role: Role | null
  /** True until the first session check has finished, and while the role of a signed-in user is being read. */
  loading: boolean
  signIn: (email: string, password: string) => Promise<void>
  /** Resolves to false when the address must be confirmed by e-mail first. */
  signUp: (values: SignUpValues) => Promise<boolean>
  signInWithGoogle: () => Promise<void>
  signOut: () => Promise<void>
}

const AuthContext = createContext<AuthContextValue | null>(null)

/** Nobody is signed in, and nobody is coming back from a sign-in elsewhere: the client's code can wait. */
function mayHaveSession(): boolean {
  return localStore.getItem(SESSION_KEY) !== null || /[?&](code|error)=/.test(globalThis.location.search)
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const [session, setSession] = useState<{ user: AuthUser | null; checked: boolean }>({
    user: null,
    checked: false,
  })
  const userId = useRef<string | null>(null)
  const listening = useRef<Promise<void> | null>(null)
  const unsubscribe = useRef<(() => void) | null>(null)

  const apply = useCallback(
    (user: AuthUser | null) => {
      // What the last person was shown must not outlive their session.
      if (userId.current !== null && userId.current !== user?.id) queryClient.clear()
      userId.current = user?.id ?? null
      setSession({ user, checked: true })
    },
    [queryClient],
  )

  const listen = useCallback(() => {
    listening.current ??= supabase().then((client) => {
      // Synchronous: awaiting the client inside this callback would deadlock it.
      const { data } = client.auth.onAuthStateChange((_event, current) => {
        apply(current?.user ?? null)
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
    if (mayHaveSession()) start()
    // The first render is the same with and without a browser's storage; the answer comes right after it.
    else queueMicrotask(() => setSession((current) => ({ ...current, checked: true })))
    const stopWatching = onOtherTabWrite(SESSION_KEY, start)
    return () => {
      stopWatching()
      unsubscribe.current?.()
      unsubscribe.current = null
      listening.current = null
    }
  }, [listen])

  const signOut = useCallback(async () => {
    const client = await supabase()
    // 401, 403 and 404 mean that there was no session to end; the client ignores them itself.
    const { error } = await client.auth.signOut({ scope: 'global' })
    // The server could not be told. This browser forgets the session all the same.
    if (error !== null) localStore.removeItem(SESSION_KEY)
    apply(null)
    queryClient.clear()
  }, [apply, queryClient])

  const signIn = useCallback(
    async (email: string, password: string) => {
      await listen()
      const client = await supabase()
      await client.auth.signOut({ scope: 'global' })
      const { data, error } = await client.auth.signInWithPassword({ email, password })
      if (error !== null) throw toAppError(error)
      apply(data.user)
    },
    [apply, listen],
  )

  const signUp = useCallback(
    async ({ email, password, displayName, language }: SignUpValues) => {
      await listen()
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

  const signInWithGoogle = useCallback(async () => {
    const client = await supabase()
    const { error } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: `${globalThis.location.origin}/` },
    })
    if (error !== null) throw toAppError(error)
  }, [])

  const { user, checked } = session
  const role = useQuery({ ...authQueries.role(user?.id ?? ''), enabled: user !== null })

  const value = useMemo(
    () => ({
      user,
      role: user === null ? null : (role.data ?? null),
      loading: !checked || (user !== null && role.isPending),
      signIn,
      signUp,
      signInWithGoogle,
      signOut,
    }),
    [user, checked, role.data, role.isPending, signIn, signUp, signInWithGoogle, signOut],
  )

  return <AuthContext value={value}>{children}</AuthContext>
}

export function useAuth(): AuthContextValue {
  const value = useContext(AuthContext)
  if (value === null) throw new Error('useAuth must be used within an AuthProvider')
  return value
}
