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
import measured from './measured.json'
import { picture, type Picture } from './pictures'

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
