import { queryOptions } from '@tanstack/react-query'
import { loadCatalogue } from '@/i18n/catalogues'
import { fetchFonts } from '@/i18n/load-fonts'
import type { Language } from '@/i18n/locales'
import type { Database } from '@/lib/database.types'
import { unwrap } from '@/lib/errors'
import { fromCentimes, multiplyMoney, subtractMoney, toCentimes } from '@/lib/money'
import { publicData } from '@/lib/supabase'
import { orderQueries } from './queries'

export type InvoiceLine = {
  id: string
  name_en: string
  name_fr: string
  name_ar: string
  selected_variations: Record<string, string>
  quantity: number
  /** In MAD, tax included. */
  unit_price: number
}

/** How money came, or went back, as the document was issued. */
export type InvoicePayment = {
  id: string
  way: 'cash_on_delivery' | Database['public']['Enums']['payment_provider']
  /** In MAD. */
  amount: number
  day: string
  reference: string | null
  /** What the provider charged where that is not MAD, and how many MAD one unit of it is. */
  charged_amount: number | null
  charged_currency: string | null
  rate: number | null
}

/** An invoice or credit note as the RPC `invoice` returns it. Amounts in MAD, tax included. */
export type Invoice = {
  number: string
  kind: Database['public']['Enums']['invoice_kind']
  issued_at: string
  language: Language
  seller: {
    name: string
    address: string
    ice: string
    if: string
    rc: string
    patente: string
    email: string
    phone: string
  }
  /** `company` and its identifier are empty for a private buyer, `address` for who picked the order up. */
  buyer: { name: string; address: string; company: string; ice: string }
  /** Of a credit note: what is given back, as a positive amount. */
  total_amount: number
  /** A share: 0.2 for 20 %. Null when the shop had not set it: the document then names no VAT. */
  tax_rate: number | null
  /** The part of `total_amount` that is tax. */
  tax_amount: number
  /** Why there is no VAT, which the document has to state. */
  exemption: 'export' | null
  /** The number of the invoice that a credit note corrects. */
  corrects: string | null
  reason: string | null
  /** Why a credit note was issued that is for no refund, and so has no reason typed by an admin. */
  cause: 'chargeback' | 'reversal' | 'delivery_undone' | 'correction' | 'reopened' | null
  /** What the shop kept of the money: of a cancelled order, or of pieces that were given back for less than they cost. */
  kept_amount: number
  kept_reason: string | null
  order_number: string
  ordered_at: string
  /** Of an invoice: what paid the order. Of a credit note: its refund, none when no money went back with it. */
  payments: InvoicePayment[]
  country: string
  delivery_fee: number
  /** For the wrapping. */
  gift_fee: number
  discount_amount: number
  /** Of a credit note: the pieces that were returned. None for an amount alone, as for a difference that was paid later. */
  lines: InvoiceLine[]
}

/** A document by its number and the tracking token of its order, with the texts and fonts of its language; null when there is none. */
export const invoiceQuery = (number: string, token: string) =>
  queryOptions({
    queryKey: [...orderQueries.all, 'invoice', number, token],
    // Documents never change.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const invoice = unwrap(
        await publicData().rpc('invoice', { token, number }).abortSignal(signal),
      ) as Invoice | null
      if (invoice === null) return null
      // Arabic documents are bilingual.
      const languages: Language[] = invoice.language === 'ar' ? ['ar', 'fr'] : [invoice.language]
      const [addFonts] = await Promise.all([fetchFonts(invoice.language), ...languages.map(loadCatalogue)])
      addFonts()
      return invoice
    },
  })

/**
 * What the lines, the delivery and the wrapping leave of the total, in MAD: of a credit note, what was agreed beyond its pieces. What
 * the shop kept has a line of its own.
 */
export function adjustmentOf(invoice: Invoice): number {
  const { kind, lines, delivery_fee, gift_fee, total_amount } = invoice
  const pieces = lines.map(({ unit_price, quantity }) => multiplyMoney(unit_price, quantity))
  const listed = [
    ...(kind === 'invoice' && lines.length > 0 ? [...pieces, delivery_fee, gift_fee] : pieces),
    keptLineOf(invoice),
  ]
  return listed.reduce((rest, amount) => subtractMoney(rest, amount), total_amount)
}

/** The line of what the shop kept, in MAD: taken off a credit note, and all of an invoice. */
export const keptLineOf = ({ kind, kept_amount: kept }: Invoice) =>
  kind === 'invoice' ? kept : subtractMoney(0, kept)

/** Whether the amounts of a document include VAT of a rate that is known, be it 0. */
export const includesTax = ({ tax_rate, exemption }: Invoice) => tax_rate !== null && exemption === null

/** A price without the VAT that it includes, to the centime. Rates have four decimals. */
export function withoutTax(price: number, taxRate: number): number {
  const units = 10_000
  return fromCentimes(Math.round((toCentimes(price) * units) / (units + Math.round(taxRate * units))))
}

/** The delivery address with the country's name: orders hold its key at the end, after a comma. */
export function addressWithCountry({ buyer, country }: Invoice, countryName: string): string {
  return buyer.address.endsWith(country)
    ? `${buyer.address.slice(0, -country.length)}${countryName}`
    : buyer.address
}
