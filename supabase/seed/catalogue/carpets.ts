import type { Piece } from './shape.ts'
import { t } from './text.ts'

const wool = ['wool'] as const
const woolOnCotton = ['wool', 'cotton'] as const
const rags = ['recycled-fabric', 'wool'] as const
const knotted = ['hand-knotted'] as const
const flat = ['flat-woven'] as const
const rugCare = ['vacuum', 'professional-cleaning', 'out-of-sun'] as const
const flatCare = ['vacuum', 'hand-wash-cold', 'out-of-sun'] as const
const floor = ['underlay-not-included'] as const
const floorOrWall = ['underlay-not-included', 'hanging-rod'] as const
const wall = ['hanging-rod'] as const
const nonSlip = ['non-slip-needed'] as const
const heavy = ['non-slip-needed', 'heavy-two-people'] as const

export const carpets: Piece[] = [
  {
    picture: 'rug-azilal-motifs',
    kind: 'carpets',
    colours: ['beige', 'pink', 'turquoise', 'yellow', 'violet'],
    materials: wool,
    techniques: knotted,
    care: rugCare,
    included: floorOrWall,
    safety: nonSlip,
    madeIn: 'azilal',
    making: t(
      'A High Atlas weaver knots the signs one row at a time and keeps the whole pattern in her head. The wool is supple underfoot.',
      'Une tisserande du Haut Atlas noue les signes rang après rang, sans autre modèle que sa mémoire. La laine est souple sous le pied.',
      'تعقد نسّاجة من الأطلس الكبير الرموز صفًا بعد صف، ولا نموذج لها سوى ذاكرتها. وصوف الزربية لين تحت القدم.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Ivory Azilal Rug with Amazigh Signs',
          'Tapis Azilal ivoire à signes amazighs',
          'زربية أزيلال عاجية برموز أمازيغية',
        ),
        text: t(
          'Diamonds, tents, running water and stars in pink, turquoise, saffron and violet stand in rows on an ivory ground, inside a thin grey line.',
          'Losanges, tentes, eaux vives et étoiles, en rose, turquoise, safran et violet, s’alignent sur un fond ivoire, dans un mince cadre gris.',
          'معيّنات وخيام ومياه جارية ونجوم بالوردي والفيروزي والزعفراني والبنفسجي، تصطف على أرضية عاجية داخل خط رمادي رفيع.',
        ),
        price: 2650,
        measures: { length: 230, width: 160 },
        grams: 10700,
        choices: [
          {
            type: 'size',
            values: [
              { value: '100 x 150 cm', adds: -1300, measures: { length: 150, width: 100 }, grams: 4400 },
              { value: '160 x 230 cm', adds: 0, measures: { length: 230, width: 160 }, grams: 10700 },
              { value: '200 x 300 cm', adds: 1450, measures: { length: 300, width: 200 }, grams: 17400 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Azilal Bedside Rug in Ivory Wool',
          'Descente de lit Azilal en laine ivoire',
          'زربية أزيلال لجانب السرير من الصوف العاجي',
        ),
        text: t(
          'With an ivory rug at the bedside, the first step of the morning falls on wool. It has fewer rows of signs, each as brightly coloured as on the large ones.',
          'Au saut du lit, le pied trouve la laine ivoire : une descente de lit aux rangées de signes moins nombreuses, aussi vives que sur les grands tapis.',
          'أول ما تلامسه القدم في الصباح صوف عاجي: زربية لجانب السرير بصفوف أقل من الرموز، لا تقل ألوانها زهوًا عن الزرابي الكبيرة.',
        ),
        making: t(
          'It is knotted on a small loom beside the large ones, with the ends of their coloured wool.',
          'Il est noué sur un petit métier, à côté des grands, avec ce qui reste de leurs laines de couleur.',
          'تُعقد على نول صغير بجانب الأنوال الكبيرة، بما بقي من أصوافها الملونة.',
        ),
        picture: 'rug-azilal-motifs-bedside',
        price: 790,
        measures: { length: 120, width: 70 },
        grams: 2450,
      },
      {
        city: 'Rabat',
        name: t(
          'Azilal Wall Rug with Coloured Signs',
          'Tapis mural Azilal aux signes colorés',
          'زربية أزيلال جدارية برموز ملونة',
        ),
        text: t(
          'Hung like a picture, its signs read from top to bottom. A cotton sleeve sewn along the back takes a curtain rod, and the knots are a little tighter so that the rug falls straight.',
          'Suspendu comme un tableau, il se lit de haut en bas. Une gaine de coton cousue au dos reçoit une tringle à rideau, et les nœuds sont un peu plus serrés pour que le tapis tombe droit.',
          'تُعلق كاللوحة فتُقرأ رموزها من الأعلى إلى الأسفل. في ظهرها جيب من القطن مخيط يمر فيه قضيب ستارة، وعقدها أكثر تراصًا حتى تنسدل مستقيمة.',
        ),
        making: t(
          'The weaver draws each sign from memory and ties its knots over a cotton warp.',
          'La tisserande trace chaque signe de mémoire et noue la laine sur une chaîne de coton.',
          'ترسم النسّاجة كل رمز من ذاكرتها وتعقد الصوف على سدى من القطن.',
        ),
        picture: 'rug-azilal-motifs-wall',
        price: 1490,
        measures: { length: 150, width: 100 },
        grams: 4100,
        included: wall,
      },
      {
        city: 'Essaouira',
        name: t(
          'Deep-Pile Azilal Rug for Winter',
          'Tapis Azilal d’hiver à poil long',
          'زربية أزيلال شتوية بوبر طويل',
        ),
        text: t(
          'Longer wool, cut less closely, blurs the edges of the diamonds and stars: this is the ivory Azilal for a cold tiled floor.',
          'Une laine plus longue, moins rasée, adoucit le contour des losanges et des étoiles : c’est l’Azilal ivoire des carrelages froids.',
          'صوف أطول وأقل قصًّا يلطف حدود المعيّنات والنجوم: إنها زربية أزيلال العاجية للأرضيات الباردة المبلطة.',
        ),
        making: t(
          'Each row is beaten down lightly, so that the long ends stand up and keep the warmth.',
          'Chaque rang est tassé légèrement : les longs brins restent droits et gardent la chaleur.',
          'ويُرص كل صف برفق لتبقى الخيوط الطويلة قائمة وتحفظ الدفء.',
        ),
        picture: 'rug-azilal-motifs-deep',
        price: 1750,
        measures: { length: 180, width: 120 },
        grams: 7600,
        choices: [
          {
            type: 'size',
            values: [
              { value: '120 x 180 cm', adds: 0, measures: { length: 180, width: 120 }, grams: 7600 },
              { value: '160 x 230 cm', adds: 1100, measures: { length: 230, width: 160 }, grams: 12900 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'rug-azilal-dark',
    kind: 'carpets',
    colours: ['black', 'violet', 'red', 'yellow', 'green'],
    materials: wool,
    techniques: knotted,
    care: rugCare,
    included: floor,
    safety: nonSlip,
    madeIn: 'azilal',
    making: t(
      'The ground is knotted from the fleece of dark sheep, deepened with a little dye; the colours of the signs come from small skeins kept from one rug to the next.',
      'Le fond est noué dans la toison de moutons sombres, à peine foncée par la teinture ; les couleurs des signes viennent de petits écheveaux gardés d’un tapis à l’autre.',
      'تُعقد الأرضية من صوف أغنام داكنة يزيده الصبغ عمقًا، أما ألوان الرموز فمن لفائف صغيرة تُحفظ من زربية إلى أخرى.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Black Azilal Rug with Bright Signs',
          'Tapis Azilal noir aux signes vifs',
          'زربية أزيلال سوداء برموز زاهية',
        ),
        text: t(
          'On a black ground the signs shine like lamps: red diamonds, saffron tents, green and sky-blue water, all within a violet border.',
          'Sur fond noir, les signes s’allument : losanges rouges, tentes safran, eaux vertes et bleu ciel, le tout bordé de violet.',
          'على أرضية سوداء تتوهج الرموز كأنها مصابيح: معيّنات حمراء وخيام زعفرانية ومياه خضراء وسماوية، تحيط بها حاشية بنفسجية.',
        ),
        price: 2590,
        measures: { length: 230, width: 160 },
        grams: 10700,
        choices: [
          {
            type: 'size',
            values: [
              { value: '120 x 180 cm', adds: -950, measures: { length: 180, width: 120 }, grams: 6300 },
              { value: '160 x 230 cm', adds: 0, measures: { length: 230, width: 160 }, grams: 10700 },
              { value: '200 x 300 cm', adds: 1400, measures: { length: 300, width: 200 }, grams: 17400 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Small Black Azilal Rug, Violet Border',
          'Petit tapis Azilal noir bordé de violet',
          'زربية أزيلال صغيرة سوداء بحاشية بنفسجية',
        ),
        text: t(
          'Small enough for an armchair and a reading lamp, this black Azilal keeps a complete set of signs and the knotted fringe at one end.',
          'À la mesure d’un fauteuil et d’une lampe de lecture, le petit Azilal noir garde tout le répertoire des signes et sa frange nouée à un bout.',
          'على قدر كرسي وثير ومصباح قراءة، ومع ذلك تحفظ هذه الزربية السوداء الرموز كلها وشراريبها المعقودة في أحد طرفيها.',
        ),
        making: t(
          'The fringe is the end of the warp itself, tied two by two when the rug leaves the loom.',
          'La frange est le bout de la chaîne, nouée deux fils à la fois quand le tapis quitte le métier.',
          'وأهدابها هي خيوط السدى نفسها، تُعقد مثنى حين تُرفع الزربية عن النول.',
        ),
        picture: 'rug-azilal-dark-small',
        price: 1150,
        measures: { length: 150, width: 100 },
        grams: 4400,
      },
      {
        city: 'Rabat',
        name: t(
          'Large Black Azilal Living-Room Rug',
          'Grand tapis de salon Azilal noir',
          'زربية أزيلال كبيرة سوداء للصالون',
        ),
        text: t(
          'Beneath a low table and two sofas, the dark ground holds the room together while the coloured signs show all around its edges.',
          'Sous une table basse et deux canapés, le fond sombre réunit la pièce, et les signes colorés apparaissent tout autour.',
          'تحت مائدة منخفضة وأريكتين تجمع أرضيتها الداكنة أطراف الصالون، وتظهر الرموز الملونة من كل جانب.',
        ),
        making: t(
          'Two weavers sit side by side at the loom and agree on each sign before they knot it.',
          'Deux tisserandes, côte à côte au métier, s’accordent sur chaque signe avant de le nouer.',
          'تجلس نسّاجتان جنبًا إلى جنب أمام النول وتتفقان على كل رمز قبل عقده.',
        ),
        picture: 'rug-azilal-dark-large',
        price: 3890,
        measures: { length: 300, width: 200 },
        grams: 17400,
        safety: heavy,
      },
      {
        city: 'Rabat',
        name: t(
          'Azilal Night Rug, Knotted to Order',
          'Tapis Azilal couleur nuit, sur commande',
          'زربية أزيلال بلون الليل تُعقد حسب الطلب',
        ),
        text: t(
          'Set on the loom when you order it, in the length you choose; the weaver then picks the order of the signs, so your rug differs a little from the one shown.',
          'Monté sur le métier à la commande, dans le format choisi ; l’ordre des signes revient à la tisserande, si bien que votre tapis diffère un peu de celui de la photo.',
          'تُنصب على النول حسب الطلب بالمقاس الذي تختاره، وتبقى للنسّاجة حرية ترتيب الرموز، فتختلف زربيتك قليلًا عن الصورة.',
        ),
        making: t(
          'The dark fleece is sorted by hand, so that the ground stays even over the whole length.',
          'La toison sombre est triée à la main, pour que le fond reste uni sur toute la longueur.',
          'ويُفرز الصوف الداكن باليد لتبقى الأرضية متجانسة على طول الزربية.',
        ),
        picture: 'rug-azilal-dark-night',
        price: 2890,
        measures: { length: 260, width: 170 },
        grams: 12800,
        choices: [
          {
            type: 'size',
            values: [
              { value: '150 x 220 cm', adds: -700, measures: { length: 220, width: 150 }, grams: 9600 },
              { value: '170 x 260 cm', adds: 0, measures: { length: 260, width: 170 }, grams: 12800 },
            ],
          },
        ],
        leadTimeDays: 40,
      },
    ],
  },
  {
    picture: 'rug-beni-ourain-cream',
    kind: 'carpets',
    colours: ['beige', 'brown'],
    materials: wool,
    techniques: knotted,
    care: rugCare,
    included: floor,
    safety: nonSlip,
    madeIn: 'beni-ourain',
    making: t(
      'The wool is left undyed, cream from pale sheep and brown from dark ones, then spun by hand and knotted on an upright loom. A new rug sheds a little fluff for some weeks.',
      'La laine n’est pas teinte, crème des moutons clairs et brune des moutons foncés ; elle est filée à la main et nouée sur un métier vertical. Neuf, le tapis perd un peu de bourre pendant quelques semaines.',
      'الصوف غير مصبوغ، كريمي من الأغنام الفاتحة وبني من الداكنة، يُغزل يدويًا ويُعقد على نول عمودي. وتفقد الزربية الجديدة بعض الزغب في أسابيعها الأولى.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Cream Beni Ourain Rug with Diamonds',
          'Tapis Beni Ouarain crème à losanges',
          'زربية بني وراين كريمية بمعيّنات',
        ),
        text: t(
          'Dark brown lines cross a cream field and never quite meet at the same angle; two small lozenges, slipped into the lattice, are the weaver’s own mark.',
          'Des lignes brun foncé traversent un champ crème sans jamais se croiser tout à fait au même angle ; deux petits losanges glissés dans le treillis sont la marque de la tisserande.',
          'خطوط بنية داكنة تقطع أرضية كريمية ولا تتقاطع مرتين بالزاوية نفسها، ومعيّنان صغيران داخل الشبكة هما علامة النسّاجة.',
        ),
        price: 2990,
        measures: { length: 230, width: 160 },
        grams: 12500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '120 x 180 cm', adds: -1100, measures: { length: 180, width: 120 }, grams: 7300 },
              { value: '160 x 230 cm', adds: 0, measures: { length: 230, width: 160 }, grams: 12500 },
              { value: '200 x 300 cm', adds: 1500, measures: { length: 300, width: 200 }, grams: 20400 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Long-Pile Beni Ourain Bedroom Rug',
          'Tapis de chambre Beni Ouarain à poil long',
          'زربية بني وراين لغرفة النوم بوبر طويل',
        ),
        text: t(
          'The pile was left as long as for the shepherds’ own beds, so the toes sink in and the lines of the lattice grow soft and blurred.',
          'Le poil garde la longueur qu’il avait pour le lit des bergers : les orteils s’y enfoncent, et les lignes du treillis s’estompent.',
          'تُرك الوبر طويلًا كما كان لفراش الرعاة، فتغوص فيه أصابع القدم وتبدو خطوط الشبكة ناعمة متلاشية.',
        ),
        making: t(
          'The wool is spun thick for it and the knots are set wide apart. It sheds a little fluff at first.',
          'La laine est filée épaisse et les nœuds sont espacés. Il perd un peu de duvet au début.',
          'يُغزل لها الصوف سميكًا وتُباعد عقدها. وتفقد قليلًا من الوبر في البداية.',
        ),
        picture: 'rug-beni-ourain-cream-long-pile',
        price: 2490,
        measures: { length: 220, width: 140 },
        grams: 11700,
        choices: [
          {
            type: 'size',
            values: [
              { value: '100 x 150 cm', adds: -1000, measures: { length: 150, width: 100 }, grams: 5700 },
              { value: '140 x 220 cm', adds: 0, measures: { length: 220, width: 140 }, grams: 11700 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Beni Ourain Bedside Rug in Cream Wool',
          'Descente de lit Beni Ouarain crème',
          'زربية بني وراين كريمية لجانب السرير',
        ),
        text: t(
          'A bedside rug with three diamonds across and the fringe on the short side, light enough to shake out of the window.',
          'Une descente de lit, trois losanges en largeur et la frange sur le petit côté, assez légère pour être secouée à la fenêtre.',
          'زربية لجانب السرير، في عرضها ثلاثة معيّنات وشراريبها على الضلع القصير، وهي خفيفة يسهل نفضها من النافذة.',
        ),
        making: t(
          'Washed once after weaving, it dries in a day and keeps the cream of the fleece.',
          'Lavé une fois après le tissage, il sèche en un jour et garde le crème de la toison.',
          'تُغسل مرة بعد النسج فتجف في يوم وتحتفظ بلون الصوف الكريمي.',
        ),
        picture: 'rug-beni-ourain-cream-bedside',
        price: 890,
        measures: { length: 120, width: 70 },
        grams: 2850,
      },
      {
        city: 'Casablanca',
        name: t(
          'Large Beni Ourain Rug, Undyed Wool',
          'Grand tapis Beni Ouarain en laine écrue',
          'زربية بني وراين كبيرة من صوف غير مصبوغ',
        ),
        text: t(
          'For a wide room with little furniture: cream from wall to wall, and a lattice large enough to be read from the doorway.',
          'Pour une grande pièce peu meublée : du crème à perte de vue, et un treillis assez large pour se lire depuis le seuil.',
          'لغرفة واسعة قليلة الأثاث: مساحة رحبة من الصوف الكريمي وشبكة كبيرة تُرى من عتبة الباب.',
        ),
        making: t(
          'Its warp is stretched between two beams as wide as the room in which it is woven.',
          'Sa chaîne est tendue entre deux ensouples aussi larges que la pièce où on le tisse.',
          'يُشد سداها بين عارضتين بعرض الغرفة التي تُنسج فيها.',
        ),
        picture: 'rug-beni-ourain-cream-large',
        price: 4490,
        measures: { length: 300, width: 200 },
        grams: 20400,
        safety: heavy,
      },
    ],
  },
  {
    picture: 'rug-beni-ourain-charcoal',
    kind: 'carpets',
    colours: ['grey', 'beige'],
    materials: wool,
    techniques: knotted,
    care: rugCare,
    included: floor,
    safety: nonSlip,
    madeIn: 'beni-ourain',
    making: t(
      'Here the custom is turned about: dark fleece for the ground, cream for the lines. After weaving, the rug is washed, beaten and left to dry in the wind on a flat roof.',
      'L’usage est ici renversé : toison sombre pour le fond, crème pour les lignes. Une fois tissé, le tapis est lavé, battu et mis à sécher au vent sur une terrasse.',
      'هنا انقلبت العادة: صوف داكن للأرضية وكريمي للخطوط. وبعد النسج تُغسل الزربية وتُضرب وتُترك لتجف في الريح فوق السطح.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Charcoal Rug with Cream Diamonds',
          'Tapis anthracite à losanges crème',
          'زربية فحمية بمعيّنات كريمية',
        ),
        text: t(
          'A Beni Ourain in negative: cream lines draw loose diamonds over charcoal wool, which forgives muddy shoes more readily than the pale one.',
          'Un Beni Ouarain en négatif : des lignes crème dessinent de larges losanges sur une laine anthracite, moins salissante que la claire.',
          'زربية بني وراين بألوان معكوسة: خطوط كريمية ترسم معيّنات واسعة على صوف فحمي يخفي أثر الأقدام أكثر من الفاتح.',
        ),
        price: 2890,
        measures: { length: 230, width: 160 },
        grams: 12100,
        choices: [
          {
            type: 'size',
            values: [
              { value: '100 x 150 cm', adds: -1400, measures: { length: 150, width: 100 }, grams: 5000 },
              { value: '120 x 180 cm', adds: -1000, measures: { length: 180, width: 120 }, grams: 7100 },
              { value: '160 x 230 cm', adds: 0, measures: { length: 230, width: 160 }, grams: 12100 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Pair of Charcoal Bedside Rugs',
          'Paire de descentes de lit anthracite',
          'زوج زرابي فحمية لجانبي السرير',
        ),
        text: t(
          'Two small rugs for the two sides of a bed, woven one after the other on the same warp; the diamonds agree without matching exactly.',
          'Deux petits tapis pour les deux côtés du lit, tissés l’un après l’autre sur la même chaîne ; leurs losanges s’accordent sans se répéter.',
          'زربيتان صغيرتان لجانبي السرير، نُسجتا الواحدة بعد الأخرى على السدى نفسه، فتتوافق معيّناتهما دون أن تتطابق.',
        ),
        making: t(
          'Cut apart only at the end, they share one fleece and one fringe.',
          'Séparés seulement à la fin, ils partagent la même toison et la même frange.',
          'لا تُفصلان إلا في النهاية، فصوفهما واحد وأهدابهما واحدة.',
        ),
        picture: 'rug-beni-ourain-charcoal-pair',
        price: 1590,
        measures: { length: 120, width: 70 },
        grams: 5500,
        included: ['set-of-2', 'underlay-not-included'],
      },
      {
        city: 'Rabat',
        name: t(
          'Low-Pile Charcoal Dining-Room Rug',
          'Tapis anthracite ras pour salle à manger',
          'زربية فحمية قصيرة الوبر لغرفة الطعام',
        ),
        text: t(
          'Shorn close, so that chairs slide back easily and crumbs do not linger; the cream lines look crisp, almost drawn with a ruler.',
          'Tondu ras, il laisse glisser les chaises et ne retient pas les miettes ; les lignes crème y sont nettes, presque tirées à la règle.',
          'وبرها مقصوص قصيرًا فتنزلق الكراسي فوقها بسهولة ولا يعلق بها الفتات، وخطوطها الكريمية واضحة كأنها رُسمت بمسطرة.',
        ),
        making: t(
          'The pile is trimmed twice, on the loom and again after washing.',
          'Le velours est tondu deux fois, sur le métier puis après le lavage.',
          'يُجز وبرها مرتين، على النول ثم بعد الغسل.',
        ),
        picture: 'rug-beni-ourain-charcoal-low-pile',
        price: 3190,
        measures: { length: 260, width: 170 },
        grams: 12400,
        choices: [
          {
            type: 'size',
            values: [
              { value: '150 x 220 cm', adds: -750, measures: { length: 220, width: 150 }, grams: 9200 },
              { value: '170 x 260 cm', adds: 0, measures: { length: 260, width: 170 }, grams: 12400 },
              { value: '200 x 300 cm', adds: 1050, measures: { length: 300, width: 200 }, grams: 16800 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Large Charcoal Beni Ourain Rug',
          'Grand tapis Beni Ouarain anthracite',
          'زربية بني وراين كبيرة فحمية',
        ),
        text: t(
          'Generous in its measure and thick underfoot, it quietens a room with stone floors; the long cream fringe is plaited in small bundles.',
          'De grand format et épais sous le pied, il assourdit une pièce au sol de pierre ; sa longue frange crème est nattée en petites mèches.',
          'واسعة وسميكة تحت القدم، تخفف صدى الغرف ذات الأرضية الحجرية، وشراريبها الكريمية الطويلة مضفورة خصلًا صغيرة.',
        ),
        making: t(
          'Dark fleece from several flocks is carded together, so that the ground is even from edge to edge.',
          'Les toisons sombres de plusieurs troupeaux sont cardées ensemble, pour un fond égal d’un bord à l’autre.',
          'يُمشط الصوف الداكن من قطعان عدة معًا فتتساوى الأرضية من حافة إلى حافة.',
        ),
        picture: 'rug-beni-ourain-charcoal-large',
        price: 4390,
        measures: { length: 300, width: 200 },
        grams: 19800,
        safety: heavy,
      },
    ],
  },
  {
    picture: 'rug-boucherouite',
    kind: 'carpets',
    colours: ['red', 'orange', 'green', 'turquoise', 'violet'],
    materials: rags,
    techniques: knotted,
    care: rugCare,
    included: floorOrWall,
    safety: nonSlip,
    madeIn: 'boujad',
    making: t(
      'Worn dresses and blankets are cut into strips and knotted on a woollen base, as thrifty households have long done. No two lengths of cloth are alike, so every rug has its own distribution of colours.',
      'Robes et couvertures usées sont coupées en lanières, puis nouées sur une base de laine, comme le font depuis longtemps les maisons économes. Les étoffes changent, et la répartition des couleurs avec elles.',
      'تُقص الثياب والأغطية القديمة شرائط تُعقد على قاعدة من الصوف، كما دأبت على ذلك البيوت المدبرة. وتختلف الأقمشة من زربية إلى أخرى فيختلف معها توزيع الألوان.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Boucherouite Rag Rug with Diamonds',
          'Tapis boucherouite à trois losanges',
          'زربية بوشرويط بثلاثة معيّنات',
        ),
        text: t(
          'Blocks of orange, pink, violet and green are stacked like a brick wall, and three diamonds, ringed in white, rise through the middle.',
          'Des blocs orange, roses, violets et verts s’empilent comme un mur de briques ; trois losanges cernés de blanc montent en son milieu.',
          'مستطيلات برتقالية ووردية وبنفسجية وخضراء مرصوصة كجدار من الآجر، وفي وسطها ثلاثة معيّنات يحفها الأبيض.',
        ),
        picture: 'rug-boucherouite-floor',
        price: 1290,
        measures: { length: 220, width: 140 },
        grams: 8000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '100 x 150 cm', adds: -540, measures: { length: 150, width: 100 }, grams: 3900 },
              { value: '140 x 220 cm', adds: 0, measures: { length: 220, width: 140 }, grams: 8000 },
              { value: '160 x 230 cm', adds: 200, measures: { length: 230, width: 160 }, grams: 9600 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t('Boucherouite Wall Rug', 'Tapis mural boucherouite', 'زربية بوشرويط جدارية'),
        text: t(
          'More painting than carpet, this boucherouite brings the colours of a market to a white wall. Loops sewn at the top slip over a rod.',
          'Plus tableau que tapis, ce boucherouite apporte les couleurs d’un souk sur un mur blanc. Des passants cousus en haut s’enfilent sur une tringle.',
          'أقرب إلى اللوحة منها إلى الزربية: تنقل هذه البوشرويط ألوان السوق إلى جدار أبيض، وفي أعلاها عُرى مخيطة تمر في قضيب.',
        ),
        making: t(
          'Cotton strips are kept to the front and wool to the back, which makes it light to hang.',
          'Les bandes de coton restent devant et la laine derrière, ce qui l’allège une fois suspendu.',
          'شرائط القطن في الوجه والصوف في الظهر، فيخف تعليقها.',
        ),
        price: 890,
        measures: { length: 150, width: 100 },
        grams: 3900,
        included: wall,
      },
      {
        city: 'Essaouira',
        name: t(
          'Small Boucherouite Kitchen Mat',
          'Petit tapis de cuisine boucherouite',
          'زربية بوشرويط صغيرة للمطبخ',
        ),
        text: t(
          'In front of the sink or the stove, soft cotton strips are pleasant to stand on; one diamond instead of three fits the small format.',
          'Devant l’évier ou le fourneau, ses lanières de coton sont douces sous le pied ; le petit format ne porte qu’un losange au lieu de trois.',
          'أمام الحوض أو الموقد تريح شرائطها القطنية اللينة من يقف عليها، ويكفي هذا المقاس الصغير معيّن واحد بدل ثلاثة.',
        ),
        making: t(
          'Strips of worn cotton are chosen for it, the softest of the bundle.',
          'On choisit pour lui des bandes de coton usé, les plus douces du lot.',
          'تُختار لها شرائط من القطن المستعمل، ألين ما في الحزمة.',
        ),
        picture: 'rug-boucherouite-small',
        price: 390,
        measures: { length: 100, width: 60 },
        grams: 1550,
      },
      {
        city: 'Rabat',
        name: t(
          'Boucherouite Rug for a Child’s Room',
          'Tapis boucherouite pour chambre d’enfant',
          'زربية بوشرويط لغرفة الأطفال',
        ),
        text: t(
          'Its bright patches make a playground for toy cars and bricks. The strips are knotted short and dense here, which keeps small things from getting lost in the pile.',
          'Ses carrés vifs font un terrain de jeu pour les petites voitures et les cubes. Les lanières sont nouées court et serré, pour que rien ne s’y perde.',
          'رقعها الزاهية ساحة لعب للسيارات الصغيرة والمكعبات. شرائطها هنا قصيرة ومتراصة حتى لا تضيع الأشياء الصغيرة في الوبر.',
        ),
        making: t(
          'The brightest strips are put aside for it, and their ends are knotted twice.',
          'Les bandes les plus vives lui sont réservées, et leurs bouts sont noués deux fois.',
          'وتُحفظ لها أزهى الشرائط وتُعقد أطرافها مرتين.',
        ),
        picture: 'rug-boucherouite-room',
        price: 990,
        measures: { length: 180, width: 120 },
        grams: 6300,
        choices: [
          {
            type: 'size',
            values: [
              { value: '120 x 180 cm', adds: 0, measures: { length: 180, width: 120 }, grams: 6300 },
              { value: '150 x 250 cm', adds: 650, measures: { length: 250, width: 150 }, grams: 10900 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'rug-boujad-plum',
    kind: 'carpets',
    colours: ['violet', 'pink', 'orange'],
    materials: wool,
    techniques: [...knotted, 'hand-dyed'],
    care: rugCare,
    included: floor,
    safety: nonSlip,
    madeIn: 'boujad',
    making: t(
      'Boujad weavers like reds that lean towards violet: the wool is dyed in small vats, which leaves lighter and darker streaks across the ground.',
      'Les tisserandes de Boujaad aiment les rouges qui tirent sur le violet : la laine est teinte en petites cuves, d’où des zones plus claires et plus foncées dans le fond.',
      'تحب نسّاجات أبي الجعد الأحمر المائل إلى البنفسجي: يُصبغ الصوف في أحواض صغيرة، فتظهر في الأرضية درجات أفتح وأغمق.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Plum Boujad Rug with Peach Lattice',
          'Tapis Boujaad prune à treillis pêche',
          'زربية أبي الجعد بلون البرقوق وشبكة خوخية',
        ),
        text: t(
          'A peach-coloured lattice runs over plum wool and frames pairs of diamonds, rose at the heart and ringed with white and aubergine.',
          'Un treillis couleur pêche court sur une laine prune et encadre, deux par deux, des losanges au cœur rose, cernés de blanc et d’aubergine.',
          'شبكة بلون الخوخ تمتد فوق صوف برقوقي وتضم أزواجًا من المعيّنات، قلبها وردي ويحفها الأبيض والباذنجاني.',
        ),
        price: 2390,
        measures: { length: 230, width: 160 },
        grams: 11400,
        choices: [
          {
            type: 'size',
            values: [
              { value: '120 x 180 cm', adds: -850, measures: { length: 180, width: 120 }, grams: 6700 },
              { value: '160 x 230 cm', adds: 0, measures: { length: 230, width: 160 }, grams: 11400 },
              { value: '200 x 300 cm', adds: 1290, measures: { length: 300, width: 200 }, grams: 18600 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Small Plum Boujad Entrance Rug',
          'Petit tapis d’entrée Boujaad prune',
          'زربية أبي الجعد صغيرة برقوقية للمدخل',
        ),
        text: t(
          'Plum and peach just inside the door: dark enough for a passage, small enough to be beaten outdoors every week.',
          'Dès la porte, il accueille en prune et pêche : assez foncé pour un lieu de passage, assez petit pour être battu dehors chaque semaine.',
          'ترحب بالضيف عند الباب بلون البرقوق والخوخ: داكنة تليق بالممرات، وصغيرة يسهل نفضها في الخارج كل أسبوع.',
        ),
        making: t(
          'Its knots are packed close along the edges, where shoes scrape.',
          'Ses nœuds sont serrés sur les bords, là où frottent les chaussures.',
          'تُرص عقدها عند الحواف حيث تحتك الأحذية.',
        ),
        picture: 'rug-boujad-plum-small',
        price: 890,
        measures: { length: 130, width: 80 },
        grams: 3200,
      },
      {
        city: 'Rabat',
        name: t(
          'Large Plum Boujad Sitting-Room Rug',
          'Grand tapis de salon Boujaad prune',
          'زربية أبي الجعد كبيرة برقوقية للصالون',
        ),
        text: t(
          'Four rows of double diamonds fill the length of this sitting-room rug; in lamplight the plum turns almost red.',
          'Quatre rangées de doubles losanges occupent toute la longueur de ce tapis de salon ; sous la lampe, le prune vire presque au rouge.',
          'أربعة صفوف من المعيّنات المزدوجة تملأ طول زربية الصالون هذه، ويكاد لونها البرقوقي يصير أحمر في ضوء المصباح.',
        ),
        making: t(
          'So much wool takes three dye vats, hence its bands of lighter and darker plum.',
          'Tant de laine demande trois cuves de teinture, d’où ses bandes plus ou moins sombres.',
          'يحتاج صوفها الكثير إلى ثلاثة أحواض صباغة، ومن هنا تدرج أشرطتها بين الفاتح والداكن.',
        ),
        picture: 'rug-boujad-plum-large',
        price: 3650,
        measures: { length: 300, width: 200 },
        grams: 18600,
        safety: heavy,
      },
      {
        city: 'Rabat',
        name: t(
          'Boujad Plum Rug Woven to Order',
          'Tapis Boujaad prune tissé sur commande',
          'زربية أبي الجعد برقوقية تُنسج حسب الطلب',
        ),
        text: t(
          'Ordered in advance and woven long for a narrow sitting room, with a single row of diamonds between two bands of lattice.',
          'Commandé à l’avance, il est tissé tout en longueur pour un salon étroit, une seule rangée de losanges entre deux bandes de treillis.',
          'تُطلب مسبقًا وتُنسج طويلة لصالون ضيق، وفيها صف واحد من المعيّنات بين شريطين من الشبكة.',
        ),
        making: t(
          'The wool for the whole length is dyed at once, so that the plum does not change halfway.',
          'La laine de toute la longueur est teinte en une fois, pour que le prune ne change pas à mi-chemin.',
          'يُصبغ صوفها كله دفعة واحدة كي لا يتغير لونه في منتصفها.',
        ),
        price: 2790,
        measures: { length: 300, width: 150 },
        grams: 14000,
        leadTimeDays: 35,
        withdrawn: true,
      },
    ],
  },
  {
    picture: 'rug-boujad-rust',
    kind: 'carpets',
    colours: ['orange', 'yellow', 'brown'],
    materials: wool,
    techniques: [...knotted, 'hand-dyed'],
    care: rugCare,
    included: floor,
    safety: nonSlip,
    madeIn: 'boujad',
    making: t(
      'The rust comes from a strong bath of dye, the ochre from the weaker one that follows. Knots are tied loosely and beaten down with an iron comb.',
      'Le rouille vient d’un premier bain de teinture, soutenu, l’ocre d’un second, plus faible. Les nœuds sont faits souples, puis tassés au peigne de fer.',
      'يأتي لون الصدأ من حوض الصباغة الأول المركز، واللون الترابي من حوض ثانٍ أخف. وتُعقد العقد رخوة ثم تُرص بمشط من الحديد.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Rust Boujad Rug with Nested Diamonds',
          'Tapis Boujaad rouille à losanges emboîtés',
          'زربية أبي الجعد بلون الصدأ ومعيّنات متداخلة',
        ),
        text: t(
          'Burnt orange wool, an ochre lattice and, in every other mesh, diamonds set one inside the other in cream, brown and rose.',
          'Laine orange brûlé, treillis ocre et, une maille sur deux, des losanges emboîtés crème, bruns et roses.',
          'صوف برتقالي داكن وشبكة ترابية، وفي كل عين من عينين معيّنات متداخلة بالكريمي والبني والوردي.',
        ),
        price: 2290,
        measures: { length: 230, width: 160 },
        grams: 11400,
        choices: [
          {
            type: 'size',
            values: [
              { value: '100 x 150 cm', adds: -1100, measures: { length: 150, width: 100 }, grams: 4700 },
              { value: '160 x 230 cm', adds: 0, measures: { length: 230, width: 160 }, grams: 11400 },
              { value: '200 x 300 cm', adds: 1260, measures: { length: 300, width: 200 }, grams: 18600 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Small Boujad Rug in Burnt Orange',
          'Petit tapis Boujaad orange brûlé',
          'زربية أبي الجعد صغيرة برتقالية داكنة',
        ),
        text: t(
          'Like a patch of late sun on the floor, it warms the corner where a chair and a low table stand.',
          'Telle une tache de soleil couchant, il réchauffe le coin où se tiennent une chaise et une table basse.',
          'مثل بقعة من شمس الأصيل على الأرض، تدفئ الركن الذي يضم كرسيًا ومائدة منخفضة.',
        ),
        making: t(
          'Its wool comes from the first, strong bath of dye, hence the glow.',
          'Sa laine sort du premier bain de teinture, le plus soutenu, d’où son éclat.',
          'صوفها من حوض الصباغة الأول المركز، ومن هنا توهجها.',
        ),
        picture: 'rug-boujad-rust-small',
        price: 990,
        measures: { length: 150, width: 100 },
        grams: 4700,
      },
      {
        city: 'Rabat',
        name: t(
          'Low-Pile Rust Boujad Rug',
          'Tapis Boujaad rouille à poil ras',
          'زربية أبي الجعد بلون الصدأ ووبر قصير',
        ),
        text: t(
          'Where the other rust rugs are shaggy, this one is clipped close: the four-cornered figures stand out sharply, and doors open freely over it.',
          'Contrairement aux autres tapis rouille, touffus, celui-ci est tondu ras : les figures s’y détachent nettement et les portes passent au-dessus sans frotter.',
          'بخلاف سائر زرابي الصدأ الكثيفة الوبر، قُص وبر هذه قصيرًا: أشكالها واضحة الحدود، وتُفتح الأبواب فوقها دون احتكاك.',
        ),
        making: t(
          'Such close clipping asks for tight knots, beaten down after every row.',
          'Une tonte aussi rase demande des nœuds serrés, tassés à chaque rang.',
          'والجز القصير يحتاج إلى عقد محكمة تُرص بعد كل صف.',
        ),
        picture: 'rug-boujad-rust-low-pile',
        price: 1690,
        measures: { length: 220, width: 140 },
        grams: 7700,
        choices: [
          {
            type: 'size',
            values: [
              { value: '120 x 180 cm', adds: -460, measures: { length: 180, width: 120 }, grams: 5400 },
              { value: '140 x 220 cm', adds: 0, measures: { length: 220, width: 140 }, grams: 7700 },
              { value: '170 x 260 cm', adds: 700, measures: { length: 260, width: 170 }, grams: 11100 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Large Rust Rug from the Boujad Plains',
          'Grand tapis rouille des plaines de Boujaad',
          'زربية كبيرة بلون الصدأ من سهول أبي الجعد',
        ),
        text: t(
          'Spread under the sofas of a large room, it brings in the colour of ploughed earth, with a dark diamond at each crossing to rest the eye.',
          'Déployé sous les canapés d’une grande pièce, il y fait entrer la couleur de la terre labourée ; un losange sombre, à chaque croisement, repose l’œil.',
          'تُفرش تحت أرائك صالون فسيح فتحمل إليه لون الأرض المحروثة، وعند كل تقاطع معيّن داكن ترتاح عنده العين.',
        ),
        making: t(
          'The ochre of its lattice comes from the second, weaker bath of the same dye.',
          'L’ocre de son treillis vient du second bain, plus faible, de la même teinture.',
          'والأصفر الترابي في شبكتها من الحوض الثاني الأخف للصباغة نفسها.',
        ),
        picture: 'rug-boujad-rust-large',
        price: 3550,
        measures: { length: 300, width: 200 },
        grams: 18600,
        safety: heavy,
      },
    ],
  },
  {
    picture: 'rug-checkerboard-rust',
    kind: 'carpets',
    colours: ['orange', 'beige'],
    materials: wool,
    techniques: knotted,
    care: rugCare,
    included: floor,
    safety: nonSlip,
    madeIn: 'azilal',
    making: t(
      'A checkerboard hides nothing: the weaver counts every square, and small differences between them show that she used her eyes, not a ruler. The pile is sheared by hand.',
      'Un damier ne cache rien : la tisserande compte chaque carré, et les petites différences de l’un à l’autre montrent qu’elle travaille à l’œil, sans règle. Le velours est tondu à la main.',
      'رقعة المربعات لا تخفي شيئًا: تعدّ النسّاجة عقد كل مربع، والفروق الصغيرة بين المربعات دليل على أنها تعمل بالعين لا بالمسطرة. ويُقص الوبر يدويًا.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Checkerboard Rug in Rust and Cream',
          'Tapis damier rouille et crème',
          'زربية مربعات بلون الصدأ والكريمي',
        ),
        text: t(
          'Squares of rust and cream alternate like the tiles of a riad courtyard; the cream is undyed wool, the rust a warm brick shade.',
          'Carrés rouille et crème alternent comme le carrelage d’une cour de riad ; le crème est une laine non teinte, le rouille un ton de brique.',
          'مربعات بلون الصدأ والكريمي تتعاقب كبلاط فناء الرياض؛ الكريمي صوف غير مصبوغ، ولون الصدأ آجري دافئ.',
        ),
        price: 2490,
        measures: { length: 230, width: 160 },
        grams: 11400,
        choices: [
          {
            type: 'size',
            values: [
              { value: '120 x 180 cm', adds: -900, measures: { length: 180, width: 120 }, grams: 6700 },
              { value: '160 x 230 cm', adds: 0, measures: { length: 230, width: 160 }, grams: 11400 },
              { value: '200 x 300 cm', adds: 1300, measures: { length: 300, width: 200 }, grams: 18600 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Small Checkerboard Rug in Rust Wool',
          'Petit tapis damier en laine rouille',
          'زربية مربعات صغيرة من الصوف بلون الصدأ',
        ),
        text: t(
          'At the foot of a bed or before a desk, this small checkerboard adds a graphic note to a plain room.',
          'Au pied d’un lit ou devant un bureau, ce petit damier donne une note graphique à une pièce sobre.',
          'عند طرف السرير أو أمام المكتب، تضيف الزربية الصغيرة لمسة هندسية إلى غرفة بسيطة.',
        ),
        making: t(
          'Its squares are counted knot by knot and sheared once the rug is off the loom.',
          'Ses carreaux se comptent nœud par nœud, et le velours est tondu une fois le tapis hors du métier.',
          'تُعد مربعاتها عقدة عقدة، ويُجز وبرها بعد رفعها عن النول.',
        ),
        picture: 'rug-checkerboard-rust-small',
        price: 1050,
        measures: { length: 150, width: 100 },
        grams: 4700,
      },
      {
        city: 'Rabat',
        name: t('Large Checkerboard Wool Rug', 'Grand tapis damier en laine', 'زربية مربعات كبيرة من الصوف'),
        text: t(
          'The squares grow with the rug, so the pattern stays calm even on a wide floor; a short fringe finishes both ends.',
          'Les carrés grandissent avec le tapis, et le motif reste paisible même sur un vaste sol ; une courte frange termine les deux bouts.',
          'تكبر المربعات مع الزربية فيبقى النقش هادئًا حتى على أرضية واسعة، وتنهي الطرفين شراريب قصيرة.',
        ),
        making: t(
          'The weaver finishes a whole row of squares before the next, which keeps the lines straight.',
          'La tisserande achève une rangée entière de carreaux avant la suivante, et les lignes restent droites.',
          'تُتم النسّاجة صفًا كاملًا من المربعات قبل الذي يليه فتبقى الخطوط مستقيمة.',
        ),
        picture: 'rug-checkerboard-rust-large',
        price: 3690,
        measures: { length: 300, width: 200 },
        grams: 18600,
        safety: heavy,
      },
      {
        city: 'Rabat',
        name: t(
          'Made-to-Order Checkerboard Rug',
          'Tapis damier noué sur commande',
          'زربية مربعات تُعقد حسب الطلب',
        ),
        text: t(
          'Knotted for you in one of two less usual formats, with denser knots and a longer pile than the rug kept in stock.',
          'Noué pour vous dans l’un de deux formats moins courants, à nœuds plus serrés et poil plus long que le tapis en stock.',
          'تُعقد خصيصًا لك بأحد مقاسين أقل شيوعًا، بعقد أكثر تراصًا ووبر أطول من الزربية الجاهزة.',
        ),
        making: t(
          'The pile is sheared by hand, last of all.',
          'Le velours est tondu à la main, tout à la fin.',
          'ويُجز الوبر باليد في آخر العمل.',
        ),
        picture: 'rug-checkerboard-rust-custom',
        price: 2690,
        measures: { length: 250, width: 150 },
        grams: 13100,
        choices: [
          {
            type: 'size',
            values: [
              { value: '150 x 150 cm', adds: -900, measures: { length: 150, width: 150 }, grams: 7900 },
              { value: '150 x 250 cm', adds: 0, measures: { length: 250, width: 150 }, grams: 13100 },
            ],
          },
        ],
        leadTimeDays: 45,
      },
    ],
  },
  {
    picture: 'rug-kilim-black-mustard',
    kind: 'carpets',
    colours: ['black', 'white', 'yellow'],
    materials: wool,
    techniques: flat,
    care: flatCare,
    included: floorOrWall,
    safety: nonSlip,
    madeIn: 'azrou',
    making: t(
      'Woven flat on a Middle Atlas loom, without knots: the coloured weft turns back at the edge of each figure, which leaves the same drawing on both faces.',
      'Tissé à plat sur un métier du Moyen Atlas, sans nœuds : la trame de couleur rebrousse chemin au bord de chaque figure, ce qui laisse le même dessin sur les deux faces.',
      'منسوج نسجًا مسطحًا دون عقد على نول من الأطلس المتوسط: ترتد اللحمة الملونة عند حافة كل شكل، فيظهر الرسم نفسه على الوجهين.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t('Black Kilim with Mustard Bands', 'Kilim noir à bandes moutarde', 'حنبل أسود بأشرطة خردلية'),
        text: t(
          'Ivory diamonds and zigzags march across black wool, and a mustard band marks time between the rows.',
          'Losanges et zigzags ivoire défilent sur une laine noire ; une bande moutarde rythme les rangées.',
          'معيّنات وخطوط متعرجة عاجية تتوالى على صوف أسود، ويفصل بين صفوفها شريط خردلي.',
        ),
        picture: 'rug-kilim-black-mustard-floor',
        price: 1390,
        measures: { length: 220, width: 140 },
        grams: 4900,
        choices: [
          {
            type: 'size',
            values: [
              { value: '100 x 150 cm', adds: -600, measures: { length: 150, width: 100 }, grams: 2400 },
              { value: '140 x 220 cm', adds: 0, measures: { length: 220, width: 140 }, grams: 4900 },
              { value: '170 x 260 cm', adds: 500, measures: { length: 260, width: 170 }, grams: 7100 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t('Black and Ivory Kilim for the Wall', 'Kilim mural noir et ivoire', 'حنبل جداري أسود وعاجي'),
        text: t(
          'Flat and light, a kilim hangs better than a pile rug. This one carries a row of woven loops along its top edge and sets off a pale wall.',
          'Plat et léger, un kilim se suspend mieux qu’un tapis à poil. Celui-ci porte une rangée de boucles tissées sur son bord supérieur et tranche sur un mur clair.',
          'الحنبل مسطح وخفيف، فهو أصلح للتعليق من الزربية. وعلى حافة هذا العليا صف من العُرى المنسوجة، ويبرز جماله على جدار فاتح.',
        ),
        making: t(
          'Both faces show the same drawing, so it can be turned round at any time.',
          'Les deux faces portent le même dessin : on le retourne à tout moment.',
          'وجهاه متطابقان، فيُقلب متى شئت.',
        ),
        price: 890,
        measures: { length: 150, width: 90 },
        grams: 2150,
        included: wall,
      },
      {
        city: 'Rabat',
        name: t('Large Black Kilim with Diamonds', 'Grand kilim noir à losanges', 'حنبل كبير أسود بمعيّنات'),
        text: t(
          'Wide enough for a dining table with its chairs drawn back, this kilim lies flat and takes daily footsteps without marking.',
          'Assez large pour une table à manger et ses chaises reculées, ce kilim reste bien à plat et supporte le passage quotidien.',
          'يتسع لمائدة طعام وكراسيها المسحوبة إلى الخلف، ويبقى منبسطًا متحملًا حركة كل يوم.',
        ),
        making: t(
          'The weft is beaten down so firmly that the edges stay straight without a border.',
          'La trame est si bien tassée que les bords restent droits sans bordure.',
          'تُرص لُحمته بقوة فتبقى حوافه مستقيمة دون إطار.',
        ),
        picture: 'rug-kilim-black-mustard-large',
        price: 1990,
        measures: { length: 260, width: 170 },
        grams: 7100,
      },
      {
        city: 'Rabat',
        name: t('Black Kilim Sofa Throw', 'Kilim noir pour canapé', 'حنبل أسود لتغطية الأريكة'),
        text: t(
          'Thrown over the back of a sofa, it shows two bands of diamonds in front and protects the seat from wear. It is woven from finer yarn.',
          'Jeté sur le dossier d’un canapé, il montre deux bandes de losanges à l’avant et protège l’assise. Il est tissé d’un fil plus fin.',
          'يُلقى على ظهر الأريكة فتظهر من أمامه صفوف المعيّنات، ويحمي المقعد من البلى. وهو منسوج من خيط أدق.',
        ),
        making: t(
          'The coloured weft turns back at each figure, without a single knot.',
          'La trame de couleur fait demi-tour à chaque figure, sans un seul nœud.',
          'وتنعطف اللُّحمة الملونة عند كل شكل دون عقدة واحدة.',
        ),
        price: 1090,
        measures: { length: 200, width: 130 },
        grams: 3100,
        included: [],
        withdrawn: true,
      },
    ],
  },
  {
    picture: 'rug-kilim-indigo',
    kind: 'carpets',
    colours: ['blue', 'yellow', 'beige'],
    materials: wool,
    techniques: flat,
    care: flatCare,
    included: floor,
    safety: nonSlip,
    madeIn: 'khemisset',
    making: t(
      'The blues come from the same vat: a quick dip gives the sky, a long one the night. The Zemmour weavers of Khemisset pack the weft so tightly that the kilim hardly creases.',
      'Les bleus sortent de la même cuve : un bain rapide donne le ciel, un bain prolongé la nuit. Les tisserandes zemmour de Khémisset tassent la trame si serré que le kilim ne plisse guère.',
      'تخرج درجات الأزرق كلها من حوض واحد: غمسة سريعة تعطي لون السماء وغمسة طويلة تعطي لون الليل. وترص نسّاجات زمور في الخميسات اللحمة رصًّا فلا يكاد الحنبل يتجعد.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t('Indigo Kilim Bedspread', 'Couvre-lit en kilim indigo', 'غطاء سرير من الحنبل النيلي'),
        text: t(
          'A kilim made for the bed: thinner yarn, a softer hand and a width that covers a double mattress. The cream fringe falls at the foot.',
          'Un kilim pensé pour le lit : fil plus fin, toucher plus souple et largeur d’un matelas double. La frange crème retombe au pied.',
          'حنبل للسرير: خيط أدق وملمس ألين وعرض يغطي فراشًا مزدوجًا، وشراريبه الكريمية تنسدل عند القدمين.',
        ),
        price: 1890,
        measures: { length: 260, width: 200 },
        grams: 5700,
        included: [],
        safety: [],
      },
      {
        city: 'Rabat',
        name: t('Indigo Kilim for a Long Bench', 'Kilim indigo pour banquette', 'حنبل نيلي لأريكة الصالون'),
        text: t(
          'Laid over a Moroccan salon bench, it covers the mattress from end to end with blue bands and golden diamonds.',
          'Étendu sur une banquette de salon marocain, il en couvre le matelas d’un bout à l’autre de bandes bleues et de losanges dorés.',
          'يُمد على أريكة الصالون المغربي فيكسو فراشها من طرف إلى طرف بأشرطة زرقاء ومعيّنات ذهبية.',
        ),
        making: t(
          'Its weft is packed with a heavy comb, so that it hardly creases when people sit on it.',
          'Sa trame est tassée au peigne lourd : il ne se froisse guère quand on s’y assoit.',
          'تُرص لُحمته بمشط ثقيل فلا يكاد يتجعد عند الجلوس عليه.',
        ),
        picture: 'rug-kilim-indigo-bench',
        price: 990,
        measures: { length: 200, width: 90 },
        grams: 2900,
        included: [],
        safety: [],
      },
      {
        city: 'Rabat',
        name: t(
          'Large Blue Hanbel with Wide Bands',
          'Grand hanbel bleu à larges bandes',
          'حنبل كبير أزرق بأشرطة عريضة',
        ),
        text: t(
          'Laid out for guests in the big room or over the terrace on a feast day, this wide blue hanbel is rolled up by one person afterwards.',
          'Ce large hanbel bleu se déroule pour les invités, dans la grande pièce ou sur la terrasse les jours de fête ; une seule personne suffit à le rouler ensuite.',
          'يُفرش للضيوف في الغرفة الكبيرة أو على السطح أيام العيد، ويكفي شخص واحد لطيّه بعد ذلك.',
        ),
        making: t(
          'The wool for its bands is dipped together and lifted out at different times, from pale to dark.',
          'Les laines de ses bandes plongent ensemble dans la cuve et en sortent tour à tour, de la plus claire à la plus sombre.',
          'تُغمس أصواف أشرطته معًا وتُرفع في أوقات مختلفة، من الفاتح إلى الداكن.',
        ),
        picture: 'rug-kilim-indigo-large',
        price: 2290,
        measures: { length: 300, width: 200 },
        grams: 9600,
      },
      {
        city: 'Casablanca',
        name: t('Blue Kilim with Golden Diamonds', 'Kilim bleu à losanges dorés', 'حنبل أزرق بمعيّنات ذهبية'),
        text: t(
          'From sky to midnight, the blues follow one another between lines of cream, and two golden bands carry diamonds outlined in white.',
          'Du ciel à la nuit, les bleus se succèdent entre des filets crème, et deux bandes dorées portent des losanges bordés de blanc.',
          'من لون السماء إلى لون الليل تتوالى درجات الأزرق بين خطوط كريمية، ويحمل شريطان ذهبيان معيّنات محفوفة بالأبيض.',
        ),
        making: t(
          'The wool of the golden bands is dyed apart from the blues.',
          'La laine des bandes dorées est teinte à part.',
          'أما صوف الشريطين الذهبيين فيُصبغ على حدة.',
        ),
        picture: 'rug-kilim-indigo-golden',
        price: 1350,
        measures: { length: 220, width: 140 },
        grams: 4900,
        choices: [
          {
            type: 'size',
            values: [
              { value: '100 x 150 cm', adds: -560, measures: { length: 150, width: 100 }, grams: 2400 },
              { value: '140 x 220 cm', adds: 0, measures: { length: 220, width: 140 }, grams: 4900 },
              { value: '160 x 230 cm', adds: 190, measures: { length: 230, width: 160 }, grams: 5900 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'rug-kilim-stripes',
    kind: 'carpets',
    colours: ['red', 'orange', 'blue', 'beige'],
    materials: wool,
    techniques: flat,
    care: flatCare,
    included: floor,
    safety: nonSlip,
    madeIn: 'khemisset',
    making: t(
      'Known as a hanbel around Khemisset, it is woven in one piece on a horizontal loom and has no wrong side. Shake it outdoors and turn it over with the seasons.',
      'Appelé hanbel autour de Khémisset, il est tissé d’une pièce sur un métier horizontal et n’a pas d’envers. On le secoue dehors et on le retourne au fil des saisons.',
      'يُنسج في نواحي الخميسات قطعة واحدة على نول أفقي، وليس له قفا. يُنفض في الخارج ويُقلب على وجهه الآخر مع تعاقب الفصول.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Striped Kilim in Red, Ochre and Blue',
          'Kilim rayé rouge, ocre et bleu',
          'حنبل مخطط بالأحمر والترابي والأزرق',
        ),
        text: t(
          'Broad bands of brick red, ochre and petrol blue, and between them rows of diamonds and zigzags on a cream thread.',
          'De larges bandes rouge brique, ocre et bleu pétrole, séparées par des rangs de losanges et de zigzags tracés au fil crème.',
          'أشرطة عريضة آجرية وترابية وزرقاء داكنة، بينها صفوف من المعيّنات والخطوط المتعرجة بخيط كريمي.',
        ),
        price: 1390,
        measures: { length: 220, width: 140 },
        grams: 4900,
        choices: [
          {
            type: 'size',
            values: [
              { value: '100 x 150 cm', adds: -590, measures: { length: 150, width: 100 }, grams: 2400 },
              { value: '140 x 220 cm', adds: 0, measures: { length: 220, width: 140 }, grams: 4900 },
              { value: '170 x 260 cm', adds: 520, measures: { length: 260, width: 170 }, grams: 7100 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Flat-Woven Kilim in Red or Blue',
          'Kilim tissé à plat, rouge ou bleu',
          'حنبل منسوج أحمر أو أزرق',
        ),
        text: t(
          'Wide bands of diamonds, zigzags between them, plain stripes to breathe: one composition, offered in two moods, warm red or cool indigo.',
          'De larges bandes de losanges, des zigzags entre elles, des rayures unies pour respirer : une même composition en deux humeurs, le rouge chaud ou l’indigo frais.',
          'أشرطة عريضة من المعيّنات تفصل بينها خطوط متعرجة وأخرى سادة: تركيب واحد بطابعين، أحمر دافئ أو أزرق نيلي هادئ.',
        ),
        making: t(
          'Both colours are woven on the same loom, one after the other, to the same count.',
          'Les deux couleurs se tissent sur le même métier, l’une après l’autre, au même compte.',
          'يُنسج اللونان على النول نفسه واحدًا بعد الآخر وبالعدد نفسه من الخيوط.',
        ),
        picture: 'rug-kilim-stripes-colours',
        price: 1490,
        measures: { length: 220, width: 140 },
        grams: 4900,
        choices: [
          {
            type: 'color',
            values: [
              { value: 'Red', adds: 0, picture: 'rug-kilim-stripes' },
              { value: 'Blue', adds: 0, picture: 'rug-kilim-indigo' },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t('Red Kilim Bench Throw', 'Jeté de banquette en kilim rouge', 'حنبل أحمر لتغطية الأريكة'),
        text: t(
          'Folded in three on a bench or a garden sofa, it brings its colour along and leaves again as easily.',
          'Plié en trois sur une banquette ou un canapé d’été, il apporte sa couleur et se déplace aussi vite.',
          'يُطوى ثلاث طيات على مقعد خشبي أو أريكة صيفية فيضفي عليها لونه، ويسهل نقله إلى غيرها.',
        ),
        making: t(
          'Woven without knots, it has no wrong side and folds without a crease.',
          'Tissé sans nœuds, il n’a pas d’envers et se plie sans marquer.',
          'منسوج دون عقد، فلا ظهر له ويُطوى دون أثر.',
        ),
        picture: 'rug-kilim-stripes-bench',
        price: 850,
        measures: { length: 190, width: 90 },
        grams: 2400,
        included: [],
        safety: [],
      },
      {
        city: 'Rabat',
        name: t('Small Striped Kilim Mat', 'Petit kilim rayé', 'حنبل صغير مخطط'),
        text: t(
          'The small kilim dries quickly and lies flat from the first day, by the washbasin, before the stove or inside the front door.',
          'Près du lavabo, devant la cuisinière ou dans l’entrée : un petit kilim qui sèche vite et se tient plat dès le premier jour.',
          'قرب المغسلة أو أمام الموقد أو عند مدخل البيت: حنبل صغير يجف بسرعة ويستوي منبسطًا منذ اليوم الأول.',
        ),
        making: t(
          'Woven in one piece on a narrow loom, it can be shaken outdoors and turned over.',
          'Tissé d’une pièce sur un métier étroit, il se secoue dehors et se retourne.',
          'يُنسج قطعة واحدة على نول ضيق، فيُنفض في الخارج ويُقلب.',
        ),
        picture: 'rug-kilim-stripes-mat',
        price: 390,
        measures: { length: 90, width: 60 },
        grams: 850,
      },
    ],
  },
  {
    picture: 'rug-runner-kilim',
    kind: 'carpets',
    colours: ['red', 'orange', 'blue', 'beige'],
    materials: wool,
    techniques: flat,
    care: flatCare,
    included: floor,
    safety: nonSlip,
    madeIn: 'khemisset',
    making: t(
      'A narrow loom suits a narrow room: the runner is woven in a single strip, selvedge to selvedge, so its long edges stay straight. Either side may face up.',
      'À couloir étroit, métier étroit : le tapis est tissé d’une seule bande, de lisière à lisière, et ses longs bords restent droits. Les deux faces se valent.',
      'للممر الضيق نول ضيق: يُنسج الحنبل شريطًا واحدًا من حاشية إلى حاشية فتبقى حافتاه الطويلتان مستقيمتين، ويصلح للاستعمال من الوجهين.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t('Kilim Runner with Red Bands', 'Kilim de couloir à bandes rouges', 'حنبل ممر بأشرطة حمراء'),
        text: t(
          'It leads the eye down a corridor: petrol-blue steps with ivory diamonds, brick-red ones with zigzags, and a short fringe at the end.',
          'Il conduit le regard au bout du couloir : des bandes bleu pétrole à losanges ivoire, d’autres rouge brique à zigzags, et une courte frange.',
          'يقود النظر إلى آخر الممر: أشرطة زرقاء داكنة بمعيّنات عاجية وأخرى آجرية بخطوط متعرجة، وفي طرفه شراريب قصيرة.',
        ),
        price: 990,
        measures: { length: 250, width: 75 },
        grams: 3000,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -250, measures: { length: 180, width: 70 }, grams: 2000 },
              { value: 'Medium', adds: 0, measures: { length: 250, width: 75 }, grams: 3000 },
              { value: 'Large', adds: 250, measures: { length: 300, width: 80 }, grams: 3850 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t('Kilim Runner for the Foot of a Bed', 'Bout de lit en kilim', 'حنبل ضيق لطرف السرير'),
        text: t(
          'Laid across the foot of the bed, it protects the blanket by day and becomes a bedside mat at night.',
          'Posé en travers du lit, à hauteur des pieds, il protège la couverture le jour et devient descente de lit pour la nuit.',
          'يُمد بعرض السرير عند القدمين فيغطي البطانية نهارًا، ثم ينزل إلى الأرض بساطًا بالليل.',
        ),
        making: t(
          'Woven in a single strip, it has a finished edge on either side.',
          'Tissé d’une seule bande, il a une lisière nette de chaque côté.',
          'يُنسج شريطًا واحدًا وله حاشية تامة من كل جانب.',
        ),
        picture: 'rug-runner-kilim-bed',
        price: 790,
        measures: { length: 200, width: 70 },
        grams: 1950,
      },
      {
        city: 'Rabat',
        name: t('Extra-Long Kilim Corridor Runner', 'Très long kilim de couloir', 'حنبل طويل جدًا للممرات'),
        text: t(
          'For the long passages of an old house. Woven when you order it, it repeats the sequence of bands from one end to the other without a seam.',
          'Pour les longs couloirs des maisons anciennes. Tissé à la commande, il répète la suite des bandes d’un bout à l’autre, sans couture.',
          'لممرات البيوت القديمة الطويلة. يُنسج حسب الطلب، ويكرر تتابع الأشرطة من طرف إلى طرف دون وصل.',
        ),
        making: t(
          'The weaver rolls up the finished part as she goes and measures it before she cuts the warp.',
          'La tisserande enroule la partie faite au fur et à mesure et la mesure avant de couper la chaîne.',
          'تلف النسّاجة ما نُسج أولًا بأول، وتقيسه قبل قطع السدى.',
        ),
        picture: 'rug-runner-kilim-corridor',
        price: 1590,
        measures: { length: 400, width: 80 },
        grams: 5100,
        leadTimeDays: 25,
      },
      {
        city: 'Rabat',
        name: t(
          'Kitchen Runner in Flat-Woven Wool',
          'Kilim de cuisine, long et étroit',
          'حنبل مطبخ طويل مسطح النسج',
        ),
        text: t(
          'Between worktop and stove, a runner is kinder to the legs than bare tiles. The warp is doubled here, so that it stays put underfoot.',
          'Entre plan de travail et fourneau, il ménage les jambes mieux que le carrelage nu. Sa chaîne est doublée pour qu’il ne gondole pas.',
          'بين طاولة التحضير والموقد يريح الساقين أكثر من البلاط. وسداه هنا مزدوج حتى لا يتموج تحت القدم.',
        ),
        making: t(
          'Either side may face up, which doubles its life.',
          'Les deux faces s’emploient, ce qui double sa durée.',
          'ويُستعمل من وجهيه فيتضاعف عمره.',
        ),
        picture: 'rug-runner-kilim-kitchen',
        price: 690,
        measures: { length: 180, width: 60 },
        grams: 2050,
      },
    ],
  },
  {
    picture: 'rug-mrirt-taupe',
    kind: 'carpets',
    colours: ['beige', 'brown'],
    materials: wool,
    techniques: knotted,
    care: rugCare,
    included: floor,
    safety: nonSlip,
    madeIn: 'mrirt',
    making: t(
      'Mrirt rugs are knotted densely from long-fibred wool, then washed several times until they shine softly. The weight alone keeps them flat.',
      'Les tapis de M’rirt sont noués serré dans une laine à longues fibres, puis lavés plusieurs fois jusqu’à prendre un doux lustre. Leur poids suffit à les tenir à plat.',
      'تُعقد زرابي مريرت متراصة من صوف طويل الألياف، ثم تُغسل مرات حتى تكتسب لمعة خفيفة. وثقلها وحده يبقيها منبسطة.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Mrirt Rug in Taupe and Beige',
          'Tapis de M’rirt taupe et beige',
          'زربية مريرت بالبيج والبني الرمادي',
        ),
        text: t(
          'Brown lines on beige wool: nested diamonds down the middle, a double frame around them, and much open ground.',
          'Des lignes brunes sur une laine beige : des losanges emboîtés au centre, un double cadre autour, et beaucoup de fond libre.',
          'خطوط بنية على صوف بيج: معيّنات متداخلة في الوسط وإطار مزدوج حولها، ومساحة واسعة خالية.',
        ),
        price: 3290,
        measures: { length: 230, width: 160 },
        grams: 13600,
        choices: [
          {
            type: 'size',
            values: [
              { value: '120 x 180 cm', adds: -1200, measures: { length: 180, width: 120 }, grams: 8000 },
              { value: '160 x 230 cm', adds: 0, measures: { length: 230, width: 160 }, grams: 13600 },
              { value: '200 x 300 cm', adds: 1400, measures: { length: 300, width: 200 }, grams: 22200 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Large Mrirt Rug, Woven to Order',
          'Grand tapis de M’rirt, tissé sur commande',
          'زربية مريرت كبيرة تُنسج حسب الطلب',
        ),
        text: t(
          'Begun on the day of your order and long on the loom, the large Mrirt has finer lines than the stock rug and a fringe knotted on both ends.',
          'Commencé le jour de la commande et longtemps sur le métier, le grand M’rirt a des lignes plus fines que le tapis en stock et une frange nouée aux deux bouts.',
          'يبدأ نسجها يوم طلبها وتبقى طويلًا على النول؛ خطوطها أدق من خطوط الزربية الجاهزة وشراريبها معقودة في طرفيها.',
        ),
        making: t(
          'Its wool is washed several times, before and after the knotting.',
          'Sa laine est lavée plusieurs fois, avant et après le nouage.',
          'يُغسل صوفها مرات عدة قبل العقد وبعده.',
        ),
        picture: 'rug-mrirt-taupe-large',
        price: 4750,
        measures: { length: 300, width: 200 },
        grams: 22800,
        safety: heavy,
        leadTimeDays: 45,
      },
      {
        city: 'Rabat',
        name: t(
          'Mrirt Bedside Rug in Beige Wool',
          'Descente de lit de M’rirt en laine beige',
          'زربية مريرت لجانب السرير من الصوف البيج',
        ),
        text: t(
          'A small Mrirt for beside the bed, with one diamond, one frame and wool thick enough to make you forget the cold floor.',
          'Un losange, un cadre et une laine si épaisse que l’on oublie le sol froid : un petit M’rirt pour le bord du lit.',
          'معيّن واحد وإطار واحد وصوف سميك يُنسي برودة الأرض: زربية مريرت صغيرة لجانب السرير.',
        ),
        making: t(
          'Dense knots of long-fibred wool keep it flat by their weight.',
          'Des nœuds serrés de laine à longues fibres le gardent à plat par leur poids.',
          'وعقدها المحكمة من صوف طويل الألياف تبقيها منبسطة بثقلها.',
        ),
        picture: 'rug-mrirt-taupe-bedside',
        price: 950,
        measures: { length: 120, width: 70 },
        grams: 3100,
      },
      {
        city: 'Casablanca',
        name: t(
          'Beige Mrirt Rug, Softly Washed',
          'Tapis de M’rirt beige, lavé et doux',
          'زربية مريرت بيج مغسولة وناعمة',
        ),
        text: t(
          'An extra washing and a lower cut give this beige rug a velvety surface, on which the brown frame seems lightly pencilled.',
          'Un lavage de plus et une tonte plus basse donnent à ce tapis beige une surface veloutée, où le cadre brun semble tracé au crayon.',
          'غسلة إضافية وقصّة أقصر تمنحان هذه الزربية البيج سطحًا مخمليًا يبدو عليه الإطار البني كأنه مرسوم بقلم الرصاص.',
        ),
        making: t(
          'The gloss comes from the water alone: nothing is added to the wool.',
          'Son lustre ne vient que de l’eau : rien n’est ajouté à la laine.',
          'ولمعانها من الماء وحده، فلا يضاف إلى الصوف شيء.',
        ),
        picture: 'rug-mrirt-taupe-washed',
        price: 2890,
        measures: { length: 220, width: 150 },
        grams: 10600,
        choices: [
          {
            type: 'size',
            values: [
              { value: '100 x 150 cm', adds: -1290, measures: { length: 150, width: 100 }, grams: 4800 },
              { value: '150 x 220 cm', adds: 0, measures: { length: 220, width: 150 }, grams: 10600 },
              { value: '170 x 260 cm', adds: 990, measures: { length: 260, width: 170 }, grams: 14100 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'rug-rabat-red-medallion',
    kind: 'carpets',
    colours: ['red', 'blue', 'yellow', 'beige'],
    materials: woolOnCotton,
    techniques: knotted,
    care: rugCare,
    included: floorOrWall,
    safety: nonSlip,
    madeIn: 'rabat',
    making: t(
      'A Rabat carpet starts from its borders: once their count is right, the corners and the medallion fall into place. Wool is knotted on cotton, then shorn even.',
      'Un tapis de Rabat commence par ses bordures : quand leur compte est juste, les angles et le médaillon trouvent leur place. La laine est nouée sur coton, puis tondue de niveau.',
      'تبدأ الزربية الرباطية من حواشيها: متى صح عددها استقرت الأركان والميدالية في مواضعها. يُعقد الصوف على سدى من القطن ثم يُقص مستويًا.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Red Rabat Carpet with Star Medallion',
          'Tapis de Rabat rouge à médaillon étoilé',
          'زربية رباطية حمراء بميدالية نجمية',
        ),
        text: t(
          'At the centre of a red field opens a star of navy, gold and ivory, answered by four smaller stars in the corners and several borders of diamonds.',
          'Au centre d’un champ rouge s’ouvre une étoile marine, or et ivoire ; quatre étoiles plus petites lui répondent dans les angles, et plusieurs bordures de losanges l’entourent.',
          'في وسط أرضية حمراء تتفتح نجمة زرقاء داكنة وذهبية وعاجية، تجاوبها أربع نجوم أصغر في الأركان وتحيط بها حواشٍ من المعيّنات.',
        ),
        price: 3190,
        measures: { length: 230, width: 160 },
        grams: 11800,
        choices: [
          {
            type: 'size',
            values: [
              { value: '120 x 180 cm', adds: -1200, measures: { length: 180, width: 120 }, grams: 6900 },
              { value: '160 x 230 cm', adds: 0, measures: { length: 230, width: 160 }, grams: 11800 },
              { value: '170 x 260 cm', adds: 600, measures: { length: 260, width: 170 }, grams: 14100 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Grand Royal Rabat Carpet in Red',
          'Grand tapis royal rouge de Rabat',
          'زربية رباطية ملكية كبيرة حمراء',
        ),
        text: t(
          'Made for the reception room of a large house, the royal carpet is knotted more densely than its sisters, and its medallion unfolds ring upon ring.',
          'Destiné au salon de réception d’une grande demeure, le tapis royal est noué plus serré que les autres, et son médaillon se déploie anneau après anneau.',
          'زربية ملكية لصالون الضيوف في الدور الكبيرة، عقدها أكثر تراصًا من سائر أخواتها، وميداليتها تتفتح حلقة بعد حلقة.',
        ),
        making: t(
          'Its borders are counted and knotted first; only then does the field begin.',
          'Les bordures se comptent et se nouent d’abord ; le champ ne commence qu’ensuite.',
          'تُعد حواشيها وتُعقد أولًا ثم تبدأ الأرضية.',
        ),
        picture: 'rug-rabat-red-medallion-royal',
        price: 4800,
        measures: { length: 300, width: 200 },
        grams: 21000,
        safety: heavy,
        leadTimeDays: 45,
      },
      {
        city: 'Rabat',
        name: t(
          'Rabat Medallion Carpet, Three Colours',
          'Tapis de Rabat à médaillon, trois couleurs',
          'زربية رباطية بميدالية بثلاثة ألوان',
        ),
        text: t(
          'Choose the colour of the field, red, blue or green: star, corner flowers and borders follow the same city pattern in all three.',
          'Choisissez la couleur du champ, rouge, bleue ou verte : étoile, fleurs d’angle et bordures suivent dans les trois cas le même dessin citadin.',
          'اختر لون الأرضية: أحمر أو أزرق أو أخضر، فالنجمة وأزهار الأركان والحواشي تتبع في الثلاثة الرسم الحضري نفسه.',
        ),
        making: t(
          'The wools of the three fields are dyed apart; the number of knots is the same.',
          'Les laines des trois champs sont teintes à part ; le nombre de nœuds est le même.',
          'تُصبغ أصواف الأرضيات الثلاث كل على حدة، وعدد العقد واحد.',
        ),
        picture: 'rug-rabat-red-medallion-colours',
        price: 2590,
        measures: { length: 220, width: 140 },
        grams: 9900,
        choices: [
          {
            type: 'color',
            values: [
              { value: 'Red', adds: 0, picture: 'rug-rabat-red-medallion' },
              { value: 'Blue', adds: 0, picture: 'rug-rabat-blue-medallion' },
              { value: 'Emerald', adds: 100, picture: 'rug-rabat-green-medallion' },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Small Red Rabat Entrance Carpet',
          'Petit tapis de Rabat rouge pour l’entrée',
          'زربية رباطية صغيرة حمراء للمدخل',
        ),
        text: t(
          'In the hall, red wears well and greets warmly; the small format keeps two borders, the medallion and its four stars.',
          'Dans l’entrée, le rouge vieillit bien et accueille avec chaleur ; le petit format garde deux bordures, le médaillon et ses quatre étoiles.',
          'في المدخل يحتمل الأحمر كثرة المرور ويستقبل بدفء، ويحتفظ المقاس الصغير بحاشيتين وبالميدالية ونجومها الأربع.',
        ),
        making: t(
          'Wool is knotted on a cotton warp, then shorn even with long scissors.',
          'La laine est nouée sur une chaîne de coton, puis égalisée aux longs ciseaux.',
          'يُعقد الصوف على سدى من القطن ثم يُسوّى بمقص طويل.',
        ),
        picture: 'rug-rabat-red-medallion-entrance',
        price: 1190,
        measures: { length: 140, width: 90 },
        grams: 4000,
      },
    ],
  },
  {
    picture: 'rug-rabat-blue-medallion',
    kind: 'carpets',
    colours: ['blue', 'beige', 'yellow', 'red'],
    materials: woolOnCotton,
    techniques: knotted,
    care: rugCare,
    included: floorOrWall,
    safety: nonSlip,
    madeIn: 'sale',
    making: t(
      'In Salé, across the river from Rabat, two weavers share the width of the loom, and one of them calls out the colour of each knot. The pile is short and dense.',
      'À Salé, sur l’autre rive du Bouregreg, deux tisserandes se partagent la largeur du métier, et l’une annonce à l’autre la couleur de chaque nœud. Le velours est court et dense.',
      'في سلا، على الضفة المقابلة للرباط، تتقاسم نسّاجتان عرض النول، وتملي إحداهما على الأخرى لون كل عقدة. والوبر قصير وكثيف.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Blue Rabat Carpet with Ivory Border',
          'Tapis de Rabat bleu à bordure ivoire',
          'زربية رباطية زرقاء بحاشية عاجية',
        ),
        text: t(
          'Midnight blue carries a white and gold star, and a broad ivory border strewn with red diamonds frames it like a window.',
          'Le bleu nuit porte une étoile blanc et or ; une large bordure ivoire semée de losanges rouges l’encadre comme une fenêtre.',
          'أرضية بزرقة الليل تحمل نجمة بيضاء وذهبية، تؤطرها كالنافذة حاشية عاجية عريضة منثورة بمعيّنات حمراء.',
        ),
        picture: 'rug-rabat-blue-medallion-floor',
        price: 3090,
        measures: { length: 230, width: 160 },
        grams: 11800,
        choices: [
          {
            type: 'size',
            values: [
              { value: '120 x 180 cm', adds: -1150, measures: { length: 180, width: 120 }, grams: 6900 },
              { value: '160 x 230 cm', adds: 0, measures: { length: 230, width: 160 }, grams: 11800 },
              { value: '200 x 300 cm', adds: 1590, measures: { length: 300, width: 200 }, grams: 19200 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Small Blue Rabat Prayer-Corner Rug',
          'Petit tapis de prière bleu de Rabat',
          'زربية رباطية صغيرة زرقاء لركن الصلاة',
        ),
        text: t(
          'Kept for prayer or for a quiet corner, it is soft to kneel on, rolls up under one arm and carries a single star.',
          'Réservé à la prière ou à un coin tranquille, il est doux aux genoux, se roule et se prend sous le bras, et ne porte qu’une étoile.',
          'للصلاة أو لركن هادئ: لينة عند الركوع والسجود، تُطوى وتُحمل تحت الذراع، وعليها نجمة واحدة.',
        ),
        making: t(
          'Its single star is planned from the first row, so that it sits at the right height.',
          'Son unique étoile est prévue dès le premier rang, pour être à la bonne hauteur.',
          'تُحسب نجمتها الوحيدة منذ الصف الأول لتقع في موضعها.',
        ),
        picture: 'rug-rabat-blue-medallion-prayer',
        price: 950,
        measures: { length: 120, width: 75 },
        grams: 2900,
      },
      {
        city: 'Rabat',
        name: t(
          'Reception-Room Rabat Carpet in Blue',
          'Tapis de réception bleu de Rabat',
          'زربية رباطية زرقاء لصالون الضيوف',
        ),
        text: t(
          'The large blue carpet is made for tea with guests; its star stays visible around the tray table, with all its borders complete.',
          'Pour le thé entre invités : un grand tapis bleu dont l’étoile reste visible autour du plateau, toutes ses bordures au complet.',
          'لجلسة الشاي مع الضيوف: زربية كبيرة زرقاء تبقى نجمتها ظاهرة حول المائدة، وحواشيها كلها كاملة.',
        ),
        making: t(
          'Two weavers share the loom and change places at noon, so that both halves have the same hand.',
          'Deux tisserandes se partagent le métier et changent de place à midi, pour que les deux moitiés aient la même main.',
          'تتقاسم نسّاجتان النول وتتبادلان المكان عند الظهر ليتساوى النصفان.',
        ),
        picture: 'rug-rabat-blue-medallion-reception',
        price: 4590,
        measures: { length: 300, width: 200 },
        grams: 19800,
        safety: heavy,
      },
      {
        city: 'Rabat',
        name: t('Blue Rabat Wall Carpet', 'Tapis mural bleu de Rabat', 'زربية رباطية زرقاء جدارية'),
        text: t(
          'The star hangs upright above a sofa or a headboard. Thinner than the floor carpets, it has a cotton band at the back for the rod.',
          'L’étoile se tient droite au-dessus d’un canapé ou d’une tête de lit. Plus mince que les tapis de sol, il est muni au dos d’une bande de coton pour la tringle.',
          'تنتصب النجمة فوق أريكة أو رأس سرير. وهي أرق من زرابي الأرض، وفي ظهرها شريط من القطن يمر فيه القضيب.',
        ),
        making: t(
          'The pile is shorn shorter than for the floor, so that the star stands out.',
          'Le velours est tondu plus court que pour le sol, et l’étoile ressort mieux.',
          'ويُجز وبرها أقصر من زرابي الأرض فتبرز النجمة.',
        ),
        price: 1690,
        measures: { length: 150, width: 100 },
        grams: 3900,
        included: wall,
      },
    ],
  },
  {
    picture: 'rug-rabat-green-medallion',
    kind: 'carpets',
    colours: ['green', 'red', 'yellow', 'beige'],
    materials: woolOnCotton,
    techniques: knotted,
    care: rugCare,
    included: floor,
    safety: nonSlip,
    madeIn: 'rabat',
    making: t(
      'Green is mixed on the loom as much as in the vat: two shades are knotted side by side, so that the field lives with the light. Several borders close it in.',
      'Le vert se mélange autant sur le métier que dans la cuve : deux nuances sont nouées côte à côte, et le champ change avec la lumière. Plusieurs bordures l’enferment.',
      'يمتزج الأخضر على النول كما يمتزج في حوض الصباغة: تُعقد درجتان جنبًا إلى جنب فتتغير الأرضية مع الضوء، وتطوقها عدة حواشٍ.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Green Rabat Carpet with Star Medallion',
          'Tapis de Rabat vert à médaillon étoilé',
          'زربية رباطية خضراء بميدالية نجمية',
        ),
        text: t(
          'Garden green for the field, gold and ivory flames around the medallion, and in each corner a red star like a rosebud.',
          'Un champ vert jardin, des flammes or et ivoire autour du médaillon et, dans chaque angle, une étoile rouge comme un bouton de rose.',
          'أرضية بخضرة البستان، وألسنة ذهبية وعاجية حول الميدالية، وفي كل ركن نجمة حمراء كأنها برعم ورد.',
        ),
        price: 2990,
        measures: { length: 230, width: 160 },
        grams: 11800,
        choices: [
          {
            type: 'size',
            values: [
              { value: '100 x 150 cm', adds: -1490, measures: { length: 150, width: 100 }, grams: 4800 },
              { value: '160 x 230 cm', adds: 0, measures: { length: 230, width: 160 }, grams: 11800 },
              { value: '200 x 300 cm', adds: 1550, measures: { length: 300, width: 200 }, grams: 19200 },
            ],
          },
        ],
      },
      {
        city: 'Casablanca',
        name: t('Large Green Rabat Carpet', 'Grand tapis de Rabat vert', 'زربية رباطية كبيرة خضراء'),
        text: t(
          'Under a chandelier or a long table, the green field spreads out like a lawn, and its red and gold borders reach the walls.',
          'Sous un lustre ou une longue table, le champ vert s’étale comme une pelouse, et ses bordures rouge et or vont jusqu’aux murs.',
          'تحت ثريا أو مائدة طويلة تنبسط أرضيتها الخضراء كالمرج، وتبلغ حواشيها الحمراء والذهبية أطراف الغرفة.',
        ),
        making: t(
          'Two greens are knotted side by side over its whole width, so that the field changes with the light.',
          'Deux verts sont noués côte à côte sur toute la largeur, et le champ change avec la lumière.',
          'تُعقد درجتان من الأخضر جنبًا إلى جنب على امتداد العرض فتتغير الأرضية مع الضوء.',
        ),
        picture: 'rug-rabat-green-medallion-large',
        price: 4490,
        measures: { length: 300, width: 200 },
        grams: 19200,
        safety: heavy,
      },
      {
        city: 'Rabat',
        name: t(
          'Small Green Rabat Rug for a Study',
          'Petit tapis de Rabat vert pour bureau',
          'زربية رباطية صغيرة خضراء للمكتب',
        ),
        text: t(
          'Beneath a desk chair or beside the bookshelves, this small green rug brings the medallion down to the scale of one person.',
          'Sous un fauteuil ou près de la bibliothèque, ce petit tapis vert ramène le médaillon à l’échelle d’une personne.',
          'تحت كرسي القراءة أو قرب رفوف الكتب، تجعل هذه الزربية الخضراء الصغيرة الميدالية على قدر شخص واحد.',
        ),
        making: t(
          'One weaver makes it alone, from the first border to the last.',
          'Une seule tisserande le mène, de la première bordure à la dernière.',
          'تنسجها نسّاجة واحدة من أول حاشية إلى آخرها.',
        ),
        picture: 'rug-rabat-green-medallion-study',
        price: 1390,
        measures: { length: 150, width: 100 },
        grams: 4800,
      },
      {
        city: 'Rabat',
        name: t(
          'Finely Knotted Green Rabat Carpet',
          'Tapis de Rabat vert à nœuds fins',
          'زربية رباطية خضراء دقيقة العقد',
        ),
        text: t(
          'Finer yarn and closer knots sharpen every point of the star. It is knotted to order, with your choice of two formats.',
          'Un fil plus fin et des nœuds plus serrés aiguisent chaque pointe de l’étoile. Il est noué sur commande, dans l’un de deux formats.',
          'خيط أدق وعقد أكثر تقاربًا يزيدان رؤوس النجمة حدة. وتُعقد حسب الطلب بأحد مقاسين تختار بينهما.',
        ),
        making: t(
          'Each row has more knots, and the shearing takes twice as long.',
          'Chaque rang compte plus de nœuds, et la tonte prend deux fois plus de temps.',
          'في كل صف عقد أكثر، ويستغرق الجز ضعف الوقت.',
        ),
        picture: 'rug-rabat-green-medallion-fine',
        price: 3590,
        measures: { length: 220, width: 150 },
        grams: 11600,
        choices: [
          {
            type: 'size',
            values: [
              { value: '120 x 180 cm', adds: -1190, measures: { length: 180, width: 120 }, grams: 7600 },
              { value: '150 x 220 cm', adds: 0, measures: { length: 220, width: 150 }, grams: 11600 },
            ],
          },
        ],
        leadTimeDays: 45,
      },
    ],
  },
  {
    picture: 'rug-round-beni',
    kind: 'carpets',
    colours: ['beige', 'brown'],
    materials: wool,
    techniques: knotted,
    care: rugCare,
    included: floor,
    safety: nonSlip,
    madeIn: 'beni-ourain',
    making: t(
      'To make a circle on a straight loom, the weaver adds and drops knots at the end of every row, then binds the edge and sets the fringe all round by hand.',
      'Pour faire un rond sur un métier droit, la tisserande ajoute ou retire des nœuds au bout de chaque rang, puis borde le tour et y pose la frange à la main.',
      'لتنسج دائرة على نول مستقيم تزيد النسّاجة العقد أو تنقصها في آخر كل صف، ثم تكف الحافة وتثبت الشراريب حولها يدويًا.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Round Cream Rug with Beni Ourain Lattice',
          'Tapis rond crème à treillis Beni Ouarain',
          'زربية مستديرة كريمية بشبكة بني وراين',
        ),
        text: t(
          'The Beni Ourain lattice drawn in a circle: dark brown lines on undyed cream, three small lozenges and a fringe like rays.',
          'Le treillis des Beni Ouarain inscrit dans un cercle : des lignes brun foncé sur crème écru, trois petits losanges et une frange en rayons.',
          'شبكة بني وراين داخل دائرة: خطوط بنية داكنة على صوف كريمي غير مصبوغ، وثلاثة معيّنات صغيرة، وشراريب كالأشعة.',
        ),
        price: 1790,
        measures: { diameter: 150 },
        grams: 6000,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -600, measures: { diameter: 120 }, grams: 3850 },
              { value: 'Medium', adds: 0, measures: { diameter: 150 }, grams: 6000 },
              { value: 'Large', adds: 1100, measures: { diameter: 200 }, grams: 10700 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Small Round Beni Ourain Rug',
          'Petit tapis rond Beni Ouarain',
          'زربية بني وراين صغيرة مستديرة',
        ),
        text: t(
          'A round of cream wool for beside the cot, the armchair or the bath, small enough to be aired on a balcony rail.',
          'Un rond de laine crème près du berceau, du fauteuil ou de la baignoire, assez petit pour être aéré sur la rambarde du balcon.',
          'دائرة من الصوف الكريمي قرب المهد أو الكرسي أو الحمام، وهي صغيرة يسهل نشرها في الشرفة لتهويتها.',
        ),
        making: t(
          'The edge is bound by hand before the fringe is set.',
          'Le bord est gansé à la main avant la pose de la frange.',
          'تُلف حافتها باليد قبل تثبيت الأهداب.',
        ),
        picture: 'rug-round-beni-small',
        price: 850,
        measures: { diameter: 100 },
        grams: 2650,
      },
      {
        city: 'Rabat',
        name: t(
          'Low-Pile Round Rug for a Dining Corner',
          'Tapis rond à poil ras pour coin repas',
          'زربية مستديرة قصيرة الوبر لركن الطعام',
        ),
        text: t(
          'A round table asks for a round rug. The pile is shorn low so that four chairs move freely, and the lattice shows clearly between their legs.',
          'À table ronde, tapis rond. Le poil est tondu bas pour que quatre chaises y glissent, et le treillis se lit bien entre leurs pieds.',
          'للمائدة المستديرة زربية مستديرة. وبرها مقصوص قصيرًا لتتحرك فوقه أربعة كراسٍ بسهولة، وتظهر الشبكة واضحة بين أرجلها.',
        ),
        making: t(
          'Once the circle is bound, the pile is shorn from the middle outwards.',
          'Le cercle une fois bordé, le velours est tondu du centre vers le bord.',
          'وبعد لف الحافة يُجز الوبر من الوسط إلى الأطراف.',
        ),
        picture: 'rug-round-beni-low-pile',
        price: 2790,
        measures: { diameter: 200 },
        grams: 8800,
      },
      {
        city: 'Rabat',
        name: t(
          'Deep-Pile Round Beni Ourain Rug',
          'Tapis rond Beni Ouarain à poil long',
          'زربية بني وراين مستديرة بوبر طويل',
        ),
        text: t(
          'For sitting on rather than walking over: the pile is as long as a finger, and a whole family finds room on it around the tea tray.',
          'On s’y assoit plus qu’on n’y marche : le poil a la longueur d’un doigt, et l’on y tient en cercle autour du plateau de thé.',
          'للجلوس أكثر منها للمشي: وبرها بطول الإصبع، وتتسع لحلقة من الجالسين حول صينية الشاي.',
        ),
        making: t(
          'Its long wool hides the turns where the weaver added or dropped a knot.',
          'Sa laine longue cache les tournants où la tisserande a ajouté ou retiré un nœud.',
          'ويخفي صوفها الطويل مواضع زيادة العقد ونقصانها.',
        ),
        picture: 'rug-round-beni-deep-pile',
        price: 2390,
        measures: { diameter: 160 },
        grams: 7800,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Medium', adds: 0, measures: { diameter: 160 }, grams: 7800 },
              { value: 'Large', adds: 1050, measures: { diameter: 200 }, grams: 12300 },
            ],
          },
        ],
      },
    ],
  },
  {
    picture: 'rug-round-star',
    kind: 'carpets',
    colours: ['red', 'blue', 'yellow', 'beige'],
    materials: woolOnCotton,
    techniques: knotted,
    care: rugCare,
    included: floor,
    safety: nonSlip,
    madeIn: 'sale',
    making: t(
      'The star is counted from the centre knot outwards, each ring a little wider than the last; one miscount would show at once in the points.',
      'L’étoile se compte depuis le nœud central vers le bord, chaque anneau un peu plus large que le précédent ; une erreur de compte se verrait aussitôt dans les pointes.',
      'تُعدّ عقد النجمة من العقدة الوسطى نحو الحافة، وكل حلقة أوسع قليلًا من سابقتها، وأي خطأ في العد يظهر فورًا في الرؤوس.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Round Star Rug in Red and Navy',
          'Tapis rond à étoile, rouge et marine',
          'زربية مستديرة بنجمة حمراء وزرقاء داكنة',
        ),
        text: t(
          'Rings of saffron, cream, navy and red burst from the centre like a firework, held in by a red edge dotted with cream.',
          'Des anneaux safran, crème, marine et rouges jaillissent du centre comme un feu d’artifice, retenus par un bord rouge ponctué de crème.',
          'حلقات زعفرانية وكريمية وزرقاء داكنة وحمراء تنبثق من الوسط كالألعاب النارية، تطوقها حافة حمراء منقطة بالكريمي.',
        ),
        price: 1890,
        measures: { diameter: 150 },
        grams: 5700,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -650, measures: { diameter: 120 }, grams: 3600 },
              { value: 'Medium', adds: 0, measures: { diameter: 150 }, grams: 5700 },
              { value: 'Large', adds: 1200, measures: { diameter: 200 }, grams: 10100 },
            ],
          },
        ],
      },
      {
        city: 'Rabat',
        name: t(
          'Small Round Star Rug for a Tea Table',
          'Petit tapis rond étoilé pour table à thé',
          'زربية مستديرة صغيرة بنجمة لمائدة الشاي',
        ),
        text: t(
          'Slipped under a tray table, it lets the tips of the star peep out all round, like the petals of a flower.',
          'Glissé sous une table à plateau, il laisse dépasser tout autour les pointes de l’étoile, comme les pétales d’une fleur.',
          'توضع تحت مائدة الصينية فتطل رؤوس النجمة من حولها كأنها بتلات زهرة.',
        ),
        picture: 'rug-round-star-small',
        price: 890,
        measures: { diameter: 100 },
        grams: 2500,
      },
      {
        city: 'Rabat',
        name: t(
          'Large Round Star Rug, Made to Order',
          'Grand tapis rond étoilé, sur commande',
          'زربية مستديرة كبيرة بنجمة تُعقد حسب الطلب',
        ),
        text: t(
          'Meant for the middle of a square sitting room or of a domed room, it is knotted to order with two more rings than the smaller ones.',
          'Prévu pour le centre d’un salon carré ou d’une pièce à coupole, il est noué sur commande, avec deux anneaux de plus que les petits formats.',
          'لوسط صالون مربع أو لغرفة ذات قبة، تُعقد حسب الطلب بحلقتين أكثر من المقاسات الصغيرة.',
        ),
        picture: 'rug-round-star-large',
        price: 4190,
        measures: { diameter: 240 },
        grams: 14500,
        leadTimeDays: 40,
      },
    ],
  },
  {
    picture: 'rug-zigzag-wool',
    kind: 'carpets',
    colours: ['beige', 'yellow', 'green', 'red'],
    materials: wool,
    techniques: knotted,
    care: rugCare,
    included: floor,
    safety: nonSlip,
    madeIn: 'taznakht',
    making: t(
      'Taznakht is known for its silky wool and for colours that recall saffron, henna and indigo. The low pile is brushed in one direction.',
      'Taznakht est connue pour sa laine soyeuse et pour ses tons qui rappellent le safran, le henné et l’indigo. Le velours ras est brossé dans un seul sens.',
      'تشتهر تازناخت بصوفها الحريري وبألوان تذكّر بالزعفران والحناء والنيلة. ووبر الزربية قصير مُمشط في اتجاه واحد.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Zigzag Wool Rug in Five Colours',
          'Tapis de laine à zigzags colorés',
          'زربية صوفية بخطوط متعرجة ملونة',
        ),
        text: t(
          'Waves of ochre, green, red and midnight blue roll over a cream ground, one below the other, from fringe to fringe.',
          'Des vagues ocre, vertes, rouges et bleu nuit se suivent sur un fond crème, l’une sous l’autre, d’une frange à l’autre.',
          'أمواج ترابية وخضراء وحمراء وزرقاء داكنة تتوالى على أرضية كريمية، الواحدة تحت الأخرى، من الشراريب إلى الشراريب.',
        ),
        price: 2190,
        measures: { length: 230, width: 160 },
        grams: 10700,
        choices: [
          {
            type: 'size',
            values: [
              { value: '120 x 180 cm', adds: -790, measures: { length: 180, width: 120 }, grams: 6300 },
              { value: '160 x 230 cm', adds: 0, measures: { length: 230, width: 160 }, grams: 10700 },
              { value: '200 x 300 cm', adds: 1190, measures: { length: 300, width: 200 }, grams: 17400 },
            ],
          },
        ],
      },
      {
        city: 'Essaouira',
        name: t(
          'Small Zigzag Rug from Taznakht',
          'Petit tapis à zigzags de Taznakht',
          'زربية تازناخت صغيرة بخطوط متعرجة',
        ),
        text: t(
          'Cheerful under a crib or by a garden door, the small rug sets bold zigzags on cream.',
          'Gai sous un berceau ou près d’une porte de jardin, le petit tapis aligne de grands zigzags sur fond crème.',
          'زربية صغيرة تبهج المكان تحت سرير طفل أو قرب باب الحديقة، بخطوط متعرجة عريضة على أرضية كريمية.',
        ),
        picture: 'rug-zigzag-wool-small',
        price: 850,
        measures: { length: 130, width: 80 },
        grams: 3000,
      },
      {
        city: 'Rabat',
        name: t(
          'Zigzag Family-Room Rug, Thick Wool',
          'Tapis de séjour à zigzags, laine épaisse',
          'زربية سميكة بخطوط متعرجة لغرفة الجلوس',
        ),
        text: t(
          'Knotted with doubled yarn for the room where everyone sits on the floor; thicker and springier than the other zigzag rugs.',
          'Noué à fil double pour la pièce où chacun s’assoit par terre, il est plus épais et plus moelleux que les autres tapis à zigzags.',
          'معقودة بخيط مضاعف لغرفة يجلس فيها أهل البيت على الأرض، وهي أسمك وأطرى من سائر زرابي الخطوط المتعرجة.',
        ),
        picture: 'rug-zigzag-wool-family',
        price: 2690,
        measures: { length: 260, width: 170 },
        grams: 15500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '150 x 220 cm', adds: -690, measures: { length: 220, width: 150 }, grams: 11600 },
              { value: '170 x 260 cm', adds: 0, measures: { length: 260, width: 170 }, grams: 15500 },
            ],
          },
        ],
      },
    ],
  },
]
