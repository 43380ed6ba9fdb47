export type Language = 'en' | 'fr' | 'ar'
export type PaymentMethod = 'cash_on_delivery' | 'bank_transfer' | 'card' | 'paypal'
export type PaymentProvider = 'cash' | 'transfer' | 'cmi' | 'paypal'
export type OrderStatus = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled'

/** The shop's contact details at the time when the mail was queued. */
export type Shop = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly whatsapp: string
}

export type OrderLine = {
  readonly name_en: string
  readonly name_fr: string
  readonly name_ar: string
  readonly quantity: number
  readonly line_total: number
  readonly selected_variations?: Readonly<Record<string, string>> | null
  readonly image_url?: string | null
}

export type OrderPayload = {
  readonly shop?: Shop
  readonly order_number: string
  readonly tracking_token?: string
  readonly status: OrderStatus
  readonly created_at?: string
  readonly min_days?: number | null
  readonly max_days?: number | null
  readonly contact_name: string
  readonly subtotal: number
  readonly delivery_fee: number
  readonly tax_amount?: number
  readonly total_amount: number
  readonly currency: string
  readonly payment_method?: PaymentMethod
  /** Until when the unpaid order holds its stock. */
  readonly payment_due_at?: string | null
  /** What is still to be paid, in MAD. */
  readonly amount_due?: number
  readonly cancellation_reason?: string | null
  readonly bank_details?: string | null
  /** Address lines, some of which may be empty. */
  readonly address?: readonly string[]
  readonly country?: string
  readonly carrier?: string
  readonly tracking_number?: string
  readonly lines: readonly OrderLine[]
}

export type WelcomePayload = { readonly shop?: Shop; readonly display_name: string }

/** Money that was received or given back, in MAD. `charged_amount` is null unless another currency was charged. */
export type PaymentPayload = OrderPayload & {
  readonly payment: {
    readonly kind: 'charge' | 'refund'
    readonly provider: PaymentProvider
    readonly amount: number
    readonly charged_amount: number | null
    readonly charged_currency: string | null
    /** What the shop holds beyond what it is owed. */
    readonly amount_to_refund: number
  }
}

/** An order as the shop sees it. */
export type ShopOrderPayload = OrderPayload & {
  readonly contact_email: string
  readonly phone: string
  readonly notes: string
}

export type ShopMessagePayload = {
  readonly shop?: Shop
  readonly contact_name: string
  readonly contact_email: string
  readonly subject: string
  readonly message: string
}

type Row = { readonly id: number; readonly recipient: string; readonly language: Language }
export type OrderRow = Row & {
  readonly kind: 'order_confirmation' | 'order_status'
  readonly payload: OrderPayload
}
export type PaymentRow = Row & { readonly kind: 'payment'; readonly payload: PaymentPayload }
export type WelcomeRow = Row & { readonly kind: 'welcome'; readonly payload: WelcomePayload }
export type ShopOrderRow = Row & { readonly kind: 'shop_order'; readonly payload: ShopOrderPayload }
export type ShopMessageRow = Row & { readonly kind: 'shop_message'; readonly payload: ShopMessagePayload }
/** A row of email_outbox. */
export type OutboxRow = OrderRow | PaymentRow | WelcomeRow | ShopOrderRow | ShopMessageRow

/** Base URLs of the links and pictures in a mail, without a trailing slash. */
export type Addresses = {
  /** The shop. */
  readonly site: string
  /** The project's API, whose Storage serves the pictures. */
  readonly api: string
}

export type Mail = {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for every attempt to send a row, so that mail clients can detect duplicates. */
  readonly messageId: string
}
