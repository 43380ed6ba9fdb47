import { describe, expect, it } from 'vitest'
import { defaultText } from '@/admin/templates/default-texts'
import { craftTexts } from '@/content/craft-texts'
import { faq } from '@/content/faq'
import { moroccoCostText, shippingNotes } from '@/content/shipping'
import { termsSections } from '@/content/terms'
import { LANGUAGES, type Language } from '@/i18n/locales'

// Texts hold whatever the owner switches off: countries, payment methods, emails, guests, the address. What the checkout decides,
// they leave to it.

const catalogues = import.meta.glob<Record<string, Record<string, unknown>>>('/src/i18n/messages/**/*.ts', {
  eager: true,
})
function message(key: string, language: Language): string {
  for (const [path, module] of Object.entries(catalogues)) {
    const text = path.endsWith(`/${language}.ts`) ? module[language]?.[key] : undefined
    if (typeof text === 'string') return text
  }
  throw new Error(`no text ${key}`)
}
const answer = (id: string, language: Language) => faq.find((entry) => entry.id === id)!.answer[language]
const terms = (id: string, language: Language) =>
  termsSections
    .find((section) => section.id === id)!
    .paragraphs.map((paragraph) => paragraph[language])
    .join(' ')

type Words = Readonly<Record<Language, RegExp>>
const EMAIL: Words = { en: /email/, fr: /e-mail/, ar: /البريد الإلكتروني|رسال/ }
const IF_GIVEN: Words = { en: /if you gave/, fr: /si vous avez donné/, ar: /إن أدخلت/ }
const CHECKOUT: Words = { en: /the checkout/i, fr: /la page de commande/i, ar: /عند إتمام (ال)?طلب/ }

describe.each(LANGUAGES)('texts in %s', (language) => {
  it('name the city of the partners and not that of the making', () => {
    expect(message('listing.fromCity', language)).toBe(message('product.fromPartners', language))
  })

  it('promise no delivery where the rates are not known or paused', () => {
    for (const key of ['home.fastText', 'deferred.footer.delivery'])
      expect(message(key, language)).not.toMatch(/Morocco|abroad|Maroc|étranger|المغرب|خارج/)
  })

  it('say of a delivery that is free from the first dirham that it is free, without a fee', () => {
    const rate = { country: 'morocco', fee: 40, free_from: 0, min_days: 3, max_days: 7 }
    expect(moroccoCostText(rate, language)).toBe(moroccoCostText({ ...rate, fee: 0 }, language))
    expect(moroccoCostText(rate, language)).not.toMatch(/\d/)
  })

  it('leave payment methods, gift wrapping and guests to the checkout', () => {
    for (const id of ['payment-methods', 'account', 'gift'])
      expect(answer(id, language)).toMatch(CHECKOUT[language])
    expect(termsSections.find(({ id }) => id === 'prices')!.paragraphs[1]![language]).toMatch(
      CHECKOUT[language],
    )
    expect(message('deferred.error.hold_ends_soon', language)).toMatch(/if it is|si ce mode|إن كان/)
  })

  it('promise an email only to those who gave an address', () => {
    for (const id of ['how-to-order', 'transfer', 'return-how']) {
      expect(answer(id, language)).toMatch(EMAIL[language])
      expect(answer(id, language)).toMatch(IF_GIVEN[language])
    }
    expect(terms('orders', language)).toMatch(IF_GIVEN[language])
    expect(answer('absent', language)).not.toMatch(/we write|vous écri|نراسل/)
    // The link is on a page that everyone has seen.
    for (const text of [answer('tracking', language), shippingNotes[2]![language]])
      expect(text).toMatch(/confirmation page|page de confirmation|صفحة التأكيد/)
  })

  it('name no tax that the shop may not charge', () => {
    for (const text of [answer('currency', language), terms('prices', language)])
      expect(text).toMatch(/all Moroccan taxes|toutes taxes marocaines comprises|جميع الضرائب المغربية/)
    expect(terms('prices', language)).not.toMatch(/VAT|TVA|القيمة المضافة/)
    expect(answer('currency', language)).toMatch(
      /VAT where there is some|TVA lorsqu’elle s’applique|القيمة المضافة متى كانت مستحقة/,
    )
  })

  it('name a way for those without an account, which not every shop offers', () => {
    expect(answer('cancel', language)).toMatch(/without an account|sans compte|لم يكن لك حساب/)
    expect(answer('account', language)).toMatch(/where new accounts can|lorsque la création|متى كان إنشاء/)
  })

  it('name no place of the shop, which is a setting', () => {
    expect(message('deferred.footer.showroom', language)).not.toMatch(/Fez|Fès|فاس/)
  })

  it('say that the switch of emails also silences the shop', () => {
    expect(message('adminSettings.emailNotifications', language)).toMatch(/shop|boutique|متجر/)
    expect(message('adminProducts.alerts.none.to_notify', language)).not.toMatch(EMAIL[language])
  })

  it('say in the admin area what a switch, a cancellation and a deletion do', () => {
    const said = (key: string) => message(key, language)
    expect(said('adminSettings.registrationHint')).not.toMatch(/and order\b|et commander|ويطلبون/)
    expect(said('adminSettings.guestCheckoutHint')).toMatch(/abroad|étranger|الخارج/)
    expect(said('adminSettings.deliveryText')).toMatch(/courier|transporteur|شركة توصيل/)
    for (const key of ['adminOrders.cancelText', 'adminOrders.cancelSentText'])
      expect(said(key)).toMatch(/who gets emails|qui reçoit nos e-mails|إذا كان الزبون/)
    expect(said('adminProducts.images.deleteText')).toMatch(/file stays|fichier reste|يبقى ملفها/)
  })

  it('say what is kept of people', () => {
    for (const kept of {
      en: [/gift message/, /ICE/, /proof of a transfer/, /photos of a return/, /refused/, /review/, /search/],
      fr: [/message cadeau/, /ICE/, /justificatif/, /photos d’un retour/, /refusés/, /avis/, /recherche/],
      ar: [/رسالة الهدية/, /ICE/, /إثبات التحويل/, /الإرجاع وصوره/, /المرفوضة/, /التقييم/, /البحث/],
    }[language])
      expect(terms('privacy', language)).toMatch(kept)
    for (const inBrowser of {
      en: [/delivery country/, /promotion code/, /recently viewed/, /type into a form/, /random number/],
      fr: [/pays de livraison/, /code promo/, /vues récemment/, /saisissez/, /numéro aléatoire/],
      ar: [/بلد التوصيل/, /رمز التخفيض/, /شاهدتها مؤخرًا/, /تكتبه في النماذج/, /رقمًا عشوائيًا/],
    }[language])
      expect(terms('privacy', language)).toMatch(inBrowser)
  })

  it('prepare no reply that the shop cannot keep', () => {
    expect(defaultText('reply_availability', language)).not.toMatch(/two days|deux jours|يومين/)
    expect(defaultText('reply_delivery', language)).toMatch(CHECKOUT[language])
    expect(defaultText('reply_delivery', language)).not.toMatch(
      /when you receive|à la réception|عند الاستلام|cart|panier|السلة/,
    )
  })

  it('advertise what is sold', () => {
    for (const text of craftTexts.values())
      expect(text[language]).not.toMatch(/belt|kaftan|ceinture|caftan|أحزمة|قفاطين/)
    expect(answer('customs', language)).not.toMatch(/origin|المنشأ/)
  })
})
