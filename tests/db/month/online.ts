import {
  begin,
  approved,
  cancel,
  declined,
  deliver,
  expire,
  giveBack,
  type OrderScript,
  receive,
  reduce,
  refundDone,
  refundFailed,
  ship,
} from './events.ts'

/** Orders that are paid by card or PayPal, and what becomes of them. PayPal is for orders that go abroad. */
const card = (order: Omit<OrderScript, 'by'>): OrderScript => ({ by: 'card', ...order })
const paypal = (order: Omit<OrderScript, 'by'>): OrderScript => ({ by: 'paypal', to: 'france', ...order })

export const ONLINE: readonly OrderScript[] = [
  card({
    name: 'card, approved',
    on: '10-02',
    goods: { lamp: 1 },
    steps: [
      ['10-02 12:01', begin('card')],
      ['10-02 12:04', approved()],
      ['10-03', ship],
      ['10-05', deliver()],
    ],
  }),
  card({
    name: 'card, declined and then approved',
    on: '10-04',
    goods: { bowl: 1 },
    steps: [
      ['10-04 12:01', begin('card')],
      ['10-04 12:02', declined],
      ['10-04 12:05', begin('card')],
      ['10-04 12:07', approved()],
    ],
  }),
  card({
    name: 'card, the report comes after the order expired',
    on: '10-05',
    goods: { ring: 1 },
    steps: [
      ['10-05 12:01', begin('card')],
      ['10-05 13:00', expire],
      ['10-06', approved()],
    ],
  }),
  card({
    name: 'card, the report is lost, and paid by transfer',
    on: '10-06',
    goods: { tile: 2 },
    steps: [
      ['10-06 12:01', begin('card')],
      ['10-08', receive(81_66)],
    ],
  }),
  card({
    name: 'card, two tabs',
    on: '10-08',
    goods: { bowl: 2 },
    steps: [
      ['10-08 12:01', begin('card')],
      ['10-08 12:02', begin('card')],
      ['10-08 12:04', approved({ nth: 0 })],
      ['10-08 12:05', approved({ nth: 1, refused: 'already_paid' })],
    ],
  }),
  card({
    name: 'card, reported twice',
    on: '10-11',
    goods: { glass: 1 },
    steps: [
      ['10-11 12:01', begin('card')],
      ['10-11 12:03', approved()],
      ['10-12', { what: 'reported again' }],
    ],
  }),
  card({
    name: 'card, over midnight of the month’s end',
    on: '10-31 23:50',
    goods: { lamp: 1 },
    steps: [
      ['10-31 23:58', begin('card')],
      ['11-01 00:01', approved()],
    ],
  }),
  card({
    name: 'card, a part given back by card',
    on: '10-13',
    goods: { soap: 15 },
    steps: [
      ['10-13 12:01', begin('card')],
      ['10-13 12:02', approved()],
      ['10-20', reduce(10_25, { by: 'cmi' })],
    ],
  }),
  card({
    name: 'card, cancelled by the customer and then approved',
    on: '10-14',
    goods: { bowl: 1 },
    steps: [
      ['10-14 12:01', begin('card')],
      ['10-14 12:02', { what: 'customer cancels' }],
      ['10-14 12:03', approved({ refused: 'not_due' })],
    ],
  }),
  card({
    name: 'card, paid, cancelled and given back by card',
    on: '10-22',
    goods: { lamp: 1 },
    steps: [
      ['10-22 12:01', begin('card')],
      ['10-22 12:02', approved()],
      ['10-24', cancel],
      ['10-25', giveBack(457_80, 'cmi')],
    ],
  }),
  card({
    name: 'card, abroad',
    on: '10-24',
    goods: { bowl: 1 },
    to: 'uk',
    steps: [
      ['10-24 12:01', begin('card')],
      ['10-24 12:02', approved()],
      ['10-26', ship],
      ['11-03', deliver()],
    ],
  }),
  card({
    name: 'card, never paid',
    on: '10-26',
    goods: { bowl: 1 },
    steps: [
      ['10-26 12:01', begin('card')],
      ['10-26 13:00', expire],
    ],
  }),
  paypal({
    name: 'PayPal, in euros',
    on: '10-03',
    goods: { rug: 1 },
    steps: [
      ['10-03 12:01', begin('paypal', 'EUR')],
      ['10-03 12:06', approved()],
      ['10-05', ship],
      ['10-14', deliver()],
    ],
  }),
  paypal({
    name: 'PayPal, a refund under way at the end of the month',
    on: '10-20',
    goods: { lamp: 1 },
    steps: [
      ['10-20 12:01', begin('paypal', 'EUR')],
      ['10-20 12:03', approved()],
      ['10-31 22:00', reduce(57_80, { by: 'paypal' })],
      ['11-02', refundDone],
    ],
  }),
  paypal({
    name: 'PayPal, a refund that fails and is done by transfer',
    on: '10-21',
    goods: { bowl: 1 },
    steps: [
      ['10-21 12:01', begin('paypal', 'EUR')],
      ['10-21 12:03', approved()],
      ['10-23', reduce(50_00, { by: 'paypal' })],
      ['10-25', refundFailed],
      ['10-26', reduce(50_00)],
    ],
  }),
  paypal({
    name: 'PayPal, paid twice, and the second goes back',
    on: '10-22',
    goods: { lamp: 1 },
    steps: [
      ['10-22 12:01', begin('paypal', 'EUR')],
      ['10-22 12:02', begin('paypal', 'USD')],
      ['10-22 12:04', approved({ nth: 0 })],
      ['10-22 12:05', approved({ nth: 1, goesBack: true })],
      ['10-24', refundDone],
    ],
  }),
  paypal({
    name: 'PayPal, given back in small parts and then the rest',
    on: '10-23',
    goods: { soap: 1 },
    steps: [
      ['10-23 12:01', begin('paypal', 'EUR')],
      ['10-23 12:02', approved()],
      ['10-24', reduce(5_10, { by: 'paypal' })],
      ['10-25', refundDone],
      ['10-26', reduce(5_10, { by: 'paypal' })],
      ['10-27', refundDone],
      ['10-28', reduce(147_15, { by: 'paypal' })],
      ['11-01 00:00', refundDone],
    ],
  }),
  paypal({
    name: 'PayPal, in dollars, with a refund that is not done at the end',
    on: '10-25',
    goods: { lamp: 2 },
    to: 'usa',
    steps: [
      ['10-25 12:01', begin('paypal', 'USD')],
      ['10-25 12:02', approved()],
      ['11-03', reduce(457_80, { by: 'paypal' })],
    ],
  }),
  paypal({
    name: 'PayPal, expired, paid after all, over midnight',
    on: '10-27 23:00',
    goods: { bowl: 1 },
    steps: [
      ['10-27 23:10', begin('paypal', 'EUR')],
      ['10-27 23:50', expire],
      ['10-28 00:10', approved()],
    ],
  }),
  paypal({
    name: 'PayPal, cancelled, and the money on its way back',
    on: '10-29',
    goods: { bowl: 1 },
    steps: [
      ['10-29 12:01', begin('paypal', 'EUR')],
      ['10-29 12:02', approved()],
      ['11-01', cancel],
      ['11-02', giveBack(250_00, 'paypal')],
    ],
  }),
  paypal({
    name: 'PayPal, cancelled, and a part of the money on its way back',
    on: '10-30',
    goods: { bowl: 2 },
    steps: [
      ['10-30 12:01', begin('paypal', 'EUR')],
      ['10-30 12:02', approved()],
      ['10-31', cancel],
      ['11-01', giveBack(99_99, 'paypal')],
    ],
  }),
]
