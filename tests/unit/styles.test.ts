import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('with reduced motion nothing is in transition, not even for a moment: what is measured then would be as it was before', () => {
  const [, reduced = ''] =
    /@media \(prefers-reduced-motion: reduce\) \{(.*?)\n\}/s.exec(readFileSync('src/styles.css', 'utf8')) ??
    []
  expect(reduced).toMatch(/\*,\s+\*::before,\s+\*::after \{/)
  expect(reduced).toContain('transition-duration: 0s !important;')
  // Radix waits for the end of animations.
  expect(reduced).toMatch(/animation-duration: 0\.\d*[1-9]ms !important;/)
})
