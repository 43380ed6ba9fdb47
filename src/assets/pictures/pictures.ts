import aboutCopperMastersOfFez1200 from './about-copper-masters-of-fez-1200.avif'
import aboutCopperMastersOfFez480 from './about-copper-masters-of-fez-480.avif'
import aboutCopperMastersOfFez960 from './about-copper-masters-of-fez-960.avif'
import aboutLeatherOfMarrakech1200 from './about-leather-of-marrakech-1200.avif'
import aboutLeatherOfMarrakech480 from './about-leather-of-marrakech-480.avif'
import aboutLeatherOfMarrakech960 from './about-leather-of-marrakech-960.avif'
import aboutZelligeAndWoodInlay1200 from './about-zellige-and-wood-inlay-1200.avif'
import aboutZelligeAndWoodInlay480 from './about-zellige-and-wood-inlay-480.avif'
import aboutZelligeAndWoodInlay960 from './about-zellige-and-wood-inlay-960.avif'
import cityEssaouira1200 from './city-essaouira-1200.avif'
import cityEssaouira480 from './city-essaouira-480.avif'
import cityEssaouira960 from './city-essaouira-960.avif'
import cityFez1200 from './city-fez-1200.avif'
import cityFez480 from './city-fez-480.avif'
import cityFez960 from './city-fez-960.avif'
import cityMarrakech1200 from './city-marrakech-1200.avif'
import cityMarrakech480 from './city-marrakech-480.avif'
import cityMarrakech960 from './city-marrakech-960.avif'
import cityMeknes1200 from './city-meknes-1200.avif'
import cityMeknes480 from './city-meknes-480.avif'
import cityMeknes960 from './city-meknes-960.avif'
import cityRabat1200 from './city-rabat-1200.avif'
import cityRabat480 from './city-rabat-480.avif'
import cityRabat960 from './city-rabat-960.avif'
import cityTetouan1200 from './city-tetouan-1200.avif'
import cityTetouan480 from './city-tetouan-480.avif'
import cityTetouan960 from './city-tetouan-960.avif'
import heroCourtyardEvening1440 from './hero-courtyard-evening-1440.avif'
import heroCourtyardEvening1920 from './hero-courtyard-evening-1920.avif'
import heroCourtyardEvening480 from './hero-courtyard-evening-480.avif'
import heroCourtyardEvening960 from './hero-courtyard-evening-960.avif'
import heroCraftsDaylight1440 from './hero-crafts-daylight-1440.avif'
import heroCraftsDaylight1920 from './hero-crafts-daylight-1920.avif'
import heroCraftsDaylight480 from './hero-crafts-daylight-480.avif'
import heroCraftsDaylight960 from './hero-crafts-daylight-960.avif'
import heroTeaTableLanterns1440 from './hero-tea-table-lanterns-1440.avif'
import heroTeaTableLanterns1920 from './hero-tea-table-lanterns-1920.avif'
import heroTeaTableLanterns480 from './hero-tea-table-lanterns-480.avif'
import heroTeaTableLanterns960 from './hero-tea-table-lanterns-960.avif'
import measured from './measured.json'
import type { Language } from '@/i18n/locales'

export type Picture = {
  /** The fallback for browsers without srcset, and for links. */
  readonly src: string
  readonly srcSet: string
  readonly width: number
  readonly height: number
  /** The picture's mean colour, shown until it has loaded. */
  readonly color: string
  readonly alt: Readonly<Record<Language, string>>
}

type Measured = Pick<Picture, 'width' | 'height' | 'color'>

/** The second file, 960 px wide, is the fallback `src`. */
function picture(
  { width, height, color }: Measured,
  files: readonly [small: [number, string], middle: [number, string], ...large: [number, string][]],
  alt: Picture['alt'],
): Picture {
  const srcSet = files.map(([pixels, url]) => `${url} ${pixels}w`).join(', ')
  return { src: files[1][1], srcSet, width, height, color, alt }
}

/** Hero pictures, 16:9. */
export const heroPictures = {
  'courtyard-evening': picture(
    measured['hero-courtyard-evening'],
    [
      [480, heroCourtyardEvening480],
      [960, heroCourtyardEvening960],
      [1440, heroCourtyardEvening1440],
      [1920, heroCourtyardEvening1920],
    ],
    {
      en: 'Courtyard at dusk with lanterns, zellige, leather poufs and a rug',
      fr: 'Patio au crépuscule\u00a0: lanternes, zellige, poufs de cuir et tapis',
      ar: 'فناء عند الغروب بفوانيس وزليج وبوفات جلدية وزربية',
    },
  ),
  'crafts-daylight': picture(
    measured['hero-crafts-daylight'],
    [
      [480, heroCraftsDaylight480],
      [960, heroCraftsDaylight960],
      [1440, heroCraftsDaylight1440],
      [1920, heroCraftsDaylight1920],
    ],
    {
      en: 'Moroccan crafts arranged on plaster plinths in daylight',
      fr: 'Artisanat marocain présenté sur des socles de plâtre, à la lumière du jour',
      ar: 'منتجات الصناعة التقليدية المغربية فوق قواعد من الجبس في ضوء النهار',
    },
  ),
  'tea-table-lanterns': picture(
    measured['hero-tea-table-lanterns'],
    [
      [480, heroTeaTableLanterns480],
      [960, heroTeaTableLanterns960],
      [1440, heroTeaTableLanterns1440],
      [1920, heroTeaTableLanterns1920],
    ],
    {
      en: 'Tea on a zellige table under lit lanterns',
      fr: 'Thé servi sur une table en zellige, sous des lanternes allumées',
      ar: 'شاي على طاولة من الزليج تحت فوانيس مضاءة',
    },
  ),
} satisfies Readonly<Record<string, Picture>>

/** By the city's name as stored in the database; 4:3. There is none for Casablanca. */
export const cityPictures = {
  Essaouira: picture(
    measured['city-essaouira'],
    [
      [480, cityEssaouira480],
      [960, cityEssaouira960],
      [1200, cityEssaouira1200],
    ],
    {
      en: 'Essaouira thuya wood boxes and bowl',
      fr: 'Coffrets et coupe en bois de thuya d’Essaouira',
      ar: 'صناديق ووعاء من خشب العرعار بالصويرة',
    },
  ),
  Fez: picture(
    measured['city-fez'],
    [
      [480, cityFez480],
      [960, cityFez960],
      [1200, cityFez1200],
    ],
    {
      en: 'Fez copperware and blue ceramics',
      fr: 'Cuivres et céramiques bleues de Fès',
      ar: 'نحاسيات وخزف أزرق من فاس',
    },
  ),
  Marrakech: picture(
    measured['city-marrakech'],
    [
      [480, cityMarrakech480],
      [960, cityMarrakech960],
      [1200, cityMarrakech1200],
    ],
    {
      en: 'Marrakech leather poufs, bag and babouches',
      fr: 'Poufs, sac et babouches en cuir de Marrakech',
      ar: 'بوفات وحقيبة وبلغة جلدية من مراكش',
    },
  ),
  Meknes: picture(
    measured['city-meknes'],
    [
      [480, cityMeknes480],
      [960, cityMeknes960],
      [1200, cityMeknes1200],
    ],
    {
      en: 'Meknes painted pottery before green zellige',
      fr: 'Poteries peintes de Meknès devant un zellige vert',
      ar: 'فخار مكناسي مزخرف أمام زليج أخضر',
    },
  ),
  Rabat: picture(
    measured['city-rabat'],
    [
      [480, cityRabat480],
      [960, cityRabat960],
      [1200, cityRabat1200],
    ],
    {
      en: 'Rabat carpets, hung and rolled',
      fr: 'Tapis de Rabat suspendus et roulés',
      ar: 'زرابي رباطية معلقة وملفوفة',
    },
  ),
  Tetouan: picture(
    measured['city-tetouan'],
    [
      [480, cityTetouan480],
      [960, cityTetouan960],
      [1200, cityTetouan1200],
    ],
    {
      en: 'Tetouan embroidered cushions and table linen',
      fr: 'Coussins et linge de table brodés de Tétouan',
      ar: 'وسائد ومفارش مطرزة من تطوان',
    },
  ),
} satisfies Readonly<Record<string, Picture>>

/** By story slug; 4:3. */
export const storyPictures = {
  'copper-masters-of-fez': picture(
    measured['about-copper-masters-of-fez'],
    [
      [480, aboutCopperMastersOfFez480],
      [960, aboutCopperMastersOfFez960],
      [1200, aboutCopperMastersOfFez1200],
    ],
    {
      en: 'Still life of Fez copper: tray, teapots, jug and pots',
      fr: 'Cuivres de Fès\u00a0: plateau, théières, cruche et pots',
      ar: 'نحاسيات فاس: صينية وأباريق وقدور',
    },
  ),
  'leather-of-marrakech': picture(
    measured['about-leather-of-marrakech'],
    [
      [480, aboutLeatherOfMarrakech480],
      [960, aboutLeatherOfMarrakech960],
      [1200, aboutLeatherOfMarrakech1200],
    ],
    {
      en: 'Still life of Marrakech leather: pouf, satchel, babouches, journal',
      fr: 'Cuirs de Marrakech\u00a0: pouf, sacoche, babouches, carnet',
      ar: 'جلديات مراكش: بوف وحقيبة وبلغة ودفتر',
    },
  ),
  'zellige-and-wood-inlay': picture(
    measured['about-zellige-and-wood-inlay'],
    [
      [480, aboutZelligeAndWoodInlay480],
      [960, aboutZelligeAndWoodInlay960],
      [1200, aboutZelligeAndWoodInlay1200],
    ],
    {
      en: 'Zellige panels beside inlaid thuya boxes',
      fr: 'Panneaux de zellige et coffrets de thuya marquetés',
      ar: 'لوحات زليج بجانب صناديق مطعّمة من خشب العرعار',
    },
  ),
} satisfies Readonly<Record<string, Picture>>
