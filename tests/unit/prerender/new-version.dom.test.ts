import { beforeEach, describe, expect, it, vi } from 'vitest'

class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  become(state: ServiceWorkerState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** A browser's registration; what a test does to it happens as the browser's events would have it. */
class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
  active: Worker | null = null
  readonly update = () => Promise.resolve()
}

const newContainer = (registration = new Registration()) =>
  Object.assign(new EventTarget(), {
    controller: null as Worker | null,
    registration,
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  })
let container: ReturnType<typeof newContainer>

async function visit(): Promise<() => boolean> {
  vi.resetModules()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { serviceWorker: container })
  const { registerServiceWorker, isUpdateReady } = await import('../../../src/prerender/service-worker')
  await registerServiceWorker(
    () => undefined,
    () => Promise.resolve(),
  )
  return isUpdateReady
}

function findVersion(): Worker {
  const worker = new Worker()
  container.registration.installing = worker
  container.registration.dispatchEvent(new Event('updatefound'))
  return worker
}

beforeEach(() => {
  container = newContainer()
})

it('is not the first worker, even where it controls the page before it is installed, as in Safari', async () => {
  const isUpdateReady = await visit()
  const first = findVersion()
  container.controller = first
  container.registration.active = first
  first.become('installed')
  first.become('activated')
  expect(isUpdateReady()).toBe(false)
})

it('is a later worker that is installed while the page is open', async () => {
  const current = new Worker()
  container.controller = current
  container.registration.active = current
  const isUpdateReady = await visit()
  expect(isUpdateReady()).toBe(false)
  findVersion().become('installed')
  expect(isUpdateReady()).toBe(true)
})

it('is a worker that waits when the page is opened', async () => {
  const current = new Worker()
  Object.assign(container.registration, { active: current, waiting: new Worker() })
  container.controller = current
  expect((await visit())()).toBe(true)
})

describe('the page of the visit that installs the first worker', () => {
  const add = vi.fn<(request: Request) => Promise<void>>()

  /** What the worker's cache gets when the worker takes control. */
  async function keptAt(path: string, page: string | undefined): Promise<string[]> {
    add.mockReset()
    add.mockResolvedValue()
    history.replaceState(null, '', path)
    vi.stubGlobal('firstLoad', { page })
    vi.stubGlobal('caches', { open: () => Promise.resolve({ add }) })
    await visit()
    container.dispatchEvent(new Event('controllerchange'))
    await new Promise((resolve) => setTimeout(resolve))
    return add.mock.calls.map(([{ url }]) => new URL(url).pathname)
  }

  it('is kept under its path, like the pages that the worker shows', async () => {
    expect(await keptAt('/fr/Contact?about=bulk', '/contact')).toEqual(['/fr/Contact'])
  })

  it.each([
    ['not prerendered', undefined],
    ['left for another one, which came without a document', '/products'],
  ])('is not kept when it is %s', async (_what, page) => {
    expect(await keptAt('/account', page)).toEqual([])
  })
})

it('is not installed under a page that bypasses the worker: it is of the newest version itself', async () => {
  container.registration.active = new Worker()
  const isUpdateReady = await visit()
  findVersion().become('installed')
  expect(isUpdateReady()).toBe(false)
})
