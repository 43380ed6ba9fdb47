import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { bareTypedTexts } from '../../../scripts/checks/house-typed-texts.ts'

// A file is parsed once, so that each test has its own.
const fileOf = (name: string) => `node_modules/.tmp/typed-texts-${name}.tsx`
afterAll(() => ['bare', 'right'].forEach((name) => rmSync(fileOf(name), { force: true })))

/** The names that the rule reports, in the order of the lines. */
function reported(name: 'bare' | 'right', lines: readonly string[]): string[] {
  writeFileSync(fileOf(name), lines.join('\n'))
  return bareTypedTexts([fileOf(name)]).map((problem) => problem.replace(/^.*?:(\d+): (\S+) .*/, '$1 $2'))
}

it('finds typed texts that are shown as they are, however they are put together', () =>
  expect(
    reported('bare', [
      'export const line1 = <p>{note}</p>',
      "export const line2 = <bdi>{order.landmark === '' ? order.address : order.landmark}</bdi>",
      "export const line3 = <p>{note !== '' && <b>{note.trim()}</b>}{reason ?? '–'}</p>",
      "export const line4 = <p>{[order.city, order.district].filter(Boolean).join(', ')}</p>",
      'export const line5 = <option>{`${name} · ${address}`}</option>',
      "export const line6 = <bdi>{localized(shop, 'address', language)}</bdi>",
      'export const line7 = <p>{lines.map((line) => <b key={line}>{line}</b>)}</p>',
      "export const line8 = { key: 'note', cell: ({ note }) => note }",
      'export const line9 = <p title={<i>{message.subject}</i>} />',
    ]),
  ).toEqual([
    '1 note',
    '2 address',
    '2 landmark',
    '3 note',
    '3 reason',
    '4 district',
    '5 address',
    '6 address',
    '7 line',
    '8 note',
    '9 subject',
  ]))

it('leaves what goes through TypedText or isolateDigits, and what is no text', () =>
  expect(
    reported('right', [
      'export const line1 = <p><TypedText text={order.notes} /></p>',
      'export const line2 = <option>{isolateDigits(address)}</option>',
      "export const line3 = <p>{t('note', { count: notes.length })}</p>",
      'export const line4 = <Card note={note}>{notes.map((each) => <Row key={each.id} row={each} />)}</Card>',
      "export const line5 = { key: 'note', cell: ({ note }) => <TypedText text={note} /> }",
    ]),
  ).toEqual([]))
