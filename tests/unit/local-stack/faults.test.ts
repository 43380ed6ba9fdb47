import { expect, it } from 'vitest'
import { FAULTS_PATH, withFaults, type Fault } from '../../../supabase/local/faults'

const KEY = 'secret'

function createStack() {
  const done: string[] = []
  const fetch = withFaults((request) => {
    done.push(new URL(request.url).pathname)
    return Promise.resolve(Response.json({ done: true }))
  }, KEY)
  const plan = (faults: Fault[], apikey = KEY) =>
    fetch(
      new Request(`http://stack${FAULTS_PATH}`, {
        method: 'POST',
        headers: { apikey },
        body: JSON.stringify(faults),
      }),
    )
  return { done, plan, get: (path: string) => fetch(new Request(`http://stack${path}`)) }
}

it('answers with the planned faults, as often as planned, and is well again', async () => {
  const { done, plan, get } = createStack()
  await plan([
    { path: '/rest/', answer: 503, times: 2 },
    { path: '/auth/v1/token', answer: 'html', times: 1, isDone: true },
  ])
  expect((await get('/rest/v1/orders')).status).toBe(503)
  expect((await get('/auth/v1/user')).status).toBe(200)
  expect((await get('/rest/v1/orders')).status).toBe(503)
  expect((await get('/rest/v1/orders')).status).toBe(200)
  expect((await get('/auth/v1/token')).headers.get('content-type')).toBe('text/html')
  expect(done).toEqual(['/auth/v1/user', '/rest/v1/orders', '/auth/v1/token'])
})

it('is planned with the secret key only', async () => {
  const { plan, get } = createStack()
  expect((await plan([{ path: '/', answer: 503, times: 9 }], 'publishable')).status).toBe(401)
  expect((await get('/rest/v1/orders')).status).toBe(200)
})
