import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// One spelling and one term, wherever the shop's texts are written: catalogues, editorial texts, mails, and the seed with its
// products, facts, captions and reviews. Whole lines are read, so that no text needs to be exported for this test.

const SYNONYMS = 'supabase/seed/synonyms.ts'

const lines = [
  'src/i18n/messages',
  'src/content',
  'src/catalog',
  'supabase/functions/send-emails',
  'supabase/templates',
  'supabase/seed',
].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|html)$/.test(name))
    .map((name) => `${folder}/${name}`)
    // What people may type, in every spelling.
    .filter((path) => path !== SYNONYMS)
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .map((text, index) => ({ place: `${path}:${index + 1}`, text })),
    ),
)

const found = (other: RegExp): string[] =>
  lines.filter(({ text }) => other.test(text)).map(({ place, text }) => `${place}: ${text.trim()}`)

it('reads the texts', () => {
  for (const path of [
    'payment/ar.ts',
    'content/faq.ts',
    'payment-messages.ts',
    'catalogue/lamps.ts',
    '.html',
  ])
    expect(
      lines.some(({ place }) => place.includes(path)),
      path,
    ).toBe(true)
})

describe('English', () => {
  it.each([
    ['payment method', /\bways? to pay\b/i],
    ['reserve', /\b(we|order) holds? (your|the|its) pieces\b/i],
    ['reopen', /\btakes? up the order\b/i],
    [
      'refund',
      /\b(give|gives|giving|given|gave) ((it|them|the money|\S+\}|one of the two) back|back the money)\b|\bgiven back\b/i,
    ],
    ['is due', /\bare (still )?to be paid\b/i],
    ['madrasa', /\bmedersas?\b/i],
  ])('uses “%s”', (_term, other) => expect(found(other)).toEqual([]))
})

describe('French', () => {
  it.each([
    ['jours ouvrés', /\bjours? ouvrables?\b/i],
    ['mode de paiement', /\bmoyens? de paiement\b/i],
    ['rétablir la commande', /\breprenons la commande|commande reprise\b/i],
    ['devise', /\bdans quelle monnaie|'Monnaie'/],
    ['fermeture éclair', /\bglissière/i],
    ['garniture', /\bgarnissage/i],
    ['à arcades', /\sà arcs(?!\p{L})/u],
    ['calebasse', /\ben forme de gourde\b/i],
  ])('uses “%s”', (_term, other) => expect(found(other)).toEqual([]))
})

describe('Arabic', () => {
  it.each([
    ['معيّن', /معين/],
    ['نسّاج', /نساج(?!ة النول)/],
    ['مقوّس', /مقوس/],
    ['مقبّب', /مقبب/],
    ['خرّاز', /خراز/],
    ['مخرّم', /مخرم|مثقب(?!\p{L})/u],
    ['حسب الطلب', /عند الطلب/],
    ['باي بال', /\p{Script=Arabic}.*PayPal|PayPal.*\p{Script=Arabic}/u],
    ['الآمنة', /المؤم[َّ]*نة/],
    ['سعر', /ثمن الوحدة/],
    ['عملية دفع', /(?<!\p{L})(ال)?(دفعتك|بدفعتك)/u],
    ['حنبل', /كليم/],
    ['يُرجى', /(?<!\p{L})(يرجى|المرجو)(?!\p{L})/u],
    ['تطعيم', /ترصيع(?! بالزجاج)/],
    ['حوض الصباغة', /حمّام الصباغة/],
    ['كؤوس without ة', /(ثلاثة|أربعة|ستة|عشرة) كؤوس/],
  ])('uses “%s”', (_term, other) => expect(found(other)).toEqual([]))
})
