import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { Button } from '@/ui/button'
import { Slot } from '@/ui/slot'

it('gives its child class names and attributes, of which its own win', () => {
  render(
    <Slot className="outer" aria-describedby="hint" title="outer" data-state="open">
      <a href="/cart" className="inner" title="inner">
        Cart
      </a>
    </Slot>,
  )
  const link = screen.getByRole('link', { name: 'Cart' })
  expect(link.className).toBe('outer inner')
  expect(link.title).toBe('inner')
  expect(link.getAttribute('aria-describedby')).toBe('hint')
  expect(link.dataset.state).toBe('open')
  expect(link.getAttribute('href')).toBe('/cart')
})

it("calls the child's handler, then its own", async () => {
  const calls: string[] = []
  render(
    <Slot onClick={() => calls.push('outer')} onFocus={() => calls.push('focus')}>
      <button type="button" onClick={() => calls.push('inner')}>
        Add
      </button>
    </Slot>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(calls).toEqual(['focus', 'inner', 'outer'])
})

it('keeps the ref of its child, and passes on its own', () => {
  const inner = createRef<HTMLButtonElement>()
  const outer = createRef<HTMLElement>()
  render(
    <>
      <Slot>
        <button type="button" ref={inner}>
          One
        </button>
      </Slot>
      <Slot ref={outer}>
        <button type="button">Two</button>
      </Slot>
    </>,
  )
  expect(inner.current?.textContent).toBe('One')
  expect(outer.current?.textContent).toBe('Two')
})

it('makes a link look like a button, without the attributes of one', () => {
  render(
    <Button asChild>
      <a href="/checkout">Check out</a>
    </Button>,
  )
  const link = screen.getByRole('link')
  expect(link.className).toContain('bg-copper')
  expect(link.hasAttribute('type')).toBe(false)
})
