import { act, fireEvent, render, screen } from '@testing-library/react'
import { startTransition, Suspense, useLayoutEffect, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LanguageProvider } from '@/i18n/language-context'
import { lazyPart, optionalPart, silentPart } from '@/ui/lazy-part'
import { currentToasts } from '@/ui/toast'

const SENTENCE = 'A part of this page could not be loaded. Please reload it.'
const gone = () =>
  Promise.reject<ComponentType>(new TypeError('Failed to fetch dynamically imported module: /assets/part.js'))
const never = () => new Promise<ComponentType>(() => undefined)

const reload = vi.fn<() => Promise<boolean>>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('recovery', { reload })
})
afterEach(() => {
  vi.useRealTimers()
  reload.mockReset()
})

async function show(Part: ComponentType, ms = 0): Promise<HTMLElement> {
  const { container } = render(
    <LanguageProvider initialLanguage="en">
      <Suspense>
        <Part />
      </Suspense>
    </LanguageProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(ms))
  return container
}

it('shows a sentence with a button to reload in place of a part that is lost', async () => {
  await show(lazyPart(gone))
  expect(screen.getByRole('status')).toHaveTextContent(SENTENCE)
  reload.mockResolvedValue(true)
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
})

it('says so when the button cannot reach the shop', async () => {
  await show(lazyPart(gone))
  reload.mockResolvedValue(false)
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(currentToasts().map(({ tone }) => tone)).toEqual(['error'])
})

it('gives up a part that is never answered', async () => {
  const container = await show(lazyPart(never), 29_000)
  expect(container).toBeEmptyDOMElement()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.getByRole('status')).toHaveTextContent(SENTENCE)
})

it('leaves out an optional part and says so in a message with a button', async () => {
  expect(await show(optionalPart(gone))).toBeEmptyDOMElement()
  expect(currentToasts().map(({ description }) => description)).toEqual([SENTENCE])
  reload.mockResolvedValue(true)
  act(() => currentToasts()[0]?.action?.onSelect())
  expect(reload).toHaveBeenCalledOnce()
})

it('renders code that has arrived at once, without the fallback', async () => {
  vi.useRealTimers()
  // Its renderer does not yield as that of a browser does.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const shown = vi.fn<() => void>()
  const Fallback = () => {
    useLayoutEffect(shown, [])
    return null
  }
  const Part = lazyPart(() => Promise.resolve(() => 'the part'))
  const container = document.createElement('div')
  const root = createRoot(container)
  startTransition(() =>
    root.render(
      <Suspense fallback={<Fallback />}>
        <Part />
      </Suspense>,
    ),
  )
  await vi.waitFor(() => expect(container).toHaveTextContent('the part'))
  expect(shown).not.toHaveBeenCalled()
  root.unmount()
})

it('leaves out a silent part', async () => {
  expect(await show(silentPart(gone))).toBeEmptyDOMElement()
  expect(currentToasts()).toEqual([])
})
