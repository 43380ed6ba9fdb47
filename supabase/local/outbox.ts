export type Outbox = {
  readonly drainSoon: () => void
  readonly drain: () => Promise<void>
  readonly close: () => Promise<void>
}

const DELAY_MS = 300

/** On the platform a schedule calls the function; here it follows the requests that may have queued a mail. */
export function createOutbox(callFunction: () => Promise<Response>): Outbox {
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  let isClosed = false

  function drain(): Promise<void> {
    running = running.then(async () => {
      const response = await callFunction()
      if (!response.ok) console.error(`send-emails answered ${response.status}: ${await response.text()}`)
    })
    return running
  }

  return {
    drain,
    drainSoon() {
      if (timer !== null || isClosed) return
      timer = setTimeout(() => {
        timer = null
        void drain()
      }, DELAY_MS)
      timer.unref()
    },
    async close() {
      isClosed = true
      if (timer !== null) clearTimeout(timer)
      await running
    },
  }
}
