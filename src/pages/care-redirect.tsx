import { useLocation } from 'react-router-dom'
import { paths } from '@/paths'
import { Redirect } from '@/shell/redirect'

/** Redirects the short address of older links, keeping query and hash. */
export function Component() {
  const { search, hash } = useLocation()
  return <Redirect to={{ pathname: paths.care(), search, hash }} />
}
