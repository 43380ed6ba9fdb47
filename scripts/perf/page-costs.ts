import type { CDPSession, Page } from '@playwright/test'

export type Costs = {
  /** Milliseconds until the result is painted. */
  readonly painted: number
  readonly listRequests: number
  readonly otherRequests: number
  readonly listKilobytes: number
  readonly otherKilobytes: number
  readonly script: number
  readonly layout: number
  readonly longestTask: number
  /** Heap in megabytes, after a garbage collection. */
  readonly heap: number
  readonly nodes: number
}

type Transfer = { url: string; bytes: number }

/** Measures an action on a page until the network is idle: time, requests, main-thread work and memory. */
export async function observe(page: Page): Promise<(act: () => Promise<number>) => Promise<Costs>> {
  const session = await page.context().newCDPSession(page)
  const transfers = new Map<string, Transfer>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    transfers.set(requestId, { url: request.url, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer !== undefined) transfer.bytes = encodedDataLength
  })
  for (const domain of ['Network', 'Performance', 'HeapProfiler'] as const)
    await session.send(`${domain}.enable`)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) performance.mark('long-task', { detail: duration })
    }).observe({ type: 'longtask' })
  })

  return async (act) => {
    transfers.clear()
    const before = await metricsOf(session)
    await page.evaluate(() => performance.clearMarks('long-task'))
    const painted = await act()
    await page.waitForLoadState('networkidle')
    await quiet(page)
    const after = await metricsOf(session)
    await session.send('HeapProfiler.collectGarbage')
    const kept = await metricsOf(session)
    const longTasks = await page.evaluate(() =>
      performance.getEntriesByName('long-task').map((mark) => Number((mark as PerformanceMark).detail)),
    )
    const api = [...transfers.values()].filter(({ url }) => url.includes('/rest/v1/'))
    const isList = ({ url }: Transfer) => url.includes('/rpc/list_products')
    const [lists, others] = [api.filter(isList), api.filter((transfer) => !isList(transfer))]
    const kilobytes = (some: readonly Transfer[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
    return {
      painted,
      listRequests: lists.length,
      otherRequests: others.length,
      listKilobytes: kilobytes(lists),
      otherKilobytes: kilobytes(others),
      script: 1000 * (after.ScriptDuration - before.ScriptDuration),
      layout:
        1000 *
        (after.LayoutDuration +
          after.RecalcStyleDuration -
          before.LayoutDuration -
          before.RecalcStyleDuration),
      longestTask: Math.max(0, ...longTasks),
      heap: kept.JSHeapUsedSize / 1024 / 1024,
      nodes: kept.Nodes,
    }
  }
}

type Metric = 'ScriptDuration' | 'LayoutDuration' | 'RecalcStyleDuration' | 'JSHeapUsedSize' | 'Nodes'

async function metricsOf(session: CDPSession): Promise<Record<Metric, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN
  return {
    ScriptDuration: value('ScriptDuration'),
    LayoutDuration: value('LayoutDuration'),
    RecalcStyleDuration: value('RecalcStyleDuration'),
    JSHeapUsedSize: value('JSHeapUsedSize'),
    Nodes: value('Nodes'),
  }
}

/** Resolves after one second without requests, so that prefetching is included. */
async function quiet(page: Page): Promise<void> {
  let last = Date.now()
  const note = () => {
    last = Date.now()
  }
  page.on('request', note)
  while (Date.now() - last < 1000) await new Promise((resolve) => setTimeout(resolve, 100))
  page.off('request', note)
}
