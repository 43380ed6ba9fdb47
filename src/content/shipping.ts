import { deliveryDays } from '@/i18n/delivery-days'
import { formatMoney } from '@/i18n/format'
import type { Language } from '@/i18n/locales'
import type { Translator } from '@/i18n/translate'
import { isDomestic } from '@/lib/countries'
import { deliveryRange } from '@/lib/delivery-range'
import { isAlwaysFree } from '@/lib/free-delivery'
import { DAMAGE_REPORT_HOURS, LEGAL_WITHDRAWAL_DAYS, REFUND_DAYS, RETURN_DAYS } from './returns'
import { withFacts, type Text } from './text'

/** Business days for a made-to-order piece, in addition to delivery. */
export const MADE_TO_ORDER_DAYS = { min: 3, max: 7 } as const

/** A discount is offered for orders of more pieces than this. */
export const BULK_PIECES = 3

/** A row of `delivery_rates`, the only source of fees (in dirhams) and durations (in business days). */
export type DeliveryRate = {
  country: string
  fee: number
  free_from: number | null
  min_days: number
  max_days: number
  /** Where couriers have prices of their own, by weight; they come before fee and days. */
  delivery_bounds?: readonly { min_fee: number; fee: number; min_days: number; max_days: number }[]
}

/** The placeholders that editorial texts may use. */
export type Facts = Readonly<
  Record<
    | 'moroccoCost'
    | 'moroccoDays'
    | 'abroadCost'
    | 'abroadDays'
    | 'returnDays'
    | 'legalDays'
    | 'refundDays'
    | 'damageHours'
    | 'madeMin'
    | 'madeMax'
    | 'bulkPieces',
    string
  >
>

const moroccoCost: Readonly<Record<'always' | 'never' | 'from' | 'paused', Text>> = {
  always: {
    en: 'Delivery within Morocco is free.',
    fr: 'La livraison au Maroc est gratuite.',
    ar: 'التوصيل داخل المغرب مجاني.',
  },
  never: {
    en: 'Delivery within Morocco costs {fee} per order.',
    fr: 'La livraison au Maroc coûte {fee} par commande.',
    ar: 'تبلغ تكلفة التوصيل داخل المغرب {fee} لكل طلب.',
  },
  from: {
    en: 'Delivery within Morocco costs {fee} per order and is free from a subtotal of {freeFrom}.',
    fr: 'La livraison au Maroc coûte {fee} par commande\u00a0; elle est gratuite dès que le sous-total atteint {freeFrom}.',
    ar: 'تبلغ تكلفة التوصيل داخل المغرب {fee} لكل طلب، وهو مجاني ابتداءً من مجموع فرعي قدره {freeFrom}.',
  },
  paused: {
    en: 'Delivery within Morocco is paused at the moment.',
    fr: 'La livraison au Maroc est suspendue pour le moment.',
    ar: 'التوصيل داخل المغرب متوقف حاليًا.',
  },
}

/** In the place of the fee where it depends on the city. */
const lowestFee: Text = { en: 'from {fee}', fr: 'à partir de {fee}', ar: '{fee} فأكثر' }

/** The price and days of an active courier for the city come before the rate. */
const byCity: Text = {
  en: 'For some cities the fee and the time may differ: the checkout shows yours before you order.',
  fr: 'Pour certaines villes, les frais et le délai peuvent différer\u00a0: la page de commande indique les vôtres avant la confirmation.',
  ar: 'وقد تختلف التكلفة والمدة في بعض المدن، وتظهر لك تكلفة مدينتك ومدتها عند إتمام الطلب قبل تأكيده.',
}

const abroadCost: Readonly<Record<'some' | 'none', Text>> = {
  some: {
    en: 'Delivery abroad, per order: {list}.',
    fr: 'Livraison à l’étranger, par commande\u00a0: {list}.',
    ar: 'تكلفة التوصيل إلى الخارج لكل طلب: {list}.',
  },
  none: {
    en: 'At the moment, the shop delivers within Morocco only.',
    fr: 'Pour le moment, la boutique livre uniquement au Maroc.',
    ar: 'يقتصر التوصيل حاليًا على داخل المغرب.',
  },
}

const onRequest: Text = { en: 'on request', fr: 'sur demande', ar: 'بعد الاتصال بنا' }

/** The rate for Morocco; undefined while delivery there is paused. */
export function homeRate(rates: readonly DeliveryRate[]): DeliveryRate | undefined {
  return rates.find(({ country }) => isDomestic(country))
}

/** The fee of delivery within Morocco in sentences. */
export function moroccoCostText(rate: DeliveryRate | undefined, language: Language): string {
  if (rate === undefined) return moroccoCost.paused[language]
  const { free_from: freeFrom } = rate
  const { min_fee: lowest, fee: highest } = deliveryRange(rate)
  const amount = formatMoney(lowest, language)
  const cost = moroccoCost[isAlwaysFree(rate) ? 'always' : freeFrom === null ? 'never' : 'from'][language]
  const fee = lowest < highest ? withFacts(lowestFee[language], { fee: amount }) : amount
  const amounts = { fee, freeFrom: formatMoney(freeFrom ?? 0, language) }
  return `${withFacts(cost, amounts)} ${byCity[language]}`
}

/** The values of all placeholders, from the delivery rates and the constants of returns.ts. */
export function facts(rates: readonly DeliveryRate[], language: Language, { t, tKey }: Translator): Facts {
  const home = homeRate(rates)
  const abroad = rates.filter(({ country }) => !isDomestic(country))
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    abroad.map((rate) => {
      const fee = isAlwaysFree(rate) ? 0 : rate.fee
      return `${tKey(`shop.country.${rate.country}`)} ${formatMoney(fee, language)}`
    }),
  )
  return {
    moroccoCost: moroccoCostText(home, language),
    moroccoDays: home === undefined ? onRequest[language] : deliveryDays(deliveryRange(home), t),
    abroadCost: withFacts(abroadCost[abroad.length > 0 ? 'some' : 'none'][language], { list }),
    abroadDays:
      abroad.length === 0
        ? onRequest[language]
        : deliveryDays(
            {
              min_days: Math.min(...abroad.map((rate) => rate.min_days)),
              max_days: Math.max(...abroad.map((rate) => rate.max_days)),
            },
            t,
          ),
    returnDays: String(RETURN_DAYS),
    legalDays: String(LEGAL_WITHDRAWAL_DAYS),
    refundDays: String(REFUND_DAYS),
    damageHours: String(DAMAGE_REPORT_HOURS),
    madeMin: String(MADE_TO_ORDER_DAYS.min),
    madeMax: String(MADE_TO_ORDER_DAYS.max),
    bulkPieces: String(BULK_PIECES),
  }
}

/** The notes below the delivery table. */
export const shippingNotes: readonly Text[] = [
  {
    en: 'Most pieces are ready to ship. A piece made to order first takes the time stated on its page; a special order usually takes {madeMin} to {madeMax} business days, and we tell you before we begin.',
    fr: 'La plupart des pièces sont prêtes à partir. Une pièce faite sur commande demande d’abord le délai indiqué sur sa fiche\u00a0; une demande particulière, {madeMin} à {madeMax} jours ouvrés en général, et nous vous prévenons avant de commencer.',
    ar: 'معظم القطع جاهزة للإرسال. أما القطعة المصنوعة حسب الطلب فتحتاج أولًا إلى المدة المذكورة في صفحتها، والطلب الخاص إلى مدة من {madeMin} إلى {madeMax} أيام عمل في الغالب، ونخبرك بذلك قبل البدء.',
  },
  {
    en: 'We ship to other countries on request, for an extra fee that depends on weight and distance. Write to us: you will know the fee before you order.',
    fr: 'Vers un pays absent du tableau, nous expédions sur demande, moyennant un supplément qui dépend du poids et de la distance. Écrivez-nous\u00a0: vous connaîtrez le montant avant de commander.',
    ar: 'نرسل أيضًا إلى بلدان غير مذكورة في الجدول بعد مراسلتنا، مقابل تكلفة إضافية تتوقف على الوزن والمسافة. راسلنا: ستعرف المبلغ قبل أن تطلب.',
  },
  {
    en: 'The link on the confirmation page and in our emails shows where your order is and, once the parcel has left, its tracking number.',
    fr: 'Le lien de la page de confirmation et de nos e-mails montre où en est la commande et, après le départ du colis, son numéro de suivi.',
    ar: 'يبين الرابط الوارد في صفحة التأكيد وفي رسائلنا الإلكترونية أين وصل طلبك، ورقم التتبع بعد إرسال الطرد.',
  },
  {
    en: 'Customs duties and import taxes in the destination country are not included; they are paid on delivery.',
    fr: 'Les droits de douane et taxes d’importation du pays de destination ne sont pas compris\u00a0; ils se règlent à la livraison.',
    ar: 'لا تشمل الأسعار الرسوم الجمركية وضرائب الاستيراد في بلد التسليم، وتُدفع عند الاستلام.',
  },
]

/** The steps of a return on the support page; terms.ts holds the legal wording. */
export const returnSteps: readonly { title: Text; text: Text }[] = [
  {
    title: { en: 'Ask for it', fr: 'Faites la demande', ar: 'اطلب الإرجاع' },
    text: {
      en: 'Within {returnDays} days of delivery, in your account or by the tracking link of the order: “Return or exchange”. You need not justify yourself.',
      fr: 'Dans les {returnDays} jours suivant la livraison, dans votre compte ou par le lien de suivi de la commande\u00a0: «\u00a0Retourner ou échanger\u00a0». Vous n’avez pas à vous justifier.',
      ar: 'خلال {returnDays} يومًا من الاستلام، في حسابك أو عبر رابط تتبع الطلب: «إرجاع أو استبدال». لست ملزمًا بتبرير طلبك.',
    },
  },
  {
    title: { en: 'Send it back', fr: 'Renvoyez la pièce', ar: 'أعد القطعة' },
    text: {
      en: 'Once we have answered, send the piece back unused, in its packaging. You pay for the return; keep the carrier’s receipt.',
      fr: 'Après notre réponse, renvoyez la pièce inutilisée, dans son emballage. Le retour est à votre charge\u00a0; gardez le reçu du transporteur.',
      ar: 'بعد ردنا تُعاد القطعة غير مستعملة وفي تغليفها. تكلفة الإرجاع عليك، واحتفظ بوصل شركة التوصيل.',
    },
  },
  {
    title: { en: 'Refund or exchange', fr: 'Remboursement ou échange', ar: 'رد المبلغ أو الاستبدال' },
    text: {
      en: 'We check the piece, then send the one you want instead, or refund its price to your card or PayPal account if you paid that way, otherwise to your bank account, no later than {refundDays} days after you asked for the return.',
      fr: 'Nous vérifions la pièce, puis vous envoyons celle que vous souhaitez à la place ou remboursons son prix, par carte ou PayPal si vous avez payé ainsi, sinon sur votre compte bancaire, au plus tard {refundDays} jours après votre demande.',
      ar: 'نفحص القطعة ثم نرسل إليك البديلة، أو نرد ثمنها إلى بطاقتك أو عبر باي بال إن دفعت بهما، وإلا إلى حسابك البنكي، في أجل أقصاه {refundDays} يومًا من طلبك.',
    },
  },
]

export const returnNotes: readonly Text[] = [
  {
    en: 'Arrived damaged? Send photos of the piece and of the parcel within {damageHours} hours. Once we have checked them, we replace the piece at our expense or, if there is none left, refund it.',
    fr: 'Arrivée abîmée\u00a0? Envoyez des photos de la pièce et du colis dans les {damageHours} heures. Après vérification, nous remplaçons la pièce à nos frais ou, s’il n’y en a plus, la remboursons.',
    ar: 'وصلتك القطعة متضررة؟ أرسل صور القطعة والطرد خلال {damageHours} ساعة، وبعد التحقق نستبدلها على نفقتنا، أو نرد ثمنها إن لم يبق مثلها.',
  },
  {
    en: 'Customised pieces (an engraved name, a colour or size made for you) cannot be returned, unless they have a fault.',
    fr: 'Les pièces personnalisées (nom gravé, couleur ou taille faite pour vous) ne sont pas reprises, sauf défaut.',
    ar: 'القطع المصنوعة خصيصًا لك (اسم منقوش، أو لون أو مقاس على طلبك) لا تُرجع إلا إذا كان بها عيب.',
  },
]
