/** The token of a link, without the punctuation that a chat or a mail program took for a part of the link. */
export const linkToken = (text: string | null | undefined): string => (text ?? '').replace(/[^\w-]+$/, '')
