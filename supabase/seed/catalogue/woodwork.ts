import type { Piece } from './shape.ts'
import { t } from './text.ts'

const inlaid = ['lemonwood', 'mother-of-pearl'] as const
const marquetry = ['inlaid'] as const
const turning = ['wood-turned'] as const
const dryCare = ['wipe-dry', 'oil-wood', 'out-of-sun', 'keep-dry'] as const
const tableCare = ['hand-wash-dishes', 'not-dishwasher', 'not-microwave', 'oil-wood'] as const
const food = ['food-safe'] as const
const decorative = ['not-for-food'] as const
const indoors = ['indoors-only'] as const
const wall = ['wall-anchor', 'indoors-only'] as const
const largeOnWall = ['wall-anchor', 'heavy-two-people', 'indoors-only'] as const

export const woodwork: Piece[] = [
  {
    picture: 'bowl-olive-wood',
    kind: 'woodwork',
    colours: ['beige', 'brown'],
    materials: ['olive-wood'],
    techniques: turning,
    care: tableCare,
    included: [],
    safety: food,
    madeIn: 'meknes',
    making: t(
      'Olive wood is roughed out while green, left to dry and turned a second time; the brown streaks are the tree’s own. Never let it soak, and give it a drop of cooking oil when the grain looks dull.',
      'L’olivier est dégrossi encore vert, mis à sécher, puis tourné une seconde fois ; les veines brunes sont celles de l’arbre. Ne laissez jamais tremper le bois, et passez-y un peu d’huile de cuisine quand il ternit.',
      'يُخرط خشب الزيتون أولًا وهو ما زال طريًا، ثم يُترك ليجف ويُخرط مرة ثانية، وعروقه البنية طبيعية كما نمت في الشجرة. لا يُترك في الماء، ويُدهن بقليل من زيت الطعام إذا بهت لونه.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t('Shallow Olive Wood Bowl', 'Coupe basse en bois d’olivier', 'وعاء ضحل من خشب الزيتون'),
        text: t(
          'A shallow bowl with a fine rim, polished until the honey and brown of the olive wood run together. It carries bread to the table, then fruit or a few figs.',
          'Une coupe basse au bord fin, polie jusqu’à ce que le miel et le brun de l’olivier se fondent. Elle porte le pain à table, puis les fruits ou quelques figues.',
          'وعاء ضحل رقيق الحافة، مصقول حتى يمتزج لون العسل بالبني في خشب الزيتون. يُقدَّم فيه الخبز على المائدة، ثم الفواكه أو حبات من التين.',
        ),
        price: 189,
        measures: { diameter: 25, height: 6 },
        grams: 620,
        choices: [
          {
            type: 'size',
            values: [
              { value: '20 cm', adds: -50, measures: { diameter: 20, height: 5 }, grams: 390 },
              { value: '25 cm', adds: 0, measures: { diameter: 25, height: 6 }, grams: 620 },
              { value: '30 cm', adds: 80, measures: { diameter: 30, height: 7 }, grams: 950 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Large Olive Wood Salad Bowl',
          'Grand saladier plat en bois d’olivier',
          'وعاء سلطة كبير من خشب الزيتون',
        ),
        text: t(
          'Broad enough for a salad of oranges or tomatoes for six, this bowl is cut from one wide piece of olive, with thicker walls than its smaller sisters. A groove under the base lets the fingers lift it.',
          'Assez large pour une salade d’oranges ou de tomates pour six, ce saladier est taillé dans un seul morceau d’olivier, avec des parois plus épaisses que celles des petites coupes. Une gorge sous la base laisse passer les doigts pour le soulever.',
          'يتسع لسلطة برتقال أو طماطم لستة أشخاص، وقد خُرط من قطعة زيتون عريضة واحدة بجوانب أسمك من الأوعية الصغيرة. وتحت قاعدته حزّ تدخل فيه الأصابع لرفعه.',
        ),
        picture: 'bowl-olive-wood-large',
        price: 349,
        measures: { diameter: 36, height: 8 },
        grams: 1650,
      },
      {
        city: 'Meknes',
        name: t(
          'Three Olive Wood Dip Bowls',
          'Trois coupelles en olivier pour l’apéritif',
          'ثلاث زلافات صغيرة من خشب الزيتون',
        ),
        text: t(
          'Olives in one, almonds in the next, olive oil and cumin in the third: three small bowls turned from the same branch. The grain differs from one to another, as it does along the wood.',
          'Olives dans l’une, amandes dans l’autre, huile et cumin dans la troisième : trois coupelles tournées dans la même branche. Le veinage change de l’une à l’autre, comme il change le long du bois.',
          'واحدة للزيتون وثانية للوز وثالثة لزيت الزيتون والكمون: ثلاث زلافات صغيرة خُرطت من غصن واحد. وتختلف عروقها من زلافة إلى أخرى كما تختلف على طول الغصن.',
        ),
        picture: 'bowl-olive-wood-trio',
        price: 199,
        measures: { diameter: 12, height: 4 },
        grams: 390,
        included: ['set-of-3'],
      },
    ],
  },
  {
    picture: 'bowl-thuya-burl',
    kind: 'woodwork',
    colours: ['brown', 'red'],
    materials: ['thuya'],
    techniques: turning,
    care: dryCare,
    included: [],
    safety: decorative,
    madeIn: 'essaouira',
    making: t(
      'The burl grows underground, where trunk and roots of the thuya meet; its knots are left to draw the pattern. The wood is sanded ever finer on the lathe, then polished with a cloth.',
      'La loupe pousse sous terre, au collet du thuya ; ses nœuds dessinent seuls le motif. Le bois est poncé de plus en plus fin sur le tour, puis lustré au chiffon.',
      'ينمو عقد العرعار تحت التراب حيث يلتقي جذع الشجرة بجذورها، وعيونه وحدها ترسم الزخرفة. يُصقل الخشب على المخرطة بورق يزداد نعومة، ثم يُلمّع بالقماش.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t('Thuya Burl Bowl', 'Coupe en loupe de thuya', 'وعاء من عقد العرعار'),
        text: t(
          'Swirls of red and amber cover this wide bowl inside and out; it has no other ornament. It brightens a sideboard and keeps shells, pine cones or the post.',
          'Des volutes rouges et ambrées couvrent cette large coupe, dedans comme dehors ; elle n’a pas d’autre ornement. Elle égaie un buffet et garde coquillages, pommes de pin ou courrier.',
          'دوامات حمراء وعنبرية تكسو هذا الوعاء الواسع من الداخل والخارج، ولا زينة له سواها. يضفي دفئًا على خزانة الصالون، وتوضع فيه الأصداف أو أكواز الصنوبر أو الرسائل.',
        ),
        price: 220,
        measures: { diameter: 25, height: 9 },
        grams: 720,
        choices: [
          {
            type: 'size',
            values: [
              { value: '18 cm', adds: -70, measures: { diameter: 18, height: 7 }, grams: 380 },
              { value: '25 cm', adds: 0, measures: { diameter: 25, height: 9 }, grams: 720 },
              { value: '30 cm', adds: 70, measures: { diameter: 30, height: 11 }, grams: 1150 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Thuya Catch-All for Keys and Rings',
          'Vide-poche en thuya pour clés et bagues',
          'وعاء من العرعار للمفاتيح والخواتم',
        ),
        text: t(
          'A bowl of thuya burl for keys by the front door, or for rings and a watch by the bed, with felt glued under the foot, so that it neither slides nor scratches.',
          'Dans l’entrée pour les clés, au chevet pour les bagues et la montre : une coupe en loupe de thuya, au pied garni de feutrine, qui ne glisse pas et ne raye rien.',
          'عند الباب للمفاتيح، أو بجانب السرير للخواتم والساعة: وعاء من عقد العرعار أُلصق اللباد تحت قاعدته فلا ينزلق ولا يخدش.',
        ),
        picture: 'bowl-thuya-burl-small',
        price: 129,
        measures: { diameter: 15, height: 6 },
        grams: 270,
        choices: [
          {
            type: 'size',
            values: [
              { value: '12 cm', adds: -30, measures: { diameter: 12, height: 5 }, grams: 180 },
              { value: '15 cm', adds: 0, measures: { diameter: 15, height: 6 }, grams: 270 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Large Thuya Centrepiece Bowl',
          'Grande coupe de table en loupe de thuya',
          'وعاء كبير من العرعار لوسط المائدة',
        ),
        text: t(
          'Burls of this breadth are rare, and the turner follows the sound wood around every hollow. In the middle of a long table the bowl needs nothing in it.',
          'Les loupes de cette largeur sont rares, et le tourneur suit le bois sain autour de chaque creux. Au milieu d’une longue table, la coupe se suffit à elle-même.',
          'قلّما يوجد عقد عرعار بهذا العرض، ويتتبع الخرّاط الخشب السليم حول كل تجويف. يوضع في وسط مائدة طويلة فيكفيه جماله ولو كان فارغًا.',
        ),
        picture: 'bowl-thuya-burl-large',
        price: 420,
        measures: { diameter: 38, height: 13 },
        grams: 2300,
      },
    ],
  },
  {
    picture: 'bowl-walnut-footed',
    kind: 'woodwork',
    colours: ['brown'],
    materials: ['walnut'],
    techniques: turning,
    care: tableCare,
    included: [],
    safety: food,
    madeIn: 'essaouira',
    making: t(
      'Walnut is seasoned slowly before it meets the lathe, and finished with oil alone. Rinse, dry at once and oil again when the brown turns pale.',
      'Le noyer sèche longtemps avant de passer sur le tour et ne reçoit que de l’huile pour finition. Rincez, essuyez aussitôt et huilez de nouveau quand le brun pâlit.',
      'يُجفف خشب الجوز طويلًا قبل أن يوضع على المخرطة، ولا يُدهن بعدها إلا بالزيت. يُشطف ويُنشّف في الحال، ويُعاد دهنه إذا شحب لونه.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t('Deep Walnut Bowl', 'Coupe profonde en noyer', 'وعاء عميق من خشب الجوز'),
        text: t(
          'Dark, deep and plain, this walnut bowl takes couscous salad, oranges or warm bread under a cloth. The rim is rounded so that it sits well in both hands.',
          'Sombre, profonde et sobre, cette coupe en noyer reçoit une salade de semoule, des oranges ou le pain chaud sous un linge. Son bord arrondi se prend bien à deux mains.',
          'وعاء داكن عميق لا زخرفة فيه، يصلح لسلطة الكسكس أو البرتقال أو الخبز الساخن تحت منديل. حافته مدوّرة تستريح بين اليدين.',
        ),
        price: 240,
        measures: { diameter: 25, height: 11 },
        grams: 850,
        choices: [
          {
            type: 'size',
            values: [
              { value: '20 cm', adds: -70, measures: { diameter: 20, height: 9 }, grams: 520 },
              { value: '25 cm', adds: 0, measures: { diameter: 25, height: 11 }, grams: 850 },
              { value: '28 cm', adds: 60, measures: { diameter: 28, height: 12 }, grams: 1150 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Two Walnut Bowls for Nuts and Dates',
          'Deux bols en noyer pour dattes et noix',
          'زلافتان من خشب الجوز للتمر والمكسرات',
        ),
        text: t(
          'A pair of bowls in hand size to set out with the tea, dates in one and walnuts in the other. Both are turned from one plank, so their browns agree.',
          'Les dattes dans l’un, les noix dans l’autre : deux bols qui tiennent dans la main, à poser sur la table avec le thé. Tous deux viennent de la même planche, et leurs bruns s’accordent.',
          'التمر في واحدة والجوز في الأخرى: زلافتان بحجم الكف توضعان إلى جانب الشاي. خُرطتا من لوح واحد فتقارب لونهما.',
        ),
        picture: 'bowl-walnut-footed-pair',
        price: 195,
        measures: { diameter: 14, height: 6 },
        grams: 440,
        included: ['set-of-2'],
      },
    ],
  },
  {
    picture: 'box-cedar-inlaid',
    kind: 'woodwork',
    colours: ['brown', 'beige', 'black'],
    materials: ['cedar', ...inlaid, 'brass'],
    techniques: marquetry,
    care: dryCare,
    included: [],
    safety: indoors,
    madeIn: 'essaouira',
    making: t(
      'Each star is assembled from slips of lemonwood, dark wood and mother-of-pearl, let into the cedar and sanded flush. When the lid goes up, the wood gives off its clean, resinous smell.',
      'Chaque étoile réunit de fines pièces de citronnier, de bois sombre et de nacre, incrustées dans le cèdre puis poncées à fleur. À l’ouverture, le bois libère son parfum net et résineux.',
      'تُجمع كل نجمة من رقائق خشب الليمون والخشب الداكن والصدف، وتُنزَّل في خشب الأرز ثم تُصقل حتى تستوي. وعند رفع الغطاء تفوح رائحة خشب الأرز النقية.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t(
          'Cedar Box with Seven Stars',
          'Coffret en cèdre aux sept étoiles',
          'صندوق من خشب الأرز بسبع نجمات',
        ),
        text: t(
          'One eight-pointed star in the middle of the lid and three small ones on either side, inside a border of light and dark triangles. A brass clasp closes this box of honey-coloured cedar.',
          'Une étoile à huit branches au milieu du couvercle, trois petites de chaque côté, et tout autour une bordure de triangles clairs et sombres. Un fermoir de laiton ferme ce coffret en cèdre couleur de miel.',
          'نجمة ثمانية في وسط الغطاء وثلاث نجمات صغيرة على كل جانب، وحولها إطار من المثلثات الفاتحة والداكنة. ويُغلق هذا الصندوق من خشب الأرز العسلي بمشبك من النحاس الأصفر.',
        ),
        price: 290,
        measures: { length: 22, width: 14, height: 12 },
        grams: 900,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -90, measures: { length: 16, width: 11, height: 9 }, grams: 480 },
              { value: 'Medium', adds: 0, measures: { length: 22, width: 14, height: 12 }, grams: 900 },
              { value: 'Large', adds: 140, measures: { length: 30, width: 20, height: 15 }, grams: 1800 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Cedar Jewellery Box with Lock and Key',
          'Coffret à bijoux en cèdre fermant à clé',
          'صندوق حلي من خشب الأرز بقفل ومفتاح',
        ),
        text: t(
          'Behind the brass plate sits a small lock, and the inside is lined with burgundy velvet in four compartments. For earrings, chains and whatever should stay between you and the key.',
          'Derrière la plaque de laiton se cache une petite serrure ; l’intérieur, doublé de velours bordeaux, compte quatre compartiments. Pour les boucles d’oreilles, les chaînes et ce que l’on préfère garder sous clé.',
          'خلف صفيحة النحاس الأصفر قفل صغير، والداخل مبطّن بمخمل عنابي ومقسوم إلى أربع خانات. للأقراط والسلاسل وكل ما تفضّل أن يبقى مقفلًا عليه.',
        ),
        picture: 'box-cedar-inlaid-lock',
        price: 390,
        measures: { length: 24, width: 16, height: 13 },
        grams: 1150,
        included: ['key'],
      },
      {
        city: 'Essaouira',
        name: t(
          'Cedar Chest for Letters and Papers',
          'Grand coffret en cèdre pour lettres et papiers',
          'صندوق من خشب الأرز للرسائل والأوراق',
        ),
        text: t(
          'Letters, photographs and folded documents lie flat in this larger chest, where the frieze of stars and diamonds goes round all four sides. It is made to order and left unlined so that the scent of cedar stays with them.',
          'Lettres, photographies et papiers pliés tiennent à plat dans ce grand coffret, dont la frise d’étoiles et de losanges court sur les quatre côtés. Fait sur commande, il n’est pas doublé, pour qu’on y sente le cèdre.',
          'تستوي الرسائل والصور والوثائق المطوية في هذا الصندوق الكبير، ويدور على جوانبه الأربعة شريط من النجوم والمعيّنات. يُصنع حسب الطلب دون بطانة لتبقى فيه رائحة خشب الأرز.',
        ),
        picture: 'box-cedar-inlaid-large',
        price: 590,
        measures: { length: 36, width: 26, height: 16 },
        grams: 2700,
        leadTimeDays: 15,
      },
    ],
  },
  {
    picture: 'box-cedar-octagonal',
    kind: 'woodwork',
    colours: ['brown', 'beige'],
    materials: ['cedar', ...inlaid],
    techniques: marquetry,
    care: dryCare,
    included: ['lid'],
    safety: indoors,
    madeIn: 'essaouira',
    making: t(
      'Eight boards are mitred and glued around an octagonal base, then a thin bed is cut into the cedar for every slip of the pattern. The joints nearly vanish under the wax.',
      'Huit planchettes coupées d’onglet sont collées autour d’un fond octogonal ; on creuse ensuite dans le cèdre le lit de chaque pièce du motif. Sous la cire, les joints disparaissent presque.',
      'تُقص ثمانية ألواح بزوايا مائلة وتُلصق حول قاعدة مثمّنة، ثم يُحفر في خشب الأرز موضع دقيق لكل رقيقة من التطعيم. وتكاد المفاصل تختفي تحت الشمع.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t(
          'Tall Octagonal Cedar Box with Rosette',
          'Haute boîte octogonale en cèdre à rosace',
          'علبة مثمّنة عالية من خشب الأرز بوردة مطعّمة',
        ),
        text: t(
          'A rosette of lemonwood and mother-of-pearl opens on the lid, ringed by a band of light and dark blocks; each of the eight sides bears a pair of small stars. The high walls take bracelets as easily as balls of wool.',
          'Une rosace de citronnier et de nacre s’ouvre sur le couvercle, cernée d’un anneau de pavés clairs et sombres ; chacun des huit pans porte deux petites étoiles. Ses hautes parois accueillent aussi bien des bracelets que des pelotes.',
          'تتفتح على الغطاء وردة من خشب الليمون والصدف تحيط بها حلقة من قطع فاتحة وداكنة، وعلى كل ضلع من الأضلاع الثمانية نجمتان صغيرتان. وتتسع بجوانبها العالية للأساور كما تتسع لكبب الصوف.',
        ),
        price: 320,
        measures: { diameter: 20, height: 15 },
        grams: 1000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '15 cm', adds: -90, measures: { diameter: 15, height: 12 }, grams: 580 },
              { value: '20 cm', adds: 0, measures: { diameter: 20, height: 15 }, grams: 1000 },
              { value: '25 cm', adds: 120, measures: { diameter: 25, height: 18 }, grams: 1650 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Octagonal Cedar Sewing Box',
          'Boîte à couture octogonale en cèdre',
          'علبة خياطة مثمّنة من خشب الأرز',
        ),
        text: t(
          'Reels and scissors lie below, needles and buttons in a lift-out tray above: a workbox with eight sides and a star-burst lid. Moths are said to dislike the smell of cedar.',
          'Bobines et ciseaux au fond, aiguilles et boutons dans le casier amovible du dessus : une boîte à ouvrage à huit pans, au couvercle en étoile rayonnante. On dit que les mites n’aiment pas l’odeur du cèdre.',
          'البكرات والمقص في الأسفل، والإبر والأزرار في خانة علوية تُرفع: علبة خياطة بثمانية أضلاع وغطاء تشع منه نجمة. ويقال إن العث لا يحب رائحة خشب الأرز.',
        ),
        picture: 'box-cedar-octagonal-large',
        price: 450,
        measures: { diameter: 24, height: 18 },
        grams: 1700,
      },
    ],
  },
  {
    picture: 'box-hexagonal-walnut',
    kind: 'woodwork',
    colours: ['brown', 'beige'],
    materials: ['walnut', ...inlaid],
    techniques: marquetry,
    care: dryCare,
    included: ['lid'],
    safety: indoors,
    madeIn: 'essaouira',
    making: t(
      'The rosette is drawn with a compass and built up from the centre outwards, one ring of points after another. A last coat of wax leaves the walnut satin rather than shiny.',
      'La rosace est tracée au compas et montée du centre vers le bord, une couronne de pointes après l’autre. Une dernière couche de cire laisse le noyer satiné plutôt que brillant.',
      'تُرسم الوردة بالفرجار وتُركّب من المركز إلى الخارج، حلقة من الرؤوس بعد أخرى. وتترك الطبقة الأخيرة من الشمع خشب الجوز ناعم الملمس هادئ اللمعان.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t(
          'Hexagonal Walnut Box with Rosette',
          'Boîte hexagonale en noyer à rosace',
          'علبة سداسية من خشب الجوز بوردة مطعّمة',
        ),
        text: t(
          'Six dark sides of walnut, and on the lid a rosette as pale as lace. Stars linked by diamonds run between fine lines along each face.',
          'Six pans de noyer foncé et, sur le couvercle, une rosace claire comme une dentelle. Des étoiles reliées par des losanges courent entre deux filets sur chaque face.',
          'ستة أضلاع من خشب الجوز الداكن، وعلى الغطاء وردة فاتحة كأنها الدانتيل. وعلى كل وجه نجوم تصل بينها معيّنات، يحدها خطان رفيعان.',
        ),
        price: 260,
        measures: { diameter: 20, height: 9 },
        grams: 780,
        choices: [
          {
            type: 'size',
            values: [
              { value: '15 cm', adds: -70, measures: { diameter: 15, height: 7 }, grams: 420 },
              { value: '20 cm', adds: 0, measures: { diameter: 20, height: 9 }, grams: 780 },
              { value: '25 cm', adds: 100, measures: { diameter: 25, height: 11 }, grams: 1300 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Small Hexagonal Walnut Ring Box',
          'Petite boîte à bagues hexagonale en noyer',
          'علبة خواتم سداسية صغيرة من خشب الجوز',
        ),
        text: t(
          'The six-sided box fits the palm and, on its lining of cream felt, holds two rings for a wedding or the earrings worn every day. At this size the rosette has fewer points, cut finer.',
          'Deux alliances, ou les boucles d’oreilles de tous les jours : cette boîte à six pans tient dans la paume et se double de feutrine crème. À cette taille, la rosace compte moins de pointes, coupées plus fin.',
          'لخاتمي الزفاف أو لأقراط كل يوم: علبة بستة أضلاع تستقر في راحة اليد، مبطّنة بلباد كريمي. وفي هذا الحجم تقل رؤوس الوردة وتدق.',
        ),
        picture: 'box-hexagonal-walnut-small',
        price: 149,
        measures: { diameter: 10, height: 6 },
        grams: 210,
      },
    ],
  },
  {
    picture: 'box-olive-round',
    kind: 'woodwork',
    colours: ['beige', 'brown'],
    materials: ['olive-wood'],
    techniques: turning,
    care: tableCare,
    included: ['lid'],
    safety: food,
    madeIn: 'meknes',
    making: t(
      'Box and lid are turned from one block, the lid last, so that it drops into place with a soft click. Two thin reddish lines are burned in while the lathe spins.',
      'Boîte et couvercle sont tournés dans un même bloc, le couvercle en dernier, pour qu’il se pose avec un petit bruit feutré. Deux fins filets roux sont brûlés dans le bois pendant que le tour tourne.',
      'تُخرط العلبة وغطاؤها من كتلة واحدة، ويُترك الغطاء إلى النهاية ليستقر في مكانه بإحكام. ويُكوى في الخشب خطان محمرّان رفيعان والمخرطة تدور.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Round Olive Wood Box with Lid',
          'Boîte ronde en olivier à couvercle',
          'علبة مستديرة من خشب الزيتون بغطاء',
        ),
        text: t(
          'The marbled grain of olive wood wraps around this straight-sided box and closes over a domed lid with a turned knob. Sugar, tea or dried fruit keep well in it.',
          'Le bois marbré de l’olivier enveloppe cette boîte aux flancs droits et se referme sur un couvercle bombé à bouton tourné. Sucre, thé ou fruits secs s’y gardent bien.',
          'تلتف عروق خشب الزيتون الرخامية حول هذه العلبة المستقيمة الجوانب وتكتمل على غطاء مقبّب بمقبض مخروط. يُحفظ فيها السكر أو الشاي أو الفواكه الجافة.',
        ),
        price: 210,
        measures: { diameter: 15, height: 16 },
        grams: 820,
        choices: [
          {
            type: 'size',
            values: [
              { value: '12 cm', adds: -60, measures: { diameter: 12, height: 13 }, grams: 480 },
              { value: '15 cm', adds: 0, measures: { diameter: 15, height: 16 }, grams: 820 },
              { value: '18 cm', adds: 90, measures: { diameter: 18, height: 19 }, grams: 1350 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Small Olive Wood Salt Box',
          'Petite boîte à sel en bois d’olivier',
          'مملحة صغيرة من خشب الزيتون',
        ),
        text: t(
          'A salt box for the side of the cooker or the middle of the table: lift the knob, take a pinch, and the lid drops back. Coarse salt stays dry behind its thick walls.',
          'On soulève le bouton, on prend une pincée, le couvercle retombe : une boîte à sel pour le plan de travail ou le milieu de la table. Le gros sel reste au sec derrière ses parois épaisses.',
          'ترفع المقبض وتأخذ رشة ثم يعود الغطاء إلى مكانه: مملحة توضع قرب الموقد أو في وسط المائدة. ويبقى الملح الخشن جافًا خلف جوانبها السميكة.',
        ),
        picture: 'box-olive-round-small',
        price: 119,
        measures: { diameter: 10, height: 11 },
        grams: 300,
      },
      {
        city: 'Meknes',
        name: t(
          'Large Olive Wood Biscuit Box',
          'Grande boîte à biscuits en bois d’olivier',
          'علبة حلويات كبيرة من خشب الزيتون',
        ),
        text: t(
          'Gazelle horns and ghriba for a whole afternoon of guests fit in this larger box, turned from the thick part of the trunk. The knob is broad enough to grip with floury fingers.',
          'Cornes de gazelle et ghriba pour tout un après-midi de visites : la grande boîte est tournée dans la partie épaisse du tronc. Son bouton est assez large pour des doigts pleins de farine.',
          'تتسع العلبة الكبيرة لما يكفي ضيوف العصر من كعب الغزال والغريبة، وقد خُرطت من أسمك جزء في الجذع. ومقبضها عريض يسهل الإمساك به ولو بأصابع يغطيها الدقيق.',
        ),
        picture: 'box-olive-round-large',
        price: 380,
        measures: { diameter: 22, height: 21 },
        grams: 2100,
      },
    ],
  },
  {
    picture: 'box-pen-thuya',
    kind: 'woodwork',
    colours: ['brown', 'beige'],
    materials: ['thuya', ...inlaid],
    techniques: marquetry,
    care: dryCare,
    included: ['lid'],
    safety: indoors,
    madeIn: 'essaouira',
    making: t(
      'The row of stars is laid piece by piece into a groove along the lid, then planed level with the burl. Brushed with varnish and rubbed down between coats, the thuya turns a deep red.',
      'La rangée d’étoiles est posée pièce à pièce dans une rainure du couvercle, puis arasée au niveau de la loupe. Verni au pinceau et poncé entre les couches, le thuya prend un rouge profond.',
      'يُركّب صف النجوم قطعة قطعة في حزّ على طول الغطاء، ثم يُسوّى مع سطح الخشب. ويُطلى العرعار بالورنيش ويُصقل بين طبقة وأخرى حتى يصير أحمر عميقًا.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t(
          'Thuya Pen Box with a Row of Stars',
          'Plumier en thuya à rangée d’étoiles',
          'علبة أقلام من العرعار بصف من النجوم',
        ),
        text: t(
          'Seven small stars with diamonds between them run the length of the lid. Pencils, reed pens or reading glasses lie inside this slim box of thuya burl.',
          'Sept petites étoiles, séparées par des losanges, courent sur toute la longueur du couvercle. Crayons, calames ou lunettes se rangent dans ce plumier étroit en loupe de thuya.',
          'سبع نجمات صغيرة تفصل بينها معيّنات تمتد على طول الغطاء. توضع الأقلام أو أقلام القصب أو النظارات في هذه العلبة الرفيعة من عقد العرعار.',
        ),
        price: 149,
        measures: { length: 24, width: 6, height: 5 },
        grams: 290,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Medium', adds: 0, measures: { length: 24, width: 6, height: 5 }, grams: 290 },
              { value: 'Large', adds: 40, measures: { length: 32, width: 7, height: 6 }, grams: 440 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Thuya Calligraphy Box with Felt Lining',
          'Plumier de calligraphe en thuya, doublé de feutrine',
          'علبة خطّاط من العرعار مبطّنة باللباد',
        ),
        text: t(
          'Made for reed pens, which must not roll: a divider runs through the middle, and green felt lines both halves. The same stars march along the lid.',
          'Pensé pour les calames, qui ne doivent pas rouler : une cloison le partage en deux dans sa longueur, et chaque moitié est doublée de feutrine verte. Les mêmes étoiles défilent sur le couvercle.',
          'صُنعت لأقلام القصب كي لا تتدحرج: يقسمها حاجز في طولها، ونصفاها مبطّنان بلباد أخضر. وعلى الغطاء صف النجوم نفسه.',
        ),
        picture: 'box-pen-thuya-large',
        price: 219,
        measures: { length: 30, width: 9, height: 6 },
        grams: 480,
      },
      {
        city: 'Essaouira',
        name: t(
          'Short Thuya Box for Reading Glasses',
          'Étui à lunettes en thuya marqueté',
          'علبة نظارات من العرعار المطعّم',
        ),
        text: t(
          'Folded spectacles rest on a strip of suede in this shorter box, with a shorter line of stars. It stays on the desk or the bedside table, as it is too stiff for a pocket.',
          'Les lunettes pliées y reposent sur une bande de daim, sous une rangée d’étoiles plus courte. Trop rigide pour la poche, cet étui reste sur le bureau ou la table de chevet.',
          'تستقر النظارات المطوية فيها على شريط من الشمواه، تحت صف أقصر من النجوم. هي أصلب من أن توضع في الجيب، فمكانها المكتب أو منضدة السرير.',
        ),
        price: 129,
        measures: { length: 18, width: 7, height: 5 },
        grams: 230,
        withdrawn: true,
      },
    ],
  },
  {
    picture: 'box-thuya-inlaid',
    kind: 'woodwork',
    colours: ['brown', 'beige', 'black'],
    materials: ['thuya', ...inlaid, 'brass'],
    techniques: marquetry,
    care: dryCare,
    included: [],
    safety: indoors,
    madeIn: 'essaouira',
    making: t(
      'The marquetry is cut from lemonwood, dark wood and mother-of-pearl, set by hand and sanded flush with the burl. Open the box and you smell the thuya, warm and slightly peppery.',
      'La marqueterie est découpée dans le citronnier, un bois sombre et la nacre, posée à la main puis poncée à fleur. À l’ouverture, le thuya embaume, chaud et un peu poivré.',
      'يُقص التطعيم من خشب الليمون والخشب الداكن والصدف ويُركّب يدويًا ثم يُصقل حتى يستوي مع الخشب. وعند فتح الصندوق تفوح رائحة العرعار الدافئة.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t(
          'Thuya Box with Star Marquetry',
          'Coffret en thuya à marqueterie étoilée',
          'صندوق عرعار مطعّم بالنجوم',
        ),
        text: t(
          'The box that every cabinetmaker’s stall in Essaouira knows: red burl, an eight-pointed star on the lid and a garland of small stars round the sides. The clasp is brass, the inside plain polished wood.',
          'Le coffret que connaît chaque échoppe d’ébéniste à Essaouira : loupe rouge, étoile à huit branches sur le couvercle et guirlande de petites étoiles sur les côtés. Le fermoir est en laiton, l’intérieur en bois poli.',
          'هو الصندوق الذي تعرفه كل دكاكين النجارة في الصويرة: خشب أحمر ونجمة ثمانية على الغطاء وسلسلة نجوم صغيرة حول الجوانب. مشبكه من النحاس الأصفر، وداخله من الخشب المصقول.',
        ),
        price: 260,
        measures: { length: 20, width: 14, height: 10 },
        grams: 820,
        choices: [
          {
            type: 'size',
            values: [
              { value: '15 x 10 cm', adds: -80, measures: { length: 15, width: 10, height: 8 }, grams: 430 },
              { value: '20 x 14 cm', adds: 0, measures: { length: 20, width: 14, height: 10 }, grams: 820 },
              {
                value: '28 x 20 cm',
                adds: 130,
                measures: { length: 28, width: 20, height: 13 },
                grams: 1750,
              },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Locking Thuya Jewellery Box, Velvet Inside',
          'Coffret à bijoux en thuya, velours et serrure',
          'صندوق حلي من العرعار بقفل وبطانة مخملية',
        ),
        text: t(
          'Red velvet, a row of ring cushions and a lock that turns with a small brass key set this box apart from the plain one. The star and its border of triangles are the same.',
          'Velours rouge, boudins à bagues et serrure à petite clé de laiton : voilà ce qui distingue ce coffret du modèle simple. L’étoile et sa bordure de triangles restent les mêmes.',
          'مخمل أحمر وصف من الوسائد الصغيرة للخواتم وقفل بمفتاح نحاسي صغير: هذا ما يميزه عن الصندوق العادي. أما النجمة وإطار المثلثات فهما ذاتهما.',
        ),
        picture: 'box-thuya-inlaid-lock',
        price: 360,
        measures: { length: 22, width: 15, height: 11 },
        grams: 1050,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Medium', adds: 0, measures: { length: 22, width: 15, height: 11 }, grams: 1050 },
              { value: 'Large', adds: 150, measures: { length: 30, width: 20, height: 14 }, grams: 2050 },
            ],
          },
        ],
        included: ['key'],
      },
      {
        city: 'Essaouira',
        name: t(
          'Large Thuya Keepsake Chest',
          'Grand coffre à souvenirs en thuya',
          'صندوق تذكارات كبير من العرعار',
        ),
        text: t(
          'The chest gives keepsakes such as baby shoes, medals or a bundle of letters a home of their own. Two hinges carry the heavy lid, and a short chain stops it from falling back.',
          'Chaussons de bébé, médailles, liasse de lettres : ce coffre offre un abri aux souvenirs. Deux charnières portent le lourd couvercle, qu’une chaînette retient.',
          'حذاء الرضيع والأوسمة ورزمة الرسائل: هذا الصندوق بيت للذكريات. تحمل مفصلتان غطاءه الثقيل، وتمنعه سلسلة قصيرة من الانقلاب إلى الخلف.',
        ),
        picture: 'box-thuya-inlaid-large',
        price: 690,
        measures: { length: 38, width: 25, height: 18 },
        grams: 3800,
        leadTimeDays: 20,
      },
    ],
  },
  {
    picture: 'box-thuya-octagonal',
    kind: 'woodwork',
    colours: ['brown', 'beige'],
    materials: ['thuya', ...inlaid],
    techniques: marquetry,
    care: dryCare,
    included: ['lid'],
    safety: indoors,
    madeIn: 'essaouira',
    making: t(
      'A fine saw follows the paper drawing through three sheets at once, pale, dark and pearl; the points are then pressed one by one into warm glue. Thin coats of varnish bring out the depth of the burl.',
      'Une scie fine suit le dessin de papier à travers trois feuilles à la fois, claire, sombre et nacrée ; les pointes sont ensuite pressées une à une dans la colle chaude. De minces couches de vernis font ressortir la profondeur de la loupe.',
      'يتتبع منشار دقيق الرسم الورقي في ثلاث رقائق معًا: فاتحة وداكنة وصدفية، ثم تُضغط الرؤوس واحدًا واحدًا في الغراء الساخن. وتُظهر طبقات الورنيش الرقيقة عمق الخشب.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t(
          'Octagonal Thuya Box with Rosette',
          'Boîte octogonale en thuya à rosace',
          'علبة مثمّنة من العرعار بوردة مطعّمة',
        ),
        text: t(
          'Round the rosette turns a chequered ring, round the ring the eight edges of the lid: a box that looks well from every side of a low table. The sides show small stars between two pale lines.',
          'Autour de la rosace tourne un anneau en damier, autour de l’anneau les huit bords du couvercle : une boîte à regarder de tous les côtés d’une table basse. Les pans portent de petites étoiles entre deux filets clairs.',
          'تدور حول الوردة حلقة كرقعة الشطرنج، وحول الحلقة حواف الغطاء الثماني: علبة جميلة من كل جوانب الطاولة. وعلى أضلاعها نجوم صغيرة بين خطين فاتحين.',
        ),
        price: 280,
        measures: { diameter: 20, height: 9 },
        grams: 850,
        choices: [
          {
            type: 'size',
            values: [
              { value: '15 cm', adds: -80, measures: { diameter: 15, height: 7 }, grams: 460 },
              { value: '20 cm', adds: 0, measures: { diameter: 20, height: 9 }, grams: 850 },
              { value: '25 cm', adds: 110, measures: { diameter: 25, height: 11 }, grams: 1400 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Thuya Trinket Box, Octagonal or Square',
          'Petite boîte en thuya, octogonale ou carrée',
          'علبة من العرعار للأشياء الصغيرة، مثمّنة أو مربعة',
        ),
        text: t(
          'Same burl, same marquetry, two outlines: choose eight sides under a rosette, or four sides with a brass clasp and a star in each corner. Either holds coins, pins or a spare key.',
          'Même loupe, même marqueterie, deux silhouettes : huit pans sous une rosace, ou quatre côtés avec fermoir de laiton et une étoile à chaque angle. L’une comme l’autre garde pièces, épingles ou clé de secours.',
          'الخشب نفسه والتطعيم نفسه بشكلين: ثمانية أضلاع تعلوها وردة، أو أربعة أضلاع بمشبك نحاسي ونجمة في كل ركن. وكلاهما يحفظ النقود المعدنية أو الدبابيس أو مفتاحًا احتياطيًا.',
        ),
        picture: 'box-thuya-octagonal-trinket',
        price: 195,
        measures: { diameter: 14, height: 8 },
        grams: 400,
        choices: [
          {
            type: 'shape',
            values: [
              {
                value: 'Octagonal',
                adds: 0,
                measures: { diameter: 14, height: 8 },
                grams: 400,
                picture: 'box-thuya-octagonal',
              },
              {
                value: 'Square',
                adds: 15,
                measures: { length: 13, width: 13, height: 8 },
                grams: 430,
                picture: 'box-thuya-square-small',
              },
            ],
          },
        ],
        included: [],
      },
      {
        city: 'Essaouira',
        name: t(
          'Large Eight-Sided Thuya Jewellery Box',
          'Grande boîte à bijoux en thuya à huit pans',
          'علبة حلي كبيرة من العرعار بثمانية أضلاع',
        ),
        text: t(
          'Seven compartments fan out inside like slices of an orange, round a padded centre for rings. Black felt covers the bottom, and the underside too.',
          'À l’intérieur, sept compartiments s’ouvrent en quartiers d’orange autour d’un centre rembourré pour les bagues. La feutrine noire tapisse le fond, et le dessous aussi.',
          'في داخلها سبع خانات كفصوص البرتقال حول وسط محشو للخواتم. ويكسو اللباد الأسود قعرها من الداخل وأسفلها من الخارج.',
        ),
        picture: 'box-thuya-octagonal-large',
        price: 490,
        measures: { diameter: 30, height: 12 },
        grams: 2100,
      },
    ],
  },
  {
    picture: 'box-thuya-round',
    kind: 'woodwork',
    colours: ['brown', 'red'],
    materials: ['thuya', 'cedar'],
    techniques: turning,
    care: dryCare,
    included: ['lid'],
    safety: decorative,
    madeIn: 'essaouira',
    making: t(
      'A ring of pale wood is let into the thuya above and below, the lathe takes it down to a hair line, and the base is closed with a disc of cedar. Rub it with a dry cloth and it will shine again.',
      'Un anneau de bois clair est incrusté en haut et en bas du thuya, le tour le réduit à un filet, et un disque de cèdre ferme le fond. Un chiffon sec suffit à lui rendre son éclat.',
      'تُنزَّل في العرعار حلقة من الخشب الفاتح من الأعلى وأخرى من الأسفل، وترققهما المخرطة حتى تصيرا خطين، ثم يُغلق القعر بقرص من خشب الأرز. ويكفي قماش جاف لإعادة اللمعان.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t(
          'Round Thuya Box with Domed Lid',
          'Boîte ronde en thuya à couvercle bombé',
          'علبة مستديرة من العرعار بغطاء مقبّب',
        ),
        text: t(
          'The grain swirls over the domed lid and carries on down the wall, because both come from one block. Two pale lines and a turned knob are all the decoration of this round box.',
          'Le veinage tourbillonne sur le couvercle bombé et se prolonge sur la paroi, car tous deux viennent du même bloc. Deux filets clairs et un bouton tourné font tout le décor de cette boîte ronde.',
          'تدور العروق على الغطاء المقبّب وتتصل بالجوانب، لأنهما من كتلة واحدة. وكل زينة هذه العلبة المستديرة خطان فاتحان ومقبض مخروط.',
        ),
        price: 195,
        measures: { diameter: 18, height: 13 },
        grams: 780,
        choices: [
          {
            type: 'size',
            values: [
              { value: '12 cm', adds: -60, measures: { diameter: 12, height: 9 }, grams: 320 },
              { value: '18 cm', adds: 0, measures: { diameter: 18, height: 13 }, grams: 780 },
              { value: '22 cm', adds: 80, measures: { diameter: 22, height: 15 }, grams: 1250 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Small Thuya Box for Earrings',
          'Petite boîte à boucles d’oreilles en thuya',
          'علبة أقراط صغيرة من العرعار',
        ),
        text: t(
          'A box no bigger than a tangerine for a pair of earrings, a ring or a milk tooth; its lid lifts by a bead of burl. Its inside is turned as smooth as its outside.',
          'Pas plus grosse qu’une mandarine, avec un couvercle qu’on lève par une perle de loupe : une boîte pour une paire de boucles, une bague ou une dent de lait. L’intérieur est tourné aussi lisse que l’extérieur.',
          'بحجم حبة مندرين، يُرفع غطاؤها بمقبض كالخرزة: علبة لزوج أقراط أو خاتم أو سنّ لبنية. وداخلها مخروط أملس كخارجها.',
        ),
        picture: 'box-thuya-round-small',
        price: 89,
        measures: { diameter: 8, height: 7 },
        grams: 130,
      },
      {
        city: 'Essaouira',
        name: t(
          'Three Nested Round Thuya Boxes',
          'Trois boîtes gigognes rondes en thuya',
          'ثلاث علب مستديرة متداخلة من العرعار',
        ),
        text: t(
          'One box inside another inside a third, each with its own lid and its own two lines. Set out in a row on a chest of drawers, they show how the pattern of a single burl changes.',
          'Une boîte dans une autre dans une troisième, chacune avec son couvercle et ses deux filets. Alignées sur une commode, elles montrent comment change le dessin d’une même loupe.',
          'علبة داخل علبة داخل ثالثة، ولكل منها غطاؤها وخطّاها. وإذا صُفّت على خزانة ظهر كيف تتغير عروق الخشب في العقدة الواحدة.',
        ),
        picture: 'box-thuya-round-trio',
        price: 329,
        measures: { diameter: 18, height: 13 },
        grams: 1350,
        included: ['set-of-3', 'lid'],
      },
    ],
  },
  {
    picture: 'box-thuya-square-small',
    kind: 'woodwork',
    colours: ['brown', 'beige', 'black'],
    materials: ['thuya', ...inlaid, 'brass'],
    techniques: marquetry,
    care: dryCare,
    included: [],
    safety: indoors,
    madeIn: 'essaouira',
    making: t(
      'Triangles of lemonwood and dark wood, cut at one stroke with a chisel, are fitted end to end along the edge. Hinges and clasp are brass, pinned by hand.',
      'Des triangles de citronnier et de bois sombre, coupés d’un seul coup de ciseau, sont ajustés bout à bout le long du bord. Charnières et fermoir, en laiton, sont cloués à la main.',
      'تُقطع مثلثات خشب الليمون والخشب الداكن بضربة إزميل واحدة وتُصف متلاصقة على طول الحافة. والمفصلات والمشبك من النحاس الأصفر، مثبتة يدويًا بمسامير دقيقة.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t(
          'Square Thuya Box with a Great Star',
          'Coffret carré en thuya à grande étoile',
          'صندوق مربع من العرعار بنجمة كبيرة',
        ),
        text: t(
          'A single star fills most of the square lid, its petals of mother-of-pearl catching the light. Four small ones keep watch in the corners.',
          'Une seule étoile occupe presque tout le couvercle carré, et ses pétales de nacre accrochent la lumière. Quatre petites veillent aux angles.',
          'نجمة واحدة تملأ معظم الغطاء المربع، وتلتقط بتلاتها الصدفية الضوء. وفي الأركان أربع نجمات صغيرة تحيط بها.',
        ),
        price: 189,
        measures: { length: 14, width: 14, height: 9 },
        grams: 470,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -50, measures: { length: 10, width: 10, height: 7 }, grams: 240 },
              { value: 'Medium', adds: 0, measures: { length: 14, width: 14, height: 9 }, grams: 470 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Square Thuya Box for Watch and Cufflinks',
          'Coffret carré en thuya pour montre et boutons',
          'صندوق مربع من العرعار للساعة وأزرار الأكمام',
        ),
        text: t(
          'A watch curls round the cushion on the left; cufflinks, collar stays and coins have the two hollows on the right. The lining is dark green velvet, glued over cork.',
          'La montre s’enroule autour du coussinet de gauche ; boutons de manchette, baleines de col et monnaie occupent les deux creux de droite. La doublure est un velours vert sombre collé sur liège.',
          'تُلف الساعة حول الوسادة الصغيرة في اليسار، ولأزرار الأكمام والنقود المعدنية خانتان في اليمين. والبطانة مخمل أخضر داكن على طبقة من الفلين.',
        ),
        picture: 'box-thuya-square-small-watch',
        price: 259,
        measures: { length: 16, width: 16, height: 9 },
        grams: 620,
      },
    ],
  },
  {
    picture: 'box-walnut-inlaid',
    kind: 'woodwork',
    colours: ['brown', 'beige'],
    materials: ['walnut', ...inlaid, 'brass'],
    techniques: marquetry,
    care: dryCare,
    included: [],
    safety: indoors,
    madeIn: 'essaouira',
    making: t(
      'Walnut boards are dovetailed at the corners before the marquetry hides the joints. Dark wood makes the lemonwood look almost gold and the mother-of-pearl almost blue.',
      'Les planches de noyer sont assemblées à queues d’aronde avant que la marqueterie ne cache les joints. Sur ce bois sombre, le citronnier paraît presque doré et la nacre presque bleue.',
      'تُعشّق ألواح خشب الجوز عند الزوايا قبل أن يخفي التطعيم مفاصلها. وعلى هذا الخشب الداكن يبدو خشب الليمون كأنه ذهب ويميل الصدف إلى الزرقة.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t(
          'Tall Walnut Chest with Star Lid',
          'Haut coffret en noyer à couvercle étoilé',
          'صندوق عالٍ من خشب الجوز بغطاء مطعّم بنجمة',
        ),
        text: t(
          'Nearly a cube, this walnut chest has room for bottles of scent, rolled scarves or a deck of recipe cards. A chain of stars and diamonds girds it at mid-height.',
          'Presque un cube, ce coffret en noyer loge des flacons de parfum, des foulards roulés ou un paquet de fiches de cuisine. Une chaîne d’étoiles et de losanges le ceinture à mi-hauteur.',
          'صندوق من خشب الجوز يقارب المكعب، يتسع لقوارير العطر أو الأوشحة الملفوفة أو بطاقات الوصفات. ويطوقه في وسطه حزام من النجوم والمعيّنات.',
        ),
        price: 360,
        measures: { length: 20, width: 18, height: 16 },
        grams: 1350,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -110, measures: { length: 15, width: 13, height: 12 }, grams: 720 },
              { value: 'Medium', adds: 0, measures: { length: 20, width: 18, height: 16 }, grams: 1350 },
              { value: 'Large', adds: 160, measures: { length: 26, width: 23, height: 20 }, grams: 2500 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Walnut Jewellery Chest with Lift-Out Tray',
          'Coffret à bijoux en noyer à casier amovible',
          'صندوق حلي من خشب الجوز بخانة تُرفع',
        ),
        text: t(
          'Rings and studs go in the tray, bracelets and heavier chains beneath it: two storeys lined in ivory velvet behind one brass clasp. The tray lifts out by a ribbon.',
          'Bagues et puces dans le casier, bracelets et chaînes plus lourdes dessous : deux étages doublés de velours ivoire, derrière un seul fermoir de laiton. Le casier se soulève par un ruban.',
          'الخواتم والأقراط الصغيرة في الخانة العليا، والأساور والسلاسل الثقيلة تحتها: طابقان مبطّنان بمخمل عاجي خلف مشبك واحد من النحاس الأصفر. وتُرفع الخانة بشريط.',
        ),
        picture: 'box-walnut-inlaid-tray',
        price: 479,
        measures: { length: 22, width: 20, height: 18 },
        grams: 1850,
      },
      {
        city: 'Essaouira',
        name: t(
          'Large Walnut Chest with Lock',
          'Grand coffre en noyer à serrure',
          'صندوق كبير من خشب الجوز بقفل',
        ),
        text: t(
          'Family papers belong in a chest like this, deep enough for upright files and fastened with a lock. It is built to order on thicker boards, and felt protects the surface it stands on.',
          'Les papiers de famille ont leur place dans ce coffre, assez profond pour des dossiers debout et fermé par une serrure. Fabriqué sur commande dans des planches plus épaisses, il repose sur une feutrine qui protège le meuble.',
          'مكان أوراق العائلة في صندوق كهذا، عميق تقف فيه الملفات ويُغلق بقفل. يُصنع حسب الطلب من ألواح أسمك، وتحته لباد يحمي السطح الذي يوضع عليه.',
        ),
        picture: 'box-walnut-inlaid-large',
        price: 890,
        measures: { length: 36, width: 30, height: 28 },
        grams: 5600,
        included: ['key'],
        leadTimeDays: 25,
      },
    ],
  },
  {
    picture: 'chess-set-thuya',
    kind: 'woodwork',
    colours: ['brown', 'beige'],
    materials: ['thuya', 'lemonwood', 'walnut'],
    techniques: ['wood-turned', 'inlaid', 'carved'],
    care: ['wipe-dry', 'out-of-sun', 'keep-dry'],
    included: ['chess-pieces'],
    safety: ['small-parts', 'indoors-only'],
    madeIn: 'essaouira',
    making: t(
      'Lemonwood and walnut make the squares as well as the men; only the knights are carved, for a lathe cannot turn a horse. Board and pieces come from the same workshop.',
      'Citronnier et noyer font les cases comme les pièces ; seuls les cavaliers sont sculptés, car un tour ne sait pas faire un cheval. Plateau et pièces sortent du même atelier.',
      'من خشب الليمون والجوز تُصنع المربعات والقطع معًا، ولا يُنحت منها إلا الحصان لأن المخرطة لا تُخرج شكله. والرقعة والقطع من ورشة واحدة.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t(
          'Thuya Chess Set with Turned Men',
          'Jeu d’échecs en thuya à pièces tournées',
          'شطرنج من العرعار بقطع مخروطة',
        ),
        text: t(
          'A complete set: honey and brown squares in a broad frame of red thuya burl, with sixteen pale and sixteen dark men. Felt under each base makes every move a quiet one.',
          'Un jeu complet : cases miel et brunes dans un large cadre de loupe de thuya rouge, seize pièces claires et seize foncées. La feutrine sous chaque socle rend les coups silencieux.',
          'شطرنج كامل: مربعات عسلية وبنية في إطار عريض من عقد العرعار الأحمر، وست عشرة قطعة فاتحة ومثلها داكنة. وتحت كل قطعة لباد يجعل نقلها بلا صوت.',
        ),
        price: 590,
        measures: { length: 40, width: 40, height: 3 },
        grams: 3300,
        choices: [
          {
            type: 'size',
            values: [
              {
                value: '30 x 30 cm',
                adds: -150,
                measures: { length: 30, width: 30, height: 3 },
                grams: 1900,
              },
              { value: '40 x 40 cm', adds: 0, measures: { length: 40, width: 40, height: 3 }, grams: 3300 },
              { value: '50 x 50 cm', adds: 210, measures: { length: 50, width: 50, height: 3 }, grams: 5000 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Small Thuya Chess Set for Travel',
          'Petit jeu d’échecs de voyage en thuya',
          'شطرنج صغير للسفر من العرعار',
        ),
        text: t(
          'A peg under each man fits a hole in its square, so a game survives the train or a café table that wobbles. The pieces travel in a cotton pouch.',
          'Sous chaque pièce, une cheville entre dans le trou de sa case : la partie survit au train comme à la table bancale du café. Les pièces voyagent dans une pochette de coton.',
          'تحت كل قطعة وتد صغير يدخل في ثقب مربعها، فلا تفسد المباراة في القطار ولا على طاولة مقهى مهتزة. وتُحمل القطع في كيس قطني.',
        ),
        picture: 'chess-set-thuya-small',
        price: 390,
        measures: { length: 24, width: 24, height: 3 },
        grams: 1100,
      },
      {
        city: 'Essaouira',
        name: t(
          'Large Thuya Set with Weighted Men',
          'Grand jeu d’échecs en thuya à pièces lestées',
          'شطرنج كبير من العرعار بقطع مثقّلة',
        ),
        text: t(
          'Players who slam the clock will like these heavier men, drilled and weighted with iron. The king is taller than usual, and the board is made to match, on order.',
          'Les joueurs à la main vive apprécieront ces pièces plus lourdes, percées et lestées de fer. Le roi est plus haut que d’ordinaire, et le plateau, fait sur commande, est à sa mesure.',
          'قطع أثقل للاعبين سريعي اليد، مثقوبة من أسفلها ومثقّلة بالحديد. والملك فيها أطول من المعتاد، وتُصنع الرقعة على قياسها حسب الطلب.',
        ),
        picture: 'chess-set-thuya-large',
        price: 1190,
        measures: { length: 55, width: 55, height: 4 },
        grams: 7200,
        leadTimeDays: 20,
      },
    ],
  },
  {
    picture: 'mirror-cedar-carved',
    kind: 'woodwork',
    colours: ['brown'],
    materials: ['cedar', 'mirror', 'brass'],
    techniques: ['carved'],
    care: ['wipe-dry', 'out-of-sun', 'keep-dry'],
    included: ['hanging-hardware'],
    safety: wall,
    madeIn: 'meknes',
    making: t(
      'A net of stars is drawn with compass and ruler on the planed cedar, then the ground is taken out with chisel and mallet. The wood is waxed, not varnished, and a fillet of brass follows the arch.',
      'Un réseau d’étoiles est tracé au compas et à la règle sur le cèdre raboté, puis le fond est creusé au ciseau et au maillet. Le bois est ciré et non verni ; un filet de laiton suit l’arc.',
      'تُرسم شبكة النجوم بالفرجار والمسطرة على خشب الأرز المسوّى، ثم تُحفر أرضيتها بالإزميل والمطرقة. والخشب مشمّع لا مطلي بالورنيش، ويتبع القوس شريط رفيع من النحاس الأصفر.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Carved Cedar Mirror, Horseshoe Arch',
          'Miroir en cèdre sculpté à arc outrepassé',
          'مرآة من خشب الأرز المنقوش بقوس حدوة الفرس',
        ),
        text: t(
          'Like a small door on to a courtyard, the glass is cut to a horseshoe arch and framed in honey-coloured cedar. Carved stars cover the whole frame, up to the outer edge.',
          'Comme une petite porte ouverte sur un patio, la glace est taillée en arc outrepassé et encadrée de cèdre couleur de miel. Les étoiles sculptées couvrent tout le cadre, jusqu’au bord.',
          'كأنها باب صغير يطل على صحن الدار: زجاجها على شكل قوس حدوة الفرس، وإطارها من خشب الأرز العسلي. وتغطي النجوم المنقوشة الإطار كله حتى حافته.',
        ),
        price: 890,
        measures: { width: 55, height: 80 },
        grams: 7200,
        choices: [
          {
            type: 'size',
            values: [
              {
                value: '40 x 60 cm',
                adds: -250,
                measures: { width: 40, height: 60 },
                grams: 4000,
              },
              { value: '55 x 80 cm', adds: 0, measures: { width: 55, height: 80 }, grams: 7200 },
              {
                value: '70 x 100 cm',
                adds: 400,
                measures: { width: 70, height: 100 },
                grams: 12000,
              },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Small Carved Cedar Mirror',
          'Petit miroir en cèdre sculpté',
          'مرآة صغيرة من خشب الأرز المنقوش',
        ),
        text: t(
          'For the narrow wall beside a door, or for one face at a time: the arch and its stars on a scale that one hook can bear.',
          'Pour le pan de mur étroit près d’une porte, ou pour un visage à la fois : l’arc et ses étoiles à une échelle qu’un seul crochet supporte.',
          'للجدار الضيق قرب الباب، أو لوجه واحد في كل مرة: القوس ونجومه بمقاس يحمله خطاف واحد.',
        ),
        making: t(
          'Its stars are cut with the narrowest of the chisels, and the wood is waxed, not varnished.',
          'Ses étoiles sont taillées au plus étroit des ciseaux, et le bois est ciré, non verni.',
          'تُنقش نجومها بأدق الأزاميل، ويُدهن الخشب بالشمع دون ورنيش.',
        ),
        picture: 'mirror-cedar-carved-small',
        price: 480,
        measures: { width: 30, height: 45 },
        grams: 2300,
      },
      {
        city: 'Meknes',
        name: t(
          'Tall Cedar Mirror for the Hall',
          'Grand miroir d’entrée en cèdre sculpté',
          'مرآة مدخل عالية من خشب الأرز المنقوش',
        ),
        text: t(
          'As tall as a person, this mirror shows you from hat to shoes; it is made to order from three boards of cedar joined to carry the carving. It hangs from two plates screwed to the back, or leans against the wall once secured.',
          'On s’y voit de la tête aux pieds : ce miroir est fait sur commande à taille humaine, dans trois planches de cèdre assemblées pour porter la sculpture. Il se suspend par deux platines vissées au dos, ou s’appuie au mur une fois fixé.',
          'مرآة ترى فيها نفسك من الرأس إلى القدم، تُصنع حسب الطلب بطول قامة الإنسان من ثلاثة ألواح من خشب الأرز تحمل النقش. تُعلّق بصفيحتين مثبتتين في ظهرها، أو تُسند إلى الحائط بعد تثبيتها.',
        ),
        making: t(
          'The boards are joined first and carved as one, so that no star stops at a seam.',
          'Les planches sont assemblées d’abord et sculptées d’un seul tenant : aucune étoile ne s’arrête à un joint.',
          'تُجمع الألواح أولًا ثم تُنقش كأنها لوح واحد، فلا تنقطع نجمة عند الوصل.',
        ),
        picture: 'mirror-cedar-carved-tall',
        price: 2900,
        measures: { width: 80, height: 170 },
        grams: 31000,
        safety: largeOnWall,
        leadTimeDays: 40,
      },
      {
        city: 'Meknes',
        name: t(
          'Cedar Mirror with a Dressing Shelf',
          'Miroir en cèdre sculpté à tablette',
          'مرآة من خشب الأرز المنقوش برفّ صغير',
        ),
        text: t(
          'Below the arch runs a narrow shelf for a comb or a bottle of orange-flower water. The carving is the usual net of stars, a little shallower so that dust brushes out.',
          'Sous l’arc court une tablette étroite, pour un peigne ou un flacon d’eau de fleur d’oranger. La sculpture reprend le réseau d’étoiles, un peu moins creusé, pour que la poussière s’en chasse au pinceau.',
          'تحت القوس رفّ ضيق لمشط أو قارورة من ماء الزهر. والنقش شبكة النجوم المعتادة، وهو أقل عمقًا ليسهل نفض الغبار عنه بالفرشاة.',
        ),
        making: t(
          'The shelf is let into the frame without nails, and the whole is waxed.',
          'La tablette est encastrée dans le cadre sans clous, et l’ensemble est ciré.',
          'يُركَّب الرف في الإطار دون مسامير ويُدهن الكل بالشمع.',
        ),
        price: 990,
        measures: { width: 50, height: 80, length: 12 },
        grams: 7400,
        withdrawn: true,
      },
    ],
  },
  {
    picture: 'mirror-walnut-carved',
    kind: 'woodwork',
    colours: ['brown', 'gold'],
    materials: ['walnut', 'mirror', 'brass'],
    techniques: ['carved'],
    care: ['wipe-dry', 'out-of-sun', 'keep-dry'],
    included: ['hanging-hardware'],
    safety: wall,
    madeIn: 'meknes',
    making: t(
      'Walnut is harder than cedar and holds a sharper edge, so every star keeps its shadow. The brass line is bent cold around the arch and let into the wood.',
      'Plus dur que le cèdre, le noyer garde l’arête plus vive, et chaque étoile conserve son ombre. Le filet de laiton est cintré à froid autour de l’arc, puis incrusté dans le bois.',
      'خشب الجوز أصلب من خشب الأرز وحافته أحدّ، فتحتفظ كل نجمة بظلها. ويُثنى شريط النحاس الأصفر باردًا حول القوس ثم يُنزَّل في الخشب.',
    ),
    versions: [
      {
        city: 'Meknes',
        name: t(
          'Carved Walnut Mirror with Brass Line',
          'Miroir en noyer sculpté à filet de laiton',
          'مرآة من خشب الجوز المنقوش بشريط نحاسي',
        ),
        text: t(
          'Dark walnut and a gold-coloured line give this arch its evening look, beside a lamp or above a marble top. A net of stars, as on old carved ceilings, fills the frame.',
          'Le noyer sombre et un filet doré donnent à cet arc un air du soir, près d’une lampe ou au-dessus d’un marbre. Le cadre reprend les entrelacs d’étoiles des anciens plafonds.',
          'خشب الجوز الداكن والشريط الذهبي يمنحان هذا القوس هدوء المساء، قرب مصباح أو فوق سطح من الرخام. وتملأ الإطار شبكة النجوم المعروفة في السقوف القديمة.',
        ),
        price: 990,
        measures: { width: 55, height: 80 },
        grams: 8200,
        choices: [
          {
            type: 'size',
            values: [
              {
                value: '40 x 60 cm',
                adds: -290,
                measures: { width: 40, height: 60 },
                grams: 4600,
              },
              { value: '55 x 80 cm', adds: 0, measures: { width: 55, height: 80 }, grams: 8200 },
              {
                value: '70 x 100 cm',
                adds: 450,
                measures: { width: 70, height: 100 },
                grams: 13500,
              },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Pair of Small Walnut Mirrors',
          'Deux petits miroirs en noyer sculpté',
          'زوج مرايا صغيرة من خشب الجوز المنقوش',
        ),
        text: t(
          'Hung either side of a bed or a console, two narrow arches make a symmetry that one wide mirror cannot. Both frames are cut from one board, the carving continued from left to right.',
          'De part et d’autre d’un lit ou d’une console, deux arcs étroits créent une symétrie qu’un seul grand miroir n’offre pas. Les deux cadres viennent d’une même planche, et le motif se poursuit de gauche à droite.',
          'على جانبي السرير أو طاولة المدخل، يصنع قوسان ضيقان تناظرًا لا تمنحه مرآة واحدة عريضة. والإطاران من لوح واحد يستمر نقشه من أحدهما إلى الآخر.',
        ),
        picture: 'mirror-walnut-carved-pair',
        price: 1090,
        measures: { width: 30, height: 50 },
        grams: 5600,
        included: ['pair', 'hanging-hardware'],
      },
      {
        city: 'Meknes',
        name: t(
          'Large Walnut Mirror, Made to Order',
          'Grand miroir en noyer, fait sur commande',
          'مرآة كبيرة من خشب الجوز تُصنع حسب الطلب',
        ),
        text: t(
          'Over a fireplace or a long banquette, this large arch draws the room towards it. The carver begins once the order is in, and chooses boards whose grain runs upright.',
          'Au-dessus d’une cheminée ou d’une longue banquette, ce grand arc attire à lui toute la pièce. Le sculpteur commence à la commande et choisit des planches au fil bien vertical.',
          'فوق المدفأة أو فوق أريكة الصالون الطويلة، يشد هذا القوس الكبير النظر إليه. ويبدأ النقّاش العمل بعد الطلب، فيختار ألواحًا عروقها قائمة.',
        ),
        picture: 'mirror-walnut-carved-large',
        price: 2400,
        measures: { width: 90, height: 130 },
        grams: 26000,
        safety: largeOnWall,
        leadTimeDays: 35,
      },
    ],
  },
  {
    picture: 'taboret-thuya-inlaid',
    kind: 'woodwork',
    colours: ['brown', 'beige', 'black'],
    materials: ['thuya', ...inlaid],
    techniques: marquetry,
    care: dryCare,
    included: [],
    safety: indoors,
    madeIn: 'essaouira',
    making: t(
      'Eight panels, each with a horseshoe arch edged in lemonwood, are joined under a top of thuya burl. Put a mat under hot glasses: the varnish dislikes heat and water.',
      'Huit panneaux, chacun percé d’un arc outrepassé bordé de citronnier, s’assemblent sous un plateau en loupe de thuya. Glissez un sous-verre sous les boissons chaudes : le vernis craint la chaleur et l’eau.',
      'تُجمع ثمانية ألواح، في كل منها قوس على شكل حدوة الفرس بحافة من خشب الليمون، تحت سطح من عقد العرعار. وتوضع قطعة عازلة تحت الكؤوس الساخنة لأن الورنيش يتأثر بالحرارة والماء.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t(
          'Octagonal Thuya Side Table',
          'Guéridon octogonal en thuya marqueté',
          'طاولة جانبية مثمّنة من العرعار المطعّم',
        ),
        text: t(
          'The tea glass, a book and a lamp have their place on this eight-sided table, whose top spreads a rosette of lemonwood and mother-of-pearl. Little stars run along the frieze above the arches.',
          'Le verre de thé, un livre et une lampe trouvent place sur ce guéridon à huit pans, dont le plateau déploie une rosace de citronnier et de nacre. De petites étoiles suivent la frise, au-dessus des arcs.',
          'لكأس الشاي وكتاب ومصباح مكانها على هذه الطاولة المثمّنة، وعلى سطحها وردة من خشب الليمون والصدف. وتمتد نجوم صغيرة في الإفريز فوق الأقواس.',
        ),
        price: 1490,
        measures: { diameter: 45, height: 42 },
        grams: 10500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '40 cm', adds: -250, measures: { diameter: 40, height: 38 }, grams: 8200 },
              { value: '45 cm', adds: 0, measures: { diameter: 45, height: 42 }, grams: 10500 },
              { value: '50 cm', adds: 290, measures: { diameter: 50, height: 46 }, grams: 13000 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Low Thuya Table for Floor Cushions',
          'Table basse en thuya pour salon au sol',
          'طاولة خفيضة من العرعار لجلسات الأرض',
        ),
        text: t(
          'The same arches, cut shorter under a wider top, reach the height of a folded knee, for those who sit on cushions and poufs. A teapot and six glasses fit inside the chequered ring.',
          'À hauteur de genou plié, pour qui s’assoit sur coussins et poufs : les mêmes arcades, raccourcies, sous un plateau plus large. Une théière et six verres tiennent dans l’anneau en damier.',
          'على علو الركبة المثنية لمن يجلس على الوسائد والبوفات: الأقواس نفسها أقصر، تحت سطح أعرض. ويتسع ما بداخل حلقة المربعات لبراد وست كؤوس.',
        ),
        picture: 'taboret-thuya-inlaid-low',
        price: 1890,
        measures: { diameter: 60, height: 32 },
        grams: 14000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '60 cm', adds: 0, measures: { diameter: 60, height: 32 }, grams: 14000 },
              { value: '70 cm', adds: 450, measures: { diameter: 70, height: 34 }, grams: 18500 },
            ],
          },
        ],
        leadTimeDays: 20,
      },
      {
        city: 'Essaouira',
        name: t(
          'Small Thuya Plant Table with Arches',
          'Petite sellette en thuya à arcades',
          'طاولة صغيرة من العرعار بأقواس',
        ),
        text: t(
          'Under a plant, beside the bed or next to an armchair with no table of its own, the little one goes wherever it is needed. It is light enough to carry from room to room.',
          'Sous une plante, au chevet du lit ou à côté d’un fauteuil sans table, la petite sellette va où l’on a besoin d’elle. Elle est assez légère pour passer d’une pièce à l’autre.',
          'تنتقل الطاولة الصغيرة حيث تحتاج إليها: تحت نبتة، أو عند السرير، أو بجوار أريكة لا طاولة لها. وهي خفيفة يسهل حملها من غرفة إلى أخرى.',
        ),
        picture: 'taboret-thuya-inlaid-small',
        price: 790,
        measures: { diameter: 30, height: 30 },
        grams: 4600,
      },
    ],
  },
  {
    picture: 'taboret-walnut-inlaid',
    kind: 'woodwork',
    colours: ['brown', 'beige', 'black'],
    materials: ['walnut', ...inlaid],
    techniques: marquetry,
    care: dryCare,
    included: [],
    safety: indoors,
    madeIn: 'essaouira',
    making: t(
      'The top is laid first and left under weights, then planed and fitted to the eight-sided body. Pale rods bent over steam outline the arches.',
      'Le plateau est marqueté d’abord et laissé sous presse, puis raboté et ajusté au corps à huit pans. Des baguettes claires, cintrées à la vapeur, soulignent les arcs.',
      'يُطعَّم السطح أولًا ويُترك تحت الأثقال، ثم يُسوّى ويُركّب على الهيكل المثمّن. وتحدد الأقواس قضبان فاتحة ثُنيت بالبخار.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t(
          'Tall Walnut Side Table with Rosette',
          'Haut guéridon en noyer à rosace',
          'طاولة جانبية عالية من خشب الجوز بوردة مطعّمة',
        ),
        text: t(
          'Taller than the usual low table, it reaches the arm of a sofa. On the dark top a rosette radiates inside its ring of blocks, and two lines of lemonwood frame the stars on each side.',
          'Plus haut que la table basse habituelle, il arrive à l’accoudoir d’un canapé. Sur le plateau sombre, une rosace rayonne dans son anneau de pavés ; deux filets de citronnier encadrent les étoiles de chaque pan.',
          'أعلى من الطاولات المعتادة، فتبلغ مسند ذراع الأريكة. وعلى سطحها الداكن وردة تشع داخل حلقة من القطع الفاتحة والداكنة، ويؤطر نجوم كل ضلع خطان من خشب الليمون.',
        ),
        price: 1790,
        measures: { diameter: 45, height: 52 },
        grams: 12000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '40 cm', adds: -300, measures: { diameter: 40, height: 48 }, grams: 9500 },
              { value: '45 cm', adds: 0, measures: { diameter: 45, height: 52 }, grams: 12000 },
              { value: '50 cm', adds: 350, measures: { diameter: 50, height: 56 }, grams: 15000 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Pair of Walnut Bedside Tables',
          'Deux chevets octogonaux en noyer marqueté',
          'طاولتا سرير من خشب الجوز المطعّم',
        ),
        text: t(
          'Two tables for the two sides of a bed, cut from matching boards so that grain and tone agree. On the back of each, one arch stays open for a lamp cable or a pair of slippers.',
          'Deux tables pour les deux côtés du lit, taillées dans des planches assorties pour que fil et teinte s’accordent. Au dos de chacune, un arc reste ouvert pour le câble d’une lampe ou une paire de babouches.',
          'طاولتان لجانبي السرير، من ألواح متجانسة تتقارب عروقها ولونها. وفي ظهر كل منهما قوس مفتوح يمر منه سلك المصباح أو توضع فيه البلغة.',
        ),
        picture: 'taboret-walnut-inlaid-pair',
        price: 2990,
        measures: { diameter: 38, height: 52 },
        grams: 17500,
        included: ['pair'],
        leadTimeDays: 30,
      },
    ],
  },
  {
    picture: 'tray-cedar-inlaid',
    kind: 'woodwork',
    colours: ['brown', 'beige'],
    materials: ['cedar', 'lemonwood', 'brass'],
    techniques: marquetry,
    care: dryCare,
    included: [],
    safety: indoors,
    madeIn: 'essaouira',
    making: t(
      'Cedar keeps the tray light, and a hard varnish shields the marquetry from a spilled drop. The handles are cast brass, screwed through the rim.',
      'Le cèdre garde le plateau léger ; un vernis dur protège la marqueterie d’une goutte renversée. Les poignées de laiton coulé sont vissées à travers le rebord.',
      'يجعل خشب الأرز الصينية خفيفة، ويحمي الورنيش الصلب التطعيم إذا انسكبت قطرة. أما المقبضان فمن النحاس الأصفر المسبوك، مثبتان ببراغٍ في الحافة.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t(
          'Inlaid Cedar Tray with Brass Handles',
          'Plateau en cèdre marqueté à poignées de laiton',
          'صينية من خشب الأرز المطعّم بمقبضين نحاسيين',
        ),
        text: t(
          'Carry in the glasses, and as the tray empties the star comes into view: eight points in pale and dark wood on honey-coloured cedar. Three small stars stand at either end, and a saw-tooth border runs round the edge.',
          'On y porte les verres, et l’étoile apparaît à mesure que le plateau se vide : huit branches de bois clair et foncé sur le cèdre couleur de miel. Trois petites étoiles se tiennent à chaque bout, et une bordure en dents de scie suit le tour.',
          'كلما فرغت الصينية من الكؤوس ظهرت النجمة: ثمانية رؤوس من الخشب الفاتح والداكن على خشب أرز عسلي. وعند كل طرف ثلاث نجمات صغيرة، ويحيط بها جميعًا شريط كأسنان المنشار.',
        ),
        price: 390,
        measures: { length: 50, width: 30, height: 5 },
        grams: 1500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '30 x 50 cm', adds: 0, measures: { length: 50, width: 30, height: 5 }, grams: 1500 },
              { value: '40 x 60 cm', adds: 150, measures: { length: 60, width: 40, height: 6 }, grams: 2300 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Small Cedar Tray for Coffee',
          'Petit plateau à café en cèdre marqueté',
          'صينية قهوة صغيرة من خشب الأرز المطعّم',
        ),
        text: t(
          'Two cups, the sugar and a plate of biscuits cross the room on this small tray, which hangs by a handle from a kitchen hook when it has done its work.',
          'Deux tasses, le sucre et une assiette de biscuits traversent la pièce sur ce petit plateau ; le service fini, il se suspend par une poignée à un crochet de la cuisine.',
          'فنجانان والسكر وصحن من الحلوى تُحمل على هذه الصينية الصغيرة، فإذا انتهت مهمتها عُلّقت من مقبضها على خطاف في المطبخ.',
        ),
        picture: 'tray-cedar-inlaid-small',
        price: 259,
        measures: { length: 35, width: 22, height: 4 },
        grams: 780,
      },
      {
        city: 'Essaouira',
        name: t(
          'Cedar Breakfast Tray with Folding Legs',
          'Plateau de lit en cèdre à pieds pliants',
          'صينية فطور من خشب الأرز بأرجل تُطوى',
        ),
        text: t(
          'Breakfast in bed without balancing: four short legs fold out from under the inlaid tray and lock. Folded, they leave it almost flat.',
          'Le petit déjeuner au lit sans jeu d’équilibre : quatre pieds courts se déplient sous le plateau marqueté et se bloquent. Repliés, ils le laissent presque plat.',
          'فطور في السرير دون خوف من السقوط: أربع أرجل قصيرة تُفتح تحت الصينية المطعّمة وتثبت. وإذا طُويت عادت الصينية شبه مسطحة.',
        ),
        price: 520,
        measures: { length: 52, width: 32, height: 22 },
        grams: 2400,
        withdrawn: true,
      },
    ],
  },
  {
    picture: 'tray-thuya-inlaid',
    kind: 'woodwork',
    colours: ['brown', 'beige'],
    materials: ['thuya', ...inlaid, 'brass'],
    techniques: marquetry,
    care: dryCare,
    included: [],
    safety: indoors,
    madeIn: 'essaouira',
    making: t(
      'The rim is slotted at the corners and pinned, so that the tray stays square under load. Wipe up spills at once and serve food on plates rather than on the wood.',
      'Le rebord est rainuré aux angles et chevillé, pour que le plateau reste d’équerre sous la charge. Essuyez aussitôt ce qui se renverse, et servez les mets dans des assiettes plutôt qu’à même le bois.',
      'تُعشّق الحافة عند الزوايا وتُثبت بالأوتاد لتبقى الصينية مستوية تحت الحمل. يُمسح ما ينسكب في الحال، ويُقدَّم الطعام في الصحون لا على الخشب مباشرة.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t(
          'Inlaid Thuya Serving Tray',
          'Plateau de service en thuya marqueté',
          'صينية تقديم من العرعار المطعّم',
        ),
        text: t(
          'With its red burl, a star with a heart of mother-of-pearl and two arched brass handles, the tray makes an occasion of ordinary tea. Triangles in two woods run round the edge.',
          'Loupe rouge, étoile au cœur de nacre et deux poignées de laiton cintrées : ce plateau donne un air de fête au thé de tous les jours. Des triangles de deux bois courent le long du bord.',
          'خشب أحمر ونجمة قلبها من الصدف ومقبضان مقوّسان من النحاس الأصفر: صينية تجعل شاي كل يوم ضيافة. وتدور مع حافتها مثلثات من نوعين من الخشب.',
        ),
        price: 450,
        measures: { length: 45, width: 30, height: 5 },
        grams: 1750,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -120, measures: { length: 36, width: 24, height: 5 }, grams: 1150 },
              { value: 'Medium', adds: 0, measures: { length: 45, width: 30, height: 5 }, grams: 1750 },
              { value: 'Large', adds: 160, measures: { length: 55, width: 37, height: 6 }, grams: 2600 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Wide Thuya Tray for a Pouf',
          'Large plateau en thuya à poser sur un pouf',
          'صينية عريضة من العرعار توضع على البوف',
        ),
        text: t(
          'Set on a pouf or an ottoman, it turns a seat into a table; the suede underneath keeps it from slipping. The pattern is that of the serving tray, spread over a broader ground.',
          'Posé sur un pouf ou une ottomane, il fait d’un siège une table ; le daim collé dessous l’empêche de glisser. Le motif est celui du plateau de service, déployé sur un fond plus large.',
          'توضع على البوف فيصير المقعد طاولة، ويمنعها الشمواه الملصق تحتها من الانزلاق. وزخرفتها زخرفة صينية التقديم نفسها، منشورة على سطح أعرض.',
        ),
        picture: 'tray-thuya-inlaid-wide',
        price: 490,
        measures: { length: 50, width: 40, height: 5 },
        grams: 2350,
        choices: [
          {
            type: 'size',
            values: [
              { value: '40 x 50 cm', adds: 0, measures: { length: 50, width: 40, height: 5 }, grams: 2350 },
              { value: '50 x 60 cm', adds: 150, measures: { length: 60, width: 50, height: 5 }, grams: 3400 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Small Thuya Tray for a Dressing Table',
          'Petit plateau de coiffeuse en thuya',
          'صينية صغيرة من العرعار لطاولة الزينة',
        ),
        text: t(
          'Perfume bottles, rings and a brush look gathered rather than scattered on the small tray. Its feet of felt slide over lacquer and marble without a mark.',
          'Flacons, bagues et brosse paraissent rangés plutôt qu’éparpillés sur le petit plateau. Ses patins de feutrine glissent sur la laque et le marbre sans laisser de trace.',
          'قوارير العطر والخواتم والفرشاة تبدو مرتبة لا مبعثرة على هذه الصينية الصغيرة. وقطع اللباد تحتها تنزلق على الخشب اللامع والرخام دون أثر.',
        ),
        picture: 'tray-thuya-inlaid-small',
        price: 290,
        measures: { length: 30, width: 20, height: 4 },
        grams: 780,
      },
    ],
  },
  {
    picture: 'tray-walnut-inlaid',
    kind: 'woodwork',
    colours: ['brown', 'beige'],
    materials: ['walnut', 'lemonwood', 'brass'],
    techniques: marquetry,
    care: dryCare,
    included: [],
    safety: indoors,
    madeIn: 'essaouira',
    making: t(
      'The star is glued up as a single sheet, let into the walnut and scraped level with a blade. Handles of polished brass will darken slowly unless you rub them now and then.',
      'L’étoile est assemblée en une seule feuille, incrustée dans le noyer, puis arasée au racloir. Les poignées de laiton poli bruniront lentement si on ne les frotte pas de temps à autre.',
      'تُلصق النجمة رقيقة واحدة ثم تُنزَّل في خشب الجوز وتُسوّى بالشفرة. ويغمق المقبضان المصقولان من النحاس الأصفر ببطء ما لم يُلمّعا من حين إلى آخر.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t(
          'Inlaid Walnut Serving Tray',
          'Plateau de service en noyer marqueté',
          'صينية تقديم من خشب الجوز المطعّم',
        ),
        text: t(
          'Almost black in the evening and warm brown by day, walnut gives the pale star all the attention. The raised rim holds glasses in place on the way from kitchen to terrace.',
          'Presque noir le soir, brun chaud le jour, le noyer laisse toute la place à l’étoile claire. Le rebord retient les verres, de la cuisine à la terrasse.',
          'يكاد خشب الجوز يسودّ في المساء ويدفأ لونه في النهار، فتبرز عليه النجمة الفاتحة. وتحفظ الحافة المرتفعة الكؤوس في مكانها من المطبخ إلى السطح.',
        ),
        price: 430,
        measures: { length: 50, width: 30, height: 5 },
        grams: 1900,
        choices: [
          {
            type: 'size',
            values: [
              { value: '30 x 50 cm', adds: 0, measures: { length: 50, width: 30, height: 5 }, grams: 1900 },
              { value: '40 x 60 cm', adds: 170, measures: { length: 60, width: 40, height: 6 }, grams: 2900 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Small Walnut Tray for Tea for Two',
          'Petit plateau en noyer pour le thé à deux',
          'صينية صغيرة من خشب الجوز لشاي شخصين',
        ),
        text: t(
          'One small teapot, two glasses, a sprig of mint: there is room for that, and no more, on this walnut tray. Short handles let it slip into a kitchen drawer.',
          'Une petite théière, deux verres, un brin de menthe : ce plateau en noyer a la place qu’il faut, pas davantage. Ses poignées courtes lui permettent de se ranger dans un tiroir de cuisine.',
          'براد صغير وكأسان وعود نعناع: هذا كل ما تتسع له هذه الصينية من خشب الجوز. ومقبضاها قصيران فتدخل في درج المطبخ.',
        ),
        picture: 'tray-walnut-inlaid-small',
        price: 299,
        measures: { length: 34, width: 22, height: 4 },
        grams: 950,
      },
    ],
  },
  {
    picture: 'vase-thuya-turned',
    kind: 'woodwork',
    colours: ['brown', 'red'],
    materials: ['thuya'],
    techniques: turning,
    care: dryCare,
    included: [],
    safety: decorative,
    madeIn: 'essaouira',
    making: t(
      'A long hooked tool hollows the block through its mouth while it turns; the walls are gauged by ear and fingertip. Wood does not hold water, so keep to dried grasses or branches.',
      'Un long outil à crochet évide le bloc par le col pendant qu’il tourne ; l’épaisseur se juge à l’oreille et au bout des doigts. Le bois ne retient pas l’eau : n’y mettez que des graminées séchées ou des branches.',
      'تُجوَّف الكتلة من فوهتها وهي تدور بأداة طويلة معقوفة، ويُقدَّر سمك الجوانب بالسمع ورؤوس الأصابع. والخشب لا يصلح للماء، فلا توضع فيه إلا الأعشاب المجففة أو الأغصان اليابسة.',
    ),
    versions: [
      {
        city: 'Essaouira',
        name: t('Turned Thuya Burl Vase', 'Vase en loupe de thuya tournée', 'مزهرية مخروطة من عقد العرعار'),
        text: t(
          'Full at the shoulder, narrow at the foot, with a lip that flares like a jar’s: the burl glows orange and dark red across the whole belly. It stands well on its own, turned to its liveliest side.',
          'Épaule pleine, pied étroit, lèvre évasée comme celle d’une jarre : la loupe flambe d’orange et de rouge sombre sur toute la panse. Le vase se tient bien seul, tourné vers son côté le plus animé.',
          'كتف ممتلئ وقاعدة ضيقة وشفة منفتحة كشفة الجرّة: يتوهج الخشب برتقاليًا وأحمر داكنًا على بطنها كله. تزيّن المكان وحدها إذا أُدير إلى الناظر أجمل جوانبها.',
        ),
        price: 390,
        measures: { diameter: 22, height: 25 },
        grams: 1700,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -140, measures: { diameter: 16, height: 18 }, grams: 800 },
              { value: 'Medium', adds: 0, measures: { diameter: 22, height: 25 }, grams: 1700 },
              { value: 'Large', adds: 180, measures: { diameter: 27, height: 31 }, grams: 2900 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Pair of Small Thuya Vases',
          'Deux petits vases en thuya tourné',
          'مزهريتان صغيرتان من العرعار المخروط',
        ),
        text: t(
          'Two little vases from the halves of one burl, whose markings answer each other without being alike. A stem of dried lavender in each is enough.',
          'Deux petits vases tirés des moitiés d’une même loupe, dont les dessins se répondent sans se répéter. Un brin de lavande sèche dans chacun suffit.',
          'مزهريتان صغيرتان من نصفي عقدة واحدة، تتجاوب عروقهما دون أن تتشابه تمامًا. ويكفي عود من الخزامى المجففة في كل واحدة.',
        ),
        picture: 'vase-thuya-turned-pair',
        price: 289,
        measures: { diameter: 10, height: 12 },
        grams: 520,
        included: ['pair'],
      },
      {
        city: 'Essaouira',
        name: t(
          'Large Thuya Vase for the Floor',
          'Grand vase de sol en loupe de thuya',
          'مزهرية أرضية كبيرة من عقد العرعار',
        ),
        text: t(
          'Few burls are whole enough for a vase of this height, so the turner waits for the right one and works to order. Tall reeds or bare almond branches suit it, beside a doorway or a chest.',
          'Peu de loupes sont assez saines pour un vase de cette hauteur ; le tourneur attend la bonne et travaille sur commande. De grands roseaux ou des branches d’amandier lui vont, près d’une porte ou d’un coffre.',
          'قليلة هي عقد العرعار السليمة التي تكفي لمزهرية بهذا العلو، فينتظر الخرّاط ما يناسبها ويعمل حسب الطلب. تليق بها قصبات طويلة أو أغصان لوز عارية قرب باب أو صندوق.',
        ),
        picture: 'vase-thuya-turned-large',
        price: 1290,
        measures: { diameter: 38, height: 48 },
        grams: 8500,
        leadTimeDays: 45,
      },
    ],
  },
]
