import { afterEach, expect, test, vi } from 'vitest'
import { createMailSchedule } from '../../supabase/local/functions.ts'

afterEach(() => vi.useRealTimers())

test('a run that fails is reported, and the next one begins nevertheless', async () => {
  const failure = new Error('the connection is lost')
  const call = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(failure)
    .mockResolvedValue(new Response())
  const { run } = createMailSchedule(call)
  await expect(run()).rejects.toBe(failure)
  await run()
  expect(call).toHaveBeenCalledTimes(2)
})

test('a run that nothing waits for logs its failure; closing waits for it, and then none begins', async () => {
  vi.useFakeTimers()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fail = (_error: Error): void => undefined
  const call = vi.fn(() => new Promise<Response>((_, reject) => (fail = reject)))
  const schedule = createMailSchedule(call)
  schedule.runSoon()
  await vi.advanceTimersByTimeAsync(1000)
  expect(call).toHaveBeenCalledTimes(1)
  const ended = vi.fn()
  const closed = schedule.close().then(ended)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).not.toHaveBeenCalled()
  fail(new Error('the connection is lost'))
  await closed
  schedule.runSoon()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(call).toHaveBeenCalledTimes(1)
  expect(log).toHaveBeenCalledTimes(1)
})
