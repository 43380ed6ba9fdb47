import type { Choice, Craft, Family } from './shape.ts'
import { n, sizes, t } from './shape.ts'

const cushions: Craft = {
  making: [
    t(
      'Embroidered by counted thread, without a printed pattern, by women working at home in {city}.',
      'Il est brodé à fils comptés, sans dessin imprimé, par des femmes qui travaillent chez elles à {city}.',
      'مطرزة بعدّ الخيوط ودون رسم مطبوع، على يد نساء يعملن في بيوتهن في {city}.',
    ),
    t(
      'A cushion of this kind takes a practised hand about ten days of stitching.',
      'Un coussin de ce genre demande une dizaine de jours à une main exercée.',
      'تتطلب وسادة كهذه نحو عشرة أيام من يد متمرّسة.',
    ),
    t(
      'The motif was taught from mother to daughter; each embroiderer signs it with a detail of her own.',
      'Le motif se transmet de mère en fille ; chaque brodeuse le signe d’un détail bien à elle.',
      'تتوارث البنات هذه الزخرفة عن الأمهات، وتوقّعها كل طرّازة بلمسة تخصها.',
    ),
  ],
  care: [
    t(
      'The cover closes with a hidden zip; the filling is included.',
      'La housse se ferme par une glissière cachée ; garnissage compris.',
      'يُغلق الغطاء بسحّاب مخفي، والحشو مشمول.',
    ),
    t(
      'Wash the cover by hand in cold water with a mild soap and iron it inside out.',
      'Lavez la housse à la main, à l’eau froide et au savon doux, et repassez-la à l’envers.',
      'يُغسل الغطاء يدويًا بماء بارد وصابون خفيف، ويُكوى من الداخل.',
    ),
    t(
      'It looks its best on a plain sofa or bench, alone or beside others of the same family.',
      'Il se détache bien sur un canapé ou une banquette unis, seul ou avec d’autres de la même famille.',
      'تبرز جيدًا فوق أريكة سادة، وحدها أو إلى جانب وسائد من العائلة نفسها.',
    ),
  ],
}

const linen: Craft = {
  making: [
    t(
      'The embroidery is worked thread by thread on washed linen and looks the same on both sides.',
      'La broderie est exécutée fil à fil sur du lin lavé ; elle est identique à l’endroit et à l’envers.',
      'أُنجز الطرز خيطًا خيطًا على كتان مغسول، وهو متماثل على الوجهين.',
    ),
    t(
      'Made in {city} by a cooperative where the older embroiderers teach the younger ones.',
      'Broderie réalisée à {city} par une coopérative où les aînées forment les plus jeunes.',
      'من صنع تعاونية في {city} تعلّم فيها الطرّازات المتمرّسات من هن أصغر سنًا.',
    ),
    t(
      'The hems are drawn by hand and the threads are dyed fast.',
      'Les ourlets sont tirés à la main et les fils sont teints grand teint.',
      'حواشيه منجزة يدويًا وخيوطه ثابتة الألوان.',
    ),
  ],
  care: [
    t(
      'Wash at 30 °C with a mild soap, dry flat and iron while still damp.',
      'Lavez à 30 °C avec un savon doux, séchez à plat et repassez encore humide.',
      'يُغسل على 30 درجة بصابون خفيف ويُجفف منبسطًا ويُكوى وهو رطب.',
    ),
    t(
      'Kept for feast days in many families, it is also sturdy enough for every Friday couscous.',
      'Réservé aux jours de fête dans bien des familles, il est assez solide pour le couscous de chaque vendredi.',
      'تحتفظ به عائلات كثيرة لأيام العيد، وهو متين يصلح لكل الأيام.',
    ),
    t(
      'A wedding or housewarming present that stays in the family.',
      'Un cadeau de mariage ou de crémaillère qui reste dans la famille.',
      'هدية عرس أو بيت جديد تبقى في العائلة.',
    ),
  ],
}

const squareSizes: Choice = sizes(
  ['40 x 40 cm', -0.15],
  ['45 x 45 cm', 0],
  ['50 x 50 cm', 0.12],
  ['60 x 60 cm', 0.3],
)

export const embroidery: Family[] = [
  {
    id: 'cushion-fes-blue',
    kind: 'embroidery',
    pictures: ['cushion-fes-blue-cross-stitch'],
    craft: cushions,
    price: [190, 360],
    measure: { kind: 'LW', base: [45, 45] },
    choosing: 0.55,
    choices: [[squareSizes]],
    names: [
      n('Fez-Blue Cross-Stitch Cushion', 'Coussin~ au point de croix bleu', 'وسادة~ بالطرز الفاسي الأزرق'),
      n('Blue Star Linen Cushion', 'Coussin~ en lin à étoile bleue', 'وسادة كتان~ بنجمة زرقاء'),
      n(
        'Ivory Linen Cushion with Blue Tassels',
        'Coussin ivoire~ à pompons bleus',
        'وسادة عاجية~ بشراريب زرقاء',
      ),
      n('Large Blue-Embroidered Cushion', 'Grand coussin~ brodé de bleu', 'وسادة كبيرة~ مطرزة بالأزرق', 1.3),
      n(
        'Counted-Thread Blue Cushion',
        'Coussin~ brodé bleu à fils comptés',
        'وسادة~ مطرزة بالأزرق بعدّ الخيوط',
      ),
      n('Small Fez-Blue Cushion', 'Petit coussin~ bleu de Fès', 'وسادة صغيرة~ بالأزرق الفاسي', 0.8),
    ],
    objects: [
      t(
        'Ivory linen embroidered in blue with a large eight-pointed star, a border of squares and two tassels.',
        'Lin ivoire brodé de bleu : grande étoile à huit branches, bordure de carrés et deux pompons.',
        'كتان عاجي مطرز بالأزرق: نجمة ثمانية كبيرة وحاشية من المربعات وشرّابتان.',
      ),
      t(
        'The blue of Fez on ivory linen, in small regular stitches that form a star and its garden of flowers.',
        'Le bleu de Fès sur lin ivoire, en petits points réguliers qui forment une étoile entourée de fleurs.',
        'الأزرق الفاسي على كتان عاجي، بغرز صغيرة منتظمة ترسم نجمة تحيط بها الأزهار.',
      ),
    ],
  },
  {
    id: 'cushion-navy',
    kind: 'embroidery',
    pictures: ['cushion-navy-gold'],
    craft: cushions,
    price: [220, 390],
    measure: { kind: 'LW', base: [45, 45] },
    choosing: 0.5,
    choices: [[squareSizes]],
    names: [
      n('Navy Cushion with Gold Stars', 'Coussin marine~ à étoiles dorées', 'وسادة زرقاء داكنة~ بنجوم ذهبية'),
      n(
        'Gold-Embroidered Navy Cushion',
        'Coussin bleu marine~ brodé d’or',
        'وسادة زرقاء داكنة~ مطرزة بالذهبي',
      ),
      n('Night-Sky Embroidered Cushion', 'Coussin brodé~ ciel de nuit', 'وسادة مطرزة~ كسماء الليل'),
      n('Large Navy Salon Cushion', 'Grand coussin de salon~ marine', 'وسادة صالون كبيرة~ زرقاء داكنة', 1.3),
      n(
        'Navy Cushion with Golden Tassels',
        'Coussin marine~ à pompons dorés',
        'وسادة زرقاء داكنة~ بشراريب ذهبية',
      ),
    ],
    objects: [
      t(
        'A navy cushion covered in gold-coloured stars and diamonds, with two golden tassels.',
        'Un coussin bleu marine couvert d’étoiles et de losanges dorés, à deux pompons dorés.',
        'وسادة زرقاء داكنة تغطيها نجوم ومعينات ذهبية اللون، بشرّابتين ذهبيتين.',
      ),
      t(
        'Gold-coloured silk thread on a deep blue ground: stars and diamonds laid out like a night sky.',
        'Du fil de soie doré sur fond bleu profond : des étoiles et des losanges comme un ciel de nuit.',
        'خيط حريري ذهبي على أرضية زرقاء عميقة: نجوم ومعينات مرصوفة كسماء الليل.',
      ),
    ],
  },
  {
    id: 'cushion-red',
    kind: 'embroidery',
    pictures: ['cushion-red-lattice'],
    craft: cushions,
    price: [190, 350],
    measure: { kind: 'LW', base: [45, 45] },
    choosing: 0.5,
    choices: [[squareSizes]],
    names: [
      n('Red Lattice Linen Cushion', 'Coussin~ en lin à treillis rouge', 'وسادة كتان~ بشبكة حمراء'),
      n('Linen Cushion with Red Stars', 'Coussin~ en lin à étoiles rouges', 'وسادة كتان~ بنجوم حمراء'),
      n('Red-Embroidered Ivory Cushion', 'Coussin ivoire~ brodé de rouge', 'وسادة عاجية~ مطرزة بالأحمر'),
      n(
        'Large Red Cross-Stitch Cushion',
        'Grand coussin~ au point de croix rouge',
        'وسادة كبيرة~ مطرزة بالأحمر',
        1.3,
      ),
      n('Small Red Star Cushion', 'Petit coussin~ à étoiles rouges', 'وسادة صغيرة~ بنجوم حمراء', 0.8),
      n('Red-Piped Embroidered Cushion', 'Coussin brodé~ à passepoil rouge', 'وسادة مطرزة~ بحاشية حمراء'),
    ],
    objects: [
      t(
        'Ivory linen with a lattice of red stars and diamonds, finished with red piping.',
        'Lin ivoire à treillis d’étoiles et de losanges rouges, fini par un passepoil rouge.',
        'كتان عاجي بشبكة من النجوم والمعينات الحمراء، تنتهي بحاشية حمراء.',
      ),
      t(
        'Soft red stitches on natural linen, evenly spaced from edge to edge.',
        'Des points d’un rouge doux sur du lin naturel, répartis régulièrement d’un bord à l’autre.',
        'غرز حمراء هادئة على كتان طبيعي، موزعة بانتظام من حافة إلى أخرى.',
      ),
    ],
  },
  {
    id: 'cushion-bands',
    kind: 'embroidery',
    pictures: ['cushion-tetouan-bands'],
    craft: cushions,
    price: [200, 380],
    measure: { kind: 'LW', base: [60, 40] },
    choosing: 0.45,
    choices: [[sizes(['30 x 50 cm', -0.15], ['40 x 60 cm', 0], ['40 x 80 cm', 0.2])]],
    names: [
      n(
        'Long Cushion with Tetouan Bands',
        'Coussin long~ à bandes de Tétouan',
        'وسادة طويلة~ بأشرطة تطوانية',
      ),
      n('Rose and Saffron Linen Cushion', 'Coussin~ en lin rose et safran', 'وسادة كتان~ وردية وزعفرانية'),
      n(
        'Banded Bolster Cushion in Linen',
        'Coussin traversin~ en lin brodé',
        'وسادة مستطيلة~ من الكتان المطرز',
      ),
      n('Rose-Tasselled Long Cushion', 'Coussin long~ à pompons roses', 'وسادة طويلة~ بشراريب وردية'),
      n('Embroidered Window-Seat Cushion', 'Coussin de banquette~ brodé', 'وسادة أريكة~ مطرزة'),
    ],
    objects: [
      t(
        'A long linen cushion crossed by embroidered bands of rose, violet and saffron diamonds, with rose tassels.',
        'Un coussin long en lin, traversé de bandes brodées de losanges rose, violet et safran, à pompons roses.',
        'وسادة طويلة من الكتان تعبرها أشرطة مطرزة من معينات وردية وبنفسجية وزعفرانية، بشراريب وردية.',
      ),
      t(
        'The tender colours of Tetouan embroidery, in even bands on ivory linen.',
        'Les couleurs tendres de la broderie de Tétouan, en bandes régulières sur lin ivoire.',
        'ألوان الطرز التطواني الناعمة في أشرطة منتظمة على كتان عاجي.',
      ),
    ],
  },
  {
    id: 'runner',
    kind: 'embroidery',
    pictures: ['runner-embroidered-terracotta'],
    craft: linen,
    price: [240, 460],
    measure: { kind: 'LW', base: [150, 40] },
    choosing: 0.5,
    choices: [[sizes(['40 x 120 cm', -0.15], ['40 x 150 cm', 0], ['40 x 200 cm', 0.25])]],
    names: [
      n(
        'Embroidered Linen Table Runner',
        'Chemin de table~ en lin brodé',
        'مفرش طاولة طويل~ من الكتان المطرز',
      ),
      n('Terracotta and Blue Runner', 'Chemin de table~ terre cuite et bleu', 'مفرش طويل~ بالآجري والأزرق'),
      n('Fringed Linen Runner', 'Chemin de table~ en lin à franges', 'مفرش كتان طويل~ بشراريب'),
      n('Long Feast-Table Runner', 'Long chemin de table~ de fête', 'مفرش طويل~ لمائدة العيد', 1.3),
      n('Diamond-Embroidered Runner', 'Chemin de table~ brodé de losanges', 'مفرش طويل~ مطرز بالمعينات'),
    ],
    objects: [
      t(
        'A runner in ivory linen, embroidered with bands of terracotta and blue diamonds and finished with a fringe.',
        'Un chemin de table en lin ivoire, brodé de bandes de losanges terre cuite et bleus, terminé par une frange.',
        'مفرش طويل من الكتان العاجي، مطرز بأشرطة من المعينات الآجرية والزرقاء، وينتهي بشراريب.',
      ),
      t(
        'Terracotta, dusty blue and ivory alternate in fine bands along the whole runner.',
        'Terre cuite, bleu poudré et ivoire alternent en fines bandes sur toute la longueur.',
        'يتناوب الآجري والأزرق الرمادي والعاجي في أشرطة دقيقة على طول المفرش.',
      ),
    ],
  },
  {
    id: 'table-linen',
    kind: 'embroidery',
    pictures: ['table-linen-fes-blue'],
    craft: linen,
    price: [390, 890],
    measure: { kind: 'LW', base: [220, 150] },
    choosing: 0.6,
    choices: [[sizes(['150 x 150 cm', -0.2], ['150 x 220 cm', 0], ['150 x 300 cm', 0.35])]],
    names: [
      n(
        'Fez-Blue Tablecloth and Napkins',
        'Nappe et serviettes~ bleu de Fès',
        'غطاء مائدة ومناديل~ بالأزرق الفاسي',
      ),
      n('Embroidered Linen Tablecloth', 'Nappe~ en lin brodé', 'غطاء مائدة~ من الكتان المطرز'),
      n(
        'Large Blue-Bordered Tablecloth',
        'Grande nappe~ à bordure bleue',
        'غطاء مائدة كبير~ بحاشية زرقاء',
        1.3,
      ),
      n('Table Linen with Blue Embroidery', 'Linge de table~ brodé de bleu', 'طقم مائدة~ مطرز بالأزرق'),
      n(
        'Reversible Fez-Stitch Tablecloth',
        'Nappe~ au point de Fès réversible',
        'غطاء مائدة~ بالطرز الفاسي على الوجهين',
      ),
      n(
        'Tea-Table Cloth in Blue and Ivory',
        'Nappe à thé~ bleu et ivoire',
        'غطاء طاولة الشاي~ أزرق وعاجي',
        0.7,
      ),
    ],
    objects: [
      t(
        'An ivory linen tablecloth with its napkins, edged with blue Fez embroidery.',
        'Une nappe en lin ivoire et ses serviettes, bordées de broderie de Fès bleue.',
        'غطاء مائدة من الكتان العاجي مع مناديله، تحيط به حاشية من الطرز الفاسي الأزرق.',
      ),
      t(
        'Blue borders, diamonds and small motifs are stitched on heavy ivory linen, on the cloth as on the napkins.',
        'Bordures bleues, losanges et petits motifs sont brodés sur un lin ivoire épais, sur la nappe comme sur les serviettes.',
        'حواشٍ زرقاء ومعينات وزخارف صغيرة مطرزة على كتان عاجي سميك، في الغطاء كما في المناديل.',
      ),
    ],
  },
]
