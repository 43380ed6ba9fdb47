import aboutCopperMastersOfFez1200 from './about-copper-masters-of-fez-1200.avif'
import aboutCopperMastersOfFez480 from './about-copper-masters-of-fez-480.avif'
import aboutCopperMastersOfFez960 from './about-copper-masters-of-fez-960.avif'
import aboutLeatherOfMarrakech1200 from './about-leather-of-marrakech-1200.avif'
import aboutLeatherOfMarrakech480 from './about-leather-of-marrakech-480.avif'
import aboutLeatherOfMarrakech960 from './about-leather-of-marrakech-960.avif'
import aboutZelligeAndWoodInlay1200 from './about-zellige-and-wood-inlay-1200.avif'
import aboutZelligeAndWoodInlay480 from './about-zellige-and-wood-inlay-480.avif'
import aboutZelligeAndWoodInlay960 from './about-zellige-and-wood-inlay-960.avif'
import measured from './measured.json'
import { picture, type Picture } from './pictures'

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
