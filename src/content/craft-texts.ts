import type { Text } from './text'

/** A sentence about each craft, by the key of its category, for the head of its list. */
export const craftTexts: ReadonlyMap<string, Text> = new Map([
  [
    'lamps',
    {
      en: 'Brass and copper, pierced by hand, that throws stars on the wall as soon as it is lit.',
      fr: 'Laiton et cuivre ajourés à la main, qui projettent des étoiles sur les murs dès qu’on les allume.',
      ar: 'نحاس أصفر وأحمر مخرّم باليد، ينثر النجوم على الجدران ما إن يُضاء.',
    },
  ],
  [
    'poufs',
    {
      en: 'Leather cut and stitched by hand, embroidered with a star: a seat, a footrest or a low table.',
      fr: 'Du cuir coupé et cousu main, brodé d’une étoile\u00A0: siège, repose-pieds ou table basse.',
      ar: 'جلد مقصوص ومخيط باليد، مطرز بنجمة: مقعد أو مسند للقدمين أو طاولة منخفضة.',
    },
  ],
  [
    'copperware',
    {
      en: 'Trays, teapots and kettles, hammered and engraved as in the days of the first coppersmiths of Fez.',
      fr: 'Plateaux, théières et bouilloires, martelés et gravés comme aux premiers temps des dinandiers de Fès.',
      ar: 'صواني وبراريد شاي وغلايات، مطروقة ومنقوشة كما في زمن أوائل النحّاسين بفاس.',
    },
  ],
  [
    'leather-goods',
    {
      en: 'Bags, babouches and notebooks of leather tanned with plants, which grows more beautiful with the years.',
      fr: 'Sacs, babouches et carnets en cuir tanné aux plantes, plus beau d’année en année.',
      ar: 'حقائب وبلاغي ودفاتر من جلد مدبوغ بالنباتات، يزداد جمالًا مع السنين.',
    },
  ],
  [
    'carpets',
    {
      en: 'Knotted and woven wool: Amazigh patterns, kilims and the fine pile of Rabat.',
      fr: 'De la laine nouée et tissée\u00A0: motifs amazighs, kilims et le velours fin de Rabat.',
      ar: 'صوف معقود ومنسوج: زخارف أمازيغية وحنابل وزرابي رباطية ناعمة.',
    },
  ],
  [
    'embroidery',
    {
      en: 'Cushions, wall hangings and tablecloths of linen, embroidered by hand, stitch by stitch.',
      fr: 'Coussins, tentures et nappes de lin, brodés à la main, point après point.',
      ar: 'وسائد ومعلقات جدارية ومفارش من الكتان، مطرزة باليد غرزة بعد غرزة.',
    },
  ],
  [
    'pottery',
    {
      en: 'Tagines, bowls and plates, thrown on the wheel and painted free-hand.',
      fr: 'Tajines, bols et assiettes, tournés et peints à main levée.',
      ar: 'طواجين وزلافات وصحون، مشكّلة على الدولاب ومرسومة باليد.',
    },
  ],
  [
    'zellige',
    {
      en: 'Glazed tiles, cut one by one with a hammer and laid into stars.',
      fr: 'Des carreaux émaillés, taillés un à un au marteau et assemblés en étoiles.',
      ar: 'قطع مطلية بالمينا، تُقطع واحدة واحدة بالمطرقة وتُجمع في نجوم.',
    },
  ],
  [
    'woodwork',
    {
      en: 'Boxes and bowls of thuya and cedar, turned, inlaid and polished in Essaouira and the Atlas.',
      fr: 'Coffrets et coupes en thuya et en cèdre, tournés, marquetés et polis à Essaouira et dans l’Atlas.',
      ar: 'صناديق وأوانٍ من العرعار والأرز، مخروطة ومطعّمة ومصقولة في الصويرة والأطلس.',
    },
  ],
])
