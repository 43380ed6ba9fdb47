import type { Care, Safety } from './facts.ts'
import type { Piece } from './shape.ts'
import { t } from './text.ts'

const zelligeCare: readonly Care[] = ['wipe-damp', 'no-acid']
const fountainSafety: readonly Safety[] = [
  'electrician',
  'heavy-two-people',
  'outdoors-sheltered',
  'not-frost',
]
const wallFountainSafety: readonly Safety[] = [
  'wall-anchor',
  'heavy-two-people',
  'outdoors-sheltered',
  'not-frost',
]
const terraceSafety: readonly Safety[] = ['outdoors-sheltered', 'not-frost']
const heavyTableSafety: readonly Safety[] = ['outdoors-sheltered', 'not-frost', 'heavy-two-people']
const heavyPanelSafety: readonly Safety[] = ['wall-anchor', 'heavy-two-people']

export const zellige: Piece[] = [
  {
    picture: 'fountain-zellige-turquoise',
    kind: 'zellige',
    colours: ['turquoise', 'white'],
    materials: ['zellige-tile', 'marble'],
    techniques: ['hand-cut-zellige', 'carved'],
    care: zelligeCare,
    included: ['pump'],
    safety: fountainSafety,
    madeIn: 'fez',
    making: t(
      'A masonry core carries eight panels of cut zellige, a marble rim and a marble cup, and green tiles line the basin so that the water looks deep. The pump keeps the water in a closed circuit; the fountain is delivered on a pallet; empty it before frost.',
      'Un noyau maçonné porte huit panneaux de zellige taillé, une margelle et une coupe de marbre ; des carreaux verts tapissent le bassin et donnent de la profondeur à l’eau. La pompe fait circuler l’eau en circuit fermé ; la fontaine est livrée sur palette ; videz-la avant le gel.',
      'يحمل قلبها المبني ثمانية ألواح من الزليج المقطوع وحافة وخصّة من الرخام، ويبطّن حوضَها بلاط أخضر يزيد الماء عمقًا. تُبقي المضخة الماء في دارة مغلقة، وتُسلَّم النافورة على منصة خشبية وتُفرَّغ قبل الصقيع.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Octagonal Turquoise Zellige Fountain',
          'Fontaine octogonale en zellige turquoise',
          'نافورة مثمّنة من الزليج الفيروزي',
        ),
        text: t(
          'Water spills from a marble cup into an octagonal basin dressed in turquoise and white zellige, with a small dark diamond between the rosettes.',
          'L’eau déborde d’une coupe de marbre dans un bassin octogonal habillé de zellige turquoise et blanc, un petit losange sombre entre les rosaces.',
          'يفيض الماء من خصّة رخامية إلى حوض مثمّن يكسوه زليج فيروزي وأبيض، وبين ورداته معيّنات صغيرة داكنة.',
        ),
        price: 3750,
        measures: { diameter: 90, height: 55 },
        grams: 140000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '70 cm', adds: -500, measures: { diameter: 70, height: 50 }, grams: 95000 },
              { value: '90 cm', adds: 0, measures: { diameter: 90, height: 55 }, grams: 140000 },
              { value: '110 cm', adds: 700, measures: { diameter: 110, height: 60 }, grams: 190000 },
            ],
          },
        ],
        leadTimeDays: 35,
      },
    ],
  },
  {
    picture: 'fountain-zellige-wall-rose',
    kind: 'zellige',
    colours: ['pink', 'white', 'gold'],
    materials: ['zellige-tile', 'brass'],
    techniques: ['hand-cut-zellige'],
    care: zelligeCare,
    included: ['no-pump'],
    safety: wallFountainSafety,
    madeIn: 'meknes',
    making: t(
      'The rosettes are cut piece by piece and set inside a plaster arch, and the cast brass spout goes in last. It comes without a pump, for connection to the water supply or to a pump of your choice.',
      'Les rosaces sont taillées pièce à pièce et posées dans un arc de plâtre ; le bec de laiton coulé vient en dernier. Elle est livrée sans pompe, à raccorder à l’arrivée d’eau ou à une pompe de votre choix.',
      'تُقطع الوردات قطعة قطعة وتُرصف داخل قوس من الجبص، ثم يُركَّب الصنبور المسكوب من النحاس الأصفر في الأخير. تُسلَّم دون مضخة، لتوصَل بالماء أو بمضخة من اختيارك.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Rose Zellige Wall Fountain',
          'Fontaine murale en zellige rose',
          'سقاية جدارية من الزليج الوردي',
        ),
        text: t(
          'An arched wall fountain in rose zellige, with a niche of pale tiles behind the brass spout and a low basin with canted sides. It is built to order.',
          'Une fontaine murale en arc, en zellige rose, avec une niche de carreaux clairs derrière le bec de laiton et une vasque basse à pans coupés. Elle est construite sur commande.',
          'سقاية جدارية مقوّسة من الزليج الوردي، خلف صنبورها كوّة من بلاط فاتح وتحته حوض منخفض مشطوف الأركان. تُبنى حسب الطلب.',
        ),
        price: 3290,
        measures: { length: 72, width: 38, height: 115 },
        grams: 92000,
        leadTimeDays: 40,
      },
    ],
  },
  {
    picture: 'fountain-zellige-wall',
    kind: 'zellige',
    colours: ['blue', 'green', 'white'],
    materials: ['zellige-tile', 'brass'],
    techniques: ['hand-cut-zellige'],
    care: zelligeCare,
    included: [],
    safety: wallFountainSafety,
    madeIn: 'fez',
    making: t(
      'Blue petals, saffron hearts and black diamonds climb to the top of the plaster arch, and in the niche the tiles shade from bottle green to emerald. The back is flat and must be anchored to a sound wall.',
      'Pétales bleus, cœurs safran et losanges noirs montent jusqu’au sommet de l’arc de plâtre ; dans la niche, les carreaux vont du vert bouteille à l’émeraude. Le dos, plat, doit être fixé à un mur solide.',
      'تتصاعد البتلات الزرقاء والقلوب الزعفرانية والمعيّنات السوداء حتى أعلى القوس الجبصي، ويتدرج بلاط الكوّة من الأخضر الداكن إلى الزمردي. ظهرها مستوٍ، ويجب تثبيته على جدار متين.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Blue Zellige Wall Fountain with Pump',
          'Fontaine murale en zellige bleu avec pompe',
          'سقاية جدارية من الزليج الأزرق بمضخة',
        ),
        text: t(
          'A blue zellige wall fountain that brings the murmur of the medina indoors; a small electric pump draws the water from its own basin.',
          'Le murmure d’une fontaine de médina, chez soi : celle-ci, en zellige bleu, puise l’eau de sa propre vasque grâce à une petite pompe électrique.',
          'خرير سقايات المدينة العتيقة داخل البيت: سقاية جدارية من الزليج الأزرق تأخذ ماءها من حوضها بمضخة كهربائية صغيرة.',
        ),
        price: 3490,
        measures: { length: 75, width: 40, height: 120 },
        grams: 98000,
        included: ['pump'],
        safety: ['electrician', ...wallFountainSafety],
        leadTimeDays: 35,
      },
      {
        city: 'Tetouan',
        name: t(
          'Small Blue Wall Fountain for a Courtyard',
          'Petite fontaine murale bleue pour patio',
          'سقاية جدارية صغيرة زرقاء للفناء',
        ),
        text: t(
          'Smaller, for the wall of a courtyard, this fountain keeps the blue arch and the brass spout and is sold without a pump, ready to be joined to the household water.',
          'Plus petite, pour le mur d’un patio, cette fontaine garde l’arc bleu et le bec de laiton ; elle est vendue sans pompe, à raccorder à l’eau de la maison.',
          'سقاية أصغر لجدار الفناء، تحتفظ بالقوس الأزرق والصنبور النحاسي، وتُباع دون مضخة لتوصَل بماء البيت.',
        ),
        price: 2690,
        measures: { length: 58, width: 32, height: 92 },
        grams: 60000,
        included: ['no-pump'],
        leadTimeDays: 30,
      },
    ],
  },
  {
    picture: 'fountain-zellige',
    kind: 'zellige',
    colours: ['blue', 'white', 'yellow'],
    materials: ['zellige-tile', 'marble'],
    techniques: ['hand-cut-zellige', 'carved'],
    care: zelligeCare,
    included: ['pump'],
    safety: fountainSafety,
    madeIn: 'fez',
    making: t(
      'Three craftsmen share the work: one cuts the tiles, one lays them, one shapes the marble. The pump is supplied; plug it into an earthed socket protected from water, fitted by an electrician outdoors; delivery is on a pallet, on a day agreed with you.',
      'Trois artisans se partagent l’ouvrage : l’un taille, l’autre pose, le troisième façonne le marbre. La pompe est fournie ; branchez-la sur une prise de terre protégée de l’eau, posée par un électricien à l’extérieur ; la livraison se fait sur palette, au jour convenu avec vous.',
      'يتقاسم العمل ثلاثة صناع: واحد يقطع الزليج وآخر يرصفه وثالث ينحت الرخام. المضخة مرفقة، وتوصل بمقبس مؤرَّض محمي من الماء، يركبه كهربائي في الخارج، ويكون التسليم على منصة خشبية في يوم نتفق عليه معك.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Blue and Saffron Zellige Fountain',
          'Fontaine en zellige bleu et safran',
          'نافورة من الزليج الأزرق والزعفراني',
        ),
        text: t(
          'Eight sides of blue, white and saffron zellige under a rim of pale marble: this fountain gives a patio both its centre and its sound.',
          'Huit pans de zellige bleu, blanc et safran sous une margelle de marbre clair : cette fontaine donne au patio son centre et sa musique.',
          'ثمانية أضلاع من الزليج الأزرق والأبيض والزعفراني تحت حافة من الرخام الفاتح: نافورة تمنح الفناء قلبه وصوته.',
        ),
        price: 3990,
        measures: { diameter: 90, height: 65 },
        grams: 155000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '70 cm', adds: -550, measures: { diameter: 70, height: 58 }, grams: 105000 },
              { value: '90 cm', adds: 0, measures: { diameter: 90, height: 65 }, grams: 155000 },
              { value: '110 cm', adds: 700, measures: { diameter: 110, height: 70 }, grams: 210000 },
            ],
          },
        ],
        leadTimeDays: 35,
      },
      {
        city: 'Meknes',
        name: t(
          'Small Zellige Fountain for a Garden Corner',
          'Petite fontaine en zellige pour coin de jardin',
          'نافورة زليج صغيرة لركن الحديقة',
        ),
        text: t(
          'In a corner of the garden or in a hall, this small blue fountain lets its trickle be heard without filling the space.',
          'Dans un coin de jardin ou dans une entrée, cette petite fontaine bleue fait entendre son filet d’eau sans envahir l’espace.',
          'في ركن من الحديقة أو في المدخل، يُسمع خرير النافورة الزرقاء الصغيرة دون أن تملأ المكان.',
        ),
        price: 2890,
        measures: { diameter: 60, height: 52 },
        grams: 78000,
        leadTimeDays: 30,
      },
    ],
  },
  {
    picture: 'mirror-zellige-blue',
    kind: 'zellige',
    colours: ['blue', 'white', 'yellow'],
    materials: ['zellige-tile', 'mirror', 'cedar', 'brass'],
    techniques: ['hand-cut-zellige'],
    care: zelligeCare,
    included: ['hanging-hardware'],
    safety: ['wall-anchor'],
    madeIn: 'fez',
    making: t(
      'The rosettes are laid face down on a flat board, backed with mortar, turned over and framed in cedar; a brass bead hides the edge of the glass. Hang it from two fixings.',
      'Les rosaces sont posées à l’envers sur une planche, prises dans le mortier, retournées puis encadrées de cèdre ; un jonc de laiton cache le bord du verre. Suspendez-le à deux points de fixation.',
      'تُرصف الوردات مقلوبة على لوح مستوٍ وتُصبّ عليها المونة، ثم تُقلب وتؤطَّر بخشب الأرز، ويخفي حافةَ الزجاج شريط من النحاس الأصفر. تُعلَّق من نقطتين.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Blue Zellige Mirror in a Cedar Frame',
          'Miroir en zellige bleu à cadre de cèdre',
          'مرآة بالزليج الأزرق وإطار من الأرز',
        ),
        text: t(
          'Blue petals with saffron hearts surround this rectangular mirror, held in a plain frame of light cedar.',
          'Des pétales bleus à cœur safran entourent ce miroir rectangulaire, tenu par un cadre tout simple en cèdre clair.',
          'تحيط بهذه المرآة المستطيلة بتلات زرقاء بقلوب زعفرانية، داخل إطار بسيط من خشب الأرز الفاتح.',
        ),
        price: 890,
        measures: { width: 50, height: 60 },
        grams: 8500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '40 x 50 cm', adds: -220, measures: { width: 40, height: 50 }, grams: 6000 },
              { value: '50 x 60 cm', adds: 0, measures: { width: 50, height: 60 }, grams: 8500 },
              { value: '55 x 80 cm', adds: 290, measures: { width: 55, height: 80 }, grams: 12000 },
            ],
          },
        ],
      },
      {
        city: 'Tetouan',
        name: t(
          'Large Blue Zellige Mirror for an Entrance',
          'Grand miroir d’entrée en zellige bleu',
          'مرآة مدخل كبيرة بالزليج الأزرق',
        ),
        text: t(
          'Over a console or a double washbasin, the large mirror takes in the whole room between its bands of blue zellige.',
          'Au-dessus d’une console ou d’une double vasque, le grand miroir embrasse toute la pièce entre ses bandes de zellige bleu.',
          'فوق كونسول أو مغسلة مزدوجة، تعكس هذه المرآة الكبيرة الغرفة كلها بين أشرطة من الزليج الأزرق.',
        ),
        price: 1590,
        measures: { width: 80, height: 105 },
        grams: 23000,
        safety: heavyPanelSafety,
        leadTimeDays: 25,
      },
    ],
  },
  {
    picture: 'mirror-zellige-mono-arch',
    kind: 'zellige',
    colours: ['black', 'white'],
    materials: ['zellige-tile', 'mirror', 'cedar', 'brass'],
    techniques: ['hand-cut-zellige'],
    care: zelligeCare,
    included: ['hanging-hardware'],
    safety: ['wall-anchor'],
    madeIn: 'fez',
    making: t(
      'Two glazes only, black and white, with a few greys that came out of the kiln that way; the arched glass is edged in brass and the whole is held in cedar. Allow for strong plugs and a second pair of hands.',
      'Deux émaux seulement, noir et blanc, et quelques gris que le four a décidés ; le verre cintré est bordé de laiton et l’ensemble tenu par un cadre de cèdre. Prévoyez de bonnes chevilles et une deuxième paire de mains.',
      'طلاءان فقط، أسود وأبيض، مع درجات رمادية قليلة من صنع الفرن، وزجاجها المقوّس محفوف بالنحاس الأصفر داخل إطار من الأرز. يلزم لتعليقها أوتاد متينة ومساعدة شخص ثانٍ.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Arched Mirror in Black and White Zellige',
          'Miroir en arc, zellige noir et blanc',
          'مرآة مقوّسة بالزليج الأسود والأبيض',
        ),
        text: t(
          'An arched mirror like the window of a riad, surrounded by black rosettes on white zellige.',
          'Un miroir en arc comme une fenêtre de riad, entouré de rosaces noires sur zellige blanc.',
          'مرآة مقوّسة كنافذة رياض، تحيط بها وردات سوداء على زليج أبيض.',
        ),
        price: 1090,
        measures: { width: 55, height: 80 },
        grams: 12000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '40 x 60 cm', adds: -280, measures: { width: 40, height: 60 }, grams: 7000 },
              { value: '55 x 80 cm', adds: 0, measures: { width: 55, height: 80 }, grams: 12000 },
              { value: '70 x 100 cm', adds: 490, measures: { width: 70, height: 100 }, grams: 20000 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Tall Black and White Mirror for Dressing',
          'Haut miroir noir et blanc pour dressing',
          'مرآة طويلة بالأسود والأبيض لغرفة الملابس',
        ),
        text: t(
          'Tall enough to check a djellaba from collar to hem, this black and white zellige mirror is made to order for a dressing room or a hall.',
          'Assez haut pour vérifier une djellaba du col à l’ourlet, ce miroir en zellige noir et blanc est réalisé sur commande pour un dressing ou une entrée.',
          'طويلة بما يكفي لترى الجلابة من الياقة إلى الذيل: مرآة من الزليج الأسود والأبيض تُصنع حسب الطلب لغرفة الملابس أو المدخل.',
        ),
        price: 1990,
        measures: { width: 85, height: 130 },
        grams: 31000,
        safety: heavyPanelSafety,
        leadTimeDays: 30,
      },
    ],
  },
  {
    picture: 'mirror-zellige-rose-arch',
    kind: 'zellige',
    colours: ['pink', 'white', 'brown'],
    materials: ['zellige-tile', 'mirror', 'walnut', 'brass'],
    techniques: ['hand-cut-zellige'],
    care: zelligeCare,
    included: ['hanging-hardware'],
    safety: ['wall-anchor'],
    madeIn: 'meknes',
    making: t(
      'Rose tiles run from coral to brick within a single firing; the craftsman mixes them so that no patch looks darker than another. A walnut frame and a fine brass edge hold zellige and glass together.',
      'Une même cuisson donne aux carreaux roses toutes les nuances du corail à la brique ; l’artisan les mêle pour qu’aucune zone ne paraisse plus sombre. Un cadre de noyer et un fin jonc de laiton réunissent le zellige et le verre.',
      'يتدرج الزليج الوردي في الفرن الواحد من المرجاني إلى الآجري، فيمزجه الصانع حتى لا يبدو جزء أغمق من آخر. ويجمع الزليج والزجاج إطار من الجوز وحافة رفيعة من النحاس الأصفر.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Arched Rose Zellige Mirror in Walnut',
          'Miroir en arc, zellige rose et noyer',
          'مرآة مقوّسة بالزليج الوردي وخشب الجوز',
        ),
        text: t(
          'Rose petals and oxblood diamonds turn around the arched glass of this mirror, in a frame of dark walnut.',
          'Des pétales roses et des losanges sang-de-bœuf tournent autour du verre cintré de ce miroir, dans un cadre de noyer sombre.',
          'تدور البتلات الوردية والمعيّنات العنابية حول زجاج هذه المرآة المقوّس، داخل إطار من خشب الجوز الداكن.',
        ),
        price: 980,
        measures: { width: 55, height: 80 },
        grams: 12000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '40 x 60 cm', adds: -250, measures: { width: 40, height: 60 }, grams: 7000 },
              { value: '55 x 80 cm', adds: 0, measures: { width: 55, height: 80 }, grams: 12000 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'mirror-zellige-turquoise-square',
    kind: 'zellige',
    colours: ['turquoise', 'white'],
    materials: ['zellige-tile', 'mirror', 'cedar', 'brass'],
    techniques: ['hand-cut-zellige', 'glazed'],
    care: zelligeCare,
    included: ['hanging-hardware'],
    safety: ['wall-anchor'],
    madeIn: 'tetouan',
    making: t(
      'In Tetouan the pieces are cut from soft clay, then glazed and fired one by one, which leaves regular edges and a fine pale joint. The border is framed in cedar, the glass edged with brass.',
      'À Tétouan, les pièces sont taillées dans l’argile encore tendre, puis émaillées et cuites une à une, d’où des arêtes régulières et un fin joint clair. La bordure est encadrée de cèdre, le verre cerné de laiton.',
      'في تطوان تُقطع قطع الزليج من الطين الطري ثم تُطلى وتُحرق واحدة واحدة، فتأتي حوافها منتظمة والفاصل بينها رفيعًا فاتحًا. تؤطَّر الحاشية بخشب الأرز ويُحفّ الزجاج بالنحاس الأصفر.',
    ),
    versions: [
      {
        city: 'Tetouan',
        name: t(
          'Square Turquoise Zellige Mirror',
          'Miroir carré en zellige turquoise',
          'مرآة مربعة بالزليج الفيروزي',
        ),
        text: t(
          'A square mirror within a deep border of turquoise zellige, as fresh above a washbasin as in an entrance.',
          'Un miroir carré dans une profonde bordure de zellige turquoise, aussi frais au-dessus d’une vasque que dans une entrée.',
          'مرآة مربعة داخل حاشية عريضة من الزليج الفيروزي، تنعش المكان فوق المغسلة كما في المدخل.',
        ),
        price: 820,
        measures: { width: 50, height: 50 },
        grams: 7500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '40 x 40 cm', adds: -200, measures: { width: 40, height: 40 }, grams: 5000 },
              { value: '50 x 50 cm', adds: 0, measures: { width: 50, height: 50 }, grams: 7500 },
              { value: '60 x 60 cm', adds: 240, measures: { width: 60, height: 60 }, grams: 10500 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Small Turquoise Mirror for the Hall',
          'Petit miroir turquoise pour l’entrée',
          'مرآة صغيرة فيروزية للمدخل',
        ),
        text: t(
          'Made for a last look before going out, the small turquoise mirror fits beside the front door or between two shelves.',
          'Pour un dernier coup d’œil avant de sortir : ce petit miroir turquoise se loge près de la porte ou entre deux étagères.',
          'لنظرة أخيرة قبل الخروج: مرآة صغيرة فيروزية تُعلَّق قرب الباب أو بين رفّين.',
        ),
        price: 460,
        measures: { width: 30, height: 30 },
        grams: 2900,
      },
    ],
  },
  {
    picture: 'panel-zellige-emerald-saffron',
    kind: 'zellige',
    colours: ['yellow', 'green', 'white'],
    materials: ['zellige-tile'],
    techniques: ['hand-cut-zellige'],
    care: zelligeCare,
    included: ['hanging-hardware'],
    safety: ['wall-anchor'],
    madeIn: 'meknes',
    making: t(
      'The points of each star are freed one by one with a sharp hammer; between the stars, the green pieces leave tiny white triangles. Without a frame, it is hung from two loops or set into a wall.',
      'Les pointes de chaque étoile sont dégagées une à une au marteau tranchant ; entre les étoiles, les pièces vertes laissent de minuscules triangles blancs. Sans cadre, il se suspend à deux attaches ou se scelle dans un mur.',
      'تُستخرج رؤوس كل نجمة واحدًا واحدًا بالمطرقة الحادة، وتترك القطع الخضراء بين النجوم مثلثات بيضاء صغيرة. اللوحة دون إطار، تُعلَّق من حلقتين أو تُثبَّت في الجدار.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Saffron Star Panel with Emerald Green',
          'Panneau à étoiles safran et vert émeraude',
          'لوحة زليج بنجوم زعفرانية وأخضر زمردي',
        ),
        text: t(
          'Saffron stars with twelve points fill this upright zellige panel, locked together by emerald pieces like the teeth of a wheel.',
          'Des étoiles safran à douze branches emplissent ce panneau de zellige en hauteur, engrenées par des pièces vert émeraude.',
          'نجوم زعفرانية من اثني عشر رأسًا تملأ هذه اللوحة الطولية من الزليج، وتتشابك بقطع خضراء زمردية.',
        ),
        price: 690,
        measures: { width: 45, height: 60 },
        grams: 8000,
      },
    ],
  },
  {
    picture: 'panel-zellige-emerald-star',
    kind: 'zellige',
    colours: ['green', 'white', 'yellow'],
    materials: ['zellige-tile'],
    techniques: ['hand-cut-zellige'],
    care: zelligeCare,
    included: ['hanging-hardware'],
    safety: ['wall-anchor'],
    madeIn: 'meknes',
    making: t(
      'The tiles are glazed first and cut afterwards, so every edge shows a thin line of bare clay. With no frame around it, the panel is set into plaster as easily as it is hung from its two loops.',
      'Les carreaux sont émaillés d’abord, taillés ensuite : chaque arête laisse voir un fin trait de terre. Sans cadre, le panneau se scelle dans l’enduit aussi bien qu’il se suspend à ses deux attaches.',
      'يُطلى البلاط أولًا ثم يُقطع، فيظهر على كل حافة خط رفيع من الطين. ولأنها دون إطار، تُثبَّت في الجبص كما تُعلَّق من حلقتيها.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Emerald Rosette Zellige Panel',
          'Panneau de zellige à rosaces émeraude',
          'لوحة زليج بوردات زمردية',
        ),
        text: t(
          'A square of green rosettes on white, from emerald to bottle green, with a saffron diamond wherever four of them meet.',
          'Un carré de rosaces vertes sur fond blanc, de l’émeraude au vert bouteille, avec un losange safran à la rencontre de quatre d’entre elles.',
          'مربع من الوردات الخضراء على أبيض، من الزمردي إلى الأخضر الداكن، مع معيّن زعفراني حيثما التقت أربع منها.',
        ),
        price: 720,
        measures: { width: 55, height: 55 },
        grams: 8500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '40 x 40 cm', adds: -250, measures: { width: 40, height: 40 }, grams: 4500 },
              { value: '55 x 55 cm', adds: 0, measures: { width: 55, height: 55 }, grams: 8500 },
              { value: '80 x 80 cm', adds: 640, measures: { width: 80, height: 80 }, grams: 18000 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Small Emerald Panel for a Niche',
          'Petit panneau émeraude pour niche',
          'لوحة زمردية صغيرة للكوّة',
        ),
        text: t(
          'Sized for a niche, the back of a shelf or the wall behind a kettle, this small panel carries a few green rosettes.',
          'À la mesure d’une niche, d’un fond d’étagère ou du mur derrière la bouilloire, le petit panneau porte quelques rosaces vertes.',
          'لوحة صغيرة تناسب كوّة أو ظهر رف أو الجدار خلف المقراج، وتحمل بضع وردات خضراء.',
        ),
        picture: 'panel-zellige-emerald-star-small',
        price: 320,
        measures: { width: 30, height: 30 },
        grams: 2600,
      },
    ],
  },
  {
    picture: 'panel-zellige-khatam-blue',
    kind: 'zellige',
    colours: ['blue', 'white', 'yellow'],
    materials: ['zellige-tile', 'cedar'],
    techniques: ['hand-cut-zellige'],
    care: zelligeCare,
    included: ['hanging-hardware'],
    safety: ['wall-anchor'],
    madeIn: 'fez',
    making: t(
      'A few shapes of tile are cut by the hundred, then laid from memory, face down, the colour hidden until the panel is turned. The cedar frame protects the edges; wall hooks come with it.',
      'Quelques formes de tesselles sont taillées par centaines, puis posées de mémoire, à l’envers, la couleur cachée jusqu’au retournement. Le cadre de cèdre protège les bords ; les crochets muraux sont fournis.',
      'تُقطع بضعة أشكال من الزليج بالمئات، ثم تُرصف مقلوبة من الذاكرة، ولا يظهر لونها حتى تُقلب اللوحة. يحمي إطار الأرز حوافها، وخطاطيف التعليق مرفقة.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Framed Blue and Saffron Zellige Panel',
          'Panneau encadré en zellige bleu et safran',
          'لوحة زليج مؤطرة بالأزرق والزعفراني',
        ),
        text: t(
          'Blue petals around saffron hearts repeat from edge to edge of this wall panel, a black diamond at each crossing, in a frame of cedar.',
          'Des pétales bleus autour de cœurs safran se répètent d’un bord à l’autre de ce panneau mural, un losange noir à chaque croisement, dans un cadre de cèdre.',
          'بتلات زرقاء حول قلوب زعفرانية تتكرر من حافة هذه اللوحة الجدارية إلى حافتها، مع معيّن أسود عند كل تقاطع، في إطار من الأرز.',
        ),
        price: 790,
        measures: { width: 50, height: 60 },
        grams: 9000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '40 x 50 cm', adds: -200, measures: { width: 40, height: 50 }, grams: 6000 },
              { value: '50 x 60 cm', adds: 0, measures: { width: 50, height: 60 }, grams: 9000 },
              { value: '70 x 90 cm', adds: 590, measures: { width: 70, height: 90 }, grams: 18500 },
            ],
          },
        ],
      },
      {
        city: 'Tetouan',
        name: t(
          'Small Framed Blue Zellige Panel',
          'Petit panneau encadré en zellige bleu',
          'لوحة زليج صغيرة زرقاء مؤطرة',
        ),
        text: t(
          'Alone beside a window or among the plates of a kitchen wall, the small framed panel holds a handful of blue rosettes.',
          'Seul près d’une fenêtre ou parmi les assiettes d’un mur de cuisine, ce petit panneau encadré réunit quelques rosaces bleues.',
          'وحدها قرب النافذة أو بين صحون جدار المطبخ، تجمع اللوحة الصغيرة المؤطرة بضع وردات زرقاء.',
        ),
        picture: 'panel-zellige-khatam-blue-small',
        price: 390,
        measures: { width: 28, height: 35 },
        grams: 3200,
      },
    ],
  },
  {
    picture: 'panel-zellige-rose',
    kind: 'zellige',
    colours: ['pink', 'white', 'red'],
    materials: ['zellige-tile', 'walnut'],
    techniques: ['hand-cut-zellige'],
    care: zelligeCare,
    included: ['hanging-hardware'],
    safety: ['wall-anchor'],
    madeIn: 'meknes',
    making: t(
      'No two petals share quite the same pink: the tone depends on the place of the tile in the kiln. The walnut frame is oiled and left plain.',
      'Deux pétales n’ont jamais tout à fait le même rose : le ton dépend de la place du carreau dans le four. Le cadre de noyer est huilé et laissé sans décor.',
      'لا تتطابق بتلتان في لونهما الوردي تمامًا، فاللون يتبع مكان القطعة في الفرن. أما إطار الجوز فمدهون بالزيت دون زخرفة.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Rose Zellige Panel in a Walnut Frame',
          'Panneau de zellige rose à cadre de noyer',
          'لوحة زليج وردية بإطار من الجوز',
        ),
        text: t(
          'Rose petals, white hearts and little oxblood diamonds make a warm wall panel, framed in dark walnut.',
          'Pétales roses, cœurs blancs et petits losanges sang-de-bœuf composent un panneau mural aux tons chauds, encadré de noyer sombre.',
          'بتلات وردية وقلوب بيضاء ومعيّنات عنابية صغيرة تؤلف لوحة جدارية دافئة الألوان، مؤطرة بالجوز الداكن.',
        ),
        price: 740,
        measures: { width: 50, height: 60 },
        grams: 9000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '40 x 50 cm', adds: -190, measures: { width: 40, height: 50 }, grams: 6000 },
              { value: '50 x 60 cm', adds: 0, measures: { width: 50, height: 60 }, grams: 9000 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'panel-zellige-round-sun',
    kind: 'zellige',
    colours: ['yellow', 'red', 'blue', 'white'],
    materials: ['zellige-tile', 'walnut'],
    techniques: ['hand-cut-zellige'],
    care: zelligeCare,
    included: ['hanging-hardware'],
    safety: ['wall-anchor'],
    madeIn: 'fez',
    making: t(
      'The diamonds grow from the centre outwards, ring after ring, each cut a little larger than the one before. A round walnut frame closes the circle.',
      'Les losanges grandissent du centre vers le bord, couronne après couronne, chacun taillé un peu plus grand que le précédent. Un cadre rond en noyer ferme le cercle.',
      'تكبر المعيّنات من المركز إلى الحافة حلقة بعد حلقة، وكل قطعة أكبر قليلًا من سابقتها. ويغلق الدائرةَ إطار مستدير من خشب الجوز.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Round Zellige Sun in a Walnut Frame',
          'Soleil de zellige rond à cadre de noyer',
          'شمس زليج مستديرة بإطار من الجوز',
        ),
        text: t(
          'A zellige sun to hang on the wall: blue at the heart, then saffron and red on a white ground, inside a round frame.',
          'Un soleil de zellige à accrocher au mur : bleu au cœur, puis safran et rouge sur fond blanc, dans un cadre rond.',
          'شمس من الزليج تُعلَّق على الجدار: قلبها أزرق، ثم زعفراني وأحمر على أرضية بيضاء، داخل إطار مستدير.',
        ),
        price: 890,
        measures: { diameter: 60 },
        grams: 10500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '45 cm', adds: -270, measures: { diameter: 45 }, grams: 6000 },
              { value: '60 cm', adds: 0, measures: { diameter: 60 }, grams: 10500 },
              { value: '80 cm', adds: 560, measures: { diameter: 80 }, grams: 18500 },
            ],
          },
        ],
      },
      {
        city: 'Tetouan',
        name: t(
          'Small Saffron and Red Zellige Sun',
          'Petit soleil de zellige safran et rouge',
          'شمس زليج صغيرة بالزعفراني والأحمر',
        ),
        text: t(
          'In a kitchen or a corridor that sees little daylight, this small round panel puts a saffron and red sun on the wall.',
          'Dans une cuisine ou un couloir peu éclairé, le petit panneau rond pose au mur un soleil safran et rouge.',
          'في مطبخ أو ممر قليل الضوء، تضع هذه اللوحة المستديرة الصغيرة على الجدار شمسًا زعفرانية حمراء.',
        ),
        picture: 'panel-zellige-round-sun-small',
        price: 460,
        measures: { diameter: 34 },
        grams: 3500,
      },
    ],
  },
  {
    picture: 'panel-zellige-round-turquoise',
    kind: 'zellige',
    colours: ['turquoise', 'white'],
    materials: ['zellige-tile', 'cedar'],
    techniques: ['hand-cut-zellige'],
    care: zelligeCare,
    included: ['hanging-hardware'],
    safety: ['wall-anchor'],
    madeIn: 'meknes',
    making: t(
      'Turquoise, deep teal, white and a thread of pale gold: the rings start from a centre no bigger than a coin. The cedar frame is left clear, so that the colour stays in the tile.',
      'Turquoise, bleu canard, blanc et un filet d’or pâle : les couronnes partent d’un centre pas plus grand qu’une pièce de monnaie. Le cadre de cèdre reste clair et laisse la couleur au zellige.',
      'فيروزي وأزرق مخضر داكن وأبيض وخيط ذهبي باهت: تنطلق الحلقات من مركز لا يتجاوز قطعة نقود. ويبقى إطار الأرز بلونه الطبيعي ليكون اللون للزليج وحده.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Round Turquoise Zellige Rosette',
          'Rosace ronde en zellige turquoise',
          'وردة مستديرة من الزليج الفيروزي',
        ),
        text: t(
          'Like a flower seen from above, turquoise diamonds open on white in this round wall panel framed in cedar.',
          'Comme une fleur vue du dessus, des losanges turquoise s’ouvrent sur le blanc de ce panneau mural rond, cerclé de cèdre.',
          'كزهرة تُرى من الأعلى، تتفتح المعيّنات الفيروزية على بياض هذه اللوحة الجدارية المستديرة المؤطرة بالأرز.',
        ),
        price: 820,
        measures: { diameter: 60 },
        grams: 10500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '45 cm', adds: -250, measures: { diameter: 45 }, grams: 6000 },
              { value: '60 cm', adds: 0, measures: { diameter: 60 }, grams: 10500 },
            ],
          },
        ],
      },
      {
        city: 'Tetouan',
        name: t(
          'Large Turquoise Rosette for the Wall',
          'Grande rosace murale turquoise',
          'وردة جدارية كبيرة من الزليج الفيروزي',
        ),
        text: t(
          'Above a bed or a sofa, the large turquoise rosette shows its striped border from across the room.',
          'Au-dessus d’un lit ou d’un canapé, cette grande rosace turquoise laisse voir sa bordure rayée depuis l’autre bout de la pièce.',
          'فوق السرير أو الأريكة، تُرى حاشية الوردة الفيروزية الكبيرة من أقصى الغرفة.',
        ),
        price: 1490,
        measures: { diameter: 90 },
        grams: 24000,
        safety: heavyPanelSafety,
        leadTimeDays: 25,
      },
    ],
  },
  {
    picture: 'panel-zellige-saffron-star',
    kind: 'zellige',
    colours: ['yellow', 'blue', 'white'],
    materials: ['zellige-tile', 'cedar'],
    techniques: ['hand-cut-zellige'],
    care: zelligeCare,
    included: ['hanging-hardware'],
    safety: ['wall-anchor'],
    madeIn: 'fez',
    making: t(
      'The khatam, the star of eight points, comes from two crossed squares; once its points are true, the blue pieces fall into place around it. Framed in cedar, it is ready to hang.',
      'Le khatam, l’étoile à huit branches, naît de deux carrés croisés ; quand ses pointes sont justes, les pièces bleues prennent place d’elles-mêmes. Encadré de cèdre, le panneau est prêt à accrocher.',
      'الخاتم، أي النجمة ذات الرؤوس الثمانية، يولد من مربعين متقاطعين، فإذا استقامت رؤوسه أخذت القطع الزرقاء مكانها حوله. اللوحة مؤطرة بالأرز وجاهزة للتعليق.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Saffron Stars on Blue, Framed Zellige Panel',
          'Panneau de zellige, étoiles safran sur bleu',
          'لوحة زليج بنجوم زعفرانية على أزرق',
        ),
        text: t(
          'A square zellige panel in a cedar frame, with yellow stars on blue as on the walls of the old madrasas.',
          'Des étoiles jaunes sur fond bleu, comme aux murs des anciennes médersas : un panneau de zellige carré, cadre en cèdre.',
          'نجوم صفراء على أزرق كما على جدران المدارس العتيقة: لوحة مربعة من الزليج بإطار من الأرز.',
        ),
        price: 760,
        measures: { width: 55, height: 55 },
        grams: 9000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '45 x 45 cm', adds: -200, measures: { width: 45, height: 45 }, grams: 6200 },
              { value: '55 x 55 cm', adds: 0, measures: { width: 55, height: 55 }, grams: 9000 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'panel-zellige-teal',
    kind: 'zellige',
    colours: ['green', 'white'],
    materials: ['zellige-tile', 'cedar'],
    techniques: ['hand-cut-zellige', 'glazed'],
    care: zelligeCare,
    included: ['hanging-hardware'],
    safety: ['wall-anchor'],
    madeIn: 'tetouan',
    making: t(
      'Cut from raw clay in Tetouan, then glazed and fired piece by piece, the tiles have clean edges and an even joint. The frame is of pale cedar, and hooks for the wall come with it.',
      'Taillées dans l’argile crue à Tétouan, puis émaillées et cuites une à une, les pièces ont des arêtes nettes et un joint régulier. Le cadre est en cèdre clair, les crochets muraux sont fournis.',
      'تُقطع قطع الزليج في تطوان من الطين النيء ثم تُطلى وتُحرق واحدة واحدة، فتأتي حوافها نقية وفواصلها متساوية. الإطار من خشب الأرز الفاتح، وخطاطيف التعليق مرفقة.',
    ),
    versions: [
      {
        city: 'Tetouan',
        name: t(
          'Deep Green and White Zellige Panel',
          'Panneau de zellige vert profond et blanc',
          'لوحة زليج بالأخضر الداكن والأبيض',
        ),
        text: t(
          'Deep green and white, nothing else: in this framed panel white stars appear between the green pieces, and the eye moves from one to the other.',
          'Vert profond et blanc, rien d’autre : dans ce panneau encadré, des étoiles blanches apparaissent entre les pièces vertes, et le regard va des unes aux autres.',
          'أخضر داكن وأبيض لا غير: في هذه اللوحة المؤطرة تظهر النجوم البيضاء بين القطع الخضراء، وتتنقل العين بين هذه وتلك.',
        ),
        price: 690,
        measures: { width: 45, height: 45 },
        grams: 6200,
        choices: [
          {
            type: 'size',
            values: [
              { value: '45 x 45 cm', adds: 0, measures: { width: 45, height: 45 }, grams: 6200 },
              { value: '60 x 60 cm', adds: 290, measures: { width: 60, height: 60 }, grams: 10500 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'panel-zellige-white-amber',
    kind: 'zellige',
    colours: ['white', 'orange'],
    materials: ['zellige-tile', 'walnut'],
    techniques: ['hand-cut-zellige'],
    care: zelligeCare,
    included: ['hanging-hardware'],
    safety: ['wall-anchor'],
    madeIn: 'fez',
    making: t(
      'Amber is a difficult glaze: a little more fire and it turns brown, hence the shades from honey to caramel. The craftsman scatters them among the stars before the walnut frame goes on.',
      'L’ambre est un émail capricieux : un peu plus de feu et il brunit, d’où ces nuances du miel au caramel. L’artisan les répartit entre les étoiles avant de poser le cadre de noyer.',
      'العنبري طلاء صعب، فقليل من النار الزائدة يحيله بنيًا، ومن هنا تدرّجه من لون العسل إلى لون الكراميل. يوزّعه الصانع بين النجوم قبل تركيب إطار الجوز.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'White Star and Amber Zellige Panel',
          'Panneau de zellige, étoiles blanches et ambre',
          'لوحة زليج بنجوم بيضاء وقطع عنبرية',
        ),
        text: t(
          'White stars with twelve points cross this wide panel, held apart by amber pieces. It hangs well over a sofa or a headboard.',
          'Des étoiles blanches à douze branches traversent ce panneau en largeur, séparées par des pièces ambrées. Il trouve sa place au-dessus d’un canapé ou d’une tête de lit.',
          'نجوم بيضاء من اثني عشر رأسًا تعبر هذه اللوحة العرضية، تفصل بينها قطع عنبرية. مكانها المناسب فوق أريكة أو عند رأس السرير.',
        ),
        price: 880,
        measures: { width: 65, height: 48 },
        grams: 9500,
      },
    ],
  },
  {
    picture: 'planter-zellige-mono',
    kind: 'zellige',
    colours: ['black', 'white'],
    materials: ['zellige-tile'],
    techniques: ['hand-cut-zellige', 'glazed'],
    care: zelligeCare,
    included: [],
    safety: terraceSafety,
    madeIn: 'tetouan',
    making: t(
      'The pieces are cut in raw clay, glazed black or white and fired, then laid over the six faces of the planter. Bring it under a roof in winter; the aloe in the picture is not included.',
      'Les pièces sont taillées dans l’argile crue, émaillées de noir ou de blanc et cuites, puis posées sur les six faces de la jardinière. L’hiver, mettez-la à l’abri ; l’aloès de la photo n’est pas fourni.',
      'تُقطع قطع الزليج من الطين النيء وتُطلى بالأسود أو الأبيض وتُحرق، ثم تُرصف على أوجه الأصيص الستة. يوضع تحت سقف في الشتاء، ونبتة الصبّار الظاهرة في الصورة غير مرفقة.',
    ),
    versions: [
      {
        city: 'Tetouan',
        name: t(
          'Hexagonal Black and White Zellige Planter',
          'Jardinière hexagonale en zellige noir et blanc',
          'أصيص سداسي من الزليج الأسود والأبيض',
        ),
        text: t(
          'A six-sided planter, taller than it is wide, dressed in black and white zellige for one plant with a strong outline.',
          'Une jardinière à six pans, plus haute que large, habillée de zellige noir et blanc pour une plante au port marqué.',
          'أصيص سداسي الأضلاع، ارتفاعه أكبر من عرضه، يكسوه زليج أسود وأبيض لنبتة واحدة ذات قوام بارز.',
        ),
        price: 480,
        measures: { diameter: 32, height: 36 },
        grams: 13500,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -160, measures: { diameter: 25, height: 28 }, grams: 8000 },
              { value: 'Medium', adds: 0, measures: { diameter: 32, height: 36 }, grams: 13500 },
              { value: 'Large', adds: 240, measures: { diameter: 40, height: 45 }, grams: 22000 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Large Black and White Planter for a Doorway',
          'Grande jardinière noir et blanc pour l’entrée',
          'أصيص كبير بالأسود والأبيض لمدخل البيت',
        ),
        text: t(
          'Beside a front door, this large hexagonal planter in black and white zellige holds a small palm without tipping in the wind.',
          'À côté de la porte d’entrée, la grande jardinière hexagonale en zellige noir et blanc porte un petit palmier sans craindre le vent.',
          'إلى جانب باب البيت، يحمل هذا الأصيص السداسي الكبير من الزليج الأسود والأبيض نخلة صغيرة دون أن تقلبه الريح.',
        ),
        price: 990,
        measures: { diameter: 50, height: 56 },
        grams: 38000,
        safety: heavyTableSafety,
        leadTimeDays: 20,
      },
    ],
  },
  {
    picture: 'planter-zellige-turquoise',
    kind: 'zellige',
    colours: ['turquoise', 'white'],
    materials: ['zellige-tile'],
    techniques: ['hand-cut-zellige'],
    care: zelligeCare,
    included: [],
    safety: terraceSafety,
    madeIn: 'fez',
    making: t(
      'Eight panels of turquoise rosettes are assembled flat, then joined around a mortar core; rim and foot are smoothed by hand. Leave the plant in its own pot; the aloe in the picture is not included.',
      'Huit panneaux de rosaces turquoise sont assemblés à plat, puis réunis autour d’un noyau de mortier ; le bord et le pied sont lissés à la main. Laissez la plante dans son pot ; l’aloès de la photo n’est pas fourni.',
      'تُجمَّع ثمانية ألواح من الوردات الفيروزية مسطحة، ثم تُضمّ حول قلب من المونة، وتُصقل الحافة والقاعدة يدويًا. اترك النبتة في أصيصها، أما نبتة الصبّار الظاهرة في الصورة فغير مرفقة.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Octagonal Turquoise Zellige Planter',
          'Jardinière octogonale en zellige turquoise',
          'أصيص مثمّن من الزليج الفيروزي',
        ),
        text: t(
          'An octagonal planter in turquoise and white zellige, for the edge of a covered terrace or the light of a bay window.',
          'Jardinière octogonale en zellige turquoise et blanc, pour le bord d’une terrasse couverte ou la lumière d’une baie.',
          'أصيص مثمّن من الزليج الفيروزي والأبيض، لطرف شرفة مسقوفة أو لضوء نافذة واسعة.',
        ),
        price: 520,
        measures: { diameter: 38, height: 33 },
        grams: 15000,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -170, measures: { diameter: 30, height: 26 }, grams: 9500 },
              { value: 'Medium', adds: 0, measures: { diameter: 38, height: 33 }, grams: 15000 },
              { value: 'Large', adds: 260, measures: { diameter: 46, height: 40 }, grams: 23000 },
            ],
          },
        ],
      },
      {
        city: 'Tetouan',
        name: t(
          'Small Turquoise Planter for a Table',
          'Petit cache-pot turquoise pour la table',
          'أصيص صغير فيروزي للطاولة',
        ),
        text: t(
          'On a table or a window ledge, the small turquoise zellige planter takes a cactus, an aloe or a pot of basil.',
          'Sur une table ou un rebord de fenêtre, ce petit cache-pot en zellige turquoise accueille un cactus, un aloès ou un pot de basilic.',
          'على الطاولة أو حافة النافذة، يتسع الأصيص الصغير من الزليج الفيروزي لصبّارة أو لنبتة حبق.',
        ),
        price: 240,
        measures: { diameter: 20, height: 18 },
        grams: 3800,
      },
    ],
  },
  {
    picture: 'table-zellige-black',
    kind: 'zellige',
    colours: ['black', 'white', 'orange'],
    materials: ['zellige-tile', 'iron'],
    techniques: ['hand-cut-zellige', 'forged'],
    care: zelligeCare,
    included: ['base'],
    safety: terraceSafety,
    madeIn: 'fez',
    making: t(
      'Black, white and a single ring of amber are laid face down inside the iron hoop, covered with mortar and turned over. The low feet are forged and painted against rust.',
      'Noir, blanc et un seul cercle d’ambre sont posés à l’envers dans le cerclage de fer, pris dans le mortier, puis retournés. Les pieds bas sont forgés et peints contre la rouille.',
      'تُرصف القطع السوداء والبيضاء وحلقة عنبرية واحدة مقلوبةً داخل طوق الحديد، ثم تُصبّ المونة ويُقلب السطح. أما أرجلها القصيرة فمطروقة ومطلية ضد الصدأ.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Low Black and White Zellige Table',
          'Table basse en zellige noir et blanc',
          'طاولة منخفضة من الزليج الأسود والأبيض',
        ),
        text: t(
          'A low table for the middle of the sitting room, where a dark star opens on white like a compass rose.',
          'Table basse pour le milieu du salon, où une étoile sombre s’ouvre sur le blanc comme une rose des vents.',
          'طاولة منخفضة لوسط الصالون، تتفتح فيها نجمة داكنة على أبيض كوردة الرياح.',
        ),
        price: 1390,
        measures: { diameter: 80, height: 36 },
        grams: 38000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '70 cm', adds: -200, measures: { diameter: 70, height: 35 }, grams: 31000 },
              { value: '80 cm', adds: 0, measures: { diameter: 80, height: 36 }, grams: 38000 },
              { value: '90 cm', adds: 280, measures: { diameter: 90, height: 38 }, grams: 47000 },
            ],
          },
        ],
        safety: heavyTableSafety,
      },
      {
        city: 'Meknes',
        name: t(
          'Small Low Black and White Zellige Table',
          'Petite table basse en zellige noir et blanc',
          'طاولة صغيرة منخفضة بالأسود والأبيض',
        ),
        text: t(
          'Between two floor cushions, this small low table in black and white zellige takes a tray for two.',
          'Entre deux coussins de sol, la petite table basse en zellige noir et blanc reçoit un plateau pour deux.',
          'بين وسادتين على الأرض، تكفي هذه الطاولة الصغيرة المنخفضة من الزليج الأسود والأبيض لصينية شخصين.',
        ),
        price: 850,
        measures: { diameter: 50, height: 32 },
        grams: 17500,
      },
    ],
  },
  {
    picture: 'table-zellige-blue',
    kind: 'zellige',
    colours: ['blue', 'turquoise', 'white'],
    materials: ['zellige-tile', 'iron'],
    techniques: ['hand-cut-zellige', 'forged'],
    care: zelligeCare,
    included: ['base'],
    safety: terraceSafety,
    madeIn: 'fez',
    making: t(
      'Hundreds of hand-cut pieces make up the star, and their glaze varies from one to the next. The top rests on wrought-iron legs joined by a ring, and lifts off to be carried.',
      'Des centaines de pièces taillées à la main composent l’étoile, et leur émail varie de l’une à l’autre. Le plateau repose sur un piètement de fer forgé relié par un anneau et se soulève pour le transport.',
      'تتألف النجمة من مئات القطع المقطوعة يدويًا، ويختلف طلاؤها من قطعة إلى أخرى. يستقر السطح على أرجل من الحديد المطاوع تجمعها حلقة، ويُرفع عنها عند النقل.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Round Zellige Table on Curled Iron Legs',
          'Table ronde en zellige à pieds galbés',
          'طاولة زليج مستديرة بأرجل حديدية ملتوية',
        ),
        text: t(
          'Round and steady on its curled legs, this zellige table comes in blue on turquoise, emerald on white or terracotta.',
          'Ronde et stable sur ses pieds galbés, cette table en zellige existe en bleu sur turquoise, en émeraude sur blanc ou en terre cuite.',
          'مستديرة وثابتة على أرجلها الملتوية، تأتي طاولة الزليج هذه بالأزرق على الفيروزي أو بالزمردي على الأبيض أو بالآجري على الأبيض.',
        ),
        price: 1200,
        measures: { diameter: 60, height: 46 },
        grams: 24500,
        safety: heavyTableSafety,
        choices: [
          {
            type: 'color',
            values: [
              { value: 'Blue', adds: 0, picture: 'table-zellige-blue' },
              { value: 'Terracotta', adds: 0, picture: 'table-zellige-terracotta' },
              { value: 'Emerald', adds: 0, picture: 'table-zellige-emerald' },
            ],
          },
          {
            type: 'size',
            values: [
              { value: '60 cm', adds: 0, measures: { diameter: 60, height: 46 }, grams: 24500 },
              { value: '50 cm', adds: -250, measures: { diameter: 50, height: 44 }, grams: 18000 },
            ],
          },
        ],
      },
      {
        city: 'Tetouan',
        name: t(
          'Large Blue and Turquoise Zellige Table',
          'Grande table en zellige bleu et turquoise',
          'طاولة زليج كبيرة بالأزرق والفيروزي',
        ),
        text: t(
          'Breakfast for four fits on the large round table, whose blue star lies on turquoise as if at the bottom of a pool.',
          'Un petit déjeuner pour quatre tient sur cette grande table ronde, dont l’étoile bleue repose sur le turquoise comme au fond d’un bassin.',
          'فطور لأربعة أشخاص يتسع له سطح هذه الطاولة المستديرة الكبيرة، ونجمتها الزرقاء على الفيروزي كأنها في قاع حوض.',
        ),
        picture: 'table-zellige-blue-large',
        price: 1890,
        measures: { diameter: 80, height: 48 },
        grams: 39000,
        safety: heavyTableSafety,
        leadTimeDays: 20,
      },
    ],
  },
  {
    picture: 'table-zellige-emerald',
    kind: 'zellige',
    colours: ['green', 'white', 'yellow'],
    materials: ['zellige-tile', 'iron'],
    techniques: ['hand-cut-zellige', 'forged'],
    care: zelligeCare,
    included: ['base'],
    safety: terraceSafety,
    madeIn: 'meknes',
    making: t(
      'Laid piece by piece, the star is closed by a fine saffron ring and a chequered border. The feet, forged, curled and painted black, stand firm on uneven floors.',
      'Posée pièce à pièce, l’étoile est fermée par un fin cercle safran et une bordure en damier. Les pieds forgés, enroulés et peints en noir, tiennent bien sur un sol inégal.',
      'تُرصف النجمة قطعة قطعة، ثم تغلقها حلقة زعفرانية رفيعة وحاشية كرقعة الشطرنج. أما أرجلها المطروقة الملتوية المطلية بالأسود فتثبت على الأرض غير المستوية.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Small Zellige Table for an Armchair',
          'Petite table en zellige pour fauteuil',
          'طاولة زليج صغيرة بجانب المقعد',
        ),
        text: t(
          'A small round table for the side of an armchair, in emerald on white or in blue on turquoise zellige.',
          'Une petite table ronde à poser près d’un fauteuil, en zellige émeraude sur blanc ou bleu sur turquoise.',
          'طاولة مستديرة صغيرة توضع بجانب المقعد، بزليج زمردي على أبيض أو أزرق على فيروزي.',
        ),
        picture: 'table-zellige-emerald-small',
        price: 920,
        measures: { diameter: 45, height: 42 },
        grams: 15000,
        choices: [
          {
            type: 'color',
            values: [
              { value: 'Emerald', adds: 0, picture: 'table-zellige-emerald' },
              { value: 'Blue', adds: 0, picture: 'table-zellige-blue' },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Emerald and White Zellige Table',
          'Table en zellige émeraude et blanc',
          'طاولة من الزليج الزمردي والأبيض',
        ),
        text: t(
          'A round table for the veranda or a reading corner, with a star of emerald and dark green and a thread of saffron on white.',
          'Fond blanc, étoile émeraude et vert sombre, filet de safran : une table ronde pour la véranda ou le coin lecture.',
          'أرضية بيضاء ونجمة زمردية وخضراء داكنة وخيط زعفراني: طاولة مستديرة للشرفة المغطاة أو لركن القراءة.',
        ),
        price: 1290,
        measures: { diameter: 60, height: 46 },
        grams: 24500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '60 cm', adds: 0, measures: { diameter: 60, height: 46 }, grams: 24500 },
              { value: '70 cm', adds: 230, measures: { diameter: 70, height: 47 }, grams: 31500 },
              { value: '80 cm', adds: 490, measures: { diameter: 80, height: 48 }, grams: 39000 },
            ],
          },
        ],
        safety: heavyTableSafety,
      },
    ],
  },
  {
    picture: 'table-zellige-navy',
    kind: 'zellige',
    colours: ['blue', 'white'],
    materials: ['zellige-tile', 'iron'],
    techniques: ['hand-cut-zellige', 'forged'],
    care: zelligeCare,
    included: ['base'],
    safety: terraceSafety,
    madeIn: 'fez',
    making: t(
      'Sky-blue pieces are fitted between the navy points, with the tightest joints of the whole top. The forged legs are braced by a ring and painted black.',
      'Les pièces bleu ciel s’ajustent entre les pointes bleu marine : ce sont les joints les plus serrés du plateau. Les pieds forgés sont reliés par un anneau et peints en noir.',
      'تُركَّب القطع السماوية بين الرؤوس الزرقاء الداكنة، وهناك أضيق فواصل السطح كله. أما الأرجل المطروقة فتشدّها حلقة وتُطلى بالأسود.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Navy and Sky-Blue Zellige Table',
          'Table en zellige bleu marine et bleu ciel',
          'طاولة زليج بالأزرق الداكن والسماوي',
        ),
        text: t(
          'Navy on sky blue, with white between: the star of this round table has the colours of a whitewashed town by the sea.',
          'Bleu marine sur bleu ciel, un peu de blanc entre les deux : l’étoile de cette table ronde a les couleurs d’une ville blanche au bord de la mer.',
          'أزرق داكن على سماوي وبينهما أبيض: لنجمة هذه الطاولة المستديرة ألوان مدينة بيضاء على البحر.',
        ),
        price: 1220,
        measures: { diameter: 60, height: 46 },
        grams: 24500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '50 cm', adds: -260, measures: { diameter: 50, height: 44 }, grams: 18000 },
              { value: '60 cm', adds: 0, measures: { diameter: 60, height: 46 }, grams: 24500 },
              { value: '80 cm', adds: 540, measures: { diameter: 80, height: 48 }, grams: 39000 },
            ],
          },
        ],
        safety: heavyTableSafety,
      },
      {
        city: 'Tetouan',
        name: t(
          'Small Navy Zellige Table for a Balcony',
          'Petite table bleu marine pour balcon',
          'طاولة زليج صغيرة زرقاء داكنة للشرفة',
        ),
        text: t(
          'Two chairs and this small round table in navy and sky-blue zellige are all that a covered balcony needs.',
          'Deux chaises et la petite table ronde en zellige bleu marine et bleu ciel suffisent à meubler un balcon couvert.',
          'يكفي الشرفةَ المسقوفة كرسيان وهذه الطاولة المستديرة الصغيرة من الزليج الأزرق الداكن والسماوي.',
        ),
        price: 870,
        measures: { diameter: 45, height: 44 },
        grams: 15000,
      },
    ],
  },
  {
    picture: 'table-zellige-red',
    kind: 'zellige',
    colours: ['red', 'yellow', 'white'],
    materials: ['zellige-tile', 'iron'],
    techniques: ['hand-cut-zellige', 'forged'],
    care: zelligeCare,
    included: ['base'],
    safety: terraceSafety,
    madeIn: 'meknes',
    making: t(
      'Red and white pieces grow smaller and smaller towards the centre, and the last one has to close the circle. The iron is forged and painted by hand.',
      'Rouges et blanches, les pièces rapetissent vers le centre, et la dernière doit fermer le cercle. Le fer est forgé et peint à la main.',
      'تصغر القطع الحمراء والبيضاء كلما اقتربت من المركز، وعلى آخرها أن تغلق الدائرة. ويُطرق الحديد ويُطلى يدويًا.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Low Red and Saffron Zellige Table',
          'Table basse en zellige rouge et safran',
          'طاولة منخفضة من الزليج الأحمر والزعفراني',
        ),
        text: t(
          'In red and white on saffron, the low round table brings the colours of the spice stalls into the sitting room.',
          'Rouge et blanc sur safran : cette table basse ronde apporte au salon les couleurs des étals d’épices.',
          'أحمر وأبيض على زعفراني: طاولة مستديرة منخفضة تُدخل إلى الصالون ألوان دكاكين التوابل.',
        ),
        price: 1150,
        measures: { diameter: 60, height: 38 },
        grams: 24000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '60 cm', adds: 0, measures: { diameter: 60, height: 38 }, grams: 24000 },
              { value: '80 cm', adds: 490, measures: { diameter: 80, height: 40 }, grams: 38500 },
            ],
          },
        ],
        safety: heavyTableSafety,
      },
    ],
  },
  {
    picture: 'table-zellige-side-amber',
    kind: 'zellige',
    colours: ['orange', 'white'],
    materials: ['zellige-tile', 'iron'],
    techniques: ['hand-cut-zellige', 'forged'],
    care: zelligeCare,
    included: ['base'],
    safety: terraceSafety,
    madeIn: 'meknes',
    making: t(
      'White twelve-pointed stars and amber pieces are assembled inside an iron hoop; three curved legs and a ring keep the table steady. The glaze runs from honey to caramel, as the fire decided.',
      'Étoiles blanches à douze branches et pièces ambrées sont assemblées dans un cerclage de fer ; trois pieds galbés et un anneau assurent la stabilité. L’émail va du miel au caramel, au gré du feu.',
      'تُجمَّع النجوم البيضاء ذات الاثني عشر رأسًا والقطع العنبرية داخل طوق من الحديد، وتثبّت الطاولةَ ثلاث أرجل مقوّسة وحلقة. ويتدرج طلاؤها من لون العسل إلى لون الكراميل كما شاءت النار.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Amber and White Zellige Side Table',
          'Guéridon en zellige ambre et blanc',
          'طاولة جانبية من الزليج العنبري والأبيض',
        ),
        text: t(
          'At the height of a sofa arm, this three-legged side table takes a glass of tea, a book and a pair of spectacles.',
          'À hauteur d’accoudoir, ce guéridon à trois pieds reçoit un verre de thé, un livre et une paire de lunettes.',
          'بارتفاع ذراع الأريكة، تحمل هذه الطاولة الجانبية ثلاثية الأرجل كأس شاي وكتابًا ونظارة.',
        ),
        price: 790,
        measures: { diameter: 40, height: 55 },
        grams: 13500,
      },
      {
        city: 'Fez',
        name: t(
          'Tall Amber Zellige Table for a Lamp',
          'Haut guéridon ambre pour une lampe',
          'طاولة عالية من الزليج العنبري للمصباح',
        ),
        text: t(
          'Taller and broader, for a lamp or a bunch of flowers, this side table lets more of its white stars show around the base.',
          'Plus haut et plus large, pour une lampe ou un bouquet, ce guéridon laisse voir davantage d’étoiles blanches autour du socle.',
          'أعلى وأوسع، لمصباح أو باقة أزهار، تُظهر هذه الطاولة الجانبية مزيدًا من نجومها البيضاء حول القاعدة.',
        ),
        picture: 'table-zellige-side-amber-tall',
        price: 1080,
        measures: { diameter: 50, height: 65 },
        grams: 20000,
        safety: heavyTableSafety,
      },
    ],
  },
  {
    picture: 'table-zellige-square-mono',
    kind: 'zellige',
    colours: ['black', 'white', 'brown'],
    materials: ['zellige-tile', 'walnut'],
    techniques: ['hand-cut-zellige', 'wood-turned'],
    care: zelligeCare,
    included: [],
    safety: ['indoors-only', 'heavy-two-people'],
    madeIn: 'fez',
    making: t(
      'The tiles are set flush in a walnut frame on four legs turned on the lathe and oiled. Keep it indoors; wipe it with a damp cloth, then dry the wood.',
      'Le zellige affleure dans un cadre de noyer porté par quatre pieds tournés et huilés. Elle reste à l’intérieur : passez un chiffon humide, puis séchez le bois.',
      'يُرصف الزليج مستويًا داخل إطار من الجوز تُخرط أرجله الأربع وتُدهن بالزيت. مكانها داخل البيت، فتُمسح بقماش رطب ثم يُجفف خشبها.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Square Zellige Table with Walnut Legs',
          'Table carrée en zellige à pieds de noyer',
          'طاولة زليج مربعة بأرجل من الجوز',
        ),
        text: t(
          'A low square table in black and white zellige on turned walnut legs, for a sitting room where people sit on the floor. It is made to order.',
          'Table basse carrée en zellige noir et blanc sur pieds de noyer tourné, pour un salon où l’on s’assoit par terre. Elle est réalisée sur commande.',
          'طاولة مربعة منخفضة من الزليج الأسود والأبيض على أرجل من الجوز المخروط، لصالون يُجلس فيه على الأرض. تُصنع حسب الطلب.',
        ),
        price: 1690,
        measures: { length: 70, width: 70, height: 38 },
        grams: 32000,
        leadTimeDays: 25,
      },
    ],
  },
  {
    picture: 'table-zellige-square-turquoise',
    kind: 'zellige',
    colours: ['turquoise', 'white'],
    materials: ['zellige-tile', 'iron'],
    techniques: ['hand-cut-zellige', 'glazed', 'forged'],
    care: zelligeCare,
    included: ['base'],
    safety: heavyTableSafety,
    madeIn: 'tetouan',
    making: t(
      'The petals are cut in soft clay, glazed and fired one by one, as Tetouan does it, then set in an iron frame. Bars between the splayed legs stiffen the base.',
      'Les pétales sont taillés dans l’argile tendre, émaillés et cuits un à un, comme on le fait à Tétouan, puis sertis dans un cadre de fer. Des barres relient les pieds évasés et raidissent l’ensemble.',
      'تُقطع البتلات من الطين الطري وتُطلى وتُحرق واحدة واحدة على طريقة تطوان، ثم تُرصف داخل إطار من الحديد. وتصل قضبانٌ بين الأرجل المنفرجة فتزيدها صلابة.',
    ),
    versions: [
      {
        city: 'Tetouan',
        name: t(
          'Square Turquoise Zellige Table',
          'Table carrée en zellige turquoise',
          'طاولة مربعة من الزليج الفيروزي',
        ),
        text: t(
          'A square table in turquoise and white zellige, low enough for a sofa and at ease on a covered terrace.',
          'Table carrée en zellige turquoise et blanc, assez basse pour un canapé, à l’aise aussi sur une terrasse couverte.',
          'طاولة مربعة من الزليج الفيروزي والأبيض، ارتفاعها مناسب للأريكة ومكانها أيضًا على شرفة مسقوفة.',
        ),
        price: 1290,
        measures: { length: 60, width: 60, height: 42 },
        grams: 27000,
        choices: [
          {
            type: 'size',
            values: [
              {
                value: '50 x 50 cm',
                adds: -270,
                measures: { length: 50, width: 50, height: 42 },
                grams: 20000,
              },
              {
                value: '60 x 60 cm',
                adds: 0,
                measures: { length: 60, width: 60, height: 42 },
                grams: 27000,
              },
              {
                value: '80 x 80 cm',
                adds: 560,
                measures: { length: 80, width: 80, height: 42 },
                grams: 45000,
              },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Large Square Turquoise Table for Guests',
          'Grande table carrée turquoise de réception',
          'طاولة كبيرة مربعة فيروزية للضيوف',
        ),
        text: t(
          'Eight guests sit round the large square table with a full tea tray in the middle; turquoise rosettes run right up to the black iron edge.',
          'Huit invités prennent place autour de cette grande table carrée, un plateau de thé bien garni au milieu ; les rosaces turquoise courent jusqu’au bord de fer noir.',
          'يجلس ثمانية ضيوف حول الطاولة المربعة الكبيرة وفي وسطها صينية شاي عامرة، وتمتد ورداتها الفيروزية حتى حافة الحديد الأسود.',
        ),
        price: 2290,
        measures: { length: 95, width: 95, height: 42 },
        grams: 62000,
        leadTimeDays: 30,
      },
    ],
  },
  {
    picture: 'table-zellige-sun',
    kind: 'zellige',
    colours: ['yellow', 'red', 'blue', 'white'],
    materials: ['zellige-tile', 'iron'],
    techniques: ['hand-cut-zellige', 'forged'],
    care: zelligeCare,
    included: ['base'],
    safety: terraceSafety,
    madeIn: 'fez',
    making: t(
      'From blue to saffron to red, the diamonds widen ring by ring as rays do. A red circle and a yellow and white band finish the top before the iron hoop is closed.',
      'Du bleu au safran, puis au rouge, les losanges s’élargissent de cercle en cercle, comme des rayons. Un filet rouge et une frise jaune et blanche terminent le plateau avant la pose du cerclage de fer.',
      'من الأزرق إلى الزعفراني فالأحمر، تتسع المعيّنات حلقة بعد حلقة كأشعة الشمس. وتُختم بدائرة حمراء وشريط أصفر وأبيض قبل إغلاق طوق الحديد.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Low Zellige Table with a Saffron Sun',
          'Table basse en zellige à soleil safran',
          'طاولة منخفضة من الزليج بشمس زعفرانية',
        ),
        text: t(
          'A saffron sun fills the top of this low round table and warms the room even on a grey day.',
          'Un soleil safran emplit le plateau de cette table basse ronde et réchauffe la pièce même par temps gris.',
          'تملأ شمس زعفرانية سطح هذه الطاولة المستديرة المنخفضة، وتدفئ الغرفة حتى في يوم غائم.',
        ),
        price: 1380,
        measures: { diameter: 70, height: 38 },
        grams: 31000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '60 cm', adds: -230, measures: { diameter: 60, height: 37 }, grams: 24000 },
              { value: '70 cm', adds: 0, measures: { diameter: 70, height: 38 }, grams: 31000 },
              { value: '90 cm', adds: 640, measures: { diameter: 90, height: 40 }, grams: 47500 },
            ],
          },
        ],
        safety: heavyTableSafety,
      },
      {
        city: 'Meknes',
        name: t(
          'Small Zellige Table with a Sun',
          'Petite table en zellige au soleil',
          'طاولة زليج صغيرة برسم الشمس',
        ),
        text: t(
          'Easy to move from the sofa to the window, this small low table carries a sun of red and saffron zellige.',
          'Facile à déplacer du canapé à la fenêtre, la petite table basse porte un soleil de zellige rouge et safran.',
          'طاولة صغيرة منخفضة يسهل نقلها من الأريكة إلى النافذة، وعلى سطحها شمس من الزليج الأحمر والزعفراني.',
        ),
        picture: 'table-zellige-sun-small',
        price: 890,
        measures: { diameter: 50, height: 35 },
        grams: 17500,
      },
    ],
  },
  {
    picture: 'table-zellige-terracotta',
    kind: 'zellige',
    colours: ['orange', 'black', 'white'],
    materials: ['zellige-tile', 'iron'],
    techniques: ['hand-cut-zellige', 'forged'],
    care: zelligeCare,
    included: ['base'],
    safety: terraceSafety,
    madeIn: 'meknes',
    making: t(
      'Terracotta, black and white pieces turn about the centre in rings closed by a saffron circle. The glaze wears well but dislikes acid: wipe off lemon juice at once.',
      'Pièces terre cuite, noires et blanches tournent autour du centre en couronnes que ferme un cercle safran. L’émail résiste bien mais craint l’acide : essuyez aussitôt le jus de citron.',
      'تدور القطع الآجرية والسوداء والبيضاء حول المركز في حلقات تغلقها دائرة زعفرانية. طلاؤها متين لكنه لا يحتمل الحموضة، فامسح عصير الليمون فورًا.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Low Terracotta Zellige Table',
          'Table basse en zellige terre cuite',
          'طاولة منخفضة من الزليج الآجري',
        ),
        text: t(
          'On its low iron feet, this round table in terracotta, black and white goes well with raw wool, clay floors and leather poufs.',
          'Sur ses pieds de fer bas, cette table ronde terre cuite, noir et blanc s’accorde avec la laine brute, les sols de terre et les poufs de cuir.',
          'على أرجلها الحديدية القصيرة، تنسجم هذه الطاولة المستديرة بالآجري والأسود والأبيض مع الصوف الخام وأرضيات الآجر وبوفات الجلد.',
        ),
        price: 1240,
        measures: { diameter: 70, height: 37 },
        grams: 31000,
        safety: heavyTableSafety,
      },
      {
        city: 'Fez',
        name: t('Small Terracotta Tea Table', 'Petite table à thé terre cuite', 'طاولة شاي صغيرة آجرية'),
        text: t(
          'A teapot and four glasses fill the small top of this tea table in terracotta, black and white zellige.',
          'Une théière et quatre verres occupent le petit plateau de cette table à thé en zellige terre cuite, noir et blanc.',
          'براد وأربع كؤوس تملأ السطح الصغير لطاولة الشاي هذه من الزليج الآجري والأسود والأبيض.',
        ),
        price: 830,
        measures: { diameter: 50, height: 34 },
        grams: 17500,
        withdrawn: true,
      },
    ],
  },
  {
    picture: 'table-zellige-turquoise',
    kind: 'zellige',
    colours: ['turquoise', 'white'],
    materials: ['zellige-tile', 'iron'],
    techniques: ['hand-cut-zellige', 'forged'],
    care: zelligeCare,
    included: ['base'],
    safety: heavyTableSafety,
    madeIn: 'fez',
    making: t(
      'The striped band at the edge is cut last, to make up for the small differences of the hand. Forged feet raise the top just high enough to sit around it on cushions.',
      'La frise rayée du bord est taillée en dernier, pour rattraper les petits écarts de la main. Les pieds forgés élèvent le plateau juste assez pour s’asseoir autour sur des coussins.',
      'يُقطع الشريط المخطط عند الحافة في الأخير، ليعوّض فروق اليد الصغيرة. وترفع الأرجل المطروقة السطح بالقدر الذي يناسب الجلوس حوله على الوسائد.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Low Turquoise and White Zellige Table',
          'Table basse en zellige turquoise et blanc',
          'طاولة منخفضة من الزليج الفيروزي والأبيض',
        ),
        text: t(
          'With turquoise petals on white, ringed with pale gold, the low round table cools a sitting room as a basin of water would.',
          'Des pétales turquoise sur fond blanc, cernés d’or pâle : cette table basse ronde rafraîchit le salon comme un bassin.',
          'بتلات فيروزية على أبيض تحيط بها حلقة ذهبية باهتة: طاولة مستديرة منخفضة تنعش الصالون كحوض ماء.',
        ),
        price: 1330,
        measures: { diameter: 70, height: 38 },
        grams: 31000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '60 cm', adds: -220, measures: { diameter: 60, height: 37 }, grams: 24000 },
              { value: '70 cm', adds: 0, measures: { diameter: 70, height: 38 }, grams: 31000 },
              { value: '80 cm', adds: 280, measures: { diameter: 80, height: 39 }, grams: 38500 },
            ],
          },
        ],
      },
      {
        city: 'Tetouan',
        name: t(
          'Large Low Turquoise Table for the Family',
          'Grande table basse turquoise pour la famille',
          'طاولة كبيرة منخفضة فيروزية للعائلة',
        ),
        text: t(
          'The dishes of a whole family fit on the large low table in turquoise and white zellige; top and base travel separately and are put together at home.',
          'Les plats de toute une famille tiennent sur cette grande table basse en zellige turquoise et blanc ; plateau et piètement voyagent séparément et s’assemblent sur place.',
          'تتسع هذه الطاولة الكبيرة المنخفضة من الزليج الفيروزي والأبيض لأطباق العائلة كلها، ويُنقل سطحها وقاعدتها منفصلين ثم يُركَّبان في البيت.',
        ),
        price: 2350,
        measures: { diameter: 100, height: 40 },
        grams: 58000,
        leadTimeDays: 25,
      },
    ],
  },
  {
    picture: 'tiles-zellige-stack',
    kind: 'zellige',
    colours: ['blue', 'white', 'yellow'],
    materials: ['zellige-tile', 'terracotta'],
    techniques: ['hand-cut-zellige'],
    care: zelligeCare,
    included: [],
    safety: ['not-frost'],
    madeIn: 'fez',
    making: t(
      'The cut pieces are assembled face down and backed with a terracotta slab; little hollows and shifts of tone are the mark of the hand. Two firings never give quite the same blue, so order all the tiles of a wall together.',
      'Les pièces taillées sont assemblées à l’envers et adossées à une dalle de terre cuite ; petits creux et écarts de ton sont la marque de la main. Deux cuissons ne donnent jamais tout à fait le même bleu : commandez ensemble tous les carreaux d’un mur.',
      'تُجمَّع القطع مقلوبة وتُسند إلى لوح من الطين المحروق، وما فيها من فجوات صغيرة وتفاوت في الألوان أثر اليد. لا يتطابق الأزرق تمامًا بين دفعتين من الفرن، فاطلب بلاط الجدار كله دفعة واحدة.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t('Single Zellige Sample Tile', 'Carreau d’échantillon en zellige', 'بلاطة زليج صغيرة للتجربة'),
        text: t(
          'One small tile of blue, white and saffron zellige, to judge the glaze in the light of your own room or to slip under a glass of tea.',
          'Un petit carreau de zellige bleu, blanc et safran, pour juger de l’émail à la lumière de chez vous ou pour le glisser sous un verre de thé.',
          'بلاطة صغيرة واحدة من الزليج الأزرق والأبيض والزعفراني، لترى طلاءها في ضوء بيتك أو لتضعها تحت كأس الشاي.',
        ),
        price: 25,
        measures: { length: 10, width: 10, height: 2 },
        grams: 350,
      },
      {
        city: 'Fez',
        name: t(
          'Four Blue Rosette Zellige Tiles',
          'Quatre carreaux de zellige à rosaces bleues',
          'أربع بلاطات زليج بوردات زرقاء',
        ),
        text: t(
          'Four square tiles of blue rosettes with saffron hearts, for a frieze, a stair riser or the wall behind a washbasin.',
          'Quatre carreaux à rosaces bleues et cœurs safran, pour une frise, une contremarche ou le mur derrière un lavabo.',
          'أربع بلاطات مربعة بوردات زرقاء وقلوب زعفرانية، لشريط زخرفي أو لدرج السلّم أو للجدار خلف المغسلة.',
        ),
        picture: 'tiles-zellige-stack-four',
        price: 360,
        measures: { length: 20, width: 20, height: 2 },
        grams: 5600,
        choices: [
          {
            type: 'size',
            values: [
              { value: '20 x 20 cm', adds: 0, measures: { length: 20, width: 20, height: 2 }, grams: 5600 },
              {
                value: '30 x 30 cm',
                adds: 340,
                measures: { length: 30, width: 30, height: 2 },
                grams: 12500,
              },
            ],
          },
        ],
        included: ['set-of-4'],
      },
    ],
  },
]
