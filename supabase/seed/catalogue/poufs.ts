import type { Craft, Family, Measure } from './shape.ts'
import { colours, n, sizes, t, threeSizes } from './shape.ts'

const leather: Craft = {
  making: [
    t(
      'The panels are cut and sewn by hand in a family workshop in {city}, with waxed thread that stands up to years of use.',
      'Les panneaux sont coupés et cousus à la main dans un atelier familial à {city}, avec un fil ciré qui résiste aux années.',
      'تُقص القطع وتُخاط يدويًا في ورشة عائلية في {city}، بخيط مشمّع يصمد سنوات طويلة.',
    ),
    t(
      'The goat leather is tanned with plant extracts, which gives it a warm scent that fades within a few weeks.',
      'Le cuir de chèvre est tanné aux extraits végétaux, d’où son odeur caractéristique, qui s’estompe en quelques semaines.',
      'جلد الماعز مدبوغ بمستخلصات نباتية، ومنها رائحته الدافئة التي تخف خلال أسابيع قليلة.',
    ),
    t(
      'One saddler makes each piece from start to finish, so no two are quite the same.',
      'Chaque pièce est l’œuvre d’un seul sellier, du début à la fin : aucune n’est tout à fait pareille à une autre.',
      'ينجز كل قطعة خرّاز واحد من البداية إلى النهاية، فلا تتطابق قطعتان تمامًا.',
    ),
  ],
  care: [
    t(
      'Delivered unfilled: a zip underneath lets you stuff it with old clothes, blankets or wadding.',
      'Livré vide : une fermeture éclair, dessous, permet de le garnir de vieux vêtements, de couvertures ou d’ouate.',
      'يُسلَّم فارغًا: سحّاب في أسفله يتيح حشوه بملابس قديمة أو أغطية أو قطن.',
    ),
    t(
      'It serves as a seat, a footrest or, with a tray on top, a low table.',
      'Il sert de siège, de repose-pieds ou, avec un plateau, de table basse.',
      'يصلح مقعدًا أو مسندًا للقدمين، أو طاولة منخفضة إذا وُضعت فوقه صينية.',
    ),
    t(
      'Wipe it with a soft dry cloth and feed the leather with a colourless balm twice a year.',
      'Un chiffon doux et sec suffit à l’entretenir ; nourrissez le cuir d’un baume incolore deux fois par an.',
      'يُمسح بقطعة قماش ناعمة وجافة، ويُغذّى الجلد ببلسم عديم اللون مرتين في السنة.',
    ),
  ],
}

const wool: Craft = {
  making: [
    t(
      'The kilim is woven on a low loom by women of a cooperative, then fitted and piped with leather in {city}.',
      'Le kilim est tissé sur un métier bas par les femmes d’une coopérative, puis monté et gansé de cuir à {city}.',
      'تنسج نساء إحدى التعاونيات الحنبل على نول منخفض، ثم يُركَّب ويُحاط بشريط جلدي في {city}.',
    ),
    t(
      'The wool is spun and dyed in small batches, which explains the slight changes of shade along a band.',
      'La laine est filée et teinte par petites quantités, d’où de légères variations de ton le long d’une bande.',
      'يُغزل الصوف ويُصبغ بكميات صغيرة، وهذا ما يفسر التدرج الخفيف في لون الشريط الواحد.',
    ),
    t(
      'Cover and seams are finished by hand, and the base is closed with a sturdy zip.',
      'La housse et les coutures sont finies à la main, et le dessous se ferme par une solide fermeture éclair.',
      'الغطاء والخياطة منجزان يدويًا، ويُغلق الأسفل بسحّاب متين.',
    ),
  ],
  care: [
    t(
      'Vacuum it gently, without a brush, and keep it out of strong sunlight.',
      'Aspirez-le doucement, sans brosse, et gardez-le à l’abri du plein soleil.',
      'يُنظف بالمكنسة الكهربائية برفق ودون فرشاة، ويُحفظ بعيدًا عن أشعة الشمس القوية.',
    ),
    t(
      'Delivered unfilled; a few blankets or cushions are enough to give it its shape.',
      'Livré vide ; quelques couvertures ou coussins suffisent à lui donner sa forme.',
      'يُسلَّم فارغًا، وتكفي بعض الأغطية أو الوسائد ليأخذ شكله.',
    ),
    t(
      'A lively extra seat for a living room, a reading corner or a child’s bedroom.',
      'Un siège d’appoint plein de vie pour le salon, le coin lecture ou la chambre d’enfant.',
      'مقعد إضافي مفعم بالحيوية لغرفة الجلوس أو ركن القراءة أو غرفة الأطفال.',
    ),
  ],
}

const roundMeasure: Measure = { kind: 'DH', base: [52, 30] }

export const poufs: Family[] = [
  {
    id: 'pouf-tan',
    kind: 'poufs',
    pictures: ['pouf-tan-leather'],
    craft: leather,
    price: [420, 690],
    measure: roundMeasure,
    choosing: 0.5,
    choices: [[threeSizes], [sizes(['45 cm', -0.15], ['55 cm', 0], ['65 cm', 0.25])]],
    names: [
      n('Round Tan Leather Pouf', 'Pouf rond~ en cuir fauve', 'بوف دائري~ من الجلد العسلي'),
      n('Tan Pouf with Embroidered Star', 'Pouf fauve~ à étoile brodée', 'بوف عسلي~ بنجمة مطرزة'),
      n(
        'Large Tan Leather Floor Pouf',
        'Grand pouf de sol~ en cuir fauve',
        'بوف أرضي كبير~ من الجلد العسلي',
        1.25,
      ),
      n('Hand-Stitched Tan Pouf', 'Pouf fauve~ cousu main', 'بوف عسلي~ مخيط يدويًا'),
      n(
        'Small Tan Leather Footstool',
        'Petit repose-pieds~ en cuir fauve',
        'مسند صغير للقدمين~ من الجلد العسلي',
        0.8,
      ),
    ],
    objects: [
      t(
        'A round pouf in tan leather whose cream stitching meets in an eight-pointed star on the top.',
        'Un pouf rond en cuir fauve dont les surpiqûres crème se rejoignent, sur le dessus, en une étoile à huit branches.',
        'بوف دائري من الجلد العسلي تلتقي خياطته الكريمية في أعلاه على شكل نجمة ثمانية.',
      ),
      t(
        'Honey-tan panels, double rows of cream stitching and an embroidered star: the classic pouf of a Moroccan sitting room.',
        'Panneaux couleur miel, double surpiqûre crème et étoile brodée : le pouf classique des salons marocains.',
        'قطع جلدية بلون العسل، وخياطة كريمية مزدوجة، ونجمة مطرزة: إنه البوف المألوف في الصالون المغربي.',
      ),
    ],
  },
  {
    id: 'pouf-chocolate',
    kind: 'poufs',
    pictures: ['pouf-chocolate-leather'],
    craft: leather,
    price: [430, 720],
    measure: roundMeasure,
    choosing: 0.5,
    choices: [[threeSizes], [sizes(['45 cm', -0.15], ['55 cm', 0], ['65 cm', 0.25])]],
    names: [
      n('Round Chocolate Leather Pouf', 'Pouf rond~ en cuir chocolat', 'بوف دائري~ من الجلد البني الداكن'),
      n('Dark Brown Star Pouf', 'Pouf brun foncé~ à étoile', 'بوف بني داكن~ بنجمة'),
      n('Large Chocolate Lounge Pouf', 'Grand pouf de salon~ chocolat', 'بوف صالون كبير~ بني داكن', 1.25),
      n(
        'Chocolate Leather Pouf with Sand Stitching',
        'Pouf~ chocolat à surpiqûres sable',
        'بوف بني داكن~ بخياطة رملية',
      ),
    ],
    objects: [
      t(
        'Deep chocolate leather, sand-coloured stitching and a twelve-pointed star drawn with the needle on the top.',
        'Un cuir chocolat profond, des surpiqûres couleur sable et, sur le dessus, une étoile à douze branches tracée à l’aiguille.',
        'جلد بني عميق وخياطة بلون الرمل، وفي أعلاه نجمة ذات اثني عشر رأسًا مرسومة بالإبرة.',
      ),
      t(
        'This dark brown pouf owes its character to the fine star pattern stitched on its crown.',
        'Ce pouf brun foncé doit son caractère au fin dessin étoilé cousu sur son dessus.',
        'يستمد هذا البوف البني الداكن طابعه من زخرفة نجمية دقيقة مخيطة في أعلاه.',
      ),
    ],
  },
  {
    id: 'pouf-ivory',
    kind: 'poufs',
    pictures: ['pouf-ivory-leather'],
    craft: leather,
    price: [460, 760],
    measure: roundMeasure,
    choosing: 0.5,
    choices: [[threeSizes], [sizes(['45 cm', -0.15], ['55 cm', 0], ['65 cm', 0.25])]],
    names: [
      n('Round Ivory Leather Pouf', 'Pouf rond~ en cuir ivoire', 'بوف دائري~ من الجلد العاجي'),
      n('Ivory Pouf with Gold Stitching', 'Pouf ivoire~ à surpiqûres dorées', 'بوف عاجي~ بخياطة ذهبية'),
      n('Large Ivory Leather Pouf', 'Grand pouf~ en cuir ivoire', 'بوف كبير~ من الجلد العاجي', 1.25),
      n('Bridal Ivory Leather Pouf', 'Pouf de mariée~ en cuir ivoire', 'بوف العروس~ من الجلد العاجي'),
      n('Small Ivory Bedside Pouf', 'Petit pouf de chevet~ ivoire', 'بوف صغير عاجي~ لجانب السرير', 0.8),
    ],
    objects: [
      t(
        'Ivory leather and gold-coloured stitching that opens like a sunflower on the top of the pouf.',
        'Un cuir ivoire et des surpiqûres dorées qui s’ouvrent comme un tournesol sur le dessus du pouf.',
        'جلد عاجي وخياطة ذهبية اللون تتفتح في أعلى البوف كزهرة عباد الشمس.',
      ),
      t(
        'A luminous round pouf: ivory panels edged with gold thread and an embroidered rosette in the centre.',
        'Un pouf rond et lumineux : panneaux ivoire bordés de fil doré et rosace brodée au centre.',
        'بوف دائري مشرق: قطع عاجية محاطة بخيط ذهبي ووردة مطرزة في الوسط.',
      ),
    ],
  },
  {
    id: 'pouf-round',
    kind: 'poufs',
    pictures: ['pouf-tan-leather', 'pouf-chocolate-leather', 'pouf-ivory-leather'],
    craft: leather,
    price: [420, 720],
    measure: roundMeasure,
    choosing: 1,
    choices: [
      [
        colours(
          ['Tan', 0, 'pouf-tan-leather'],
          ['Chocolate', 0, 'pouf-chocolate-leather'],
          ['Ivory', 0.08, 'pouf-ivory-leather'],
        ),
      ],
      [
        colours(
          ['Tan', 0, 'pouf-tan-leather'],
          ['Chocolate', 0.05, 'pouf-chocolate-leather'],
          ['Ivory', 0.1, 'pouf-ivory-leather'],
        ),
        threeSizes,
      ],
      [
        colours(
          ['Tan', -0.05, 'pouf-tan-leather'],
          ['Chocolate', 0, 'pouf-chocolate-leather'],
          ['Ivory', 0.05, 'pouf-ivory-leather'],
        ),
      ],
    ],
    names: [
      n('Embroidered Leather Pouf', 'Pouf~ en cuir brodé', 'بوف~ من الجلد المطرز'),
      n('Goat Leather Pouf', 'Pouf~ en cuir de chèvre', 'بوف~ من جلد الماعز'),
      n('Hand-Sewn Leather Ottoman', 'Pouf~ en cuir cousu main', 'بوف~ جلدي مخيط يدويًا'),
      n('Beldi Leather Pouf', 'Pouf beldi~ en cuir', 'بوف بلدي~ من الجلد'),
      n('Sitting-Room Pouf in Leather', 'Pouf de salon~ en cuir', 'بوف صالون~ من الجلد'),
    ],
    objects: [
      t(
        'A round leather pouf with panel stitching and an embroidered top, offered in several colours.',
        'Un pouf rond en cuir, à panneaux surpiqués et dessus brodé, proposé en plusieurs couleurs.',
        'بوف دائري من الجلد بقطع مخيطة وسطح مطرز، متوفر بعدة ألوان.',
      ),
      t(
        'The well-known Moroccan pouf: joined panels, a crown of stitching and a star, in the colour that suits your room.',
        'Le célèbre pouf marocain : panneaux assemblés, couronne de surpiqûres et étoile, dans la couleur qui va à votre pièce.',
        'البوف المغربي الشهير: قطع مجمّعة وتاج من الخياطة ونجمة، باللون الذي يناسب غرفتك.',
      ),
    ],
  },
  {
    id: 'pouf-square',
    kind: 'poufs',
    pictures: ['pouf-square-cognac'],
    craft: leather,
    price: [480, 790],
    measure: { kind: 'LWH', base: [50, 50, 32] },
    choosing: 0.5,
    choices: [[threeSizes], [sizes(['45 x 45 cm', -0.15], ['55 x 55 cm', 0.1], ['60 x 60 cm', 0.2])]],
    names: [
      n('Square Cognac Leather Pouf', 'Pouf carré~ en cuir cognac', 'بوف مربع~ من الجلد القرفي'),
      n('Cognac Cube Pouf with Star', 'Pouf cube cognac~ à étoile', 'بوف مكعب قرفي~ بنجمة'),
      n(
        'Large Square Leather Pouf, Cognac',
        'Grand pouf carré~ en cuir cognac',
        'بوف مربع كبير~ من الجلد القرفي',
        1.2,
      ),
      n('Square Pouf with Cream Stitching', 'Pouf carré~ à surpiqûres crème', 'بوف مربع~ بخياطة كريمية'),
      n('Cognac Leather Footrest', 'Repose-pieds~ en cuir cognac', 'مسند للقدمين~ من الجلد القرفي', 0.85),
    ],
    objects: [
      t(
        'A square pouf in cognac leather with rounded corners, cream stitching and an embroidered star.',
        'Un pouf carré en cuir cognac, aux angles adoucis, surpiqûres crème et étoile brodée.',
        'بوف مربع من الجلد القرفي بزوايا مستديرة وخياطة كريمية ونجمة مطرزة.',
      ),
      t(
        'Its square shape tucks neatly under a console or beside an armchair, and the cognac leather deepens with time.',
        'Sa forme carrée se glisse sous une console ou près d’un fauteuil, et son cuir cognac fonce avec le temps.',
        'شكله المربع يناسب أسفل الرف أو جانب الأريكة، وجلده القرفي يزداد عمقًا مع الزمن.',
      ),
    ],
  },
  {
    id: 'pouf-kilim',
    kind: 'poufs',
    pictures: ['pouf-kilim-wool'],
    craft: wool,
    price: [350, 640],
    measure: { kind: 'DH', base: [50, 28] },
    choosing: 0.4,
    choices: [[threeSizes], [sizes(['45 cm', -0.12], ['55 cm', 0], ['60 cm', 0.15])]],
    names: [
      n('Kilim Wool Pouf', 'Pouf~ en kilim de laine', 'بوف~ من الحنبل الصوفي'),
      n('Pouf in Red and Blue Kilim', 'Pouf~ en kilim rouge et bleu', 'بوف~ من حنبل أحمر وأزرق'),
      n('Large Kilim Floor Pouf', 'Grand pouf de sol~ en kilim', 'بوف أرضي كبير~ من الحنبل', 1.2),
      n('Wool Pouf with Rosette Top', 'Pouf en laine~ à rosace', 'بوف صوفي~ بوردة في أعلاه'),
      n('Hand-Woven Diamond Pouf', 'Pouf tissé main~ à losanges', 'بوف منسوج يدويًا~ بمعينات'),
      n('Small Kilim Footstool', 'Petit repose-pieds~ en kilim', 'مسند صغير للقدمين~ من الحنبل', 0.8),
      n('Leather-Piped Kilim Pouf', 'Pouf~ en kilim gansé de cuir', 'بوف حنبل~ بحاشية جلدية'),
    ],
    objects: [
      t(
        'A drum-shaped pouf covered in wool kilim: diamonds on a blue band, a red and ochre rosette on the top.',
        'Un pouf tambour habillé de kilim de laine : losanges sur bande bleue, rosace rouge et ocre sur le dessus.',
        'بوف أسطواني مغلّف بحنبل صوفي: معينات على شريط أزرق، ووردة حمراء وترابية في أعلاه.',
      ),
      t(
        'Brick red, ochre, cream and deep blue follow one another on this pouf of hand-woven wool edged with leather.',
        'Rouge brique, ocre, crème et bleu profond se répondent sur ce pouf de laine tissée main, bordé de cuir.',
        'يتناوب الأحمر الآجري والترابي والكريمي والأزرق العميق على هذا البوف من الصوف المنسوج يدويًا والمحاط بالجلد.',
      ),
    ],
  },
]
