import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { createBrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RecordedInput } from '@/prerender/first-load'
import { InputReplay } from '@/prerender/input-replay'
import { mount } from '@/prerender/mount'

type Router = ReturnType<typeof createBrowserRouter>

/** A page with fields of the same name in two of its parts, and two buttons that only their words tell apart. */
function Page({ sent }: { sent: (what: string) => void }) {
  const [text, setText] = useState('A question')
  return (
    <>
      <main>
        <input name="email" />
        <textarea name="message" value={text} onChange={(event) => setText(event.target.value)} />
        <button type="button" onClick={() => sent(text)}>
          Send
        </button>
      </main>
      <footer>
        <input name="email" />
      </footer>
      <InputReplay />
    </>
  )
}
const HTML =
  '<main><input name="email"><textarea name="message"></textarea><button>Send</button></main><footer><input name="email"></footer>'

const sent = vi.fn<(what: string) => void>()
const loadFooter = vi.fn(() => Promise.resolve())
let root: HTMLElement
let input: RecordedInput
let initialize: () => void

type Control = HTMLInputElement & HTMLTextAreaElement & HTMLButtonElement
const find = (selector: string): Control => {
  const found = root.querySelector<Control>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}

/** The page whose data file is lost; its router becomes ready when the test says so. */
function mountPage(): Promise<void> {
  const state = { initialized: false, errors: null }
  const router = {
    state,
    subscribe: (listener: (next: typeof state) => void) => {
      initialize = () => {
        state.initialized = true
        listener(state)
      }
      return () => undefined
    },
  } as unknown as Router
  const queryClient = new QueryClient()
  return mount(root, <Page sent={sent} />, { data: null, queryClient, router, language: 'en', loadFooter })
}

beforeEach(() => {
  sent.mockReset()
  loadFooter.mockClear()
  document.body.innerHTML = `<div id="root">${HTML}</div>`
  root = document.getElementById('root')!
  input = { pressed: null, checked: false, typed: new Map(), stop: vi.fn() }
  vi.stubGlobal('firstLoad', { page: '/contact', input })
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('scrollY', 0)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('a page whose data is lost stays until the router can show it', async () => {
  const shown = find('main')
  const mounted = mountPage()
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown.isConnected).toBe(true)
  initialize()
  await mounted
  await vi.waitFor(() => expect(shown.isConnected).toBe(false))
  expect(find('textarea').value).toBe('A question')
  // The page keeps its height.
  expect(loadFooter).toHaveBeenCalledOnce()
})

it('what was typed and pressed there happens in the page that takes its place', async () => {
  input.typed.set(find('textarea'), 'Do you ship lanterns?')
  input.typed.set(find('footer input'), 'salma@mcg.example')
  input.pressed = find('button')
  const mounted = mountPage()
  initialize()
  await mounted
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([['Do you ship lanterns?']]))
  expect(find('footer input').value).toBe('salma@mcg.example')
  expect(find('main input').value).toBe('')
})

it('a button at the same place with other words is not pressed', async () => {
  const pressed = find('button')
  pressed.textContent = 'Delete'
  input.typed.set(find('textarea'), 'Text')
  input.pressed = pressed
  const mounted = mountPage()
  initialize()
  await mounted
  await vi.waitFor(() => expect(find('textarea').value).toBe('Text'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(sent).not.toHaveBeenCalled()
})

it('a reader who has scrolled stays there, although the document was empty for a moment', async () => {
  const mounted = mountPage()
  vi.stubGlobal('scrollY', 700)
  initialize()
  await mounted
  vi.stubGlobal('scrollY', 720)
  dispatchEvent(new Event('scroll'))
  // As a browser does that lays out the empty document; its own event comes later.
  vi.stubGlobal('scrollY', 0)
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 720, behavior: 'instant' }))
})
