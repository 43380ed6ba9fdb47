/** How long a request may take, its body included. A slow phone loads the longest list of the shop in a third of it. */
export const READ_LIMIT_MS = 15_000
export const WRITE_LIMIT_MS = 30_000
/** A picture or a proof of payment, over a slow line. */
export const UPLOAD_LIMIT_MS = 180_000

/** The message of a TimeoutError when the request was not executed: the session could not be refreshed in time. */
export const UNSENT = 'the session cannot be refreshed'

/** A signal that aborts with the given one, and with a TimeoutError when the time is over. */
export function limitSignal(milliseconds: number, signal?: AbortSignal | null): AbortSignal {
  const limit = AbortSignal.timeout(milliseconds)
  return signal == null ? limit : AbortSignal.any([signal, limit])
}

/** Rejects with the signal's reason when it aborts before the work is done. The work itself goes on. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
