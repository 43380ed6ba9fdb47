import {
  begin,
  approved,
  cancel,
  deliver,
  giveBack,
  type OrderScript,
  receive,
  receiveCash,
  reduce,
  reopen,
  ship,
  undoDelivery,
} from './events.ts'

/** Orders that are paid in cash, and what becomes of them. */
const cash = (order: Omit<OrderScript, 'by'>): OrderScript => ({ by: 'cash_on_delivery', ...order })

export const AT_THE_DOOR: readonly OrderScript[] = [
  cash({
    name: 'cash, delivered',
    on: '10-01',
    goods: { bowl: 1 },
    steps: [
      ['10-02', ship],
      ['10-04', deliver(100_00)],
    ],
  }),
  cash({
    name: 'cash, delivered with a fee',
    on: '10-03',
    goods: { glass: 2 },
    steps: [
      ['10-04', ship],
      ['10-07', deliver(55_00)],
    ],
  }),
  cash({
    name: 'cash, the courier keeps its fee',
    on: '10-05',
    goods: { lamp: 1 },
    steps: [
      ['10-06', { what: 'prepare' }],
      ['10-06 15:00', { what: 'hand over' }],
      ['10-09', deliver(457_80)],
      ['10-20', { what: 'remit', amount: 432_80, fee: 25_00 }],
    ],
  }),
  cash({
    name: 'cash, refused at the door and back',
    on: '10-05',
    goods: { bowl: 2 },
    steps: [
      ['10-06', ship],
      ['10-10', { what: 'refused' }],
      ['10-17', { what: 'comes back' }],
    ],
  }),
  cash({
    name: 'cash, refused at the door and still on its way back',
    on: '10-27',
    goods: { lamp: 1 },
    steps: [
      ['10-28', ship],
      ['11-02', { what: 'refused' }],
    ],
  }),
  cash({
    name: 'cash, a piece returned after the delivery',
    on: '10-06',
    goods: { bowl: 2 },
    steps: [
      ['10-07', ship],
      ['10-10', deliver(200_00)],
      ['10-19', { what: 'return', pieces: { bowl: 1 }, amount: 100_00, provider: 'cash' }],
    ],
  }),
  cash({
    name: 'cash, brought back whole after the delivery',
    on: '10-08',
    goods: { lamp: 1 },
    steps: [
      ['10-09', ship],
      ['10-13', deliver(457_80)],
      ['10-22', cancel],
      ['10-23', giveBack(457_80, 'cash')],
    ],
  }),
  cash({
    name: 'cash, brought back by mistake and delivered again',
    on: '10-08',
    goods: { bowl: 3 },
    steps: [
      ['10-09', ship],
      ['10-12', deliver(300_00)],
      ['10-14', cancel],
      ['10-15', { what: 'deliver', cash: 0 }],
    ],
  }),
  cash({
    name: 'cash, delivery entered by mistake',
    on: '10-10',
    goods: { tile: 4 },
    steps: [
      ['10-11', ship],
      ['10-13', deliver(133_32)],
      ['10-14', undoDelivery],
      ['11-01', deliver(133_32)],
    ],
  }),
  cash({
    name: 'cash, a part by transfer after the delivery was undone',
    on: '10-12',
    goods: { rug: 1 },
    steps: [
      ['10-13', ship],
      ['10-15', deliver(1999_95)],
      ['10-16', undoDelivery],
      ['10-18', receive(1000_00, { day: '10-17' })],
      ['10-19', deliver(999_95)],
    ],
  }),
  cash({
    name: 'cash, paid by card before the delivery',
    on: '10-13',
    goods: { lamp: 2 },
    steps: [
      ['10-13 13:00', begin('card')],
      ['10-13 13:05', approved()],
      ['10-14', ship],
      ['10-16', deliver()],
    ],
  }),
  cash({
    name: 'cash, delivered on the last day of the month, reduced on the second of the next',
    on: '10-28',
    goods: { ring: 1 },
    steps: [
      ['10-29', ship],
      ['10-31 23:58', deliver(114_99)],
      ['11-02', reduce(15_00)],
    ],
  }),
  cash({
    name: 'cash, paid in the shop',
    on: '10-14',
    goods: { soap: 3 },
    pickup: true,
    steps: [
      ['10-15', receiveCash(22_05)],
      ['10-15 12:01', deliver()],
    ],
  }),
  cash({
    name: 'cash, cancelled by the customer',
    on: '10-15',
    goods: { bowl: 1 },
    steps: [['10-15 18:00', { what: 'customer cancels' }]],
  }),
  cash({
    name: 'cash, wrapped as a gift',
    on: '10-16',
    goods: { glass: 1 },
    wrap: true,
    steps: [
      ['10-17', ship],
      ['10-19', deliver(60_00)],
    ],
  }),
  cash({
    name: 'cash, with a promotion',
    on: '10-16',
    goods: { tile: 5 },
    code: true,
    steps: [
      ['10-17', ship],
      ['10-20', deliver(149_98)],
      // An amount for a broken tile, off what was paid with the discount.
      ['10-24', reduce(10_01, { by: 'cash' })],
    ],
  }),
  cash({
    name: 'cash, broken piece refunded and not restocked',
    on: '10-17',
    goods: { bowl: 2, glass: 3 },
    steps: [
      ['10-18', ship],
      ['10-21', deliver(260_00)],
      ['10-25', reduce(20_00, { pieces: { glass: 1 } })],
    ],
  }),
  cash({
    name: 'cash, sound piece refunded and restocked',
    on: '10-18',
    goods: { lamp: 2 },
    steps: [
      ['10-19', ship],
      ['10-22', deliver(915_60)],
      ['10-28', reduce(457_80, { by: 'cash', pieces: { lamp: 1 }, restock: true })],
    ],
  }),
  cash({
    name: 'cash, the delivery fee given back',
    on: '10-19',
    goods: { glass: 3 },
    steps: [
      ['10-20', ship],
      ['10-23', deliver(75_00)],
      ['10-24', reduce(15_00, { by: 'cash' })],
    ],
  }),
  cash({
    name: 'cash, every piece given back after the delivery',
    on: '10-20 09:00',
    goods: { ring: 1 },
    steps: [
      ['10-21', ship],
      ['10-24', deliver(114_99)],
      ['10-30', reduce(114_99, { pieces: { ring: 1 }, restock: true })],
    ],
  }),
  cash({
    name: 'cash, not delivered yet at the end',
    on: '10-31 23:59',
    goods: { glass: 4 },
    steps: [['11-02', ship]],
  }),
  cash({
    name: 'cash, cancelled and reopened',
    on: '10-21',
    goods: { bowl: 1, soap: 1 },
    steps: [
      ['10-22', cancel],
      ['10-23', reopen],
      ['10-24', ship],
      ['10-27', deliver(107_35)],
    ],
  }),
  cash({
    name: 'cash, a deposit by transfer, refused at the door and back, the deposit given back',
    on: '10-22 09:00',
    goods: { rug: 1 },
    steps: [
      ['10-23', receive(500_00)],
      ['10-24', ship],
      ['10-28', { what: 'refused' }],
      ['11-02', { what: 'comes back' }],
      ['11-03', giveBack(500_00)],
    ],
  }),
  cash({
    name: 'cash, a deposit by transfer and the rest at the door',
    on: '10-23 09:00',
    goods: { rug: 1 },
    steps: [
      ['10-24', receive(500_00)],
      ['10-25', ship],
      ['10-28', deliver(1499_95)],
    ],
  }),
  cash({
    name: 'cash, paid by transfer too, and that given back',
    on: '10-24 09:00',
    goods: { lamp: 1 },
    steps: [
      ['10-25', ship],
      ['10-28', deliver(457_80)],
      ['10-29', receive(457_80, { day: '10-28' })],
      ['11-02', giveBack(457_80)],
    ],
  }),
]
