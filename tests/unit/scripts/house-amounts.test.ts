import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { translatedAmounts } from '../../../scripts/checks/house-amounts.ts'

const FILE = 'node_modules/.tmp/amounts.tsx'
afterAll(() => rmSync(FILE, { force: true }))

it('finds amounts, counts and codes that a browser would translate, in every shape', () => {
  const lines = [
    '<dd>{formatMoney(total, language)}</dd>',
    "<dd>{fee === 0 ? t('free') : formatMoney(fee, language)}</dd>",
    '<td>{quantity !== undefined && formatNumber(quantity, language)}</td>',
    '<td>{amount ?? formatAmount(0, language)}</td>',
    '<b>{`(${formatNumber(count, language)})`}</b>',
    '<p>{formatMoney(total, language)}{isOpen && <Note />}</p>',
    '<>{money(total)}</>',
    '<bdi>{order.order_number}</bdi>',
    '<a href="tel:1"><bdi>{order.phone}</bdi></a>',
    '<Badge>{formatNumber(count, language)}</Badge>',
  ]
  const right = [
    '<dd translate="no">{formatMoney(total, language)}</dd>',
    "<dd translate={fee === 0 ? undefined : 'no'}>{fee === 0 ? t('free') : formatMoney(fee, language)}</dd>",
    '<p translate="no"><b>{money(total)}</b></p>',
    '<Ltr>{order.phone}</Ltr>',
    "<p>{t('due', { amount: formatMoney(total, language) })}</p>",
    '<p title={formatMoney(total, language)} />',
  ]
  writeFileSync(FILE, `export const found = [\n${[...lines, ...right].join(',\n')}\n]\n`)
  expect(translatedAmounts([FILE]).map((problem) => problem.replace(/: an amount.*/, ''))).toEqual(
    lines.map((_, index) => `${FILE}:${index + 2}`),
  )
})
