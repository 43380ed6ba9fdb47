import fc from 'fast-check'
import { ids } from '../db/fixtures.ts'
import {
  amount,
  contactFields,
  flag,
  goodContact,
  goodItems,
  id,
  items,
  list,
  object,
  raw,
  type Source,
  text,
} from './arbitraries.ts'

const language = text('en', 'fr', 'ar', 'xx')
const stars = fc.oneof(raw('0', '1', '5', '6', 'null'), amount)
const body = text('A fine bowl', 'Amina', '')

/** Arbitrary arguments for the functions that quote and place orders, of guests and of stock alerts. */
export const shopperArgumentsOf = (
  token: string,
): Readonly<Record<string, Readonly<Record<string, Source>>>> => ({
  quote_order: {
    items,
    country: text('morocco', 'france', 'atlantis'),
    city: text('Fez', 'فاس', 'Atlantis'),
    code: text('SECRET5', ' secret5 ', ''),
    is_pickup: raw('true', 'false', 'null'),
    gift_wrap: raw('true', 'false', 'null'),
  },
  place_order: {
    idempotency_key: id(),
    items: fc.oneof(items, goodItems),
    expected_total: fc.oneof(raw('35', '780'), amount),
    payment_method: text('cash_on_delivery', 'bank_transfer', 'card'),
    language,
    contact: fc.oneof(
      { weight: 2, arbitrary: goodContact },
      { weight: 1, arbitrary: object(contactFields, 9) },
    ),
    notes: text('', 'Ring twice'),
    code: text('SECRET5', ' secret5 ', ''),
    is_pickup: raw('true', 'false', 'null'),
    gift: raw(
      'null',
      '{}',
      '{"message": "Bonne fête", "wrap": true}',
      '{"message": 7}',
      '{"wrap": "yes"}',
      '[]',
    ),
  },
  request_stock_alert: {
    product_id: id(ids.pouf, ids.bowl, ids.hidden),
    variation_ids: fc.oneof(raw('[]', 'null'), list(text(ids.red, ids.large, ids.hiddenValue), 3)),
    contact: text('reader@mcg.example', '06 12 34 56 78', '+212 5 22 00 00 00', 'İ@İ.İ'),
    language,
  },
  find_order: {
    order_number: text('MCG-AAAAAAAA', 'mcg aaaa aaaa'),
    phone: text('0612345678', '٠٦١٢٣٤٥٦٧٨'),
  },
  offer_orders: { order_number: text('MCG-AAAAAAAA') },
  keep_orders: { token: text(token) },
  stop_stock_alerts: { token: text(token) },
  stock_alert_counts: {},
  promotion_uses: {},
  track_order: { token: text(token) },
  review_page: { token: text(token) },
  write_review: {
    token: text(token),
    key: id(),
    item_id: id(),
    rating: stars,
    body,
    display_name: body,
    language,
  },
  change_review: { token: text(token), item_id: id(), rating: stars, body, display_name: body, language },
  delete_review: { token: text(token), item_id: id() },
  add_review_photo: {
    path: text(`${ids.neighbourReview}/50000000-0000-4000-8000-000000000009.webp`, '../x'),
  },
  list_reviews: {
    product_id: id(ids.bowl, ids.hidden),
    sort: text('newest', 'helpful', 'price'),
    stars,
    with_photos: flag,
    language,
    cursor: object(
      { id: id(ids.neighbourReview), published_at: text('2026-01-01'), helpful_count: stars },
      9,
    ),
    page_size: stars,
  },
  vote_review: { review_id: id(ids.neighbourReview), visitor: id(), is_helpful: flag },
  moderate_review: {
    review_id: id(ids.neighbourReview),
    seen_revision: stars,
    decision: text('pending', 'published', 'refused'),
    reason: body,
  },
  reply_to_review: { review_id: id(ids.neighbourReview), reply: body, seen_reply: body },
  flag_review: { review_id: id(ids.neighbourReview), is_flagged: flag },
  admin_reviews: {
    box: text('pending', 'flagged', 'x'),
    cursor: object({ id: id(ids.neighbourReview), created_at: text('2026-01-01') }, 9),
  },
})
