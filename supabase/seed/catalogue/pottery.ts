import type { Care, Included, Safety } from './facts.ts'
import type { Piece } from './shape.ts'
import { t } from './text.ts'

const tableCare: readonly Care[] = ['hand-wash-dishes', 'not-dishwasher', 'not-microwave']
const jarCare: readonly Care[] = ['wipe-damp', 'not-dishwasher', 'not-microwave']
const vaseCare: readonly Care[] = ['wipe-damp']
const table: readonly Safety[] = ['food-safe']
const serving: readonly Safety[] = ['food-safe', 'not-on-fire']
const cooking: readonly Safety[] = ['food-safe', 'low-heat']
const decorative: readonly Safety[] = ['not-for-food', 'indoors-only']
const onTheWall: readonly Safety[] = ['not-for-food', 'wall-anchor']
const onTheFloor: readonly Safety[] = ['not-for-food', 'indoors-only', 'heavy-two-people']
const lidded: readonly Included[] = ['lid']
const withoutStand: readonly Included[] = ['no-stand']

export const pottery: Piece[] = [
  {
    picture: 'amphora-saffron-glaze',
    kind: 'pottery',
    colours: ['yellow'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'glazed'],
    care: vaseCare,
    included: [],
    safety: decorative,
    madeIn: 'safi',
    making: t(
      'Body and neck are thrown on the wheel; the handles are pulled by hand and joined to them with soft clay before the glaze is poured on. Dry grasses and bare branches suit it, and a glass placed inside will hold fresh flowers.',
      'Le corps et le col sont tournés, puis les anses, étirées à la main, sont collées à la barbotine avant l’émaillage. Les herbes sèches et les branches nues lui vont bien ; pour des fleurs fraîches, un verre glissé à l’intérieur suffit.',
      'يُشكَّل البدن والعنق على الدولاب، ثم يُلصق بهما المقبضان بطين لين قبل الطلاء. تليق بها الأعشاب اليابسة والأغصان العارية، وتكفي كأس في داخلها لحمل أزهار طرية.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Saffron-Glazed Two-Handled Amphora',
          'Amphore à deux anses émaillée safran',
          'جرة بمقبضين بطلاء زعفراني',
        ),
        text: t(
          'One unbroken saffron yellow covers this amphora from its flared neck to its narrow foot. A handle curves from neck to shoulder on either side.',
          'Un seul jaune safran, sans aucun motif, habille cette amphore du col évasé jusqu’au pied étroit. De chaque côté, une anse relie le col à l’épaule.',
          'لون زعفراني واحد يكسو هذه الجرة من عنقها المنفرج إلى قاعدتها الضيقة، بلا أي رسم. وعلى كل جانب مقبض مقوّس يصل العنق بالكتف.',
        ),
        price: 320,
        measures: { diameter: 24, height: 38 },
        grams: 3400,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -90, measures: { diameter: 19, height: 30 }, grams: 2200 },
              { value: 'Medium', adds: 0, measures: { diameter: 24, height: 38 }, grams: 3400 },
              { value: 'Large', adds: 140, measures: { diameter: 31, height: 48 }, grams: 5700 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Tall Saffron Amphora for the Hallway',
          'Grande amphore safran pour l’entrée',
          'جرة زعفرانية كبيرة لمدخل البيت',
        ),
        text: t(
          'Standing on the floor, this tall amphora gives a white hallway its one patch of sun. It is thrown to order, and should be lifted by the belly rather than by its handles.',
          'Posée à même le sol, cette grande amphore met une tache de soleil dans une entrée blanche. Elle est tournée sur commande ; pour la soulever, prenez-la par la panse plutôt que par les anses.',
          'توضع الجرة الكبيرة على الأرض فتملأ مدخلًا أبيض بلون الشمس. تُصنع حسب الطلب، وتُحمل من بطنها لا من مقبضيها.',
        ),
        picture: 'amphora-saffron-glaze-tall',
        price: 690,
        measures: { diameter: 40, height: 62 },
        grams: 11500,
        safety: onTheFloor,
        leadTimeDays: 25,
      },
    ],
  },
  {
    picture: 'amphora-terracotta',
    kind: 'pottery',
    colours: ['orange', 'brown'],
    materials: ['terracotta'],
    techniques: ['wheel-thrown', 'hand-painted'],
    care: ['wipe-dry'],
    included: [],
    safety: ['not-for-food', 'outdoors-sheltered', 'not-frost'],
    madeIn: 'meknes',
    making: t(
      'It dries for days in the shade before the potter brushes on the dark slip and fires it once, without glaze. The bare clay lets water through, so keep it for dry stems.',
      'Elle sèche plusieurs jours à l’ombre, puis le potier pose l’engobe sombre au pinceau et la cuit une seule fois, sans émail. La terre nue laisse passer l’eau : réservez-la aux tiges sèches.',
      'تجف أيامًا في الظل قبل أن يضع الخزّاف الصبغة الداكنة بالفرشاة ويشويها مرة واحدة دون طلاء زجاجي. طينها يرشح الماء، فهي للأغصان اليابسة.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Terracotta Amphora with Dark Bands',
          'Amphore en terre cuite à frises sombres',
          'جرة من الطين المحروق بأشرطة داكنة',
        ),
        text: t(
          'Diamonds on the shoulder, a wave below, small teeth around the foot: the dark bands of this unglazed amphora are drawn by eye. Its warm red is that of the clay itself.',
          'Des losanges à l’épaule, une vague en dessous, de petites dents autour du pied : les frises sombres de cette amphore sans émail sont tracées à l’œil. Son rouge chaud est celui de l’argile.',
          'معيّنات عند الكتف وموجة تحتها وأسنان صغيرة حول القاعدة: أشرطة داكنة تُرسم بتقدير العين وحده على جرة بلا طلاء. أما حمرتها الدافئة فهي لون الطين نفسه.',
        ),
        price: 260,
        measures: { diameter: 26, height: 40 },
        grams: 3600,
        choices: [
          {
            type: 'size',
            values: [
              { value: '30 cm', adds: -70, measures: { diameter: 20, height: 30 }, grams: 2100 },
              { value: '40 cm', adds: 0, measures: { diameter: 26, height: 40 }, grams: 3600 },
              { value: '50 cm', adds: 110, measures: { diameter: 33, height: 50 }, grams: 6200 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Large Clay Amphora for the Terrace',
          'Grande amphore d’argile pour la terrasse',
          'جرة طينية كبيرة للشرفة',
        ),
        text: t(
          'Among potted palms or beside a door, this large unglazed amphora brings red clay and hand-drawn diamonds to a covered terrace. Bring it in when frost is forecast.',
          'Entre deux palmiers en pot ou près d’une porte, la grande amphore brute apporte à une terrasse couverte son argile rouge et ses losanges tracés à la main. Rentrez-la dès qu’il risque de geler.',
          'بين أصص النخيل أو قرب الباب، تمنح هذه الجرة الكبيرة شرفة مسقوفة حمرة الطين ومعيّناته المرسومة يدويًا. وتُدخل إلى البيت عند توقّع الصقيع.',
        ),
        picture: 'amphora-terracotta-large',
        price: 590,
        measures: { diameter: 43, height: 65 },
        grams: 12500,
        safety: ['not-for-food', 'outdoors-sheltered', 'not-frost', 'heavy-two-people'],
        leadTimeDays: 30,
      },
    ],
  },
  {
    picture: 'bottle-oxide-red',
    kind: 'pottery',
    colours: ['beige', 'red'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: vaseCare,
    included: [],
    safety: decorative,
    madeIn: 'safi',
    making: t(
      'The neck is drawn up on the wheel in one slow pull, the most delicate moment of the shape. The red is an iron oxide, laid on with a fine brush before the glaze is fired.',
      'Le col est monté au tour en un seul geste lent, le moment le plus délicat de la forme. Le rouge est un oxyde de fer, posé au pinceau fin avant la cuisson de l’émail.',
      'يُسحب العنق على الدولاب بحركة بطيئة واحدة هي أدق ما في صنع هذا الشكل. والأحمر من أكسيد الحديد، يوضع بفرشاة دقيقة قبل شيّ الطلاء.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Oxide-Red Painted Bottle Vase',
          'Vase bouteille peint en rouge oxyde',
          'مزهرية على شكل قنينة بالأحمر الترابي',
        ),
        text: t(
          'A cream bottle vase whose long red leaves fall from the neck over rows of small scallops. A single dried thistle or ear of wheat is enough for it.',
          'Ce vase bouteille crème laisse tomber du col de longues feuilles rouges sur des rangs de petits festons. Un chardon séché ou un épi de blé lui suffit.',
          'مزهرية كريمية على شكل قنينة، تتدلى من عنقها أوراق حمراء طويلة فوق صفوف من الأقواس الصغيرة. تكفيها زهرة شوك مجففة أو سنبلة قمح.',
        ),
        price: 180,
        measures: { diameter: 14, height: 30 },
        grams: 1250,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -50, measures: { diameter: 11, height: 24 }, grams: 850 },
              { value: 'Medium', adds: 0, measures: { diameter: 14, height: 30 }, grams: 1250 },
              { value: 'Large', adds: 80, measures: { diameter: 19, height: 40 }, grams: 2300 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Two Small Red and Cream Bottle Vases',
          'Deux petits vases bouteilles rouge et crème',
          'مزهريتان صغيرتان بالأحمر والكريمي',
        ),
        text: t(
          'Two small bottle vases painted alike, one for each end of a shelf. As both are thrown by eye, one neck is always a little longer than the other.',
          'Deux petits vases bouteilles au même décor, un pour chaque bout de l’étagère. Tournés à l’œil, ils n’ont jamais tout à fait la même longueur de col.',
          'مزهريتان صغيرتان برسم واحد، لكل طرف من الرف واحدة. ولأن الصانع يقدّر بعينه، يزيد عنق إحداهما قليلًا عن عنق الأخرى.',
        ),
        picture: 'bottle-oxide-red-pair',
        price: 230,
        measures: { diameter: 10, height: 21 },
        grams: 1300,
        included: ['set-of-2'],
      },
    ],
  },
  {
    picture: 'bottle-turquoise-painted',
    kind: 'pottery',
    colours: ['white', 'turquoise'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: vaseCare,
    included: [],
    safety: decorative,
    madeIn: 'fez',
    making: t(
      'To paint a band, the potter’s brush stays still and the vase turns under it; the leaves and scallops follow, one stroke each. In the kiln the turquoise softens slightly into the white glaze.',
      'Pour tracer un filet, le pinceau ne bouge pas : c’est le vase qui tourne ; viennent ensuite les feuilles et les festons, d’un seul trait chacun. Au four, le turquoise se fond légèrement dans l’émail blanc.',
      'عند رسم الخطوط تثبت الفرشاة وتدور المزهرية تحتها، ثم تأتي الأوراق والأقواس، لكل منها ضربة واحدة. وفي الفرن يذوب الفيروزي قليلًا في بياض الطلاء.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Turquoise Bottle Vase with Scallops',
          'Vase bouteille à festons turquoise',
          'مزهرية على شكل قنينة بأقواس فيروزية',
        ),
        text: t(
          'Rows of turquoise scallops, laid like fish scales, climb the round body of this white bottle vase to a ring of pointed leaves.',
          'Des rangs de festons turquoise, posés comme des écailles, montent sur la panse ronde de ce vase bouteille blanc jusqu’à une couronne de feuilles pointues.',
          'صفوف من الأقواس الفيروزية كقشور السمك تصعد على بدن هذه المزهرية البيضاء حتى طوق من الأوراق المدببة.',
        ),
        price: 210,
        measures: { diameter: 16, height: 35 },
        grams: 1700,
        choices: [
          {
            type: 'size',
            values: [
              { value: '25 cm', adds: -60, measures: { diameter: 12, height: 25 }, grams: 950 },
              { value: '35 cm', adds: 0, measures: { diameter: 16, height: 35 }, grams: 1700 },
              { value: '45 cm', adds: 110, measures: { diameter: 21, height: 45 }, grams: 2900 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Turquoise Bud Vase for One Stem',
          'Soliflore blanc et turquoise',
          'مزهرية صغيرة بيضاء وفيروزية لغصن واحد',
        ),
        text: t(
          'A small bottle vase in white and turquoise, with room for one dried stem on a bedside table or a windowsill.',
          'Sur une table de chevet ou un rebord de fenêtre, ce petit soliflore blanc et turquoise n’attend qu’une tige séchée.',
          'قنينة صغيرة بالأبيض والفيروزي، لطاولة قرب السرير أو حافة نافذة، تتسع لغصن مجفف واحد.',
        ),
        price: 95,
        measures: { diameter: 8, height: 17 },
        grams: 420,
      },
    ],
  },
  {
    picture: 'bowl-cobalt-painted',
    kind: 'pottery',
    colours: ['blue', 'white'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: tableCare,
    included: [],
    safety: serving,
    madeIn: 'fez',
    making: t(
      'Outside, the painter fills in the blue around each star and leaves the star itself in white; inside, the brush does the opposite. A clear glaze closes the surface, so it rinses clean.',
      'À l’extérieur, le peintre pose le bleu autour de chaque étoile, qu’il laisse en blanc ; à l’intérieur, le pinceau fait l’inverse. L’émail transparent ferme la surface, qui se rince facilement.',
      'في الخارج يملأ الرسّام ما حول كل نجمة بالأزرق ويترك النجمة بيضاء، وفي الداخل تفعل الفرشاة العكس. ويغلق الطلاء الشفاف السطح فيسهل غسله.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Cobalt Bowl with White Stars',
          'Bol bleu cobalt à étoiles blanches',
          'زلافة زرقاء بنجوم بيضاء',
        ),
        text: t(
          'White stars on deep cobalt outside, blue stars on white inside: a bowl to look at from every side, on a small foot.',
          'Étoiles blanches sur bleu cobalt au-dehors, étoiles bleues sur blanc au-dedans : un bol à regarder de tous les côtés, posé sur un petit pied.',
          'نجوم بيضاء على زرقة عميقة من الخارج، ونجوم زرقاء على بياض من الداخل: زلافة على قاعدة صغيرة، جميلة من كل جهة.',
        ),
        price: 95,
        measures: { diameter: 22, height: 9 },
        grams: 850,
        choices: [
          {
            type: 'size',
            values: [
              { value: '18 cm', adds: -25, measures: { diameter: 18, height: 8 }, grams: 560 },
              { value: '22 cm', adds: 0, measures: { diameter: 22, height: 9 }, grams: 850 },
              { value: '27 cm', adds: 50, measures: { diameter: 27, height: 11 }, grams: 1350 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Four Cobalt Bowls for Harira',
          'Quatre bols à harira bleu cobalt',
          'أربع زلافات حريرة زرقاء',
        ),
        text: t(
          'At sunset in Ramadan these four small cobalt bowls come to the table full of harira; the rest of the year they take soup, olives or almonds.',
          'Au coucher du soleil, pendant le ramadan, ces quatre petits bols cobalt arrivent à table pleins de harira ; le reste de l’année, ils servent à la soupe, aux olives ou aux amandes.',
          'عند أذان المغرب في رمضان تصل هذه الزلافات الأربع الزرقاء إلى المائدة مملوءة بالحريرة، وفي باقي السنة يُقدَّم فيها الحساء أو الزيتون أو اللوز.',
        ),
        picture: 'bowl-cobalt-painted-four',
        price: 220,
        measures: { diameter: 14, height: 6 },
        grams: 1400,
        included: ['set-of-4'],
      },
      {
        city: 'Meknes',
        name: t('Wide Cobalt Salad Bowl', 'Large saladier bleu cobalt', 'زلافة سلطة واسعة بالأزرق الكوبالتي'),
        text: t(
          'Wide enough for a salad of oranges and cinnamon, the largest of our cobalt bowls shows its ring of blue stars as the guests help themselves.',
          'Assez large pour une salade d’oranges à la cannelle, le plus grand de nos bols cobalt dévoile sa couronne d’étoiles bleues à mesure que l’on se sert.',
          'أكبر زلافاتنا الكوبالتية، تتسع لسلطة برتقال بالقرفة، وتنكشف حلقة نجومها الزرقاء كلما غرف الضيوف منها.',
        ),
        picture: 'bowl-cobalt-painted-wide',
        price: 175,
        measures: { diameter: 32, height: 12 },
        grams: 1950,
      },
    ],
  },
  {
    picture: 'bowl-fes-black',
    kind: 'pottery',
    colours: ['white', 'black'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: tableCare,
    included: [],
    safety: serving,
    madeIn: 'fez',
    making: t(
      'The design is built from the middle outwards: first the star, then the ring of smaller stars, last the row of points under the rim. It is drawn without a stencil, so no two stars are quite alike.',
      'Le décor se construit à partir du centre : d’abord l’étoile, puis la couronne de petites étoiles, enfin la rangée de pointes sous le bord. Il est tracé sans pochoir, et deux étoiles ne sont jamais tout à fait pareilles.',
      'يُبنى الرسم من الوسط إلى الخارج: النجمة أولًا، ثم حلقة النجوم الصغيرة، وأخيرًا صف المثلثات تحت الحافة. يُرسم دون قالب، فلا تتطابق فيه نجمتان.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Four Black and White Breakfast Bowls',
          'Quatre bols de petit-déjeuner noir et blanc',
          'أربع زلافات فطور بالأبيض والأسود',
        ),
        text: t(
          'The four bowls with black stars each hold one helping of yoghurt, porridge or soup, and stack inside one another.',
          'Yaourt, bouillie d’orge ou soupe : ces quatre bols à étoiles noires contiennent chacun une portion et s’empilent les uns dans les autres.',
          'للبن الرائب أو البلبولة أو الحساء: أربع زلافات بنجوم سوداء تسع كل منها حصة واحدة، ويوضع بعضها داخل بعض.',
        ),
        picture: 'bowl-fes-black-four',
        price: 210,
        measures: { diameter: 15, height: 6 },
        grams: 1550,
        included: ['set-of-4'],
      },
      {
        city: 'Casablanca',
        name: t('Black Star Bowl for Fruit', 'Coupe à fruits aux étoiles noires', 'زلافة فواكه بنجوم سوداء'),
        text: t(
          'A white bowl covered in black stars, sober enough for a modern kitchen and lively once lemons or figs are in it.',
          'Cette coupe blanche couverte d’étoiles noires reste sobre dans une cuisine moderne et s’anime dès qu’on y pose des citrons ou des figues.',
          'زلافة بيضاء تملؤها نجوم سوداء، هادئة في مطبخ عصري، وتنتعش حين يوضع فيها الليمون أو التين.',
        ),
        price: 120,
        measures: { diameter: 25, height: 10 },
        grams: 1100,
        choices: [
          {
            type: 'size',
            values: [
              { value: '20 cm', adds: -35, measures: { diameter: 20, height: 8 }, grams: 680 },
              { value: '25 cm', adds: 0, measures: { diameter: 25, height: 10 }, grams: 1100 },
              { value: '30 cm', adds: 40, measures: { diameter: 30, height: 12 }, grams: 1700 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'bowl-fes-polychrome',
    kind: 'pottery',
    colours: ['white', 'green', 'blue', 'yellow'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: tableCare,
    included: [],
    safety: serving,
    madeIn: 'fez',
    making: t(
      'Each colour has its own brush and its own turn: green draws the outlines, ochre fills the hearts, blue closes the rim. Two firings follow, one for the clay before painting, one for the colours and the glaze.',
      'Chaque couleur a son pinceau et son tour : le vert trace les contours, l’ocre remplit les cœurs, le bleu ferme le bord. La terre est cuite une première fois avant le décor, une seconde fois avec l’émail.',
      'لكل لون فرشاته ودوره: الأخضر يرسم الخطوط، والأصفر الترابي يملأ القلوب، والأزرق يختم الحافة. وتدخل القطعة الفرن مرتين، مرة قبل الرسم ومرة بعد الطلاء.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t('Polychrome Painted Bowl', 'Bol polychrome peint à la main', 'زلافة مرسومة متعددة الألوان'),
        text: t(
          'A green star opens at the bottom of this bowl, circled by ochre-hearted flowers and, on the outside, a scalloped band of blue and gold.',
          'Au fond de ce bol s’ouvre une étoile verte, entourée de fleurs au cœur ocre et, à l’extérieur, d’une frise festonnée bleu et or.',
          'في قاع هذه الزلافة نجمة خضراء تحيط بها أزهار قلوبها ترابية، ومن الخارج شريط مقوّس بالأزرق والذهبي.',
        ),
        price: 90,
        measures: { diameter: 18, height: 8 },
        grams: 550,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -35, measures: { diameter: 12, height: 5 }, grams: 250 },
              { value: 'Medium', adds: 0, measures: { diameter: 18, height: 8 }, grams: 550 },
              { value: 'Large', adds: 50, measures: { diameter: 25, height: 10 }, grams: 1100 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t('Six Polychrome Soup Bowls', 'Six bols à soupe polychromes', 'ست زلافات حساء متعددة الألوان'),
        text: t(
          'Six soup bowls in green, ochre and blue, painted by the same hand so that they belong together without being copies.',
          'Six bols à soupe en vert, ocre et bleu, peints par la même main : ils forment une famille sans être des copies.',
          'ست زلافات للحساء بالأخضر والأصفر الترابي والأزرق، رسمتها يد واحدة فجاءت متآلفة دون أن تتطابق.',
        ),
        picture: 'bowl-fes-polychrome-six',
        price: 330,
        measures: { diameter: 15, height: 6 },
        grams: 2300,
        included: ['set-of-6'],
        leadTimeDays: 12,
      },
      {
        city: 'Fez',
        name: t(
          'Small Polychrome Bowl for Spices',
          'Petit bol à épices polychrome',
          'زلافة صغيرة للتوابل متعددة الألوان',
        ),
        text: t(
          'Salt, cumin or harissa find their place at table in the little bowl, where the whole design of the large ones is drawn in miniature.',
          'Sel, cumin ou harissa trouvent leur place à table dans le petit bol, où tout le décor des grands est repris en miniature.',
          'للملح أو الكمون أو الهريسة مكانها على المائدة في الزلافة الصغيرة التي تحمل رسم الزلافات الكبيرة كله مصغرًا.',
        ),
        price: 45,
        measures: { diameter: 9, height: 4 },
        grams: 140,
      },
    ],
  },
  {
    picture: 'cups-painted-set',
    kind: 'pottery',
    colours: ['white', 'blue', 'turquoise', 'black'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: tableCare,
    included: ['set-of-4'],
    safety: table,
    madeIn: 'fez',
    making: t(
      'A row of diamonds runs below the rim of each, stars around the middle and small petals at the foot. The inside is left plain and glazed white.',
      'Sur chaque pièce, une rangée de losanges court sous le bord, des étoiles ceignent le milieu et de petits pétales entourent le pied. L’intérieur, émaillé blanc, reste uni.',
      'تحت حافة كل كأس صف من المعيّنات، وفي الوسط نجوم، وعند القاعدة بتلات صغيرة. أما الداخل فمطلي بأبيض خالص.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Four Painted Cups in Four Patterns',
          'Quatre gobelets peints, quatre décors',
          'أربع كؤوس مرسومة بأربع زخارف',
        ),
        text: t(
          'One blue, one turquoise, one black and one in several colours: with four different cups, everyone at the table knows which is theirs.',
          'Un bleu, un turquoise, un noir et un polychrome : avec quatre gobelets différents, chacun à table reconnaît le sien.',
          'واحدة زرقاء وأخرى فيروزية وثالثة سوداء ورابعة متعددة الألوان: أربع كؤوس مختلفة، فيعرف كل واحد على المائدة كأسه.',
        ),
        price: 240,
        measures: { diameter: 8, height: 9 },
        grams: 1000,
      },
      {
        city: 'Rabat',
        name: t(
          'Four Small Painted Cups for Coffee',
          'Quatre petites tasses à café peintes',
          'أربعة فناجين قهوة مرسومة',
        ),
        text: t(
          'Sized for an espresso or a spiced coffee, these four little cups have no handle and are held by the rim, as tea glasses are.',
          'À la mesure d’un expresso ou d’un café aux épices, ces quatre petites tasses sans anse se tiennent par le bord, comme un verre à thé.',
          'أربعة فناجين صغيرة بلا مقبض لقهوة مركزة أو قهوة بالتوابل، تُمسك من حافتها كما تُمسك كؤوس الشاي.',
        ),
        price: 180,
        measures: { diameter: 6, height: 7 },
        grams: 560,
      },
      {
        city: 'Casablanca',
        name: t('Four Large Painted Tumblers', 'Quatre grands gobelets peints', 'أربع كؤوس كبيرة مرسومة'),
        text: t(
          'The largest of our painted cups, the four tumblers of this set are meant for water, almond milk or orange juice on a summer table.',
          'Les plus grands de nos gobelets peints, réunis par quatre, sont faits pour l’eau, le lait d’amande ou le jus d’orange d’une table d’été.',
          'أكبر كؤوسنا المرسومة، أربع في الطقم، للماء أو حليب اللوز أو عصير البرتقال على مائدة صيفية.',
        ),
        price: 320,
        measures: { diameter: 10, height: 12 },
        grams: 1700,
      },
    ],
  },
  {
    picture: 'dish-fes-black',
    kind: 'pottery',
    colours: ['white', 'black'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: tableCare,
    included: [],
    safety: serving,
    madeIn: 'fez',
    making: t(
      'The clay is spread on the wheel almost flat, and has to dry slowly under cloths so that it does not warp. Only then are the circles laid out and filled in with black.',
      'La terre s’étale presque à plat sur le tour et doit sécher lentement, sous des linges, pour ne pas se voiler. Alors seulement les cercles sont tracés, puis remplis de noir.',
      'يُبسط الطين على الدولاب شبه مستوٍ، ويُترك ليجف ببطء تحت القماش حتى لا يعوجّ. وبعدئذ فقط تُخطّ الدوائر وتُملأ بالسواد.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t('Black and White Serving Dish', 'Plat de service noir et blanc', 'طبق تقديم بالأبيض والأسود'),
        text: t(
          'Around a leafy star, this white dish carries a ring of small black stars and a border of triangles. Grilled fish, cakes or fruit stand out clearly on it.',
          'Autour d’une étoile de feuilles, ce plat blanc porte une couronne de petites étoiles noires et une bordure de triangles. Poisson grillé, gâteaux ou fruits s’y détachent nettement.',
          'طبق أبيض تتوسطه نجمة مورقة، حولها حلقة من نجوم سوداء صغيرة وحاشية من المثلثات. يبرز فوقه السمك المشوي والحلوى والفواكه.',
        ),
        price: 220,
        measures: { diameter: 35, height: 5 },
        grams: 1900,
        choices: [
          {
            type: 'size',
            values: [
              { value: '30 cm', adds: -60, measures: { diameter: 30, height: 4 }, grams: 1350 },
              { value: '35 cm', adds: 0, measures: { diameter: 35, height: 5 }, grams: 1900 },
              { value: '40 cm', adds: 90, measures: { diameter: 40, height: 6 }, grams: 2600 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t('Black Star Dish to Hang on the Wall', 'Plat mural à étoile noire', 'طبق جداري بنجمة سوداء'),
        text: t(
          'Hung above a console, this painted dish does the work of a picture: black rings around one star, on glossy white. Two holes in the foot take the wire.',
          'Accroché au-dessus d’une console, ce plat peint tient lieu de tableau : des cercles noirs autour d’une étoile, sur un blanc brillant. Deux trous percés dans le talon reçoivent le fil.',
          'يُعلَّق هذا الطبق المرسوم فوق طاولة المدخل فيغني عن لوحة: حلقات سوداء حول نجمة واحدة على بياض لامع. وفي قاعدته ثقبان لسلك التعليق.',
        ),
        price: 240,
        measures: { diameter: 35, height: 5 },
        grams: 1900,
        included: ['hanging-hardware'],
        safety: onTheWall,
        choices: [
          {
            type: 'size',
            values: [
              { value: '27 cm', adds: -80, measures: { diameter: 27, height: 4 }, grams: 1050 },
              { value: '35 cm', adds: 0, measures: { diameter: 35, height: 5 }, grams: 1900 },
              { value: '45 cm', adds: 190, measures: { diameter: 45, height: 6 }, grams: 3300 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'dish-fes-turquoise',
    kind: 'pottery',
    colours: ['white', 'turquoise'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: tableCare,
    included: [],
    safety: serving,
    madeIn: 'fez',
    making: t(
      'The turquoise leaves the kiln a little lighter or greener with each firing. The centre and the rings are marked with a string and a charcoal before the brush sets to work.',
      'À chaque cuisson, le turquoise sort du four un peu plus clair ou un peu plus vert. Le centre et les cercles sont marqués à la ficelle et au fusain avant que le pinceau ne commence.',
      'يخرج الفيروزي من الفرن أفتح قليلًا أو أقرب إلى الأخضر، ويختلف ذلك من مرة إلى أخرى. ويُحدَّد الوسط والدوائر بخيط وفحم قبل أن تبدأ الفرشاة.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Turquoise Painted Couscous Dish',
          'Plat à couscous peint en turquoise',
          'طبق كسكس مرسوم بالفيروزي',
        ),
        text: t(
          'On Fridays, the family sits around a dish like this one: low and wide, so that everyone eats from their own side. Once the couscous is finished, a turquoise star appears.',
          'Le vendredi, la famille s’assied autour d’un plat comme celui-ci, bas et large, où chacun se sert de son côté. Le couscous terminé, une étoile turquoise apparaît.',
          'حول طبق كهذا تجتمع العائلة يوم الجمعة: واسع ومنخفض، يأكل كل واحد مما يليه. وحين ينتهي الكسكس تظهر نجمة فيروزية.',
        ),
        price: 310,
        measures: { diameter: 40, height: 6 },
        grams: 2900,
        choices: [
          {
            type: 'size',
            values: [
              { value: '35 cm', adds: -80, measures: { diameter: 35, height: 5 }, grams: 2100 },
              { value: '40 cm', adds: 0, measures: { diameter: 40, height: 6 }, grams: 2900 },
              { value: '45 cm', adds: 110, measures: { diameter: 45, height: 7 }, grams: 3900 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Turquoise Star Dish for Pastries',
          'Plat à gâteaux à étoile turquoise',
          'طبق حلوى بنجمة فيروزية',
        ),
        text: t(
          'Gazelle horns, almond biscuits, a few dates: on a tea tray, this smaller turquoise dish holds what is passed round with the mint tea.',
          'Cornes de gazelle, ghribas, quelques dattes : ce plat turquoise plus petit porte ce que l’on fait passer avec le thé à la menthe.',
          'كعب الغزال والغريبة وبضع تمرات: هذا الطبق الفيروزي الأصغر يحمل ما يُقدَّم مع الشاي بالنعناع.',
        ),
        price: 150,
        measures: { diameter: 26, height: 4 },
        grams: 950,
      },
    ],
  },
  {
    picture: 'jar-cobalt-lidded',
    kind: 'pottery',
    colours: ['blue', 'white'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: jarCare,
    included: lidded,
    safety: decorative,
    madeIn: 'fez',
    making: t(
      'Jar and lid are thrown one after the other from the same clay and measured against each other while still damp. The blue is brushed around the motifs, which keep the white of the ground.',
      'Le pot et son couvercle sont tournés l’un après l’autre dans la même terre et ajustés encore humides. Le bleu est posé au pinceau autour des motifs, qui gardent le blanc du fond.',
      'تُشكَّل الجرة وغطاؤها تباعًا من الطين نفسه ويُقاس أحدهما على الآخر قبل أن يجفّا. ويُوضع الأزرق بالفرشاة حول الزخارف فتحتفظ ببياض الأرضية.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Cobalt Lidded Jar with White Stars',
          'Pot à couvercle cobalt, étoiles blanches',
          'جرة زرقاء بغطاء ونجوم بيضاء',
        ),
        text: t(
          'White daisies, a chain of diamonds and a belt of stars follow one another on the cobalt blue of this lidded jar. Stand it alone on a chest of drawers, or in a row with others.',
          'Marguerites blanches, chaîne de losanges et ceinture d’étoiles se succèdent sur le bleu cobalt de ce pot à couvercle. Posez-le seul sur une commode, ou alignez-en plusieurs.',
          'أقحوانات بيضاء فسلسلة معيّنات فحزام من النجوم تتوالى على زرقة هذه الجرة ذات الغطاء. توضع وحدها فوق خزانة الأدراج أو في صف مع غيرها.',
        ),
        price: 260,
        measures: { diameter: 18, height: 28 },
        grams: 2100,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -80, measures: { diameter: 14, height: 21 }, grams: 1200 },
              { value: 'Medium', adds: 0, measures: { diameter: 18, height: 28 }, grams: 2100 },
              { value: 'Large', adds: 120, measures: { diameter: 23, height: 35 }, grams: 3500 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Tall Cobalt Jar for the Sideboard',
          'Haut pot cobalt pour le buffet',
          'جرة كوبالتية طويلة لخزانة الصالون',
        ),
        text: t(
          'The tallest of our cobalt jars, painted to order, is an ornament for a sideboard or a fireplace. Lift the lid with both hands: its knob is solid clay.',
          'Le plus haut de nos pots cobalt, peint sur commande, orne un buffet ou une cheminée. Soulevez le couvercle à deux mains : son bouton est en terre pleine.',
          'أطول جرارنا الكوبالتية، تُرسم حسب الطلب وتزيّن خزانة الصالون أو رف المدفأة. يُرفع غطاؤها بكلتا اليدين لأن مقبضه من طين مصمت.',
        ),
        picture: 'jar-cobalt-lidded-tall',
        price: 540,
        measures: { diameter: 30, height: 46 },
        grams: 6900,
        leadTimeDays: 25,
      },
    ],
  },
  {
    picture: 'jar-fes-blue-lidded',
    kind: 'pottery',
    colours: ['white', 'blue'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: jarCare,
    included: lidded,
    safety: decorative,
    madeIn: 'fez',
    making: t(
      'The painter starts with the thin rings that divide the body, then gives each band its motif: flowers, diamonds, stars, and petals around the foot. The knob on the lid stays white, where the fingers go.',
      'Le peintre commence par les filets qui partagent la panse, puis donne à chaque bande son motif : fleurs, losanges, étoiles, et pétales autour du pied. Le bouton du couvercle reste blanc, là où se posent les doigts.',
      'يبدأ الرسّام بالخطوط الرفيعة التي تقسم البدن، ثم يعطي كل شريط زخرفته: أزهارًا فمعيّنات فنجومًا، وبتلات حول القاعدة. ويبقى مقبض الغطاء أبيض حيث توضع الأصابع.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Fez-Blue Round Jar with Lid',
          'Jarre ronde à couvercle, bleu de Fès',
          'جرة مستديرة بغطاء بالأزرق الفاسي',
        ),
        text: t(
          'A round-bellied jar in the blue and white of Fez, with a lid shaped like a small dome and a dark blue collar underneath.',
          'Jarre ventrue au bleu et blanc de Fès, coiffée d’un couvercle en petit dôme, avec un col bleu foncé juste en dessous.',
          'جرة ممتلئة بالأزرق والأبيض الفاسيين، غطاؤها قبة صغيرة تحتها عنق أزرق داكن.',
        ),
        price: 290,
        measures: { diameter: 21, height: 30 },
        grams: 2500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '25 cm', adds: -70, measures: { diameter: 17, height: 25 }, grams: 1700 },
              { value: '30 cm', adds: 0, measures: { diameter: 21, height: 30 }, grams: 2500 },
              { value: '40 cm', adds: 170, measures: { diameter: 28, height: 40 }, grams: 4700 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Fez-Blue Jar for Biscuits and Almonds',
          'Pot bleu de Fès à biscuits et amandes',
          'جرة فاسية زرقاء للحلوى واللوز',
        ),
        text: t(
          'Biscuits, almonds or sugar lumps keep dry in this kitchen jar, whose mouth is wide enough for a hand. Use it for dry food only.',
          'Biscuits, amandes ou morceaux de sucre restent au sec dans ce pot de cuisine, assez ouvert pour y passer la main. À réserver aux aliments secs.',
          'تبقى الحلوى واللوز وقطع السكر جافة في جرة المطبخ هذه، وفوهتها تتسع لليد. تُستعمل للأطعمة الجافة فقط.',
        ),
        picture: 'jar-fes-blue-lidded-biscuits',
        price: 210,
        measures: { diameter: 16, height: 22 },
        grams: 1350,
        safety: table,
      },
      {
        city: 'Meknes',
        name: t(
          'Small Blue and White Sugar Jar',
          'Petit sucrier bleu et blanc à couvercle',
          'سكرية صغيرة بالأزرق والأبيض',
        ),
        text: t(
          'Beside the teapot, this little lidded jar holds the sugar; every band of the large jars is there, drawn with a finer brush.',
          'À côté de la théière, ce petit pot à couvercle garde le sucre ; toutes les frises des grandes jarres s’y retrouvent, au pinceau plus fin.',
          'قرب براد الشاي، تحفظ هذه الجرة الصغيرة السكر تحت غطائها، وعليها كل أشرطة الجرار الكبيرة بفرشاة أدق.',
        ),
        price: 110,
        measures: { diameter: 10, height: 14 },
        grams: 480,
        safety: table,
      },
    ],
  },
  {
    picture: 'jar-white-black-lidded',
    kind: 'pottery',
    colours: ['white', 'black'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: jarCare,
    included: lidded,
    safety: decorative,
    madeIn: 'fez',
    making: t(
      'Black forgives nothing on white, so this design goes to a steady hand: checks on the shoulder, leaves on the lid, stars near the base. A last coat of clear glaze gives depth to the black.',
      'Sur le blanc, le noir ne pardonne rien : ce décor revient à une main sûre, damier à l’épaule, feuilles sur le couvercle, étoiles vers la base. Une dernière couche d’émail transparent donne au noir sa profondeur.',
      'لا يخفي السواد على البياض أي خطأ، فلا يتولى هذا الرسم إلا يد واثقة: مربعات عند الكتف، وأوراق على الغطاء، ونجوم قرب القاعدة. ثم تزيد طبقة من الطلاء الشفاف السواد عمقًا.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Black and White Jar for Tea Leaves',
          'Pot à thé noir et blanc à couvercle',
          'علبة شاي خزفية بالأبيض والأسود',
        ),
        text: t(
          'Gunpowder tea or dried verbena keeps well in the small lidded jar, away from light on the kitchen shelf. It is for dry leaves only.',
          'Le thé vert ou la verveine séchée se gardent à l’abri de la lumière dans le petit pot à couvercle, sur l’étagère de la cuisine. Pour feuilles sèches uniquement.',
          'تحفظ العلبة الصغيرة الشاي الأخضر أو اللويزة اليابسة بعيدًا عن الضوء على رف المطبخ. وهي للأوراق الجافة فقط.',
        ),
        price: 140,
        measures: { diameter: 11, height: 17 },
        grams: 700,
        safety: table,
      },
      {
        city: 'Rabat',
        name: t(
          'Lidded White Jar with Black Stars',
          'Pot blanc à couvercle, étoiles noires',
          'جرة بيضاء بغطاء ونجوم سوداء',
        ),
        text: t(
          'Graphic and calm, this straight-sided white jar wears its black stars and flowers like bands of embroidery. It is made to be looked at, in a living room or on a desk.',
          'Graphique et sage, ce pot blanc aux flancs droits porte ses étoiles et ses fleurs noires comme des galons brodés. Il est fait pour le regard, au salon ou sur un bureau.',
          'جرة بيضاء مستقيمة الجوانب، تلبس نجومها وأزهارها السوداء كأنها أشرطة من الطرز. صُنعت لتزيّن الصالون أو المكتب.',
        ),
        price: 270,
        measures: { diameter: 18, height: 28 },
        grams: 2100,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -80, measures: { diameter: 14, height: 21 }, grams: 1200 },
              { value: 'Medium', adds: 0, measures: { diameter: 18, height: 28 }, grams: 2100 },
              { value: 'Large', adds: 120, measures: { diameter: 23, height: 35 }, grams: 3500 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'jug-fes-blue',
    kind: 'pottery',
    colours: ['white', 'blue'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: jarCare,
    included: [],
    safety: decorative,
    madeIn: 'fez',
    making: t(
      'The handle is a strip of clay pulled by hand, fixed at the lip and pressed onto the shoulder with the thumb. The painter leaves it white, so that the eye goes to the stars.',
      'L’anse est un ruban de terre étiré à la main, fixé sous le bord et pressé du pouce sur l’épaule. Le peintre la laisse blanche, pour que l’œil aille aux étoiles.',
      'المقبض شريط من الطين يُسحب باليد، ويُثبت قرب الفوهة ثم يُضغط بالإبهام على الكتف. ويتركه الرسّام أبيض لتتجه العين إلى النجوم.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Fez-Blue Water Jug for the Table',
          'Cruche à eau bleu de Fès',
          'إبريق ماء للمائدة بالأزرق الفاسي',
        ),
        text: t(
          'Glazed inside as well as out, this blue and white jug brings cold water to the table. Its flared neck pours in a thin stream.',
          'Émaillée dedans comme dehors, cette cruche bleu et blanc apporte l’eau fraîche à table. Son col évasé verse en un mince filet.',
          'إبريق أبيض وأزرق مطلي من الداخل والخارج، يحمل الماء البارد إلى المائدة. ويصبّ عنقه المنفرج خيطًا رفيعًا.',
        ),
        price: 190,
        measures: { diameter: 14, height: 27 },
        grams: 1250,
        safety: table,
        care: tableCare,
      },
      {
        city: 'Fez',
        name: t(
          'Blue Star Jug for Dried Flowers',
          'Cruche à étoiles bleues pour fleurs séchées',
          'إبريق بنجوم زرقاء للأزهار المجففة',
        ),
        text: t(
          'A belt of blue stars, large in the middle and finer towards the neck, makes this white jug a vase with a handle. Lavender, oats and dried roses suit its narrow mouth.',
          'Une ceinture d’étoiles bleues, amples au milieu, plus fines vers le col, fait de cette cruche blanche un vase à anse. Lavande, avoine et roses séchées vont à son col étroit.',
          'حزام من النجوم الزرقاء يجعل هذا الإبريق الأبيض مزهرية بمقبض، وتدقّ زخارفه كلما اقتربت من العنق. تناسب فوهته الضيقة الخزامى والشوفان والورد المجفف.',
        ),
        picture: 'jug-fes-blue-flowers',
        price: 220,
        measures: { diameter: 17, height: 32 },
        grams: 1800,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -70, measures: { diameter: 12, height: 23 }, grams: 850 },
              { value: 'Medium', adds: 0, measures: { diameter: 17, height: 32 }, grams: 1800 },
              { value: 'Large', adds: 120, measures: { diameter: 22, height: 42 }, grams: 3100 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'jug-turquoise-painted',
    kind: 'pottery',
    colours: ['white', 'turquoise'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: jarCare,
    included: [],
    safety: decorative,
    madeIn: 'fez',
    making: t(
      'Each petal is one press of a full brush, thick in the middle and pointed at both ends; the scallops below are counted as they go round. An ornament for dried stems, it is not glazed inside for drinks.',
      'Chaque pétale naît d’une seule pression du pinceau chargé, qui le laisse large au milieu et pointu aux deux bouts ; les festons du bas se comptent en tournant. C’est un objet de décor pour tiges sèches : l’intérieur n’est pas émaillé pour les boissons.',
      'كل بتلة ضغطة واحدة بفرشاة مشبعة، عريضة في الوسط ومدببة الطرفين، أما الأقواس السفلى فتُعدّ أثناء الدوران. والإبريق للزينة وللأغصان اليابسة، فداخله غير مطلي للمشروبات.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'White Jug with Turquoise Flowers',
          'Cruche blanche à fleurs turquoise',
          'إبريق أبيض بأزهار فيروزية',
        ),
        text: t(
          'Long turquoise flowers hold hands around the shoulder of this white jug; a collar of the same colour darkens its neck.',
          'De longues fleurs turquoise se donnent la main autour de cette cruche blanche, et un collier de la même couleur assombrit son col.',
          'أزهار فيروزية طويلة تتشابك حول كتف هذا الإبريق الأبيض، ويطوّق عنقه شريط أغمق من اللون نفسه.',
        ),
        price: 210,
        measures: { diameter: 17, height: 33 },
        grams: 1850,
        choices: [
          {
            type: 'size',
            values: [
              { value: '25 cm', adds: -60, measures: { diameter: 13, height: 25 }, grams: 1000 },
              { value: '33 cm', adds: 0, measures: { diameter: 17, height: 33 }, grams: 1850 },
              { value: '40 cm', adds: 100, measures: { diameter: 21, height: 40 }, grams: 2800 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Small Turquoise Jug for a Posy',
          'Petite cruche turquoise à bouquet',
          'إبريق فيروزي صغير لباقة صغيرة',
        ),
        text: t(
          'Small enough for a bathroom shelf or the middle of a breakfast table, this turquoise jug is content with three sprigs of dried lavender.',
          'Assez petite pour l’étagère d’une salle de bains ou le milieu d’une table de petit-déjeuner, cette cruche turquoise se contente de trois brins de lavande séchée.',
          'إبريق فيروزي صغير يسعه رف الحمّام أو وسط مائدة الفطور، وتكفيه ثلاثة عيدان من الخزامى اليابسة.',
        ),
        price: 125,
        measures: { diameter: 10, height: 19 },
        grams: 520,
      },
    ],
  },
  {
    picture: 'plate-fes-blue',
    kind: 'pottery',
    colours: ['white', 'blue'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: tableCare,
    included: withoutStand,
    safety: serving,
    madeIn: 'fez',
    making: t(
      'The plate turns on a small wheel while the brush draws the rings; the star, the eight-pointed flowers and the triangles are then set in by eye. Slight wavers in the lines show that no transfer was used.',
      'L’assiette tourne sur une girelle pendant que le pinceau trace les cercles ; l’étoile, les fleurs à huit pointes et les triangles sont ensuite placés à l’œil. De légers tremblés rappellent qu’aucun décalque n’a servi.',
      'يدور الصحن على دولاب صغير فترسم الفرشاة الدوائر، ثم توضع النجمة والأزهار المثمنة والمثلثات تقديرًا بالعين. وتدل ارتعاشات الخط الخفيفة على أنه لم يُستعمل أي قالب.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t('Blue and White Fez Plate', 'Assiette de Fès bleue et blanche', 'صحن فاسي أزرق وأبيض'),
        text: t(
          'A twelve-pointed star in two blues fills the centre of this white plate, and a ring of small stars its rim. The stand in the picture is not included.',
          'Une étoile à douze branches, en deux bleus, occupe le centre de cette assiette blanche, et une couronne de petites étoiles son marli. Le support de la photo n’est pas fourni.',
          'نجمة باثني عشر رأسًا وبدرجتين من الأزرق تتوسط هذا الصحن الأبيض، وحولها حلقة من النجوم الصغيرة. الحامل الظاهر في الصورة غير مرفق.',
        ),
        price: 150,
        measures: { diameter: 27, height: 4 },
        grams: 900,
        choices: [
          {
            type: 'size',
            values: [
              { value: '20 cm', adds: -55, measures: { diameter: 20, height: 3 }, grams: 450 },
              { value: '27 cm', adds: 0, measures: { diameter: 27, height: 4 }, grams: 900 },
              { value: '35 cm', adds: 80, measures: { diameter: 35, height: 5 }, grams: 1700 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Six Blue and White Dinner Plates',
          'Six assiettes de table bleu et blanc',
          'ستة صحون مائدة بالأزرق والأبيض',
        ),
        text: t(
          'Six dinner plates painted together for one table, so that the blues match. The set is made to order and comes without the stand in the picture.',
          'Six assiettes de table, peintes ensemble pour que les bleus s’accordent. Le service est réalisé sur commande, sans le support de la photo.',
          'ستة صحون لمائدة واحدة تُرسم معًا لتتوافق زرقتها. يُصنع الطقم حسب الطلب، دون الحامل الظاهر في الصورة.',
        ),
        price: 720,
        measures: { diameter: 26, height: 3 },
        grams: 5000,
        included: ['set-of-6', 'no-stand'],
        leadTimeDays: 20,
      },
      {
        city: 'Casablanca',
        name: t(
          'Painted Star Plate, Blue or Emerald',
          'Assiette à étoile, bleue ou émeraude',
          'صحن بنجمة زرقاء أو زمردية',
        ),
        text: t(
          'One drawing, two moods: the same star and starry border, in cobalt or in green warmed with ochre. Choose one, or lay both colours by turns; no stand comes with them.',
          'Un même dessin, deux humeurs : l’étoile et sa bordure, en cobalt ou en vert réchauffé d’ocre. Choisissez une couleur, ou alternez les deux à table ; le support n’est pas fourni.',
          'رسم واحد ولونان: النجمة وحاشيتها بالكوبالت، أو بأخضر يدفئه الأصفر الترابي. اختر أحدهما أو ناوب بينهما على المائدة، والحامل غير مرفق.',
        ),
        price: 165,
        measures: { diameter: 28, height: 4 },
        grams: 980,
        choices: [
          {
            type: 'color',
            values: [
              { value: 'Blue', adds: 0, picture: 'plate-fes-blue' },
              { value: 'Emerald', adds: 10, picture: 'plate-fes-emerald' },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'plate-fes-emerald',
    kind: 'pottery',
    colours: ['white', 'green', 'yellow'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: tableCare,
    included: withoutStand,
    safety: serving,
    madeIn: 'fez',
    making: t(
      'Green goes on first, ring by ring, then the ochre that lights up the heart of every flower. The glaze is fired over both, and the green gains its slight shimmer in the heat.',
      'Le vert vient d’abord, cercle après cercle, puis l’ocre qui éclaire le cœur de chaque fleur. L’émail cuit par-dessus, et la chaleur donne au vert ses légères nuances.',
      'يوضع الأخضر أولًا، دائرة بعد دائرة، ثم الأصفر الترابي الذي يضيء قلب كل زهرة. ويُشوى الطلاء فوقهما فيكتسب الأخضر تدرجاته الخفيفة من الحرارة.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Green and Ochre Painted Plate',
          'Assiette peinte vert et ocre',
          'صحن مرسوم بالأخضر والأصفر الترابي',
        ),
        text: t(
          'Small ochre-hearted stars circle a leafy green one on this white plate, which goes well with plain earthenware or with the blue plates of Fez. It comes without the stand shown.',
          'De petites étoiles au cœur ocre tournent autour d’une étoile de feuilles vertes, sur cette assiette blanche qui se marie à la terre brute comme aux assiettes bleues de Fès. Support de la photo non fourni.',
          'حول نجمة من الأوراق الخضراء نجوم صغيرة قلوبها ترابية، على صحن أبيض ينسجم مع الفخار البسيط ومع الصحون الفاسية الزرقاء. يُسلَّم دون الحامل الظاهر في الصورة.',
        ),
        price: 150,
        measures: { diameter: 27, height: 4 },
        grams: 900,
        choices: [
          {
            type: 'size',
            values: [
              { value: '20 cm', adds: -55, measures: { diameter: 20, height: 3 }, grams: 450 },
              { value: '27 cm', adds: 0, measures: { diameter: 27, height: 4 }, grams: 900 },
              { value: '35 cm', adds: 80, measures: { diameter: 35, height: 5 }, grams: 1700 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t('Green-Rimmed Plate for the Wall', 'Assiette murale à bord vert', 'صحن جداري بحافة خضراء'),
        text: t(
          'Its foot pierced before firing for a wire, this green-rimmed plate hangs flat against the wall, alone or in a group. It is an ornament, and the stand is not part of it.',
          'Le talon percé avant cuisson pour recevoir un fil, cette assiette à bord vert s’accroche bien à plat, seule ou en groupe. C’est une pièce décorative, livrée sans support.',
          'ثُقبت قاعدته قبل الشي لسلك التعليق، فيستوي هذا الصحن ذو الحافة الخضراء على الجدار، وحده أو مع غيره. وهو للزينة، ويُسلَّم دون حامل.',
        ),
        price: 165,
        measures: { diameter: 27, height: 4 },
        grams: 900,
        included: ['hanging-hardware', 'no-stand'],
        safety: onTheWall,
        choices: [
          {
            type: 'size',
            values: [
              { value: '22 cm', adds: -45, measures: { diameter: 22, height: 3 }, grams: 560 },
              { value: '27 cm', adds: 0, measures: { diameter: 27, height: 4 }, grams: 900 },
              { value: '33 cm', adds: 60, measures: { diameter: 33, height: 5 }, grams: 1500 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'plate-fes-saffron',
    kind: 'pottery',
    colours: ['white', 'blue', 'yellow'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: tableCare,
    included: withoutStand,
    safety: serving,
    madeIn: 'fez',
    making: t(
      'The petals of the ring are drawn in outline, freehand and without dividing marks, until the last one meets the first. Saffron yellow is kept for the heart and for two rows of dots.',
      'Les pétales de la couronne sont tracés d’un simple contour, à main levée et sans repères, jusqu’à ce que le dernier rejoigne le premier. Le jaune safran est réservé au cœur et à deux rangs de points.',
      'تُخطّ بتلات الحلقة يدويًا دون قالب ولا علامات، إلى أن تلتقي الأخيرة بالأولى. أما الأصفر الزعفراني فلقلب الصحن ولصفّين من النقط.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Blue Petal Plate with Saffron Heart',
          'Assiette à pétales bleus et cœur safran',
          'صحن ببتلات زرقاء وقلب زعفراني',
        ),
        text: t(
          'Like a sunflower seen in blue: a dense star around a saffron heart, then a wide ring of open petals. Serve pastilla or fruit on it; the stand in the picture is not included.',
          'On dirait un tournesol en bleu : une étoile serrée autour d’un cœur safran, puis une large couronne de pétales ouverts. Pour une pastilla ou des fruits ; le support de la photo n’est pas fourni.',
          'كأنه عبّاد شمس أزرق: نجمة كثيفة حول قلب زعفراني، ثم حلقة واسعة من البتلات. تُقدَّم فيه البسطيلة أو الفواكه، والحامل الظاهر في الصورة غير مرفق.',
        ),
        price: 170,
        measures: { diameter: 28, height: 4 },
        grams: 980,
        choices: [
          {
            type: 'size',
            values: [
              { value: '22 cm', adds: -55, measures: { diameter: 22, height: 3 }, grams: 560 },
              { value: '28 cm', adds: 0, measures: { diameter: 28, height: 4 }, grams: 980 },
              { value: '34 cm', adds: 70, measures: { diameter: 34, height: 5 }, grams: 1600 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Saffron-Heart Plate with Wooden Stand',
          'Assiette à cœur safran et son support',
          'صحن بقلب زعفراني مع حامل خشبي',
        ),
        text: t(
          'Delivered with the small wooden stand you see, this plate with blue petals is ready for a shelf or a mantelpiece. It can still come down to the table for cakes.',
          'Livrée avec le petit support en bois que montre la photo, cette assiette à pétales bleus trouve aussitôt sa place sur une étagère ou une cheminée. Elle peut encore descendre à table pour des gâteaux.',
          'يُسلَّم هذا الصحن ذو البتلات الزرقاء مع الحامل الخشبي الصغير الظاهر في الصورة، فيوضع فورًا على الرف أو المدفأة. ويمكن إنزاله إلى المائدة لتقديم الحلوى.',
        ),
        picture: 'plate-fes-saffron-stand',
        price: 215,
        measures: { diameter: 30, height: 4 },
        grams: 1300,
        included: ['stand'],
      },
      {
        city: 'Fez',
        name: t(
          'Four Saffron-Heart Dessert Plates',
          'Quatre assiettes à dessert à cœur safran',
          'أربعة صحون حلوى بقلب زعفراني',
        ),
        text: t(
          'For sliced oranges or a piece of cake, four dessert plates share one drawing of blue petals. They come without stands.',
          'Pour des oranges en tranches ou une part de gâteau, quatre assiettes à dessert partagent le même dessin de pétales bleus. Elles sont livrées sans support.',
          'لشرائح البرتقال أو قطعة من الحلوى، أربعة صحون صغيرة يجمعها رسم واحد من البتلات الزرقاء. تُسلَّم دون حوامل.',
        ),
        price: 340,
        measures: { diameter: 19, height: 3 },
        grams: 1700,
        included: ['set-of-4', 'no-stand'],
        withdrawn: true,
      },
    ],
  },
  {
    picture: 'plate-painted-red',
    kind: 'pottery',
    colours: ['beige', 'red', 'blue'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: tableCare,
    included: withoutStand,
    safety: serving,
    madeIn: 'safi',
    making: t(
      'A coat of cream slip covers the clay before the red is painted, petal after petal, each one closed around a drop of slate blue. The last firing makes the surface smooth enough for every day.',
      'Un engobe crème couvre la terre, puis le rouge est posé pétale après pétale, chacun refermé sur une goutte de bleu ardoise. La dernière cuisson rend la surface assez lisse pour tous les jours.',
      'تُغطى حمرة الطين بطبقة كريمية، ثم يُرسم الأحمر بتلة بعد بتلة، وفي كل واحدة قطرة من الأزرق الرمادي. ويجعل الشي الأخير السطح أملس يصلح لكل يوم.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t('Cream Plate with Red Petals', 'Assiette crème à pétales rouges', 'صحن كريمي ببتلات حمراء'),
        text: t(
          'Red petals turn around a red star on this cream plate, whose warm ground goes with wood, linen and terracotta. The stand shown is not included.',
          'Des pétales rouges tournent autour d’une étoile rouge sur cette assiette crème, dont le fond chaud s’accorde au bois, au lin et à la terre cuite. Le support visible sur la photo n’est pas fourni.',
          'بتلات حمراء تدور حول نجمة حمراء على هذا الصحن الكريمي، وأرضيته الدافئة تنسجم مع الخشب والكتان والفخار. الحامل الظاهر في الصورة غير مرفق.',
        ),
        price: 145,
        measures: { diameter: 28, height: 4 },
        grams: 980,
        choices: [
          {
            type: 'size',
            values: [
              { value: '22 cm', adds: -50, measures: { diameter: 22, height: 3 }, grams: 560 },
              { value: '28 cm', adds: 0, measures: { diameter: 28, height: 4 }, grams: 980 },
              { value: '34 cm', adds: 65, measures: { diameter: 34, height: 5 }, grams: 1600 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Small Red Petal Plate for Olives',
          'Petite assiette à olives, pétales rouges',
          'صحن صغير للزيتون ببتلات حمراء',
        ),
        text: t(
          'The smallest plate with red petals takes olives, dates or a slice of lemon cake around the table from hand to hand. No stand comes with it.',
          'Olives, dattes ou tranche de cake au citron : la plus petite assiette à pétales rouges passe de main en main autour de la table. Elle est livrée sans support.',
          'للزيتون أو التمر أو قطعة من كعك الليمون: أصغر الصحون ذات البتلات الحمراء ينتقل حول المائدة من يد إلى يد. يُسلَّم دون حامل.',
        ),
        price: 70,
        measures: { diameter: 16, height: 3 },
        grams: 300,
      },
      {
        city: 'Rabat',
        name: t(
          'Large Red Petal Plate with Stand',
          'Grande assiette à pétales rouges et support',
          'صحن كبير ببتلات حمراء مع حامل',
        ),
        text: t(
          'With its wooden stand, this large plate shows its red wheel of petals upright on a sideboard, and lies down to serve a tart or a pastilla.',
          'Avec son support en bois, cette grande assiette dresse sa roue de pétales rouges sur un buffet, et se couche pour servir une tarte ou une pastilla.',
          'مع حامله الخشبي يقف هذا الصحن الكبير فوق الخزانة عارضًا دولاب بتلاته الحمراء، ثم يُمدّ على المائدة لتقديم كعكة أو بسطيلة.',
        ),
        picture: 'plate-painted-red-large',
        price: 235,
        measures: { diameter: 33, height: 5 },
        grams: 1750,
        included: ['stand'],
      },
    ],
  },
  {
    picture: 'tagine-emerald-glaze',
    kind: 'pottery',
    colours: ['green'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'glazed'],
    care: tableCare,
    included: lidded,
    safety: serving,
    madeIn: 'safi',
    making: t(
      'Dish and cone are thrown separately and dipped whole in the glaze, which pools a little deeper in colour at the rim. It is a serving tagine: cook in another pot, then carry the dish to the table under its cone, never over a flame.',
      'Le plat et le cône, tournés séparément, sont plongés entiers dans l’émail, qui fonce un peu en s’accumulant au bord. C’est un tajine de service : cuisez ailleurs, puis portez le plat à table sous son cône, jamais sur la flamme.',
      'يُشكَّل الصحن والقبة كل على حدة ويُغمسان كاملين في الطلاء، فيغمق لونه قليلًا حيث يتجمع عند الحافة. وهو للتقديم: يُطهى الطعام في إناء آخر ثم يُحمل فيه إلى المائدة، ولا يوضع على النار.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Plain Emerald Serving Tagine',
          'Tajine de service uni vert émeraude',
          'طاجين تقديم سادة أخضر زمردي',
        ),
        text: t(
          'Without any pattern, the deep emerald of this tagine shines from rim to knob and lets the food do the talking. It keeps a stew, couscous or steamed vegetables warm.',
          'Aucun motif, rien qu’un émeraude profond qui brille du bord au bouton : ce tajine s’efface devant ce qu’il contient. Il garde au chaud un ragoût, un couscous ou des légumes vapeur.',
          'لا زخرفة فيه، بل لون زمردي عميق يلمع من الحافة إلى المقبض، فيبرز ما يُقدَّم في هذا الطاجين. يحفظ حرارة المرق أو الكسكس أو الخضر المطهوة بالبخار.',
        ),
        price: 240,
        measures: { diameter: 28, height: 25 },
        grams: 3200,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -70, measures: { diameter: 21, height: 19 }, grams: 1700 },
              { value: 'Medium', adds: 0, measures: { diameter: 28, height: 25 }, grams: 3200 },
              { value: 'Large', adds: 80, measures: { diameter: 34, height: 31 }, grams: 4900 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Glazed Tagine in Emerald or Yellow',
          'Tajine émaillé, émeraude ou jaune',
          'طاجين مطلي بالأخضر أو الأصفر',
        ),
        text: t(
          'Choose the green of old roof tiles or the yellow of saffron for this plain glazed tagine, made for a table of four. Side by side, the two colours make a fine buffet.',
          'Vert des vieilles tuiles ou jaune du safran : à vous de choisir la couleur de ce tajine uni, prévu pour quatre convives. Côte à côte, les deux tons composent un beau buffet.',
          'اختر أخضر القرميد العتيق أو صفرة الزعفران لهذا الطاجين السادة الذي يكفي أربعة أشخاص. وإذا اجتمع اللونان زيّنا مائدة الضيوف.',
        ),
        price: 230,
        measures: { diameter: 27, height: 24 },
        grams: 3000,
        choices: [
          {
            type: 'color',
            values: [
              { value: 'Emerald', adds: 0, picture: 'tagine-emerald-glaze' },
              { value: 'Yellow', adds: 0, picture: 'tagine-saffron-glaze' },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'tagine-fes-blue',
    kind: 'pottery',
    colours: ['white', 'blue'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: tableCare,
    included: lidded,
    safety: serving,
    madeIn: 'fez',
    making: t(
      'The cone is painted from the top down, one band after another, while it turns slowly under the brush. The tagine is for serving only: never on the fire, never in the oven.',
      'Le cône se peint de haut en bas, frise après frise, en tournant lentement sous le pinceau. Le tajine est réservé au service : ni feu, ni four.',
      'تُرسم القبة من الأعلى إلى الأسفل، شريطًا بعد شريط، وهي تدور ببطء تحت الفرشاة. والطاجين للتقديم وحده، فلا يوضع على النار ولا في الفرن.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t('Fez-Blue Painted Tagine', 'Tajine peint bleu de Fès', 'طاجين مرسوم بالأزرق الفاسي'),
        text: t(
          'Stars, arches, leaves and a checked border in cobalt cover this white tagine down to its scalloped rim. On the table of many Fez families it carries the dish on feast days.',
          'Étoiles, arcs, feuilles et damier au cobalt couvrent ce tajine blanc jusqu’à son bord festonné. À la table de bien des familles de Fès, il porte le plat des jours de fête.',
          'نجوم وأقواس وأوراق وحاشية من المربعات بالكوبالت تغطي هذا الطاجين الأبيض حتى حافته المزخرفة. وعليه تُقدّم عائلات فاسية كثيرة طعام العيد.',
        ),
        price: 290,
        measures: { diameter: 27, height: 25 },
        grams: 3000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '20 cm', adds: -80, measures: { diameter: 20, height: 18 }, grams: 1550 },
              { value: '27 cm', adds: 0, measures: { diameter: 27, height: 25 }, grams: 3000 },
              { value: '33 cm', adds: 80, measures: { diameter: 33, height: 30 }, grams: 4600 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Large Blue Tagine for Feasts',
          'Grand tajine de fête bleu et blanc',
          'طاجين كبير للولائم بالأزرق والأبيض',
        ),
        text: t(
          'For eight at table, or a whole shoulder of lamb with prunes, our largest blue tagine is thrown to order. Two hands are needed for the cone, and a trivet beneath.',
          'Pour huit convives, ou une épaule d’agneau entière aux pruneaux, le plus grand de nos tajines bleus est tourné sur commande. Il faut deux mains pour le cône, et un dessous-de-plat.',
          'لثمانية أشخاص أو لكتف خروف كاملة بالبرقوق، يُصنع أكبر طواجيننا الزرقاء حسب الطلب. تُرفع قبته بكلتا اليدين ويوضع على حامل يقي المائدة.',
        ),
        making: t(
          'Dish and cone are fired apart, then fitted to each other. The tagine is for serving only: never on the fire, never in the oven.',
          'Plat et cône cuisent séparément, puis s’ajustent l’un à l’autre. Le tajine est réservé au service : ni feu, ni four.',
          'يُحرق الصحن والقبة كل على حدة ثم يُضبط أحدهما على الآخر. والطاجين للتقديم وحده، فلا يوضع على النار ولا في الفرن.',
        ),
        picture: 'tagine-fes-blue-large',
        price: 490,
        measures: { diameter: 39, height: 36 },
        grams: 6600,
        leadTimeDays: 21,
      },
      {
        city: 'Rabat',
        name: t('Small Blue Tagine for Two', 'Petit tajine bleu pour deux', 'طاجين أزرق صغير لشخصين'),
        text: t(
          'Dinner for two arrives warm under the small cone, on which the blue bands of the big tagines are drawn closer and finer.',
          'Le dîner à deux arrive chaud sous le petit cône, où les frises bleues des grands tajines se font plus serrées et plus fines.',
          'يصل عشاء شخصين ساخنًا تحت القبة الصغيرة التي تتقارب عليها أشرطة الطواجين الكبيرة الزرقاء وتدقّ.',
        ),
        making: t(
          'A thinner brush is kept for this size. The tagine is for serving only: never on the fire, never in the oven.',
          'Un pinceau plus fin est réservé à cette taille. Le tajine est réservé au service : ni feu, ni four.',
          'ولهذا المقاس فرشاة أدق. والطاجين للتقديم وحده، فلا يوضع على النار ولا في الفرن.',
        ),
        picture: 'tagine-fes-blue-small',
        price: 215,
        measures: { diameter: 22, height: 20 },
        grams: 1900,
      },
      {
        city: 'Fez',
        name: t(
          'Two Blue Mini Tagines for Spices',
          'Deux mini-tajines bleus à épices',
          'طاجينان صغيران أزرقان للتوابل',
        ),
        text: t(
          'Two tiny blue tagines stand by each plate, salt in one and cumin in the other, and close against dust.',
          'Le sel dans l’un, le cumin dans l’autre : deux minuscules tajines bleus, à poser près des assiettes, qui se ferment à l’abri de la poussière.',
          'الملح في أحدهما والكمون في الآخر: طاجينان صغيران أزرقان يوضعان قرب الصحون، وتحميهما قبتاهما من الغبار.',
        ),
        making: t(
          'Each is raised in one movement on the wheel. They are for serving only: never on the fire, never in the oven.',
          'Chacun est monté d’un seul geste sur le tour. Ils sont réservés au service : ni feu, ni four.',
          'يُشكَّل كل منهما بحركة واحدة على الدولاب. وهما للتقديم وحده، فلا يوضعان على النار ولا في الفرن.',
        ),
        price: 110,
        measures: { diameter: 9, height: 9 },
        grams: 480,
        included: ['set-of-2', 'lid'],
        withdrawn: true,
      },
    ],
  },
  {
    picture: 'tagine-polychrome',
    kind: 'pottery',
    colours: ['white', 'green', 'blue', 'yellow'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: tableCare,
    included: lidded,
    safety: serving,
    madeIn: 'fez',
    making: t(
      'Four colours mean four passes of the brush, with a pause for each to dry before the next. Serve in it, but cook in clay or metal: the painted glaze does not stand a flame.',
      'Quatre couleurs, donc quatre passages du pinceau, et le temps de sécher entre chacun. Servez-y vos plats, mais cuisez dans la terre brute ou le métal : l’émail peint ne supporte pas la flamme.',
      'أربعة ألوان تعني أربع جولات بالفرشاة، يجف كل لون قبل وضع التالي. يُقدَّم فيه الطعام ولا يُطهى، فطلاؤه المرسوم لا يتحمل النار.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Polychrome Painted Tagine',
          'Tajine polychrome peint à la main',
          'طاجين متعدد الألوان مرسوم يدويًا',
        ),
        text: t(
          'Green flowers around the skirt, blue stars with ochre hearts above, thin brown lines between: this white tagine is a garden in tiers.',
          'Des fleurs vertes au bas du cône, des étoiles bleues au cœur ocre plus haut, de minces filets bruns entre elles : ce tajine blanc est un jardin en étages.',
          'أزهار خضراء أسفل القبة، وفوقها نجوم زرقاء قلوبها ترابية، وبينها خطوط بنية رفيعة: طاجين أبيض كأنه حديقة من طبقات.',
        ),
        price: 310,
        measures: { diameter: 27, height: 25 },
        grams: 3000,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -85, measures: { diameter: 21, height: 19 }, grams: 1700 },
              { value: 'Medium', adds: 0, measures: { diameter: 27, height: 25 }, grams: 3000 },
              { value: 'Large', adds: 90, measures: { diameter: 33, height: 30 }, grams: 4600 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t('Polychrome Tagine for Six', 'Tajine polychrome pour six', 'طاجين متعدد الألوان لستة أشخاص'),
        text: t(
          'Six people eat from this generous tagine, whose green, blue and ochre bands had room to be painted wide.',
          'Six personnes se servent dans ce généreux tajine, où les frises vertes, bleues et ocre ont eu la place de s’élargir.',
          'يأكل ستة أشخاص من هذا الطاجين الواسع الذي اتسع سطحه لأشرطة عريضة بالأخضر والأزرق والأصفر الترابي.',
        ),
        picture: 'tagine-polychrome-large',
        price: 420,
        measures: { diameter: 36, height: 33 },
        grams: 5500,
      },
    ],
  },
  {
    picture: 'tagine-saffron-glaze',
    kind: 'pottery',
    colours: ['yellow'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'glazed'],
    care: tableCare,
    included: lidded,
    safety: serving,
    madeIn: 'safi',
    making: t(
      'A single yellow glaze covers it inside and out, so that sauce wipes off without a trace. The cone keeps the heat in at table; the fire and the oven are not for it.',
      'Un seul émail jaune le couvre dedans comme dehors, et la sauce s’efface sans laisser de trace. Le cône retient la chaleur à table ; ni le feu ni le four ne lui conviennent.',
      'يكسوه طلاء أصفر واحد من الداخل والخارج، فتزول عنه المرقة دون أثر. تحفظ قبته الحرارة على المائدة، ولا يوضع على النار ولا في الفرن.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Plain Saffron Serving Tagine',
          'Tajine de service uni jaune safran',
          'طاجين تقديم سادة أصفر زعفراني',
        ),
        text: t(
          'Glossy and plain, the colour of saffron steeped in butter, this tagine brightens a table without any pattern.',
          'Lisse et brillant, de la couleur du safran fondu dans le beurre, ce tajine éclaire une table sans le moindre motif.',
          'طاجين أملس لامع بلون الزعفران المذاب في الزبدة، يضيء المائدة بلا أي زخرفة.',
        ),
        price: 235,
        measures: { diameter: 27, height: 24 },
        grams: 3000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '22 cm', adds: -60, measures: { diameter: 22, height: 20 }, grams: 1900 },
              { value: '27 cm', adds: 0, measures: { diameter: 27, height: 24 }, grams: 3000 },
              { value: '33 cm', adds: 75, measures: { diameter: 33, height: 30 }, grams: 4600 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Pair of Individual Saffron Tagines',
          'Deux tajines individuels jaune safran',
          'طاجينان فرديان بالأصفر الزعفراني',
        ),
        text: t(
          'This pair of small yellow tagines gives each guest one of their own, for a single helping of eggs with khlii (preserved meat) or a warm dessert.',
          'Un tajine par convive : ces deux petits modèles jaunes contiennent chacun une portion d’œufs au khlii (viande séchée et confite) ou un dessert tiède.',
          'طاجين لكل ضيف: طاجينان صغيران أصفران يسع كل منهما حصة من البيض بالخليع أو حلوى دافئة.',
        ),
        picture: 'tagine-saffron-glaze-pair',
        price: 250,
        measures: { diameter: 17, height: 16 },
        grams: 2200,
        included: ['set-of-2', 'lid'],
      },
    ],
  },
  {
    picture: 'tagine-terracotta',
    kind: 'pottery',
    colours: ['orange', 'brown'],
    materials: ['terracotta'],
    techniques: ['wheel-thrown', 'hand-painted'],
    care: ['season-first', ...tableCare],
    included: lidded,
    safety: cooking,
    madeIn: 'sale',
    making: t(
      'The clay is left unglazed, as country cooks like it. Soak the tagine overnight and oil it before the first use, then cook slowly over a low flame with a diffuser; the cone sends the steam back to the meat.',
      'L’argile reste nue, comme l’aiment les cuisinières de campagne. Trempez le tajine une nuit et huilez-le avant le premier usage, puis cuisez à feu doux avec un diffuseur : le cône renvoie la vapeur sur la viande.',
      'يُترك الطين بلا طلاء كما تحبه طبّاخات البادية. يُنقع الطاجين ليلة ويُدهن بالزيت قبل أول استعمال، ثم يُطهى فيه على نار هادئة مع موزع للحرارة، فتعيد القبة البخار إلى اللحم.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Unglazed Clay Cooking Tagine',
          'Tajine de cuisson en terre brute',
          'طاجين طبخ من الطين بلا طلاء',
        ),
        text: t(
          'Here is the tagine that works every day: bare red clay, dark diamonds and waves, a rim pinched with the fingers.',
          'Voici le tajine de tous les jours : une argile rouge et nue, des losanges et des vagues sombres, un bord pincé du bout des doigts.',
          'هذا طاجين كل يوم: طين أحمر عارٍ، ومعيّنات وأمواج داكنة، وحافة مقروصة بأطراف الأصابع.',
        ),
        price: 150,
        measures: { diameter: 28, height: 25 },
        grams: 3000,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -45, measures: { diameter: 22, height: 20 }, grams: 1900 },
              { value: 'Medium', adds: 0, measures: { diameter: 28, height: 25 }, grams: 3000 },
              { value: 'Large', adds: 50, measures: { diameter: 34, height: 31 }, grams: 4800 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Small Beldi Clay Tagine for Two',
          'Petit tajine beldi en terre, pour deux',
          'طاجين بلدي صغير من الطين لشخصين',
        ),
        text: t(
          'With kefta and eggs for two, or a few sardines and tomato, a small beldi tagine goes straight from the gas ring to the table and is eaten from with bread.',
          'Une kefta aux œufs pour deux, quelques sardines à la tomate : ce petit tajine beldi passe du réchaud à la table, où l’on mange à même le plat, avec du pain.',
          'كفتة بالبيض لشخصين أو سردين بالطماطم: ينتقل هذا الطاجين البلدي الصغير من الموقد إلى المائدة، ويؤكل منه مباشرة بالخبز.',
        ),
        making: t(
          'Its clay is left unglazed. Soak it overnight and oil it before the first use, and cook over a low flame with a diffuser.',
          'Son argile reste brute. Trempez-le une nuit et huilez-le avant le premier usage, et cuisez à feu doux avec un diffuseur.',
          'طينه غير مطلي. انقعه ليلة وادهنه بالزيت قبل أول استعمال، واطبخ على نار هادئة مع موزع للحرارة.',
        ),
        price: 99,
        measures: { diameter: 21, height: 19 },
        grams: 1700,
      },
      {
        city: 'Rabat',
        name: t(
          'Family Clay Tagine with Dark Bands',
          'Tajine familial en terre à frises sombres',
          'طاجين عائلي من الطين بأشرطة داكنة',
        ),
        text: t(
          'A chicken with preserved lemon and all its vegetables fit under the tall cone of this family tagine. Its thicker base takes the long, slow heat of charcoal.',
          'Un poulet au citron confit et tous ses légumes tiennent sous le haut cône de ce tajine familial. Son fond plus épais accepte la chaleur longue et douce du charbon.',
          'تتسع القبة العالية لهذا الطاجين العائلي لدجاجة بالليمون المصيّر مع خضرها كلها. وقاعدته الأسمك تناسب حرارة الفحم الهادئة الطويلة.',
        ),
        making: t(
          'Before the first use, soak it overnight and rub it with oil; on gas, put a diffuser under it and keep the flame low.',
          'Avant le premier usage, trempez-le une nuit et frottez-le d’huile ; sur le gaz, glissez un diffuseur et gardez la flamme basse.',
          'قبل أول استعمال انقعه ليلة وادهنه بالزيت، وعلى الغاز ضع تحته موزعًا للحرارة وأبقِ النار هادئة.',
        ),
        picture: 'tagine-terracotta-large',
        price: 210,
        measures: { diameter: 35, height: 32 },
        grams: 5400,
      },
      {
        city: 'Casablanca',
        name: t(
          'Two Single-Serving Clay Tagines',
          'Deux tajines individuels en terre brute',
          'طاجينان فرديان من الطين بلا طلاء',
        ),
        text: t(
          'When tastes differ, cook two dinners side by side in this pair of small clay tagines, each for one person.',
          'Quand les goûts diffèrent, on cuit deux dîners côte à côte dans cette paire de petits tajines en terre, chacun pour une personne.',
          'حين تختلف الأذواق يُطهى عشاءان جنبًا إلى جنب في هذين الطاجينين الصغيرين، ولكل شخص طاجينه.',
        ),
        making: t(
          'Both are of unglazed clay: soak them overnight and oil them first, then cook slowly over a low flame with a diffuser.',
          'Tous deux sont en argile brute : trempez-les une nuit et huilez-les d’abord, puis cuisez lentement à feu doux avec un diffuseur.',
          'كلاهما من طين غير مطلي: انقعهما ليلة وادهنهما بالزيت أولًا، ثم اطبخ ببطء على نار هادئة مع موزع للحرارة.',
        ),
        picture: 'tagine-terracotta-pair',
        price: 139,
        measures: { diameter: 17, height: 16 },
        grams: 2100,
        included: ['set-of-2', 'lid'],
      },
    ],
  },
  {
    picture: 'tagine-turquoise-painted',
    kind: 'pottery',
    colours: ['white', 'turquoise'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: tableCare,
    included: lidded,
    safety: serving,
    madeIn: 'fez',
    making: t(
      'Dish and cone are painted as one piece, lid on, so that the bands meet all the way round. The tagine goes from kitchen to table filled with food already cooked, and stays away from hob and oven.',
      'Le plat et le cône se peignent ensemble, couvercle posé, pour que les frises se répondent sur tout le tour. Le tajine passe de la cuisine à la table garni d’un mets déjà cuit, loin du feu et du four.',
      'يُرسم الصحن والقبة معًا والقبة في مكانها لتتلاقى الأشرطة على امتداد الدائرة. ويُملأ الطاجين بطعام مطهو قبل حمله إلى المائدة، ولا يقرب النار ولا الفرن.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t('Turquoise Painted Tagine', 'Tajine blanc peint en turquoise', 'طاجين أبيض مرسوم بالفيروزي'),
        text: t(
          'Turquoise scallops wrap this white tagine like feathers, under a crown of flowers and a fine, dense band at the neck.',
          'Des festons turquoise enveloppent ce tajine blanc comme un plumage, sous une couronne de fleurs et une frise fine et serrée près du bouton.',
          'أقواس فيروزية تلفّ هذا الطاجين الأبيض كالريش، يعلوها إكليل من الأزهار وشريط دقيق كثيف قرب المقبض.',
        ),
        price: 290,
        measures: { diameter: 27, height: 25 },
        grams: 3000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '22 cm', adds: -70, measures: { diameter: 22, height: 20 }, grams: 1900 },
              { value: '27 cm', adds: 0, measures: { diameter: 27, height: 25 }, grams: 3000 },
              { value: '33 cm', adds: 80, measures: { diameter: 33, height: 30 }, grams: 4600 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Small Turquoise Tagine for Dates',
          'Petit tajine turquoise pour les dattes',
          'طاجين فيروزي صغير للتمر والفواكه الجافة',
        ),
        text: t(
          'Filled with dates, figs and walnuts, the little turquoise tagine waits on the coffee table for visitors.',
          'Soulevez le cône et offrez dattes, figues et noix : le petit tajine turquoise attend les visiteurs sur la table basse.',
          'تُرفع القبة فيُقدَّم التمر والتين والجوز: طاجين فيروزي صغير ينتظر الزوار على مائدة الصالون.',
        ),
        picture: 'tagine-turquoise-painted-small',
        price: 165,
        measures: { diameter: 17, height: 16 },
        grams: 1050,
      },
    ],
  },
  {
    picture: 'vase-emerald-glaze',
    kind: 'pottery',
    colours: ['green'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'glazed'],
    care: vaseCare,
    included: [],
    safety: decorative,
    madeIn: 'safi',
    making: t(
      'It is thrown in two halves and joined at the belly, where a practised thumb wipes away the seam. The glaze comes out lighter on the shoulder and darker where it has run together.',
      'Elle est tournée en deux moitiés, réunies à la panse, où un pouce exercé efface le raccord. L’émail ressort plus clair à l’épaule, plus foncé là où il s’est accumulé.',
      'تُشكَّل من نصفين يُجمعان عند البطن، ويمحو إبهام خبير أثر اللحام. ويخرج الطلاء أفتح عند الكتف وأغمق حيث تجمّع.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t('Round Emerald-Glazed Jar', 'Jarre ronde émaillée émeraude', 'جرة مستديرة بطلاء زمردي'),
        text: t(
          'Broad shoulders, a low collar and one deep green glaze: this jar is a bright, round weight on a sideboard. Olive branches look at home in it.',
          'De larges épaules, un col bas et un seul émail vert profond : cette jarre pose sur un buffet une masse ronde et brillante. Des branches d’olivier s’y plaisent.',
          'كتفان عريضان وعنق قصير وطلاء أخضر عميق واحد: جرة مستديرة لامعة تتصدر خزانة الصالون. وتليق بها أغصان الزيتون.',
        ),
        price: 260,
        measures: { diameter: 28, height: 30 },
        grams: 3500,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -90, measures: { diameter: 20, height: 21 }, grams: 1800 },
              { value: 'Medium', adds: 0, measures: { diameter: 28, height: 30 }, grams: 3500 },
              { value: 'Large', adds: 130, measures: { diameter: 36, height: 38 }, grams: 6200 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Large Emerald Floor Jar',
          'Grande jarre de sol vert émeraude',
          'جرة أرضية كبيرة خضراء زمردية',
        ),
        text: t(
          'At the foot of a staircase or in the corner of a salon, this large green jar stands on the floor by itself. It is made to order and needs two to carry it.',
          'Au pied d’un escalier ou dans l’angle d’un salon, cette grande jarre verte se pose à même le sol. Elle est faite sur commande et se porte à deux.',
          'عند أسفل الدرج أو في ركن الصالون تقف الجرة الخضراء الكبيرة على الأرض وحدها. تُصنع حسب الطلب ويحملها شخصان.',
        ),
        price: 750,
        measures: { diameter: 50, height: 53 },
        grams: 14500,
        safety: onTheFloor,
        leadTimeDays: 35,
      },
    ],
  },
  {
    picture: 'vase-fes-blue',
    kind: 'pottery',
    colours: ['white', 'blue'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: vaseCare,
    included: [],
    safety: decorative,
    madeIn: 'fez',
    making: t(
      'The flowers come first, evenly spaced by eye around the belly; the scallops fill what remains below. For a fresh bouquet, set a glass of water inside: the vase itself is for dried stems.',
      'Les fleurs viennent d’abord, réparties à l’œil autour de la panse ; les festons remplissent ce qui reste au-dessous. Pour un bouquet frais, glissez un verre d’eau à l’intérieur : le vase lui-même est fait pour les tiges séchées.',
      'تُرسم الأزهار أولًا وتوزَّع بالعين حول البطن، ثم تملأ الأقواس ما بقي تحتها. وللباقة الطرية توضع كأس ماء في الداخل، فالمزهرية نفسها للأزهار المجففة.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t('Blue-Flowered Fez Vase', 'Vase de Fès à fleurs bleues', 'مزهرية فاسية بأزهار زرقاء'),
        text: t(
          'Blue flowers with golden hearts circle the belly of this white vase, between a feathered neck and four rows of scallops.',
          'Des fleurs bleues au cœur doré entourent la panse de ce vase blanc, entre un col au décor de plumes et quatre rangs de festons.',
          'أزهار زرقاء ذات قلوب ذهبية تطوّق بطن هذه المزهرية البيضاء، بين عنق كالريش وأربعة صفوف من الأقواس.',
        ),
        price: 230,
        measures: { diameter: 20, height: 30 },
        grams: 1900,
        choices: [
          {
            type: 'size',
            values: [
              { value: '22 cm', adds: -65, measures: { diameter: 15, height: 22 }, grams: 1000 },
              { value: '30 cm', adds: 0, measures: { diameter: 20, height: 30 }, grams: 1900 },
              { value: '40 cm', adds: 120, measures: { diameter: 27, height: 40 }, grams: 3600 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Pair of Small Blue Daisy Vases',
          'Paire de petits vases à marguerites bleues',
          'زوج من المزهريات الصغيرة بأقحوانات زرقاء',
        ),
        text: t(
          'Two of a kind for a mantelpiece: small white vases with blue daisies, painted one after the other so that their blues agree.',
          'Un duo pour la cheminée : deux petits vases blancs à marguerites bleues, peints l’un après l’autre pour que leurs bleus s’accordent.',
          'زوج لرف المدفأة: مزهريتان صغيرتان بيضاوان بأقحوانات زرقاء، تُرسمان تباعًا ليتوافق لونهما.',
        ),
        picture: 'vase-fes-blue-pair',
        price: 260,
        measures: { diameter: 12, height: 18 },
        grams: 1300,
        included: ['pair'],
      },
      {
        city: 'Rabat',
        name: t(
          'Tall Blue and White Fez Vase',
          'Haut vase de Fès bleu et blanc',
          'مزهرية فاسية طويلة بالأزرق والأبيض',
        ),
        text: t(
          'Pampas grass and almond branches look right in this tall vase, where each painted flower is the size of a hand. It is made to order.',
          'Herbes de la pampa et branches d’amandier sont à l’échelle de ce haut vase, où chaque fleur peinte a la taille d’une main. Il est réalisé sur commande.',
          'تجد أغصان اللوز وسنابل القصب مكانًا يليق بطولها في هذه المزهرية العالية التي تبلغ كل زهرة مرسومة عليها حجم الكف. تُصنع حسب الطلب.',
        ),
        price: 520,
        measures: { diameter: 34, height: 50 },
        grams: 6300,
        leadTimeDays: 25,
      },
    ],
  },
  {
    picture: 'vase-oxide-red',
    kind: 'pottery',
    colours: ['beige', 'red'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: vaseCare,
    included: [],
    safety: decorative,
    madeIn: 'safi',
    making: t(
      'The red is ground from iron-rich earth and thinned with water, so that it takes the glaze evenly and keeps the mark of the brush. Dried hydrangeas or eucalyptus fill its wide mouth well.',
      'Le rouge vient d’une terre riche en fer, broyée et délayée à l’eau : il accroche bien l’émail et garde la trace du pinceau. Des hortensias séchés ou de l’eucalyptus remplissent bien son large col.',
      'يُطحن الأحمر من تربة غنية بالحديد ويُخفف بالماء، فيستقر تحت الطلاء ويحتفظ بأثر الفرشاة. وتملأ الأزهار اليابسة أو أغصان الكاليبتوس فوهتها الواسعة.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Cream Jar with Oxide-Red Flowers',
          'Jarre crème à fleurs rouge oxyde',
          'جرة كريمية بأزهار حمراء ترابية',
        ),
        text: t(
          'Large red flowers stand in a ring around this cream jar, with diamonds above them and a row of fine scallops near the foot.',
          'De grandes fleurs rouges font la ronde autour de cette jarre crème, sous une frise de losanges et au-dessus de fins festons.',
          'أزهار حمراء كبيرة تدور حول هذه الجرة الكريمية، فوقها معيّنات وتحتها صفوف من الأقواس الدقيقة.',
        ),
        price: 270,
        measures: { diameter: 25, height: 27 },
        grams: 2700,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -80, measures: { diameter: 19, height: 20 }, grams: 1500 },
              { value: 'Medium', adds: 0, measures: { diameter: 25, height: 27 }, grams: 2700 },
              { value: 'Large', adds: 120, measures: { diameter: 32, height: 34 }, grams: 4800 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Large Red-Flowered Floor Jar',
          'Grande jarre de sol à fleurs rouges',
          'جرة أرضية كبيرة بأزهار حمراء',
        ),
        text: t(
          'Made to order for a hall or a salon, this floor jar wears the same red flowers at twice the scale, each petal a full stroke of the wide brush.',
          'Réalisée sur commande pour une entrée ou un salon, cette jarre de sol porte les mêmes fleurs rouges en deux fois plus grand : chaque pétale est un coup de pinceau large.',
          'تُصنع حسب الطلب لمدخل أو صالون، وتحمل هذه الجرة الأرضية الأزهار الحمراء نفسها بضعف حجمها، كل بتلة منها ضربة بفرشاة عريضة.',
        ),
        price: 690,
        measures: { diameter: 45, height: 48 },
        grams: 11500,
        safety: onTheFloor,
        leadTimeDays: 30,
      },
      {
        city: 'Meknes',
        name: t(
          'Small Oxide-Red Jar for Brushes',
          'Petit pot à pinceaux rouge oxyde',
          'جرة صغيرة حمراء ترابية للفرش والأقلام',
        ),
        text: t(
          'Pens, paintbrushes or wooden spoons stand upright in the small cream jar, low enough for a desk and steady when full.',
          'Stylos, pinceaux ou cuillères en bois se tiennent droits dans le petit pot crème, assez bas pour un bureau et stable une fois plein.',
          'تقف الأقلام والفرش وملاعق الخشب في هذه الجرة الكريمية الصغيرة، وهي منخفضة تناسب المكتب وثابتة حين تمتلئ.',
        ),
        price: 120,
        measures: { diameter: 14, height: 15 },
        grams: 780,
        withdrawn: true,
      },
    ],
  },
  {
    picture: 'vase-polychrome',
    kind: 'pottery',
    colours: ['beige', 'red', 'yellow', 'turquoise'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'hand-painted', 'glazed'],
    care: vaseCare,
    included: [],
    safety: decorative,
    madeIn: 'safi',
    making: t(
      'Yellow is brushed on first, teal is set into its hearts, and red closes the bands above and below. Under the clear glaze the colours keep a slightly watery edge.',
      'Le jaune vient en premier, le bleu canard se loge dans ses cœurs, le rouge ferme les frises en haut et en bas. Sous l’émail transparent, les couleurs gardent un contour légèrement aquarellé.',
      'يوضع الأصفر أولًا، ثم الأزرق المخضر في قلوبه، ويختم الأحمر الأشرطة من فوق ومن تحت. وتحت الطلاء الشفاف تحتفظ الألوان بحواف مائية خفيفة.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Jar in Red, Ochre and Teal',
          'Jarre rouge, ocre et bleu canard',
          'جرة بالأحمر والأصفر والأزرق المخضر',
        ),
        text: t(
          'Eight-pointed stars in ochre and teal surround this wide cream jar, between a chain of red diamonds and red flowers at the base.',
          'Des étoiles à huit pointes, ocre et bleu canard, entourent cette large jarre crème, entre une chaîne de losanges rouges et les fleurs rouges de la base.',
          'نجوم مثمنة بالأصفر الترابي والأزرق المخضر تحيط بهذه الجرة الكريمية العريضة، بين سلسلة من المعيّنات الحمراء وأزهار حمراء عند القاعدة.',
        ),
        price: 290,
        measures: { diameter: 28, height: 30 },
        grams: 3400,
        choices: [
          {
            type: 'size',
            values: [
              { value: '20 cm', adds: -100, measures: { diameter: 19, height: 20 }, grams: 1500 },
              { value: '30 cm', adds: 0, measures: { diameter: 28, height: 30 }, grams: 3400 },
              { value: '40 cm', adds: 170, measures: { diameter: 38, height: 40 }, grams: 6900 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Two Small Polychrome Star Jars',
          'Deux petites jarres étoilées polychromes',
          'جرتان صغيرتان بنجوم متعددة الألوان',
        ),
        text: t(
          'As bookends, or as two bright spots on a windowsill, these small jars repeat the stars and red flowers of the wide one.',
          'En serre-livres ou en deux taches vives sur un rebord de fenêtre, ces petites jarres reprennent les étoiles et les fleurs rouges de la grande.',
          'على طرفي رف الكتب أو على حافة النافذة، تعيد هاتان الجرتان الصغيرتان نجوم الجرة العريضة وأزهارها الحمراء.',
        ),
        picture: 'vase-polychrome-pair',
        price: 250,
        measures: { diameter: 13, height: 14 },
        grams: 1400,
        included: ['set-of-2'],
      },
    ],
  },
  {
    picture: 'vase-turquoise-glaze',
    kind: 'pottery',
    colours: ['turquoise'],
    materials: ['glazed-earthenware'],
    techniques: ['wheel-thrown', 'glazed'],
    care: vaseCare,
    included: [],
    safety: decorative,
    madeIn: 'safi',
    making: t(
      'The glaze is poured over the turning vase in one go, then left to run down and find its own thickness. Look closely and you will see, under the gloss, the rings left by the potter’s fingers.',
      'L’émail est versé d’un trait sur le vase qui tourne, puis coule jusqu’à trouver sa propre épaisseur. De près, on devine sous le brillant les anneaux laissés par les doigts du potier.',
      'يُصبّ الطلاء دفعة واحدة على المزهرية وهي تدور، ثم يُترك ليسيل ويستقر. ومن قرب تُرى تحت اللمعان الحلقات التي خلّفتها أصابع الخزّاف.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t('Turquoise-Glazed Vase', 'Vase émaillé turquoise', 'مزهرية بطلاء فيروزي'),
        text: t(
          'A pear-shaped vase under a single coat of turquoise, with a slim neck that opens again at the lip.',
          'Un vase en forme de poire, sous un seul émail turquoise, dont le col mince s’évase au bord.',
          'مزهرية على هيئة الإجاص يكسوها الفيروزي وحده، ولها عنق دقيق ينفرج عند الفوهة.',
        ),
        price: 220,
        measures: { diameter: 23, height: 35 },
        grams: 2500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '25 cm', adds: -70, measures: { diameter: 17, height: 25 }, grams: 1300 },
              { value: '35 cm', adds: 0, measures: { diameter: 23, height: 35 }, grams: 2500 },
              { value: '45 cm', adds: 120, measures: { diameter: 30, height: 45 }, grams: 4600 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Little Turquoise Vase for a Shelf',
          'Petit vase turquoise pour l’étagère',
          'مزهرية فيروزية صغيرة للرف',
        ),
        text: t(
          'Empty or with one dried poppy head, this little turquoise vase puts a drop of sea colour among books and picture frames.',
          'Vide ou avec une tête de pavot séchée, ce petit vase turquoise glisse une touche de mer entre les livres et les cadres.',
          'فارغة أو بغصن يابس واحد، تضع هذه المزهرية الفيروزية الصغيرة لمسة من لون البحر بين الكتب وإطارات الصور.',
        ),
        price: 99,
        measures: { diameter: 10, height: 15 },
        grams: 480,
      },
    ],
  },
]
