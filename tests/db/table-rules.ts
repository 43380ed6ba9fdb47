import { ids } from './fixtures.ts'

/**
 * What each role may do with each table, as counted on the fixtures: how many rows a statement without a WHERE sees or
 * changes, or 'denied' when the role holds no such right at all. A table that is not listed fails the test.
 */
export type Outcome = number | 'denied'
export type ByRole = readonly [visitor: Outcome, customer: Outcome, admin: Outcome]

export type TableRules = {
  readonly select: ByRole
  /** Columns that a role may update. Every other column must be denied to all roles. */
  readonly update?: { readonly columns: readonly string[]; readonly rows: ByRole }
  readonly insert?: { readonly statement: string; readonly rows: ByRole }
  readonly delete?: {
    /** Condition for the rows to delete, when a DELETE without it would fail for another reason (a foreign key, a trigger). */
    readonly where?: string
    readonly rows: ByRole
  }
}

const none: ByRole = ['denied', 'denied', 'denied']
export const closed: Required<Pick<TableRules, 'select'>> = { select: none }

const names = ['name_en', 'name_fr', 'name_ar']

export const tables: Readonly<Record<string, TableRules>> = {
  'public.categories': {
    select: [2, 2, 3],
    update: { columns: ['key', 'city', ...names], rows: ['denied', 0, 3] },
    insert: {
      statement: `insert into public.categories (key, name_en, name_fr, name_ar, city) values ('brass', 'B', 'B', 'B', 'Fez')`,
      rows: ['denied', 'denied', 1],
    },
    delete: { where: `id = '${ids.emptyCategory}'`, rows: ['denied', 0, 1] },
  },
  'public.products': {
    select: [3, 3, 4],
    update: {
      columns: [
        ...names,
        'description_en',
        'description_fr',
        'description_ar',
        'price',
        'compare_at_price',
        'image_url',
        'image_color',
        'stock_quantity',
        'category_id',
        'is_active',
        'lead_time_days',
        'sku',
      ],
      rows: ['denied', 0, 4],
    },
    insert: {
      statement: `insert into public.products (name_en, name_fr, name_ar, price, category_id) values ('N', 'N', 'N', 10, '${ids.fezPottery}')`,
      rows: ['denied', 'denied', 1],
    },
    delete: { where: `id = '${ids.glass}'`, rows: ['denied', 0, 1] },
  },
  'public.product_images': {
    select: [1, 1, 2],
    update: {
      columns: ['image_url', 'image_color', 'position', 'alt_en', 'alt_fr', 'alt_ar'],
      rows: ['denied', 0, 2],
    },
    insert: {
      statement: `insert into public.product_images (product_id, image_url) values ('${ids.bowl}', 'catalog/x-1000.avif')`,
      rows: ['denied', 'denied', 1],
    },
    delete: { rows: ['denied', 0, 2] },
  },
  'public.product_variations': {
    select: [4, 4, 5],
    update: {
      columns: ['variation_type', 'variation_value', 'price_adjustment', 'image_url'],
      rows: ['denied', 0, 5],
    },
    insert: {
      statement: `insert into public.product_variations (product_id, variation_type, variation_value) values ('${ids.bowl}', 'size', 'M')`,
      rows: ['denied', 'denied', 1],
    },
    delete: { rows: ['denied', 0, 5] },
  },
  'public.facts': {
    select: [7, 7, 7],
    update: { columns: ['label_en', 'label_fr', 'label_ar', 'position'], rows: ['denied', 0, 7] },
    insert: {
      statement: `insert into public.facts (kind, key, label_en, label_fr, label_ar) values ('material', 'glass', 'G', 'G', 'G')`,
      rows: ['denied', 'denied', 1],
    },
    delete: { where: `key = 'wool'`, rows: ['denied', 0, 1] },
  },
  'public.product_facts': {
    select: [3, 3, 4],
    insert: {
      statement: `insert into public.product_facts (product_id, kind, key) values ('${ids.glass}', 'place', 'fez')`,
      rows: ['denied', 'denied', 1],
    },
    // Not the sizes.
    delete: { rows: ['denied', 0, 3] },
  },
  'public.product_measures': {
    select: [2, 2, 3],
    update: {
      columns: ['length_cm', 'width_cm', 'height_cm', 'diameter_cm', 'weight_g'],
      rows: ['denied', 0, 3],
    },
    insert: {
      statement: `insert into public.product_measures (product_id, weight_g) values ('${ids.glass}', 90)`,
      rows: ['denied', 'denied', 1],
    },
    delete: { rows: ['denied', 0, 3] },
  },
  'public.sales': { select: ['denied', 0, 1] },
  'public.sale_products': { select: ['denied', 0, 1] },
  'public.product_from_prices': { select: [1, 1, 1] },
  'public.profiles': {
    select: ['denied', 1, 4],
    update: {
      columns: [
        'display_name',
        'phone',
        'address',
        'district',
        'landmark',
        'city',
        'region',
        'postal_code',
        'country',
        'language',
      ],
      rows: ['denied', 1, 1],
    },
  },
  'public.shop_settings': {
    select: [1, 1, 1],
    update: {
      columns: [
        'site_name',
        'site_description_en',
        'site_description_fr',
        'site_description_ar',
        'contact_email',
        'contact_phone',
        'whatsapp_number',
        'address_en',
        'address_fr',
        'address_ar',
        'instagram_url',
        'facebook_url',
        'bank_holder',
        'bank_name',
        'bank_rib',
        'bank_iban',
        'bank_bic',
        'legal_name',
        'legal_address',
        'legal_ice',
        'legal_if',
        'legal_rc',
        'legal_patente',
        'enable_registration',
        'enable_google_auth',
        'allow_guest_checkout',
        'email_notifications',
        'sms_notifications',
        'maintenance_mode',
        'tax_rate',
        'new_customer_max_pieces',
        'new_customer_max_subtotal',
        'transfer_hold_days',
        'online_hold_minutes',
        'review_request_days',
        'prepay_after_refusals',
        'gift_wrap_price',
        'pickup_days',
      ],
      rows: ['denied', 0, 1],
    },
  },
  'public.delivery_rates': {
    select: [6, 6, 6],
    update: {
      columns: ['fee', 'free_from', 'min_days', 'max_days', 'position', 'is_active'],
      rows: ['denied', 0, 6],
    },
    insert: {
      statement: `insert into public.delivery_rates (country, fee, min_days, max_days) values ('italy', 150, 7, 14)`,
      rows: ['denied', 'denied', 1],
    },
  },
  // The shop's couriers have no prices.
  'public.delivery_bounds': { select: [0, 0, 0] },
  'public.couriers': {
    select: ['denied', 0, 3],
    update: {
      columns: ['name', 'phone', 'tracking_url', 'remittance_days', 'position', 'is_active'],
      rows: ['denied', 0, 3],
    },
    insert: {
      statement: `insert into public.couriers (name) values ('New courier')`,
      rows: ['denied', 'denied', 1],
    },
  },
  'public.promotions': {
    select: ['denied', 0, 2],
    update: {
      columns: [
        'code',
        'name_en',
        'name_fr',
        'name_ar',
        'kind',
        'value',
        'buy_quantity',
        'free_quantity',
        'min_subtotal',
        'min_pieces',
        'category_keys',
        'product_ids',
        'is_first_order',
        'starts_at',
        'ends_at',
        'max_uses',
        'max_uses_per_customer',
        'is_active',
      ],
      rows: ['denied', 0, 2],
    },
    insert: {
      statement: `insert into public.promotions (name_en, name_fr, name_ar, kind, value) values ('A', 'A', 'A', 'percent', 5)`,
      rows: ['denied', 'denied', 1],
    },
    delete: { rows: ['denied', 0, 2] },
  },
  'public.delivery_cities': { select: [50, 50, 50] },
  'public.courier_prices': {
    select: ['denied', 0, 1],
    update: {
      columns: ['courier_id', 'zone', 'city', 'up_to_kg', 'fee', 'cost', 'min_days', 'max_days', 'is_active'],
      rows: ['denied', 0, 1],
    },
    insert: {
      statement: `insert into public.courier_prices (courier_id, city, fee, min_days, max_days)
        select id, 'dakhla', 60, 3, 6 from public.couriers`,
      rows: ['denied', 0, 3],
    },
  },
  'public.orders': {
    select: ['denied', 1, 2],
    update: { columns: ['tracking_number', 'carrier'], rows: ['denied', 0, 2] },
  },
  'public.order_drafts': { select: ['denied', 0, 1], delete: { rows: ['denied', 0, 1] } },
  'public.order_notes': {
    select: ['denied', 0, 1],
    insert: {
      statement: `insert into public.order_notes (order_id, body) values ('${ids.customerOrder}', 'A note')`,
      rows: ['denied', 'denied', 1],
    },
    delete: { rows: ['denied', 0, 1] },
  },
  'public.order_calls': { select: ['denied', 0, 1] },
  'public.order_corrections': { select: ['denied', 0, 1] },
  'public.payment_decisions': { select: ['denied', 0, 1] },
  'public.delivery_outcomes': { select: ['denied', 0, 1] },
  'public.manifests': { select: ['denied', 0, 1] },
  'public.remittances': { select: ['denied', 0, 1] },
  'public.remittance_lines': { select: ['denied', 0, 1] },
  'public.returns': { select: ['denied', 0, 1] },
  'public.return_lines': { select: ['denied', 0, 1] },
  'public.return_events': { select: ['denied', 0, 1] },
  'public.return_photos': { select: ['denied', 0, 1] },
  'public.reviews': { select: [1, 1, 1] },
  'public.review_stats': { select: [1, 1, 1] },
  'public.shop_rating': { select: [1, 1, 1] },
  'private.review_votes': closed,
  'public.order_items': { select: ['denied', 1, 2] },
  'public.order_status_history': { select: ['denied', 1, 2] },
  'public.payment_providers': { select: ['denied', 4, 4] },
  'public.payment_methods': {
    select: [4, 4, 4],
    update: { columns: ['is_enabled'], rows: ['denied', 0, 4] },
  },
  'public.currency_rates': {
    select: [4, 4, 4],
    update: { columns: ['rate', 'rate_date'], rows: ['denied', 0, 4] },
  },
  'public.payment_differences': { select: ['denied', 0, 1] },
  'public.payment_disputes': { select: ['denied', 0, 1] },
  'public.payment_proofs': { select: ['denied', 1, 2] },
  'public.invoices': { select: ['denied', 0, 0] },
  'public.payments': { select: ['denied', 1, 2] },
  'public.payment_events': { select: ['denied', 0, 2] },
  'public.refund_lines': { select: ['denied', 0, 0] },
  'public.stock_movements': { select: ['denied', 0, 5] },
  'public.stock_units': { select: [6, 6, 7] },
  'public.email_outbox': { select: ['denied', 0, 1] },
  'public.contact_messages': {
    select: ['denied', 0, 1],
    update: { columns: ['answered_at', 'read_at', 'is_spam'], rows: ['denied', 0, 1] },
    delete: { rows: ['denied', 0, 1] },
  },
  'public.message_replies': { select: ['denied', 0, 1] },
  'public.text_templates': {
    select: ['denied', 0, 24],
    update: { columns: ['body_en', 'body_fr', 'body_ar'], rows: ['denied', 0, 24] },
  },
  'public.admin_views': {
    select: ['denied', 0, 1],
    insert: {
      statement: `insert into public.admin_views (list, name, query) values ('orders', 'A view', 'q=fez')`,
      rows: ['denied', 'denied', 1],
    },
    delete: { rows: ['denied', 0, 1] },
  },
  'public.saved_carts': { select: ['denied', 1, 0] },
  'public.newsletter_subscribers': { select: ['denied', 0, 1], delete: { rows: ['denied', 0, 1] } },
  'public.stock_alerts': {
    select: ['denied', 0, 1],
    update: { columns: ['notified_at'], rows: ['denied', 0, 1] },
    delete: { rows: ['denied', 0, 1] },
  },
  // The customer of the fixtures has one address; an admin sees none but their own.
  'public.customer_addresses': {
    select: ['denied', 1, 0],
    update: {
      columns: [
        'name',
        'address',
        'district',
        'landmark',
        'city',
        'region',
        'postal_code',
        'country',
        'is_default',
      ],
      rows: ['denied', 1, 0],
    },
    insert: {
      statement: `insert into public.customer_addresses (name, address, city, country) values ('Work', '2 rue', 'Rabat', 'morocco')`,
      rows: ['denied', 1, 1],
    },
    delete: { rows: ['denied', 1, 0] },
  },
  'public.search_synonyms': {
    select: ['denied', 0, 1],
    update: { columns: ['finds', 'kind', 'terms'], rows: ['denied', 0, 1] },
    insert: {
      statement: `insert into public.search_synonyms (terms) values (array['a', 'b'])`,
      rows: ['denied', 'denied', 1],
    },
    delete: { rows: ['denied', 0, 1] },
  },
  'public.catalog_changes': { select: [1, 1, 1] },
  'public.search_choices': { select: ['denied', 0, 1] },
  'public.search_misses': { select: ['denied', 0, 1], delete: { rows: ['denied', 0, 1] } },
  'public.audit_log': { select: ['denied', 0, 1] },
  'private.invoice_counters': closed,
  'private.maintenance_pauses': closed,
  'private.rate_limits': closed,
  'private.finished_acts': closed,
  'private.order_transfers': closed,
  'private.search_terms': closed,
  'private.concepts': closed,
  'private.concept_queries': closed,
  'private.product_search': closed,
  'private.facet_groups': closed,
  'private.facet_counts': closed,
  'private.facet_count_changes': closed,
  'private.page_changes': closed,
  'private.category_words': closed,
  'private.search_words': closed,
  'private.client_errors': closed,
  'private.web_vitals': closed,
}
