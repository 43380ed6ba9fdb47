import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { toast } from '@/ui/toast'

const PARAMETERS = ['error', 'error_code', 'error_description', 'code']

type Failure = { key: PlainMessageKey } | { words: string }

/** What a provider's return to `/auth` says went wrong, as a text of ours or in its own words; null when nothing did. */
export function providerFailure(params: URLSearchParams, signedOut: boolean): Failure | null {
  const error = params.get('error')
  const description = params.get('error_description')?.trim() ?? ''
  // A code that brought no session: it was used, or asked for by another browser.
  if (error === null) return params.has('code') && signedOut ? { key: 'auth.googleFailed' } : null
  if (description.includes('registration_closed') || params.get('error_code') === 'signup_disabled') {
    return { key: 'error.registration_closed' }
  }
  if (error === 'access_denied' && (description === '' || /denied|cancel/i.test(description))) {
    return { key: 'auth.googleCancelled' }
  }
  // Words of a server's own trouble say nothing to a person.
  if (description === '' || error === 'server_error') return { key: 'auth.googleFailed' }
  return { words: description.slice(0, 200) }
}

/** Says once what went wrong at Google, and takes it out of the address: a reload must not say it again. */
export function useProviderError(): void {
  const { t } = useLanguage()
  const { user, loading } = useAuth()
  const [params, setParams] = useSearchParams()
  const failure = loading ? null : providerFailure(params, user === null)
  const found = failure !== null

  const say = useEffectEvent(() => {
    if (failure === null) return
    const description = 'key' in failure ? t(failure.key) : failure.words
    toast({ title: t('toast.error'), description, tone: 'error' })
    const rest = new URLSearchParams(params)
    for (const name of PARAMETERS) rest.delete(name)
    setParams(rest, { replace: true })
  })
  useEffect(() => {
    if (found) say()
  }, [found])
}
