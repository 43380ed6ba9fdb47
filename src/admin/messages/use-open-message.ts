import { useLocation, useSearchParams } from 'react-router-dom'

/** The message that is open, in the address: the back button closes it and a link opens it. */
export function useOpenMessage() {
  const [params, setParams] = useSearchParams()
  // Holds the way back through the list's pages.
  const { state } = useLocation() as { state: unknown }

  return {
    openId: params.get('message'),
    open: (id: string) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          next.set('message', id)
          return next
        },
        { state, preventScrollReset: true },
      ),
    close: () =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          next.delete('message')
          return next
        },
        { state, replace: true, preventScrollReset: true },
      ),
  }
}
