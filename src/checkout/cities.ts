import type { Language } from '@/i18n/locales'
import { isDomestic } from '@/lib/countries'
import { searchNorm } from '@/lib/search-norm'
import { foldLine } from '@/lib/typed-text'

// The larger cities and towns of Morocco, the most populous first. Suggestions only: any other name may be typed. A copy of
// the table delivery_cities, so that the checkout needs no request for them; a test holds both equal.
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

const normalized = CITIES.map((names) => names.map(searchNorm))

/**
 * The cities whose name contains the text in any of the three languages, in the given one; names that begin with it come
 * first. All cities for an empty text, none for one in another script.
 */
export function findCities(text: string, language: Language): readonly string[] {
  const query = searchNorm(text)
  if (query === '' && foldLine(text) !== '') return []
  const matches = CITIES.flatMap((names, index) => {
    const found = normalized[index]?.filter((name) => name.includes(query)) ?? []
    if (found.length === 0) return []
    return [{ name: names[COLUMN[language]], begins: found.some((name) => name.startsWith(query)) }]
  })
  return [...matches.filter(({ begins }) => begins), ...matches.filter(({ begins }) => !begins)].map(
    ({ name }) => name,
  )
}

/** The city that delivery is quoted for: its English name, however it was typed; null for other places and countries. */
export function quotedCity(country: string, typed: string): string | null {
  const query = searchNorm(typed)
  if (!isDomestic(country)) return null
  return CITIES.find((_, index) => normalized[index]?.includes(query))?.[0] ?? null
}
