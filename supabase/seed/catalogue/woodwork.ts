import type { Craft, Family } from './shape.ts'
import { n, sizes, t, threeSizes } from './shape.ts'

const boxes: Craft = {
  making: [
    t(
      'Made from the burl of the thuya tree by a cabinetmaker in {city}, who lets the grain decide the shape.',
      'Cette pièce vient de la loupe du thuya ; un ébéniste la façonne à {city}, en suivant le dessin du bois.',
      'قطعة من عقد شجر العرعار صنعها نجّار في {city}، تاركًا لعروق الخشب أن تقرر شكلها.',
    ),
    t(
      'The inlay is cut from lemonwood, dark wood and mother-of-pearl, set by hand and sanded flush.',
      'La marqueterie est découpée dans du citronnier, du bois foncé et de la nacre, posée à la main puis poncée à fleur.',
      'قُطع التطعيم من خشب الليمون والخشب الداكن والصدف ورُكّب يدويًا ثم صُقل حتى استوى.',
    ),
    t(
      'Several coats of natural varnish, rubbed down between each, bring out the depth of the wood.',
      'Plusieurs couches de vernis naturel, poncées une à une, révèlent la profondeur du bois.',
      'طبقات عدة من الورنيش الطبيعي، تُصقل واحدة بعد أخرى، تُظهر عمق الخشب.',
    ),
  ],
  care: [
    t(
      'Open it and you smell the thuya: a warm, resinous scent that lasts for years.',
      'À l’ouverture, le thuya embaume, d’un parfum chaud et résineux qui dure des années.',
      'عند فتح الغطاء تفوح رائحة العرعار الدافئة التي تدوم سنوات.',
    ),
    t(
      'For jewellery, tea, letters or keepsakes.',
      'Pour les bijoux, le thé, les lettres ou les souvenirs.',
      'للحلي أو الشاي أو الرسائل أو التذكارات.',
    ),
    t(
      'Keep it away from radiators and full sun, and feed it with a drop of oil once a year.',
      'À garder loin des radiateurs et du plein soleil, et à nourrir d’une goutte d’huile une fois par an.',
      'تُحفظ القطعة بعيدًا عن المدفأة والشمس المباشرة، وتُدهن بقطرة زيت مرة في السنة.',
    ),
  ],
}

const turned: Craft = {
  making: [
    t(
      'Turned on a lathe from a single block of thuya by a woodturner in {city}.',
      'Cette pièce est tournée dans un seul bloc de thuya par un tourneur à {city}.',
      'خُرطت القطعة من كتلة واحدة من العرعار على يد خرّاط في {city}.',
    ),
    t(
      'The knots and whorls come from the root burl, so no two pieces have the same pattern.',
      'Nœuds et volutes viennent de la loupe de racine : le veinage n’est jamais deux fois le même.',
      'عقده ودواماته من جذر الشجرة، فلا تتكرر عروقه في قطعتين.',
    ),
    t(
      'Sanded with ever finer paper, then polished with a cloth until it feels like silk.',
      'Le bois est poncé de plus en plus fin, puis lustré au chiffon jusqu’à devenir doux comme la soie.',
      'يُصقل الخشب بورق يزداد نعومة ثم يُلمّع بالقماش حتى يصير أملس كالحرير.',
    ),
  ],
  care: [
    t(
      'Wipe with a dry cloth and oil it lightly now and then; do not leave it in water.',
      'Essuyez avec un chiffon sec et huilez légèrement de temps à autre ; ne laissez pas tremper.',
      'تُمسح القطعة بقماش جاف وتُدهن بقليل من الزيت من حين لآخر، ولا تُترك في الماء.',
    ),
    t(
      'It holds dates, almonds, keys or nothing at all.',
      'Dattes, amandes, clés… ou rien du tout : à vous de voir.',
      'للتمر أو اللوز أو المفاتيح، أو للزينة وحدها.',
    ),
    t(
      'The thuya is cut under licence from managed forests around Essaouira.',
      'Le thuya est coupé sous licence dans les forêts gérées des environs d’Essaouira.',
      'يُقطع العرعار برخصة من غابات مُدبَّرة في ضواحي الصويرة.',
    ),
  ],
}

const chess: Craft = {
  making: [
    t(
      'Board and pieces come from the same workshop in {city}; the thirty-two men are turned one by one.',
      'L’échiquier et les pièces sortent du même atelier, à {city} ; les trente-deux pièces sont tournées une à une.',
      'الرقعة والقطع من ورشة واحدة في {city}، وقد خُرطت القطع الاثنتان والثلاثون واحدة واحدة.',
    ),
    t(
      'Light squares of lemonwood, dark squares of walnut and a wide border of thuya burl.',
      'Cases claires en citronnier, cases foncées en noyer et large bordure en loupe de thuya.',
      'مربعات فاتحة من خشب الليمون وداكنة من الجوز، وإطار عريض من عقد العرعار.',
    ),
  ],
  care: [
    t(
      'For playing as much as for looking at; the pieces are weighted to stand well.',
      'Pour jouer autant que pour le plaisir des yeux ; les pièces sont lestées et bien stables.',
      'للعب كما للزينة، وقطعه مثقّلة تقف ثابتة.',
    ),
    t(
      'Dust the board with a soft cloth and keep it flat, away from damp.',
      'Dépoussiérez l’échiquier au chiffon doux et gardez-le à plat, à l’abri de l’humidité.',
      'تُمسح الرقعة بقماش ناعم وتُحفظ منبسطة بعيدًا عن الرطوبة.',
    ),
    t(
      'A present for a player, young or old, that will outlast many games.',
      'Un cadeau pour un joueur, jeune ou moins jeune, qui survivra à bien des parties.',
      'هدية للاعب صغير أو كبير تعيش مباريات كثيرة.',
    ),
  ],
}

const mirrors: Craft = {
  making: [
    t(
      'The frame is carved from Atlas cedar with chisel and mallet in a workshop in {city}.',
      'Le cadre est sculpté au ciseau et au maillet, dans du cèdre de l’Atlas, dans un atelier à {city}.',
      'نُقش الإطار بالإزميل والمطرقة من أرز الأطلس في ورشة في {city}.',
    ),
    t(
      'The geometric ground is drawn with a compass before the first cut.',
      'Le fond géométrique est tracé au compas avant le premier coup de ciseau.',
      'تُرسم الخلفية الهندسية بالبركار قبل أول ضربة إزميل.',
    ),
    t(
      'The wood is waxed rather than varnished, and keeps the smell of cedar.',
      'Le bois est ciré et non verni ; il garde l’odeur du cèdre.',
      'خشبها مشمّع لا مطلي بالورنيش، فتبقى فيه رائحة خشب الأرز.',
    ),
  ],
  care: [
    t(
      'Comes with two brass hooks at the back; hang it in an entrance or above a washbasin.',
      'Deux crochets de laiton au dos ; à suspendre dans une entrée ou au-dessus d’un lavabo.',
      'بخطافين من النحاس الأصفر في الخلف، تُعلّق في مدخل البيت أو فوق المغسلة.',
    ),
    t(
      'Dust the carving with a dry brush, and the glass with a cloth only slightly damp.',
      'Dépoussiérez la sculpture au pinceau sec, et la glace d’un chiffon à peine humide.',
      'يُزال الغبار عن النقش بفرشاة جافة، ويُمسح الزجاج بقماش رطب قليلًا.',
    ),
    t(
      'Its arch makes even a narrow corridor look deeper.',
      'Son arc donne de la profondeur au couloir le plus étroit.',
      'يمنح قوسها عمقًا حتى لأضيق الممرات.',
    ),
  ],
}

export const woodwork: Family[] = [
  {
    id: 'box-inlaid',
    kind: 'woodwork',
    pictures: ['box-thuya-inlaid'],
    craft: boxes,
    price: [140, 390],
    measure: { kind: 'LWH', base: [24, 16, 11] },
    choosing: 0.55,
    choices: [[threeSizes], [sizes(['15 x 10 cm', -0.3], ['20 x 14 cm', 0], ['28 x 20 cm', 0.5])]],
    names: [
      n('Inlaid Thuya Jewellery Box', 'Coffret à bijoux~ en thuya marqueté', 'صندوق حلي~ من العرعار المطعّم'),
      n(
        'Thuya Box with Star Marquetry',
        'Coffret~ en thuya à marqueterie étoilée',
        'صندوق عرعار~ مطعّم بالنجوم',
      ),
      n('Large Inlaid Thuya Chest', 'Grand coffret~ en thuya marqueté', 'صندوق كبير~ من العرعار المطعّم', 1.4),
      n('Small Inlaid Ring Box', 'Petit coffret à bagues~ marqueté', 'صندوق خواتم صغير~ مطعّم', 0.55, 60),
      n(
        'Lemonwood-Inlaid Keepsake Box',
        'Coffret à souvenirs~ marqueté de citronnier',
        'صندوق تذكارات~ مطعّم بخشب الليمون',
      ),
      n('Thuya Tea Box with Brass Clasp', 'Coffret à thé~ en thuya à fermoir', 'صندوق شاي~ من العرعار بمشبك'),
    ],
    objects: [
      t(
        'A rectangular thuya box with a marquetry star on the lid, a garland of small stars around it and a brass clasp.',
        'Un coffret rectangulaire en thuya : étoile marquetée sur le couvercle, guirlande de petites étoiles et fermoir de laiton.',
        'صندوق مستطيل من العرعار بنجمة مطعّمة على غطائه وسلسلة من النجوم الصغيرة حوله ومشبك من النحاس الأصفر.',
      ),
      t(
        'Lemonwood, dark wood and mother-of-pearl stand out on the warm red of the burl.',
        'Citronnier, bois sombre et nacre ressortent sur le rouge chaud de la loupe.',
        'يبرز خشب الليمون والخشب الداكن والصدف على حمرة عقد العرعار الدافئة.',
      ),
    ],
  },
  {
    id: 'box-octagonal',
    kind: 'woodwork',
    pictures: ['box-thuya-octagonal'],
    craft: boxes,
    price: [160, 420],
    measure: { kind: 'DH', base: [22, 10] },
    choosing: 0.5,
    choices: [[threeSizes], [sizes(['15 cm', -0.3], ['20 cm', 0], ['25 cm', 0.35])]],
    names: [
      n('Octagonal Thuya Box', 'Coffret octogonal~ en thuya', 'صندوق مثمّن~ من العرعار'),
      n('Eight-Sided Inlaid Box', 'Coffret à huit pans~ marqueté', 'صندوق بثمانية أضلاع~ مطعّم'),
      n(
        'Large Octagonal Rosette Box',
        'Grand coffret octogonal~ à rosace',
        'صندوق مثمّن كبير~ بوردة مطعّمة',
        1.3,
      ),
      n('Thuya Sweet Box with Rosette', 'Bonbonnière octogonale~ en thuya', 'علبة حلوى مثمّنة~ من العرعار'),
      n(
        'Small Octagonal Thuya Box',
        'Petit coffret octogonal~ en thuya',
        'صندوق مثمّن صغير~ من العرعار',
        0.65,
      ),
    ],
    objects: [
      t(
        'An eight-sided box whose lid carries a rosette of lemonwood, dark wood and mother-of-pearl.',
        'Un coffret à huit pans dont le couvercle porte une rosace de citronnier, de bois sombre et de nacre.',
        'صندوق بثمانية أضلاع يحمل غطاؤه وردة من خشب الليمون والخشب الداكن والصدف.',
      ),
      t(
        'A chequered ring frames the rosette of the lid, and small stars run along the sides.',
        'Un anneau en damier encadre la rosace du couvercle, et de petites étoiles courent sur les côtés.',
        'تحيط بوردة الغطاء حلقة كرقعة الشطرنج، وتمتد نجوم صغيرة على جوانب الصندوق.',
      ),
    ],
  },
  {
    id: 'box-round',
    kind: 'woodwork',
    pictures: ['box-thuya-round'],
    craft: turned,
    price: [90, 260],
    measure: { kind: 'DH', base: [18, 14] },
    choosing: 0.55,
    choices: [[threeSizes], [sizes(['12 cm', -0.3], ['18 cm', 0], ['22 cm', 0.3])]],
    names: [
      n('Round Thuya Box with Lid', 'Boîte ronde~ en thuya à couvercle', 'علبة مستديرة~ من العرعار بغطاء'),
      n('Turned Thuya Sugar Box', 'Sucrier~ en thuya tourné', 'سكرية~ من العرعار المخروط'),
      n('Large Round Thuya Box', 'Grande boîte ronde~ en thuya', 'علبة مستديرة كبيرة~ من العرعار', 1.4),
      n('Small Thuya Pill Box', 'Petite boîte à pilules~ en thuya', 'علبة صغيرة~ من العرعار', 0.5),
      n('Thuya Burl Biscuit Box', 'Boîte à biscuits~ en loupe de thuya', 'علبة حلويات~ من عقد العرعار'),
    ],
    objects: [
      t(
        'A round box in polished thuya with a domed lid, a turned knob and two fine pale lines.',
        'Une boîte ronde en thuya poli, à couvercle bombé, bouton tourné et deux fins filets clairs.',
        'علبة مستديرة من العرعار المصقول بغطاء مقبّب ومقبض مخروط وخطين فاتحين رفيعين.',
      ),
      t(
        'The grain swirls from the lid to the base without a break, for both come from one piece.',
        'Le veinage tourbillonne du couvercle à la base sans interruption, car tous deux viennent du même morceau.',
        'تدور عروق الخشب من الغطاء إلى القاعدة دون انقطاع، لأنهما من قطعة واحدة.',
      ),
    ],
  },
  {
    id: 'bowl-thuya',
    kind: 'woodwork',
    pictures: ['bowl-thuya-burl'],
    craft: turned,
    price: [110, 290],
    measure: { kind: 'DH', base: [24, 9] },
    choosing: 0.55,
    choices: [[threeSizes], [sizes(['18 cm', -0.3], ['25 cm', 0], ['30 cm', 0.3])]],
    names: [
      n('Thuya Burl Bowl', 'Coupe~ en loupe de thuya', 'وعاء~ من عقد العرعار'),
      n('Polished Thuya Fruit Bowl', 'Coupe à fruits~ en thuya poli', 'وعاء فواكه~ من العرعار المصقول'),
      n('Large Thuya Table Bowl', 'Grande coupe de table~ en thuya', 'وعاء مائدة كبير~ من العرعار', 1.35),
      n('Small Thuya Almond Bowl', 'Petite coupe à amandes~ en thuya', 'وعاء صغير~ للوز من العرعار', 0.6),
      n('Turned Thuya Catch-All', 'Vide-poche~ en thuya tourné', 'وعاء~ من العرعار المخروط'),
    ],
    objects: [
      t(
        'A wide, thin-walled bowl in reddish thuya burl, polished inside and out.',
        'Une coupe large, aux parois fines, en loupe de thuya rougeâtre, polie dedans comme dehors.',
        'وعاء واسع رقيق الجوانب من عقد العرعار المحمر، مصقول من الداخل والخارج.',
      ),
      t(
        'The eyes and flames of the burl are the whole ornament of this bowl.',
        'Les yeux et les flammes de la loupe sont tout l’ornement de cette coupe.',
        'عيون الخشب وألسنته هي كل زينة هذا الوعاء.',
      ),
    ],
  },
  {
    id: 'chess',
    kind: 'woodwork',
    pictures: ['chess-set-thuya'],
    craft: chess,
    price: [390, 890],
    measure: { kind: 'LW', base: [40, 40] },
    choosing: 0.5,
    choices: [[threeSizes], [sizes(['30 x 30 cm', -0.25], ['40 x 40 cm', 0], ['50 x 50 cm', 0.35])]],
    names: [
      n('Thuya Chess Set', 'Jeu d’échecs~ en thuya', 'شطرنج~ من خشب العرعار'),
      n('Chess Board with Turned Pieces', 'Échiquier~ à pièces tournées', 'رقعة شطرنج~ بقطع مخروطة'),
      n('Large Thuya Tournament Set', 'Grand jeu d’échecs~ en thuya', 'شطرنج كبير~ من العرعار', 1.25),
      n(
        'Small Thuya Travel Chess Set',
        'Petit jeu d’échecs de voyage~ en thuya',
        'شطرنج سفر صغير~ من العرعار',
        0.6,
      ),
      n(
        'Walnut and Lemonwood Chess Set',
        'Jeu d’échecs~ noyer et citronnier',
        'شطرنج~ من الجوز وخشب الليمون',
      ),
    ],
    objects: [
      t(
        'A complete chess set: a board framed in thuya burl, with light and dark turned pieces.',
        'Un jeu d’échecs complet : échiquier bordé de loupe de thuya, pièces tournées claires et foncées.',
        'شطرنج كامل: رقعة بإطار من عقد العرعار وقطع مخروطة فاتحة وداكنة.',
      ),
      t(
        'The red frame of thuya sets off the honey and brown squares of the board.',
        'Le cadre rouge du thuya met en valeur les cases miel et brunes de l’échiquier.',
        'يُبرز إطار العرعار الأحمر مربعات الرقعة العسلية والبنية.',
      ),
    ],
  },
  {
    id: 'mirror',
    kind: 'woodwork',
    pictures: ['mirror-cedar-carved'],
    craft: mirrors,
    price: [480, 1290],
    measure: { kind: 'LW', base: [80, 55] },
    choosing: 0.5,
    choices: [[threeSizes], [sizes(['40 x 60 cm', -0.25], ['55 x 80 cm', 0], ['70 x 100 cm', 0.45])]],
    names: [
      n('Carved Cedar Mirror', 'Miroir~ en cèdre sculpté', 'مرآة~ من خشب الأرز المنقوش'),
      n('Horseshoe-Arch Mirror', 'Miroir~ à arc outrepassé', 'مرآة~ بقوس على شكل حدوة الفرس'),
      n('Large Cedar Hall Mirror', 'Grand miroir d’entrée~ en cèdre', 'مرآة مدخل كبيرة~ من خشب الأرز', 1.35),
      n('Moorish Arch Cedar Mirror', 'Miroir mauresque~ en cèdre', 'مرآة أندلسية~ من خشب الأرز'),
      n(
        'Small Carved Cedar Mirror',
        'Petit miroir~ en cèdre sculpté',
        'مرآة صغيرة~ من خشب الأرز المنقوش',
        0.65,
      ),
      n(
        'Cedar Mirror with Star Carving',
        'Miroir~ en cèdre sculpté d’étoiles',
        'مرآة من خشب الأرز~ منقوشة بالنجوم',
      ),
      n('Palace-Door Cedar Mirror', 'Miroir porte de palais~ en cèdre', 'مرآة~ من خشب الأرز كباب القصر'),
    ],
    objects: [
      t(
        'A rectangular cedar frame, carved with a net of stars, around a mirror in the shape of a horseshoe arch.',
        'Un cadre rectangulaire en cèdre, sculpté d’un réseau d’étoiles, autour d’une glace en arc outrepassé.',
        'مرآة بإطار مستطيل من خشب الأرز منقوش بشبكة من النجوم، وزجاجها على شكل قوس حدوة الفرس.',
      ),
      t(
        'Honey-coloured cedar and a horseshoe arch, like a little door to an Andalusian garden.',
        'Cèdre couleur de miel et arc outrepassé, comme une petite porte sur un jardin andalou.',
        'خشب أرز عسلي اللون وقوس على شكل حدوة الفرس، كباب صغير يطل على بستان أندلسي.',
      ),
    ],
  },
]
