import type { Language } from './locales'
import type { en as alerts } from './messages/alerts/en'
import type { en as account } from './messages/account/en'
import type { en as adminShell } from './messages/admin/shell/en'
import type { en as adminProducts } from './messages/admin/products/en'
import type { en as adminOrders } from './messages/admin/orders/en'
import type { en as adminCouriers } from './messages/admin/couriers/en'
import type { en as adminDrafts } from './messages/admin/drafts/en'
import type { en as adminPayments } from './messages/admin/payments/en'
import type { en as adminAnalytics } from './messages/admin/analytics/en'
import type { en as adminMessages } from './messages/admin/messages/en'
import type { en as adminReturns } from './messages/admin/returns/en'
import type { en as adminReviews } from './messages/admin/reviews/en'
import type { en as adminRates } from './messages/admin/rates/en'
import type { en as adminSales } from './messages/admin/sales/en'
import type { en as adminPromotions } from './messages/admin/promotions/en'
import type { en as adminSettings } from './messages/admin/settings/en'
import type { en as adminTemplates } from './messages/admin/templates/en'
import type { en as content } from './messages/content/en'
import type { en as invoice } from './messages/invoice/en'
import type { en as payment } from './messages/payment/en'
import type { en as returns } from './messages/returns/en'
import type { en as reviews } from './messages/reviews/en'
import type { en as shop } from './messages/shop/en'
import type { en as home } from './messages/home/en'
import type { en as currency } from './messages/currency/en'
import type { en as promotion } from './messages/promotion/en'
import type { en as deferred } from './messages/deferred/en'
import type { en as listing } from './messages/listing/en'
import type { en as ordering } from './messages/ordering/en'
import type { en as product } from './messages/product/en'

/** Whole sentences per plural form, with the forms that each language has. */
export type PluralForms<L extends Language> = L extends 'ar'
  ? { zero: string; one: string; two: string; few: string; many: string; other: string }
  : L extends 'fr'
    ? { one: string; many: string; other: string }
    : { one: string; other: string }

type Messages = typeof shop &
  typeof deferred &
  typeof home &
  typeof listing &
  typeof content &
  typeof ordering &
  typeof account &
  typeof product &
  typeof invoice &
  typeof payment &
  typeof returns &
  typeof reviews &
  typeof alerts &
  typeof currency &
  typeof promotion &
  typeof adminShell &
  typeof adminProducts &
  typeof adminOrders &
  typeof adminCouriers &
  typeof adminDrafts &
  typeof adminPayments &
  typeof adminReturns &
  typeof adminReviews &
  typeof adminAnalytics &
  typeof adminMessages &
  typeof adminSettings &
  typeof adminTemplates &
  typeof adminRates &
  typeof adminSales &
  typeof adminPromotions

export type MessageKey = keyof Messages

type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>

/** The shape of a translation: the same keys as in English, a string for a string and plural forms for plural forms. */
export type Translation<L extends Language, English extends Record<keyof English, Message>> = {
  [Key in keyof English]: English[Key] extends string ? string : PluralForms<L>
}

export type AnyCatalogue = Readonly<Record<string, Message>>

type ParamNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

type MessageParams<Key extends MessageKey> = Messages[Key] extends string
  ? ParamNames<Messages[Key]>
  : Messages[Key] extends { other: infer Other extends string }
    ? ParamNames<Other> | 'count'
    : never

type ParamValues<Names extends string> = { [Name in Names]: Name extends 'count' ? number : string | number }

/** The second argument of `t`: none for a message without parameters, otherwise exactly its parameters. */
export type TranslateArgs<Key extends MessageKey> = [MessageParams<Key>] extends [never]
  ? []
  : [params: ParamValues<MessageParams<Key>>]

export type Translate = <Key extends MessageKey>(key: Key, ...args: TranslateArgs<Key>) => string

/** Keys of messages without parameters, which schemas and tables of labels may use. */
export type PlainMessageKey = {
  [Key in MessageKey]: [MessageParams<Key>] extends [never] ? Key : never
}[MessageKey]
