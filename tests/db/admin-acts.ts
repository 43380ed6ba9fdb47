import { ids, people } from './fixtures.ts'

/** The key or the id that a dialog made. */
const KEY = '88888888-8888-4888-8888-888888888888'
const OTHER_KEY = '99999999-9999-4999-8999-999999999999'
const { customerOrder: order, neighbourOrder, neighbourReturn, neighbourReview, bowl, glass } = ids

export type Act = {
  /** What happened before, as the database's owner. */
  given?: readonly string[]
  /** What the same admin did before. */
  before?: readonly string[]
  /** What the dialog had read when it was opened, `$1` of the request. */
  seen?: string
  /** What the request does, `$1` being what was seen. */
  request: string
  /**
   * The values of the request that a person could correct before it is sent again, each with another one; `{}` where there are none.
   * The corrected request must be refused or change something: it is never answered like the first.
   */
  corrected: Readonly<Record<string, string>>
  /** What the second request is refused with, where it is not answered like the first: a message, or the code of an error. */
  refused?: string
  /** Changes nothing. */
  isPreview?: true
}

/** A request in which a person could correct nothing. */
const plain = (request: string): Act => ({ corrected: {}, request })
const status = (id: string, seen: string, next: string) =>
  `select public.set_order_statuses(array['${id}']::uuid[], array['${seen}'], '${next}')`
const handOver = (id: string) =>
  `select public.hand_over_orders((select id from public.couriers where is_active order by position limit 1), '${OTHER_KEY}',
     '[{"order_id": "${id}", "tracking_number": "LB123456789MA"}]')`
const returned = `(select jsonb_agg(jsonb_build_object('item_id', order_item_id, 'restocked', 1, 'damaged', 0))
  from public.return_lines where return_id = '${neighbourReturn}')`
const receiveReturn = (key: string) =>
  `select public.receive_return('${neighbourReturn}', '${key}', ${returned})`
const approveReturn = `select public.decide_return('${neighbourReturn}', '${OTHER_KEY}', 'requested', 'approved')`
const delivered = `update public.orders set status = 'delivered' where id = '${neighbourOrder}'`
const received = { given: [delivered], before: [approveReturn, receiveReturn(KEY.replaceAll('8', '7'))] }
const saveSale = (id: string) =>
  `select public.save_sale('${id}', 'Autumn', 10, now() + interval '1 day', now() + interval '3 days', array['pottery'])`
const contact = {
  ...{ first_name: 'Amina', last_name: '', email: '', phone: '0612345678' },
  ...{ address: '1 rue', city: 'Fez', country: 'morocco' },
}
const newDraft = {
  ...{ source: 'phone', language: 'fr', payment_method: 'cash_on_delivery', contact },
  items: [{ product_id: glass, quantity: 2 }],
}
const saveDraft = `select public.save_order_draft('${KEY}', 0, '${JSON.stringify(newDraft)}')`
const paidByPayPal = `select private.record_payment('${order}', 'charge', 'paypal', 'CAPTURE-1', 'succeeded', 20, '{}')`
const paymentOf = (provider: string) =>
  `(select id from public.payments where order_id = '${order}' and provider = '${provider}' and kind = 'charge')`
const columns = {
  ...{ name_en: 'Tray', name_fr: 'Plateau', name_ar: 'صينية', price: 90, stock_quantity: 4 },
  ...{ category_id: ids.fezPottery, variations: [{ variation_type: 'size', variation_value: 'Small' }] },
}
const newRow = {
  ...{ key: KEY, price: '90', name_en: 'Tray', name_fr: 'Plateau', name_ar: 'صينية' },
  ...{ stock_quantity: '4', category: 'pottery', city: 'Fez' },
}
const CONTACT = ['contact_name', 'phone', 'address', 'district', 'landmark', 'city', 'postal_code']
const contactOf = `(select jsonb_build_object(${CONTACT.map((name) => `'${name}', ${name}`).join(', ')})
  from public.orders where id = '${order}')`
const updatedAt = (table: string, row: string) => `select updated_at::text from public.${table} where ${row}`

/** A request of each call in src/admin that writes, sent twice as it is after an answer that was lost. */
export const ACTS: Readonly<Record<string, Act>> = {
  'analytics/mutations.ts teachSearch: rpc add_search_synonym': {
    corrected: { "'balancelle'": "'suspendu'" },
    request: `select public.add_search_synonym('hamac', 'balancelle')`,
  },
  'analytics/mutations.ts dismissMiss: delete search_misses': {
    corrected: {},
    request: `delete from public.search_misses where query = 'hamac'`,
  },
  'couriers/queries.ts handOver: rpc hand_over_orders': {
    corrected: { LB123456789MA: 'LB999999999MA' },
    before: [status(order, 'pending', 'processing')],
    request: handOver(order),
  },
  'couriers/queries.ts remit: rpc record_remittance': {
    corrected: {
      "'Bon 12'": "'Bon 13'",
      ' current_date': ' current_date - 1',
      '"amount": 99': '"amount": 98',
      '"fee": 0': '"fee": 1',
      '"deliver": true': '"deliver": false',
    },
    before: [status(order, 'pending', 'processing'), handOver(order)],
    request: `select public.record_remittance((select courier_id from public.orders where id = '${order}'), '${KEY}', 'Bon 12',
      current_date, '[{"reference": "MCG-AAAAAAAA", "amount": 99, "fee": 0, "deliver": true}]')`,
  },
  'couriers/queries.ts resolve: rpc resolve_remittance_line': {
    corrected: { 'a day': 'two days' },
    request: `select public.resolve_remittance_line(id, 'Paid a day later') from public.remittance_lines`,
    refused: 'edit_conflict',
  },
  'customers/mutations.ts setRole: rpc set_role': {
    corrected: { "'admin'": "'customer'" },
    request: `select public.set_role('${people.customer}', 'admin')`,
  },
  'messages/mutations.ts read: update contact_messages': {
    corrected: {},
    request: `update public.contact_messages set read_at = 'now' where read_at is null`,
  },
  'messages/mutations.ts mark: update contact_messages': {
    corrected: { "'now'": 'null' },
    request: `update public.contact_messages set answered_at = 'now'`,
  },
  'messages/mutations.ts reply: rpc reply_to_message': {
    corrected: { 'it is': 'it was' },
    request: `select public.reply_to_message(id, '${KEY}', 1, 'Yes, it is.') from public.contact_messages`,
  },
  'messages/mutations.ts remove: delete contact_messages': plain(`delete from public.contact_messages`),
  'messages/mutations.ts unsubscribe: delete newsletter_subscribers': {
    corrected: {},
    request: `delete from public.newsletter_subscribers`,
  },
  'messages/mutations.ts retry: rpc retry_email': {
    corrected: {},
    request: `select public.retry_email(id) from public.email_outbox where kind = 'order_confirmation'`,
  },
  'messages/mutations.ts retryFailed: rpc retry_failed_emails': {
    corrected: {},
    given: [`update public.email_outbox set failed_at = now(), attempts = 16`],
    request: `select public.retry_failed_emails()`,
  },
  'orders/confirmation.ts useRecordCall: rpc record_call': {
    corrected: { "'no_answer'": "'no_answer', null, null, 'Engaged'" },
    request: `select public.record_call('${order}', '${KEY}', 0, 'no_answer')`,
  },
  'orders/contact-dialog.tsx save: rpc correct_order_contact': {
    corrected: { 'Ville Nouvelle': 'Narjiss' },
    seen: `select ${contactOf}::text`,
    request: `select public.correct_order_contact('${order}', $1::text::jsonb, $1::text::jsonb || '{"district": "Ville Nouvelle"}')`,
  },
  'orders/delivery-outcome.tsx useRecordDelivery: rpc record_delivery': {
    corrected: { "'refused'": "'unreachable'", "'refused')": "'refused', null, 'Too late')" },
    before: [status(order, 'pending', 'shipped')],
    request: `select public.record_delivery('${order}', '${KEY}', 'refused')`,
  },
  'orders/lines-dialog.tsx save: rpc correct_order_lines': {
    corrected: { '"quantity": 3': '"quantity": 2' },
    seen: `select revision::text from public.orders where id = '${order}'`,
    request: `select public.correct_order_lines('${order}', $1::text::integer, '[{"product_id": "${bowl}", "quantity": 3}]', 0)`,
    refused: 'edit_conflict',
  },
  'orders/mutations.ts setStatuses: rpc set_order_statuses': {
    corrected: { customer_request: 'unreachable' },
    request: `select public.set_order_statuses(array['${order}']::uuid[], array['pending'], 'cancelled', 'customer_request')`,
  },
  'orders/mutations.ts useSetTracking: update orders': {
    corrected: { LB1: 'LB2', Amana: 'Tawssil' },
    request: `update public.orders set tracking_number = 'LB1', carrier = 'Amana' where id = '${order}' and tracking_number = '' and carrier = ''`,
  },
  'orders/mutations.ts setPastedTracking: update orders': {
    corrected: { LB1: 'LB2' },
    request: `update public.orders set tracking_number = 'LB1' where order_number = 'MCG-AAAAAAAA' and tracking_number = ''`,
  },
  'orders/mutations.ts useAddNote: insert order_notes': {
    corrected: {},
    request: `insert into public.order_notes (order_id, body, key) values ('${order}', 'Call first', '${KEY}')`,
    refused: '23505',
  },
  'orders/mutations.ts useDeleteNote: delete order_notes': plain('delete from public.order_notes'),
  'orders/order-company.tsx save: rpc set_order_company': {
    corrected: { 'Riad SARL': 'Riad SA' },
    request: `select public.set_order_company('${order}', '', '', 'Riad SARL', '')`,
  },
  'orders/views.ts useSaveView: insert admin_views': {
    corrected: { 'q=due': 'q=late', "'Due'": "'Late'" },
    request: `insert into public.admin_views (list, name, query) values ('orders', 'Due', 'q=due')`,
    refused: '23505',
  },
  'orders/views.ts useDeleteView: delete admin_views': plain(`delete from public.admin_views`),
  'payments/mutations.ts recordPayment: rpc record_payment': {
    corrected: {
      ', 20,': ', 21,',
      ' current_date': ' current_date - 1',
      "'', ''": "'A note', ''",
      ", '', 1": ", 'A text', 1",
    },
    request: `select public.record_payment('${order}', 'transfer', 'form ${KEY}', 20, current_date, '', '', 1, 0)`,
  },
  'payments/mutations.ts refund: rpc refund_order': {
    corrected: {
      "', 1, 'A": "', 2, 'A",
      'A chip': 'Two chips',
      "'[]'": `(select jsonb_agg(jsonb_build_object('item_id', id, 'quantity', 1)) from public.order_items where order_id = '${order}')`,
      ', 1, 0)': ', 1, 0, current_date - 1)',
    },
    request: `select public.refund_order('${order}', 'transfer', 'refund ${KEY}', 1, 'A chip', '[]', 1, 0)`,
  },
  'payments/mutations.ts reverse: rpc reverse_payment': {
    corrected: {},
    request: `select public.reverse_payment(${paymentOf('transfer')})`,
  },
  'payments/mutations.ts extendHold: rpc extend_hold': {
    corrected: { '+ 7': '+ 8' },
    given: [
      `update public.orders set payment_method = 'bank_transfer', payment_due_at = now() + interval '2 days',
         paid_amount = 0, payment_status = 'unpaid', hold_prolonged_until = now() + interval '2 days' where id = '${order}'`,
    ],
    request: `select public.extend_hold('${order}', current_date + 7)`,
  },
  'payments/mutations.ts keep: rpc keep_payment': {
    corrected: { ", 1, 'made": ", 0.5, 'made", 'made to measure': 'cut to measure' },
    before: [
      `select public.set_order_statuses(array['${order}']::uuid[], array['pending'], 'cancelled', 'customer_request')`,
    ],
    request: `select public.keep_payment('${order}', 1, 'made to measure', 1, 0)`,
  },
  'payments/mutations.ts recordProviderRefund: rpc record_provider_refund': {
    corrected: { ', 5,': ', 6,', ' current_date': ' current_date - 1', 'A chip': 'Two chips' },
    given: [paidByPayPal],
    request: `select public.record_provider_refund(${paymentOf('paypal')}, 'REFUND-1', 5, current_date, 'A chip')`,
  },
  'payments/mutations.ts bookDifference: rpc book_payment_difference': {
    corrected: { ', 10,': ', 11,' },
    request: `select public.book_payment_difference(id, 'charge', 10, current_date, 'MCG-AAAAAAAA', 'Found') from public.payment_differences`,
    refused: 'not_found',
  },
  'payments/mutations.ts resolveDifference: rpc resolve_payment_difference': {
    corrected: { 'Looked at': 'Sent back' },
    request: `select public.resolve_payment_difference(id, 'Looked at') from public.payment_differences`,
    refused: 'not_found',
  },
  'products/mutations.ts useShowing: update products': {
    corrected: { false: 'true' },
    request: `update public.products set is_active = false where id = '${bowl}'`,
  },
  'products/mutations.ts useDeleteProduct: delete products': {
    corrected: {},
    request: `delete from public.products where id = '${ids.hidden}'`,
  },
  'products/mutations.ts useChangeProducts: rpc bulk_update_products': {
    corrected: {
      '"percent": 10': '"percent": 12',
      '"add": 3': '"add": 4',
      '{"price"': '{"note": "Delivery", "price"',
    },
    request: `select public.bulk_update_products(array['${bowl}']::uuid[], '{"price": {"percent": 10}, "stock": {"add": 3}}', false, '${KEY}', '{"${bowl}": {"price": 100, "compare_at_price": null, "stock_quantity": 10}}')`,
  },
  'products/queries.ts preview: rpc bulk_update_products': {
    corrected: {},
    request: `select public.bulk_update_products(array['${bowl}']::uuid[], '{"price": {"percent": 10}}', true)`,
    isPreview: true,
  },
  'products/mutations.ts createProductMutation: rpc create_product': {
    corrected: { '"price":90': '"price":99', '"Small"': '"Large"' },
    request: `select public.create_product('${KEY}', '${JSON.stringify(columns)}')`,
  },
  'products/mutations.ts updateProduct: rpc update_product': {
    corrected: { '"price": 120': '"price": 125' },
    request: `select public.update_product('${bowl}', '{"price": 120}', '{"price": 100}')`,
  },
  'products/mutations.ts adjustStock: rpc adjust_stock': {
    corrected: { '"delta": 10': '"delta": 12', Delivery: 'Count' },
    request: `select public.adjust_stock('${bowl}', '[{"variation_ids": [], "delta": 10}]', 'Delivery', '${KEY}')`,
  },
  'products/import/send-rows.ts sendRows: rpc import_products': {
    // The key of a row is made of its cells.
    corrected: { [`"key":"${KEY}","price":"90"`]: `"key":"${OTHER_KEY}","price":"99"` },
    request: `select public.import_products('${JSON.stringify([newRow])}', false)`,
  },
  'products/variations/mutations.ts addValue: rpc save_variation': {
    corrected: { Blue: 'Green', ', 12,': ', 15,' },
    request: `select public.save_variation('${bowl}', '${KEY}', '{"variation_type": "color", "variation_value": "Blue"}', null, 12, '${KEY}')`,
  },
  'products/variations/mutations.ts changeVariationMutation: rpc save_variation': {
    corrected: { '"price_adjustment": 5': '"price_adjustment": 6', ', 8,': ', 9,' },
    request: `select public.save_variation('${ids.hidden}', '${ids.hiddenValue}', '{"price_adjustment": 5}',
      '{"price_adjustment": 0, "stock_quantity": 5}', 8, '${KEY}')`,
  },
  'products/variations/mutations.ts deleteVariationMutation: delete product_variations': {
    corrected: {},
    request: `delete from public.product_variations where id = '${ids.hiddenValue}'`,
  },
  'products/gallery/mutations.ts syncMainPicture: update products': {
    corrected: { 'other.avif': 'another.avif' },
    request: `update public.products set image_url = 'catalog/other.avif', image_color = null where id = '${bowl}'`,
  },
  'products/gallery/mutations.ts addRow: insert product_images': {
    corrected: { 'b-1000': 'c-1000' },
    request: `insert into public.product_images (id, product_id, image_url, position) values ('${KEY}', '${bowl}', 'catalog/b-1000.avif', 1)`,
    refused: '23505',
  },
  'products/gallery/mutations.ts reorderMutation: update product_images': {
    corrected: { 'position = 3': 'position = 4' },
    request: `update public.product_images set position = 3 where product_id = '${bowl}'`,
  },
  'products/gallery/mutations.ts altTextsMutation: update product_images': {
    corrected: { 'A bowl': 'A blue bowl' },
    request: `update public.product_images set alt_en = 'A bowl' where product_id = '${bowl}' and alt_en = ''`,
  },
  'products/gallery/mutations.ts deletePictureMutation: delete product_images': {
    corrected: {},
    request: `delete from public.product_images where product_id = '${ids.hidden}'`,
  },
  'promotions/queries.ts save: insert promotions': {
    corrected: { "'percent', 5": "'percent', 6" },
    request: `insert into public.promotions (id, name_en, name_fr, name_ar, kind, value) values ('${KEY}', 'A', 'A', 'A', 'percent', 5)`,
    refused: '23505',
  },
  'promotions/queries.ts save: update promotions': {
    corrected: { 'value = 6': 'value = 7' },
    seen: updatedAt('promotions', `code = 'SECRET5'`),
    request: `update public.promotions set value = 6 where code = 'SECRET5' and updated_at = $1::text::timestamptz`,
  },
  'promotions/queries.ts remove: delete promotions': {
    corrected: {},
    request: `delete from public.promotions where code = 'SECRET5'`,
  },
  'returns/mutations.ts takeStep: rpc decide_return': {
    corrected: { "'approved'": "'refused', 'Worn'" },
    request: `select public.decide_return('${neighbourReturn}', '${KEY}', 'requested', 'approved')`,
  },
  'returns/mutations.ts takeStep: rpc receive_return': {
    corrected: { "'damaged', 0": "'damaged', 1", "'restocked', 1": "'restocked', 0" },
    given: [delivered],
    before: [approveReturn],
    request: receiveReturn(KEY),
  },
  'returns/mutations.ts takeStep: rpc refund_return': {
    corrected: { "'transfer', 1": "'transfer', 2", "'transfer'": "'cash'", null: 'current_date - 1' },
    ...received,
    seen: `select paid_amount::text from public.orders where id = '${neighbourOrder}'`,
    request: `select public.refund_return('${neighbourReturn}', '${KEY}', 'transfer', 1, $1::text::numeric, 0, null, true)`,
  },
  'returns/mutations.ts takeStep: rpc close_return': {
    corrected: { Worn: 'Burnt' },
    ...received,
    seen: `select paid_amount::text from public.orders where id = '${neighbourOrder}'`,
    request: `select public.close_return('${neighbourReturn}', '${KEY}', 'Worn', $1::text::numeric, 0)`,
  },
  'returns/mutations.ts takeStep: rpc send_exchange': {
    corrected: { '"quantity": 1': '"quantity": 2' },
    ...received,
    request: `select public.send_exchange('${neighbourReturn}', '${KEY}', '[{"product_id": "${bowl}", "variation_ids": [], "quantity": 1}]')`,
  },
  'returns/mutations.ts useRequestReturn: rpc request_return': {
    corrected: {
      "'quantity', 1": "'quantity', 2",
      "'damaged'": "'wrong_item'",
      "'refund')": "'exchange')",
      "'damaged', 'refund')": "'damaged', 'refund', 'A chip')",
    },
    before: [status(order, 'pending', 'delivered')],
    request: `select public.request_return(tracking_token, '${KEY}', (select jsonb_agg(jsonb_build_object('item_id', id, 'quantity', 1))
      from public.order_items where order_id = '${order}'), 'damaged', 'refund') from public.orders where id = '${order}'`,
  },
  'reviews/queries.ts moderate: rpc moderate_review': {
    corrected: { 'An advertisement': 'An insult' },
    seen: `select revision::text from jsonb_to_recordset(public.admin_reviews('published') -> 'reviews') r (revision integer)`,
    request: `select public.moderate_review('${neighbourReview}', $1::text::integer, 'refused', 'An advertisement')`,
    refused: 'edit_conflict',
  },
  'reviews/queries.ts reply: rpc reply_to_review': {
    corrected: { 'Thank you': 'Thanks' },
    request: `select public.reply_to_review('${neighbourReview}', 'Thank you', '')`,
  },
  'reviews/queries.ts flag: rpc flag_review': {
    corrected: { true: 'false' },
    request: `select public.flag_review('${neighbourReview}', true)`,
  },
  'sales/queries.ts save: rpc save_sale': {
    corrected: { Autumn: 'Winter', ' 10,': ' 11,', '3 days': '4 days', "array['pottery']": 'null' },
    request: saveSale(KEY),
  },
  'sales/queries.ts end: rpc end_sale': {
    corrected: {},
    given: [
      `insert into public.sales (id, name, percent, starts_at, ends_at, begun_at)
         values ('${KEY}', 'Running', 10, now() - interval '1 day', now() + interval '1 day', now() - interval '1 day')`,
    ],
    request: `select public.end_sale('${KEY}')`,
  },
  'sales/queries.ts remove: rpc delete_sale': {
    corrected: {},
    before: [saveSale(KEY)],
    request: `select public.delete_sale('${KEY}')`,
    refused: 'not_found',
  },
  'settings/mutations.ts saveShop: update shop_settings': {
    corrected: { '11 11 11 11': '11 11 11 12' },
    seen: updatedAt('shop_settings', 'id'),
    request: `update public.shop_settings set contact_phone = '+212 5 11 11 11 11' where id and updated_at = $1::text::timestamptz`,
  },
  'settings/mutations.ts saveRate: update delivery_rates': {
    corrected: { 160: '170' },
    seen: updatedAt('delivery_rates', `country = 'france'`),
    request: `update public.delivery_rates set fee = 160 where country = 'france' and updated_at = $1::text::timestamptz`,
  },
  'settings/mutations.ts orderRates: update delivery_rates': {
    corrected: { 9: '8' },
    request: `update public.delivery_rates set position = 9 where country = 'france'`,
  },
  'settings/mutations.ts saveFact: insert facts': {
    corrected: { Laiton: 'Bronze' },
    request: `insert into public.facts (kind, key, label_en, label_fr, label_ar, position) values ('material', 'brass', 'Brass', 'Laiton', 'نحاس', 9)`,
    refused: '23505',
  },
  'settings/mutations.ts saveFact: update facts': {
    corrected: { 'Fine wool': 'Soft wool' },
    seen: `select label_en from public.facts where kind = 'material' and key = 'wool'`,
    request: `update public.facts set label_en = 'Fine wool' where kind = 'material' and key = 'wool' and label_en = $1`,
  },
  'settings/mutations.ts deleteFact: delete facts': {
    corrected: {},
    request: `delete from public.facts where kind = 'material' and key = 'wool'`,
  },
  'settings/mutations.ts orderFacts: update facts': {
    corrected: { 9: '8' },
    request: `update public.facts set position = 9 where kind = 'material' and key = 'wool'`,
  },
  'settings/mutations.ts saveSynonyms: insert search_synonyms': {
    corrected: { balancelle: 'suspendu' },
    request: `insert into public.search_synonyms (id, terms) values ('${KEY}', array['hamac', 'balancelle'])`,
    refused: '23505',
  },
  'settings/mutations.ts saveSynonyms: update search_synonyms': {
    ...{ corrected: { Footstool: 'Cushion' }, seen: updatedAt('search_synonyms', `terms @> array['pouf']`) },
    request: `update public.search_synonyms set terms = array['Pouf', 'Footstool'] where terms @> array['pouf'] and updated_at = $1::text::timestamptz`,
  },
  'settings/mutations.ts deleteSynonyms: delete search_synonyms': {
    corrected: {},
    request: `delete from public.search_synonyms where id = (select id from public.search_synonyms order by id limit 1)`,
  },
  'settings/payment-settings.ts enableMethod: update payment_methods': {
    corrected: { false: 'true' },
    request: `update public.payment_methods set is_enabled = false where method = 'bank_transfer'`,
  },
  'settings/payment-settings.ts saveCurrencyRate: update currency_rates': {
    corrected: { 'rate = 11': 'rate = 12' },
    seen: updatedAt('currency_rates', `currency = 'EUR'`),
    request: `update public.currency_rates set rate = 11 where currency = 'EUR' and updated_at = $1::text::timestamptz`,
  },
  'settings/couriers/courier-mutations.ts saveCourier: insert couriers': {
    corrected: { 'New courier': 'Newer courier' },
    request: `insert into public.couriers (id, name) values ('${KEY}', 'New courier')`,
    refused: '23505',
  },
  'settings/couriers/courier-mutations.ts saveCourier: update couriers': {
    corrected: { '0522000000': '0522000001' },
    seen: updatedAt('couriers', 'position = 1'),
    request: `update public.couriers set phone = '0522000000' where position = 1 and updated_at = $1::text::timestamptz`,
  },
  'settings/couriers/courier-mutations.ts savePrice: insert courier_prices': {
    corrected: { ', 70,': ', 75,' },
    request: `insert into public.courier_prices (id, courier_id, zone, fee, min_days, max_days, up_to_kg)
      select '${KEY}', id, 'far-south', 70, 4, 8, 3 from public.couriers where position = 1`,
    refused: '23505',
  },
  'settings/couriers/courier-mutations.ts savePrice: update courier_prices': {
    corrected: { 'fee = 71': 'fee = 72' },
    seen: updatedAt('courier_prices', `zone = 'far-south' and not is_active`),
    request: `update public.courier_prices set fee = 71 where zone = 'far-south' and not is_active and updated_at = $1::text::timestamptz`,
  },
  'settings/audit/restore-image.ts restoreImageMutation: rpc restore_image': {
    corrected: {},
    before: [`delete from public.product_images where product_id = '${bowl}'`],
    request: `select public.restore_image((select max(id) from public.audit_log where table_name = 'product_images' and action = 'delete'))`,
    refused: '23505',
  },
  'stock-alerts/queries.ts markNotified: update stock_alerts': {
    corrected: { "'now'": 'null' },
    request: `update public.stock_alerts set notified_at = 'now' where id = (select min(id) from public.stock_alerts)`,
  },
  'stock-alerts/queries.ts deleteAlert: delete stock_alerts': plain(`delete from public.stock_alerts`),
  'templates/templates.ts save: update text_templates': {
    corrected: { Hello: 'Good day' },
    seen: updatedAt(
      'text_templates',
      `key = (select min(key) from public.text_templates where required = '{}')`,
    ),
    request: `update public.text_templates set body_en = 'Hello'
      where key = (select min(key) from public.text_templates where required = '{}') and updated_at = $1::text::timestamptz`,
  },
  'orders/draft/queries.ts save: rpc save_order_draft': {
    corrected: { '"quantity":2': '"quantity":3', Amina: 'Amine' },
    request: saveDraft,
  },
  'orders/draft/queries.ts place: rpc place_order_draft': {
    corrected: { ', 55)': ', 55, \'{"provider": "cash", "amount": 5, "reference": "form 1"}\')' },
    before: [saveDraft],
    request: `select public.place_order_draft('${KEY}', revision, 55) from public.order_drafts where id = '${KEY}'`,
  },
  'orders/draft/queries.ts discard: delete order_drafts': plain('delete from public.order_drafts'),
}
