import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import WebSocket from 'ws'
import type { Size, Tab } from './tab.ts'

const ANSWERS_WITHIN_MS = 30_000
const ENTER = '\uE007'

type Answer = {
  readonly id?: number
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}
type Send = <Result>(method: string, params: object) => Promise<Result>

/** The address at which the browser listens, which it prints. */
async function listeningAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('Firefox has ended')
}

/** Sends commands of WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let last = 0
  return async <Result>(method: string, params: object) => {
    last += 1
    const id = last
    socket.send(JSON.stringify({ id, method, params }))
    const answer = await new Promise<Answer>((resolve, reject) => {
      waiting.set(id, resolve)
      setTimeout(() => reject(new Error(`${method}: no answer`)), ANSWERS_WITHIN_MS).unref()
    })
    waiting.delete(id)
    if (answer.error !== undefined) throw new Error(`${method}: ${answer.error}: ${answer.message}`)
    return answer.result as Result
  }
}

/** Runs in the page. The result is text, because the protocol describes each value in a form of its own. */
const middleOf = (selector: string): readonly number[] => {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  if (box === undefined) throw new Error(`no ${selector}`)
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
}

/** Runs in the page. */
const chooseValue = (selector: string, value: string): null => {
  const field = document.querySelector<HTMLSelectElement>(selector)
  if (field === null) throw new Error(`no ${selector}`)
  field.value = value
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
  return null
}

/** A tab of an installed Firefox. With `touch`, pages detect touch as the pointer. */
export async function openFirefoxTab(program: string, size: Size, touch: boolean): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'mcg-firefox-'))
  // 1 is a finger.
  if (touch) writeFileSync(join(profile, 'user.js'), 'user_pref("ui.primaryPointerCapabilities", 1);\n')
  const browser = spawn(program, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const send = await connect(await listeningAddress(browser.stderr))
  await send('session.new', { capabilities: {} })
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
  await send('browsingContext.setViewport', { context, viewport: { ...size } })

  const evaluate: Tab['evaluate'] = async (run, ...args) => {
    const expression = `JSON.stringify((${run.toString()})(...${JSON.stringify(args)}))`
    type Evaluated = { result: { value: string } } | { exceptionDetails: { text: string } }
    const evaluated = await send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: false,
    })
    if ('exceptionDetails' in evaluated) throw new Error(evaluated.exceptionDetails.text)
    return JSON.parse(evaluated.result.value) as ReturnType<typeof run>
  }
  const act = (type: 'pointer' | 'key', actions: readonly object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] })
  const click = async (selector: string) => {
    const [x, y] = await evaluate(middleOf, selector)
    await act('pointer', [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    evaluate,
    click,
    type: async (_focused, text, submit = false) => {
      const keys = Array.from(submit ? text + ENTER : text)
      await act(
        'key',
        keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      )
    },
    choose: (selector, value) => evaluate(chooseValue, selector, value).then(() => undefined),
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      browser.kill()
      await once(browser, 'exit')
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
