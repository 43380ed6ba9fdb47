import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/paths'

/** Redirects the short address of older links, keeping query and hash. */
export function Component() {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: paths.care(), search, hash }} replace />
}
