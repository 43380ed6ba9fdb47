import type { Text } from './text'

/** A string is a measure, the same in every language and always left to right; a Text is translated. */
export type SizeCell = string | Text

export type SizeGuideId = 'poufs' | 'babouches' | 'rugs' | 'cushions'

export type SizeTable = {
  readonly id: SizeGuideId
  readonly title: Text
  readonly note: Text
  readonly columns: readonly Text[]
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly SizeCell[])[]
}

const untranslated = (text: string): Text => ({ en: text, fr: text, ar: text })

// EU sizes are Paris points with 1.5 cm of allowance: size = (foot length in cm + 1.5) × 1.5.
const babouches: readonly (readonly [eu: string, foot: string, uk: string])[] = [
  ['36', '22.5', '3½'],
  ['37', '23.2', '4'],
  ['38', '23.8', '5'],
  ['39', '24.5', '6'],
  ['40', '25.2', '6½'],
  ['41', '25.8', '7½'],
  ['42', '26.5', '8'],
  ['43', '27.2', '9'],
  ['44', '27.8', '9½'],
  ['45', '28.5', '10½'],
]

const decimal = (number: string): Text => ({ en: number, fr: number.replace('.', ','), ar: number })

export const sizeTables: readonly SizeTable[] = [
  {
    id: 'poufs',
    title: { en: 'Poufs', fr: 'Poufs', ar: 'البوفات' },
    note: {
      en: 'Measured filled. Square poufs have sides of 45 to 70\u00a0cm, floor poufs a diameter of 65 to 110\u00a0cm; each page gives the measurements.',
      fr: 'Mesurés garnis. Les poufs carrés ont des côtés de 45 à 70\u00a0cm, les poufs de sol un diamètre de 65 à 110\u00a0cm\u00a0; chaque fiche donne les mesures.',
      ar: 'المقاسات بعد الحشو. وللبوف المربع أضلاع طولها من 45 إلى 70\u00a0سم، وللبوف الأرضي قطر من 65 إلى 110\u00a0سم، وتجد المقاسات في صفحة كل قطعة.',
    },
    columns: [
      { en: 'Size', fr: 'Taille', ar: 'المقاس' },
      { en: 'Diameter (cm)', fr: 'Diamètre (cm)', ar: 'القطر (سم)' },
      { en: 'Height (cm)', fr: 'Hauteur (cm)', ar: 'الارتفاع (سم)' },
      { en: 'Filling (kg)', fr: 'Garniture (kg)', ar: 'الحشو (كغ)' },
      { en: 'Good as', fr: 'Idéal comme', ar: 'يصلح' },
    ],
    rows: [
      [
        { en: 'Small', fr: 'Petit', ar: 'صغير' },
        '45',
        '28',
        '3–4',
        {
          en: 'a footrest, a child’s seat',
          fr: 'repose-pieds, siège d’enfant',
          ar: 'مسندًا للقدمين أو مقعدًا لطفل',
        },
      ],
      [
        { en: 'Medium', fr: 'Moyen', ar: 'متوسط' },
        '55',
        '32',
        '6–7',
        { en: 'a seat', fr: 'siège', ar: 'مقعدًا' },
      ],
      [
        { en: 'Large', fr: 'Grand', ar: 'كبير' },
        '65',
        '36',
        '9–10',
        {
          en: 'a wide seat, a low table with a tray',
          fr: 'grand siège, table basse avec un plateau',
          ar: 'مقعدًا واسعًا أو طاولة منخفضة بصينية',
        },
      ],
    ],
  },
  {
    id: 'babouches',
    title: { en: 'Babouches', fr: 'Babouches', ar: 'البلغة' },
    note: {
      en: 'Measure your foot in the evening, from the heel to the longest toe. Between two sizes take the larger one; leather gives a little. UK sizes are approximate.',
      fr: 'Mesurez votre pied le soir, du talon à l’orteil le plus long. Entre deux pointures, prenez la plus grande\u00a0; le cuir s’assouplit un peu. Les tailles britanniques sont approximatives.',
      ar: 'قس قدمك مساءً من الكعب إلى أطول إصبع. وإن كنت بين مقاسين فاختر الأكبر، فالجلد يلين قليلًا. المقاسات البريطانية تقريبية.',
    },
    columns: [
      { en: 'EU size', fr: 'Pointure EU', ar: 'المقاس الأوروبي' },
      { en: 'Foot length (cm)', fr: 'Longueur du pied (cm)', ar: 'طول القدم (سم)' },
      { en: 'UK size', fr: 'Pointure UK', ar: 'المقاس البريطاني' },
    ],
    rows: babouches.map(([eu, foot, uk]) => [untranslated(eu), decimal(foot), uk]),
  },
  {
    id: 'rugs',
    title: { en: 'Rugs', fr: 'Tapis', ar: 'الزرابي' },
    note: {
      en: 'Mark the rectangle on the floor with tape before you choose. Fringes are not included; a hand-woven rug may be a few centimetres larger or smaller.',
      fr: 'Tracez le rectangle au sol avec du ruban adhésif avant de choisir. Les franges ne sont pas comptées\u00a0; un tapis tissé main peut varier de quelques centimètres.',
      ar: 'حدد المستطيل على الأرض بشريط لاصق قبل الاختيار. الأهداب غير محسوبة، وقد يتفاوت مقاس الزربية المنسوجة يدويًا ببضعة سنتيمترات.',
    },
    columns: [
      { en: 'Size (cm)', fr: 'Dimensions (cm)', ar: 'المقاس (سم)' },
      { en: 'Fits', fr: 'Convient à', ar: 'يناسب' },
    ],
    rows: [
      [
        '80\u00a0×\u00a0200',
        { en: 'a corridor, along a bed', fr: 'un couloir, le long d’un lit', ar: 'ممرًا أو جانب السرير' },
      ],
      [
        '100\u00a0×\u00a0150',
        {
          en: 'an entrance, a reading chair',
          fr: 'une entrée, un fauteuil de lecture',
          ar: 'مدخلًا أو ركن قراءة',
        },
      ],
      [
        '120\u00a0×\u00a0180',
        {
          en: 'a coffee table, a single bed',
          fr: 'une table basse, un lit simple',
          ar: 'طاولة منخفضة أو سريرًا فرديًا',
        },
      ],
      [
        '160\u00a0×\u00a0230',
        {
          en: 'a sofa of two or three seats, a double bed',
          fr: 'un canapé deux ou trois places, un lit double',
          ar: 'أريكة لشخصين أو ثلاثة، أو سريرًا مزدوجًا',
        },
      ],
      [
        '200\u00a0×\u00a0300',
        {
          en: 'a living room, a table for six',
          fr: 'un salon, une table de six personnes',
          ar: 'صالونًا أو طاولة لستة أشخاص',
        },
      ],
    ],
  },
  {
    id: 'cushions',
    title: { en: 'Cushions', fr: 'Coussins', ar: 'الوسائد' },
    note: {
      en: 'Covers are measured flat, from seam to seam. Choose a filling about 5\u00a0cm larger, so that the corners stay full.',
      fr: 'Les housses sont mesurées à plat, d’une couture à l’autre. Choisissez une garniture d’environ 5\u00a0cm de plus pour des coins bien remplis.',
      ar: 'تُقاس الأغلفة منبسطة من خياطة إلى خياطة. اختر حشوًا أكبر بنحو 5\u00a0سم لتبقى الزوايا ممتلئة.',
    },
    columns: [
      { en: 'Cover (cm)', fr: 'Housse (cm)', ar: 'الغلاف (سم)' },
      { en: 'Filling (cm)', fr: 'Garniture (cm)', ar: 'الحشو (سم)' },
      { en: 'Good on', fr: 'Pour', ar: 'يناسب' },
    ],
    rows: [
      ['40\u00a0×\u00a040', '45\u00a0×\u00a045', { en: 'a chair', fr: 'une chaise', ar: 'كرسيًا' }],
      ['45\u00a0×\u00a045', '50\u00a0×\u00a050', { en: 'a sofa', fr: 'un canapé', ar: 'أريكة' }],
      [
        '50\u00a0×\u00a050',
        '55\u00a0×\u00a055',
        { en: 'a deep sofa, a bed', fr: 'un canapé profond, un lit', ar: 'أريكة عميقة أو سريرًا' },
      ],
      [
        '60\u00a0×\u00a060',
        '65\u00a0×\u00a065',
        { en: 'a bench, the floor', fr: 'une banquette, le sol', ar: 'سدّاريًا أو الأرض' },
      ],
      [
        '40\u00a0×\u00a060',
        '45\u00a0×\u00a065',
        {
          en: 'an armchair, the small of the back',
          fr: 'un fauteuil, le bas du dos',
          ar: 'كرسيًا بذراعين أو أسفل الظهر',
        },
      ],
    ],
  },
]
