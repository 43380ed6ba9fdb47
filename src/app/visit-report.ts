import { afterFirstScreen } from '@/lib/after-first-screen'
import { noteError } from '@/lib/noted-errors'
import type { Router } from './route-pattern'

/**
 * Tells the shop how fast this visit is and what fails in it (docs/architecture.md). Only what fails is listened to at once;
 * everything else comes after the first screen.
 */
export function reportVisit(router: Router): void {
  if (!import.meta.env.PROD) return
  addEventListener('error', ({ error, message }) => noteError('', (error as unknown) ?? message))
  addEventListener('unhandledrejection', ({ reason }) => noteError('', reason))
  const { matches } = router.state
  afterFirstScreen(() => {
    import('./field-report').then(
      ({ startFieldReport }) => startFieldReport(router, matches),
      // A shop whose speed nobody is told of is better than no shop.
      () => undefined,
    )
  })
}
