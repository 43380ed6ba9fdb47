import { Navigate, type NavigateProps } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { PageSkeleton } from './page-skeleton'

/**
 * Replaces the page by another one. `Navigate` alone draws nothing while the other page's code loads, so that the footer
 * would jump to the top of the screen and back.
 */
export function Redirect({ to }: Pick<NavigateProps, 'to'>) {
  const { t } = useLanguage()
  return (
    <>
      <Navigate to={to} replace />
      <PageSkeleton label={t('shop.status.loading')} />
    </>
  )
}
