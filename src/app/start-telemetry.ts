import type { createBrowserRouter } from 'react-router-dom'
import { afterFirstScreen } from '@/lib/after-paint'
import { recordError } from '@/lib/log'

/**
 * Reports speed and errors of this visit (docs/architecture.md). Only the error listeners start at once; everything else
 * loads after the first screen.
 */
export function startTelemetry(router: ReturnType<typeof createBrowserRouter>): void {
  if (!import.meta.env.PROD) return
  addEventListener('error', ({ error, message }) => recordError('', (error as unknown) ?? message))
  addEventListener('unhandledrejection', ({ reason }) => recordError('', reason))
  const { matches } = router.state
  afterFirstScreen(() => {
    import('./telemetry').then(
      ({ reportVisit }) => reportVisit(router, matches),
      // The shop works without telemetry.
      () => undefined,
    )
  })
}
