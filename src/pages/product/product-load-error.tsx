import { useEffect, useRef, useState } from 'react'
import { useNavigate, useRouteError } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { AppError } from '@/lib/errors'
import { toast } from '@/ui/toast'
import { useOnline } from '@/ui/use-online'
import { ProductOffline } from './product-offline'

/** What became of the page when its product could not be read before it. A crash of the page is not its business. */
export function ProductLoadError() {
  const error = useRouteError()
  if (!(error instanceof AppError)) throw error
  return <ProductUnreadable error={error} />
}

/** A product that cannot be read. Without a network that says nothing about the product. */
export function ProductUnreadable({ error }: { error: Error }) {
  const online = useOnline()
  const [isOffline] = useState(!online && error instanceof AppError && error.code === 'network')
  return isOffline ? <ProductOffline /> : <BackToProducts />
}

/** Said, and back to the products. */
function BackToProducts() {
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
