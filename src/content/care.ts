import type { Text } from './text'

export type CareCard = {
  readonly id: string
  readonly title: Text
  readonly alt: Text
  /** A path in the public bucket of product pictures. */
  readonly image: string
  /** The picture's background colour. */
  readonly color: string
  readonly tips: readonly [Text, Text, Text]
}

export const careHeading: Text = {
  en: 'Care instructions',
  fr: 'Conseils d’entretien',
  ar: 'تعليمات العناية',
}

export const careIntro: Text = {
  en: 'A few minutes of care now and then keep a handmade piece beautiful for decades.',
  fr: 'Quelques minutes de temps en temps suffisent pour qu’une pièce faite main reste belle des décennies.',
  ar: 'دقائق قليلة من حين إلى آخر تحفظ جمال القطعة اليدوية عقودًا.',
}

export const careCards: readonly CareCard[] = [
  {
    id: 'leather-poufs',
    title: { en: 'Leather poufs', fr: 'Poufs en cuir', ar: 'البوفات الجلدية' },
    alt: {
      en: 'Round pouf in tan leather with a stitched star',
      fr: 'Pouf rond en cuir fauve à étoile surpiquée',
      ar: 'بوف مستدير من الجلد العسلي بنجمة مخيطة',
    },
    image: 'catalog/pouf-tan-leather-1000.avif',
    color: '#d8c4a6',
    tips: [
      {
        en: 'Dust it with a soft, dry cloth. Lift a stain with a barely damp cloth, from its edge to its middle, and let it dry away from heat.',
        fr: 'Dépoussiérez avec un chiffon doux et sec. Pour une tache, passez un chiffon à peine humide, du bord vers le centre, puis laissez sécher loin de toute chaleur.',
        ar: 'امسح الغبار بقطعة قماش ناعمة وجافة. وعند وجود بقعة مرّر قطعة مبللة قليلًا من حافتها نحو وسطها، ثم اترك الجلد يجف بعيدًا عن الحرارة.',
      },
      {
        en: 'Twice a year, feed the leather with a thin coat of colourless balm. Try it underneath first, leave it overnight and polish.',
        fr: 'Deux fois par an, nourrissez le cuir d’une fine couche de baume incolore. Essayez d’abord dessous, laissez agir une nuit, puis lustrez.',
        ar: 'غذِّ الجلد مرتين في السنة بطبقة رقيقة من بلسم عديم اللون. جربه أولًا في الأسفل، واتركه ليلة ثم لمّعه.',
      },
      {
        en: 'Keep it out of direct sun and away from radiators, which fade and dry the leather, and turn it now and then so that it keeps its shape.',
        fr: 'Gardez-le à l’abri du soleil direct et des radiateurs, qui ternissent et dessèchent le cuir, et tournez-le de temps en temps pour qu’il garde sa forme.',
        ar: 'أبعده عن أشعة الشمس المباشرة وأجهزة التدفئة لأنها تُذهب لون الجلد وتجففه، وأدره من حين إلى آخر ليحافظ على شكله.',
      },
    ],
  },
  {
    id: 'copper-tagines',
    title: { en: 'Copper tagines', fr: 'Tajines en cuivre', ar: 'الطواجين النحاسية' },
    alt: {
      en: 'Hammered copper pot with brass handles',
      fr: 'Pot en cuivre martelé à anses de laiton',
      ar: 'قدر من النحاس الأحمر المطروق بمقبضين من النحاس الأصفر',
    },
    image: 'catalog/cachepot-copper-hammered-1000.avif',
    color: '#ddd8cb',
    tips: [
      {
        en: 'Wash it by hand in warm water with a mild soap and a soft sponge, never in the dishwasher, and dry it at once so that no water marks stay.',
        fr: 'Lavez-le à la main, à l’eau tiède, avec un savon doux et une éponge souple, jamais au lave-vaisselle, et essuyez-le aussitôt pour éviter les traces d’eau.',
        ar: 'اغسله باليد بماء دافئ وصابون خفيف وإسفنجة لينة، ولا تضعه في غسالة الأواني، وجففه فورًا كي لا تبقى آثار الماء.',
      },
      {
        en: 'To bring back the shine, rub the outside with half a lemon and fine salt, rinse well and polish with a dry cloth.',
        fr: 'Pour raviver l’éclat, frottez l’extérieur avec un demi-citron et du sel fin, rincez bien et lustrez avec un chiffon sec.',
        ar: 'لاستعادة اللمعان افرك الوجه الخارجي بنصف ليمونة وملح ناعم، ثم اشطفه جيدًا ولمّعه بقطعة قماش جافة.',
      },
      {
        en: 'Put food only on a tinned inside: use wooden spoons, a low flame and no scouring powder, and have the tin renewed when copper shows through.',
        fr: 'Ne mettez d’aliments que sur un intérieur étamé\u00a0: cuillères en bois, feu doux, pas de poudre à récurer, et faites refaire l’étamage dès que le cuivre apparaît.',
        ar: 'لا تضع الطعام إلا على سطح داخلي مطلي بالقصدير: استعمل ملاعق خشبية ونارًا هادئة دون مساحيق خشنة، وجدد الطلاء متى ظهر النحاس.',
      },
    ],
  },
  {
    id: 'moroccan-zellige',
    title: { en: 'Moroccan zellige', fr: 'Zellige marocain', ar: 'الزليج المغربي' },
    alt: {
      en: 'Framed zellige panel with blue and yellow stars',
      fr: 'Panneau de zellige encadré, à étoiles bleues et jaunes',
      ar: 'لوحة زليج مؤطرة بنجوم زرقاء وصفراء',
    },
    image: 'catalog/panel-zellige-khatam-blue-1000.avif',
    color: '#ddd3c2',
    tips: [
      {
        en: 'Wipe it with water and a neutral soap and dry it with a soft cloth. Fine crackle and small chips belong to zellige.',
        fr: 'Nettoyez à l’eau et au savon neutre, puis essuyez avec un chiffon doux. Les fines craquelures et petits éclats font partie du zellige.',
        ar: 'امسحه بالماء وصابون محايد ثم جففه بقطعة قماش ناعمة. التشققات الدقيقة والكسور الصغيرة من طبيعة الزليج.',
      },
      {
        en: 'Keep vinegar, lemon, bleach and descaler away from it: acids dull the glaze and eat the joints.',
        fr: 'Tenez-le à l’écart du vinaigre, du citron, de la javel et des détartrants\u00a0: les acides ternissent l’émail et rongent les joints.',
        ar: 'أبعد عنه الخل والليمون وماء جافيل ومزيلات الكلس، فالأحماض تطفئ لمعان الطلاء وتأكل الفواصل.',
      },
      {
        en: 'Put something under hot pots and flower pots, and bring a zellige table indoors before the first frost.',
        fr: 'Glissez un dessous-de-plat sous les plats chauds, une soucoupe sous les pots de fleurs, et rentrez une table en zellige avant les premières gelées.',
        ar: 'ضع واقيًا تحت الأواني الساخنة وأصص النباتات، وأدخل طاولة الزليج إلى البيت قبل أول صقيع.',
      },
    ],
  },
]
