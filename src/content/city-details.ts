import type { CityName } from './cities'
import type { Text } from './text'

type CityDetails = {
  readonly description: Text
  readonly founded: Text
  readonly crafts: readonly Text[]
  /** The number of artisans in partner workshops. The number of products comes from the catalogue. */
  readonly artisans: number
}

/** Not in cities.ts, because the home page shows none of these texts. */
export const cityDetails: Readonly<Record<CityName, CityDetails>> = {
  Fez: {
    description: {
      en: 'In the oldest of our medinas, coppersmiths still work in the open on Place Seffarine, and potters paint cobalt blue by hand on white glaze.',
      fr: 'Dans la plus ancienne de nos médinas, les dinandiers travaillent toujours en plein air, place Seffarine, et les potiers peignent à main levée le bleu de cobalt sur l’émail blanc.',
      ar: 'في أعرق مدننا العتيقة ما زال النحّاسون يعملون في الهواء الطلق بساحة الصفارين، ويرسم الخزافون بأيديهم الأزرق الفاسي على الطلاء الأبيض.',
    },
    founded: { en: '8th century', fr: 'VIIIe\u00a0siècle', ar: 'القرن الثامن' },
    crafts: [
      { en: 'Engraved trays', fr: 'Plateaux gravés', ar: 'صواني منقوشة' },
      { en: 'Blue ceramics', fr: 'Céramique bleue', ar: 'خزف أزرق' },
      { en: 'Zellige', fr: 'Zellige', ar: 'زليج' },
    ],
    artisans: 45,
  },
  Marrakech: {
    description: {
      en: 'Behind Bab Debbagh the hides are tanned; in the souks they are cut and stitched: poufs, bags and babouches in the colours of the red city.',
      fr: 'Derrière Bab Debbagh, on tanne les peaux\u00a0; dans les souks, on les coupe et on les coud\u00a0: poufs, sacs et babouches aux couleurs de la ville rouge.',
      ar: 'خلف باب الدباغ تُدبغ الجلود، وفي الأسواق تُفصّل وتُخاط: بوفات وحقائب وبلاغي بألوان المدينة الحمراء.',
    },
    founded: { en: '11th century', fr: 'XIe\u00a0siècle', ar: 'القرن الحادي عشر' },
    crafts: [
      { en: 'Leather poufs', fr: 'Poufs en cuir', ar: 'بوفات جلدية' },
      { en: 'Babouches', fr: 'Babouches', ar: 'بلاغي' },
      { en: 'Lanterns', fr: 'Lanternes', ar: 'فوانيس' },
    ],
    artisans: 32,
  },
  Rabat: {
    description: {
      en: 'City looms knot the red medallion carpet that bears its name; from the Atlas come flat-woven kilims and the undyed wool of the Beni Ourain.',
      fr: 'Les métiers de la ville nouent le tapis à médaillon rouge qui porte son nom\u00a0; de l’Atlas viennent les kilims tissés à plat et la laine écrue des Beni Ouarain.',
      ar: 'تعقد أنوال المدينة الزربية الرباطية بوسطها الأحمر الشهير، ومن الأطلس يأتي الحنبل المنسوج وصوف بني وراين بلونه الطبيعي.',
    },
    founded: { en: '12th century', fr: 'XIIe\u00a0siècle', ar: 'القرن الثاني عشر' },
    crafts: [
      { en: 'Rabat carpets', fr: 'Tapis de Rabat', ar: 'الزربية الرباطية' },
      { en: 'Kilims', fr: 'Kilims', ar: 'حنابل' },
      { en: 'Wool poufs', fr: 'Poufs en laine', ar: 'بوفات صوفية' },
    ],
    artisans: 38,
  },
  Tetouan: {
    description: {
      en: 'Families from Granada rebuilt the white city and brought their silks. Their embroidery, drawn on the cloth and filled with silk, still passes from mother to daughter.',
      fr: 'Des familles venues de Grenade ont relevé la ville blanche et apporté leurs soies. Leur broderie, dessinée sur l’étoffe puis remplie de soie, se transmet toujours de mère en fille.',
      ar: 'أعادت أسر قادمة من غرناطة بناء الحمامة البيضاء وحملت معها حريرها، وما زال الطرز التطواني، المرسوم على القماش والمملوء بالحرير، ينتقل من الأم إلى ابنتها.',
    },
    founded: { en: '15th century', fr: 'XVe\u00a0siècle', ar: 'القرن الخامس عشر' },
    crafts: [
      { en: 'Cushions', fr: 'Coussins', ar: 'وسائد' },
      { en: 'Table linen', fr: 'Linge de table', ar: 'مفارش المائدة' },
      { en: 'Runners', fr: 'Chemins de table', ar: 'مفارش طولية' },
    ],
    artisans: 28,
  },
  Meknes: {
    description: {
      en: 'The imperial city of Moulay Ismail keeps its green: jars, tagines and zellige tables glazed in the emerald of its great gates.',
      fr: 'La ville impériale de Moulay Ismaïl garde son vert\u00a0: jarres, tajines et tables en zellige ont l’émeraude de ses grandes portes.',
      ar: 'تحتفظ العاصمة الإسماعيلية بأخضرها: جرار وطواجين وطاولات زليج بلون زمرد أبوابها الكبيرة.',
    },
    founded: { en: '11th century', fr: 'XIe\u00a0siècle', ar: 'القرن الحادي عشر' },
    crafts: [
      { en: 'Glazed jars', fr: 'Jarres émaillées', ar: 'جرار مطلية' },
      { en: 'Tagines', fr: 'Tajines', ar: 'طواجين' },
      { en: 'Zellige tables', fr: 'Tables en zellige', ar: 'طاولات الزليج' },
    ],
    artisans: 25,
  },
  Essaouira: {
    description: {
      en: 'In the vaults under the ramparts, inlayers turn the scented burl of the thuya into boxes and set it with lemonwood and mother-of-pearl.',
      fr: 'Sous les voûtes des remparts, les marqueteurs façonnent la loupe parfumée du thuya et y incrustent citronnier et nacre.',
      ar: 'تحت أقواس الأسوار يصنع المعلمون من جذور العرعار العطرة صناديق مطعّمة بخشب الليمون والصدف.',
    },
    founded: { en: '18th century', fr: 'XVIIIe\u00a0siècle', ar: 'القرن الثامن عشر' },
    crafts: [
      { en: 'Inlaid boxes', fr: 'Coffrets marquetés', ar: 'صناديق مطعّمة' },
      { en: 'Bowls', fr: 'Coupes', ar: 'أوعية خشبية' },
      { en: 'Chess sets', fr: 'Jeux d’échecs', ar: 'أطقم شطرنج' },
    ],
    artisans: 20,
  },
}
