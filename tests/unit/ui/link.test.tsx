import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Link, NavLink } from '@/ui/link'

function Place() {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  return <p role="status">{`${pathname}${search} ${JSON.stringify(state)}`}</p>
}

function open(ui: React.ReactNode, path = '/fr/cart') {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <>
            {ui}
            <Place />
          </>
        ),
      },
    ],
    { basename: '/fr', initialEntries: [path] },
  )
  render(<RouterProvider router={router} />)
  return router
}

describe('Link', () => {
  it('leads to a page of this document, under its prefix, with its state', async () => {
    const router = open(
      <Link to="/products?q=a" replace state={{ from: 'cart' }}>
        Products
      </Link>,
    )
    const link = screen.getByRole('link', { name: 'Products' })
    expect(link).toHaveAttribute('href', '/fr/products?q=a')
    await userEvent.click(link)
    expect(screen.getByRole('status')).toHaveTextContent('/products?q=a {"from":"cart"}')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('leaves to the browser what the page has prevented, new tabs and other targets', async () => {
    const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault())
    open(
      <>
        <Link to="/products" onClick={onClick}>
          Prevented
        </Link>
        <Link to="/products">Plain</Link>
        <Link to="/products" target="_blank">
          Other
        </Link>
      </>,
    )
    const user = userEvent.setup()
    await user.click(screen.getByRole('link', { name: 'Prevented' }))
    expect(onClick).toHaveBeenCalledTimes(1)
    await user.keyboard('{Control>}')
    await user.click(screen.getByRole('link', { name: 'Plain' }))
    await user.keyboard('{/Control}')
    await user.click(screen.getByRole('link', { name: 'Other' }))
    expect(screen.getByRole('status')).toHaveTextContent('/cart null')
  })
})

describe('NavLink', () => {
  it.each([
    ['/fr/Products', 'page'],
    ['/fr/products/', 'page'],
    ['/fr/products/new', 'page'],
    ['/fr/productslist', null],
  ])('on %s says aria-current=%s of /products', (path, current) => {
    open(
      <>
        <NavLink to="/products">Products</NavLink>
        <NavLink to="/">Home</NavLink>
        <NavLink to="/products" end>
          Only
        </NavLink>
      </>,
      path,
    )
    const currentOf = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current')
    expect(currentOf('Products')).toBe(current)
    expect(currentOf('Home')).toBeNull()
    expect(currentOf('Only')).toBe(path === '/fr/Products' ? 'page' : null)
  })
})
