import type { Craft, Family } from './shape.ts'
import { colours, n, sizes, t, threeSizes } from './shape.ts'

const painted: Craft = {
  making: [
    t(
      'Thrown on the wheel, then painted freehand with fine brushes in a pottery workshop in {city}.',
      'La pièce est tournée, puis peinte à main levée, au pinceau fin, dans un atelier de potier à {city}.',
      'شُكّلت القطعة على الدولاب ثم رُسمت باليد الحرة بفرش دقيقة في ورشة فخار في {city}.',
    ),
    t(
      'Fired twice, once for the clay and once for the glaze; the colours melt slightly into the white.',
      'Deux cuissons, l’une pour la terre, l’autre pour l’émail : les couleurs se fondent légèrement dans le blanc.',
      'تدخل القطعة الفرن مرتين، مرة للطين ومرة للطلاء، فتذوب الألوان قليلًا في البياض.',
    ),
    t(
      'No stencil is used, so brush strokes and small variations tell one piece from the next.',
      'Aucun pochoir : les coups de pinceau et de petites variations distinguent chaque pièce.',
      'لا يُستعمل أي قالب، ولذلك تميّز ضربات الفرشاة والفروق الصغيرة كل قطعة عن غيرها.',
    ),
  ],
  care: [
    t(
      'Wash by hand to keep the colours bright; made for serving, not for storing sour foods.',
      'Lavez à la main pour garder l’éclat des couleurs ; fait pour servir, non pour conserver des aliments acides.',
      'يُفضَّل الغسل اليدوي للحفاظ على زهو الألوان، وهي قطعة للتقديم لا لحفظ الأطعمة الحامضة.',
    ),
    t(
      'Use it at table, or hang it with others to brighten a kitchen wall.',
      'À table, ou au mur de la cuisine, en compagnie d’autres pièces.',
      'للمائدة، أو معلّقًا مع قطع أخرى على جدار المطبخ.',
    ),
    t(
      'Not for the oven, the microwave or sudden changes of temperature.',
      'Évitez le four, le micro-ondes et les écarts brusques de température.',
      'لا توضع القطعة في الفرن ولا في الميكروويف، ويُتجنب التغير المفاجئ في الحرارة.',
    ),
  ],
}

const bowls: Craft = {
  making: painted.making,
  care: [
    ...painted.care.filter((_, index) => index !== 1),
    t(
      'For soup, olives or fruit, or simply to catch the light on a sideboard.',
      'Pour la soupe, les olives ou les fruits, ou simplement pour capter la lumière sur un buffet.',
      'للحساء أو الزيتون أو الفواكه، أو للزينة فوق خزانة يصلها الضوء.',
    ),
  ],
}

const servingTagine: Craft = {
  making: [
    t(
      'Base and cone are thrown separately and fitted together before firing in {city}.',
      'Le plat et le cône sont tournés séparément, puis ajustés avant la cuisson à {city}.',
      'تُشكَّل القاعدة والقبة على حدة ثم تُلاءمان قبل الشي في {city}.',
    ),
    t(
      'A painter draws every band freehand, turning the tagine slowly under the brush.',
      'Le peintre trace chaque frise à main levée, en faisant tourner lentement le tajine sous le pinceau.',
      'يرسم الصانع كل شريط باليد الحرة وهو يدير الطاجين ببطء تحت الفرشاة.',
    ),
    t(
      'The glazed inside is smooth and easy to clean.',
      'L’intérieur émaillé est lisse et facile à nettoyer.',
      'داخله المطلي أملس وسهل التنظيف.',
    ),
  ],
  care: [
    t(
      'Made for serving: it keeps a dish warm under its cone. Do not put it on the fire.',
      'Conçu pour le service : il garde le plat chaud sous son cône. Ne le mettez pas sur le feu.',
      'مخصص للتقديم: يحفظ الطعام ساخنًا تحت قبته. لا يوضع على النار.',
    ),
    t(
      'Beautiful with couscous or fruit, it is also a centrepiece on its own.',
      'Superbe avec un couscous ou des fruits, il fait aussi, seul, un centre de table.',
      'جميل مع الكسكس أو الفواكه، ويزيّن وسط المائدة وحده أيضًا.',
    ),
    t(
      'Wash by hand with a soft sponge.',
      'Lavez-le à la main, avec une éponge douce.',
      'يُغسل يدويًا بإسفنجة ناعمة.',
    ),
  ],
}

const cookingTagine: Craft = {
  making: [
    t(
      'Thrown from local clay, sun-dried for several days and fired in a wood kiln in {city}.',
      'Il est tourné dans une argile locale, séché plusieurs jours au soleil et cuit au four à bois, à {city}.',
      'مشكّل من طين محلي، جُفف أيامًا في الشمس ثم شُوي في فرن الحطب في {city}.',
    ),
    t(
      'Left unglazed, as country cooks like it, and decorated with a dark mineral slip.',
      'Il est laissé brut, comme l’aiment les cuisinières de campagne, et décoré d’un engobe minéral sombre.',
      'تُرك بلا طلاء كما تحبه طبّاخات البادية، وزُيّن بصبغة معدنية داكنة.',
    ),
  ],
  care: [
    t(
      'Soak it in water overnight before first use, then cook slowly on a low flame with a diffuser.',
      'Avant le premier usage, trempez-le une nuit dans l’eau, puis cuisez à feu doux avec un diffuseur.',
      'يُنقع في الماء ليلة كاملة قبل أول استعمال، ثم يُطهى فيه على نار هادئة مع موزع للحرارة.',
    ),
    t(
      'Its cone returns the steam to the dish: meat stays tender with very little water.',
      'Son cône renvoie la vapeur dans le plat : la viande reste tendre avec très peu d’eau.',
      'تعيد قبته البخار إلى الطعام، فيبقى اللحم طريًا بقليل من الماء.',
    ),
    t(
      'Wash it with hot water and a brush, without soap, which the clay would absorb.',
      'Lavez-le à l’eau chaude et à la brosse, sans savon, que l’argile absorberait.',
      'يُغسل بالماء الساخن والفرشاة دون صابون، لأن الطين يمتصه.',
    ),
  ],
}

const jars: Craft = {
  making: [
    t(
      'Thrown in two halves, joined by hand and dipped in glaze in a workshop in {city}.',
      'Elle est tournée en deux moitiés, assemblée à la main et trempée dans l’émail dans un atelier à {city}.',
      'شُكّلت من نصفين جُمعا يدويًا، ثم غُمست في الطلاء في ورشة في {city}.',
    ),
    t(
      'The kiln decides the last shade: lighter on the shoulder, deeper where the glaze has gathered.',
      'Le four décide de la dernière nuance : plus claire à l’épaule, plus profonde là où l’émail s’est accumulé.',
      'الفرن هو الذي يقرر اللون الأخير: أفتح عند الكتف وأعمق حيث تجمّع الطلاء.',
    ),
  ],
  care: [
    t(
      'Stand branches or dried flowers in it; for fresh ones, put a glass inside.',
      'Glissez-y des branches ou des fleurs séchées ; pour des fleurs fraîches, placez un verre à l’intérieur.',
      'تُزيَّن بالأغصان أو الأزهار المجففة، وللأزهار الطرية يوضع كأس بداخلها.',
    ),
    t(
      'Set it on a sideboard, a windowsill or in an entrance.',
      'À poser sur un buffet, un rebord de fenêtre ou dans une entrée.',
      'توضع فوق خزانة أو حافة نافذة أو في مدخل البيت.',
    ),
    t(
      'Dust it with a damp cloth; keep it indoors in frosty weather.',
      'Un chiffon humide suffit ; à rentrer en cas de gel.',
      'تُمسح بقماش رطب، وتُحفظ داخل البيت عند الصقيع.',
    ),
  ],
}

const plateSizes = sizes(['20 cm', -0.3], ['27 cm', 0], ['35 cm', 0.45])

export const pottery: Family[] = [
  {
    id: 'bowl-polychrome',
    kind: 'pottery',
    pictures: ['bowl-fes-polychrome'],
    craft: bowls,
    price: [45, 130],
    measure: { kind: 'DH', base: [18, 8] },
    choosing: 0.55,
    choices: [[sizes(['12 cm', -0.35], ['18 cm', 0], ['25 cm', 0.6])], [threeSizes]],
    names: [
      n('Polychrome Painted Bowl', 'Bol peint~ polychrome', 'زلافة~ مرسومة متعددة الألوان'),
      n('Small Painted Spice Bowl', 'Petit bol à épices~ peint', 'زلافة صغيرة~ للتوابل', 0.55, 25),
      n('Hand-Painted Salad Bowl', 'Saladier~ peint à la main', 'زلافة سلطة~ مرسومة يدويًا', 1.5),
      n(
        'Green and Ochre Ceramic Bowl',
        'Bol~ en céramique vert et ocre',
        'زلافة خزفية~ بالأخضر والأصفر الترابي',
      ),
      n('Painted Harira Bowl', 'Bol à harira~ peint', 'زلافة حريرة~ مرسومة', 0.8),
      n('Star-Painted Fruit Bowl', 'Coupe à fruits~ peinte d’étoiles', 'زلافة فواكه~ مرسومة بالنجوم', 1.3),
    ],
    objects: [
      t(
        'A white ceramic bowl painted inside with a green star, ochre flowers and a blue and gold scalloped band.',
        'Un bol en céramique blanche, peint à l’intérieur d’une étoile verte, de fleurs ocre et d’une frise bleu et or.',
        'زلافة من الخزف الأبيض، رُسمت داخلها نجمة خضراء وأزهار ترابية وشريط أزرق وأصفر.',
      ),
      t(
        'Green, ochre and blue in bands that climb from the centre to the rim of this bowl.',
        'Vert, ocre et bleu, en frises qui montent du centre jusqu’au bord de ce bol.',
        'أخضر وترابي وأزرق في أشرطة تصعد من الوسط إلى حافة هذه الزلافة.',
      ),
    ],
  },
  {
    id: 'plate-blue',
    kind: 'pottery',
    pictures: ['plate-fes-blue'],
    craft: painted,
    price: [90, 240],
    measure: { kind: 'D', base: [28] },
    choosing: 0.55,
    choices: [[plateSizes]],
    names: [
      n('Blue and White Fez Plate', 'Assiette de Fès~ bleue et blanche', 'صحن فاسي~ أزرق وأبيض'),
      n('Blue Star Painted Plate', 'Assiette peinte~ à étoile bleue', 'صحن مرسوم~ بنجمة زرقاء'),
      n('Large Blue Serving Dish', 'Grand plat de service~ bleu', 'طبق تقديم كبير~ أزرق', 1.35),
      n('Cobalt Wall Plate', 'Assiette murale~ bleu cobalt', 'صحن جداري~ بالأزرق الكوبالتي'),
      n('Small Blue Painted Plate', 'Petite assiette~ peinte en bleu', 'صحن صغير~ مرسوم بالأزرق', 0.7),
    ],
    objects: [
      t(
        'A white plate painted in cobalt blue, with a twelve-pointed star in the centre and a ring of small stars.',
        'Une assiette blanche peinte au bleu de cobalt : étoile à douze branches au centre, couronne de petites étoiles.',
        'صحن أبيض مرسوم بالأزرق الكوبالتي: نجمة ذات اثني عشر رأسًا في الوسط وحلقة من النجوم الصغيرة.',
      ),
      t(
        'The blue and white of Fez in its purest form; the wooden stand in the picture is not included.',
        'Le bleu et le blanc de Fès dans toute leur pureté ; le support en bois de la photo n’est pas compris.',
        'الأزرق والأبيض الفاسيان في أصفى صورهما، والحامل الخشبي الظاهر في الصورة غير مشمول.',
      ),
    ],
  },
  {
    id: 'plate-emerald',
    kind: 'pottery',
    pictures: ['plate-fes-emerald'],
    craft: painted,
    price: [90, 240],
    measure: { kind: 'D', base: [28] },
    choosing: 0.55,
    choices: [[plateSizes]],
    names: [
      n('Green and Ochre Painted Plate', 'Assiette peinte~ vert et ocre', 'صحن مرسوم~ بالأخضر والترابي'),
      n('Emerald Star Plate', 'Assiette~ à étoile émeraude', 'صحن~ بنجمة زمردية'),
      n('Large Green Serving Dish', 'Grand plat de service~ vert', 'طبق تقديم كبير~ أخضر', 1.35),
      n('Green-Rimmed Wall Plate', 'Assiette murale~ à bord vert', 'صحن جداري~ بحافة خضراء'),
      n('Small Green Painted Plate', 'Petite assiette~ peinte en vert', 'صحن صغير~ مرسوم بالأخضر', 0.7),
    ],
    objects: [
      t(
        'A white plate painted in green and ochre, with a leafy star and a ring of small suns.',
        'Une assiette blanche peinte en vert et ocre : étoile de feuilles et couronne de petits soleils.',
        'صحن أبيض مرسوم بالأخضر والأصفر الترابي: نجمة من الأوراق وحلقة من الشموس الصغيرة.',
      ),
      t(
        'Emerald green and warm ochre on a white ground; the wooden stand in the picture is not included.',
        'Vert émeraude et ocre chaud sur fond blanc ; le support en bois de la photo n’est pas compris.',
        'أخضر زمردي وأصفر ترابي دافئ على أرضية بيضاء، والحامل الخشبي الظاهر في الصورة غير مشمول.',
      ),
    ],
  },
  {
    id: 'plate',
    kind: 'pottery',
    pictures: ['plate-fes-blue', 'plate-fes-emerald'],
    craft: painted,
    price: [90, 230],
    measure: { kind: 'D', base: [28] },
    choosing: 1,
    choices: [
      [colours(['Blue', 0, 'plate-fes-blue'], ['Emerald', 0, 'plate-fes-emerald'])],
      [colours(['Blue', 0, 'plate-fes-blue'], ['Emerald', 0.05, 'plate-fes-emerald']), plateSizes],
    ],
    names: [
      n('Hand-Painted Star Plate', 'Assiette à étoile~ peinte à la main', 'صحن بنجمة~ مرسوم يدويًا'),
      n(
        'Painted Ceramic Dinner Plate',
        'Assiette de table~ en céramique peinte',
        'صحن مائدة~ من الخزف المرسوم',
      ),
      n('Decorative Ceramic Plate', 'Assiette décorative~ en céramique', 'صحن زينة~ من الخزف'),
    ],
    objects: [
      t(
        'A white ceramic plate with a painted star and a starry border, in the colour you choose.',
        'Une assiette en céramique blanche, à étoile peinte et bordure étoilée, dans la couleur de votre choix.',
        'صحن من الخزف الأبيض بنجمة مرسومة وحاشية من النجوم، باللون الذي تختاره.',
      ),
      t(
        'One drawing, two palettes: the star and its border are painted by hand in either colour.',
        'Un même dessin, deux palettes : l’étoile et sa bordure sont peintes à la main dans l’une ou l’autre couleur.',
        'رسم واحد ولونان: تُرسم النجمة وحاشيتها يدويًا بأحدهما.',
      ),
    ],
  },
  {
    id: 'tagine-blue',
    kind: 'pottery',
    pictures: ['tagine-fes-blue'],
    craft: servingTagine,
    price: [180, 390],
    measure: { kind: 'D', base: [27] },
    choosing: 0.55,
    choices: [[threeSizes], [sizes(['20 cm', -0.25], ['27 cm', 0], ['33 cm', 0.35])]],
    names: [
      n('Blue and White Serving Tagine', 'Tajine de service~ bleu et blanc', 'طاجين تقديم~ أزرق وأبيض'),
      n('Fez-Blue Painted Tagine', 'Tajine peint~ bleu de Fès', 'طاجين مرسوم~ بالأزرق الفاسي'),
      n('Large Blue Feast Tagine', 'Grand tajine de fête~ bleu', 'طاجين كبير للولائم~ أزرق', 1.3),
      n('Small Blue Painted Tagine', 'Petit tajine~ peint en bleu', 'طاجين صغير~ مرسوم بالأزرق', 0.7),
      n(
        'Cobalt-Patterned Ceramic Tagine',
        'Tajine~ en céramique à motifs cobalt',
        'طاجين خزفي~ بزخارف كوبالتية',
      ),
      n('Blue Arabesque Tagine', 'Tajine~ à arabesques bleues', 'طاجين~ بزخارف زرقاء'),
    ],
    objects: [
      t(
        'A white tagine painted from base to knob with blue bands of leaves, stars and arches.',
        'Un tajine blanc peint, du plat jusqu’au bouton, de frises bleues de feuilles, d’étoiles et d’arcs.',
        'طاجين أبيض مرسوم من قاعدته إلى مقبضه بأشرطة زرقاء من الأوراق والنجوم والأقواس.',
      ),
      t(
        'Cobalt blue on shining white: the table tagine of Fez families.',
        'Bleu de cobalt sur blanc brillant : le tajine de table des familles de Fès.',
        'أزرق كوبالتي على بياض لامع: طاجين المائدة عند العائلات الفاسية.',
      ),
    ],
  },
  {
    id: 'tagine-terracotta',
    kind: 'pottery',
    pictures: ['tagine-terracotta'],
    craft: cookingTagine,
    price: [95, 210],
    measure: { kind: 'D', base: [28] },
    choosing: 0.6,
    choices: [[threeSizes], [sizes(['22 cm', -0.25], ['28 cm', 0], ['34 cm', 0.4])]],
    names: [
      n('Terracotta Cooking Tagine', 'Tajine de cuisson~ en terre cuite', 'طاجين طبخ~ من الطين المحروق'),
      n('Unglazed Clay Tagine', 'Tajine~ en terre brute', 'طاجين~ من الطين بلا طلاء'),
      n(
        'Family-Size Terracotta Tagine',
        'Grand tajine familial~ en terre cuite',
        'طاجين عائلي كبير~ من الطين المحروق',
        1.3,
      ),
      n('Small Clay Tagine for Two', 'Petit tajine~ en terre pour deux', 'طاجين صغير~ من الطين', 0.75),
      n('Beldi Tagine with Dark Bands', 'Tajine beldi~ à frises sombres', 'طاجين بلدي~ بأشرطة داكنة'),
      n('Country Clay Tagine', 'Tajine rustique~ en argile', 'طاجين بدوي~ من الطين'),
    ],
    objects: [
      t(
        'A tagine in bare terracotta, with dark painted diamonds and waves and a pinched rim.',
        'Un tajine en terre cuite brute, à losanges et vagues peints en brun foncé et bord pincé.',
        'طاجين من الطين المحروق بمعينات وأمواج داكنة وحافة مموّجة.',
      ),
      t(
        'Warm red clay and simple dark bands: the tagine that goes from the brazier to the table.',
        'Argile d’un rouge chaud et frises sombres toutes simples : le tajine qui passe du brasero à la table.',
        'طين أحمر دافئ وأشرطة داكنة بسيطة: طاجين ينتقل من المجمر إلى المائدة.',
      ),
    ],
  },
  {
    id: 'vase-emerald',
    kind: 'pottery',
    pictures: ['vase-emerald-glaze'],
    craft: jars,
    price: [140, 340],
    measure: { kind: 'H', base: [32] },
    choosing: 0.5,
    choices: [[threeSizes]],
    names: [
      n('Emerald-Glazed Jar', 'Jarre~ émaillée émeraude', 'جرة~ بطلاء زمردي'),
      n('Green-Glazed Earthenware Vase', 'Vase~ en terre émaillée verte', 'مزهرية فخارية~ بطلاء أخضر'),
      n('Large Green Floor Jar', 'Grande jarre de sol~ verte', 'جرة أرضية كبيرة~ خضراء', 1.5),
      n('Small Emerald Jar', 'Petite jarre~ émeraude', 'جرة صغيرة~ زمردية', 0.65),
      n('Round-Shouldered Green Jar', 'Jarre ronde~ verte', 'جرة مستديرة~ خضراء'),
    ],
    objects: [
      t(
        'A broad-shouldered earthenware jar in a single deep green glaze.',
        'Une jarre de terre aux larges épaules, couverte d’un seul émail vert profond.',
        'جرة فخارية عريضة الكتفين يكسوها طلاء أخضر عميق واحد.',
      ),
      t(
        'The green of old roof tiles, smooth and glossy, on a simple round jar.',
        'Le vert des vieilles tuiles vernissées, lisse et brillant, sur une simple jarre ronde.',
        'أخضر القرميد العتيق، أملس ولامع، على جرة مستديرة بسيطة.',
      ),
    ],
  },
  {
    id: 'vase-blue',
    kind: 'pottery',
    pictures: ['vase-fes-blue'],
    craft: { making: painted.making, care: jars.care },
    price: [150, 360],
    measure: { kind: 'H', base: [30] },
    choosing: 0.5,
    choices: [[threeSizes], [sizes(['22 cm', -0.25], ['30 cm', 0], ['40 cm', 0.5])]],
    names: [
      n('Blue-Flowered Fez Vase', 'Vase de Fès~ à fleurs bleues', 'مزهرية فاسية~ بأزهار زرقاء'),
      n('White Vase with Blue Daisies', 'Vase blanc~ à marguerites bleues', 'مزهرية بيضاء~ بأقحوانات زرقاء'),
      n('Tall Painted Fez Vase', 'Haut vase de Fès~ peint à la main', 'مزهرية طويلة~ مرسومة بالأزرق', 1.35),
      n('Small Blue Painted Vase', 'Petit vase~ peint en bleu', 'مزهرية صغيرة~ مرسومة بالأزرق', 0.65),
      n('Hand-Painted Ceramic Vase', 'Vase~ en céramique peint à la main', 'مزهرية خزفية~ مرسومة يدويًا'),
    ],
    objects: [
      t(
        'A round white vase with a belt of blue flowers with golden hearts above rows of small scallops.',
        'Un vase blanc et rond, ceint de fleurs bleues au cœur doré, au-dessus de rangs de petites vagues.',
        'مزهرية بيضاء مستديرة يطوقها حزام من أزهار زرقاء ذات قلوب ذهبية فوق صفوف من الأمواج الصغيرة.',
      ),
      t(
        'Blue flowers, a flared neck and a soft white glaze: a vase that is complete even without a bouquet.',
        'Fleurs bleues, col évasé et émail d’un blanc doux : un vase qui se suffit à lui-même, même sans bouquet.',
        'أزهار زرقاء وعنق منفرج وطلاء أبيض هادئ: مزهرية جميلة حتى دون باقة.',
      ),
    ],
  },
]
