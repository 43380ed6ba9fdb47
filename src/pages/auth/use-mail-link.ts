import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { mayOpenAgain, openMailLink, type MailLinkType } from '@/auth/account-actions'
import { AppError, toAppError } from '@/lib/errors'

type MailLink =
  | { state: 'none' }
  /** Nothing is redeemed before the person presses: mail scanners open links, and a link works once. */
  | { state: 'unopened'; open: () => void }
  | { state: 'opening'; open: () => void }
  | { state: 'opened'; complete: boolean }
  | { state: 'refused'; error: AppError }
  /** Auth did not answer, or not about the link, which stays in the address. */
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
  const type = TYPES.find((value) => value === query.get('type'))
  if (token === null || token === '') return null
  return type === undefined ? new AppError('otp_expired') : { token, type }
}

/** The mail link in the address. Redeemed, it is removed from there, because it is secret and works only once. */
export function useMailLink(): MailLink {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [link] = useState(() => readMailLink(search, hash))
  const { mutate, error, data, isPending, isSuccess } = useMutation({
    mutationFn: ({ token, type }: { token: string; type: MailLinkType }) => openMailLink(token, type),
    onSuccess: () => navigate(pathname, { replace: true }),
    meta: { ownErrors: true },
  })

  if (link === null) return { state: 'none' }
  if (link instanceof AppError) return { state: 'refused', error: link }
  const open = () => mutate(link)
  if (isPending) return { state: 'opening', open }
  if (isSuccess) return { state: 'opened', complete: data }
  if (error === null) return { state: 'unopened', open }
  const failure = toAppError(error)
  return mayOpenAgain(failure)
    ? { state: 'unanswered', error: failure, retry: open }
    : { state: 'refused', error: failure }
}
