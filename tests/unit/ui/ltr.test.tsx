import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Ltr, WholeNumbers } from '@/ui/ltr'

const wholeIn = (container: Element) =>
  [...container.querySelectorAll('bdi.inline-block')].map(({ textContent }) => textContent)

it.each([
  ['Close return R-22222222 without money', ['R-22222222']],
  ['MCG-7K2M9QXT: what came back?', ['MCG-7K2M9QXT']],
  ['رفض الإرجاع \u2068R-7K2M9QXT\u2069 للطلب \u2068MCG-7K2M9QXT\u2069', ['R-7K2M9QXT', 'MCG-7K2M9QXT']],
  ['Chair-22222222, R-2222222 and MCG-222222222', []],
  ['', []],
])('the numbers in %j stay whole, and its text the same', (text, numbers) => {
  const { container } = render(<WholeNumbers text={text} />)
  expect(wholeIn(container)).toEqual(numbers)
  expect(container.textContent).toBe(text)
})

it('a number alone stays whole, and an address may break', () => {
  expect(wholeIn(render(<Ltr>MCG-7K2M9QXT</Ltr>).container)).toEqual(['MCG-7K2M9QXT'])
  expect(wholeIn(render(<Ltr>MCG-7K2M9QXT@shop.example</Ltr>).container)).toEqual([])
})
