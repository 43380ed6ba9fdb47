/** A chat with the shop; the number is kept as digits with its country code. The text is there to be sent. */
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
