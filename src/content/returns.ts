// What the shop promises about returns, once for every page that says it.

/** Days after delivery in which a piece can be sent back. The law asks for seven. */
export const RETURN_DAYS = 14

/** Days in which the law on consumer protection lets a buyer withdraw from a purchase at a distance. */
export const LEGAL_WITHDRAWAL_DAYS = 7

/** Days after a withdrawal in which the money has to be back. */
export const REFUND_DAYS = 15

/** Hours after delivery in which pictures of a damaged piece should reach us. */
export const DAMAGE_REPORT_HOURS = 24
