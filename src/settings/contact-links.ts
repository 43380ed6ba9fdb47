/** A WhatsApp link. The number is digits only, with its country code; the text prefills the message. */
export function chatLink(whatsappNumber: string, text?: string): string {
  const query = text === undefined ? '' : `?text=${encodeURIComponent(text)}`
  return `https://wa.me/${whatsappNumber}${query}`
}

export function mailLink(email: string, subject?: string): string {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}${query}`
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
