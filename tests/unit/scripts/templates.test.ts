import { afterEach, expect, it, vi } from 'vitest'
import { stockedTemplate } from '../../../scripts/database/templates.ts'

afterEach(() => vi.useRealTimers())

it('a run that passes midnight keeps its stock, and so do the processes that it starts', () => {
  vi.stubEnv('STOCK_DAY', undefined)
  vi.useFakeTimers({ now: new Date('2026-03-01T23:59:00Z'), toFake: ['Date'] })
  const { run } = stockedTemplate()
  expect(run).toMatch(/-2026-03-01$/)
  vi.setSystemTime(new Date('2026-03-02T00:01:00Z'))
  expect(stockedTemplate().run).toBe(run)
  expect(process.env.STOCK_DAY).toBe('2026-03-01')
})
