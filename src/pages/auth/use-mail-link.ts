import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { openMailLink, type MailLinkType } from '@/auth/account-actions'
import { AppError, toAppError } from '@/lib/errors'

type MailLink =
  | { state: 'none' }
  | { state: 'opening' }
  | { state: 'opened'; complete: boolean }
  | { state: 'refused'; error: AppError }

const TYPES: readonly MailLinkType[] = ['signup', 'recovery', 'email_change']

/** What a link in a mail carries, in its query or, from an Auth without our templates, after the hash. */
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

/** Redeems the link that led here, and takes it out of the address: it works once, and is nobody else's business. */
export function useMailLink(): MailLink {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [given] = useState(() => readMailLink(search, hash))
  const [link, setLink] = useState<MailLink>(() =>
    given === null
      ? { state: 'none' }
      : given instanceof AppError
        ? { state: 'refused', error: given }
        : { state: 'opening' },
  )

  useEffect(() => {
    if (given === null || given instanceof AppError) return
    let left = false
    openMailLink(given.token, given.type).then(
      (complete) => {
        if (left) return
        setLink({ state: 'opened', complete })
        void navigate(pathname, { replace: true })
      },
      (error: unknown) => {
        if (!left) setLink({ state: 'refused', error: toAppError(error) })
      },
    )
    return () => {
      left = true
    }
  }, [given, navigate, pathname])

  return link
}
