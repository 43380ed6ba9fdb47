import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { openMailLink, type MailLinkType } from '@/auth/account-actions'
import { AppError, isUnreachable, toAppError } from '@/lib/errors'

type MailLink =
  | { state: 'none' }
  | { state: 'opening' }
  | { state: 'opened'; complete: boolean }
  | { state: 'refused'; error: AppError }
  /** Auth did not answer. The link stays in the address. */
  | { state: 'unanswered'; error: AppError; retry: () => void }

const TYPES: readonly MailLinkType[] = ['signup', 'recovery', 'email_change']

/**
 * Reads the token or the error of a mail link from the query or, when Supabase Auth's own templates are used, from the
 * hash. Returns null when the address has neither.
 */
export function readMailLink(
  search: string,
  hash: string,
): { token: string; type: MailLinkType } | AppError | null {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const errorCode = fragment.get('error_code') ?? query.get('error_code')
  if (errorCode !== null || fragment.has('error') || query.has('error')) {
    const { code } = toAppError({ code: errorCode ?? 'otp_expired', message: '' })
    return new AppError(code === 'unexpected' ? 'otp_expired' : code)
  }
  const token = query.get('token_hash')
  const type = TYPES.find((known) => known === query.get('type'))
  if (token === null || token === '') return null
  return type === undefined ? new AppError('otp_expired') : { token, type }
}

/** Redeems the mail link in the address and removes it from there, because it is secret and works only once. */
export function useMailLink(): MailLink {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [initial] = useState(() => readMailLink(search, hash))
  const [link, setLink] = useState<MailLink>(() =>
    initial === null
      ? { state: 'none' }
      : initial instanceof AppError
        ? { state: 'refused', error: initial }
        : { state: 'opening' },
  )

  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (initial === null || initial instanceof AppError) return
    let cancelled = false
    openMailLink(initial.token, initial.type).then(
      (complete) => {
        if (cancelled) return
        setLink({ state: 'opened', complete })
        void navigate(pathname, { replace: true })
      },
      (thrown: unknown) => {
        if (cancelled) return
        const error = toAppError(thrown)
        const retry = () => {
          setLink({ state: 'opening' })
          setAttempt((count) => count + 1)
        }
        setLink(isUnreachable(error) ? { state: 'unanswered', error, retry } : { state: 'refused', error })
      },
    )
    return () => {
      cancelled = true
    }
  }, [attempt, initial, navigate, pathname])

  return link
}
