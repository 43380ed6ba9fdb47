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

/** For mails that were queued before the payload contained the shop's details. */
export const DEFAULT_SHOP: Shop = { name: 'Moroccan Craft Gallery', email: '', phone: '', whatsapp: '' }

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
  /** Of the page where it is paid and of its invoices. */
  readonly payment_token?: string
  readonly status: OrderStatus
  readonly created_at?: string
  readonly min_days?: number | null
  readonly max_days?: number | null
  /** From when they count; null until an order that is paid first has been paid. */
  readonly promised_from?: string | null
  readonly contact_name: string
  readonly subtotal: number
  readonly delivery_fee: number
  /** For the wrapping of a gift. */
  readonly gift_fee?: number
  /** The customer comes for it: address is then that of the shop. */
  readonly is_pickup?: boolean
  /** The recipient finds it in an account. */
  readonly has_account?: boolean
  readonly discount_amount?: number
  readonly tax_amount?: number
  readonly total_amount: number
  readonly currency: string
  readonly payment_method?: PaymentMethod
  /** Until when the unpaid order holds its stock. */
  readonly payment_due_at?: string | null
  /** What is still to be paid, in MAD. */
  readonly amount_due?: number
  readonly cancellation_reason?: string | null
  /** Number of the return that waits again, of an exchange that was cancelled. */
  readonly waiting_return?: string | null
  readonly bank_details?: string | null
  /** Address lines, some of which may be empty. */
  readonly address?: readonly string[]
  readonly country?: string
  readonly carrier?: string
  readonly tracking_number?: string
  readonly tracking_link?: string
  readonly lines: readonly OrderLine[]
  /** Names of what was corrected, in a mail about it. */
  readonly changes?: readonly string[]
  readonly phone?: string
  /** The sentences that the shop rewrote, by the key of each; `claim_emails` adds them. */
  readonly texts?: Readonly<Record<string, string>>
}

export type WelcomePayload = { readonly shop?: Shop; readonly display_name: string }

/** Money that was received or refunded, in MAD. `charged_amount` is null unless another currency was charged. */
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

/** What a provider reported and an admin has to look at, with the amount as it was reported. */
export type PaymentNotice = {
  readonly reason:
    | 'unknown_reference'
    | 'other_amount'
    | 'other_currency'
    | 'reversed'
    | 'second_charge'
    | 'chargeback'
    | 'refund_failed'
    | 'dispute'
    | 'dispute_won'
  readonly provider: PaymentProvider
  readonly reference: string
  readonly amount: number
  readonly currency: string
  /** Null when the report names no order of the shop. */
  readonly order_number: string | null
  /** Until when the shop can answer a dispute. */
  readonly respond_by: string | null
}
export type ShopPaymentPayload = { readonly shop?: Shop; readonly notice: PaymentNotice }

/** An order as the shop sees it. */
export type ShopOrderPayload = OrderPayload & {
  readonly contact_email: string
  readonly phone: string
  readonly notes: string
  readonly gift_message?: string
}

export type ReturnState = 'requested' | 'approved' | 'refused' | 'received' | 'closed'
export type ReturnWish = 'refund' | 'exchange'
export type ReturnReason = 'damaged' | 'wrong_item' | 'not_as_described' | 'changed_mind' | 'other'

/** A return after one of its steps, with the order that it is of. */
export type ReturnPayload = OrderPayload & {
  readonly return: {
    readonly number: string
    readonly state: ReturnState
    readonly wish: ReturnWish
    readonly reason: ReturnReason
    readonly note: string
    readonly refusal_reason: string
    /** Why it was closed without a refund or an exchange. */
    readonly closing_reason: string
    /** The shop's address in each language, empty where it has none. */
    readonly address: Readonly<Record<Language, string>>
    readonly pieces: readonly (Omit<OrderLine, 'line_total' | 'image_url'> & { readonly came_back: number })[]
    /** In MAD. */
    readonly refund: { readonly amount: number; readonly provider: PaymentProvider } | null
    /** The order that the pieces were exchanged for; `credit_left` is what it left of their value. */
    readonly exchange: {
      readonly order_number: string
      readonly tracking_token: string
      readonly payment_token: string
      readonly amount_due: number
      readonly payment_method: PaymentMethod
      /** Until when it holds its pieces without being paid. */
      readonly payment_due_at: string | null
      readonly credit_left: number
    } | null
  }
}

export type ShopMessagePayload = {
  readonly shop?: Shop
  readonly contact_name: string
  readonly contact_email: string
  readonly subject: string
  readonly message: string
}

/** What an admin may correct in an order, in the order in which a mail lists it. */
export const CORRECTED_FIELDS = [
  'contact_name',
  'phone',
  'address',
  'district',
  'landmark',
  'city',
  'postal_code',
  'lines',
  'delivery_fee',
  'discount',
] as const
export type CorrectedField = (typeof CORRECTED_FIELDS)[number]

/** A reply to a contact message, which it quotes. */
export type MessageReplyPayload = {
  readonly shop?: Shop
  readonly contact_name: string
  readonly subject: string
  readonly body: string
  readonly message: string
  readonly written_at: string
}

/** A piece that a person waited for and that is in stock again. */
export type StockAlertPayload = {
  readonly shop?: Shop
  readonly product_id: string
  readonly name_en: string
  readonly name_fr: string
  readonly name_ar: string
  /** Values by type; empty when any piece of the product will do. */
  readonly selected_variations: Readonly<Record<string, string>>
  /** The secret of the stop link. */
  readonly token: string
}

type Row = { readonly id: number; readonly recipient: string; readonly language: Language }
export type OrderRow = Row & {
  readonly kind: 'order_confirmation' | 'order_status' | 'order_corrected'
  readonly payload: OrderPayload
}
export type PaymentRow = Row & { readonly kind: 'payment'; readonly payload: PaymentPayload }
export type WelcomeRow = Row & { readonly kind: 'welcome'; readonly payload: WelcomePayload }
export type ShopOrderRow = Row & { readonly kind: 'shop_order'; readonly payload: ShopOrderPayload }
export type ShopMessageRow = Row & { readonly kind: 'shop_message'; readonly payload: ShopMessagePayload }
export type ShopPaymentRow = Row & { readonly kind: 'shop_payment'; readonly payload: ShopPaymentPayload }
export type MessageReplyRow = Row & { readonly kind: 'message_reply'; readonly payload: MessageReplyPayload }
export type ReturnRow = Row & { readonly kind: 'return'; readonly payload: ReturnPayload }
export type ShopReturnRow = Row & {
  readonly kind: 'shop_return'
  readonly payload: ReturnPayload & ShopOrderPayload
}
export type StockAlertRow = Row & { readonly kind: 'stock_alert'; readonly payload: StockAlertPayload }
export type ReviewRequestRow = Row & { readonly kind: 'review_request'; readonly payload: OrderPayload }
/** A row of email_outbox. */
export type OutboxRow =
  | OrderRow
  | PaymentRow
  | WelcomeRow
  | ShopOrderRow
  | ShopMessageRow
  | ShopPaymentRow
  | MessageReplyRow
  | ReturnRow
  | ShopReturnRow
  | StockAlertRow
  | ReviewRequestRow

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
