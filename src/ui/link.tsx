import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router-dom'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To; replace?: boolean; state?: unknown }

/** A link within the shop. React Router's own also prefetches modules and data of its framework mode, for which every visit would load code. */
export function Link({ to, replace, state, target, onClick, children, ...props }: LinkProps) {
  const href = useHref(to)
  const navigate = useLinkClickHandler(to, { replace, state, target })
  return (
    <a
      {...props}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) navigate(event)
      }}
    >
      {children}
    </a>
  )
}

/** `end`: without the pages below. */
type NavLinkProps = LinkProps & { end?: boolean }

/** A link with `aria-current` on its page and on those below. */
export function NavLink({ end = false, ...props }: NavLinkProps) {
  const { pathname } = useLocation()
  const current = pathname.toLowerCase()
  const path = useResolvedPath(props.to).pathname.toLowerCase()
  const isCurrent = current === path || (!end && current.startsWith(`${path}/`))
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />
}
