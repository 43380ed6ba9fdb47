import { RETURN_DAYS } from '@/content/returns'
import type { Language } from '@/i18n/locales'

/** What a search engine shows below the title, by the first part of the address. */
const descriptions: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  products: {
    en: 'Poufs, lanterns, copperware, leather, carpets, embroidery, pottery, zellige and woodwork: every piece made by hand in a Moroccan workshop.',
    fr: 'Poufs, lanternes, dinanderie, cuir, tapis, broderie, poterie, zellige et bois\u00A0: chaque pièce est faite main dans un atelier marocain.',
    ar: 'بوفات وفوانيس ونحاسيات وجلد وزرابي وطرز وفخار وزليج وخشب: كل قطعة مصنوعة يدويًا في ورشة مغربية.',
  },
  cities: {
    en: 'Six cities, six crafts: copper from Fez, leather from Marrakech, carpets from Rabat, embroidery from Tetouan, pottery from Meknes, thuya from Essaouira.',
    fr: 'Six villes, six métiers\u00A0: cuivre de Fès, cuir de Marrakech, tapis de Rabat, broderie de Tétouan, poterie de Meknès, thuya d’Essaouira.',
    ar: 'ست مدن وست حرف: نحاس فاس وجلد مراكش وزرابي الرباط وطرز تطوان وفخار مكناس وعرعار الصويرة.',
  },
  about: {
    en: 'Since 1995 we work with family workshops and cooperatives all over Morocco, pay them fairly and put 1% of what we earn into apprenticeships and tools.',
    fr: 'Depuis 1995, nous travaillons avec des ateliers familiaux et des coopératives de tout le Maroc, à prix juste\u00A0; 1\u00A0% de nos revenus finance apprentissage et outils.',
    ar: 'منذ 1995 نعمل مع ورشات عائلية وتعاونيات في أنحاء المغرب بأسعار منصفة، ونخصص 1% من مداخيلنا للتدريب والأدوات.',
  },
  contact: {
    en: 'Write to us, call us or visit the showroom in the medina of Fes: opening hours, map and contact form.',
    fr: 'Écrivez-nous, appelez-nous ou venez au showroom de la médina de Fès\u00A0: horaires, plan et formulaire de contact.',
    ar: 'راسلنا أو اتصل بنا أو زُر معرضنا في مدينة فاس العتيقة: أوقات العمل والخريطة ونموذج الاتصال.',
  },
  support: {
    en: 'Answers about orders, delivery, returns and sizes, with delivery fees and times for every country.',
    fr: 'Réponses sur les commandes, la livraison, les retours et les tailles, avec tarifs et délais pour chaque pays.',
    ar: 'أجوبة عن الطلبات والتوصيل والاسترجاع والمقاسات، مع رسوم التوصيل وآجاله لكل بلد.',
  },
  careinstructions: {
    en: 'How to look after leather poufs, copper tagines and Moroccan zellige, in a few simple steps.',
    fr: 'Entretenir poufs en cuir, tajines en cuivre et zellige marocain, en quelques gestes simples.',
    ar: 'كيف تعتني بالبوفات الجلدية والطواجين النحاسية والزليج المغربي في خطوات بسيطة.',
  },
  terms: {
    en: `Terms of sale and policies: delivery, payment, returns within ${RETURN_DAYS} days and how we treat your data.`,
    fr: `Conditions de vente et confidentialité\u00A0: livraison, paiement, retours sous ${RETURN_DAYS} jours et protection de vos données.`,
    ar: `الشروط العامة للبيع والسياسات: التوصيل والدفع والاسترجاع خلال ${RETURN_DAYS} يومًا وحماية معطياتك.`,
  },
}

export function pageDescription(pathname: string, language: Language): string | undefined {
  const [, first = ''] = pathname.toLowerCase().split('/')
  return Object.hasOwn(descriptions, first) ? descriptions[first]?.[language] : undefined
}
