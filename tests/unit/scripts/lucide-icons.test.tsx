import { render } from '@testing-library/react'
import { Minus } from 'lucide-react'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import createIcon from '@/ui/lucide-icon'
import { lucideIcons } from '../../../scripts/build/lucide-icons.ts'

const ICON = '/shop/node_modules/lucide-react/dist/esm/icons/truck.mjs'

/** The data of lucide's `Minus`. */
const DATA = { node: [['path', { d: 'M5 12h14', key: '1ays0h' }]] } as const

type Resolve = { handler: (source: string, importer: string | undefined) => string | null }
type End = (this: { error: (message: string) => never }, error?: Error) => void

function plugin() {
  const { resolveId, buildEnd } = lucideIcons() as unknown as { resolveId: Resolve; buildEnd: End }
  const context = {
    error: (message: string): never => {
      throw new Error(message)
    },
  }
  return { resolve: resolveId.handler, end: (error?: Error) => buildEnd.call(context, error) }
}

it("replaces the factory of lucide's icons, and nothing else", () => {
  const { resolve, end } = plugin()
  expect(resolve('../createLucideIcon.mjs', '/shop/src/catalog/product-card.tsx')).toBeNull()
  expect(resolve('./createLucideIcon.mjs', '/shop/node_modules/lucide-react/dist/esm/index.mjs')).toBeNull()
  const own = resolve('../createLucideIcon.mjs', ICON)
  expect(own !== null && existsSync(own)).toBe(true)
  expect(() => end()).not.toThrow()
})

it('fails the build when lucide has changed', () => {
  expect(() => plugin().end()).toThrow('lucide-react has changed')
})

it("draws lucide's icons with the same attributes", () => {
  const Own = createIcon(DATA)
  const svgOf = (Icon: typeof Own) => {
    const { container } = render(<Icon className="size-4" strokeWidth={1.5} />)
    const [svg] = container.children
    svg?.setAttribute('class', 'size-4')
    svg?.removeAttribute('xmlns')
    const attributes = Object.fromEntries(
      Array.from(svg?.attributes ?? [], ({ name, value }) => [name, value]),
    )
    return { attributes, shapes: svg?.innerHTML }
  }
  expect(svgOf(Own)).toEqual(svgOf(Minus as typeof Own))
})

it('hides icons from screen readers, unless they have a role', () => {
  const Own = createIcon(DATA)
  const { container } = render(
    <>
      <Own />
      <Own role="img" aria-label="By courier" />
    </>,
  )
  const [hidden, named] = container.children
  expect(hidden?.getAttribute('aria-hidden')).toBe('true')
  expect(named?.hasAttribute('aria-hidden')).toBe(false)
})
