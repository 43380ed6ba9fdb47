import { startTransition, useEffect, useState } from 'react'
import type { createBrowserRouter } from 'react-router-dom'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/**
 * Sets `data-ready` on `<html>` while the page shown is the router's current one and its effects have run, so that every
 * control of its first view works. Without a router, during the prerender, nothing is set.
 */
export function Ready({ router }: { router: Router | undefined }) {
  const [state, setState] = useState(router?.state)
  useEffect(() => {
    const follow = () => {
      delete document.documentElement.dataset.ready
      // The router's own update is a transition of the same moment: both are committed together.
      startTransition(() => setState(router?.state))
    }
    // It may have moved on between this component's render and its effects.
    follow()
    return router?.subscribe(follow)
  }, [router])
  useEffect(() => {
    if (state?.initialized === true && state.navigation.state === 'idle' && state === router?.state)
      document.documentElement.dataset.ready = ''
  }, [router, state])
  return null
}
