import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WebKit } from '../../scripts/find-engines.ts'
import { freePort } from '../../scripts/tools/free-port.ts'
import type { Size, Tab } from './tab.ts'

const ANSWERS_WITHIN_MS = 30_000
const STARTS_WITHIN_MS = 20_000

/** The key that names an element in WebDriver's messages: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const ENTER = '\uE007'

/** MiniBrowser's toolbar would keep the window wider than a phone. */
const NARROW_WINDOW = 'headerbar, toolbar, box, button, entry { min-width: 0; padding: 0; margin: 0 }'

/** Sends a command of WebDriver; throws its error. */
async function command<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, {
    method,
    body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  })
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`)
  return value
}

/** Waits until the driver listens. */
async function waitForDriver(origin: string): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS
  for (;;) {
    try {
      await command('GET', `${origin}/status`)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Starts a virtual screen on a display that is free, whose name is returned. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [written] = (await once(screen.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { screen, display: `:${written.toString().trim()}` }
}

/** A tab of WebKitGTK, whose pages are those of Safari apart from what Apple's system draws. */
export async function openWebKitTab(
  { driver, browser, screen }: WebKit,
  size: Size,
  pageLoadStrategy: 'normal' | 'none',
): Promise<Tab> {
  const config = mkdtempSync(join(tmpdir(), 'mcg-webkit-'))
  mkdirSync(join(config, 'gtk-3.0'))
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), NARROW_WINDOW)
  const started = await startScreen(screen)
  const port = await freePort()
  const process_ = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: started.display,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: config,
      // A container lets no browser make a sandbox, and has no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  await waitForDriver(origin)
  const { sessionId } = await command<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy,
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      },
    },
  })
  const session = `${origin}/session/${sessionId}`
  const find = async (selector: string) => {
    const found = await command<Record<string, string>>('POST', `${session}/element`, {
      using: 'css selector',
      value: selector,
    })
    return `${session}/element/${found[ELEMENT]}`
  }
  const execute = <Value>(script: string, args: readonly unknown[]) =>
    command<Value>('POST', `${session}/execute/sync`, { script, args })

  // The window is larger than the page by the bar.
  await command('POST', `${session}/window/rect`, { ...size })
  const [width, height] = await execute<[number, number]>('return [innerWidth, innerHeight]', [])
  await command('POST', `${session}/window/rect`, {
    width: 2 * size.width - width,
    height: 2 * size.height - height,
  })

  return {
    open: (url) => command('POST', `${session}/url`, { url }),
    evaluate: (run, ...args) => execute(`return (${run.toString()})(...arguments)`, args),
    click: async (selector) => command('POST', `${await find(selector)}/click`),
    type: async (selector, text, submit = false) =>
      command('POST', `${await find(selector)}/value`, { text: submit ? text + ENTER : text }),
    choose: async (selector, value) =>
      command('POST', `${await find(`${selector} option[value="${value}"]`)}/click`),
    screenshot: async () => Buffer.from(await command<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await command('DELETE', session).catch(() => undefined)
      process_.kill()
      started.screen.kill()
      rmSync(config, { recursive: true, force: true })
    },
  }
}
