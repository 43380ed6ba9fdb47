import type { ReactNode } from 'react'
import { chosenValues, variationLabel } from '@/catalog/variation-labels'
import { formatNumber } from '@/i18n/format'
import { formatAmount } from '@/i18n/format-amounts'
import type { Language } from '@/i18n/locales'
import { localized } from '@/i18n/localized'
import type { PlainMessageKey } from '@/i18n/message-types'
import { multiplyMoney } from '@/lib/money'
import {
  adjustmentOf,
  type Invoice,
  includesTax,
  type InvoiceLine,
  keptLineOf,
  withoutTax,
} from '@/orders/invoice-queries'
import { Ltr } from '@/ui/ltr'
import { TypedText } from '@/ui/typed-text'
import { Label, type Words } from './document-words'

const amountCell = 'text-end whitespace-nowrap sm:ps-3'

// Spread, because the linter reports redundant roles. They are needed: rows laid out as a grid on phones lose theirs.
const GROUP = { role: 'rowgroup' } as const
const ROW = { role: 'row' } as const
const HEAD = { role: 'columnheader' } as const
const CELL = { role: 'cell' } as const
const TABLE = { role: 'table' } as const

const columns = ['invoice.description', 'invoice.quantity', 'invoice.unitPrice', 'invoice.amount'] as const

/** Where amounts include no VAT, or none that is known, their headings claim none. */
const plain: Partial<Record<(typeof columns)[number], PlainMessageKey>> = {
  'invoice.unitPrice': 'invoice.unitPricePlain',
  'invoice.amount': 'invoice.amountPlain',
}

/** The pieces of a document with their prices, and what was agreed beyond them. */
export function InvoiceLines({ invoice, words }: { invoice: Invoice; words: Words }) {
  const { kind, lines, delivery_fee, gift_fee: giftFee, discount_amount: discount, reason, cause } = invoice
  const adjustment = adjustmentOf(invoice)
  const taxRate = invoice.tax_rate ?? 0
  const isRefundOnly = kind === 'credit_note' && lines.length === 0
  const kept = keptLineOf(invoice)
  const isDiscount = kind === 'invoice' && lines.length > 0 && adjustment === -discount
  return (
    <table {...TABLE} className="w-full border-collapse">
      <thead {...GROUP}>
        <tr {...ROW} className="border-b border-ink">
          {columns.map((column) => (
            <th
              {...HEAD}
              key={column}
              scope="col"
              className={`font-medium ${column === 'invoice.description' ? 'text-start' : 'text-end sm:ps-3 sm:whitespace-nowrap print:whitespace-nowrap'}`}
            >
              <Heading name={(!includesTax(invoice) && plain[column]) || column} words={words} />
              {column === 'invoice.unitPrice' && taxRate > 0 && (
                <span className="block font-normal text-ink-muted">
                  <Label name="invoice.unitPriceNet" words={words} />
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...GROUP}>
        {lines.map((line) => (
          <Row
            key={line.id}
            quantity={line.quantity}
            unitPrice={line.unit_price}
            {...(taxRate > 0 && { unitPriceNet: withoutTax(line.unit_price, taxRate) })}
            amount={multiplyMoney(line.unit_price, line.quantity)}
            language={words.language}
          >
            <LineName line={line} words={words} />
          </Row>
        ))}
        {kind === 'invoice' && lines.length > 0 && (
          <Row amount={delivery_fee} language={words.language}>
            <Label name="invoice.delivery" words={words} />
          </Row>
        )}
        {kind === 'invoice' && lines.length > 0 && giftFee > 0 && (
          <Row amount={giftFee} language={words.language}>
            <Label name="invoice.giftWrap" words={words} />
          </Row>
        )}
        {adjustment !== 0 && (
          <Row amount={adjustment} language={words.language}>
            <Label
              name={
                cause !== null
                  ? `invoice.cause.${cause}`
                  : isRefundOnly
                    ? 'invoice.refund'
                    : isDiscount
                      ? 'invoice.discount'
                      : 'invoice.adjustment'
              }
              words={words}
            />
            {isRefundOnly && reason !== null && (
              <span className="block">
                <bdi>
                  <TypedText text={reason} />
                </bdi>
              </span>
            )}
          </Row>
        )}
        {kept !== 0 && (
          <Row amount={kept} language={words.language}>
            <Label name="invoice.kept" words={words} />
            {invoice.kept_reason !== null && (
              <span className="block">
                <bdi>
                  <TypedText text={invoice.kept_reason} />
                </bdi>
              </span>
            )}
          </Row>
        )}
      </tbody>
    </table>
  )
}

/** The block keeps the direction of its column, where the two languages are one below the other. */
function Heading({ name, words: { t, second } }: { name: PlainMessageKey; words: Words }) {
  return (
    <>
      {t(name)}
      {second !== null && (
        <span className="block font-normal">
          <bdi lang="fr" dir="ltr">
            {second.t(name)}
          </bdi>
        </span>
      )}
    </>
  )
}

type RowProps = {
  quantity?: number
  unitPrice?: number
  /** The unit price without VAT, below the other: companies deduct the tax. */
  unitPriceNet?: number
  amount: number
  language: Language
  children: ReactNode
}

function Row({ quantity, unitPrice, unitPriceNet, amount, language, children }: RowProps) {
  return (
    <tr
      {...ROW}
      data-flat={quantity === undefined || undefined}
      className="break-inside-avoid border-b border-plaster-line"
    >
      <td {...CELL} className="w-full wrap-anywhere">
        {children}
      </td>
      <td {...CELL} translate="no" className={amountCell}>
        {quantity !== undefined && formatNumber(quantity, language)}
      </td>
      <td {...CELL} translate="no" className={amountCell}>
        {unitPrice !== undefined && formatAmount(unitPrice, language)}
        {unitPriceNet !== undefined && (
          <span className="block text-ink-muted">{formatAmount(unitPriceNet, language)}</span>
        )}
      </td>
      <td {...CELL} className={amountCell}>
        {/* Left to right, so that a minus sign stays before its number. */}
        <Ltr>{formatAmount(amount, language)}</Ltr>
      </td>
    </tr>
  )
}

/** In both languages of a bilingual document. */
function LineName({ line, words: { language, second } }: { line: InvoiceLine; words: Words }) {
  const languages: Language[] = second === null ? [language] : [language, 'fr']
  return languages.map((each) => {
    const choices = chosenValues(line.selected_variations).map(([, value]) => variationLabel(value, each))
    return (
      <span key={each} className="block">
        <bdi lang={each}>{localized(line, 'name', each)}</bdi>
        {choices.length > 0 && (
          <span className="block text-ink-muted">
            <bdi lang={each}>{choices.join(each === 'ar' ? '، ' : ', ')}</bdi>
          </span>
        )}
      </span>
    )
  })
}
