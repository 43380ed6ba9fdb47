import { useEffect, useRef } from 'react'
import { useNavigate, useRouteError } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { AppError } from '@/lib/errors'
import { toast } from '@/ui/toast'

/** What became of the page when its product could not be read before it. A crash of the page is not its business. */
export function ProductLoadError() {
  const error = useRouteError()
  if (!(error instanceof AppError)) throw error
  return <ProductUnreadable />
}

/** A product that cannot be read: said, and back to the products. */
export function ProductUnreadable() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const told = useRef(false)

  useEffect(() => {
    if (told.current) return
    told.current = true
    toast({ title: t('toast.error'), description: t('product.notFound'), tone: 'error' })
    void navigate(paths.products(), { replace: true })
  }, [t, navigate])

  return null
}
