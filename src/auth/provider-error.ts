import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { toast } from '@/ui/toast'
import { useAuth } from './auth-context'

const PARAMETERS = ['error', 'error_code', 'error_description', 'code']

/** The error with which a provider, or a link of Auth's own mails, returned, as a message key; null when there is none. */
export function providerFailure(params: URLSearchParams, signedOut: boolean): PlainMessageKey | null {
  const error = params.get('error')
  const description = params.get('error_description')?.trim() ?? ''
  // A code without a session: it was used already, or requested by another browser.
  if (error === null) return params.has('code') && signedOut ? 'account.auth.googleFailed' : null
  if (description.includes('registration_closed') || params.get('error_code') === 'signup_disabled') {
    return 'deferred.error.registration_closed'
  }
  if (params.get('error_code') === 'otp_expired') return 'deferred.error.otp_expired'
  if (error === 'access_denied' && (description === '' || /denied|cancel/i.test(description))) {
    return 'account.auth.googleCancelled'
  }
  return 'account.auth.googleFailed'
}

/** Shows a provider's error as a toast and removes it from the address, so that a reload does not repeat it. */
export function useProviderError(): void {
  const { t } = useLanguage()
  const { user, loading } = useAuth()
  const [params, setParams] = useSearchParams()
  const failure = loading ? null : providerFailure(params, user === null)
  const found = failure !== null

  const show = useEffectEvent(() => {
    if (failure === null) return
    toast({ title: t('shop.toast.error'), description: t(failure), tone: 'error' })
    const rest = new URLSearchParams(params)
    for (const name of PARAMETERS) rest.delete(name)
    setParams(rest, { replace: true })
  })
  useEffect(() => {
    if (found) show()
  }, [found])
}

/** For the site's own address, to which Auth leads when it has lost where a sign-in began. */
export function ProviderError() {
  useProviderError()
  return null
}
