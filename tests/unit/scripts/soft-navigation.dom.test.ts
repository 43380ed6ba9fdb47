import { beforeEach, expect, it } from 'vitest'
import { isPainted } from '../../../scripts/perf/soft-navigation.ts'

const PATH = '/product/1'

/** Shows a page with one heading and one picture that has loaded, and checks whether it is the bowl's. */
function answer({
  path = PATH,
  heading = 'Painted bowl',
  file = 'bowl-1000.avif',
  loaded = true,
} = {}): boolean {
  globalThis.history.replaceState(null, '', path)
  document.body.innerHTML = `<main><h1>${heading}</h1><img alt=""></main>`
  const picture = document.querySelector('img')!
  Object.defineProperties(picture, {
    currentSrc: { value: `http://localhost/product-images/${file}` },
    complete: { value: loaded },
    naturalWidth: { value: loaded ? 640 : 0 },
  })
  return isPainted(PATH, 'Painted bowl', 'http://localhost/product-images/bowl-320.avif')
}

beforeEach(() => {
  document.body.innerHTML = ''
})

it('takes a product for painted with its own name and picture only', () => {
  expect(answer()).toBe(true)
  expect(answer({ file: 'bowl-640.avif' })).toBe(true)
  expect(answer({ path: '/products' })).toBe(false)
  expect(answer({ heading: 'All Products' })).toBe(false)
  expect(answer({ file: 'vase-1000.avif' })).toBe(false)
  expect(answer({ loaded: false })).toBe(false)
})
