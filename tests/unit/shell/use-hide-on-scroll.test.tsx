import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hiddenAfterScroll, useHideOnScroll } from '@/shell/use-hide-on-scroll'

describe('the bar', () => {
  it.each([
    ['stays on the way down to 100 px', false, 0, 100, false],
    ['goes past 100 px', false, 100, 101, true],
    ['stays away on the way down', true, 300, 400, true],
    ['stays away while nothing moves', true, 400, 400, true],
    ['comes back on the way up', true, 400, 399, false],
    ['is there within 10 px of the top', true, 8, 10, false],
    ['is there when the page is pulled beyond its top', false, 0, -40, false],
  ])('%s', (_case, hidden, before, now, expected) => {
    expect(hiddenAfterScroll(hidden, before, now)).toBe(expected)
  })
})

function Bar() {
  const bar = useRef<HTMLElement>(null)
  useHideOnScroll(bar)
  return (
    <header ref={bar}>
      <button type="button">Inside</button>
    </header>
  )
}

describe('the header', () => {
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
      callback(0)
      return 0
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y)
    act(() => {
      window.dispatchEvent(new Event('scroll'))
    })
  }

  it('hides, and shows again when it gets the focus', () => {
    render(<Bar />)
    const bar = screen.getByRole('banner')
    scrollTo(500)
    expect(bar).toHaveAttribute('data-hidden', 'true')
    act(() => screen.getByRole('button').focus())
    expect(bar).toHaveAttribute('data-hidden', 'false')
    scrollTo(900)
    expect(bar).toHaveAttribute('data-hidden', 'false')
  })

  it('stays visible while a menu of it is open', () => {
    render(<Bar />)
    screen.getByRole('button').setAttribute('aria-expanded', 'true')
    scrollTo(500)
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-hidden', 'true')
  })
})
