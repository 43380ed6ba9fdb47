import type { Language } from '@/i18n/locales'

// The larger cities and towns of Morocco, the most populous first. Suggestions only: any other name may be typed.
const CITIES: readonly (readonly [en: string, fr: string, ar: string])[] = [
  ['Casablanca', 'Casablanca', 'الدار البيضاء'],
  ['Rabat', 'Rabat', 'الرباط'],
  ['Fez', 'Fès', 'فاس'],
  ['Marrakech', 'Marrakech', 'مراكش'],
  ['Tangier', 'Tanger', 'طنجة'],
  ['Salé', 'Salé', 'سلا'],
  ['Meknes', 'Meknès', 'مكناس'],
  ['Agadir', 'Agadir', 'أكادير'],
  ['Oujda', 'Oujda', 'وجدة'],
  ['Kenitra', 'Kénitra', 'القنيطرة'],
  ['Tetouan', 'Tétouan', 'تطوان'],
  ['Temara', 'Témara', 'تمارة'],
  ['Safi', 'Safi', 'آسفي'],
  ['Mohammedia', 'Mohammédia', 'المحمدية'],
  ['Khouribga', 'Khouribga', 'خريبكة'],
  ['El Jadida', 'El Jadida', 'الجديدة'],
  ['Beni Mellal', 'Béni Mellal', 'بني ملال'],
  ['Ait Melloul', 'Aït Melloul', 'أيت ملول'],
  ['Nador', 'Nador', 'الناظور'],
  ['Dar Bouazza', 'Dar Bouazza', 'دار بوعزة'],
  ['Taza', 'Taza', 'تازة'],
  ['Settat', 'Settat', 'سطات'],
  ['Berrechid', 'Berrechid', 'برشيد'],
  ['Khemisset', 'Khémisset', 'الخميسات'],
  ['Inezgane', 'Inezgane', 'إنزكان'],
  ['Ksar El Kebir', 'Ksar El Kébir', 'القصر الكبير'],
  ['Larache', 'Larache', 'العرائش'],
  ['Guelmim', 'Guelmim', 'كلميم'],
  ['Khenifra', 'Khénifra', 'خنيفرة'],
  ['Berkane', 'Berkane', 'بركان'],
  ['Taourirt', 'Taourirt', 'تاوريرت'],
  ['Fquih Ben Salah', 'Fquih Ben Salah', 'الفقيه بن صالح'],
  ['Oued Zem', 'Oued Zem', 'وادي زم'],
  ['Sidi Slimane', 'Sidi Slimane', 'سيدي سليمان'],
  ['Sidi Kacem', 'Sidi Kacem', 'سيدي قاسم'],
  ['Errachidia', 'Errachidia', 'الرشيدية'],
  ['Essaouira', 'Essaouira', 'الصويرة'],
  ['Ouarzazate', 'Ouarzazate', 'ورزازات'],
  ['Taroudant', 'Taroudant', 'تارودانت'],
  ['Tiznit', 'Tiznit', 'تيزنيت'],
  ['Al Hoceima', 'Al Hoceïma', 'الحسيمة'],
  ['Chefchaouen', 'Chefchaouen', 'شفشاون'],
  ['Ifrane', 'Ifrane', 'إفران'],
  ['Azrou', 'Azrou', 'أزرو'],
  ['Sefrou', 'Sefrou', 'صفرو'],
  ['Midelt', 'Midelt', 'ميدلت'],
  ['Zagora', 'Zagora', 'زاكورة'],
  ['Tinghir', 'Tinghir', 'تنغير'],
  ['Laayoune', 'Laâyoune', 'العيون'],
  ['Dakhla', 'Dakhla', 'الداخلة'],
]

const COLUMN: Record<Language, 0 | 1 | 2> = { en: 0, fr: 1, ar: 2 }

/** City names of Morocco in the language, the most populous first. */
export function cityNames(language: Language): readonly string[] {
  return CITIES.map((names) => names[COLUMN[language]])
}
