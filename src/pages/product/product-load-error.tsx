import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useRouteError } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { AppError } from '@/lib/errors'
import { toast } from '@/ui/toast'

/** A product that cannot be read: said, and back to the products. A crash of the page itself is not its business. */
export function ProductLoadError() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const told = useRef(false)
  const unreadable = error instanceof AppError

  useEffect(() => {
    if (!unreadable || told.current) return
    told.current = true
    // So that the next visit reads again.
    reset()
    toast({ title: t('toast.error'), description: t('product.notFound'), tone: 'error' })
    void navigate(paths.products(), { replace: true })
  }, [unreadable, reset, t, navigate])

  if (!unreadable) throw error
  return null
}
