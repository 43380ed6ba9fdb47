import { Outlet, ScrollRestoration } from 'react-router-dom'

// The first page of a visit always has the key "default"; by its path, pages opened by address do not share one.
const scrollKey = ({ key, pathname }: { key: string; pathname: string }) =>
  key === 'default' ? pathname : key

/**
 * The page, scrolled to where it was. Within the layout, because it comes with the page and not with what stands for it:
 * after a reload there would be nothing yet to scroll.
 */
export function PagePlace() {
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}
