import type { Choice, Craft, Family, Measure } from './shape.ts'
import { colours, n, sizes, t } from './shape.ts'

const slippers: Craft = {
  making: [
    t(
      'The soft leather upper is turned and stitched to the sole by hand in a babouche maker’s stall in {city}.',
      'La tige de cuir souple est retournée et cousue à la semelle, à la main, dans l’échoppe d’un babouchier à {city}.',
      'يُقلب الوجه الجلدي اللين ويُخاط بالنعل يدويًا في دكان صانع البلغة في {city}.',
    ),
    t(
      'Leather inside and out, with a flexible sole that takes the shape of the foot within a few days.',
      'Du cuir dedans comme dehors, et une semelle souple qui prend la forme du pied en quelques jours.',
      'جلد من الداخل والخارج، ونعل مرن يأخذ شكل القدم في أيام قليلة.',
    ),
    t(
      'The oval motif on the instep is embroidered before the pieces are put together.',
      'Le motif ovale du dessus est brodé avant l’assemblage.',
      'يُطرَّز الشكل البيضوي على ظهر البلغة قبل تجميع القطع.',
    ),
  ],
  care: [
    t(
      'If you are between two sizes, take the larger one; the leather gives a little with wear.',
      'Entre deux pointures, prenez la plus grande ; le cuir se détend un peu à l’usage.',
      'إذا كان مقاسك بين رقمين فاختر الأكبر، فالجلد يتمدد قليلًا مع الاستعمال.',
    ),
    t(
      'Meant for indoors and dry streets; let them air out away from the sun after wearing.',
      'Pour la maison et les rues sèches ; laissez-les s’aérer à l’ombre après usage.',
      'للبيت وللأزقة الجافة، وتُترك لتتهوى في الظل بعد الاستعمال.',
    ),
    t(
      'Clean them with a barely damp cloth and a little natural wax.',
      'Nettoyez-les avec un chiffon à peine humide et un peu de cire naturelle.',
      'تُنظف بقطعة قماش رطبة قليلًا وشيء من الشمع الطبيعي.',
    ),
  ],
}

const bags: Craft = {
  making: [
    t(
      'Cut, assembled and edge-waxed by a saddler in {city}, who sews every seam with two needles.',
      'Ce sac est coupé, monté et ciré sur tranche par un sellier à {city}, qui coud chaque couture à deux aiguilles.',
      'قصّها وجمّعها وشمّع حوافها خرّاز في {city} يخيط كل درزة بإبرتين.',
    ),
    t(
      'The full-grain leather is vegetable-tanned and unlined, so you see and feel the material itself.',
      'Le cuir pleine fleur, au tannage végétal, n’est pas doublé : on voit et on touche la matière même.',
      'جلد طبيعي كامل الحبيبات مدبوغ دباغة نباتية وبدون بطانة، لترى المادة نفسها وتلمسها.',
    ),
    t(
      'The round motif is embroidered by hand with waxed thread before the bag is put together.',
      'Le motif rond est brodé à la main, au fil ciré, avant le montage du sac.',
      'تُطرَّز الزخرفة الدائرية يدويًا بخيط مشمّع قبل تجميع الحقيبة.',
    ),
  ],
  care: [
    t(
      'A colourless cream now and then keeps the leather supple; it takes on a fine patina.',
      'Une crème incolore de temps en temps garde le cuir souple ; il prend une belle patine.',
      'يكفي دهن جلدها من حين لآخر بكريم عديم اللون ليبقى لينًا ويكتسب مع الوقت رونقًا جميلًا.',
    ),
    t(
      'Roomy enough for a tablet, a notebook and the things of a day.',
      'Il accueille une tablette, un carnet et les affaires de la journée.',
      'تتسع للوح إلكتروني ودفتر وأغراض اليوم.',
    ),
    t(
      'Blot rain with a dry cloth and let it dry away from heat.',
      'En cas de pluie, tamponnez avec un chiffon sec et laissez sécher loin de la chaleur.',
      'إذا ابتلت بالمطر فجففها بقماش جاف واتركها بعيدًا عن الحرارة.',
    ),
  ],
}

const journals: Craft = {
  making: [
    t(
      'Bound by hand in {city}: the sections are sewn, not glued, so the book opens flat.',
      'Relié à la main à {city} : les cahiers sont cousus et non collés, si bien qu’il s’ouvre à plat.',
      'مجلّد يدويًا في {city}: ملازمه مخيطة لا ملصقة، ولذلك يُفتح منبسطًا.',
    ),
    t(
      'The cover is a single piece of leather with a stitched border; the paper is thick and slightly cream.',
      'La couverture est d’une seule pièce de cuir à bord surpiqué ; le papier est épais, légèrement crème.',
      'الغلاف قطعة واحدة من الجلد بحاشية مخيطة، والورق سميك يميل إلى الكريمي.',
    ),
  ],
  care: [
    t(
      'Takes fountain pen, pencil and light watercolour.',
      'Il accepte la plume, le crayon et l’aquarelle légère.',
      'يناسب قلم الحبر وقلم الرصاص والألوان المائية الخفيفة.',
    ),
    t(
      'A keepsake for travel notes, recipes or drawings.',
      'Un compagnon pour notes de voyage, recettes ou dessins.',
      'رفيق لمذكرات السفر أو وصفات الطبخ أو الرسوم.',
    ),
    t(
      'The elastic band keeps it closed in a bag, and the leather grows softer as it is handled.',
      'L’élastique le garde fermé dans un sac, et le cuir s’assouplit à l’usage.',
      'يحفظه الشريط المطاطي مغلقًا في الحقيبة، ويزداد جلده ليونة مع الاستعمال.',
    ),
  ],
}

const shoeSizes: Choice = sizes(['36', 0], ['37', 0], ['38', 0], ['39', 0], ['40', 0], ['41', 0], ['42', 0])
const largeShoeSizes: Choice = sizes(
  ['39', 0],
  ['40', 0],
  ['41', 0],
  ['42', 0],
  ['43', 0],
  ['44', 0.05],
  ['45', 0.05],
)
const satchel: Measure = { kind: 'LWH', base: [28, 9, 23] }

export const leatherGoods: Family[] = [
  {
    id: 'babouches-ivory',
    kind: 'leather-goods',
    pictures: ['babouches-ivory-leather'],
    craft: slippers,
    price: [190, 320],
    measure: null,
    choosing: 1,
    choices: [[shoeSizes], [largeShoeSizes]],
    names: [
      n('Ivory Leather Babouches', 'Babouches~ en cuir ivoire', 'بلغة~ من الجلد العاجي'),
      n(
        'Ivory Babouches with Gold Stitching',
        'Babouches ivoire~ à surpiqûres dorées',
        'بلغة عاجية~ بخياطة ذهبية',
      ),
      n(
        'Wedding Babouches in Ivory Leather',
        'Babouches de mariage~ en cuir ivoire',
        'بلغة العرس~ من الجلد العاجي',
      ),
      n('Pointed Ivory Babouches', 'Babouches pointues~ ivoire', 'بلغة عاجية~ مدببة'),
    ],
    objects: [
      t(
        'Pointed babouches in ivory leather, with gold-coloured stitching on the instep.',
        'Des babouches pointues en cuir ivoire, ornées de surpiqûres dorées sur le dessus.',
        'بلغة مدببة من الجلد العاجي، بخياطة ذهبية اللون على ظهرها.',
      ),
      t(
        'A pair in pale, soft leather, elegant enough for a djellaba or a feast day.',
        'Une paire en cuir clair et souple, assez élégante pour une djellaba ou un jour de fête.',
        'بلغة من جلد فاتح ولين، أنيقة تليق بالجلابة وأيام العيد.',
      ),
    ],
  },
  {
    id: 'babouches-red',
    kind: 'leather-goods',
    pictures: ['babouches-red-embroidered'],
    craft: slippers,
    price: [190, 340],
    measure: null,
    choosing: 1,
    choices: [[shoeSizes], [largeShoeSizes]],
    names: [
      n('Red Embroidered Babouches', 'Babouches rouges~ brodées', 'بلغة حمراء~ مطرزة'),
      n(
        'Red Leather Babouches, Gold Thread',
        'Babouches~ en cuir rouge et fil doré',
        'بلغة~ من الجلد الأحمر بخيط ذهبي',
      ),
      n('Women’s Red Babouches', 'Babouches rouges~ pour femme', 'بلغة نسائية حمراء~'),
      n(
        'Feast-Day Babouches in Red Leather',
        'Babouches de fête~ en cuir rouge',
        'بلغة العيد~ من الجلد الأحمر',
      ),
    ],
    objects: [
      t(
        'Babouches in deep red leather with an oval medallion embroidered in gold-coloured thread.',
        'Des babouches en cuir rouge profond, ornées d’un médaillon ovale brodé au fil doré.',
        'بلغة من الجلد الأحمر العميق بميدالية بيضوية مطرزة بخيط ذهبي اللون.',
      ),
      t(
        'Red, rounded and light on the foot, with a line of gold embroidery around the opening.',
        'Rouges, rondes et légères au pied, avec une ligne de broderie dorée autour de l’ouverture.',
        'بلغة حمراء مستديرة وخفيفة على القدم، يحيط بفتحتها خط من التطريز الذهبي.',
      ),
    ],
  },
  {
    id: 'babouches-yellow',
    kind: 'leather-goods',
    pictures: ['babouches-yellow-leather'],
    craft: slippers,
    price: [180, 310],
    measure: null,
    choosing: 1,
    choices: [[largeShoeSizes], [shoeSizes]],
    names: [
      n('Yellow Leather Babouches', 'Babouches~ en cuir jaune', 'بلغة~ من الجلد الأصفر'),
      n('Classic Yellow Beldi Babouches', 'Babouches beldi~ jaunes', 'بلغة بلدية صفراء~'),
      n('Men’s Yellow Babouches', 'Babouches jaunes~ pour homme', 'بلغة رجالية صفراء~'),
      n(
        'Yellow Babouches with White Stitching',
        'Babouches jaunes~ à surpiqûres blanches',
        'بلغة صفراء~ بخياطة بيضاء',
      ),
    ],
    objects: [
      t(
        'The bright yellow babouche of Moroccan men, with white stitching on the instep.',
        'La babouche jaune vif des hommes marocains, aux surpiqûres blanches sur le dessus.',
        'البلغة الصفراء الزاهية التي يلبسها الرجال في المغرب، بخياطة بيضاء على ظهرها.',
      ),
      t(
        'Saffron-yellow leather and white stitching: the pair worn with a djellaba on Fridays.',
        'Cuir jaune safran et surpiqûres blanches : la paire que l’on porte avec la djellaba le vendredi.',
        'جلد أصفر بلون الزعفران وخياطة بيضاء: بلغة تُلبس مع الجلابة يوم الجمعة.',
      ),
    ],
  },
  {
    id: 'babouches',
    kind: 'leather-goods',
    pictures: ['babouches-yellow-leather', 'babouches-red-embroidered', 'babouches-ivory-leather'],
    craft: slippers,
    price: [180, 330],
    measure: null,
    choosing: 1,
    choices: [
      [
        colours(
          ['Yellow', 0, 'babouches-yellow-leather'],
          ['Red', 0, 'babouches-red-embroidered'],
          ['Ivory', 0.08, 'babouches-ivory-leather'],
        ),
        shoeSizes,
      ],
      [
        colours(
          ['Yellow', -0.06, 'babouches-yellow-leather'],
          ['Red', 0, 'babouches-red-embroidered'],
          ['Ivory', 0, 'babouches-ivory-leather'],
        ),
        largeShoeSizes,
      ],
    ],
    names: [
      n('Hand-Stitched Leather Babouches', 'Babouches~ en cuir cousues main', 'بلغة جلدية~ مخيطة يدويًا'),
      n('Embroidered Leather Babouches', 'Babouches~ en cuir brodé', 'بلغة~ من الجلد المطرز'),
      n(
        'House Babouches in Soft Leather',
        'Babouches d’intérieur~ en cuir souple',
        'بلغة منزلية~ من الجلد اللين',
      ),
      n('Babouches with Stitched Medallion', 'Babouches~ à médaillon surpiqué', 'بلغة~ بميدالية مخيطة'),
    ],
    objects: [
      t(
        'Leather babouches with a stitched oval medallion, in the colour and size you choose.',
        'Des babouches en cuir à médaillon ovale surpiqué, dans la couleur et la pointure de votre choix.',
        'بلغة من الجلد بميدالية بيضوية مخيطة، باللون والمقاس اللذين تختارهما.',
      ),
      t(
        'The slipper of Moroccan homes, in soft leather, available in several colours.',
        'La pantoufle des maisons marocaines, en cuir souple, proposée en plusieurs couleurs.',
        'بلغة البيت المغربي من الجلد اللين، متوفرة بعدة ألوان.',
      ),
    ],
  },
  {
    id: 'satchel-burgundy',
    kind: 'leather-goods',
    pictures: ['bag-satchel-burgundy'],
    craft: bags,
    price: [480, 820],
    measure: satchel,
    choosing: 0.15,
    choices: [[sizes(['Small', -0.2], ['Medium', 0])]],
    names: [
      n('Burgundy Leather Satchel', 'Sacoche~ en cuir bordeaux', 'حقيبة~ من الجلد العنابي'),
      n('Burgundy Handbag with Rosette', 'Sac à main bordeaux~ à rosace', 'حقيبة يد عنابية~ بوردة مطرزة'),
      n('Small Burgundy Flap Bag', 'Petit sac à rabat~ bordeaux', 'حقيبة صغيرة عنابية~ بغطاء', 0.85),
      n('Wine-Red Leather Handbag', 'Sac à main~ en cuir lie-de-vin', 'حقيبة يد~ من الجلد الأحمر الداكن'),
    ],
    objects: [
      t(
        'A flap bag in burgundy leather with a single handle, a gold-coloured rosette and a brass buckle.',
        'Un sac à rabat en cuir bordeaux, à anse unique, rosace dorée et boucle de laiton.',
        'حقيبة بغطاء من الجلد العنابي، بمقبض واحد ووردة ذهبية اللون وإبزيم من النحاس الأصفر.',
      ),
      t(
        'The rosette on its flap is sewn in pale thread and shines against the burgundy leather.',
        'Sur son rabat, la rosace cousue au fil clair éclaire le cuir bordeaux.',
        'على غطائها وردة مخيطة بخيط فاتح تضيء الجلد العنابي.',
      ),
    ],
  },
  {
    id: 'satchel-tan',
    kind: 'leather-goods',
    pictures: ['bag-satchel-tan-leather'],
    craft: bags,
    price: [460, 790],
    measure: satchel,
    choosing: 0.15,
    choices: [[sizes(['Small', -0.2], ['Medium', 0])]],
    names: [
      n('Tan Leather Satchel', 'Sacoche~ en cuir fauve', 'حقيبة~ من الجلد العسلي'),
      n(
        'Tan Handbag with Embroidered Star',
        'Sac à main fauve~ à étoile brodée',
        'حقيبة يد عسلية~ بنجمة مطرزة',
      ),
      n(
        'Tan Saddle Bag with Brass Buckle',
        'Sac besace fauve~ à boucle de laiton',
        'حقيبة عسلية~ بإبزيم من النحاس الأصفر',
      ),
      n(
        'Small Tan Leather Handbag',
        'Petit sac à main~ en cuir fauve',
        'حقيبة يد صغيرة~ من الجلد العسلي',
        0.85,
      ),
    ],
    objects: [
      t(
        'A tan leather bag with a rounded flap, cream stitching and an embroidered star in a circle.',
        'Un sac en cuir fauve à rabat arrondi, surpiqûres crème et étoile brodée dans un cercle.',
        'حقيبة من الجلد العسلي بغطاء مستدير وخياطة كريمية ونجمة مطرزة داخل دائرة.',
      ),
      t(
        'Camel-coloured leather, a long handle and a brass buckle: a bag for every day.',
        'Cuir couleur chameau, longue anse et boucle de laiton : un sac de tous les jours.',
        'جلد جملي اللون ومقبض طويل وإبزيم من النحاس الأصفر: حقيبة لكل الأيام.',
      ),
    ],
  },
  {
    id: 'satchel',
    kind: 'leather-goods',
    pictures: ['bag-satchel-tan-leather', 'bag-satchel-burgundy'],
    craft: bags,
    price: [450, 790],
    measure: satchel,
    choosing: 1,
    choices: [
      [colours(['Tan', 0, 'bag-satchel-tan-leather'], ['Burgundy', 0.06, 'bag-satchel-burgundy'])],
      [colours(['Tan', -0.05, 'bag-satchel-tan-leather'], ['Burgundy', 0, 'bag-satchel-burgundy'])],
    ],
    names: [
      n('Embroidered Leather Satchel', 'Sacoche~ en cuir brodé', 'حقيبة~ من الجلد المطرز'),
      n('Leather Flap Bag with Medallion', 'Sac à rabat~ en cuir à médaillon', 'حقيبة جلدية~ بغطاء وميدالية'),
      n(
        'Vegetable-Tanned Leather Handbag',
        'Sac à main~ en cuir au tannage végétal',
        'حقيبة يد~ من جلد بدباغة نباتية',
      ),
    ],
    objects: [
      t(
        'A flap bag with an embroidered medallion and a brass buckle, in the leather colour you prefer.',
        'Un sac à rabat, médaillon brodé et boucle de laiton, dans la couleur de cuir que vous préférez.',
        'حقيبة بغطاء وميدالية مطرزة وإبزيم من النحاس الأصفر، بلون الجلد الذي تفضله.',
      ),
      t(
        'The same sturdy bag in two leathers, each with its own hand-stitched flap.',
        'Le même sac robuste dans deux cuirs, chacun avec son rabat brodé à la main.',
        'الحقيبة المتينة نفسها بلونين من الجلد، لكل منهما غطاء مطرز يدويًا.',
      ),
    ],
  },
  {
    id: 'journal',
    kind: 'leather-goods',
    pictures: ['journal-leather-embossed'],
    craft: journals,
    price: [90, 190],
    measure: { kind: 'LW', base: [21, 15] },
    choosing: 0.3,
    choices: [[sizes(['10 x 15 cm', -0.3], ['15 x 21 cm', 0], ['21 x 30 cm', 0.5])]],
    names: [
      n('Leather Journal with Rosette', 'Carnet~ en cuir à rosace', 'دفتر جلدي~ بوردة مطرزة'),
      n('Brown Leather Travel Notebook', 'Carnet de voyage~ en cuir brun', 'دفتر سفر~ من الجلد البني'),
      n('Small Leather Pocket Notebook', 'Petit carnet de poche~ en cuir', 'دفتر جيب صغير~ من الجلد', 0.65),
      n('Hand-Bound Leather Sketchbook', 'Carnet à dessin~ relié cuir', 'دفتر رسم~ مجلّد بالجلد'),
    ],
    objects: [
      t(
        'A notebook in brown leather with a stitched rosette on the cover and an elastic band.',
        'Un carnet en cuir brun, à rosace brodée sur la couverture et fermeture élastique.',
        'دفتر من الجلد البني بوردة مطرزة على غلافه وشريط مطاطي.',
      ),
      t(
        'Brown leather, a border of cream stitches and a large rosette: a book that asks to be written in.',
        'Cuir brun, bord surpiqué de crème et grande rosace : un carnet qui donne envie d’écrire.',
        'جلد بني وحاشية بخياطة كريمية ووردة كبيرة: دفتر يغري بالكتابة.',
      ),
    ],
  },
  {
    id: 'tote-cognac',
    kind: 'leather-goods',
    pictures: ['tote-cognac-leather'],
    craft: bags,
    price: [590, 990],
    measure: { kind: 'LWH', base: [36, 12, 34] },
    choosing: 0.2,
    choices: [[sizes(['Medium', 0], ['Large', 0.2])]],
    names: [
      n('Cognac Leather Tote', 'Cabas~ en cuir cognac', 'حقيبة كبيرة~ من الجلد القرفي'),
      n('Cognac Tote with Star Medallion', 'Cabas cognac~ à médaillon étoilé', 'حقيبة قرفية~ بميدالية نجمية'),
      n('Leather Market Tote, Cognac', 'Cabas de marché~ en cuir cognac', 'حقيبة تسوق~ من الجلد القرفي'),
    ],
    objects: [
      t(
        'A tote in cognac leather with two handles and a round medallion embroidered with a star.',
        'Un cabas en cuir cognac à deux anses, orné d’un médaillon rond brodé d’une étoile.',
        'حقيبة كبيرة من الجلد القرفي بمقبضين وميدالية مستديرة مطرزة بنجمة.',
      ),
      t(
        'Straight sides, cream stitching and a large star medallion give this cognac tote its bearing.',
        'Des lignes droites, des surpiqûres crème et un grand médaillon étoilé donnent son allure à ce cabas cognac.',
        'جوانب مستقيمة وخياطة كريمية وميدالية نجمية كبيرة تمنح هذه الحقيبة القرفية حضورها.',
      ),
    ],
  },
]
