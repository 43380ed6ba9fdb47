import type { QueryClient } from '@tanstack/react-query'
import type { MiddlewareFunction } from 'react-router-dom'
import { AppError } from '@/lib/errors'
import { authQueries } from './queries'
import { storedUser } from './stored-session'

/**
 * Route middleware, because it runs before the loaders of child routes. It only avoids requests that would fail: access is
 * enforced by RLS. Rejects with forbidden for guests and customers.
 */
export function requireAdmin(queryClient: QueryClient): MiddlewareFunction {
  return async (_args, next) => {
    const user = storedUser()
    const role = user === null ? null : await queryClient.query(authQueries.role(user.id))
    if (role !== 'admin') throw new AppError('forbidden')
    return next()
  }
}
