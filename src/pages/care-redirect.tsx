import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/app/paths'

/** The short address that older links use; what they point at on the page is kept. */
export function CareRedirect() {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: paths.care(), search, hash }} replace />
}
