import { useLocation } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { PageSkeleton } from '@/shell/page-skeleton'

function loadingText(pathname: string): PlainMessageKey {
  if (/^\/products\/?$/i.test(pathname)) return 'products.loading'
  if (/^\/product\//i.test(pathname)) return 'product.loading'
  return 'status.loading'
}

export function HydrateFallback() {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  return <PageSkeleton label={t(loadingText(pathname))} />
}
