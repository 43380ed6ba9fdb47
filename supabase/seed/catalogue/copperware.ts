import type { Craft, Family, Measure } from './shape.ts'
import { colours, n, sizes, t, threeSizes } from './shape.ts'

const hammered: Craft = {
  making: [
    t(
      'Raised from a single sheet of red copper, hammer blow by hammer blow, by a coppersmith in {city}.',
      'Cette pièce est montée dans une seule feuille de cuivre rouge, coup après coup, par un dinandier à {city}.',
      'يُشكَّل من صفيحة واحدة من النحاس الأحمر، ضربة بعد ضربة، على يد صانع نحاس في {city}.',
    ),
    t(
      'The facets left by the hammer are its only decoration, and they catch the light from every side.',
      'Les facettes laissées par le marteau sont son seul décor ; elles accrochent la lumière de toutes parts.',
      'أوجه المطرقة هي زينته الوحيدة، وهي تعكس الضوء من كل جانب.',
    ),
    t(
      'The brass parts are cast separately and riveted on by hand.',
      'Les parties en laiton sont coulées à part et rivetées à la main.',
      'تُسكب أجزاء النحاس الأصفر على حدة ثم تُثبَّت يدويًا بمسامير برشام.',
    ),
  ],
  care: [
    t(
      'Rub it with half a lemon and a little salt, rinse and dry at once: the copper shines again.',
      'Frottez avec un demi-citron et un peu de sel, rincez et séchez aussitôt : le cuivre retrouve son éclat.',
      'يُفرك بنصف ليمونة وقليل من الملح ثم يُغسل ويُجفف فورًا، فيعود إليه لمعانه.',
    ),
    t(
      'A decorative piece; it is not lined for food.',
      'Pièce décorative, non étamée pour l’usage alimentaire.',
      'قطعة للزينة، غير مبطنة للاستعمال الغذائي.',
    ),
    t(
      'Left alone, the copper takes on brown and rosy tones over the years.',
      'Laissé à lui-même, le cuivre prend avec les années des tons bruns et rosés.',
      'إذا تُرك على حاله اكتسب النحاس مع السنين ألوانًا بنية ووردية.',
    ),
  ],
}

const teapots: Craft = {
  making: [
    t(
      'The bands are engraved freehand with a burin by a craftsman in {city}, without a stencil.',
      'Les frises sont gravées à main levée, au burin et sans pochoir, par un artisan à {city}.',
      'تُنقش الأشرطة باليد الحرة وبالإزميل دون قالب، على يد صانع تقليدي في {city}.',
    ),
    t(
      'Body, spout and handle are shaped apart, soldered together and polished until the joints disappear.',
      'Panse, bec et anse sont façonnés à part, soudés puis polis jusqu’à faire disparaître les joints.',
      'يُصنع البطن والمصب والمقبض كلٌّ على حدة، ثم تُلحم وتُصقل حتى تختفي مواضع الوصل.',
    ),
    t(
      'Its long curved spout is made for pouring from high up, so that the tea froths in the glass.',
      'Son long bec courbe permet de verser de haut, pour que le thé mousse dans le verre.',
      'مصبه الطويل المقوّس يسمح بصب الشاي من علٍ حتى تعلو رغوته في الكأس.',
    ),
  ],
  care: [
    t(
      'Wash by hand in warm water and dry straight away; not for the hob or the dishwasher.',
      'Lavez-la à la main, à l’eau tiède, et séchez-la aussitôt ; ni plaque de cuisson ni lave-vaisselle.',
      'يُغسل يدويًا بماء دافئ ويُجفف في الحال، ولا يوضع على النار ولا في غسالة الصحون.',
    ),
    t(
      'It serves mint tea to guests, and looks as well on a shelf.',
      'Elle sert le thé à la menthe aux invités, et trouve aussi sa place sur une étagère.',
      'يُقدَّم فيه الشاي بالنعناع للضيوف، ويزيّن الرف أيضًا.',
    ),
    t(
      'A soft cloth and a drop of polish bring back its shine before a feast.',
      'Un chiffon doux et une goutte de produit à polir lui rendent son éclat avant une fête.',
      'قطعة قماش ناعمة وقليل من ملمّع المعادن تعيد إليه بريقه قبل المناسبات.',
    ),
  ],
}

const trays: Craft = {
  making: [
    t(
      'The pattern is laid out with compass and ruler, then chased by hand in a workshop in {city}.',
      'Le dessin est tracé au compas et à la règle, puis ciselé à la main dans un atelier à {city}.',
      'يُرسم الشكل بالفرجار والمسطرة ثم يُنقش يدويًا في ورشة في {city}.',
    ),
    t(
      'Several days of engraving go into the star and the bands that surround it.',
      'L’étoile et les frises qui l’entourent demandent plusieurs jours de gravure.',
      'يستغرق نقش النجمة والأشرطة المحيطة بها عدة أيام.',
    ),
    t(
      'The scalloped rim is folded and hammered by hand, which stiffens the whole tray.',
      'Le bord festonné est plié et martelé à la main, ce qui rigidifie tout le plateau.',
      'تُثنى الحافة المموّجة وتُطرق يدويًا، فتزيد الصينية كلها صلابة.',
    ),
  ],
  care: [
    t(
      'Serve tea on it, set it on a folding stand as a low table, or hang it on the wall.',
      'Servez-y le thé, posez-le sur un pied pliant en guise de table basse, ou accrochez-le au mur.',
      'يُقدَّم عليها الشاي، أو توضع على حامل فتصير طاولة منخفضة، أو تُعلّق على الجدار.',
    ),
    t(
      'Clean it with warm soapy water and dry it well; avoid scouring pads.',
      'Nettoyez-le à l’eau tiède savonneuse et séchez-le bien ; évitez les éponges abrasives.',
      'تُنظف بماء دافئ وصابون وتُجفف جيدًا، مع تجنب الإسفنج الخشن.',
    ),
    t(
      'A metal polish used two or three times a year is enough to keep its shine.',
      'Un produit à polir, deux ou trois fois par an, suffit à lui garder son éclat.',
      'يكفي ملمّع المعادن مرتين أو ثلاثًا في السنة للحفاظ على بريقها.',
    ),
  ],
}

const candlesticks: Craft = {
  making: [
    t(
      'Cast in sand moulds, turned and hammered by hand in a brass foundry in {city}.',
      'Coulés au sable, tournés puis martelés à la main dans une fonderie de laiton à {city}.',
      'تُسكب في قوالب من الرمل ثم تُخرط وتُطرق يدويًا في مسبك للنحاس الأصفر في {city}.',
    ),
    t(
      'Each stem is threaded in three parts, so they come apart for cleaning.',
      'Chaque fût se compose de trois parties vissées, que l’on démonte pour les nettoyer.',
      'يتكون كل ساق من ثلاثة أجزاء ملولبة يمكن فكها للتنظيف.',
    ),
    t(
      'Heavy and steady, with a wide foot that is safe on a dinner table.',
      'Lourds et stables, ils ont un large pied qui tient bien sur la table.',
      'ثقيلة ومتوازنة، بقاعدة عريضة تثبت جيدًا على المائدة.',
    ),
  ],
  care: [
    t(
      'They take ordinary taper candles of 2 cm; the candles shown are not included.',
      'Ils reçoivent des bougies ordinaires de 2 cm ; les bougies de la photo ne sont pas comprises.',
      'تناسب الشموع العادية بقطر 2 سم، والشموع الظاهرة في الصورة غير مشمولة.',
    ),
    t(
      'Place them together on a mantelpiece or spread them along a dining table.',
      'Groupez-les sur une cheminée ou répartissez-les le long d’une table.',
      'توضع مجتمعة فوق الرف أو موزعة على طول المائدة.',
    ),
    t(
      'Remove wax with warm water, then polish with a dry cloth.',
      'Retirez la cire à l’eau chaude, puis lustrez avec un chiffon sec.',
      'يُزال الشمع بالماء الساخن ثم تُلمّع بقماش جاف.',
    ),
  ],
}

const diameters = sizes(['30 cm', -0.25], ['40 cm', 0], ['50 cm', 0.35], ['60 cm', 0.7])
const teapotMeasure: Measure = { kind: 'H', base: [24] }

export const copperware: Family[] = [
  {
    id: 'cachepot',
    kind: 'copperware',
    pictures: ['cachepot-copper-hammered'],
    craft: hammered,
    price: [220, 480],
    measure: { kind: 'DH', base: [28, 24] },
    choosing: 0.6,
    choices: [[threeSizes], [sizes(['20 cm', -0.25], ['25 cm', 0], ['30 cm', 0.3])]],
    names: [
      n('Hammered Copper Planter', 'Cache-pot~ en cuivre martelé', 'أصيص~ من النحاس الأحمر المطروق'),
      n(
        'Copper Planter with Brass Rings',
        'Cache-pot~ en cuivre à anneaux de laiton',
        'أصيص نحاسي~ بحلقتين من النحاس الأصفر',
      ),
      n('Large Copper Plant Pot', 'Grand cache-pot~ en cuivre', 'أصيص كبير~ من النحاس الأحمر', 1.35),
      n(
        'Small Hammered Copper Pot',
        'Petit cache-pot~ en cuivre martelé',
        'أصيص صغير~ من النحاس الأحمر المطروق',
        0.7,
      ),
      n(
        'Copper Orange-Tree Planter',
        'Cache-pot d’oranger~ en cuivre',
        'أصيص~ من النحاس الأحمر لشجيرة البرتقال',
      ),
    ],
    objects: [
      t(
        'A round-bellied planter in hammered copper with two brass ring handles.',
        'Un cache-pot ventru en cuivre martelé, muni de deux anneaux de laiton.',
        'أصيص منتفخ البطن من النحاس الأحمر المطروق، بحلقتين من النحاس الأصفر.',
      ),
      t(
        'Large hammer facets and a flared rim give this copper planter its lively reflections.',
        'De larges facettes martelées et un bord évasé donnent à ce cache-pot en cuivre ses reflets vivants.',
        'تمنح أوجه المطرقة العريضة والحافة المنفرجة هذا الأصيص النحاسي انعكاساته الحية.',
      ),
    ],
  },
  {
    id: 'candlesticks',
    kind: 'copperware',
    pictures: ['candlesticks-brass'],
    craft: candlesticks,
    price: [240, 460],
    measure: { kind: 'H', base: [30] },
    choosing: 0.25,
    choices: [[threeSizes]],
    names: [
      n(
        'Set of Three Brass Candlesticks',
        'Trio de chandeliers~ en laiton',
        'ثلاثة شمعدانات~ من النحاس الأصفر',
      ),
      n(
        'Hammered Brass Candlestick Trio',
        'Trois chandeliers~ en laiton martelé',
        'ثلاثة شمعدانات~ من النحاس الأصفر المطروق',
      ),
      n(
        'Three Tall Brass Candle Holders',
        'Trois hauts bougeoirs~ en laiton',
        'ثلاثة شمعدانات طويلة~ من النحاس الأصفر',
        1.25,
      ),
      n(
        'Feast-Table Brass Candlesticks',
        'Chandeliers de fête~ en laiton',
        'شمعدانات مائدة العيد~ من النحاس الأصفر',
      ),
      n(
        'Small Brass Candlestick Trio',
        'Trio de petits chandeliers~ en laiton',
        'ثلاثة شمعدانات صغيرة~ من النحاس الأصفر',
        0.75,
      ),
    ],
    objects: [
      t(
        'Three turned brass candlesticks, each of a different height, with hammered feet.',
        'Trois chandeliers en laiton tourné, de hauteurs différentes, aux pieds martelés.',
        'ثلاثة شمعدانات مخروطة من النحاس الأصفر بارتفاعات مختلفة وقواعد مطروقة.',
      ),
      t(
        'Golden brass, knotted stems and broad drip pans: a trio for candlelit evenings.',
        'Laiton doré, fûts noués et larges coupelles : un trio pour les soirées aux chandelles.',
        'نحاس أصفر ذهبي وسيقان معقودة وصحون عريضة للشمع: ثلاثي لأمسيات ضوء الشموع.',
      ),
    ],
  },
  {
    id: 'jug',
    kind: 'copperware',
    pictures: ['jug-copper-hammered'],
    craft: hammered,
    price: [180, 420],
    measure: { kind: 'H', base: [28] },
    choosing: 0.5,
    choices: [[threeSizes], [sizes(['22 cm', -0.2], ['28 cm', 0], ['35 cm', 0.3])]],
    names: [
      n('Hammered Copper Jug', 'Cruche~ en cuivre martelé', 'إبريق~ من النحاس الأحمر المطروق'),
      n(
        'Copper Jug with Brass Handle',
        'Cruche~ en cuivre à anse de laiton',
        'إبريق نحاسي~ بمقبض من النحاس الأصفر',
      ),
      n('Large Copper Pitcher', 'Grand pichet~ en cuivre', 'إبريق كبير~ من النحاس الأحمر', 1.3),
      n('Round-Bellied Copper Jug', 'Cruche ventrue~ en cuivre', 'إبريق منتفخ~ من النحاس الأحمر'),
      n('Small Copper Pitcher', 'Petit pichet~ en cuivre', 'إبريق صغير~ من النحاس الأحمر', 0.7),
    ],
    objects: [
      t(
        'A generous copper jug, hammered all over, with a curved brass handle.',
        'Une cruche généreuse en cuivre, entièrement martelée, à anse courbe en laiton.',
        'إبريق عريض من النحاس الأحمر المطروق كله، بمقبض مقوّس من النحاس الأصفر.',
      ),
      t(
        'The narrow neck and round belly are those of the old water jugs of the medina.',
        'Son col étroit et sa panse ronde sont ceux des anciennes cruches à eau de la médina.',
        'عنقه الضيق وبطنه المستدير من شكل أباريق الماء القديمة في المدينة العتيقة.',
      ),
    ],
  },
  {
    id: 'teapot-copper',
    kind: 'copperware',
    pictures: ['teapot-copper-engraved'],
    craft: teapots,
    price: [160, 380],
    measure: teapotMeasure,
    choosing: 0.5,
    choices: [[threeSizes]],
    names: [
      n('Engraved Copper Teapot', 'Théière~ en cuivre gravé', 'براد شاي~ من النحاس الأحمر المنقوش'),
      n(
        'Copper Teapot with Star Bands',
        'Théière~ en cuivre à frises d’étoiles',
        'براد شاي نحاسي~ بأشرطة من النجوم',
      ),
      n(
        'Large Copper Teapot for Guests',
        'Grande théière~ en cuivre',
        'براد شاي كبير~ من النحاس الأحمر',
        1.3,
      ),
      n(
        'Small Copper Teapot for Two',
        'Petite théière~ en cuivre pour deux',
        'براد شاي صغير~ من النحاس الأحمر',
        0.75,
      ),
      n('Hand-Chased Copper Berrad', 'Berrad~ en cuivre ciselé', 'براد~ من النحاس الأحمر منقوش يدويًا'),
    ],
    objects: [
      t(
        'A copper teapot with a star-topped lid, its belly engraved with arches and stars.',
        'Une théière en cuivre au couvercle surmonté d’une étoile, la panse gravée d’arcs et d’étoiles.',
        'براد شاي من النحاس الأحمر يعلو غطاءه رأس نجمي، ونُقشت على بطنه أقواس ونجوم.',
      ),
      t(
        'The copper is polished to a warm glow and encircled by three engraved bands.',
        'Son cuivre poli, au chaud reflet, est ceint de trois frises gravées.',
        'نحاسه الأحمر مصقول دافئ اللمعان، تحيط به ثلاثة أشرطة منقوشة.',
      ),
    ],
  },
  {
    id: 'teapot-silver',
    kind: 'copperware',
    pictures: ['teapot-silver-engraved'],
    craft: teapots,
    price: [190, 450],
    measure: teapotMeasure,
    choosing: 0.5,
    choices: [[threeSizes]],
    names: [
      n('Engraved Silver-Plated Teapot', 'Théière argentée~ gravée', 'براد شاي~ مطلي بالفضة ومنقوش'),
      n(
        'Silver-Plated Berrad with Domed Lid',
        'Berrad argenté~ à couvercle bombé',
        'براد~ مطلي بالفضة بغطاء مقبّب',
      ),
      n(
        'Large Silver-Plated Ceremony Teapot',
        'Grande théière argentée~ de cérémonie',
        'براد كبير~ مطلي بالفضة للمناسبات',
        1.3,
      ),
      n('Silver-Plated Wedding Teapot', 'Théière argentée~ de mariage', 'براد العرس~ المطلي بالفضة'),
      n('Small Silver-Plated Teapot', 'Petite théière argentée~', 'براد صغير~ مطلي بالفضة', 0.75),
    ],
    objects: [
      t(
        'A silver-plated brass teapot, tall in the body, with a domed lid and engraved stars.',
        'Une théière en laiton argenté, à panse haute, couvercle bombé et étoiles gravées.',
        'براد شاي من النحاس الأصفر المطلي بالفضة، بطنه مرتفع وغطاؤه مقبّب ونجومه منقوشة.',
      ),
      t(
        'Bright as a mirror above and finely engraved below, this is the teapot of feast days.',
        'Brillante comme un miroir en haut, finement gravée en bas, c’est la théière des jours de fête.',
        'أعلاه لامع كالمرآة وأسفله دقيق النقش: إنه براد أيام الفرح.',
      ),
    ],
  },
  {
    id: 'teapot',
    kind: 'copperware',
    pictures: ['teapot-copper-engraved', 'teapot-silver-engraved'],
    craft: teapots,
    price: [170, 390],
    measure: teapotMeasure,
    choosing: 1,
    choices: [
      [colours(['Copper', 0, 'teapot-copper-engraved'], ['Silver', 0.12, 'teapot-silver-engraved'])],
      [
        colours(['Copper', -0.08, 'teapot-copper-engraved'], ['Silver', 0, 'teapot-silver-engraved']),
        threeSizes,
      ],
    ],
    names: [
      n(
        'Hand-Engraved Teapot for Mint Tea',
        'Théière gravée main~ pour thé à la menthe',
        'براد شاي~ منقوش يدويًا',
      ),
      n('Engraved Tea-Ceremony Teapot', 'Théière de cérémonie~ gravée', 'براد الشاي~ المنقوش للمناسبات'),
      n('Traditional Moroccan Teapot', 'Théière marocaine~ traditionnelle', 'براد مغربي~ تقليدي'),
    ],
    objects: [
      t(
        'An engraved teapot with a curved spout, in copper or silver-plated finish.',
        'Une théière gravée à bec courbe, en finition cuivre ou argentée.',
        'براد منقوش بمصب مقوّس، بلون النحاس الأحمر أو مطلي بالفضة.',
      ),
      t(
        'Stars, arches and diamonds run round the belly; you choose the colour of the metal.',
        'Étoiles, arcs et losanges courent autour de la panse ; à vous de choisir la couleur du métal.',
        'تدور حول بطنه نجوم وأقواس ومعينات، ولك أن تختار لون المعدن.',
      ),
    ],
  },
  {
    id: 'tray-brass',
    kind: 'copperware',
    pictures: ['tray-brass-star'],
    craft: trays,
    price: [260, 620],
    measure: { kind: 'D', base: [40] },
    choosing: 0.6,
    choices: [[diameters], [threeSizes]],
    names: [
      n('Engraved Brass Tray', 'Plateau~ en laiton gravé', 'صينية~ من النحاس الأصفر المنقوش'),
      n('Brass Tea Tray with Star', 'Plateau à thé~ en laiton à étoile', 'صينية شاي~ من النحاس الأصفر بنجمة'),
      n('Large Brass Table Tray', 'Grand plateau de table~ en laiton', 'صينية كبيرة~ من النحاس الأصفر', 1.5),
      n('Scalloped Brass Tray', 'Plateau festonné~ en laiton', 'صينية بحافة مموّجة~ من النحاس الأصفر'),
      n(
        'Small Brass Serving Tray',
        'Petit plateau de service~ en laiton',
        'صينية تقديم صغيرة~ من النحاس الأصفر',
        0.65,
      ),
    ],
    objects: [
      t(
        'A round brass tray with a scalloped rim and a twelve-fold star in the middle.',
        'Un plateau rond en laiton, à bord festonné, orné au centre d’une étoile à douze branches.',
        'صينية مستديرة من النحاس الأصفر بحافة مموّجة ونجمة ذات اثني عشر رأسًا في الوسط.',
      ),
      t(
        'From the central flower to the rim, the brass is covered in engraved bands of stars and leaves.',
        'De la fleur centrale jusqu’au bord, le laiton est couvert de frises gravées d’étoiles et de feuilles.',
        'من الوردة الوسطى إلى الحافة، تغطي النحاسَ الأصفر أشرطةٌ منقوشة من النجوم والأوراق.',
      ),
    ],
  },
  {
    id: 'tray-copper',
    kind: 'copperware',
    pictures: ['tray-copper-engraved'],
    craft: trays,
    price: [280, 650],
    measure: { kind: 'D', base: [42] },
    choosing: 0.6,
    choices: [[diameters]],
    names: [
      n('Engraved Copper Tray', 'Plateau~ en cuivre gravé', 'صينية~ من النحاس الأحمر المنقوش'),
      n(
        'Copper Wall Tray with Rosette',
        'Plateau mural~ en cuivre à rosace',
        'صينية جدارية~ من النحاس الأحمر بوردة',
      ),
      n(
        'Copper Siniya with Fluted Rim',
        'Siniya~ en cuivre à bord festonné',
        'صينية~ من النحاس الأحمر بحافة مموّجة',
      ),
      n(
        'Large Copper Feast Tray',
        'Grand plateau de fête~ en cuivre',
        'صينية كبيرة للولائم~ من النحاس الأحمر',
        1.4,
      ),
    ],
    objects: [
      t(
        'A round copper tray engraved with a sixteen-fold rosette, its rim fluted by hand.',
        'Un plateau rond en cuivre gravé d’une rosace à seize branches, au bord festonné à la main.',
        'صينية مستديرة من النحاس الأحمر، نُقشت عليها وردة من ستة عشر ضلعًا، وحافتها مموّجة بالطرق اليدوي.',
      ),
      t(
        'Red copper, close-set engraving and a raised edge: a tray to use as much as to look at.',
        'Cuivre rouge, gravure serrée et bord relevé : un plateau qui sert autant qu’il décore.',
        'نحاس أحمر ونقش متراص وحافة مرفوعة: صينية للاستعمال والزينة معًا.',
      ),
    ],
  },
]
