/**
 * The platform's bad days, for tests: requests that are answered with an error, with a page of HTML, late or never. Works only in
 * a stack that was started with `faults`, and only with the secret key.
 */
export type Fault = {
  /** The path begins with this, for example `/auth/v1/token`. */
  readonly path: string
  readonly method?: string
  /** A status with a JSON body, a page with status 200, no answer at all, or the right answer after a while. */
  readonly answer: number | 'html' | 'silence' | 'late'
  /** How many requests it meets: in all, or of each path. */
  readonly times: number
  readonly isForEach?: boolean
  /** The request is carried out although its answer is lost. */
  readonly isDone?: boolean
}

export const FAULTS_PATH = '/_faults'
const LATE_MS = 1_500

const countedAs = ({ path, isForEach = false }: Fault, pathname: string) => (isForEach ? pathname : path)

type Handler = (request: Request) => Promise<Response>

const failure = (status: number) =>
  status === 522
    ? new Response('<!doctype html><h1>Connection timed out</h1>', {
        status,
        headers: { 'content-type': 'text/html' },
      })
    : Response.json({ message: 'The stack plays a bad day' }, { status })

/** Lets requests meet the faults that tests have put into the queue: `POST /_faults` replaces it with the list in its body. */
export function withFaults(handle: Handler, secretKey: string): Handler {
  let queue: { fault: Fault; met: Map<string, number> }[] = []

  async function replaceQueue(request: Request): Promise<Response> {
    if (request.headers.get('apikey') !== secretKey) return new Response(null, { status: 401 })
    const faults = (await request.json()) as Fault[]
    queue = faults.map((fault) => ({ fault, met: new Map() }))
    return new Response(null, { status: 204 })
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === FAULTS_PATH) return replaceQueue(request)
    const met = queue.find(
      ({ fault, met: requests }) =>
        (requests.get(countedAs(fault, pathname)) ?? 0) < fault.times &&
        pathname.startsWith(fault.path) &&
        request.method !== 'OPTIONS' &&
        (fault.method ?? request.method) === request.method,
    )
    if (met === undefined) return handle(request)
    const counted = countedAs(met.fault, pathname)
    met.met.set(counted, (met.met.get(counted) ?? 0) + 1)
    const { answer, isDone = false } = met.fault
    const response = isDone || answer === 'late' ? await handle(request) : null
    if (answer === 'silence') return new Promise(() => undefined)
    if (answer === 'late') {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      return response ?? failure(504)
    }
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/html' }
    return answer === 'html'
      ? new Response('<!doctype html><h1>Sign in to the network</h1>', { headers })
      : failure(answer)
  }
}
