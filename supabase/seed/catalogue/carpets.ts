import type { Craft, Family } from './shape.ts'
import { n, sizes, t } from './shape.ts'

const knotted: Craft = {
  making: [
    t(
      'Knotted by hand on an upright loom, over several weeks, by a weaver who carries the pattern in her memory.',
      'Il est noué à la main sur un métier vertical, pendant plusieurs semaines, par une tisserande qui connaît le motif par cœur.',
      'عُقدت يدويًا على نول عمودي طوال أسابيع، على يد نسّاجة تحفظ الزخرفة عن ظهر قلب.',
    ),
    t(
      'The wool comes from mountain sheep; it is washed, carded and spun by hand before it reaches the loom.',
      'La laine vient de moutons de montagne ; elle est lavée, cardée et filée à la main avant d’arriver sur le métier.',
      'صوفها من أغنام الجبال، يُغسل ويُمشط ويُغزل يدويًا قبل أن يصل إلى النول.',
    ),
    t(
      'Chosen piece by piece by our partner in {city}, who buys directly from the weavers’ cooperatives.',
      'Il a été choisi par notre partenaire à {city}, qui achète directement aux coopératives de tisserandes.',
      'اختارها شريكنا في {city} الذي يشتري مباشرة من تعاونيات النسّاجات.',
    ),
  ],
  care: [
    t(
      'Vacuum it without a rotating brush and turn it twice a year so that it wears evenly.',
      'Aspirez-le sans brosse rotative et tournez-le deux fois par an pour une usure régulière.',
      'تُنظف بمكنسة كهربائية دون فرشاة دوّارة، وتُدار مرتين في السنة حتى يتوزع الاستعمال.',
    ),
    t(
      'Soft under bare feet, it warms a living room as well as a bedroom.',
      'Doux sous les pieds nus, il réchauffe un salon comme une chambre.',
      'ناعمة تحت الأقدام، تبعث الدفء في غرفة الجلوس كما في غرفة النوم.',
    ),
    t(
      'Blot spills at once with a clean cloth and cold water, and let it dry flat.',
      'Tamponnez aussitôt les taches avec un linge propre et de l’eau froide, puis laissez sécher à plat.',
      'تُجفف البقع فورًا بقماش نظيف وماء بارد، ثم تُترك الزربية لتجف منبسطة.',
    ),
  ],
}

const flat: Craft = {
  making: [
    t(
      'Woven flat, without knots, on a simple loom: light, strong and easy to carry.',
      'Il est tissé à plat, sans nœuds, sur un métier simple : léger, solide et facile à déplacer.',
      'منسوج نسجًا مسطحًا دون عقد على نول بسيط، فهو خفيف ومتين وسهل الحمل.',
    ),
    t(
      'The wool is dyed in small batches, so the tones shift slightly from one band to the next.',
      'La laine est teinte par petites quantités : les tons varient légèrement d’une bande à l’autre.',
      'يُصبغ الصوف بكميات صغيرة، فتختلف الدرجات قليلًا من شريط إلى آخر.',
    ),
    t(
      'Selected in {city} from the work of a women’s cooperative that shares its earnings among the weavers.',
      'Il a été sélectionné à {city} parmi le travail d’une coopérative de femmes qui partage ses gains entre tisserandes.',
      'اختير في {city} من إنتاج تعاونية نسائية تقتسم أرباحها بين النسّاجات.',
    ),
  ],
  care: [
    t(
      'Use it on the floor, on a bench or as a bedspread; an anti-slip underlay is advised on tiles.',
      'Au sol, sur une banquette ou en couvre-lit ; prévoyez un sous-tapis antidérapant sur le carrelage.',
      'يصلح للأرض أو للأريكة أو غطاءً للسرير، ويُنصح بقاعدة مانعة للانزلاق فوق الزليج والرخام.',
    ),
    t(
      'Shake it outdoors and air it in the shade; wash it in cold water with a wool soap when needed.',
      'Secouez-le dehors et aérez-le à l’ombre ; au besoin, lavez-le à l’eau froide avec un savon pour laine.',
      'يُنفض في الخارج ويُهوّى في الظل، ويُغسل عند الحاجة بالماء البارد وصابون الصوف.',
    ),
    t(
      'Both sides can be used, which doubles its life.',
      'Il s’utilise des deux côtés, ce qui double sa durée de vie.',
      'يمكن استعماله من الوجهين، وهذا يطيل عمره.',
    ),
  ],
}

const rugSizes = [
  [sizes(['120 x 180 cm', -0.25], ['150 x 250 cm', 0], ['200 x 300 cm', 0.5])],
  [sizes(['100 x 150 cm', -0.3], ['120 x 180 cm', -0.15], ['160 x 230 cm', 0])],
  [sizes(['160 x 230 cm', 0], ['200 x 300 cm', 0.4])],
]
const rugMeasure = { kind: 'LW' as const, base: [240, 160] }

export const carpets: Family[] = [
  {
    id: 'rug-azilal',
    kind: 'carpets',
    pictures: ['rug-azilal-motifs'],
    craft: knotted,
    price: [1300, 2900],
    measure: rugMeasure,
    choosing: 0.55,
    choices: rugSizes,
    names: [
      n('Azilal Rug with Amazigh Signs', 'Tapis Azilal~ à signes amazighs', 'زربية أزيلال~ برموز أمازيغية'),
      n('Ivory Azilal Wool Rug', 'Tapis Azilal ivoire~ en laine', 'زربية أزيلال عاجية~ من الصوف'),
      n('Colourful Azilal Wall Rug', 'Tapis mural Azilal~ coloré', 'زربية أزيلال جدارية~ ملوّنة'),
      n('Small Azilal Bedside Rug', 'Petit tapis de chevet~ Azilal', 'زربية أزيلال صغيرة~ لجانب السرير', 0.6),
      n('Large Azilal Living-Room Rug', 'Grand tapis de salon~ Azilal', 'زربية أزيلال كبيرة~ للصالون', 1.25),
      n('Azilal Rug with Bright Symbols', 'Tapis Azilal~ aux symboles vifs', 'زربية أزيلال~ برموز زاهية'),
      n('High Atlas Ivory Rug', 'Tapis ivoire~ du Haut Atlas', 'زربية عاجية~ من الأطلس الكبير'),
    ],
    objects: [
      t(
        'On an ivory ground, rows of diamonds, zigzags and stars in bright colours: the alphabet of the Azilal weavers.',
        'Sur fond ivoire, des rangées de losanges, de zigzags et d’étoiles aux couleurs vives : l’alphabet des tisserandes d’Azilal.',
        'على أرضية عاجية صفوف من المعينات والخطوط المتعرجة والنجوم بألوان زاهية: إنها أبجدية نسّاجات أزيلال.',
      ),
      t(
        'A thick ivory rug strewn with small signs in pink, turquoise, saffron and violet, with a fringe at the end.',
        'Un épais tapis ivoire semé de petits signes rose, turquoise, safran et violet, terminé par une frange.',
        'زربية سميكة عاجية تتناثر عليها رموز صغيرة وردية وفيروزية وزعفرانية وبنفسجية، وتنتهي بشراريب.',
      ),
    ],
  },
  {
    id: 'rug-beni-ourain',
    kind: 'carpets',
    pictures: ['rug-beni-ourain-cream'],
    craft: knotted,
    price: [1600, 3400],
    measure: rugMeasure,
    choosing: 0.55,
    choices: rugSizes,
    names: [
      n('Beni Ourain Wool Rug', 'Tapis Beni Ouarain~ en laine', 'زربية بني وراين~ من الصوف'),
      n('Cream Rug with Dark Diamonds', 'Tapis crème~ à losanges foncés', 'زربية كريمية~ بمعينات داكنة'),
      n('Large Beni Ourain Rug', 'Grand tapis Beni Ouarain~', 'زربية بني وراين كبيرة~', 1.3),
      n('Deep-Pile Beni Ourain Rug', 'Tapis Beni Ouarain~ à poil long', 'زربية بني وراين~ بوبر طويل'),
      n(
        'Small Beni Ourain Bedside Rug',
        'Petite descente de lit Beni Ouarain~',
        'زربية بني وراين صغيرة~ لجانب السرير',
        0.6,
      ),
      n(
        'Middle Atlas Cream Wool Rug',
        'Tapis de laine crème~ du Moyen Atlas',
        'زربية صوفية كريمية~ من الأطلس المتوسط',
      ),
      n(
        'Undyed Wool Diamond Rug',
        'Tapis~ à losanges en laine non teinte',
        'زربية بمعينات~ من صوف غير مصبوغ',
      ),
      n('Beni Ourain Bedroom Rug', 'Tapis de chambre~ Beni Ouarain', 'زربية بني وراين~ لغرفة النوم'),
    ],
    objects: [
      t(
        'A cream wool rug crossed by dark brown lines that form uneven diamonds, in the manner of the Beni Ourain.',
        'Un tapis de laine crème traversé de lignes brun foncé qui forment des losanges irréguliers, à la manière des Beni Ouarain.',
        'زربية من الصوف الكريمي تقطعها خطوط بنية داكنة ترسم معينات غير متساوية على طريقة بني وراين.',
      ),
      t(
        'Undyed cream wool, a plain lattice of diamonds and two small signs left by the weaver.',
        'Laine crème non teinte, simple treillis de losanges et deux petits signes laissés par la tisserande.',
        'صوف كريمي غير مصبوغ وشبكة بسيطة من المعينات، مع علامتين صغيرتين تركتهما النسّاجة.',
      ),
    ],
  },
  {
    id: 'rug-boujad',
    kind: 'carpets',
    pictures: ['rug-boujad-rust'],
    craft: knotted,
    price: [1200, 2700],
    measure: rugMeasure,
    choosing: 0.55,
    choices: rugSizes,
    names: [
      n('Boujad Rust Wool Rug', 'Tapis Boujaad~ en laine rouille', 'زربية أبي الجعد~ بلون الصدأ'),
      n(
        'Rust Rug with Nested Diamonds',
        'Tapis rouille~ à losanges emboîtés',
        'زربية بلون الصدأ~ بمعينات متداخلة',
      ),
      n(
        'Large Boujad Living-Room Rug',
        'Grand tapis de salon~ Boujaad',
        'زربية أبي الجعد كبيرة~ للصالون',
        1.25,
      ),
      n(
        'Small Boujad Rug in Burnt Orange',
        'Petit tapis Boujaad~ orange brûlé',
        'زربية أبي الجعد صغيرة~ برتقالية داكنة',
        0.6,
      ),
      n('Ochre and Rust Boujad Rug', 'Tapis Boujaad~ ocre et rouille', 'زربية أبي الجعد~ ترابية وبلون الصدأ'),
      n('Fringed Boujad Rug', 'Tapis Boujaad~ à franges', 'زربية أبي الجعد~ بشراريب'),
      n('Warm-Toned Boujad Wool Rug', 'Tapis Boujaad~ aux tons chauds', 'زربية أبي الجعد~ بألوان دافئة'),
    ],
    objects: [
      t(
        'Burnt orange wool, ochre lines and diamonds set one inside the other: a rug from the plains of Boujad.',
        'Laine orange brûlé, lignes ocre et losanges emboîtés : un tapis des plaines de Boujaad.',
        'صوف برتقالي داكن وخطوط ترابية ومعينات متداخلة: زربية من سهول أبي الجعد.',
      ),
      t(
        'The rust ground of this rug is dotted with cream, rose and brown diamonds and ends in a knotted fringe.',
        'Le fond rouille de ce tapis est ponctué de losanges crème, roses et bruns, et se termine par une frange nouée.',
        'أرضية هذه الزربية بلون الصدأ، تتخللها معينات كريمية ووردية وبنية، وتنتهي بشراريب معقودة.',
      ),
    ],
  },
  {
    id: 'rug-kilim',
    kind: 'carpets',
    pictures: ['rug-kilim-stripes'],
    craft: flat,
    price: [900, 1900],
    measure: { kind: 'LW', base: [220, 140] },
    choosing: 0.5,
    choices: [
      [sizes(['80 x 200 cm', -0.3], ['140 x 220 cm', 0], ['170 x 260 cm', 0.3])],
      [sizes(['100 x 150 cm', -0.35], ['140 x 220 cm', 0])],
    ],
    names: [
      n('Striped Wool Kilim', 'Kilim rayé~ en laine', 'حنبل مخطط~ من الصوف'),
      n('Flat-Woven Kilim with Diamonds', 'Kilim tissé main~ à losanges', 'حنبل منسوج يدويًا~ بمعينات'),
      n('Red and Blue Wool Kilim', 'Kilim de laine~ rouge et bleu', 'حنبل صوفي~ أحمر وأزرق'),
      n('Kilim Entrance Rug', 'Kilim d’entrée~ en laine', 'حنبل~ صوفي لمدخل البيت'),
      n('Large Striped Kilim', 'Grand kilim~ à rayures', 'حنبل كبير~ مخطط', 1.3),
      n('Kilim Bench Throw', 'Kilim de banquette~ en laine', 'حنبل~ لتغطية الأريكة'),
      n('Fringed Country Kilim', 'Kilim rustique~ à franges', 'حنبل بدوي~ بشراريب'),
      n('Hanbel in Banded Wool', 'Hanbel~ en laine à bandes', 'حنبل~ صوفي بأشرطة عريضة'),
      n('Small Kilim Mat', 'Petit tapis kilim~', 'حنبل صغير~', 0.55),
    ],
    objects: [
      t(
        'Bands of red, ochre, blue and cream, with rows of diamonds and zigzags between them.',
        'Des bandes rouges, ocre, bleues et crème, séparées par des rangées de losanges et de zigzags.',
        'أشرطة حمراء وترابية وزرقاء وكريمية، تفصل بينها صفوف من المعينات والخطوط المتعرجة.',
      ),
      t(
        'A flat-woven wool kilim whose wide stripes and diamonds brighten a plain floor.',
        'Un kilim de laine tissé à plat dont les larges rayures et les losanges égaient un sol uni.',
        'حنبل صوفي مسطح النسج، تبهج خطوطه العريضة ومعيناته الأرضية البسيطة.',
      ),
    ],
  },
  {
    id: 'rug-rabat',
    kind: 'carpets',
    pictures: ['rug-rabat-red-medallion'],
    craft: knotted,
    price: [1900, 3900],
    measure: { kind: 'LW', base: [260, 170] },
    choosing: 0.5,
    choices: rugSizes,
    names: [
      n('Grand Royal Rabat Carpet', 'Grand tapis royal~ de Rabat', 'زربية رباطية ملكية كبيرة~', 1.35, 4800),
      n('Red Rabat Medallion Carpet', 'Tapis de Rabat rouge~ à médaillon', 'زربية رباطية حمراء~ بميدالية'),
      n('Rabat Carpet with Star Centre', 'Tapis de Rabat~ à étoile centrale', 'زربية رباطية~ بنجمة وسطى'),
      n('Classic Rabati Wool Carpet', 'Tapis R’bati~ classique en laine', 'زربية رباطية أصيلة~ من الصوف'),
      n(
        'Small Rabat Prayer-Corner Rug',
        'Petit tapis de Rabat~ pour la prière',
        'زربية رباطية صغيرة~ لركن الصلاة',
        0.55,
      ),
      n(
        'Rabat Carpet in Red and Navy',
        'Tapis de Rabat~ rouge et marine',
        'زربية رباطية~ بالأحمر والأزرق الداكن',
      ),
      n('Many-Bordered Rabat Carpet', 'Tapis de Rabat~ à bordures multiples', 'زربية رباطية~ متعددة الحواشي'),
      n('Reception-Room Rabat Carpet', 'Tapis de réception~ de Rabat', 'زربية رباطية~ لصالون الضيوف'),
    ],
    objects: [
      t(
        'A red ground, a navy star medallion in the centre and several borders of gold and ivory diamonds.',
        'Un fond rouge, un médaillon étoilé bleu marine au centre et plusieurs bordures de losanges or et ivoire.',
        'أرضية حمراء وميدالية نجمية زرقاء داكنة في الوسط وعدة حواشٍ من معينات ذهبية وعاجية.',
      ),
      t(
        'The city carpet of Rabat, with its central star, its four corner flowers and its dense, even pile.',
        'Le tapis citadin de Rabat, avec son étoile centrale, ses quatre fleurs d’angle et son velours dense et régulier.',
        'زربية الرباط الحضرية بنجمتها الوسطى وأزهارها الأربع في الزوايا ووبرها الكثيف المنتظم.',
      ),
    ],
  },
]
