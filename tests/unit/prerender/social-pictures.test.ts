import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeSocialPictures } from '../../../scripts/prerender/social-pictures.ts'

let folder = ''
let server: Server
let address = ''
let asked: string[] = []
const NO_PAUSES = [0, 0]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'previews-'))
  const png = await sharp({ create: { width: 4, height: 5, channels: 3, background: '#aa3311' } })
    .png()
    .toBuffer()
  writeFileSync(join(folder, 'social-card.jpg'), 'the card')
  asked = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const attempt = asked.filter((url) => url === request.url).length
    if (request.url === '/good' || (request.url === '/late' && attempt === 3)) response.end(png)
    else if (request.url === '/late' && attempt === 1) request.socket.destroy()
    else if (request.url === '/late') response.writeHead(503).end()
    else if (request.url === '/broken') response.end('not a picture')
    else if (request.url === '/cut') request.socket.destroy()
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

it('a picture that is missing or cannot be read does not stop the build: its link preview is the card of the shop', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const previews = ['broken', 'cut', 'missing', 'good'].flatMap((name) => [
    { from: `${address}/${name}`, path: `/social/${name}.jpg` },
    { from: `${address}/${name}`, path: `/social/${name}-1000.jpg`, whole: true },
  ])
  expect(await writeSocialPictures(folder, previews, NO_PAUSES)).toBe(2)
  expect(readdirSync(join(folder, 'social')).toSorted()).toEqual([
    'broken.jpg',
    'cut.jpg',
    'good-1000.jpg',
    'good.jpg',
    'missing.jpg',
  ])
  for (const name of ['broken', 'cut', 'missing'])
    expect(readFileSync(join(folder, 'social', `${name}.jpg`), 'utf8'), name).toBe('the card')
})

it('a picture is requested again after a lost connection and from a busy server, but not where there is none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const previews = ['late', 'missing'].map((name) => ({
    from: `${address}/${name}`,
    path: `/social/${name}.jpg`,
  }))
  expect(await writeSocialPictures(folder, previews, NO_PAUSES)).toBe(1)
  expect(asked.toSorted()).toEqual(['/late', '/late', '/late', '/missing'])
})

it('a picture keeps its proportions where it is shown whole, and fills a link preview otherwise', async () => {
  const from = `${address}/good`
  await writeSocialPictures(folder, [
    { from, path: '/social/good.jpg' },
    { from, path: '/social/good-1000.jpg', whole: true },
  ])
  const sizes = ['good.jpg', 'good-1000.jpg'].map((name) => sharp(join(folder, 'social', name)).metadata())
  expect(await Promise.all(sizes)).toMatchObject([
    { format: 'jpeg', width: 1200, height: 630 },
    { format: 'jpeg', width: 4, height: 5 },
  ])
})

it('nothing is written outside the folder', async () => {
  const dist = join(folder, 'dist')
  expect(
    await writeSocialPictures(dist, [{ from: `${address}/good`, path: '/social/../../escaped.jpg' }]),
  ).toBe(0)
  expect(existsSync(join(folder, 'escaped.jpg'))).toBe(false)
})
