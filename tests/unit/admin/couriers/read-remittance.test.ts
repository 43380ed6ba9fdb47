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
  ['decimal commas between spaces', 'MCG-7K2MPQ4R 325,00 25,00'],
  ['commas and decimals with points', 'MCG-7K2MPQ4R,325.00,25.00'],
  ['a second number of the parcel', 'MCG-7K2MPQ4R;AMN0012345;Fès;325,00;25,00'],
  ['text and a day after the amounts', 'MCG-7K2MPQ4R;325,00;25,00;Livré;12/11/2026'],
  ['a number copied with marks and long dashes', '\u200EMCG\u20117K2MPQ4R\u200E;325,00;25,00'],
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

test.each([
  ['MCG-7K2MPQ4R;-35,00;35,00', -35, 35],
  ['MCG-7K2MPQ4R;-35,00;-35,00', -35, 35],
  ['MCG-7K2MPQ4R;0;35,00', 0, 35],
])('the fee of a parcel that was paid before is kept from the others: %s', (line, amount, fee) => {
  expect(readRemittance(line)).toEqual({ lines: [{ reference: 'MCG-7K2MPQ4R', amount, fee }], skipped: [] })
})

test('less is paid out than nothing only for a fee, and without names of columns only for all of it', () => {
  const names = 'Colis;Montant;Frais'
  const partly = 'MCG-7K2MPQ4R;-10,00;35,00'
  const beyond = 'MCG-7K2MPQ4R;-35,00;25,00'
  expect(readRemittance([partly, beyond].join('\n'))).toEqual({ lines: [], skipped: [partly, beyond] })
  expect(readRemittance([names, partly, beyond].join('\n'))).toEqual({
    lines: [{ reference: 'MCG-7K2MPQ4R', amount: -10, fee: 35 }],
    skipped: [names, beyond],
  })
})

test('what is taken back is no remittance', () => {
  expect(readRemittance('MCG-7K2MPQ4R;-325,00')).toEqual({ lines: [], skipped: ['MCG-7K2MPQ4R;-325,00'] })
})

test.each([
  ['"MCG-7K2MPQ4R","1,500.00","35.00"', 1500, 35],
  ['"MCG-7K2MPQ4R","1.500,00"', 1500, 0],
  ['"MCG-7K2MPQ4R";"Plateau ""Fès""; grand";"1 500,00";"35,00"', 1500, 35],
  ['MCG-7K2MPQ4R;1\u202F500,00;35,00', 1500, 35],
])('a quoted or grouped amount is read whole: %s', (line, amount, fee) => {
  expect(readRemittance(line)).toEqual({ lines: [{ reference: 'MCG-7K2MPQ4R', amount, fee }], skipped: [] })
})

test.each([
  ['a decimal comma, or a fee', 'MCG-7K2MPQ4R,325,25'],
  ['a thousand, or a fee', 'MCG-7K2MPQ4R,1,500.00'],
  ['a thousand, or a fee, and a third', 'MCG-7K2MPQ4R,1,500.00,35.00'],
  ['a group of digits, or a fee', 'MCG-7K2MPQ4R 1 500,00'],
  ['a group of digits, or a fee, and a third', 'MCG-7K2MPQ4R 1 500,00 35,00'],
  ['an exponent', 'MCG-7K2MPQ4R;1e3;25'],
  ['an exponent with its currency', 'MCG-7K2MPQ4R;DH1e3;25'],
  ['another base', 'MCG-7K2MPQ4R;0x1F4;25'],
  ['a power', 'MCG-7K2MPQ4R;325²;25'],
  ['three amounts', 'MCG-7K2MPQ4R;325,00;25,00;300,00'],
  ['a telephone and an amount', 'MCG-7K2MPQ4R;0612345678;325,00'],
  ['a telephone with its country and an amount', 'MCG-7K2MPQ4R;+212612345678;325,00'],
  ['a telephone and two amounts', 'MCG-7K2MPQ4R;0612345678;Fès;325,00;25,00'],
  ['a quotation mark that is not closed', 'MCG-7K2MPQ4R;"325,00;25,00'],
])('a line that can be read in two ways is not read: %s', (_name, line) => {
  expect(readRemittance(line)).toEqual({ lines: [], skipped: [line] })
})

test('the names of the columns say which numbers are the amount and the fee', () => {
  expect(
    readRemittance(
      'Colis;Téléphone;Adresse;Frais;Montant versé\n' +
        'MCG-7K2MPQ4R;0612345678;12 rue des Lilas;25,00;325,00\n' +
        'MCG-SNNGSTDR;0612345678;12 rue des Lilas;-;240\n' +
        'MCG-8K2MPQ4R;0612345678;12 rue des Lilas;1e3;240\n' +
        'MCG-9K2MPQ4R;0612345678;12 rue; Fès;25,00;240',
    ),
  ).toEqual({
    lines: [
      { reference: 'MCG-7K2MPQ4R', amount: 325, fee: 25 },
      { reference: 'MCG-SNNGSTDR', amount: 240, fee: 0 },
    ],
    skipped: [
      'Colis;Téléphone;Adresse;Frais;Montant versé',
      'MCG-8K2MPQ4R;0612345678;12 rue des Lilas;1e3;240',
      'MCG-9K2MPQ4R;0612345678;12 rue; Fès;25,00;240',
    ],
  })
})

test('below names with commas a line has as many cells', () => {
  expect(readRemittance('Colis,Montant,Frais\nMCG-7K2MPQ4R,325,25\nMCG-SNNGSTDR,1,500,25')).toEqual({
    lines: [{ reference: 'MCG-7K2MPQ4R', amount: 325, fee: 25 }],
    skipped: ['Colis,Montant,Frais', 'MCG-SNNGSTDR,1,500,25'],
  })
})

test('of two columns with amounts, none is taken as the one that is paid out', () => {
  expect(readRemittance('Colis;Montant;Montant versé;Frais\nMCG-7K2MPQ4R;350;325;25').lines).toEqual([])
})
