import { expect, test } from 'vitest'
import { readRemittance } from '@/admin/couriers/read-remittance'

test('a statement with names of columns, fees and a total', () => {
  expect(
    readRemittance(
      'Colis;Montant;Frais\nMCG-7K2MPQ4R;325,00;25,00\nAM 1\nAMN0012345;1 250,50;\n\nTotal;1 575,50',
    ),
  ).toEqual({
    lines: [
      { reference: 'MCG-7K2MPQ4R', amount: 325, fee: 25 },
      { reference: 'AMN0012345', amount: 1250.5, fee: 0 },
    ],
    skipped: ['Colis;Montant;Frais', 'AM 1', 'Total;1 575,50'],
  })
})

test.each([
  ['tabs', 'MCG-7K2MPQ4R\t325.00\t-25.00'],
  ['commas, quoted', '"MCG-7K2MPQ4R","325.00","25.00"'],
  ['spaces', 'MCG-7K2MPQ4R   325,00   25,00'],
  ['one space', 'MCG-7K2MPQ4R 325 25'],
  ['other columns before', '12/11/2026;MCG-7K2MPQ4R;Fès;325,00;25,00'],
  ['Arabic digits', 'MCG-7K2MPQ4R;٣٢٥;٢٥'],
])('%s', (_name, line) => {
  expect(readRemittance(line)).toEqual({
    lines: [{ reference: 'MCG-7K2MPQ4R', amount: 325, fee: 25 }],
    skipped: [],
  })
})

test('the number of an order may be all letters', () => {
  expect(readRemittance('Colis;Montant\nMCG-SNNGSTDR;240').lines).toEqual([
    { reference: 'MCG-SNNGSTDR', amount: 240, fee: 0 },
  ])
})

test('what is taken back is no remittance', () => {
  expect(readRemittance('MCG-7K2MPQ4R;-325,00')).toEqual({ lines: [], skipped: ['MCG-7K2MPQ4R;-325,00'] })
})
