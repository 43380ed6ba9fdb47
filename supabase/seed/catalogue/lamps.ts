import type { Craft, Family } from './shape.ts'
import { n, sizes, t, threeSizes } from './shape.ts'

const metal: Craft = {
  making: [
    t(
      'The sheet metal is shaped over a form, then pierced hole by hole with a punch in a workshop in {city}.',
      'La tôle est mise en forme, puis ajourée trou par trou au poinçon dans un atelier à {city}.',
      'يُشكَّل الصفيح ثم يُخرَّم ثقبًا ثقبًا بالإزميل في ورشة في {city}.',
    ),
    t(
      'Chiselled and soldered by hand; up close you can see the small differences that no machine makes.',
      'Ciselée et soudée à la main : de près, on voit ces petites différences qu’aucune machine ne produit.',
      'منقوش وملحوم يدويًا، ومن قرب تظهر تلك الفروق الصغيرة التي لا تصنعها آلة.',
    ),
    t(
      'It takes a lantern maker two to three days to pierce, assemble and patinate it.',
      'Il faut deux à trois jours au lanternier pour l’ajourer, l’assembler et la patiner.',
      'يحتاج الصانع إلى يومين أو ثلاثة لتخريمه وتجميعه وإكسابه لونه العتيق.',
    ),
  ],
  care: [
    t(
      'Supplied with its chain and an E27 fitting; the bulb is not included.',
      'Fournie avec sa chaîne et une douille E27 ; ampoule non comprise.',
      'يُسلَّم مع سلسلته وحامل لمبة E27، واللمبة غير مشمولة.',
    ),
    t(
      'Hang it low over a table or in an entrance: the light draws its pattern on walls and ceiling.',
      'Suspendez-la bas au-dessus d’une table ou dans une entrée : la lumière dessine ses motifs sur les murs et le plafond.',
      'علّقه منخفضًا فوق طاولة أو في مدخل البيت، فيرسم الضوء زخارفه على الجدران والسقف.',
    ),
    t(
      'Dust it with a soft brush; the metal darkens gently with age and can be polished back at any time.',
      'Dépoussiérez-la au pinceau doux ; le métal fonce doucement avec l’âge et se repolit à tout moment.',
      'يُزال عنه الغبار بفرشاة ناعمة، ويغمق المعدن مع الوقت ويمكن تلميعه متى شئت.',
    ),
  ],
}

const henna: Craft = {
  making: [
    t(
      'Goatskin is stretched wet over an iron frame, dried in the sun and painted freehand with henna in {city}.',
      'La peau de chèvre est tendue humide sur une armature de fer, séchée au soleil et peinte au henné, à main levée, à {city}.',
      'يُشدّ جلد الماعز مبللًا على هيكل من الحديد، ثم يُجفف في الشمس ويُرسم بالحناء يدويًا دون قالب في {city}.',
    ),
    t(
      'The henna soaks into the skin, so the drawing does not rub off and softens with the years.',
      'Le henné pénètre la peau : le dessin ne s’efface pas et s’adoucit avec les années.',
      'يتشرب الجلد الحناء فلا يُمحى الرسم، بل يلين لونه مع السنوات.',
    ),
    t(
      'Every skin has its own grain and small marks, which show when the lamp is lit.',
      'Chaque peau a son grain et ses petites marques, que révèle la lampe allumée.',
      'لكل جلد حبيباته وعلاماته الصغيرة التي تظهر عند إضاءة المصباح.',
    ),
  ],
  care: [
    t(
      'Use an LED bulb of at most 8 W, which does not heat the skin; fitting and cable are supplied.',
      'Choisissez une ampoule LED de 8 W au plus, qui ne chauffe pas la peau ; douille et câble fournis.',
      'استعمل لمبة LED لا تتجاوز قدرته 8 واط حتى لا يسخن الجلد، ويُسلَّم مع الحامل والسلك.',
    ),
    t(
      'Its honey-coloured light suits a bedside table or the corner of a sitting room.',
      'Sa lumière couleur de miel convient à une table de chevet ou à l’angle d’un salon.',
      'ضوؤه العسلي يناسب جانب السرير أو ركن غرفة الجلوس.',
    ),
    t(
      'Keep it dry and dust it with a soft cloth; damp loosens the skin.',
      'Gardez-la au sec et dépoussiérez-la au chiffon doux : l’humidité détend la peau.',
      'يُحفظ بعيدًا عن الرطوبة التي ترخي الجلد، ويُمسح بقماش ناعم.',
    ),
  ],
}

const heights = sizes(['30 cm', -0.2], ['40 cm', 0], ['55 cm', 0.4])

export const lamps: Family[] = [
  {
    id: 'lamp-henna',
    kind: 'lamps',
    pictures: ['lamp-henna-leather'],
    craft: henna,
    price: [180, 420],
    measure: { kind: 'DH', base: [26, 38] },
    choosing: 0.5,
    choices: [[threeSizes], [heights]],
    names: [
      n('Henna-Painted Goatskin Lamp', 'Lampe~ en peau peinte au henné', 'مصباح~ من الجلد المزخرف بالحناء'),
      n('Goatskin Table Lamp', 'Lampe de table~ en peau de chèvre', 'مصباح طاولة~ من جلد الماعز'),
      n(
        'Small Henna Bedside Lamp',
        'Petite lampe de chevet~ au henné',
        'مصباح صغير~ لجانب السرير مزخرف بالحناء',
        0.75,
      ),
      n(
        'Tall Henna Lamp on Iron Legs',
        'Grande lampe~ au henné sur pied de fer',
        'مصباح طويل~ بالحناء على أرجل من الحديد',
        1.35,
      ),
      n('Vase-Shaped Leather Lamp', 'Lampe vase~ en cuir', 'مصباح~ من الجلد على شكل مزهرية'),
      n('Honey Glow Henna Lamp', 'Lampe~ au henné, lueur de miel', 'مصباح~ بالحناء وضوء عسلي'),
    ],
    objects: [
      t(
        'A vase-shaped lamp of goatskin on an iron stand, with bands of diamonds and waves drawn in henna.',
        'Une lampe en forme de vase, en peau de chèvre sur pied de fer, ornée de frises de losanges et de vagues au henné.',
        'مصباح على شكل مزهرية من جلد الماعز فوق قاعدة من الحديد، مزخرف بأشرطة من المعينات والأمواج بالحناء.',
      ),
      t(
        'Unlit, it is the colour of parchment; lit, the skin glows and the brown henna drawings stand out.',
        'Éteinte, elle a la couleur du parchemin ; allumée, la peau s’illumine et les dessins bruns au henné ressortent.',
        'يكون بلون الرق وهو مطفأ، فإذا أُضيء توهج الجلد وبرزت رسوم الحناء البنية.',
      ),
    ],
  },
  {
    id: 'lantern-globe',
    kind: 'lamps',
    pictures: ['lantern-globe-brass'],
    craft: metal,
    price: [320, 780],
    measure: { kind: 'D', base: [32] },
    choosing: 0.55,
    choices: [[threeSizes], [sizes(['25 cm', -0.2], ['35 cm', 0], ['45 cm', 0.4], ['60 cm', 0.9])]],
    names: [
      n('Brass Globe Lantern', 'Lanterne boule~ en laiton', 'فانوس كروي~ من النحاس الأصفر'),
      n(
        'Pierced Brass Sphere Lantern',
        'Lanterne sphère~ en laiton ajouré',
        'فانوس كروي مخرّم~ من النحاس الأصفر',
      ),
      n(
        'Starry-Sky Brass Pendant',
        'Suspension ciel étoilé~ en laiton',
        'فانوس معلق~ بثقوب كسماء مرصعة بالنجوم',
      ),
      n(
        'Large Brass Globe Pendant',
        'Grande suspension boule~ en laiton',
        'فانوس كروي معلق كبير~ من النحاس الأصفر',
        1.4,
      ),
      n(
        'Small Globe Lantern in Brass',
        'Petite lanterne boule~ en laiton',
        'فانوس كروي صغير~ من النحاس الأصفر',
        0.7,
      ),
      n(
        'Fine-Dot Brass Ceiling Lantern',
        'Suspension boule~ en laiton finement percé',
        'فانوس سقف كروي~ بثقوب دقيقة',
      ),
    ],
    objects: [
      t(
        'A globe of antique-finish brass, covered with hundreds of fine holes and bands of small diamonds.',
        'Une boule en laiton au fini ancien, couverte de centaines de petits trous et de frises de losanges.',
        'فانوس كروي من النحاس الأصفر بلون عتيق، تغطيه مئات الثقوب الدقيقة وأشرطة من المعينات الصغيرة.',
      ),
      t(
        'Once lit, this round brass lantern scatters rings of light dots around the room.',
        'Une fois allumée, cette lanterne ronde en laiton sème des cercles de points lumineux dans toute la pièce.',
        'ما إن يُضاء هذا الفانوس الكروي من النحاس الأصفر حتى ينثر حلقات من النقاط المضيئة في أرجاء الغرفة.',
      ),
    ],
  },
  {
    id: 'lantern-moorish',
    kind: 'lamps',
    pictures: ['lantern-moorish-brass'],
    craft: metal,
    price: [340, 820],
    measure: { kind: 'DH', base: [30, 45] },
    choosing: 0.5,
    choices: [[threeSizes], [heights]],
    names: [
      n('Moorish Brass Lantern', 'Lanterne mauresque~ en laiton', 'فانوس أندلسي~ من النحاس الأصفر'),
      n('Onion-Dome Brass Lantern', 'Lanterne à bulbe~ en laiton', 'فانوس مقبّب~ من النحاس الأصفر'),
      n(
        'Riad Lantern in Pierced Brass',
        'Lanterne de riad~ en laiton ajouré',
        'فانوس رياض~ من النحاس الأصفر المخرّم',
      ),
      n(
        'Large Moorish Hall Lantern',
        'Grande lanterne d’entrée~ mauresque',
        'فانوس أندلسي كبير~ للمدخل',
        1.35,
      ),
      n(
        'Flower-Pierced Brass Lantern',
        'Lanterne~ en laiton ajouré de fleurs',
        'فانوس~ من النحاس الأصفر مخرّم بالأزهار',
      ),
      n(
        'Small Brass Alcove Lantern',
        'Petite lanterne d’alcôve~ en laiton',
        'فانوس صغير~ للركن من النحاس الأصفر',
        0.7,
      ),
    ],
    objects: [
      t(
        'A full-bellied brass lantern with a domed neck, pierced with flowers, diamonds and drops.',
        'Une lanterne ventrue en laiton, au col en dôme, ajourée de fleurs, de losanges et de gouttes.',
        'فانوس منتفخ البطن من النحاس الأصفر بعنق مقبّب، مخرّم بالأزهار والمعينات والقطرات.',
      ),
      t(
        'Its rounded silhouette recalls the lanterns of old riads, and its light fills the wall with petals.',
        'Sa silhouette arrondie rappelle les lanternes des riads anciens, et sa lumière couvre le mur de pétales.',
        'يذكّر شكله المستدير بفوانيس الدور العتيقة، ويملأ ضوؤه الجدار بما يشبه البتلات.',
      ),
    ],
  },
  {
    id: 'lantern-tall',
    kind: 'lamps',
    pictures: ['lantern-tall-brass'],
    craft: metal,
    price: [380, 880],
    measure: { kind: 'DH', base: [20, 52] },
    choosing: 0.5,
    choices: [[threeSizes], [heights]],
    names: [
      n(
        'Tall Brass Lantern with Arches',
        'Haute lanterne~ en laiton à arcs',
        'فانوس طويل~ من النحاس الأصفر بأقواس',
      ),
      n('Minaret Brass Lantern', 'Lanterne minaret~ en laiton', 'فانوس~ على شكل منارة من النحاس الأصفر'),
      n(
        'Arched Brass Staircase Lantern',
        'Lanterne d’escalier~ en laiton à arcs',
        'فانوس درج~ من النحاس الأصفر بأقواس',
      ),
      n(
        'Extra-Tall Brass Patio Lantern',
        'Très haute lanterne de patio~ en laiton',
        'فانوس شاهق~ للفناء من النحاس الأصفر',
        1.4,
      ),
      n(
        'Pierced-Arch Brass Lantern',
        'Lanterne~ en laiton aux arcs ajourés',
        'فانوس~ من النحاس الأصفر بأقواس مخرّمة',
      ),
      n(
        'Small Column Lantern in Brass',
        'Petite lanterne colonne~ en laiton',
        'فانوس صغير~ على شكل عمود',
        0.65,
      ),
    ],
    objects: [
      t(
        'A slender brass lantern shaped like a small tower: a pierced dome above a row of pointed arches.',
        'Une lanterne élancée en laiton, en forme de petite tour : un dôme ajouré au-dessus d’une rangée d’arcs.',
        'فانوس رشيق من النحاس الأصفر على شكل برج صغير: قبة مخرّمة فوق صف من الأقواس.',
      ),
      t(
        'The arches cut into its sides throw long rays of light, like petals, across the floor.',
        'Les arcs découpés sur ses flancs projettent au sol de longs rayons, comme des pétales.',
        'ترسل الأقواس المفتوحة في جوانبه أشعة طويلة على الأرض كأنها بتلات.',
      ),
    ],
  },
  {
    id: 'lantern-teardrop',
    kind: 'lamps',
    pictures: ['lantern-teardrop-copper'],
    craft: metal,
    price: [300, 760],
    measure: { kind: 'DH', base: [26, 46] },
    choosing: 0.5,
    choices: [[threeSizes], [heights]],
    names: [
      n('Copper Teardrop Lantern', 'Lanterne goutte~ en cuivre', 'فانوس~ من النحاس الأحمر على شكل قطرة'),
      n(
        'Star-Pierced Copper Lantern',
        'Lanterne~ en cuivre ajouré d’étoiles',
        'فانوس~ من النحاس الأحمر مخرّم بالنجوم',
      ),
      n('Copper Drop Pendant Light', 'Suspension goutte~ en cuivre', 'فانوس معلق~ من النحاس الأحمر كالقطرة'),
      n(
        'Large Copper Teardrop Lantern',
        'Grande lanterne goutte~ en cuivre',
        'فانوس كبير~ من النحاس الأحمر',
        1.35,
      ),
      n(
        'Small Copper Star Lantern',
        'Petite lanterne étoilée~ en cuivre',
        'فانوس صغير~ من النحاس الأحمر بنجوم',
        0.7,
      ),
      n(
        'Amber-Glow Copper Lantern',
        'Lanterne~ en cuivre à lueur ambrée',
        'فانوس~ من النحاس الأحمر بضوء كهرماني',
      ),
    ],
    objects: [
      t(
        'A drop-shaped copper lantern, pierced all over with small stars.',
        'Une lanterne en cuivre en forme de goutte, entièrement ajourée de petites étoiles.',
        'فانوس من النحاس الأحمر على شكل قطرة، مخرّم كله بنجوم صغيرة.',
      ),
      t(
        'The warm tone of copper and an amber light: lit, this lantern draws a great rosette on the floor.',
        'Le ton chaud du cuivre et une lumière ambrée : allumée, cette lanterne dessine une grande rosace au sol.',
        'دفء النحاس الأحمر وضوء كهرماني: حين يُضاء هذا الفانوس يرسم على الأرض وردة كبيرة.',
      ),
    ],
  },
]
