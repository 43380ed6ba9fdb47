// French and Arabic translations of the catalogue's English values, for the site and the mails.
const labels: Readonly<Record<string, Readonly<Record<'fr' | 'ar', string>>>> = {
  Blue: { fr: 'Bleu', ar: 'أزرق' },
  Burgundy: { fr: 'Bordeaux', ar: 'عنابي' },
  Chocolate: { fr: 'Chocolat', ar: 'بني داكن' },
  Cognac: { fr: 'Cognac', ar: 'قرفي' },
  Copper: { fr: 'Cuivre', ar: 'نحاسي' },
  Emerald: { fr: 'Émeraude', ar: 'زمردي' },
  Ivory: { fr: 'Ivoire', ar: 'عاجي' },
  Navy: { fr: 'Bleu marine', ar: 'أزرق داكن' },
  Red: { fr: 'Rouge', ar: 'أحمر' },
  Silver: { fr: 'Argenté', ar: 'فضي' },
  Tan: { fr: 'Fauve', ar: 'عسلي' },
  Terracotta: { fr: 'Terre cuite', ar: 'آجري' },
  Yellow: { fr: 'Jaune', ar: 'أصفر' },
  Small: { fr: 'Petit', ar: 'صغير' },
  Medium: { fr: 'Moyen', ar: 'متوسط' },
  Large: { fr: 'Grand', ar: 'كبير' },
  Octagonal: { fr: 'Octogonale', ar: 'مثمّن' },
  Round: { fr: 'Ronde', ar: 'مستدير' },
  Square: { fr: 'Carrée', ar: 'مربع' },
}

/** The translated value of a variation. Admins may enter any text: without a translation it shows as entered. */
export function valueLabel(value: string, language: 'en' | 'fr' | 'ar'): string {
  // Sizes such as "60 x 90 cm": the database stores them in English with a plain x.
  const size = /^(\d+(?: x \d+)*) cm$/.exec(value)?.[1]
  if (size !== undefined) {
    return `${size.replaceAll(' x ', '\u00a0×\u00a0')}\u00a0${language === 'ar' ? 'سم' : 'cm'}`
  }
  if (language === 'en' || !Object.hasOwn(labels, value)) return value
  return labels[value]?.[language] ?? value
}
