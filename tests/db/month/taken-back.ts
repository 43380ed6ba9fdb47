import {
  approved,
  begin,
  cancel,
  chargeBack,
  deliver,
  dispute,
  giveBack,
  keep,
  type OrderScript,
  receive,
  reduce,
  ship,
} from './events.ts'

/** Orders whose money the provider takes back or captures otherwise, of which the shop keeps a part, and exchanges. */
const paypal = (order: Omit<OrderScript, 'by'>): OrderScript => ({ by: 'paypal', to: 'france', ...order })
const paid = (day: string, more = {}) =>
  [
    [`${day} 12:01`, begin('paypal', 'EUR')],
    [`${day} 12:03`, approved(more)],
  ] as const

export const TAKEN_BACK: readonly OrderScript[] = [
  paypal({
    name: 'PayPal, charged back in the next month, and paid by transfer',
    on: '10-03',
    goods: { bowl: 1 },
    steps: [...paid('10-03'), ['11-01', chargeBack()], ['11-03', receive(250_00, { day: '11-02' })]],
  }),
  paypal({
    name: 'PayPal, a part charged back after the delivery',
    on: '10-04',
    goods: { lamp: 1 },
    steps: [...paid('10-04'), ['10-06', ship], ['10-12', deliver()], ['10-25', chargeBack(12_34)]],
  }),
  paypal({
    name: 'PayPal, a dispute that is won holds the order back',
    on: '10-05',
    goods: { ring: 1 },
    steps: [
      ...paid('10-05'),
      ['10-06', dispute('open')],
      ['10-16', dispute('won')],
      ['10-17', ship],
      ['10-24', deliver()],
    ],
  }),
  paypal({
    name: 'PayPal, a dispute that is lost after the delivery',
    on: '10-06',
    goods: { tile: 3 },
    steps: [
      ...paid('10-06'),
      ['10-07', ship],
      ['10-15', deliver()],
      ['10-20', dispute('open')],
      ['10-31 23:59', dispute('lost')],
    ],
  }),
  paypal({
    name: 'PayPal, charged back, and the dispute won in the next month',
    on: '10-07',
    goods: { bowl: 2 },
    steps: [...paid('10-07'), ['10-09', dispute('open')], ['10-11', chargeBack()], ['11-02', dispute('won')]],
  }),
  {
    name: 'card, charged back by a letter of the bank',
    by: 'card',
    on: '10-08',
    goods: { lamp: 1 },
    steps: [
      ['10-08 12:01', begin('card')],
      ['10-08 12:02', approved()],
      ['10-30', chargeBack()],
    ],
  },
  paypal({
    name: 'PayPal captures less, and the rest comes by transfer',
    on: '10-09',
    goods: { bowl: 1 },
    steps: [...paid('10-09', { other: 20_00 }), ['10-12', receive(35_00)]],
  }),
  paypal({
    name: 'PayPal captures more, and the excess goes back by transfer',
    on: '10-10',
    goods: { bowl: 1 },
    steps: [...paid('10-10', { other: 25_00 }), ['10-14', giveBack(18_75)]],
  }),
  {
    name: 'transfer, cancelled, and a fee kept',
    by: 'bank_transfer',
    on: '10-11',
    goods: { lamp: 1 },
    steps: [
      ['10-12', receive(457_80)],
      ['10-20', cancel],
      ['10-21', keep(57_80)],
      ['11-02', giveBack(400_00)],
    ],
  },
  {
    name: 'transfer, cancelled and given back, and then a fee kept',
    by: 'bank_transfer',
    on: '10-11',
    goods: { bowl: 1 },
    steps: [
      ['10-12', receive(100_00)],
      ['10-20', cancel],
      ['10-22', giveBack(80_00)],
      ['11-03', keep(20_00)],
    ],
  },
  {
    name: 'transfer, a part paid, cancelled, and of that a fee kept',
    by: 'bank_transfer',
    on: '10-12',
    goods: { rug: 1 },
    steps: [
      ['10-13', receive(500_00)],
      ['10-28', cancel],
      ['10-29', keep(99_99)],
      ['11-01', giveBack(400_01)],
    ],
  },
  {
    name: 'cash, delivered, and a bowl exchanged',
    by: 'cash_on_delivery',
    on: '10-13',
    goods: { bowl: 2 },
    steps: [
      ['10-14', ship],
      ['10-16', deliver(200_00)],
    ],
  },
  {
    name: 'cash, an exchange for something dearer',
    by: 'cash_on_delivery',
    on: '10-23',
    goods: { ring: 1 },
    exchange: { of: 'cash, delivered, and a bowl exchanged', pieces: { bowl: 1 } },
    steps: [
      ['10-24', ship],
      ['10-27', deliver(14_99)],
    ],
  },
  {
    name: 'transfer, delivered, exchanged, and the rest of the credit given back',
    by: 'bank_transfer',
    on: '10-13',
    goods: { lamp: 1 },
    steps: [
      ['10-14', receive(457_80)],
      ['10-15', ship],
      ['10-18', deliver()],
      ['11-03', reduce(357_80)],
    ],
  },
  {
    name: 'transfer, an exchange that costs nothing',
    by: 'bank_transfer',
    on: '11-02',
    goods: { bowl: 1 },
    exchange: {
      of: 'transfer, delivered, exchanged, and the rest of the credit given back',
      pieces: { lamp: 1 },
    },
    steps: [
      ['11-03', ship],
      ['11-05', deliver()],
    ],
  },
]
