type MailSettings = { email_notifications: boolean } | undefined

/** Whether the shop sends emails about orders; assumed until its settings are here. */
export const sendsEmails = (shop: MailSettings): boolean => shop?.email_notifications !== false

/** Whether emails about an order go to the address that was typed with it. Guests in Morocco may order without one. */
export const getsEmail = (shop: MailSettings, address: string): boolean => sendsEmails(shop) && address !== ''
