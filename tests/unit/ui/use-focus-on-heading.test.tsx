import { render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

type LayoutProps = { path: string; heading?: string }
let Layout: (props: LayoutProps) => React.JSX.Element

// Each test is a visit of its own.
beforeEach(async () => {
  vi.resetModules()
  const { useFocusOnHeading } = await import('@/ui/use-focus-on-heading')
  Layout = function Layout({ path, heading }) {
    const main = useRef<HTMLElement>(null)
    useFocusOnHeading(main, path)
    return (
      <>
        <a href="/terms">Terms</a>
        <main ref={main}>{heading !== undefined && <h1>{heading}</h1>}</main>
      </>
    )
  }
})

const heading = () => screen.getByRole('heading', { level: 1 })

it('the first page of a visit leaves the focus where the browser has it', () => {
  render(<Layout path="/" heading="Home" />)
  expect(document.body).toHaveFocus()
})

it('the heading of each page after it gets the focus, also one that comes later', async () => {
  const { rerender } = render(<Layout path="/" heading="Home" />)
  rerender(<Layout path="/admin/orders" heading="Orders" />)
  expect(heading()).toHaveFocus()
  rerender(<Layout path="/admin/orders/1" />)
  expect(document.body).toHaveFocus()
  rerender(<Layout path="/admin/orders/1" heading="Order 1" />)
  await waitFor(() => expect(heading()).toHaveFocus())
})

it('a focus that has moved on meanwhile stays', async () => {
  const { rerender } = render(<Layout path="/" heading="Home" />)
  rerender(<Layout path="/cart" />)
  screen.getByRole('link').focus()
  rerender(<Layout path="/cart" heading="Cart" />)
  // What the observer has to say comes before this.
  await Promise.resolve()
  expect(screen.getByRole('link')).toHaveFocus()
})

it('the first page of another layout is a further one of the visit', () => {
  render(<Layout path="/about" heading="About" />).unmount()
  render(<Layout path="/products" heading="Products" />)
  expect(heading()).toHaveFocus()
})
