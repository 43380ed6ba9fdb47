import type { ReactNode } from 'react'

/** For phone numbers, order numbers, SKUs and sizes: left to right also in Arabic text. */
export function Ltr({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" translate="no">
      {children}
    </bdi>
  )
}
