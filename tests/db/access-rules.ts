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
        'bank_details',
        'enable_registration',
        'enable_google_auth',
        'allow_guest_checkout',
        'email_notifications',
        'sms_notifications',
        'maintenance_mode',
        'tax_rate',
        'new_customer_max_pieces',
        'new_customer_max_subtotal',
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
  'public.orders': {
    select: ['denied', 1, 2],
    update: { columns: ['tracking_number', 'carrier'], rows: ['denied', 0, 2] },
  },
  'public.order_notes': {
    select: ['denied', 0, 1],
    insert: {
      statement: `insert into public.order_notes (order_id, body) values ('${ids.customerOrder}', 'A note')`,
      rows: ['denied', 'denied', 1],
    },
    delete: { rows: ['denied', 0, 1] },
  },
  'public.order_items': { select: ['denied', 1, 2] },
  'public.order_status_history': { select: ['denied', 1, 2] },
  'public.stock_movements': { select: ['denied', 0, 5] },
  'public.stock_units': { select: [6, 6, 7] },
  'public.email_outbox': { select: ['denied', 0, 1] },
  'public.contact_messages': {
    select: ['denied', 0, 1],
    update: { columns: ['answered_at', 'read_at', 'is_spam'], rows: ['denied', 0, 1] },
    delete: { rows: ['denied', 0, 1] },
  },
  'public.saved_carts': { select: ['denied', 1, 0] },
  'public.newsletter_subscribers': { select: ['denied', 0, 1], delete: { rows: ['denied', 0, 1] } },
  'public.search_synonyms': {
    select: ['denied', 0, 1],
    update: { columns: ['terms'], rows: ['denied', 0, 1] },
    insert: {
      statement: `insert into public.search_synonyms (terms) values (array['a', 'b'])`,
      rows: ['denied', 'denied', 1],
    },
    delete: { rows: ['denied', 0, 1] },
  },
  'public.catalog_changes': { select: [1, 1, 1] },
  'public.search_misses': { select: ['denied', 0, 1], delete: { rows: ['denied', 0, 1] } },
  'public.audit_log': { select: ['denied', 0, 1] },
  'private.cities': closed,
  'private.rate_limits': closed,
  'private.search_terms': closed,
  'private.product_search': closed,
  'private.category_words': closed,
  'private.search_words': closed,
  'private.client_errors': closed,
  'private.web_vitals': closed,
}

type Role = 'anon' | 'authenticated' | 'service_role'

/** Functions by the API roles that may execute them. Functions that are not listed must be executable by none. */
export const functions: Readonly<Record<string, readonly Role[]>> = {
  'public.list_products': ['anon', 'authenticated'],
  'public.catalog_facets': ['anon', 'authenticated'],
  'public.catalog_fact_facets': ['anon', 'authenticated'],
  'public.quote_order': ['anon', 'authenticated'],
  'public.log_search_miss': ['anon', 'authenticated'],
  'public.report_telemetry': ['anon', 'authenticated'],
  'public.suggest_search': ['anon', 'authenticated'],
  'public.send_contact_message': ['anon', 'authenticated'],
  'public.subscribe_newsletter': ['anon', 'authenticated'],
  'public.place_order': ['authenticated'],
  'public.cancel_order': ['authenticated'],
  'public.delete_account': ['authenticated'],
  'public.save_cart': ['authenticated'],
  'public.set_role': ['authenticated'],
  'public.admin_orders': ['authenticated'],
  'public.admin_order_counts': ['authenticated'],
  'public.admin_overview': ['authenticated'],
  'public.admin_analytics': ['authenticated'],
  'public.admin_statistics': ['authenticated'],
  'public.admin_customers': ['authenticated'],
  'public.admin_customer': ['authenticated'],
  'public.admin_search_misses': ['authenticated'],
  'public.admin_telemetry': ['authenticated'],
  'public.add_search_synonym': ['authenticated'],
  'public.admin_products': ['authenticated'],
  'public.set_order_statuses': ['authenticated'],
  'public.create_product': ['authenticated'],
  'public.update_product': ['authenticated'],
  'public.adjust_stock': ['authenticated'],
  'public.bulk_update_products': ['authenticated'],
  'public.restore_image': ['authenticated'],
  'public.import_products': ['authenticated'],
  'public.track_order': ['anon', 'authenticated'],
  'public.retry_email': ['authenticated'],
  'public.claim_emails': ['service_role'],
  'public.record_email_result': ['service_role'],
  'private.list_products': ['anon', 'authenticated'],
  'private.catalog_facets': ['anon', 'authenticated'],
  'private.catalog_fact_facets': ['anon', 'authenticated'],
  'private.quote_order': ['anon', 'authenticated'],
  'private.log_search_miss': ['anon', 'authenticated'],
  'private.report_telemetry': ['anon', 'authenticated'],
  'private.suggest_search': ['anon', 'authenticated'],
  'private.send_contact_message': ['anon', 'authenticated'],
  'private.subscribe_newsletter': ['anon', 'authenticated'],
  'private.place_order': ['authenticated'],
  'private.cancel_order': ['authenticated'],
  'private.set_order_statuses': ['authenticated'],
  'private.delete_account': ['authenticated'],
  'private.save_cart': ['authenticated'],
  'private.set_role': ['authenticated'],
  'private.admin_orders': ['authenticated'],
  'private.admin_order_counts': ['authenticated'],
  'private.admin_overview': ['authenticated'],
  'private.admin_analytics': ['authenticated'],
  'private.admin_statistics': ['authenticated'],
  'private.admin_statistics_cities': ['authenticated'],
  'private.admin_telemetry': ['authenticated'],
  'private.admin_customers': ['authenticated'],
  'private.add_search_synonym': ['authenticated'],
  'private.admin_products': ['authenticated'],
  'private.track_order': ['anon', 'authenticated'],
  'private.retry_email': ['authenticated'],
  'private.claim_emails': ['service_role'],
  'private.record_email_result': ['service_role'],
  'private.is_product_image_path': ['authenticated'],
  'private.editable_product': ['authenticated'],
  'private.normalize_facts': ['authenticated'],
  'private.normalize_measures': ['authenticated'],
  'private.invalid_product_field': ['authenticated'],
  'private.save_product_facts': ['authenticated'],
  'private.adjust_stock': ['authenticated'],
  'private.is_admin': ['anon', 'authenticated', 'service_role'],
  'private.is_printable': ['anon', 'authenticated', 'service_role'],
  'private.is_email': ['anon', 'authenticated', 'service_role'],
  'private.contains_link': ['anon', 'authenticated', 'service_role'],
  'private.is_plain_name': ['anon', 'authenticated', 'service_role'],
  'private.strip_invisible': ['anon', 'authenticated', 'service_role'],
  'private.normalize_phone': ['anon', 'authenticated', 'service_role'],
  'private.require_admin': ['authenticated'],
  'private.normalize_search_text': ['anon', 'authenticated', 'service_role'],
}

/** The `security definer` functions. Each states the reason in its comment. */
export const definers: readonly string[] = [
  'add_search_synonym',
  'adjust_order_stock',
  'adjust_stock',
  'admin_analytics',
  'admin_customers',
  'admin_order_counts',
  'admin_orders',
  'admin_overview',
  'admin_products',
  'admin_statistics',
  'admin_statistics_cities',
  'admin_telemetry',
  'apply_product_stock',
  'audit',
  'cancel_order',
  'catalog_facets',
  'catalog_fact_facets',
  'change_combinations',
  'check_rate_limit',
  'check_registration_open',
  'claim_emails',
  'collect_other_words',
  'collect_product_words',
  'create_profile',
  'delete_account',
  'delete_redacted_email',
  'enqueue_message_email',
  'enqueue_order_email',
  'enqueue_tracking_email',
  'enqueue_welcome_email',
  'handle_order_status_change',
  'index_category',
  'index_facts',
  'index_product',
  'is_admin',
  'list_products',
  'lock_order_stock',
  'lock_stock',
  'log_search_miss',
  'low_stock_products',
  'place_order',
  'prevent_last_admin_removal',
  'prevent_ordered_product_deletion',
  'price_order_items',
  'quote_order',
  'record_email_result',
  'record_product_deactivation',
  'record_stock_movement',
  'redact_account_orders',
  'redact_finished_order',
  'redact_order_contact',
  'refresh_from_price',
  'report_telemetry',
  'require_recent_sign_in',
  'retry_email',
  'save_cart',
  'search_has_results',
  'search_query',
  'send_contact_message',
  'set_order_statuses',
  'set_role',
  'subscribe_newsletter',
  'suggest_search',
  'sync_product_category',
  'sync_product_size',
  'sync_profile_email',
  'sync_stock_sums',
  'track_order',
]

/** Tables that Realtime publishes. */
export const published: readonly string[] = ['catalog_changes', 'product_variations', 'products']

export const buckets: readonly object[] = [
  {
    id: 'product-images',
    public: true,
    fileSizeLimit: 5 * 1024 * 1024,
    allowedMimeTypes: ['image/webp', 'image/png', 'image/jpeg', 'image/avif'],
  },
]
