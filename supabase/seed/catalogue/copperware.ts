import type { Care, Included, Safety } from './facts.ts'
import type { Piece } from './shape.ts'
import { t } from './text.ts'

const copperCare: readonly Care[] = ['polish-metal', 'wipe-dry']
const silverCare: readonly Care[] = ['silver-cloth', 'wipe-dry', 'no-acid']
const copperTeaCare: readonly Care[] = ['hand-wash-dishes', 'not-dishwasher', 'polish-metal']
const silverTeaCare: readonly Care[] = ['hand-wash-dishes', 'not-dishwasher', 'silver-cloth', 'no-acid']
const eitherTeaCare: readonly Care[] = ['hand-wash-dishes', 'not-dishwasher', 'wipe-dry']
const teapotSafety: readonly Safety[] = ['food-safe', 'not-on-hob', 'hot-surface']
const candleSafety: readonly Safety[] = ['candle-watched']
const candleTrio: readonly Included[] = ['set-of-3', 'candle-glass']
const teaSet: readonly Included[] = ['tea-set']

export const copperware: Piece[] = [
  {
    picture: 'basin-copper-hammered',
    kind: 'copperware',
    colours: ['copper'],
    materials: ['copper'],
    techniques: ['hand-hammered'],
    care: copperCare,
    included: [],
    safety: ['not-for-food'],
    madeIn: 'marrakech',
    making: t(
      'The coppersmith raises the flare from one round sheet, turning it a little after every blow, and leaves the facets as the hammer made them. The copper is not lined: it is for water, petals or pine cones, not for food.',
      'Le dinandier monte l’évasement à partir d’un seul disque, qu’il tourne un peu après chaque coup, et laisse les facettes telles que le marteau les a faites. Le cuivre n’est pas étamé : il accueille l’eau, les pétales ou les pommes de pin, pas les aliments.',
      'يرفع النحّاس جوانبه من قرص واحد يديره قليلًا بعد كل ضربة، ويترك الأوجه كما صنعتها المطرقة. النحاس غير مبطّن بالقصدير، فهو للماء أو بتلات الورد أو أكواز الصنوبر، لا للطعام.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t('Hammered Copper Basin', 'Vasque en cuivre martelé', 'حوض من النحاس الأحمر المطروق'),
        text: t(
          'A flared basin in hammered copper, opening from a small foot to a thin, slightly uneven rim. On a coffee table it sends warm reflections up the wall.',
          'Vasque évasée en cuivre martelé, qui s’ouvre d’un petit talon jusqu’à un bord mince, un peu irrégulier. Posée sur une table basse, elle renvoie au mur des reflets chauds.',
          'حوض منفرج من النحاس الأحمر المطروق، يتسع من قاعدة صغيرة إلى حافة رقيقة غير منتظمة تمامًا. وإذا وُضع على طاولة منخفضة عكس على الجدار ضوءًا دافئًا.',
        ),
        price: 340,
        measures: { diameter: 40, height: 11 },
        grams: 1300,
        choices: [
          {
            type: 'size',
            values: [
              { value: '30 cm', adds: -110, measures: { diameter: 30, height: 9 }, grams: 800 },
              { value: '40 cm', adds: 0, measures: { diameter: 40, height: 11 }, grams: 1300 },
              { value: '50 cm', adds: 150, measures: { diameter: 50, height: 13 }, grams: 2000 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Large Copper Basin for Rose Petals',
          'Grande vasque de cuivre pour pétales de rose',
          'حوض نحاسي كبير لبتلات الورد',
        ),
        text: t(
          'The large copper basin stands on the floor of a hall or a patio, and is filled with water and rose petals on feast days.',
          'La grande vasque de cuivre se pose à même le sol, dans une entrée ou un patio, et se remplit d’eau et de pétales de rose les jours de fête.',
          'يوضع الحوض النحاسي الكبير على أرضية المدخل أو الفناء، ويُملأ ماءً وبتلات ورد في أيام العيد.',
        ),
        picture: 'basin-copper-hammered-large',
        price: 690,
        measures: { diameter: 60, height: 15 },
        grams: 3100,
        leadTimeDays: 12,
      },
    ],
  },
  {
    picture: 'basin-silver-hammered',
    kind: 'copperware',
    colours: ['silver'],
    materials: ['silver-plated-brass'],
    techniques: ['hand-hammered', 'silver-plated'],
    care: silverCare,
    included: [],
    safety: ['not-for-food'],
    madeIn: 'fez',
    making: t(
      'The brass is beaten from the middle outwards in close, shallow strokes before it is silver-plated, so that every dent holds a point of light. It is for water, flowers and display, not for food.',
      'Le laiton est battu du centre vers le bord, à petits coups serrés, avant d’être argenté : chaque creux retient un point de lumière. Elle reçoit de l’eau et des fleurs, ou se suffit à elle-même ; elle n’est pas destinée aux aliments.',
      'يُطرق النحاس الأصفر من الوسط نحو الحافة بضربات خفيفة متقاربة قبل طلائه بالفضة، فتحبس كل نقرة نقطة من الضوء. هو للماء والأزهار والزينة، لا للطعام.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Small Silver-Plated Hand-Rinsing Basin',
          'Petite vasque argentée pour le rince-mains',
          'حوض صغير مطلي بالفضة لغسل الأيدي',
        ),
        text: t(
          'Guests rinse their fingers over this small silver-plated basin before the couscous is brought in.',
          'Au-dessus de cette petite vasque argentée, les invités se rincent les doigts avant l’arrivée du couscous.',
          'فوق هذا الحوض الصغير المطلي بالفضة يغسل الضيوف أيديهم قبل أن يُقدَّم الكسكس.',
        ),
        picture: 'basin-silver-hammered-small',
        price: 290,
        measures: { diameter: 28, height: 9 },
        grams: 800,
      },
      {
        city: 'Casablanca',
        name: t('Hammered Silver-Plated Basin', 'Vasque argentée martelée', 'حوض مطروق مطلي بالفضة'),
        text: t(
          'Hammered inside and out, this silver-plated basin opens like a shallow flower on a narrow foot. It carries floating petals at a wedding, and the keys of the house the rest of the year.',
          'Martelée dedans comme dehors, cette vasque argentée s’ouvre en corolle sur un pied étroit. Elle porte des pétales flottants un jour de noces et les clés de la maison le reste de l’année.',
          'حوض مطلي بالفضة، مطروق من الداخل والخارج، يتفتح كزهرة عريضة فوق قاعدة ضيقة. تطفو فيه البتلات يوم العرس، وتوضع فيه مفاتيح البيت في سائر الأيام.',
        ),
        price: 520,
        measures: { diameter: 40, height: 12 },
        grams: 1500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '30 cm', adds: -190, measures: { diameter: 30, height: 10 }, grams: 900 },
              { value: '40 cm', adds: 0, measures: { diameter: 40, height: 12 }, grams: 1500 },
              { value: '50 cm', adds: 230, measures: { diameter: 50, height: 14 }, grams: 2300 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'bucket-copper-hammered',
    kind: 'copperware',
    colours: ['copper', 'gold'],
    materials: ['copper', 'brass'],
    techniques: ['hand-hammered', 'cast'],
    care: copperCare,
    included: [],
    safety: ['not-for-food'],
    madeIn: 'marrakech',
    making: t(
      'The wall is hammered in broad facets and bound with two brass hoops; the handle, cast in brass, is hooked into two riveted lugs. Dry it after use, and the copper darkens evenly instead of spotting.',
      'La paroi, martelée à larges facettes, est cerclée de deux joncs de laiton ; l’anse, coulée en laiton, s’accroche à deux pattes rivetées. Essuyez-le après usage : le cuivre foncera uniformément, sans se tacher.',
      'يُطرق جداره بأوجه عريضة ويُشدّ بطوقين من النحاس الأصفر، ويُعلّق مقبضه المسكوب في عروتين مثبتتين بالبرشام. جفّفه بعد الاستعمال فيغمق لونه بانتظام دون بقع.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t('Copper Hammam Bucket', 'Seau de hammam en cuivre', 'سطل حمّام من النحاس الأحمر'),
        text: t(
          'A hammam bucket in hammered copper with an arched brass handle, for carrying warm water from the tap to the bench.',
          'Seau de hammam en cuivre martelé, à haute anse de laiton, pour porter l’eau chaude du robinet jusqu’à la banquette.',
          'سطل حمّام من النحاس الأحمر المطروق بمقبض مقوّس من النحاس الأصفر، يُحمل فيه الماء الدافئ من الصنبور إلى المصطبة.',
        ),
        price: 270,
        measures: { diameter: 22, height: 18 },
        grams: 1300,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -70, measures: { diameter: 18, height: 15 }, grams: 900 },
              { value: 'Medium', adds: 0, measures: { diameter: 22, height: 18 }, grams: 1300 },
              { value: 'Large', adds: 90, measures: { diameter: 26, height: 21 }, grams: 1800 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Large Copper Bucket for Towels or Logs',
          'Grand seau de cuivre à serviettes ou à bûches',
          'سطل نحاسي كبير للمناشف أو الحطب',
        ),
        text: t(
          'The large copper bucket takes rolled towels in the bathroom or logs beside the fire, and keeps the arched handle and brass hoops of the hammam model.',
          'Serviettes roulées dans la salle de bains ou bûches près du feu : le grand seau de cuivre accueille les unes et les autres, avec la haute anse et les cercles de laiton du seau de hammam.',
          'تُلفّ فيه المناشف في الحمّام أو يوضع فيه الحطب قرب المدفأة: سطل نحاسي كبير يحتفظ بالمقبض المقوّس وبطوقي سطل الحمّام.',
        ),
        picture: 'bucket-copper-hammered-large',
        price: 460,
        measures: { diameter: 33, height: 27 },
        grams: 2900,
      },
    ],
  },
  {
    picture: 'cachepot-brass-hammered',
    kind: 'copperware',
    colours: ['gold'],
    materials: ['brass'],
    techniques: ['hand-hammered'],
    care: copperCare,
    included: [],
    safety: ['not-for-food'],
    madeIn: 'marrakech',
    making: t(
      'Small, close hammer marks cover the belly, the flared rim is turned over to stiffen it, and the rings are riveted on last. There is no hole in the base, so the plant stays in its nursery pot.',
      'De petits coups serrés couvrent la panse, le bord évasé est rabattu pour plus de tenue, et les anneaux sont rivetés en dernier. Le fond n’est pas percé : la plante reste dans son pot de culture.',
      'تغطي بطنَه ضربات صغيرة متقاربة، وتُثنى حافته المنفرجة لتقويتها، ثم تُثبّت الحلقتان بالبرشام في الأخير. قاعه غير مثقوب، فتبقى النبتة في أصيصها الأصلي.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Hammered Brass Planter with Rings',
          'Cache-pot en laiton martelé à anneaux',
          'أصيص من النحاس الأصفر المطروق بحلقتين',
        ),
        text: t(
          'A round-bellied brass planter with a ring on either side, whose golden facets bring out the green of the leaves.',
          'Cache-pot ventru en laiton, un anneau de chaque côté, dont les facettes dorées font ressortir le vert du feuillage.',
          'أصيص منتفخ البطن من النحاس الأصفر، بحلقة على كل جانب، تُبرز أوجهه الذهبية خضرة الأوراق.',
        ),
        price: 310,
        measures: { diameter: 25, height: 20 },
        grams: 1500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '20 cm', adds: -80, measures: { diameter: 20, height: 16 }, grams: 1000 },
              { value: '25 cm', adds: 0, measures: { diameter: 25, height: 20 }, grams: 1500 },
              { value: '30 cm', adds: 100, measures: { diameter: 30, height: 24 }, grams: 2200 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Large Brass Planter for an Orange Tree',
          'Grand cache-pot de laiton pour oranger',
          'أصيص كبير من النحاس الأصفر لشجرة البرتقال',
        ),
        text: t(
          'Meant for the orange tree of a patio or the palm of a salon, the large brass planter stands on the floor and takes a deep root ball.',
          'Destiné à l’oranger d’un patio ou au palmier d’un salon, ce grand cache-pot de laiton se pose au sol et reçoit une motte profonde.',
          'صُنع الأصيص الكبير من النحاس الأصفر لشجرة برتقال في الفناء أو لنخلة في الصالون، فهو يوضع على الأرض ويتسع لجذور عميقة.',
        ),
        picture: 'cachepot-brass-hammered-large',
        price: 640,
        measures: { diameter: 42, height: 33 },
        grams: 4600,
        leadTimeDays: 12,
      },
    ],
  },
  {
    picture: 'cachepot-copper-hammered',
    kind: 'copperware',
    colours: ['copper', 'gold'],
    materials: ['copper', 'brass'],
    techniques: ['hand-hammered', 'cast'],
    care: copperCare,
    included: [],
    safety: ['not-for-food'],
    madeIn: 'fez',
    making: t(
      'Broad facets, struck side by side on an iron stake, give the red copper its shifting reflections; the ring handles are cast in brass. Keep the plant in its own pot: the copper is neither lined nor pierced.',
      'De larges facettes, frappées côte à côte sur une bigorne de fer, donnent au cuivre rouge ses reflets changeants ; les anneaux sont coulés en laiton. Gardez la plante dans son pot : le cuivre n’est ni étamé ni percé.',
      'أوجه عريضة تُطرق متجاورة فوق سندان من الحديد، فتمنح النحاس الأحمر انعكاسات متحركة، أما الحلقتان فمسكوبتان من النحاس الأصفر. اترك النبتة في أصيصها، فالنحاس غير مبطّن ولا مثقوب.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Copper Planter with Brass Rings',
          'Cache-pot en cuivre à anneaux de laiton',
          'أصيص نحاسي بحلقتين من النحاس الأصفر',
        ),
        text: t(
          'In red copper with brass rings, this planter has the round belly and open rim of the cauldrons it descends from.',
          'En cuivre rouge à anneaux de laiton, ce cache-pot a gardé la panse ronde et l’ouverture large des chaudrons dont il descend.',
          'أصيص من النحاس الأحمر بحلقتين من النحاس الأصفر، ورث عن القدور القديمة بطنها المستدير وفوهتها الواسعة.',
        ),
        price: 290,
        measures: { diameter: 25, height: 20 },
        grams: 1500,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -80, measures: { diameter: 20, height: 16 }, grams: 1000 },
              { value: 'Medium', adds: 0, measures: { diameter: 25, height: 20 }, grams: 1500 },
              { value: 'Large', adds: 110, measures: { diameter: 30, height: 24 }, grams: 2300 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Small Copper Pot for the Windowsill',
          'Petit cache-pot de cuivre pour rebord de fenêtre',
          'أصيص نحاسي صغير لحافة النافذة',
        ),
        text: t(
          'Just wide enough for a pot of mint or basil, this small copper planter lives on the windowsill, within reach of the teapot.',
          'Juste assez large pour un pot de menthe ou de basilic, le petit cache-pot de cuivre se tient sur le rebord de la fenêtre, à portée de la théière.',
          'أصيص نحاسي صغير يكفي لنبتة نعناع أو حبق، مكانه حافة النافذة قريبًا من البراد.',
        ),
        picture: 'cachepot-copper-hammered-small',
        price: 169,
        measures: { diameter: 15, height: 12 },
        grams: 600,
      },
    ],
  },
  {
    picture: 'candlesticks-brass',
    kind: 'copperware',
    colours: ['gold'],
    materials: ['brass'],
    techniques: ['cast', 'hand-hammered'],
    care: copperCare,
    included: candleTrio,
    safety: candleSafety,
    madeIn: 'fez',
    making: t(
      'Each stem is cast in sand and turned, then the foot is hammered, where the metal is thickest and steadies the flame. They take ordinary taper candles, and wax comes off with warm water.',
      'Chaque fût est coulé au sable et tourné, puis le pied est martelé, là où le métal, plus épais, assure la stabilité. Ils reçoivent des bougies ordinaires ; la cire s’en va à l’eau chaude.',
      'تُسكب كل ساق في قالب من الرمل وتُخرط، ثم تُطرق القاعدة حيث يكون المعدن أسمك فتثبت الشمعة. تناسب الشموع العادية، ويزول شمعها بالماء الساخن.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Trio of Hammered Brass Candlesticks',
          'Trio de chandeliers en laiton martelé',
          'ثلاثة شمعدانات من النحاس الأصفر المطروق',
        ),
        text: t(
          'Three brass candlesticks rise like steps, their knotted stems ending in pans that catch the wax. Group them on a sideboard or line them up along a table.',
          'Trois chandeliers de laiton montent comme des marches, leurs fûts noués couronnés de coupelles qui retiennent la cire. Groupez-les sur un buffet ou alignez-les le long d’une table.',
          'ثلاثة شمعدانات من النحاس الأصفر تتدرج كالسلّم، بسيقان معقودة تنتهي بصحون تتلقى الشمع. تُجمع فوق خزانة أو تُصفّ على طول المائدة.',
        ),
        price: 320,
        measures: { height: 36, diameter: 11 },
        grams: 2200,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -70, measures: { height: 28, diameter: 9 }, grams: 1500 },
              { value: 'Medium', adds: 0, measures: { height: 36, diameter: 11 }, grams: 2200 },
              { value: 'Large', adds: 130, measures: { height: 45, diameter: 13 }, grams: 3200 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Low Brass Candlesticks for the Table',
          'Chandeliers bas en laiton pour la table',
          'شمعدانات قصيرة من النحاس الأصفر للمائدة',
        ),
        text: t(
          'A low trio for the dining table: the flames stay beneath eye level, and guests see one another across the brass.',
          'Un trio bas pour la table : les flammes restent plus basses que le regard, et les convives se voient par-dessus le laiton.',
          'ثلاثي قصير لمائدة الطعام: تبقى الشعلات دون مستوى النظر، فيرى الضيوف بعضهم بعضًا.',
        ),
        picture: 'candlesticks-brass-low',
        price: 230,
        measures: { height: 22, diameter: 9 },
        grams: 1300,
      },
      {
        city: 'Casablanca',
        name: t(
          'Tall Brass Candlesticks for a Console',
          'Hauts chandeliers en laiton pour console',
          'شمعدانات عالية من النحاس الأصفر للكونسول',
        ),
        text: t(
          'Tall and slender, this brass trio is for a console or the foot of a staircase, where three flames at three heights light a whole corner.',
          'Hauts et élancés, ces trois chandeliers de laiton se placent sur une console ou au pied d’un escalier : trois flammes à trois hauteurs éclairent tout un angle.',
          'شمعدانات عالية رشيقة من النحاس الأصفر، توضع فوق كونسول أو عند أسفل الدرج، فتضيء شعلاتها الثلاث ركنًا كاملًا.',
        ),
        picture: 'candlesticks-brass-tall',
        price: 560,
        measures: { height: 55, diameter: 14 },
        grams: 4300,
      },
    ],
  },
  {
    picture: 'candlesticks-silver',
    kind: 'copperware',
    colours: ['silver'],
    materials: ['silver-plated-brass'],
    techniques: ['cast', 'silver-plated'],
    care: silverCare,
    included: candleTrio,
    safety: candleSafety,
    madeIn: 'fez',
    making: t(
      'The stems are cast in brass, screwed together in three parts and silver-plated, so they come apart for cleaning. Remove wax with warm water rather than a knife.',
      'Coulés en laiton puis argentés, les fûts se vissent en trois parties et se démontent pour le nettoyage. Retirez la cire à l’eau chaude plutôt qu’au couteau.',
      'تُسكب السيقان من النحاس الأصفر في ثلاثة أجزاء ملولبة ثم تُطلى بالفضة، ويمكن فكها للتنظيف. يُزال الشمع بالماء الساخن لا بالسكين.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Trio of Silver-Plated Candlesticks',
          'Trio de chandeliers argentés',
          'ثلاثة شمعدانات مطلية بالفضة',
        ),
        text: t(
          'With their hammered feet and rounded knots, these three silver-plated candlesticks give back the light of their own flames.',
          'Pieds martelés et nœuds arrondis : ces trois chandeliers argentés renvoient la lumière de leurs propres flammes.',
          'بقواعد مطروقة وعقد مستديرة، تعكس هذه الشمعدانات الثلاثة المطلية بالفضة ضوء شموعها.',
        ),
        price: 380,
        measures: { height: 36, diameter: 11 },
        grams: 2200,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -80, measures: { height: 28, diameter: 9 }, grams: 1500 },
              { value: 'Medium', adds: 0, measures: { height: 36, diameter: 11 }, grams: 2200 },
              { value: 'Large', adds: 150, measures: { height: 45, diameter: 13 }, grams: 3200 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Low Silver-Plated Wedding Candlesticks',
          'Chandeliers bas argentés pour un mariage',
          'شمعدانات عرس قصيرة مطلية بالفضة',
        ),
        text: t(
          'On a wedding table, this low silver-plated trio stands between the flowers without hiding them.',
          'Sur une table de mariage, ce trio bas et argenté se glisse entre les fleurs sans les cacher.',
          'على مائدة العرس، يقف هذا الثلاثي القصير المطلي بالفضة بين الأزهار دون أن يحجبها.',
        ),
        picture: 'candlesticks-silver-low',
        price: 280,
        measures: { height: 22, diameter: 9 },
        grams: 1300,
      },
    ],
  },
  {
    picture: 'couscous-pot-copper',
    kind: 'copperware',
    colours: ['copper', 'gold'],
    materials: ['copper', 'brass', 'tin'],
    techniques: ['hand-hammered'],
    care: copperTeaCare,
    included: ['lid'],
    safety: ['food-safe', 'low-heat', 'hot-surface'],
    madeIn: 'fez',
    making: t(
      'Pot and domed lid are raised with the hammer from two thick sheets of copper and lined with tin; the brass handles are riveted through the wall. Cook over a low flame, never heat it empty, and stir with wood so that the tin lasts.',
      'La marmite et son couvercle bombé sont montés au marteau dans deux feuilles de cuivre épais, puis étamés ; les anses de laiton sont rivetées à travers la paroi. Cuisez à feu doux, ne la chauffez jamais à vide et remuez au bois pour ménager l’étain.',
      'يُشكَّل القدر وغطاؤه المقبّب بالمطرقة من صفيحتين سميكتين من النحاس ويُبطَّنان بالقصدير، ويُثبَّت مقبضاه من النحاس الأصفر بالبرشام. اطبخ على نار هادئة، ولا تتركه فارغًا على النار، وحرّك بملعقة خشبية ليدوم القصدير.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Hammered Copper Pot with Domed Lid',
          'Marmite en cuivre martelé à couvercle bombé',
          'قدر من النحاس المطروق بغطاء مقبّب',
        ),
        text: t(
          'A lidded copper pot for the broth under the couscous, for lentils or for a chicken simmered with olives.',
          'Marmite en cuivre à couvercle pour le bouillon du couscous, les lentilles ou un poulet mijoté aux olives.',
          'قدر نحاسي بغطاء لمرق الكسكس أو العدس أو الدجاج بالزيتون المطهو على مهل.',
        ),
        price: 690,
        measures: { diameter: 25, height: 24 },
        grams: 2600,
        choices: [
          {
            type: 'size',
            values: [
              { value: '22 cm', adds: -110, measures: { diameter: 22, height: 21 }, grams: 2000 },
              { value: '25 cm', adds: 0, measures: { diameter: 25, height: 24 }, grams: 2600 },
              { value: '28 cm', adds: 140, measures: { diameter: 28, height: 27 }, grams: 3400 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Large Copper Pot for Feast Days',
          'Grande marmite de fête en cuivre',
          'قدر نحاسي كبير للولائم',
        ),
        text: t(
          'When the whole family comes, the large copper pot feeds a table of twelve and goes straight from the low flame to the table.',
          'Quand toute la famille se réunit, cette grande marmite de cuivre nourrit une tablée de douze et passe directement du feu doux à la table.',
          'حين تجتمع العائلة كلها، يكفي هذا القدر النحاسي الكبير مائدة من اثني عشر شخصًا، وينتقل من النار الهادئة إلى المائدة مباشرة.',
        ),
        picture: 'couscous-pot-copper-large',
        price: 1290,
        measures: { diameter: 36, height: 33 },
        grams: 5800,
        leadTimeDays: 15,
      },
    ],
  },
  {
    picture: 'incense-burner-brass',
    kind: 'copperware',
    colours: ['gold'],
    materials: ['brass'],
    techniques: ['pierced', 'engraved'],
    care: copperCare,
    included: [],
    safety: ['hot-surface'],
    madeIn: 'fez',
    making: t(
      'The dome is pierced with a fret saw and fine files, the cup engraved with stars; the lid lifts off to lay the charcoal. Stand the burner on a heatproof surface, air the room and stay nearby while it is lit.',
      'Le dôme est ajouré à la scie fine et à la lime, la coupe gravée d’étoiles ; le couvercle se soulève pour y poser le charbon. Placez le brûle-encens sur un support résistant à la chaleur, aérez la pièce et restez à proximité tant que le charbon brûle.',
      'تُخرَّم القبة بمنشار دقيق ومبارد رفيعة، وتُنقش الكأس بالنجوم، ويُرفع الغطاء لوضع الفحم. ضعها على سطح يتحمل الحرارة، وهوِّ الغرفة، ولا تبتعد عنها وهي مشتعلة.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Pierced Brass Incense Burner',
          'Brûle-encens en laiton ajouré',
          'مبخرة من النحاس الأصفر المخرّم',
        ),
        text: t(
          'Rows of tiny openings let the smoke of sandalwood or benzoin rise from this footed brass incense burner, carried from room to room by its two handles.',
          'Par des rangées de petites ouvertures, la fumée du santal ou du benjoin s’élève de ce brûle-encens en laiton sur pied, que ses deux anses promènent d’une pièce à l’autre.',
          'من صفوف الثقوب الدقيقة يتصاعد دخان الصندل أو الجاوي من هذه المبخرة النحاسية ذات القاعدة، وتُحمل بعروتيها من غرفة إلى أخرى.',
        ),
        price: 260,
        measures: { diameter: 14, height: 25 },
        grams: 1000,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -60, measures: { diameter: 11, height: 20 }, grams: 700 },
              { value: 'Medium', adds: 0, measures: { diameter: 14, height: 25 }, grams: 1000 },
              { value: 'Large', adds: 90, measures: { diameter: 17, height: 31 }, grams: 1500 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Tall Brass Sitting-Room Incense Burner',
          'Haut brûle-encens de salon en laiton',
          'مبخرة صالون عالية من النحاس الأصفر',
        ),
        text: t(
          'On its high foot, this tall brass burner stands by the door of the sitting room on feast days and holds several pieces of charcoal under its dome.',
          'Dressé sur son haut pied, le grand brûle-encens de laiton se tient à la porte du salon les jours de fête et contient plusieurs charbons sous son dôme.',
          'فوق قاعدتها المرتفعة تقف هذه المبخرة النحاسية عند باب الصالون في الأعياد، وتتسع قبتها لعدة قطع من الفحم.',
        ),
        picture: 'incense-burner-brass-tall',
        price: 480,
        measures: { diameter: 22, height: 42 },
        grams: 2600,
      },
    ],
  },
  {
    picture: 'incense-burner-silver',
    kind: 'copperware',
    colours: ['silver'],
    materials: ['silver-plated-brass'],
    techniques: ['pierced', 'engraved', 'silver-plated'],
    care: silverCare,
    included: [],
    safety: ['hot-surface'],
    madeIn: 'fez',
    making: t(
      'Cup, foot and dome are shaped in brass, soldered, pierced and engraved before they are silver-plated. Wait until the charcoal turns grey, then add the resin, and never leave it burning unattended.',
      'Coupe, pied et dôme sont façonnés en laiton, soudés, ajourés et gravés avant d’être argentés. Attendez que le charbon blanchisse pour y poser la résine, et ne le laissez jamais brûler sans surveillance.',
      'تُشكَّل الكأس والقاعدة والقبة من النحاس الأصفر، ثم تُلحم وتُخرَّم وتُنقش قبل طلائها بالفضة. انتظر حتى يبيضّ الفحم ثم أضف البخور، ولا تتركه مشتعلًا دون مراقبة.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Silver-Plated Incense Burner',
          'Brûle-encens argenté à dôme ajouré',
          'مبخرة مطلية بالفضة بقبة مخرّمة',
        ),
        text: t(
          'An incense burner for receiving guests, in silver-plated brass: stars round the cup, a lace of openings above and a pointed finial to lift the lid.',
          'Un brûle-encens en laiton argenté pour recevoir : des étoiles autour de la coupe, une dentelle d’ouvertures au-dessus et une pointe pour soulever le couvercle.',
          'مبخرة لاستقبال الضيوف من النحاس الأصفر المطلي بالفضة: نجوم حول كأسها، وتخريم كالدانتيل فوقها، ورأس مدبب يُرفع به الغطاء.',
        ),
        price: 330,
        measures: { diameter: 14, height: 25 },
        grams: 1000,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Medium', adds: 0, measures: { diameter: 14, height: 25 }, grams: 1000 },
              { value: 'Large', adds: 110, measures: { diameter: 17, height: 31 }, grams: 1500 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Small Silver-Plated Burner for Henna Night',
          'Petit brûle-encens argenté de la nuit du henné',
          'مبخرة صغيرة مطلية بالفضة لليلة الحناء',
        ),
        text: t(
          'Small and light in the hand, this silver-plated burner perfumes the bride’s clothes on henna night, then finds its place on a dressing table.',
          'Petit et léger en main, ce brûle-encens argenté parfume les habits de la mariée la nuit du henné, puis trouve sa place sur une coiffeuse.',
          'مبخرة صغيرة خفيفة في اليد، مطلية بالفضة، تُعطَّر بها ثياب العروس ليلة الحناء ثم تستقر على منضدة الزينة.',
        ),
        picture: 'incense-burner-silver-small',
        price: 245,
        measures: { diameter: 11, height: 20 },
        grams: 700,
      },
    ],
  },
  {
    picture: 'jug-brass-hammered',
    kind: 'copperware',
    colours: ['gold'],
    materials: ['brass'],
    techniques: ['hand-hammered'],
    care: copperCare,
    included: [],
    safety: ['not-for-food'],
    madeIn: 'marrakech',
    making: t(
      'Dense, shallow hammering follows the curve from foot to neck and makes the brass glitter like scales; the smooth handle is soldered on. It is not lined, so it holds branches and dried flowers, not drinks.',
      'Un martelage dense et peu profond suit la courbe du pied jusqu’au col et fait scintiller le laiton comme des écailles ; l’anse lisse est soudée. L’intérieur n’est pas étamé : elle reçoit des branches et des fleurs séchées, pas de boissons.',
      'يتبع الطرق الكثيف الخفيف انحناءه من القاعدة إلى العنق، فيلمع النحاس الأصفر كحراشف السمك، ثم يُلحم به المقبض الأملس. داخله غير مبطّن، فهو للأغصان والأزهار المجففة لا للشراب.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t('Hammered Brass Jug', 'Cruche en laiton martelé', 'إبريق من النحاس الأصفر المطروق'),
        text: t(
          'A brass jug with a full belly and a short flared neck, its plain handle drawn in one line against the hammered body.',
          'Cruche en laiton à panse rebondie et col court évasé, dont l’anse toute simple se détache d’un seul trait sur le corps martelé.',
          'إبريق من النحاس الأصفر ممتلئ البطن قصير العنق، يرتسم مقبضه البسيط بخط واحد أمام جسمه المطروق.',
        ),
        price: 280,
        measures: { height: 28, diameter: 20 },
        grams: 1300,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -70, measures: { height: 22, diameter: 16 }, grams: 850 },
              { value: 'Medium', adds: 0, measures: { height: 28, diameter: 20 }, grams: 1300 },
              { value: 'Large', adds: 100, measures: { height: 35, diameter: 25 }, grams: 2000 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t('Tall Brass Floor Jug', 'Haute cruche de sol en laiton', 'إبريق زينة عالٍ من النحاس الأصفر'),
        text: t(
          'Standing on the floor beside a door, this tall brass jug carries olive branches or reeds.',
          'Posée au sol près d’une porte, cette haute cruche de laiton porte des branches d’olivier ou des roseaux.',
          'يوضع هذا الإبريق العالي من النحاس الأصفر على الأرض قرب الباب، وتُنسَّق فيه أغصان الزيتون أو القصب.',
        ),
        picture: 'jug-brass-hammered-tall',
        price: 590,
        measures: { height: 52, diameter: 36 },
        grams: 4300,
        leadTimeDays: 12,
      },
    ],
  },
  {
    picture: 'jug-copper-hammered',
    kind: 'copperware',
    colours: ['copper', 'gold'],
    materials: ['copper', 'brass'],
    techniques: ['hand-hammered'],
    care: copperCare,
    included: [],
    safety: ['not-for-food'],
    madeIn: 'fez',
    making: t(
      'The body is raised from a single sheet of red copper in large facets, and the brass handle is bent hot and riveted at both ends. The inside is not tinned: keep it for flowers and display.',
      'Le corps est monté à larges facettes dans une seule feuille de cuivre rouge ; l’anse de laiton est cintrée à chaud et rivetée aux deux bouts. L’intérieur n’est pas étamé : réservez-la aux fleurs et au décor.',
      'يُشكَّل جسمه بأوجه كبيرة من صفيحة واحدة من النحاس الأحمر، ويُثنى مقبضه النحاسي على النار ويُثبَّت من طرفيه بالبرشام. داخله غير مبطّن بالقصدير، فهو للأزهار والزينة فقط.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Copper Jug with Brass Handle',
          'Cruche en cuivre à anse de laiton',
          'إبريق نحاسي بمقبض من النحاس الأصفر',
        ),
        text: t(
          'Shaped like the water jugs once carried home from the fountain, this copper jug has a round belly, a narrow neck and a curved brass handle.',
          'Elle a la forme des cruches que l’on rapportait de la fontaine : panse ronde, col étroit, cuivre martelé et anse courbe en laiton.',
          'على شكل أباريق الماء التي كانت تُملأ من السقاية: بطن مستدير وعنق ضيق من النحاس الأحمر المطروق، ومقبض مقوّس من النحاس الأصفر.',
        ),
        price: 260,
        measures: { height: 28, diameter: 20 },
        grams: 1300,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -60, measures: { height: 22, diameter: 16 }, grams: 850 },
              { value: 'Medium', adds: 0, measures: { height: 28, diameter: 20 }, grams: 1300 },
              { value: 'Large', adds: 100, measures: { height: 35, diameter: 25 }, grams: 2000 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Small Copper Jug for a Few Stems',
          'Petite cruche de cuivre pour quelques brins',
          'إبريق نحاسي صغير لباقة أزهار',
        ),
        text: t(
          'A few stems of lavender or dried roses fill this small copper jug, made for a shelf or a bedside table.',
          'Quelques brins de lavande ou de roses séchées suffisent à garnir cette petite cruche de cuivre, faite pour une étagère ou un chevet.',
          'تكفي بضعة سيقان من الخزامى أو الورد المجفف لملء هذا الإبريق النحاسي الصغير، ومكانه الرف أو جانب السرير.',
        ),
        picture: 'jug-copper-hammered-small',
        price: 165,
        measures: { height: 17, diameter: 12 },
        grams: 550,
      },
    ],
  },
  {
    picture: 'jug-silver-hammered',
    kind: 'copperware',
    colours: ['silver', 'gold'],
    materials: ['silver-plated-brass', 'brass', 'tin'],
    techniques: ['hand-hammered', 'silver-plated'],
    care: silverTeaCare,
    included: [],
    safety: ['food-safe'],
    madeIn: 'fez',
    making: t(
      'Hammered in brass, it is silver-plated outside and tinned inside, with the handle left yellow for contrast. Dry it at once after washing, and let no lemon juice or vinegar stand in it.',
      'Martelée en laiton, elle est argentée à l’extérieur et étamée à l’intérieur ; l’anse garde sa couleur jaune, pour le contraste. Séchez-la aussitôt lavée, et n’y laissez ni jus de citron ni vinaigre.',
      'يُطرق من النحاس الأصفر ويُطلى بالفضة من الخارج وبالقصدير من الداخل، ويبقى مقبضه أصفر ليبرز. جفّفه فور غسله، ولا تترك فيه عصير الليمون ولا الخل.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Small Silver-Plated Jug for Hand-Rinsing',
          'Petite aiguière argentée pour le rince-mains',
          'إبريق صغير مطلي بالفضة لغسل الأيدي',
        ),
        text: t(
          'Before and after the meal, warm water is poured over the guests’ hands from the small silver-plated jug; its narrow neck gives a thin, steady stream.',
          'Avant et après le repas, la petite aiguière argentée verse l’eau tiède sur les mains des invités ; son col étroit donne un filet mince et régulier.',
          'قبل الطعام وبعده يُصب الماء الدافئ على أيدي الضيوف من الإبريق الصغير المطلي بالفضة، فعنقه الضيق يعطي خيطًا رفيعًا منتظمًا.',
        ),
        picture: 'jug-silver-hammered-small',
        price: 240,
        measures: { height: 20, diameter: 14 },
        grams: 750,
      },
      {
        city: 'Fez',
        name: t(
          'Silver-Plated Water Jug with Brass Handle',
          'Carafe à eau argentée à anse de laiton',
          'إبريق ماء مطلي بالفضة بمقبض نحاسي',
        ),
        text: t(
          'A water jug for the table, silver-plated and hammered all over, with a golden handle that sits well in the hand when the jug is full.',
          'Carafe de table argentée et martelée de toutes parts, dont l’anse dorée tient bien en main quand elle est pleine.',
          'إبريق ماء للمائدة، مطلي بالفضة ومطروق كله، بمقبض ذهبي اللون يسهل إمساكه والإبريق ممتلئ.',
        ),
        price: 360,
        measures: { height: 28, diameter: 20 },
        grams: 1350,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Medium', adds: 0, measures: { height: 28, diameter: 20 }, grams: 1350 },
              { value: 'Large', adds: 120, measures: { height: 34, diameter: 24 }, grams: 2000 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'kettle-copper-stand',
    kind: 'copperware',
    colours: ['copper', 'gold'],
    materials: ['copper', 'brass', 'tin'],
    techniques: ['engraved'],
    care: copperTeaCare,
    included: ['stand', 'lid'],
    safety: teapotSafety,
    madeIn: 'fez',
    making: t(
      'Body and spout are shaped apart and soldered, the stars are engraved with a burin, and the inside is tinned. Fill it with water that has already boiled; the brass stand keeps the hot base off the table.',
      'Le corps et le bec sont façonnés à part puis soudés, les étoiles gravées au burin et l’intérieur étamé. Versez-y une eau déjà bouillie ; le support de laiton isole la table du fond brûlant.',
      'يُصنع البطن والمصب كلٌّ على حدة ثم يُلحمان، وتُنقش النجوم بالإزميل، ويُبطَّن الداخل بالقصدير. يُملأ بماء سبق غليه، والحامل النحاسي يحمي الطاولة من حرارة قاعه.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Engraved Copper Kettle on a Brass Stand',
          'Bouilloire en cuivre gravé sur support de laiton',
          'مقراج نحاسي منقوش على حامل من النحاس الأصفر',
        ),
        text: t(
          'Beside the teapot, this engraved copper kettle keeps hot water ready for the second and third glass, and is lifted by its tall brass arch.',
          'À côté de la théière, cette bouilloire en cuivre gravé tient l’eau chaude prête pour le deuxième et le troisième verre ; on la soulève par sa haute anse de laiton.',
          'إلى جانب البراد يُبقي هذا المقراج النحاسي المنقوش الماء الساخن جاهزًا للكأس الثانية والثالثة، ويُرفع بمقبضه النحاسي العالي.',
        ),
        price: 480,
        measures: { length: 26, width: 18, height: 30 },
        grams: 1900,
      },
      {
        city: 'Fez',
        name: t(
          'Large Copper Kettle for Gatherings',
          'Grande bouilloire de cuivre pour les réceptions',
          'مقراج نحاسي كبير للضيافة',
        ),
        text: t(
          'Several rounds of tea come out of this large copper kettle without a trip to the kitchen: engraved stars on the shoulder, a brass stand beneath.',
          'Plusieurs tournées de thé sortent de cette grande bouilloire de cuivre sans retour en cuisine : des étoiles gravées sur l’épaule, un support de laiton dessous.',
          'مقراج نحاسي كبير يكفي ماؤه لعدة جولات من الشاي دون عودة إلى المطبخ، بنجوم منقوشة على كتفه وحامل من النحاس الأصفر تحته.',
        ),
        picture: 'kettle-copper-stand-large',
        price: 690,
        measures: { length: 33, width: 23, height: 38 },
        grams: 3000,
      },
    ],
  },
  {
    picture: 'mortar-brass',
    kind: 'copperware',
    colours: ['gold'],
    materials: ['brass'],
    techniques: ['hand-hammered'],
    care: copperCare,
    included: ['pestle'],
    safety: ['not-for-food'],
    madeIn: 'fez',
    making: t(
      'Cast thick in brass, turned inside and hammered on the outside, it stays put under the pestle by its weight alone. We sell it for incense, resins and scented herbs; the metal is not intended for food.',
      'Coulé en laiton épais, tourné à l’intérieur et martelé à l’extérieur, il tient en place sous le pilon par son seul poids. Nous le proposons pour l’encens, les résines et les herbes à parfumer ; le métal n’est pas destiné aux aliments.',
      'يُسكب سميكًا من النحاس الأصفر ويُخرط من الداخل ويُطرق من الخارج، ويكفي وزنه ليثبت تحت المدقة. نعرضه للبخور والصموغ والأعشاب العطرية، ومعدنه غير مخصص للطعام.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t('Brass Mortar and Pestle', 'Mortier en laiton et son pilon', 'مهراز من النحاس الأصفر بمدقته'),
        text: t(
          'A footed brass mortar with its pestle, for crushing benzoin, rosebuds or lavender; it rings like a bell at every stroke.',
          'Mortier en laiton sur pied, avec son pilon, pour broyer benjoin, boutons de rose ou lavande ; il sonne comme une cloche à chaque coup.',
          'مهراز من النحاس الأصفر بقاعدة ومدقة، يُدقّ فيه الجاوي أو براعم الورد أو الخزامى، ويرنّ كالجرس مع كل دقة.',
        ),
        price: 240,
        measures: { diameter: 12, height: 11 },
        grams: 1800,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -70, measures: { diameter: 9, height: 9 }, grams: 1000 },
              { value: 'Medium', adds: 0, measures: { diameter: 12, height: 11 }, grams: 1800 },
              { value: 'Large', adds: 130, measures: { diameter: 15, height: 14 }, grams: 3100 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Large Heavy Brass Mortar',
          'Grand mortier massif en laiton',
          'مهراز كبير ثقيل من النحاس الأصفر',
        ),
        text: t(
          'The ring of such a large brass mortar used to tell the street that a wedding was coming; today it stands in a hall or on a dresser, pestle inside.',
          'Le son d’un grand mortier de laiton comme celui-ci annonçait jadis un mariage à toute la rue ; aujourd’hui, il se tient dans une entrée ou sur un buffet, le pilon dedans.',
          'كان رنين مهراز نحاسي كبير كهذا يُعلم الحي كله باقتراب عرس، واليوم يوضع في المدخل أو فوق الخزانة ومدقته فيه.',
        ),
        picture: 'mortar-brass-large',
        price: 540,
        measures: { diameter: 20, height: 18 },
        grams: 6200,
      },
    ],
  },
  {
    picture: 'sugar-box-copper',
    kind: 'copperware',
    colours: ['copper', 'silver'],
    materials: ['copper', 'silver-plated-brass', 'tin'],
    techniques: ['engraved'],
    care: eitherTeaCare,
    included: ['lid'],
    safety: ['food-safe'],
    madeIn: 'fez',
    making: t(
      'Stars and pointed leaves are engraved freehand round the belly, the lid is left smooth so that light slides over it, and the inside is tinned. Choose red copper or silver-plated brass.',
      'Étoiles et feuilles pointues sont gravées à main levée autour de la panse, le couvercle reste lisse pour que la lumière y glisse, et l’intérieur est étamé. À choisir en cuivre rouge ou en laiton argenté.',
      'تُنقش النجوم والأوراق المدببة حول البطن دون قالب، ويُترك الغطاء أملس لينساب عليه الضوء، ويُبطَّن الداخل بالقصدير. بالنحاس الأحمر أو بالنحاس الأصفر المطلي بالفضة حسب اختيارك.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Engraved Sugar Box with Domed Lid',
          'Sucrier gravé à couvercle bombé',
          'سكرية منقوشة بغطاء مقبّب',
        ),
        text: t(
          'A domed sugar box on ball feet, for the lumps of sugar that go with mint tea.',
          'Sucrier bombé sur pieds boules, pour les morceaux qui accompagnent le thé à la menthe.',
          'سكرية مقبّبة على أقدام كروية، لقطع السكر التي ترافق الشاي بالنعناع.',
        ),
        price: 210,
        measures: { diameter: 12, height: 15 },
        grams: 500,
        choices: [
          {
            type: 'color',
            values: [
              { value: 'Copper', adds: 0, picture: 'sugar-box-copper' },
              { value: 'Silver', adds: 30, picture: 'sugar-box-silver' },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Large Box for Broken Sugar Loaf',
          'Grand sucrier pour pain de sucre cassé',
          'ربيعة كبيرة لقالب السكر المكسّر',
        ),
        text: t(
          'Uneven lumps chipped from a sugar loaf need room, and the large engraved box gives it to them under a tall dome.',
          'Les éclats inégaux d’un pain de sucre demandent de la place : le grand sucrier gravé la leur offre sous son haut dôme.',
          'قطع القالب المكسّرة غير متساوية وتحتاج إلى متسع، وهذه الربيعة الكبيرة المنقوشة تسعها تحت قبة عالية.',
        ),
        picture: 'sugar-box-copper-large',
        price: 320,
        measures: { diameter: 17, height: 21 },
        grams: 950,
        choices: [
          {
            type: 'color',
            values: [
              { value: 'Copper', adds: 0, picture: 'sugar-box-copper' },
              { value: 'Silver', adds: 40, picture: 'sugar-box-silver' },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'sugar-box-silver',
    kind: 'copperware',
    colours: ['silver'],
    materials: ['silver-plated-brass', 'tin'],
    techniques: ['engraved', 'silver-plated'],
    care: silverTeaCare,
    included: ['lid'],
    safety: ['food-safe'],
    madeIn: 'fez',
    making: t(
      'Shaped in brass, it is engraved with eight-pointed stars, silver-plated outside and tinned within. The pointed knob lifts the lid without a finger on the polished dome.',
      'Façonné en laiton, il est gravé d’étoiles à huit branches, argenté à l’extérieur et étamé à l’intérieur. Le bouton pointu soulève le couvercle sans laisser de traces sur le dôme poli.',
      'تُشكَّل من النحاس الأصفر وتُنقش بنجوم ثمانية الرؤوس، ثم تُطلى بالفضة من الخارج وبالقصدير من الداخل. يُرفع الغطاء من رأسه المدبب فلا تبقى آثار الأصابع على القبة اللامعة.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t('Small Silver-Plated Sugar Box', 'Petit sucrier argenté', 'سكرية صغيرة مطلية بالفضة'),
        text: t(
          'On a tray for two, this small silver-plated sugar box takes no more room than a glass.',
          'Sur un plateau pour deux, ce petit sucrier argenté ne tient guère plus de place qu’un verre.',
          'على صينية لشخصين، لا تأخذ هذه السكرية الصغيرة المطلية بالفضة مكانًا أكبر من مكان كأس.',
        ),
        picture: 'sugar-box-silver-small',
        price: 189,
        measures: { diameter: 10, height: 12 },
        grams: 350,
      },
      {
        city: 'Fez',
        name: t(
          'Star-Engraved Silver-Plated Sugar Box',
          'Sucrier argenté gravé d’étoiles',
          'سكرية مطلية بالفضة منقوشة بالنجوم',
        ),
        text: t(
          'Between teapot and glasses, this silver-plated sugar box repeats the star frieze of the teapot and completes the tray.',
          'Entre la théière et les verres, ce sucrier argenté reprend la frise d’étoiles de la théière et complète le plateau.',
          'بين البراد والكؤوس تكرّر هذه السكرية المطلية بالفضة شريط النجوم الذي على البراد، فتكتمل بها الصينية.',
        ),
        price: 260,
        measures: { diameter: 12, height: 15 },
        grams: 520,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Medium', adds: 0, measures: { diameter: 12, height: 15 }, grams: 520 },
              { value: 'Large', adds: 90, measures: { diameter: 16, height: 20 }, grams: 900 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'tea-set-copper',
    kind: 'copperware',
    colours: ['copper'],
    materials: ['copper', 'tin', 'glass'],
    techniques: ['engraved', 'hand-hammered'],
    care: copperTeaCare,
    included: teaSet,
    safety: teapotSafety,
    madeIn: 'fez',
    making: t(
      'Tray and teapot are cut from the same red copper and engraved in the same workshop; the pot is tinned inside. Wash by hand, dry the copper at once, and boil the water elsewhere.',
      'Le plateau et la théière sont taillés dans le même cuivre rouge et gravés dans le même atelier ; la théière est étamée à l’intérieur. Lavez à la main, séchez aussitôt le cuivre et faites bouillir l’eau à part.',
      'تُقطع الصينية والبراد من النحاس الأحمر نفسه ويُنقشان في الورشة نفسها، ويُبطَّن البراد بالقصدير من الداخل. يُغسل الطقم باليد ويُجفف نحاسه فورًا، ويُغلى الماء في إناء آخر.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Copper Tea Set with Four Glasses',
          'Service à thé en cuivre avec quatre verres',
          'طقم شاي نحاسي بأربع كؤوس',
        ),
        text: t(
          'Everything for mint tea comes together: an engraved copper tray, a teapot with a curved spout and four small glasses.',
          'Tout ce qu’il faut pour le thé à la menthe : un plateau de cuivre gravé, une théière à bec courbe et quatre petits verres.',
          'كل ما يلزم للشاي بالنعناع: صينية من النحاس الأحمر المنقوش وبراد بمصب مقوّس وأربع كؤوس صغيرة.',
        ),
        price: 690,
        measures: { diameter: 40, height: 24 },
        grams: 2900,
        choices: [
          {
            type: 'size',
            values: [
              { value: '35 cm', adds: -80, measures: { diameter: 35, height: 24 }, grams: 2400 },
              { value: '40 cm', adds: 0, measures: { diameter: 40, height: 24 }, grams: 2900 },
              { value: '45 cm', adds: 110, measures: { diameter: 45, height: 24 }, grams: 3400 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Small Copper Tea Set for the Balcony',
          'Petit service à thé en cuivre pour le balcon',
          'طقم شاي نحاسي صغير للشرفة',
        ),
        text: t(
          'Carried out to the balcony in one trip, the small copper set keeps its four glasses close around the teapot on a tray for a side table.',
          'On le porte au balcon en un seul voyage : le petit service de cuivre serre ses quatre verres autour de la théière, sur un plateau à la mesure d’un guéridon.',
          'يُحمل إلى الشرفة دفعة واحدة: طقم نحاسي صغير تلتف كؤوسه الأربع حول البراد فوق صينية تناسب طاولة جانبية.',
        ),
        picture: 'tea-set-copper-small',
        price: 540,
        measures: { diameter: 30, height: 20 },
        grams: 1800,
      },
    ],
  },
  {
    picture: 'tea-set-silver',
    kind: 'copperware',
    colours: ['silver'],
    materials: ['silver-plated-brass', 'tin', 'glass'],
    techniques: ['engraved', 'silver-plated', 'hand-hammered'],
    care: silverTeaCare,
    included: teaSet,
    safety: teapotSafety,
    madeIn: 'fez',
    making: t(
      'The brass is engraved first and silver-plated afterwards, so the lines stay sharp under the silver; the inside of the pot is tinned. A silver cloth after each use keeps it bright.',
      'Le laiton est gravé d’abord, argenté ensuite : les traits restent nets sous l’argent ; l’intérieur de la théière est étamé. Un chiffon à argenterie après chaque usage lui garde son éclat.',
      'يُنقش النحاس الأصفر أولًا ثم يُطلى بالفضة، فتبقى الخطوط واضحة تحت الطلاء، ويُبطَّن داخل البراد بالقصدير. يكفي مسحه بقماش الفضة بعد كل استعمال ليحافظ على بريقه.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Silver-Plated Tea Set with Star Tray',
          'Service à thé argenté et plateau à étoile',
          'طقم شاي مطلي بالفضة بصينية النجمة',
        ),
        text: t(
          'A tea set in silver-plated brass: a tray engraved with a twelve-fold star, a tall-bodied teapot and four glasses to gather round it.',
          'Service à thé en laiton argenté : un plateau gravé d’une étoile à douze branches, une théière à panse haute et quatre verres à ranger autour.',
          'طقم شاي من النحاس الأصفر المطلي بالفضة: صينية نُقشت عليها نجمة من اثني عشر رأسًا، وبراد مرتفع البطن، وأربع كؤوس تصطف حوله.',
        ),
        price: 820,
        measures: { diameter: 40, height: 25 },
        grams: 3100,
      },
      {
        city: 'Fez',
        name: t(
          'Silver-Plated Wedding Tea Set',
          'Service à thé argenté de mariage',
          'طقم شاي العرس المطلي بالفضة',
        ),
        text: t(
          'Made to order for a wedding or a new home, this set places the silver-plated teapot and its four glasses on a broad tray, with room left for sugar and mint.',
          'Réalisé sur commande pour un mariage ou une nouvelle maison, ce service pose la théière argentée et ses quatre verres sur un large plateau, où il reste de la place pour le sucre et la menthe.',
          'يُصنع هذا الطقم حسب الطلب للعرس أو للبيت الجديد، فيضع البراد المطلي بالفضة وكؤوسه الأربع فوق صينية واسعة يبقى فيها مكان للسكر والنعناع.',
        ),
        picture: 'tea-set-silver-large',
        price: 1290,
        measures: { diameter: 55, height: 29 },
        grams: 5200,
        leadTimeDays: 20,
      },
      {
        city: 'Casablanca',
        name: t('Small Silver-Plated Tea Set', 'Petit service à thé argenté', 'طقم شاي صغير مطلي بالفضة'),
        text: t(
          'On a side table or at the end of a desk, the small silver-plated set brings tray, teapot and four glasses together in little space.',
          'Pour le thé sur un guéridon ou au coin d’un bureau, ce petit service argenté réunit plateau, théière et quatre verres en peu de place.',
          'لتقديم الشاي على طاولة جانبية أو على طرف المكتب، يجمع الطقم الصغير المطلي بالفضة صينية وبرادًا وأربع كؤوس في حيّز صغير.',
        ),
        picture: 'tea-set-silver-small',
        price: 640,
        measures: { diameter: 30, height: 21 },
        grams: 2000,
      },
    ],
  },
  {
    picture: 'teapot-brass-engraved',
    kind: 'copperware',
    colours: ['gold'],
    materials: ['brass', 'tin'],
    techniques: ['engraved'],
    care: copperTeaCare,
    included: ['lid'],
    safety: teapotSafety,
    madeIn: 'fez',
    making: t(
      'Belly, spout and handle are shaped apart, soldered and polished until the joints disappear, then the bands are engraved with a burin. The inside is tinned; pour in boiling water and let the tea steep off the fire.',
      'Panse, bec et anse sont façonnés à part, soudés et polis jusqu’à faire disparaître les joints, puis les frises sont gravées au burin. L’intérieur est étamé ; versez l’eau bouillante et laissez infuser hors du feu.',
      'يُصنع البطن والمصب والمقبض كلٌّ على حدة، ثم تُلحم وتُصقل حتى تختفي مواضع الوصل وتُنقش الأشرطة بالإزميل. داخله مبطّن بالقصدير، فصُبّ فيه الماء المغلي ودع الشاي ينقع بعيدًا عن النار.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t('Engraved Brass Teapot', 'Théière en laiton gravé', 'براد شاي من النحاس الأصفر المنقوش'),
        text: t(
          'Golden as honey, this brass teapot wears three bands of arches, diamonds and stars round its pear-shaped belly.',
          'Dorée comme le miel, cette théière de laiton porte trois frises d’arcs, de losanges et d’étoiles autour de sa panse en poire.',
          'براد بلون العسل من النحاس الأصفر، تلتف حول بطنه الإجاصي الشكل ثلاثة أشرطة من الأقواس والمعيّنات والنجوم.',
        ),
        price: 220,
        measures: { length: 25, width: 15, height: 24 },
        grams: 780,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -50, measures: { length: 21, width: 12, height: 20 }, grams: 560 },
              { value: 'Medium', adds: 0, measures: { length: 25, width: 15, height: 24 }, grams: 780 },
              { value: 'Large', adds: 80, measures: { length: 29, width: 18, height: 28 }, grams: 1050 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Large Brass Teapot for Ten Glasses',
          'Grande théière en laiton pour dix verres',
          'براد كبير من النحاس الأصفر لعشر كؤوس',
        ),
        text: t(
          'One round of this large brass teapot fills ten small glasses; its long spout lets you pour from high up until the tea froths.',
          'En une tournée, la grande théière de laiton remplit dix petits verres ; son long bec permet de verser de haut, jusqu’à faire mousser le thé.',
          'يملأ هذا البراد الكبير من النحاس الأصفر عشر كؤوس صغيرة في جولة واحدة، ومصبه الطويل يسمح بالصب من علٍ حتى تعلو الرغوة.',
        ),
        picture: 'teapot-brass-engraved-large',
        price: 360,
        measures: { length: 33, width: 21, height: 32 },
        grams: 1400,
      },
    ],
  },
  {
    picture: 'teapot-copper-engraved',
    kind: 'copperware',
    colours: ['copper', 'silver'],
    materials: ['copper', 'silver-plated-brass', 'tin'],
    techniques: ['engraved'],
    care: eitherTeaCare,
    included: ['lid'],
    safety: teapotSafety,
    madeIn: 'fez',
    making: t(
      'Arches above, stars below, a line of diamonds between: the engraving is done freehand, without a stencil, and the inside is tinned. In red copper or in silver-plated brass, it serves the tea and leaves the boiling to the kettle.',
      'Des arcs en haut, des étoiles en bas, une ligne de losanges entre les deux : la gravure se fait à main levée, sans pochoir, et l’intérieur est étamé. En cuivre rouge ou en laiton argenté, elle sert le thé et laisse l’eau bouillir ailleurs.',
      'أقواس في الأعلى ونجوم في الأسفل وبينهما صف من المعيّنات: تُنقش كلها يدويًا دون قالب، ويُبطَّن الداخل بالقصدير. هو لتقديم الشاي، بالنحاس الأحمر أو بالنحاس الأصفر المطلي بالفضة، أما غلي الماء فللمقراج.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Hand-Engraved Teapot for Mint Tea',
          'Théière gravée main pour thé à la menthe',
          'براد منقوش يدويًا للشاي بالنعناع',
        ),
        text: t(
          'A teapot with a rounded belly, a curved spout and a turned finial, the everyday berrad of Moroccan homes.',
          'Théière à panse ronde, bec courbe et bouton tourné : c’est le berrad que l’on pose chaque jour sur la table des maisons marocaines.',
          'براد مستدير البطن بمصب مقوّس ورأس مخروط، كالذي يوضع كل يوم على موائد البيوت المغربية.',
        ),
        price: 230,
        measures: { length: 25, width: 15, height: 24 },
        grams: 760,
        choices: [
          {
            type: 'color',
            values: [
              { value: 'Copper', adds: 0, picture: 'teapot-copper-engraved' },
              { value: 'Silver', adds: 30, picture: 'teapot-silver-engraved' },
            ],
          },
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -50, measures: { length: 21, width: 12, height: 20 }, grams: 550 },
              { value: 'Medium', adds: 0, measures: { length: 25, width: 15, height: 24 }, grams: 760 },
              { value: 'Large', adds: 80, measures: { length: 29, width: 18, height: 28 }, grams: 1030 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t('Small Engraved Teapot for Two', 'Petite théière gravée pour deux', 'براد صغير منقوش لشخصين'),
        text: t(
          'Light enough to pour at arm’s length with one hand, the small engraved teapot makes tea for two.',
          'Assez légère pour verser d’une main, bras levé, cette petite théière gravée prépare le thé de deux personnes.',
          'براد صغير منقوش يكفي لشخصين، خفيف يُصبّ منه بيد واحدة مرفوعة.',
        ),
        picture: 'teapot-copper-engraved-small',
        price: 165,
        measures: { length: 18, width: 10, height: 17 },
        grams: 430,
        choices: [
          {
            type: 'color',
            values: [
              { value: 'Copper', adds: 0, picture: 'teapot-copper-engraved' },
              { value: 'Silver', adds: 25, picture: 'teapot-silver-engraved' },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'teapot-silver-engraved',
    kind: 'copperware',
    colours: ['silver'],
    materials: ['silver-plated-brass', 'tin'],
    techniques: ['engraved', 'silver-plated'],
    care: silverTeaCare,
    included: ['lid'],
    safety: teapotSafety,
    madeIn: 'fez',
    making: t(
      'Shaped and engraved in brass, then silver-plated, it is tinned inside for tea. The handle warms with the pot: hold it with a folded cloth and pour slowly, lifting as you go.',
      'Façonnée et gravée en laiton, puis argentée, elle est étamée à l’intérieur pour le thé. L’anse chauffe avec la théière : tenez-la avec un linge plié et versez lentement, en levant la main.',
      'يُشكَّل ويُنقش من النحاس الأصفر ثم يُطلى بالفضة، ويُبطَّن داخله بالقصدير من أجل الشاي. يسخن المقبض مع البراد، فأمسكه بمنديل مطوي وصُبّ ببطء وأنت ترفع يدك.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t('Engraved Silver-Plated Teapot', 'Théière argentée gravée', 'براد شاي منقوش مطلي بالفضة'),
        text: t(
          'Polished like a mirror on the lid and finely engraved on the belly, this silver-plated teapot is the one brought out for guests.',
          'Polie comme un miroir sur le couvercle, finement gravée sur la panse, cette théière argentée est celle que l’on sort pour les invités.',
          'غطاؤه مصقول كالمرآة وبطنه دقيق النقش: هذا هو البراد المطلي بالفضة الذي يُخرج للضيوف.',
        ),
        price: 270,
        measures: { length: 24, width: 14, height: 26 },
        grams: 820,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -60, measures: { length: 20, width: 12, height: 21 }, grams: 580 },
              { value: 'Medium', adds: 0, measures: { length: 24, width: 14, height: 26 }, grams: 820 },
              { value: 'Large', adds: 90, measures: { length: 28, width: 17, height: 30 }, grams: 1100 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Large Silver-Plated Ceremony Teapot',
          'Grande théière argentée de cérémonie',
          'براد كبير مطلي بالفضة للمناسبات',
        ),
        text: t(
          'For ceremonies and long evenings, a large silver-plated teapot that serves a dozen guests without refilling.',
          'Pour les cérémonies et les longues soirées, une grande théière argentée qui sert une douzaine d’invités sans qu’on la remplisse.',
          'للمناسبات والسهرات الطويلة، براد كبير مطلي بالفضة يكفي اثني عشر ضيفًا دون إعادة ملئه.',
        ),
        picture: 'teapot-silver-engraved-large',
        price: 450,
        measures: { length: 33, width: 20, height: 36 },
        grams: 1600,
        leadTimeDays: 12,
      },
      {
        city: 'Fez',
        name: t(
          'Small Silver-Plated Teapot for Two',
          'Petite théière argentée pour deux',
          'براد صغير مطلي بالفضة لشخصين',
        ),
        text: t(
          'Tea for two comes from this small silver-plated pot, which keeps the tall body and the star frieze of the large one.',
          'Le thé pour deux se prépare dans la petite théière argentée, qui garde la panse haute et la frise d’étoiles de la grande.',
          'شاي لشخصين من براد صغير مطلي بالفضة، احتفظ بالبطن المرتفع وبشريط النجوم كما في البراد الكبير.',
        ),
        picture: 'teapot-silver-engraved-small',
        price: 195,
        measures: { length: 18, width: 11, height: 18 },
        grams: 450,
      },
    ],
  },
  {
    picture: 'tray-brass-star',
    kind: 'copperware',
    colours: ['gold'],
    materials: ['brass'],
    techniques: ['engraved', 'hand-hammered'],
    care: copperCare,
    included: [],
    safety: ['bare-metal'],
    madeIn: 'fez',
    making: t(
      'Compass and ruler lay out the star, then the engraver follows the lines with hammer and chisel, band after band. The scalloped rim is folded and beaten by hand, which stiffens the whole tray.',
      'Le compas et la règle tracent l’étoile, puis le graveur suit les lignes au marteau et au ciselet, frise après frise. Le bord festonné, plié et battu à la main, rigidifie tout le plateau.',
      'تُرسم النجمة بالفرجار والمسطرة، ثم يتتبع النقّاش خطوطها بالمطرقة والإزميل شريطًا بعد شريط. وتُثنى الحافة المموّجة وتُطرق يدويًا، فتزيد الصينية كلها صلابة.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Brass Tea Tray with Twelve-Fold Star',
          'Plateau à thé en laiton à étoile',
          'صينية شاي من النحاس الأصفر بنجمة',
        ),
        text: t(
          'A round brass tray for tea, engraved from the small flower in the middle to the rim around a twelve-fold star.',
          'Plateau à thé rond en laiton, gravé de la petite fleur du centre jusqu’au bord, autour d’une étoile à douze branches.',
          'صينية شاي مستديرة من النحاس الأصفر، يمتد نقشها من الوردة الصغيرة في الوسط إلى الحافة حول نجمة من اثني عشر رأسًا.',
        ),
        price: 340,
        measures: { diameter: 40 },
        grams: 1600,
        choices: [
          {
            type: 'size',
            values: [
              { value: '30 cm', adds: -110, measures: { diameter: 30 }, grams: 900 },
              { value: '40 cm', adds: 0, measures: { diameter: 40 }, grams: 1600 },
              { value: '50 cm', adds: 140, measures: { diameter: 50 }, grams: 2500 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Brass Tray Table with Folding Base',
          'Table-plateau en laiton à pied pliant',
          'طاولة صينية من النحاس الأصفر بقاعدة تُطوى',
        ),
        text: t(
          'Set on its folding wooden base, the large brass tray becomes a tea table for the sitting room; afterwards tray and base are put away flat.',
          'Posé sur son piètement pliant en bois, ce grand plateau de laiton devient une table à thé pour le salon ; plateau et pied se rangent ensuite à plat.',
          'توضع الصينية الكبيرة من النحاس الأصفر على قاعدتها الخشبية القابلة للطي فتصير طاولة شاي للصالون، ثم تُحفظ مسطحة مع قاعدتها.',
        ),
        picture: 'tray-brass-star-table',
        price: 950,
        measures: { diameter: 60, height: 45 },
        grams: 6500,
        included: ['folding-base'],
      },
    ],
  },
  {
    picture: 'tray-copper-engraved',
    kind: 'copperware',
    colours: ['copper'],
    materials: ['copper'],
    techniques: ['engraved', 'hand-hammered'],
    care: copperCare,
    included: [],
    safety: ['bare-metal'],
    madeIn: 'fez',
    making: t(
      'The rosette is drawn with the compass and chased line by line; the fluted rim is hammered last. Half a lemon and a little salt, rinsed off and dried at once, bring back the red.',
      'La rosace, tracée au compas, est ciselée trait par trait ; le bord festonné est martelé en dernier. Un demi-citron et un peu de sel, rincés et séchés aussitôt, ravivent le rouge.',
      'تُرسم الوردة بالفرجار وتُنقش خطًّا خطًّا، وتُطرق الحافة المموّجة في الأخير. نصف ليمونة وقليل من الملح ثم شطف وتجفيف فوري، فيعود إليها لونها الأحمر.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Engraved Copper Tray with Rosette',
          'Plateau en cuivre gravé à rosace',
          'صينية من النحاس الأحمر منقوشة بوردة',
        ),
        text: t(
          'Sixteen petals of fine lines spread from the centre of this red copper tray, circled by ever closer bands up to the fluted rim.',
          'Seize branches de traits fins s’ouvrent au centre de ce plateau en cuivre rouge, cernées de frises de plus en plus serrées jusqu’au bord festonné.',
          'تنفتح في وسط هذه الصينية من النحاس الأحمر وردة من ستة عشر ضلعًا دقيقًا، تحيط بها أشرطة متقاربة حتى الحافة المموّجة.',
        ),
        price: 390,
        measures: { diameter: 40 },
        grams: 1700,
        choices: [
          {
            type: 'size',
            values: [
              { value: '30 cm', adds: -130, measures: { diameter: 30 }, grams: 1000 },
              { value: '40 cm', adds: 0, measures: { diameter: 40 }, grams: 1700 },
              { value: '50 cm', adds: 150, measures: { diameter: 50 }, grams: 2700 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Large Copper Wall Tray',
          'Grand plateau mural en cuivre',
          'صينية جدارية كبيرة من النحاس الأحمر',
        ),
        text: t(
          'Meant for the wall, this large engraved copper tray hangs like a round picture above a sofa or a console.',
          'Destiné au mur, le grand plateau de cuivre gravé s’accroche comme un tableau rond au-dessus d’un canapé ou d’une console.',
          'صينية كبيرة من النحاس الأحمر المنقوش، تُعلَّق على الجدار كلوحة مستديرة فوق أريكة أو كونسول.',
        ),
        price: 720,
        measures: { diameter: 60 },
        grams: 3900,
        included: ['hanging-hardware'],
        safety: ['wall-anchor'],
        withdrawn: true,
      },
    ],
  },
  {
    picture: 'tray-copper-hammered',
    kind: 'copperware',
    colours: ['copper'],
    materials: ['copper'],
    techniques: ['hand-hammered'],
    care: copperCare,
    included: [],
    safety: ['bare-metal'],
    madeIn: 'marrakech',
    making: t(
      'Nothing but the hammer decorates it: long, shallow marks run across the copper like ripples on water, and the edge is crimped by hand. Put pastries on a plate or a cloth, as the metal is not lined.',
      'Le marteau est son seul décor : de longues marques peu profondes courent sur le cuivre comme des rides sur l’eau, et le bord est pincé à la main. Posez les pâtisseries sur une assiette ou un napperon, car le métal n’est pas étamé.',
      'لا زخرفة فيها سوى أثر المطرقة: علامات طويلة خفيفة تجري على النحاس كتموّج الماء، وحافة مثنية باليد. توضع الحلويات في صحن أو على منديل، لأن المعدن غير مبطّن.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Plain Hammered Copper Tray',
          'Plateau uni en cuivre martelé',
          'صينية سادة من النحاس الأحمر المطروق',
        ),
        text: t(
          'For those who like metal without ornament, a plain hammered copper tray that carries glasses, a carafe or the bottles on a dressing table.',
          'Pour qui aime le métal sans ornement : un plateau uni en cuivre martelé, qui porte des verres, une carafe ou les flacons d’une coiffeuse.',
          'لمن يحب المعدن دون زخرفة: صينية سادة من النحاس الأحمر المطروق، تحمل الكؤوس أو الدورق أو قوارير العطر على منضدة الزينة.',
        ),
        price: 280,
        measures: { diameter: 40 },
        grams: 1500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '30 cm', adds: -90, measures: { diameter: 30 }, grams: 850 },
              { value: '40 cm', adds: 0, measures: { diameter: 40 }, grams: 1500 },
              { value: '50 cm', adds: 120, measures: { diameter: 50 }, grams: 2300 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Small Copper Tray for Two Coffees',
          'Petit plateau de cuivre pour deux cafés',
          'صينية نحاسية صغيرة لفنجاني قهوة',
        ),
        text: t(
          'Two cups of coffee and a sugar bowl fill the small hammered copper tray, which goes out to the terrace in one hand.',
          'Deux tasses de café et un sucrier remplissent ce petit plateau de cuivre martelé, que l’on emporte d’une main sur la terrasse.',
          'فنجانا قهوة وسكرية يملآن هذه الصينية الصغيرة من النحاس المطروق، وتُحمل بيد واحدة إلى السطح.',
        ),
        picture: 'tray-copper-hammered-small',
        price: 149,
        measures: { diameter: 25 },
        grams: 600,
      },
    ],
  },
  {
    picture: 'tray-silver-star',
    kind: 'copperware',
    colours: ['silver'],
    materials: ['silver-plated-brass'],
    techniques: ['engraved', 'silver-plated', 'hand-hammered'],
    care: silverCare,
    included: [],
    safety: [],
    madeIn: 'fez',
    making: t(
      'Engraved in brass and then silver-plated, the pattern keeps a soft shine in its grooves and a brighter one on its ridges. Wipe off drops of tea before they dry.',
      'Gravé dans le laiton, puis argenté, le motif garde un éclat doux dans ses creux et plus vif sur ses arêtes. Essuyez les gouttes de thé avant qu’elles ne sèchent.',
      'تُنقش الزخرفة في النحاس الأصفر ثم تُطلى بالفضة، فيبقى لمعانها هادئًا في الأخاديد ساطعًا على الحواف. امسح قطرات الشاي قبل أن تجف.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Silver-Plated Tea Tray with Star',
          'Plateau à thé argenté à étoile',
          'صينية شاي مطلية بالفضة بنجمة',
        ),
        text: t(
          'A silver-plated tea tray with a twelve-fold star inside rings of leaves, its rim hammered into small waves.',
          'Plateau à thé argenté, orné d’une étoile à douze branches entre des couronnes de feuilles, au bord martelé en petites vagues.',
          'صينية شاي مطلية بالفضة، تتوسطها نجمة من اثني عشر رأسًا داخل حلقات من الأوراق، وحافتها مطروقة كموجات صغيرة.',
        ),
        price: 450,
        measures: { diameter: 40 },
        grams: 1600,
        choices: [
          {
            type: 'size',
            values: [
              { value: '35 cm', adds: -90, measures: { diameter: 35 }, grams: 1250 },
              { value: '40 cm', adds: 0, measures: { diameter: 40 }, grams: 1600 },
              { value: '50 cm', adds: 180, measures: { diameter: 50 }, grams: 2500 },
            ],
          },
        ],
      },
      {
        city: 'Casablanca',
        name: t(
          'Large Silver-Plated Wedding Tray',
          'Grand plateau argenté de mariage',
          'صينية عرس كبيرة مطلية بالفضة',
        ),
        text: t(
          'At weddings, henna, sugar and gifts are carried in on a large silver-plated tray such as this one; later it holds a whole tea service.',
          'Aux mariages, le henné, le sucre et les cadeaux entrent sur un grand plateau argenté comme celui-ci ; il porte ensuite tout un service à thé.',
          'في الأعراس تُحمل الحناء والسكر والهدايا على صينية كبيرة مطلية بالفضة كهذه، ثم تتسع بعد ذلك لطقم شاي كامل.',
        ),
        picture: 'tray-silver-star-large',
        price: 860,
        measures: { diameter: 60 },
        grams: 3800,
      },
    ],
  },
  {
    picture: 'vase-copper-engraved',
    kind: 'copperware',
    colours: ['copper'],
    materials: ['copper'],
    techniques: ['engraved'],
    care: copperCare,
    included: [],
    safety: ['not-for-food'],
    madeIn: 'fez',
    making: t(
      'Raised in two parts and soldered at the shoulder, it is engraved with stars, leaves and a zigzag collar once the joint has vanished under the polish. Fresh flowers go in a glass insert, dried ones straight into the neck.',
      'Monté en deux parties soudées à l’épaule, il est gravé d’étoiles, de feuilles et d’une collerette en zigzag, une fois le joint effacé par le polissage. Les fleurs fraîches se mettent dans un verre glissé à l’intérieur, les sèches directement.',
      'تُشكَّل من جزأين يُلحمان عند الكتف، ثم تُنقش بالنجوم والأوراق وطوق متعرج بعد أن يُخفي الصقل موضع الوصل. توضع الأزهار الطرية في كأس داخلها، والمجففة فيها مباشرة.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Engraved Copper Vase with Stars',
          'Vase en cuivre gravé d’étoiles',
          'مزهرية من النحاس الأحمر منقوشة بالنجوم',
        ),
        text: t(
          'A copper vase with a swelling belly and a flared neck, ringed by a frieze of eight-pointed stars.',
          'Vase en cuivre à panse galbée et col évasé, ceint d’une frise d’étoiles à huit branches.',
          'مزهرية من النحاس الأحمر ببطن ممتلئ وعنق منفرج، يطوّقها شريط من نجوم ثمانية الرؤوس.',
        ),
        price: 320,
        measures: { height: 26, diameter: 19 },
        grams: 1100,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -90, measures: { height: 20, diameter: 15 }, grams: 700 },
              { value: 'Medium', adds: 0, measures: { height: 26, diameter: 19 }, grams: 1100 },
              { value: 'Large', adds: 140, measures: { height: 33, diameter: 24 }, grams: 1800 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Tall Copper Vase for the Floor',
          'Grand vase de sol en cuivre',
          'مزهرية أرضية عالية من النحاس الأحمر',
        ),
        text: t(
          'On the floor or on a low chest, this tall copper vase needs no flowers: the star frieze is ornament enough. It is engraved to order.',
          'Au sol ou sur un coffre bas, le grand vase de cuivre se passe de fleurs : sa frise d’étoiles suffit. Il est gravé sur commande.',
          'على الأرض أو فوق صندوق منخفض، تستغني هذه المزهرية النحاسية العالية عن الأزهار بشريط نجومها. وتُنقش حسب الطلب.',
        ),
        picture: 'vase-copper-engraved-tall',
        price: 740,
        measures: { height: 50, diameter: 36 },
        grams: 4200,
        leadTimeDays: 18,
      },
    ],
  },
]
