import type { ReactNode } from 'react'

// Of an order or a return.
const NUMBER = /(\b(?:MCG|R)-[2-9A-HJKMNP-TV-Z]{8}\b)/

/**
 * For phone numbers, order numbers, SKUs and sizes: left to right also in Arabic text. The number of an order or a return is not broken
 * after its hyphen, unless the line is narrower than the number.
 */
export function Ltr({ children }: { children: ReactNode }) {
  const isNumber = typeof children === 'string' && NUMBER.exec(children)?.[0] === children
  return (
    <bdi dir="ltr" translate="no" className={isNumber ? 'inline-block' : undefined}>
      {children}
    </bdi>
  )
}

/** A sentence in which the numbers of orders and returns stay whole. */
export function WholeNumbers({ text }: { text: string }) {
  return text.split(NUMBER).map((part, index) => (index % 2 === 1 ? <Ltr key={index}>{part}</Ltr> : part))
}
