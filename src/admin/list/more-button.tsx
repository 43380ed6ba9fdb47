import type { ReactNode } from 'react'
import { Button } from '@/ui/button'

type MoreButtonProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  children: ReactNode
}

/** Below a list: adds its next page, as long as there is one. */
export function MoreButton({ query, children }: MoreButtonProps) {
  if (!query.hasNextPage) return null
  return (
    <Button
      tone="secondary"
      className="self-center"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  )
}
