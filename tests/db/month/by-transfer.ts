import {
  begin,
  approved,
  cancel,
  correct,
  deliver,
  expire,
  giveBack,
  type OrderScript,
  receive,
  reduce,
  reopen,
  reverse,
  ship,
} from './events.ts'

/** Orders that are paid by bank transfer, and what becomes of them. */
const transfer = (order: Omit<OrderScript, 'by'>): OrderScript => ({ by: 'bank_transfer', ...order })

export const BY_TRANSFER: readonly OrderScript[] = [
  transfer({
    name: 'transfer, whole',
    on: '10-01',
    goods: { rug: 1 },
    steps: [
      ['10-02', receive(1999_95)],
      ['10-03', ship],
      ['10-06', deliver()],
    ],
  }),
  transfer({
    name: 'transfer, in three parts over the end of the month',
    on: '10-27',
    goods: { lamp: 1 },
    steps: [
      ['10-30', receive(200_00)],
      ['11-02', receive(200_00, { day: '10-31' })],
      ['11-03', receive(57_80)],
    ],
  }),
  transfer({
    name: 'transfer, too much, and the excess given back',
    on: '10-02',
    goods: { bowl: 1 },
    steps: [
      ['10-03', receive(115_50)],
      ['10-05', giveBack(15_50)],
      ['10-05 13:00', ship],
    ],
  }),
  transfer({
    name: 'transfer, too much, and not given back yet',
    on: '10-03',
    goods: { lamp: 1 },
    steps: [['10-05', receive(460_00)]],
  }),
  transfer({
    name: 'transfer, too much, and more given back than the excess',
    on: '10-03',
    goods: { bowl: 2 },
    steps: [
      ['10-04', receive(215_00)],
      ['10-06', reduce(35_00, { lowers: 20_00 })],
    ],
  }),
  transfer({
    name: 'transfer, paid twice and one given back',
    on: '10-04',
    goods: { tile: 3 },
    steps: [
      ['10-05', receive(114_99)],
      ['10-07', receive(114_99)],
      ['10-12', giveBack(114_99)],
      ['10-13', ship],
      ['10-16', deliver()],
    ],
  }),
  transfer({
    name: 'transfer, a part, cancelled and given back',
    on: '10-05',
    goods: { lamp: 1 },
    steps: [
      ['10-06', receive(100_00)],
      ['10-09', cancel],
      ['10-12', giveBack(100_00)],
    ],
  }),
  transfer({
    name: 'transfer, paid, cancelled and given back in two parts over the end of the month',
    on: '10-06',
    goods: { ring: 2 },
    steps: [
      ['10-07', receive(229_98)],
      ['10-29', cancel],
      ['10-30', giveBack(100_00)],
      ['11-02', giveBack(129_98, 'cash')],
    ],
  }),
  transfer({
    name: 'transfer, paid, cancelled and not given back yet',
    on: '10-06',
    goods: { bowl: 1, glass: 1 },
    steps: [
      ['10-08', receive(120_00)],
      ['10-28', cancel],
    ],
  }),
  transfer({
    name: 'transfer, another order’s receipt booked by mistake',
    on: '10-07',
    goods: { lamp: 3 },
    steps: [
      ['10-08', receive(458_00, { reference: 'VIR 4711' })],
      ['10-10', reverse(0)],
      ['10-12', receive(1373_40)],
    ],
  }),
  transfer({
    name: 'transfer, whose receipt was booked on another order',
    on: '10-07',
    goods: { lamp: 1 },
    steps: [
      ['10-10 12:05', receive(458_00, { reference: 'VIR 4711', day: '10-08' })],
      ['10-11', giveBack(20, 'cash')],
    ],
  }),
  transfer({
    name: 'transfer, whole by mistake and reversed in the next month',
    on: '10-09',
    goods: { bowl: 4 },
    steps: [
      ['10-10', receive(400_00)],
      ['11-01', reverse(0)],
    ],
  }),
  transfer({
    name: 'transfer, reduced, then the receipt reversed and booked rightly',
    on: '10-09',
    goods: { bowl: 3 },
    steps: [
      ['10-10', receive(200_00)],
      ['10-11', receive(100_00)],
      ['10-12', reverse(1)],
      ['10-13', receive(100_00, { day: '10-12' })],
      ['10-14', reduce(30_00)],
    ],
  }),
  transfer({
    name: 'transfer, expired',
    on: '10-10',
    goods: { glass: 1 },
    steps: [['10-17', expire]],
  }),
  transfer({
    name: 'transfer, expired, and the money comes too late',
    on: '10-10',
    goods: { tile: 1 },
    steps: [
      ['10-17', expire],
      ['10-19', { what: 'receive', provider: 'transfer', amount: 48_33, day: '10-18' }],
    ],
  }),
  transfer({
    name: 'transfer, expired, reopened and paid',
    on: '10-11',
    goods: { rug: 1, soap: 2 },
    steps: [
      ['10-18', expire],
      ['10-20', reopen],
      ['10-21', receive(2014_65)],
    ],
  }),
  transfer({
    name: 'transfer, of a day of the month before',
    on: '09-29',
    goods: { bowl: 5 },
    steps: [
      ['10-05', receive(500_00, { day: '09-30' })],
      ['10-06', ship],
      ['10-08', deliver()],
    ],
  }),
  transfer({
    name: 'transfer, one for two orders (the first)',
    on: '10-12',
    goods: { lamp: 1 },
    steps: [['10-14', receive(457_80, { reference: 'VIR 926 / 1' })]],
  }),
  transfer({
    name: 'transfer, one for two orders (the second)',
    on: '10-12',
    goods: { lamp: 1, soap: 1 },
    steps: [['10-14', receive(465_15, { reference: 'VIR 926 / 2' })]],
  }),
  transfer({
    name: 'transfer, corrected to less after it was paid',
    on: '10-13',
    goods: { tile: 7 },
    steps: [
      ['10-14', receive(233_31)],
      ['10-15', correct({ tile: 5 }, 0)],
      ['10-16', giveBack(66_66)],
      ['10-17', ship],
    ],
  }),
  transfer({
    name: 'transfer, corrected to more after it was paid',
    on: '10-14',
    goods: { bowl: 1 },
    steps: [
      ['10-15', receive(100_00)],
      ['10-16', correct({ bowl: 1, tile: 1 }, 0)],
      ['10-18', receive(33_33)],
    ],
  }),
  transfer({
    name: 'transfer, with a discount that was agreed on',
    on: '10-15',
    goods: { rug: 2 },
    steps: [
      ['10-16', correct({ rug: 2 }, 0, 199_90)],
      ['10-17', receive(3800_00)],
    ],
  }),
  transfer({
    name: 'transfer, a part given back, and paid by card instead',
    on: '10-15 08:00',
    goods: { rug: 1 },
    steps: [
      ['10-16', receive(500_00)],
      ['10-17', giveBack(500_00)],
      ['10-17 14:00', begin('card')],
      ['10-17 14:03', approved()],
    ],
  }),
  transfer({
    name: 'transfer, a piece refunded and not restocked, then cancelled',
    on: '10-16',
    goods: { bowl: 3 },
    steps: [
      ['10-17', receive(300_00)],
      ['10-18', reduce(100_00, { pieces: { bowl: 1 } })],
      ['10-20', cancel],
      ['10-21', giveBack(200_00)],
    ],
  }),
  transfer({
    name: 'transfer, all given back without cancelling',
    on: '10-17',
    goods: { soap: 20 },
    steps: [
      ['10-18', receive(147_00)],
      ['10-25', reduce(147_00)],
    ],
  }),
  transfer({
    name: 'transfer, given back in thirds',
    on: '10-18',
    goods: { tile: 3 },
    steps: [
      ['10-19', receive(114_99)],
      ['10-20', reduce(33_33)],
      ['10-21', reduce(33_33)],
      ['11-03', reduce(33_33)],
      ['11-04', reduce(15_00)],
    ],
  }),
  transfer({
    name: 'transfer, sent unpaid on purpose',
    on: '10-19',
    goods: { lamp: 1 },
    steps: [
      ['10-20', { what: 'ship', unpaid: true }],
      ['10-28', receive(457_80, { day: '10-27' })],
      ['10-29', deliver()],
    ],
  }),
  transfer({
    name: 'transfer, received on the last day and given back on the first',
    on: '10-29',
    goods: { glass: 2 },
    steps: [
      ['10-31 23:59', receive(55_00)],
      ['11-01 00:01', reduce(15_00)],
    ],
  }),
  transfer({
    name: 'transfer, the tax changes before it is paid',
    on: '10-19 20:00',
    goods: { bowl: 7 },
    steps: [
      ['10-22', receive(700_00)],
      ['10-27', reduce(99_99)],
    ],
  }),
  transfer({
    name: 'transfer, at the lower rate, with pieces restocked',
    on: '10-22',
    goods: { ring: 3 },
    steps: [
      ['10-23', receive(344_97)],
      ['10-24', reduce(114_99, { pieces: { ring: 1 }, restock: true })],
      ['10-29', reduce(114_99, { pieces: { ring: 1 }, restock: true })],
    ],
  }),
  transfer({
    name: 'transfer, without tax',
    on: '09-30 23:00',
    goods: { lamp: 1 },
    steps: [
      ['10-01', receive(457_80, { day: '09-30' })],
      ['10-03', reduce(57_80)],
    ],
  }),
  transfer({
    name: 'transfer, abroad',
    on: '10-23',
    goods: { rug: 1 },
    to: 'spain',
    steps: [
      ['10-26', receive(2149_95)],
      ['10-27', ship],
    ],
  }),
  transfer({
    name: 'transfer, nothing received yet',
    on: '10-30',
    goods: { soap: 4 },
    steps: [],
  }),
  transfer({
    name: 'transfer, reduced and then corrected to less',
    on: '10-24',
    goods: { bowl: 3 },
    steps: [
      ['10-25', receive(300_00)],
      ['10-26', reduce(30_00)],
      ['10-27', correct({ bowl: 2 }, 0)],
      ['10-28', giveBack(100_00)],
    ],
  }),
  transfer({
    name: 'transfer, corrected to more and then back',
    on: '10-24 15:00',
    goods: { bowl: 2 },
    steps: [
      ['10-25', receive(200_00)],
      ['10-26', correct({ bowl: 3 }, 0)],
      ['10-27', correct({ bowl: 2 }, 0)],
    ],
  }),
  transfer({
    name: 'transfer, reversed after the delivery, and received rightly',
    on: '10-25',
    goods: { lamp: 1 },
    steps: [
      ['10-26', receive(457_80)],
      ['10-27', ship],
      ['10-30', deliver()],
      ['11-01', reverse(0)],
      ['11-03', receive(457_80)],
    ],
  }),
  transfer({
    name: 'transfer, reduced after the delivery, and the next month again',
    on: '10-26',
    goods: { tile: 9 },
    steps: [
      ['10-27', receive(299_97)],
      ['10-28', ship],
      ['10-30', deliver()],
      ['10-31 23:59', reduce(33_33)],
      ['11-01 00:00', reduce(33_34)],
    ],
  }),
]
