import { describe, expect, it } from 'vitest'
import { colorOf, contrastRatio, tokens, type Token } from './contrast.ts'

type Pair = readonly [front: Token, back: Token]

const grounds = ['plaster', 'plaster-raised'] as const satisfies readonly Token[]
const on = (front: Token, ...backs: readonly Token[]) => backs.map((back): Pair => [front, back])

/** Text of any size: WCAG 1.4.3 requires 4.5. */
const texts: readonly Pair[] = [
  ...on(
    'ink',
    ...grounds,
    'plaster-line',
    'copper-tint',
    'majolica-tint',
    'olive-tint',
    'brick-tint',
    'saffron-tint',
    'aubergine-tint',
  ),
  ...on('ink-muted', ...grounds, 'copper-tint'),
  ...on('copper', ...grounds, 'copper-tint'),
  ...on('copper-hover', ...grounds, 'copper-tint'),
  ...on('gold-text', ...grounds),
  ...on('majolica', ...grounds, 'majolica-tint'),
  ...on('olive', ...grounds, 'olive-tint'),
  ...on('brick', ...grounds, 'brick-tint'),
  ...on('saffron', ...grounds, 'saffron-tint'),
  ...on('aubergine', ...grounds, 'aubergine-tint'),
  ...(
    ['copper', 'copper-hover', 'majolica', 'olive', 'brick', 'saffron', 'ink', 'ink-muted'] as const
  ).flatMap((back) => on('plaster', back)),
  // The badge on a picture of something sold out, and the footer's dark ground.
  ...on('plaster-raised', 'ink'),
  ...on('plaster-line', 'ink'),
]

/** Borders of controls, icons that carry meaning, the focus ring: WCAG 1.4.11 requires 3. */
const parts: readonly Pair[] = [
  ...on('control', ...grounds),
  ...on('copper', ...grounds, 'plaster-line'),
  ...on('majolica', ...grounds, 'plaster-line', 'copper-tint'),
  ...on('brick', ...grounds),
  ...on('olive', ...grounds, 'plaster-line'),
  ...on('gold-text', ...grounds),
  // Stars on the footer's dark ground; on plaster gold is an ornament and never carries meaning.
  ...on('gold', 'ink'),
]

describe('contrast', () => {
  it('follows the definition of WCAG 2.2', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastRatio('#ffffff', '#777777')).toBe(contrastRatio('#777777', '#ffffff'))
    expect(() => contrastRatio('red', '#ffffff')).toThrow('red')
  })

  it.each(texts)('lets text in %s on %s be read', (front, back) => {
    expect(contrastRatio(colorOf(front), colorOf(back))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(parts)('lets a part in %s on %s be seen', (front, back) => {
    expect(contrastRatio(colorOf(front), colorOf(back))).toBeGreaterThanOrEqual(3)
  })

  it('leaves no token out', () => {
    const tried = new Set<string>([...texts, ...parts].flat())
    expect(tokens.filter((token) => !tried.has(token))).toEqual([])
  })
})
