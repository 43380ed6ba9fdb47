import type { Language } from './mail.ts'

// Mail clients support little CSS: tables for layout, inline styles, and no external resources except images.

export const INK = '#2a211b'
export const MUTED = '#6b5d50'
export const LINE = '#e9dbc2'
const PAGE = '#f4eada'
const PAPER = '#fffdf8'
const COPPER = '#9c4a1c'
const GOLD = '#c8992c'

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

export const startOf = (language: Language) => (language === 'ar' ? 'right' : 'left')
export const endOf = (language: Language) => (language === 'ar' ? 'left' : 'right')

/** Long words break, such as an account number, or the mail would be wider than a phone. */
export const BREAKS = 'word-break:break-word'

export const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px;${BREAKS};${style}">${text}</p>`

/** Isolates left-to-right text, such as an order number or a URL, inside text of any direction. */
export const ltr = (text: string) => `<bdi dir="ltr">${escapeHtml(text)}</bdi>`

/** An order number, which is left to right and stays on one line. */
export const number = (orderNumber: string) =>
  `<bdi dir="ltr" style="white-space:nowrap">${escapeHtml(orderNumber)}</bdi>`

/** Escaped text in which the order number, which is left to right, is isolated. */
export const isolated = (text: string, orderNumber: string) =>
  escapeHtml(text).replace(orderNumber, number(orderNumber))

export const list = (items: readonly string[]) =>
  `<ul style="margin:0 0 16px;padding:0 20px">${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`

export const fact = (label: string, value: string) =>
  paragraph(
    `<b style="color:${MUTED};font-weight:normal;font-size:14px">${escapeHtml(label)}</b><br>${value}`,
  )

export function button(label: string, href: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td bgcolor="${COPPER}" style="border-radius:10px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:13px 26px;color:#fbf6ec;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>`
}

/** For a link beside a button that matters more. */
export const plainLink = (label: string, href: string) =>
  paragraph(`<a href="${escapeHtml(href)}" rel="noopener" style="color:${COPPER}">${escapeHtml(label)}</a>`)

type Page = {
  readonly language: Language
  readonly title: string
  /** Preview text that mail clients show after the subject. */
  readonly preview: string
  readonly shop: string
  /** The shop's home page in the language of the mail. */
  readonly home: string
  readonly body: string
  readonly footer: string
}

export function page({ language, title, preview, shop, home, body, footer }: Page): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const start = startOf(language)
  const font =
    language === 'ar' ? "Tahoma,'Segoe UI',Arial,sans-serif" : "'Segoe UI',Helvetica,Arial,sans-serif"
  const leading = language === 'ar' ? '1.8' : '1.6'
  // The direction is repeated on the table because some mail clients remove the html and body elements.
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">
<title>${escapeHtml(title)}</title></head>
<body dir="${direction}" style="margin:0;padding:0;background:${PAGE};color:${INK}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preview)}</div>
<table role="presentation" dir="${direction}" lang="${language}" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAGE}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAPER}" style="max-width:600px;border:1px solid ${LINE};border-radius:16px;font-family:${font};font-size:16px;line-height:${leading};color:${INK};text-align:${start}">
<tr><td align="${start}" style="padding:24px 28px 16px;border-bottom:2px solid ${GOLD}"><a href="${escapeHtml(home)}" style="font-family:Georgia,'Times New Roman',serif;font-size:22px;color:${COPPER};text-decoration:none">${escapeHtml(shop)}</a></td></tr>
<tr><td align="${start}" style="padding:28px">${body}</td></tr>
<tr><td align="${start}" style="padding:16px 28px 24px;border-top:1px solid ${LINE};font-size:14px;color:${MUTED}">${footer}</td></tr>
</table></td></tr></table></body></html>`
}
