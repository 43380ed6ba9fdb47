import { beforeEach, expect, it, vi } from 'vitest'

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

const container = Object.assign(new EventTarget(), {
  controller: null as Worker | null,
  registration: new Registration(),
  register: () => Promise.resolve(container.registration),
  getRegistration: () => Promise.resolve(container.registration),
})

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
  container.registration = new Registration()
  container.controller = null
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

it('is not installed under a page that bypasses the worker: it is of the newest version itself', async () => {
  container.registration.active = new Worker()
  const isUpdateReady = await visit()
  findVersion().become('installed')
  expect(isUpdateReady()).toBe(false)
})
