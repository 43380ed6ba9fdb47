import { Navigate, type NavigateProps } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { PageSkeleton } from './page-skeleton'

/**
 * Replaces the page by another one. `Navigate` alone draws nothing while the other page's code loads, so that the footer
 * would jump to the top of the screen and back.
 */
export function Redirect({ to, state }: Pick<NavigateProps, 'to'> & { state?: unknown }) {
  const { t } = useLanguage()
  return (
    <>
      <Navigate to={to} state={state} replace />
      <PageSkeleton label={t('shop.status.loading')} />
    </>
  )
}
