// The return policy, shared by all pages that state it.

/** Days after delivery within which a product can be returned, as `shop_settings.return_days`, which decides: change both. The law requires seven. */
export const RETURN_DAYS = 14

/** Days of the legal right of withdrawal for distance contracts. */
export const LEGAL_WITHDRAWAL_DAYS = 7

/** Days after a withdrawal within which the refund is due. */
export const REFUND_DAYS = 15

/** Hours after delivery within which damage should be reported with pictures. */
export const DAMAGE_REPORT_HOURS = 24
