import type { ReactNode } from 'react'

/** Phones, order numbers, SKUs, sizes: written left to right whatever surrounds them. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>
}
