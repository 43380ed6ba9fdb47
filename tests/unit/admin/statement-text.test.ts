import { expect, it } from 'vitest'
import { statementText } from '@/admin/statement-text'

it.each([
  ['UTF-8', [0xc3, 0xa9]],
  ['UTF-16', [0xff, 0xfe, 0xe9, 0x00]],
  ['Windows-1252', [0xe9]],
])('a statement in %s is read', async (_encoding, bytes) => {
  expect(await statementText(new Blob([new Uint8Array(bytes)]))).toBe('é')
})

it('a spreadsheet is no statement', async () => {
  await expect(statementText(new Blob([new Uint8Array([0xe9, 0x00, 0x01])]))).rejects.toThrow('notText')
})
