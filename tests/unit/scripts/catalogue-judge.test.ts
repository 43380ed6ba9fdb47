import { describe, expect, test } from 'vitest'
import {
  CPU_BUDGETS,
  type CatalogueFigure,
  catalogueProblems,
} from '../../../scripts/perf/catalogue-judge.ts'

const figure = (changes: Partial<CatalogueFigure> = {}): CatalogueFigure => ({
  name: 'page 1, newest',
  kind: 'listing',
  firstPage: true,
  cpu: CPU_BUDGETS.listing,
  blocks: { small: 200, large: 400 },
  scanned: ['categories'],
  ...changes,
})
const problems = (changes: Partial<CatalogueFigure>, size = 100_000) =>
  catalogueProblems([figure(changes)], size)

test('figures at their budget pass', () => {
  expect(problems({})).toEqual([])
  expect(problems({ kind: 'search', cpu: CPU_BUDGETS.search })).toEqual([])
})

describe('a planted regression fails', () => {
  test.each<[string, Partial<CatalogueFigure>, RegExp]>([
    ['a slower listing', { cpu: 5.1 }, /page 1, newest: 5\.1 ms/],
    ['a slower search', { kind: 'search', cpu: 15.1 }, /15\.1 ms/],
    ['a page 1 that reads more blocks', { blocks: { small: 200, large: 401 } }, /2\.0 times the blocks/],
    ['a plan that reads all products', { scanned: ['products'] }, /reads all of products/],
    ['a plan that reads all words', { kind: 'other', scanned: ['product_search'] }, /product_search/],
    [
      'a correction that reads all known words',
      { kind: 'search', scanned: ['search_words'] },
      /search_words/,
    ],
  ])('%s', (_name, changes, expected) => {
    expect(problems(changes)).toEqual([expect.stringMatching(expected)])
  })
})

test('at another size plans are judged, times are not', () => {
  expect(problems({ cpu: 50 }, 1_000_000)).toEqual([])
  expect(problems({ cpu: 50, scanned: ['products'] }, 1_000_000)).toHaveLength(1)
})
