import type { Choice, Craft, Family, Measure } from './shape.ts'
import { colours, n, shapes, sizes, t, threeSizes } from './shape.ts'

const tables: Craft = {
  making: [
    t(
      'Each piece of tile is chipped to shape with a hammer, then laid face down in the pattern by a maâlem in {city}.',
      'Chaque tesselle est taillée au marteau, puis posée à l’envers, selon le motif, par un maâlem à {city}.',
      'تُقطع كل قطعة بالمطرقة ثم تُرصف مقلوبة وفق الزخرفة على يد معلّم في {city}.',
    ),
    t(
      'Hundreds of hand-cut pieces make up the star; the glaze varies from one to the next.',
      'Des centaines de pièces taillées à la main composent l’étoile ; l’émail varie de l’une à l’autre.',
      'تتألف النجمة من مئات القطع المقطوعة يدويًا، ويختلف طلاؤها من قطعة إلى أخرى.',
    ),
    t(
      'The legs are forged in wrought iron and painted black against rust.',
      'Le piètement est forgé à la main et peint en noir contre la rouille.',
      'أرجلها من الحديد المطاوع المطروق والمطلي بالأسود ضد الصدأ.',
    ),
  ],
  care: [
    t(
      'For indoors or a sheltered terrace; the top lifts off, which makes it easier to carry.',
      'Pour l’intérieur ou une terrasse abritée ; le plateau se soulève, ce qui facilite le transport.',
      'للبيت أو لشرفة مسقوفة، وسطحها قابل للرفع مما يسهّل نقلها.',
    ),
    t(
      'Wipe it with water and black soap; avoid vinegar and lemon, which dull the glaze.',
      'Nettoyez-la à l’eau et au savon noir ; évitez le vinaigre et le citron, qui ternissent l’émail.',
      'تُمسح بالماء والصابون البلدي، ويُتجنب الخل والليمون لأنهما يذهبان بلمعان الطلاء.',
    ),
    t(
      'Just right for tea for two, plants or a lamp beside the sofa.',
      'Juste ce qu’il faut pour un thé à deux, des plantes ou une lampe près du canapé.',
      'مناسبة لشاي لاثنين أو لنبتة أو لمصباح قرب الأريكة.',
    ),
  ],
}

const panels: Craft = {
  making: [
    t(
      'Cut and assembled by hand in {city}, following a geometry that craftsmen have passed on for centuries.',
      'Un ouvrage taillé et assemblé à la main à {city}, selon une géométrie que les artisans se transmettent depuis des siècles.',
      'مقطوعة ومجمّعة يدويًا في {city} وفق هندسة يتوارثها الصناع منذ قرون.',
    ),
    t(
      'The tiles are glazed before cutting, so every edge shows a thin line of bare clay.',
      'Les carreaux sont émaillés avant d’être taillés : chaque arête laisse voir un fin trait de terre.',
      'يُطلى البلاط قبل قطعه، فيظهر على كل حافة خط رفيع من الطين.',
    ),
    t(
      'Small hollows and shifts of tone are the mark of hand-cut zellige and make it shimmer.',
      'De petits creux et des écarts de ton signent le zellige taillé main et le font miroiter.',
      'الفجوات الصغيرة وتفاوت الألوان علامة الزليج المقطوع يدويًا وسرّ تلألئه.',
    ),
  ],
  care: [
    t(
      'Ready to hang, or to set into a wall, a splashback or a niche.',
      'À suspendre, ou à sceller dans un mur, une crédence ou une niche.',
      'جاهزة للتعليق أو للتثبيت في جدار أو مطبخ أو كوّة.',
    ),
    t(
      'Clean with water and a neutral soap, never with acid.',
      'Nettoyez à l’eau et au savon neutre, jamais avec un acide.',
      'تُنظف بالماء وصابون محايد، دون أي مادة حمضية.',
    ),
    t(
      'It is heavy: plan two fixings and a sound wall.',
      'La pièce est lourde : prévoyez deux fixations et un mur solide.',
      'هي ثقيلة، فيلزم تثبيتها بنقطتين على جدار متين.',
    ),
  ],
}

const tiles: Craft = {
  making: panels.making,
  care: [
    t(
      'To be laid with thin joints on a wall, a worktop or a stair riser; sold ready to fix.',
      'À poser à joints fins sur un mur, un plan de travail ou une contremarche ; livrés prêts à coller.',
      'تُركَّب بفواصل رقيقة على جدار أو سطح مطبخ أو درج، وتُسلَّم جاهزة للتثبيت.',
    ),
    t(
      'Order a few spare ones: no two firings give quite the same blue.',
      'Prévoyez-en quelques-uns de plus : deux cuissons ne donnent jamais tout à fait le même bleu.',
      'يُستحسن طلب قطع إضافية، فلا يتطابق الأزرق تمامًا بين دفعتين.',
    ),
    t(
      'A single one makes a handsome stand for a hot teapot.',
      'Un seul fait déjà un beau dessous de théière.',
      'قطعة واحدة منها تصلح قاعدة جميلة لبراد ساخن.',
    ),
  ],
}

const fountains: Craft = {
  making: [
    t(
      'Built by hand in {city}: a masonry core, eight panels of cut zellige and a marble rim and cup.',
      'Fontaine bâtie à la main à {city} : une âme maçonnée, huit panneaux de zellige taillé, une margelle et une vasque de marbre.',
      'مبنية يدويًا في {city}: قلب من البناء وثمانية ألواح من الزليج المقطوع وحافة وخصّة من الرخام.',
    ),
    t(
      'Three craftsmen share the work: one cuts the tiles, one lays them, one carves the marble.',
      'Trois artisans se partagent l’ouvrage : l’un taille, l’autre pose, le troisième sculpte le marbre.',
      'يتقاسم العمل ثلاثة صناع: واحد يقطع الزليج وآخر يرصفه وثالث ينحت الرخام.',
    ),
  ],
  care: [
    t(
      'Works in a closed circuit with a small pump, which is supplied; only a socket is needed.',
      'Elle fonctionne en circuit fermé avec une petite pompe, fournie ; une prise suffit.',
      'تعمل في دارة مغلقة بمضخة صغيرة مرفقة بها، ولا تحتاج إلا إلى مقبس كهربائي.',
    ),
    t(
      'For a patio, a garden or a large hall; empty it before frost.',
      'Pour un patio, un jardin ou une grande entrée ; videz-la avant le gel.',
      'لفناء أو حديقة أو بهو واسع، وتُفرغ قبل الصقيع.',
    ),
    t(
      'Delivered on a pallet; we agree on the day with you by phone.',
      'Livrée sur palette ; nous convenons du jour avec vous par téléphone.',
      'تُسلَّم على منصة خشبية بعد الاتفاق معك على اليوم هاتفيًا.',
    ),
  ],
}

const tableMeasure: Measure = { kind: 'DH', base: [60, 45] }
const tableDiameters: Choice = sizes(['50 cm', -0.2], ['60 cm', 0], ['80 cm', 0.45], ['100 cm', 0.95])
const tableShapes: Choice = shapes(['Round', 0], ['Octagonal', 0.12], ['Square', 0.06])
const tableColours: Choice = colours(
  ['Blue', 0, 'table-zellige-blue'],
  ['Emerald', 0, 'table-zellige-emerald'],
  ['Terracotta', -0.05, 'table-zellige-terracotta'],
)

export const zellige: Family[] = [
  {
    id: 'table-blue',
    kind: 'zellige',
    pictures: ['table-zellige-blue'],
    craft: tables,
    price: [950, 1900],
    measure: tableMeasure,
    choosing: 0.6,
    choices: [[tableDiameters], [tableShapes]],
    names: [
      n('Blue Zellige Table', 'Table~ en zellige bleu', 'طاولة زليج~ زرقاء'),
      n(
        'Turquoise Mosaic Side Table',
        'Table d’appoint~ en mosaïque turquoise',
        'طاولة جانبية~ من الزليج الفيروزي',
      ),
      n(
        'Large Blue Zellige Coffee Table',
        'Grande table basse~ en zellige bleu',
        'طاولة كبيرة منخفضة~ من الزليج الأزرق',
        1.35,
      ),
      n(
        'Small Blue Mosaic Bistro Table',
        'Petit guéridon~ en zellige bleu',
        'طاولة صغيرة~ من الزليج الأزرق',
        0.75,
      ),
    ],
    objects: [
      t(
        'A zellige table on curled iron legs, its blue star opening on a turquoise ground.',
        'Une table en zellige sur pieds de fer galbés, dont l’étoile bleue s’ouvre sur un fond turquoise.',
        'طاولة من الزليج على أرجل حديدية ملتوية، تتفتح نجمتها الزرقاء على أرضية فيروزية.',
      ),
      t(
        'Royal blue, turquoise and white, with a chequered border: a table as fresh as a courtyard pool.',
        'Bleu roi, turquoise et blanc, avec une bordure en damier : une table fraîche comme un bassin de patio.',
        'أزرق ملكي وفيروزي وأبيض مع حاشية كرقعة الشطرنج: طاولة منعشة كحوض في فناء.',
      ),
    ],
  },
  {
    id: 'table-emerald',
    kind: 'zellige',
    pictures: ['table-zellige-emerald'],
    craft: tables,
    price: [950, 1900],
    measure: tableMeasure,
    choosing: 0.6,
    choices: [[tableDiameters], [tableShapes]],
    names: [
      n('Emerald Zellige Table', 'Table~ en zellige émeraude', 'طاولة زليج~ زمردية'),
      n('Green and White Mosaic Table', 'Table~ en mosaïque vert et blanc', 'طاولة زليج~ بالأخضر والأبيض'),
      n(
        'Large Emerald Coffee Table',
        'Grande table basse~ en zellige émeraude',
        'طاولة كبيرة منخفضة~ من الزليج الزمردي',
        1.35,
      ),
      n(
        'Small Green Zellige Side Table',
        'Petite table d’appoint~ en zellige vert',
        'طاولة جانبية صغيرة~ من الزليج الأخضر',
        0.75,
      ),
    ],
    objects: [
      t(
        'White zellige with a star of emerald and dark green, a fine saffron ring and a chequered border.',
        'Un zellige blanc, une étoile émeraude et vert sombre, un fin cercle safran et une bordure en damier.',
        'زليج أبيض ونجمة زمردية وخضراء داكنة، مع دائرة زعفرانية رفيعة وحاشية كرقعة الشطرنج.',
      ),
      t(
        'Deep and bright greens on a light ground, carried by curled wrought-iron legs.',
        'Des verts profonds et vifs sur un fond clair, portés par des pieds galbés en fer forgé.',
        'خضرة عميقة وزاهية على أرضية فاتحة تحملها أرجل ملتوية من الحديد المطاوع.',
      ),
    ],
  },
  {
    id: 'table-terracotta',
    kind: 'zellige',
    pictures: ['table-zellige-terracotta'],
    craft: tables,
    price: [930, 1850],
    measure: tableMeasure,
    choosing: 0.6,
    choices: [[tableDiameters], [tableShapes]],
    names: [
      n('Terracotta Zellige Table', 'Table~ en zellige terre cuite', 'طاولة زليج~ آجرية'),
      n(
        'Black and Terracotta Mosaic Table',
        'Table~ en mosaïque noir et terre cuite',
        'طاولة زليج~ بالأسود والآجري',
      ),
      n(
        'Small Terracotta Tea Table',
        'Petite table à thé~ en zellige terre cuite',
        'طاولة شاي صغيرة~ آجرية',
        0.75,
      ),
    ],
    objects: [
      t(
        'Terracotta, black and white pieces turn around the centre of this wrought-iron table.',
        'Terre cuite, noir et blanc tournent autour du centre de cette table à pied de fer forgé.',
        'تدور القطع الآجرية والسوداء والبيضاء حول وسط هذه الطاولة ذات الأرجل الحديدية.',
      ),
      t(
        'Warm terracotta and deep black on white, framed by a chequered border.',
        'Terre cuite chaude et noir profond sur fond blanc, dans une bordure en damier.',
        'آجري دافئ وأسود عميق على أبيض، داخل حاشية كرقعة الشطرنج.',
      ),
    ],
  },
  {
    id: 'table',
    kind: 'zellige',
    pictures: ['table-zellige-blue', 'table-zellige-emerald', 'table-zellige-terracotta'],
    craft: tables,
    price: [940, 1850],
    measure: tableMeasure,
    choosing: 1,
    choices: [[tableColours], [tableColours, sizes(['50 cm', -0.2], ['60 cm', 0], ['80 cm', 0.45])]],
    names: [
      n('Zellige Mosaic Table', 'Table~ en mosaïque de zellige', 'طاولة~ من فسيفساء الزليج'),
      n(
        'Hand-Cut Zellige Side Table',
        'Table d’appoint~ en zellige taillé main',
        'طاولة جانبية~ من الزليج المقطوع يدويًا',
      ),
      n(
        'Wrought-Iron and Zellige Table',
        'Table~ en zellige et fer forgé',
        'طاولة~ من الزليج والحديد المطاوع',
      ),
      n('Zellige Patio Table', 'Table de patio~ en zellige', 'طاولة فناء~ من الزليج'),
    ],
    objects: [
      t(
        'A round mosaic table with a hand-cut star and a chequered border, in the colours you choose.',
        'Une table ronde en mosaïque, à étoile taillée main et bordure en damier, dans les couleurs de votre choix.',
        'طاولة مستديرة من الزليج بنجمة مقطوعة يدويًا وحاشية كرقعة الشطرنج، بالألوان التي تختارها.',
      ),
      t(
        'One star, several palettes: the same table can be had in different zellige colours.',
        'Une étoile, plusieurs palettes : la même table existe en différentes couleurs de zellige.',
        'نجمة واحدة وألوان عدة: تتوفر الطاولة نفسها بألوان مختلفة من الزليج.',
      ),
    ],
  },
  {
    id: 'panel-khatam',
    kind: 'zellige',
    pictures: ['panel-zellige-khatam-blue'],
    craft: panels,
    price: [490, 1150],
    measure: { kind: 'LW', base: [60, 48] },
    choosing: 0.5,
    choices: [[threeSizes], [sizes(['40 x 50 cm', -0.25], ['50 x 60 cm', 0], ['70 x 90 cm', 0.6])]],
    names: [
      n('Framed Blue Zellige Panel', 'Panneau encadré~ en zellige bleu', 'لوحة زليج مؤطرة~ زرقاء'),
      n(
        'Blue and Saffron Wall Mosaic',
        'Mosaïque murale~ bleu et safran',
        'لوحة جدارية~ من الزليج الأزرق والزعفراني',
      ),
      n(
        'Cedar-Framed Zellige Panel',
        'Panneau~ de zellige à cadre de cèdre',
        'لوحة زليج~ بإطار من خشب الأرز',
      ),
      n(
        'Large Blue Zellige Wall Panel',
        'Grand panneau mural~ en zellige bleu',
        'لوحة جدارية كبيرة~ من الزليج الأزرق',
        1.35,
      ),
    ],
    objects: [
      t(
        'A wall panel of blue, white and saffron zellige rosettes in a frame of light wood.',
        'Un panneau mural de rosaces de zellige bleu, blanc et safran, dans un cadre de bois clair.',
        'لوحة جدارية من وردات الزليج الأزرق والأبيض والزعفراني داخل إطار من الخشب الفاتح.',
      ),
      t(
        'Blue petals around saffron hearts, repeated without end inside a plain cedar frame.',
        'Des pétales bleus autour de cœurs safran, répétés à l’infini dans un cadre de cèdre tout simple.',
        'بتلات زرقاء حول قلوب زعفرانية تتكرر بلا نهاية داخل إطار بسيط من خشب الأرز.',
      ),
    ],
  },
  {
    id: 'panel-emerald',
    kind: 'zellige',
    pictures: ['panel-zellige-emerald-star'],
    craft: panels,
    price: [460, 1090],
    measure: { kind: 'LW', base: [55, 55] },
    choosing: 0.5,
    choices: [[threeSizes], [sizes(['40 x 40 cm', -0.25], ['55 x 55 cm', 0], ['80 x 80 cm', 0.7])]],
    names: [
      n('Emerald Zellige Panel', 'Panneau~ de zellige émeraude', 'لوحة زليج~ زمردية'),
      n('Green Rosette Wall Mosaic', 'Mosaïque murale~ à rosaces vertes', 'لوحة جدارية~ بوردات خضراء'),
      n(
        'Large Emerald Splashback Panel',
        'Grande crédence~ en zellige émeraude',
        'لوحة مطبخ كبيرة~ من الزليج الزمردي',
        1.35,
      ),
      n(
        'Green, White and Saffron Panel',
        'Panneau~ vert, blanc et safran',
        'لوحة~ بالأخضر والأبيض والزعفراني',
      ),
    ],
    objects: [
      t(
        'Emerald petals on white, with small saffron diamonds where the rosettes meet.',
        'Des pétales émeraude sur fond blanc, et de petits losanges safran à la rencontre des rosaces.',
        'بتلات زمردية على أبيض، ومعينات زعفرانية صغيرة حيث تلتقي الوردات.',
      ),
      t(
        'A square panel whose greens range from emerald to bottle green, as in old fountains.',
        'Un panneau carré dont les verts vont de l’émeraude au vert bouteille, comme sur les fontaines anciennes.',
        'لوحة مربعة تتدرج خضرتها من الزمردي إلى الأخضر الداكن كما في السقايات القديمة.',
      ),
    ],
  },
  {
    id: 'tiles',
    kind: 'zellige',
    pictures: ['tiles-zellige-stack'],
    craft: tiles,
    price: [90, 260],
    measure: { kind: 'LW', base: [20, 20] },
    choosing: 0.5,
    choices: [[sizes(['10 x 10 cm', -0.45], ['20 x 20 cm', 0], ['30 x 30 cm', 0.7])]],
    names: [
      n('Blue Zellige Tiles', 'Carreaux~ de zellige bleus', 'مربعات زليج~ زرقاء'),
      n(
        'Blue and Saffron Rosette Tiles',
        'Carreaux~ à rosaces bleu et safran',
        'مربعات زليج~ بوردات زرقاء وزعفرانية',
      ),
      n(
        'Hand-Cut Zellige Tile Set',
        'Lot de carreaux~ de zellige taillé main',
        'طقم مربعات زليج~ مقطوعة يدويًا',
      ),
      n(
        'Small Zellige Sample Tiles',
        'Petits carreaux d’échantillon~ en zellige',
        'مربعات زليج صغيرة~ للتجربة',
        0.55,
      ),
    ],
    objects: [
      t(
        'Square tiles of assembled zellige: blue rosettes with saffron hearts on white.',
        'Des carreaux de zellige assemblé : rosaces bleues au cœur safran sur fond blanc.',
        'مربعات من الزليج المجمّع: وردات زرقاء بقلوب زعفرانية على أبيض.',
      ),
      t(
        'Blue, white and saffron pieces mounted on a clay base, ready to form a frieze or a whole wall.',
        'Des pièces bleues, blanches et safran montées sur un support de terre, pour une frise ou tout un mur.',
        'قطع زرقاء وبيضاء وزعفرانية مثبتة على قاعدة من الطين، لشريط زخرفي أو لجدار كامل.',
      ),
    ],
  },
  {
    id: 'fountain',
    kind: 'zellige',
    pictures: ['fountain-zellige'],
    craft: fountains,
    price: [2900, 4400],
    measure: { kind: 'DH', base: [90, 75] },
    choosing: 0.4,
    choices: [[sizes(['70 cm', -0.2], ['90 cm', 0], ['110 cm', 0.25])]],
    names: [
      n('Octagonal Zellige Fountain', 'Fontaine octogonale~ en zellige', 'نافورة مثمّنة~ من الزليج'),
      n(
        'Patio Fountain with Marble Cup',
        'Fontaine de patio~ à vasque de marbre',
        'نافورة فناء~ بخصّة رخامية',
      ),
      n('Blue Zellige Riad Fountain', 'Fontaine de riad~ en zellige bleu', 'نافورة رياض~ من الزليج الأزرق'),
      n(
        'Small Zellige Garden Fountain',
        'Petite fontaine de jardin~ en zellige',
        'نافورة حديقة صغيرة~ من الزليج',
        0.8,
      ),
    ],
    objects: [
      t(
        'An eight-sided basin covered in blue, white and saffron zellige, with a marble cup in the middle.',
        'Un bassin à huit pans habillé de zellige bleu, blanc et safran, avec une vasque de marbre au milieu.',
        'حوض ذو ثمانية أضلاع يكسوه زليج أزرق وأبيض وزعفراني، تتوسطه خصّة رخامية.',
      ),
      t(
        'Water runs over from the white cup into a green-tiled basin: the sound of a riad at home.',
        'L’eau déborde de la coupe blanche dans un bassin aux carreaux verts : le murmure d’un riad, chez soi.',
        'يفيض الماء من الخصّة البيضاء إلى حوض مبلط بالأخضر: خرير الرياض في بيتك.',
      ),
    ],
  },
]
