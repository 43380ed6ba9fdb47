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
import { picture, type Picture } from './pictures'

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
