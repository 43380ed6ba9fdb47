import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutStyleElements } from '../../../scripts/build/radix-select-styles.ts'

const code = readFileSync('node_modules/@radix-ui/react-select/dist/index.mjs', 'utf8')

test('the installed select loses its <style> elements and nothing else', () => {
  const changed = withoutStyleElements(code)
  expect(changed).not.toMatch(/"style",|react-remove-scroll"/)
  expect(changed).toContain('import { RemoveScroll } from "@/ui/page-lock"')
  const lost = code.split('\n').length - changed.split('\n').length
  expect(lost).toBe(8)
})

test('a version that is written otherwise fails the build', () => {
  expect(() => withoutStyleElements(code.replace('"style"', '"link"'))).toThrow('radix-select-styles')
  expect(() => withoutStyleElements('export {}')).toThrow('radix-select-styles')
})
