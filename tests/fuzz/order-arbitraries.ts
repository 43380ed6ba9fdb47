import fc from 'fast-check'
import { ids } from '../db/fixtures.ts'
import {
  amount,
  contactFields,
  days,
  flag,
  goodContact,
  goodItems,
  id,
  items,
  language,
  list,
  object,
  page,
  raw,
  reason,
  search,
  type Source,
  text,
} from './arbitraries.ts'

const source = text('phone', 'whatsapp', 'showroom', 'web')
const method = text('cash_on_delivery', 'bank_transfer', 'card')
const returnState = text('requested', 'approved', 'refused', 'received', 'closed', 'cancelled')
const note = text('', 'Ring twice')
const contact = fc.oneof(
  { weight: 2, arbitrary: goodContact },
  { weight: 1, arbitrary: object(contactFields, 9) },
)
const revision = fc.oneof(raw('0', '1'), amount)
const total = fc.oneof(raw('35', '200', '780'), amount)
const correction = object(
  { city: text('Fez', 'Meknes'), phone: text('0612345678'), address: text('1 rue') },
  9,
)

const saleArguments: Readonly<Record<string, Readonly<Record<string, Source>>>> = {
  admin_sales: {},
  save_sale: {
    sale_id: id(ids.endedSale),
    name: text('Summer sale'),
    percent: amount,
    starts_at: text('2026-12-01T10:00:00Z', '2026-12-01 10:00 Europe/Paris', 'infinity'),
    ends_at: text('2030-12-24T10:00:00Z', 'infinity'),
    category_keys: list(text('pottery', 'nothing'), 2),
    product_ids: list(id(ids.bowl, ids.hidden), 2),
    baseline: text('2026-12-01T10:00:00Z'),
  },
  end_sale: { sale_id: id(ids.endedSale) },
  delete_sale: { sale_id: id(ids.endedSale) },
}

const returnStepArguments: Readonly<Record<string, Readonly<Record<string, Source>>>> = {
  admin_returns: {
    state: returnState,
    cursor: object({ id: id(ids.neighbourReturn), created_at: text('2026-01-01') }, 9),
  },
  decide_return: {
    return_id: id(ids.neighbourReturn),
    key: id(),
    seen_state: returnState,
    decision: returnState,
    note,
  },
  receive_return: {
    return_id: id(ids.neighbourReturn),
    key: id(),
    lines: list(object({ item_id: id(), restocked: amount, damaged: amount }, 9), 2),
  },
  refund_return: {
    return_id: id(ids.neighbourReturn),
    key: id(),
    provider: text('cash', 'transfer', 'cmi'),
    amount,
  },
  close_return: {
    return_id: id(ids.neighbourReturn),
    key: id(),
    note,
    seen_paid: amount,
    seen_refunded: amount,
    seen_state: returnState,
  },
  send_exchange: { return_id: id(ids.neighbourReturn), key: id(), items: fc.oneof(items, goodItems) },
}

/**
 * Arbitrary arguments for each function about working orders, drafts, couriers and replies; `orders` are ids that exist in the
 * test's shop.
 */
export const orderArgumentsOf = (
  orders: readonly string[],
  token: string,
): Readonly<Record<string, Readonly<Record<string, Source>>>> => ({
  confirmation_queue: { state: text('due', 'later', 'wrong_number') },
  record_call: {
    order_id: id(...orders),
    key: id(),
    seen_calls: revision,
    outcome: text('confirmed', 'no_answer', 'postponed', 'wrong_number', 'cancelled'),
    next_day: days,
    reason,
    note,
  },
  correct_order_contact: { order_id: id(...orders), baseline: correction, changes: correction },
  set_order_company: {
    order_id: id(...orders),
    seen_company: text('', 'Dar Lamté SARL'),
    seen_ice: text('', '001234567000089'),
    company: text('', 'Dar Lamté SARL'),
    ice: text('', '001234567000089'),
  },
  correct_order_lines: {
    order_id: id(...orders),
    seen_revision: revision,
    items: fc.oneof(items, goodItems),
    delivery_fee: amount,
    discount: amount,
    discount_reason: text('', 'Agreed'),
  },
  record_delivery: {
    order_id: id(...orders),
    key: id(),
    outcome: text('refused', 'unreachable', 'returned'),
    lines: list(object({ item_id: id(), restocked: amount, damaged: amount, lost: amount }, 9), 2),
    note,
  },
  save_order_draft: {
    draft_id: id(ids.hidden),
    seen_revision: revision,
    content: object(
      {
        source,
        language,
        contact,
        items: fc.oneof(items, goodItems),
        delivery_fee: amount,
        discount_amount: amount,
        discount_reason: text('', 'Agreed'),
        payment_method: method,
        notes: note,
      },
      9,
    ),
  },
  place_order_draft: {
    draft_id: id(ids.hidden),
    seen_revision: revision,
    expected_total: total,
    received: object({ provider: text('cash', 'transfer', 'cmi'), amount, reference: text('R 1') }, 9),
  },
  draft_page: { token: text(token), city: text('Fès', 'Casablanca') },
  complete_draft: { token: text(token), contact, payment_method: method, expected_total: total, notes: note },
  find_customers: { search },
  hand_over_orders: {
    courier: id(),
    key: id(),
    parcels: list(object({ order_id: id(...orders), tracking_number: text('AB 1') }, 9), 3),
  },
  courier_balances: {},
  courier_parcels: { courier: id(), state: text('out', 'back', 'held'), page_size: page },
  record_remittance: {
    courier: id(),
    key: id(),
    reference: text('R 1'),
    received_on: days,
    lines: list(
      object({ reference: text('MCG-AAAAAAAA', 'AB 1'), amount, fee: amount, deliver: flag }, 9),
      3,
    ),
    note,
    preview: flag,
  },
  return_page: { token: text(token) },
  request_return: {
    token: text(token),
    key: id(),
    lines: list(object({ item_id: id(), quantity: amount }, 9), 3),
    reason: text('damaged', 'wrong_item', 'changed_mind'),
    wish: text('refund', 'exchange'),
    note,
  },
  cancel_return: { token: text(token), return_id: id(ids.neighbourReturn), key: id() },
  add_return_photo: {
    path: text(`${ids.neighbourReturn}/50000000-0000-4000-8000-000000000009.webp`, '../x'),
  },
  ...returnStepArguments,
  ...saleArguments,
  resolve_remittance_line: { line_id: amount, resolution: text('', 'Claimed') },
  reply_to_message: { message_id: amount, key: id(), seen_replies: revision, body: text('Thank you') },
})
