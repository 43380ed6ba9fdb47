import type { Piece } from './shape.ts'
import { t } from './text.ts'

const hanging = ['pendant-set', 'chain', 'no-bulb'] as const
const wired = ['led-8w', 'electrician', 'indoors-only'] as const
const standing = ['cable-socket', 'no-bulb'] as const
const plugged = ['led-8w', 'indoors-only'] as const
const forCandle = ['candle-glass'] as const
const candle = ['candle-watched', 'hot-surface', 'outdoors-sheltered'] as const

const goatskin = ['goat-leather', 'iron'] as const
const skinCare = ['wipe-dry', 'keep-dry', 'out-of-sun'] as const
const piercing = ['hand-hammered', 'pierced'] as const
const metalCare = ['wipe-dry', 'polish-metal'] as const
const silvering = ['hand-hammered', 'pierced', 'silver-plated'] as const
const silverCare = ['wipe-dry', 'silver-cloth', 'no-acid'] as const
const glasswork = ['soldered', 'set-glass'] as const
const glassCare = ['wipe-damp', 'no-acid'] as const

export const lamps: Piece[] = [
  {
    picture: 'lamp-henna-leather',
    kind: 'lamps',
    colours: ['beige', 'brown'],
    materials: goatskin,
    techniques: ['henna-painted'],
    care: skinCare,
    included: [],
    safety: plugged,
    madeIn: 'marrakech',
    making: t(
      'Goatskin is stretched wet over an iron frame, dried in the sun and painted freehand with henna, which soaks in and does not rub off. Each skin has its own grain, visible when the lamp is lit.',
      'La peau de chèvre est tendue mouillée sur une armature de fer, séchée au soleil et peinte à main levée au henné, qui la pénètre et ne s’efface pas. Chaque peau a son grain, que la lumière révèle.',
      'يُشد جلد الماعز مبللًا على هيكل من الحديد ويُجفف في الشمس، ثم يُرسم عليه بالحناء دون قالب فيتشربها ولا تُمحى. ولكل جلد حبيباته التي تظهر حين يُضاء المصباح.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Henna-Painted Goatskin Table Lamp',
          'Lampe de table en peau peinte au henné',
          'مصباح طاولة من الجلد المزخرف بالحناء',
        ),
        text: t(
          'A vase-shaped table lamp on iron feet, with bands of diamonds and waves drawn in henna. Unlit, it has the colour of parchment; lit, that of honey.',
          'Une lampe de table en forme de vase, sur pieds de fer, ornée de frises de losanges et de vagues au henné. Éteinte, elle a la couleur du parchemin ; allumée, celle du miel.',
          'مصباح طاولة على شكل مزهرية فوق أرجل من الحديد، عليه أشرطة من المعيّنات والأمواج بالحناء. لونه وهو مطفأ لون الرق، فإذا أُضيء صار بلون العسل.',
        ),
        price: 290,
        measures: { diameter: 27, height: 40 },
        grams: 900,
        choices: [
          {
            type: 'size',
            values: [
              { value: '30 cm', adds: -70, measures: { diameter: 20, height: 30 }, grams: 600 },
              { value: '40 cm', adds: 0, measures: { diameter: 27, height: 40 }, grams: 900 },
              { value: '55 cm', adds: 110, measures: { diameter: 36, height: 55 }, grams: 1450 },
            ],
          },
        ],
        included: standing,
      },
      {
        city: 'Marrakech',
        name: t(
          'Pair of Henna Bedside Lamps',
          'Paire de lampes de chevet au henné',
          'زوج من مصابيح السرير المزخرفة بالحناء',
        ),
        text: t(
          'Two small henna lamps for the bedside tables, painted by the same hand so that their bands match. Their light is gentle, made for evening talk rather than for reading.',
          'Deux petites lampes au henné pour les tables de chevet, peintes de la même main pour que leurs frises se répondent. Leur lumière est douce, faite pour veiller plus que pour lire.',
          'مصباحان صغيران بالحناء لجانبي السرير، رسمتهما يد واحدة لتتوافق أشرطتهما. ضوؤهما هادئ يصلح للسهر أكثر من القراءة.',
        ),
        picture: 'lamp-henna-leather-pair',
        price: 399,
        measures: { diameter: 19, height: 28 },
        grams: 1150,
        included: ['cable-socket', 'no-bulb', 'set-of-2'],
      },
      {
        city: 'Meknes',
        name: t(
          'Large Henna-Painted Floor Lamp',
          'Grande lampe de sol peinte au henné',
          'مصباح أرضي كبير مزخرف بالحناء',
        ),
        text: t(
          'Big enough to stand on the floor in a corner of the sitting room, this goatskin vase carries its bands of diamonds and waves on a larger scale. It is painted to order.',
          'Assez grande pour être posée au sol dans un angle du salon, cette lampe vase porte ses frises de losanges et de vagues à plus grande échelle. Elle est peinte sur commande.',
          'يوضع هذا المصباح الكبير على الأرض في ركن غرفة الجلوس، وتظهر عليه أشرطة المعيّنات والأمواج بمقياس أكبر. يُرسم حسب الطلب.',
        ),
        price: 590,
        measures: { diameter: 44, height: 75 },
        grams: 2600,
        included: standing,
        leadTimeDays: 15,
      },
    ],
  },
  {
    picture: 'lamp-henna-red',
    kind: 'lamps',
    colours: ['red', 'black'],
    materials: goatskin,
    techniques: ['henna-painted', 'hand-dyed'],
    care: skinCare,
    included: standing,
    safety: plugged,
    madeIn: 'marrakech',
    making: t(
      'The skin is dyed before it is stretched, and the henna goes on last, so the drawing stays dark against the red. A low-power LED bulb neither heats nor shrinks the leather.',
      'La peau est teinte avant d’être tendue, et le henné vient en dernier : le dessin reste sombre sur le rouge. Une ampoule LED de faible puissance ne chauffe ni ne rétracte le cuir.',
      'يُصبغ الجلد قبل شده وتأتي الحناء أخيرًا، فيبقى الرسم داكنًا على الأحمر. ولمبة LED ضعيفة القدرة لا تسخن الجلد ولا تجعله ينكمش.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Round Red Goatskin Lamp',
          'Lampe ronde en peau de chèvre rouge',
          'مصباح مستدير من جلد الماعز الأحمر',
        ),
        text: t(
          'Round as a jar, this red lamp wears dark bands of diamonds and a wavy line around its waist. In the evening it colours the wall like embers.',
          'Ronde comme une jarre, cette lampe rouge porte des frises sombres de losanges et une ligne ondulée à mi-hauteur. Le soir, elle colore le mur comme une braise.',
          'مستدير كالجرة، تحيط بهذا المصباح الأحمر أشرطة داكنة من المعيّنات وخط متموج عند وسطه. وفي المساء يصبغ الجدار بلون الجمر.',
        ),
        price: 320,
        measures: { diameter: 30, height: 34 },
        grams: 1000,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -80, measures: { diameter: 24, height: 27 }, grams: 700 },
              { value: 'Medium', adds: 0, measures: { diameter: 30, height: 34 }, grams: 1000 },
              { value: 'Large', adds: 110, measures: { diameter: 37, height: 42 }, grams: 1450 },
            ],
          },
        ],
      },
      {
        city: 'Marrakech',
        name: t(
          'Large Red Goatskin Floor Lamp',
          'Grande lampe de sol en peau rouge',
          'مصباح أرضي كبير من الجلد الأحمر',
        ),
        text: t(
          'Set on the floor beside a low sofa, the large red lamp spreads a broad pool of light, and its painted bands can be followed all the way round.',
          'Posée au sol près d’une banquette basse, cette grande lampe rouge répand une large nappe de lumière ; on suit ses frises peintes sur tout le tour.',
          'يوضع المصباح الأحمر الكبير على الأرض قرب أريكة منخفضة فينشر ضوءًا واسعًا، وتمتد أشرطته المرسومة على محيطه كله.',
        ),
        price: 520,
        measures: { diameter: 46, height: 52 },
        grams: 2200,
      },
      {
        city: 'Marrakech',
        name: t(
          'Small Red Goatskin Night Light',
          'Petite veilleuse en peau de chèvre rouge',
          'مصباح ليلي صغير من الجلد الأحمر',
        ),
        text: t(
          'The round red lamp in its small size serves as a night light in a corridor or a bedroom; its bands are painted with a finer stick.',
          'Une veilleuse pour un couloir ou une chambre : la lampe rouge et ronde en petit, ses frises peintes d’un trait plus fin.',
          'مصباح ليلي للممر أو غرفة النوم: هو المصباح الأحمر المستدير بحجم صغير، وأشرطته مرسومة بخط أدق.',
        ),
        price: 189,
        measures: { diameter: 18, height: 20 },
        grams: 450,
        withdrawn: true,
      },
    ],
  },
  {
    picture: 'lamp-henna-tall',
    kind: 'lamps',
    colours: ['beige', 'brown'],
    materials: goatskin,
    techniques: ['henna-painted'],
    care: skinCare,
    included: [],
    safety: plugged,
    madeIn: 'marrakech',
    making: t(
      'Iron hoops at top and bottom hold the skin as tight as a drum. Dust the column with a dry cloth and keep it out of the damp, which slackens leather.',
      'Des cercles de fer, en haut et en bas, tendent la peau comme celle d’un tambour. On époussette la colonne au chiffon sec et on la protège de l’humidité, qui détend le cuir.',
      'يشد طوقان من الحديد في الأعلى والأسفل الجلد كما يُشد على الطبل. يُزال الغبار عن العمود بقماش جاف، ويُحفظ من الرطوبة التي ترخي الجلد.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Column Lamp in Pale Goatskin',
          'Lampe colonne en peau de chèvre claire',
          'مصباح عمودي من جلد الماعز الفاتح',
        ),
        text: t(
          'A slim column of pale goatskin, ringed with fine henna bands, that lights a narrow corner without taking up the floor.',
          'Une mince colonne de peau claire, cerclée de fines frises au henné, qui éclaire un angle étroit sans encombrer le sol.',
          'عمود نحيل من الجلد الفاتح تطوقه أشرطة دقيقة من الحناء، ينير ركنًا ضيقًا دون أن يشغل الأرض.',
        ),
        price: 420,
        measures: { diameter: 19, height: 80 },
        grams: 1500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '60 cm', adds: -90, measures: { diameter: 16, height: 60 }, grams: 1100 },
              { value: '80 cm', adds: 0, measures: { diameter: 19, height: 80 }, grams: 1500 },
              { value: '100 cm', adds: 130, measures: { diameter: 23, height: 100 }, grams: 2100 },
            ],
          },
        ],
        included: standing,
      },
      {
        city: 'Casablanca',
        name: t(
          'Pair of Goatskin Column Lamps',
          'Paire de lampes colonnes en peau',
          'زوج من المصابيح العمودية الجلدية',
        ),
        text: t(
          'Two pale columns to frame a doorway, a mirror or a bed; their skins are chosen in one tone and painted together.',
          'Deux colonnes claires pour encadrer une porte, un miroir ou un lit ; leurs peaux sont choisies d’un même ton et peintes ensemble.',
          'عمودان فاتحان على جانبي باب أو مرآة أو سرير، اختير جلدهما من درجة واحدة ورُسمت زخارفهما معًا.',
        ),
        picture: 'lamp-henna-tall-pair',
        price: 640,
        measures: { diameter: 15, height: 55 },
        grams: 2000,
        included: ['cable-socket', 'no-bulb', 'set-of-2'],
      },
    ],
  },
  {
    picture: 'lantern-cylinder-copper',
    kind: 'lamps',
    colours: ['copper'],
    materials: ['copper'],
    techniques: piercing,
    care: metalCare,
    included: [],
    safety: [],
    madeIn: 'marrakech',
    making: t(
      'The copper sheet is pierced flat, rolled into a cylinder and soldered along one seam; the lid lifts off. The metal darkens with time, and lemon and salt bring it back.',
      'La feuille de cuivre est ajourée à plat, roulée en cylindre et soudée le long d’une seule ligne ; le couvercle s’enlève. Le métal fonce avec le temps ; citron et sel le ravivent.',
      'تُخرَّم صفيحة النحاس الأحمر مبسوطة ثم تُلف على شكل أسطوانة وتُلحم على خط واحد، أما الغطاء فيُرفع. ويغمق المعدن مع الوقت فيعيد إليه الليمون والملح بريقه.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Copper Table Lantern with Pierced Arches',
          'Lanterne de table en cuivre à arcades ajourées',
          'فانوس طاولة من النحاس الأحمر بأقواس مخرّمة',
        ),
        text: t(
          'A row of arches between two bands of stars, cut through a copper cylinder that stands on a table or a chest. It is wired, with a switch on the cable.',
          'Une rangée d’arcades entre deux bandes d’étoiles, découpée dans un cylindre de cuivre à poser sur une table ou un coffre. La lanterne est câblée, avec un interrupteur sur le fil.',
          'صف من الأقواس بين شريطين من النجوم، مفتوح في أسطوانة من النحاس الأحمر توضع على طاولة أو صندوق. وللفانوس سلك كهربائي عليه مفتاح.',
        ),
        price: 390,
        measures: { diameter: 18, height: 40 },
        grams: 1600,
        choices: [
          {
            type: 'size',
            values: [
              { value: '30 cm', adds: -90, measures: { diameter: 14, height: 30 }, grams: 1000 },
              { value: '40 cm', adds: 0, measures: { diameter: 18, height: 40 }, grams: 1600 },
              { value: '55 cm', adds: 150, measures: { diameter: 24, height: 55 }, grams: 2700 },
            ],
          },
        ],
        included: standing,
        safety: plugged,
      },
      {
        city: 'Marrakech',
        name: t(
          'Copper Candle Lantern with Arches',
          'Lanterne à bougie en cuivre à arcades',
          'فانوس شمعة من النحاس الأحمر بأقواس',
        ),
        text: t(
          'For candles rather than current: lift the lid, set a thick candle inside, and the arches spread over the terrace table like petals.',
          'Pour la bougie plutôt que pour l’électricité : on soulève le couvercle, on pose une grosse bougie à l’intérieur, et les arcades s’étalent en pétales sur la table de la terrasse.',
          'للشمعة لا للكهرباء: ارفع الغطاء وضع شمعة سميكة في الداخل، فتنتشر الأقواس كالبتلات على طاولة السطح.',
        ),
        price: 320,
        measures: { diameter: 16, height: 34 },
        grams: 1150,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -70, measures: { diameter: 13, height: 27 }, grams: 850 },
              { value: 'Medium', adds: 0, measures: { diameter: 16, height: 34 }, grams: 1150 },
            ],
          },
        ],
        included: forCandle,
        safety: candle,
      },
      {
        city: 'Meknes',
        name: t(
          'Large Copper Floor Lantern',
          'Grande lanterne de sol en cuivre',
          'فانوس أرضي كبير من النحاس الأحمر',
        ),
        text: t(
          'Standing on the floor by a door or at the foot of the stairs, the large copper cylinder throws its arches right across the room. It is made to order and wired.',
          'Posé au sol, près d’une porte ou au pied de l’escalier, le grand cylindre de cuivre projette ses arcades à travers la pièce. Il est fabriqué sur commande et livré câblé.',
          'على الأرض قرب الباب أو أسفل الدرج، يلقي هذا الفانوس الأسطواني الكبير أقواسه في أرجاء الغرفة. يُصنع حسب الطلب ويُسلَّم بسلكه الكهربائي.',
        ),
        price: 890,
        measures: { diameter: 32, height: 70 },
        grams: 4800,
        included: standing,
        safety: plugged,
        leadTimeDays: 20,
      },
    ],
  },
  {
    picture: 'lantern-cylinder-silver-day',
    kind: 'lamps',
    colours: ['silver'],
    materials: ['silver-plated-brass'],
    techniques: silvering,
    care: silverCare,
    included: [],
    safety: [],
    madeIn: 'marrakech',
    making: t(
      'The dots are punched one by one along rings drawn with a compass, then the brass is silver-plated. A silver cloth is enough to keep it bright.',
      'Les points sont percés un à un le long de cercles tracés au compas, puis le laiton est argenté. Un chiffon à argenterie suffit à lui garder son éclat.',
      'تُفتح الثقوب واحدًا واحدًا على دوائر مرسومة بالفرجار، ثم يُطلى النحاس الأصفر بالفضة. ويكفيه قماش مخصص للفضة ليحفظ بريقه.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Silver-Plated Table Lantern with Fine Dots',
          'Lanterne de table argentée, finement percée',
          'فانوس طاولة مطلي بالفضة بثقوب دقيقة',
        ),
        text: t(
          'Close rings of fine dots veil the bulb in this silver-plated cylinder, so the light comes out sifted. By day the metal is clear and plain.',
          'Des cercles serrés de points fins voilent l’ampoule de ce cylindre argenté, et la lumière en sort tamisée. Le jour, le métal est clair et sobre.',
          'تحجب حلقات متقاربة من الثقوب الدقيقة لمبة هذا الفانوس الأسطواني المطلي بالفضة، فيخرج ضوؤه خافتًا موزعًا. أما في النهار فمعدنه صافٍ بسيط.',
        ),
        price: 420,
        measures: { diameter: 18, height: 40 },
        grams: 1500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '30 cm', adds: -100, measures: { diameter: 14, height: 30 }, grams: 950 },
              { value: '40 cm', adds: 0, measures: { diameter: 18, height: 40 }, grams: 1500 },
              { value: '55 cm', adds: 160, measures: { diameter: 24, height: 55 }, grams: 2500 },
            ],
          },
        ],
        included: standing,
        safety: plugged,
      },
      {
        city: 'Meknes',
        name: t(
          'Silver-Plated Candle Lantern for the Terrace',
          'Lanterne à bougie argentée pour la terrasse',
          'فانوس شمعة مطلي بالفضة للسطح',
        ),
        text: t(
          'Carried by its ring, this silver-plated lantern shelters a candle from the wind on a terrace or a window ledge. It needs no electricity.',
          'Portée par son anneau, cette lanterne argentée abrite une bougie du vent sur une terrasse ou un rebord de fenêtre. Elle se passe d’électricité.',
          'يُحمل هذا الفانوس المطلي بالفضة من حلقته ويحمي الشمعة من الريح على السطح أو على حافة النافذة. ولا يحتاج إلى كهرباء.',
        ),
        price: 290,
        measures: { diameter: 14, height: 30 },
        grams: 900,
        included: forCandle,
        safety: candle,
      },
    ],
  },
  {
    picture: 'lantern-glass-amber-standing',
    kind: 'lamps',
    colours: ['yellow', 'copper'],
    materials: ['glass', 'copper'],
    techniques: glasswork,
    care: glassCare,
    included: [],
    safety: [],
    madeIn: 'marrakech',
    making: t(
      'Each pane is cut to a paper template and set in copper strips soldered at the corners. Wipe the glass with a damp cloth once it has cooled.',
      'Chaque vitre est coupée d’après un gabarit de papier et sertie dans des bandes de cuivre soudées aux angles. On essuie le verre au chiffon humide, une fois froid.',
      'يُقص كل لوح زجاجي على قالب من الورق ويُثبَّت في أشرطة من النحاس الأحمر ملحومة عند الزوايا. يُمسح الزجاج بقماش رطب بعد أن يبرد.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Amber Glass Table Lantern',
          'Lanterne de table en verre ambré',
          'فانوس طاولة من الزجاج العنبري',
        ),
        text: t(
          'Eight sides of amber and old-rose glass, gathered under a copper cap: on a shelf or a chest, it gives the light of late afternoon.',
          'Huit pans de verre ambré et vieux rose réunis sous un chapeau de cuivre : sur une étagère ou un coffre, elle donne une lumière de fin d’après-midi.',
          'ثمانية أضلاع من الزجاج العنبري والوردي الهادئ تجتمع تحت قبة من النحاس الأحمر: على رف أو فوق صندوق ينشر ضوءًا كضوء آخر النهار.',
        ),
        price: 280,
        measures: { diameter: 23, height: 38 },
        grams: 1300,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -60, measures: { diameter: 18, height: 30 }, grams: 900 },
              { value: 'Medium', adds: 0, measures: { diameter: 23, height: 38 }, grams: 1300 },
            ],
          },
        ],
        included: standing,
        safety: plugged,
      },
      {
        city: 'Meknes',
        name: t(
          'Amber Glass Candle Lantern',
          'Lanterne à bougie en verre ambré',
          'فانوس شمعة من الزجاج العنبري',
        ),
        text: t(
          'One pane opens on a hinge to take the candle, and the arched handle lets you carry the amber lantern out to the courtyard.',
          'Une vitre s’ouvre sur charnière pour recevoir la bougie, et l’anse en arc permet d’emporter cette lanterne ambrée dans la cour.',
          'يُفتح أحد ألواحه الزجاجية على مفصل لوضع الشمعة، ويُحمل هذا الفانوس العنبري من مقبضه المقوّس إلى فناء البيت.',
        ),
        price: 259,
        measures: { diameter: 20, height: 33 },
        grams: 950,
        included: forCandle,
        safety: candle,
      },
    ],
  },
  {
    picture: 'lantern-glass-blue-standing',
    kind: 'lamps',
    colours: ['blue', 'silver'],
    materials: ['glass', 'silver-plated-brass'],
    techniques: glasswork,
    care: glassCare,
    included: [],
    safety: [],
    madeIn: 'marrakech',
    making: t(
      'Light blue and violet-blue panes are mixed by eye while the frame lies open on the bench, so their order changes from one lantern to the next.',
      'Les vitres bleu clair et bleu violet sont mêlées à l’œil, l’armature ouverte sur l’établi : leur ordre change d’une lanterne à l’autre.',
      'تُوزَّع ألواح الزجاج الزرقاء الفاتحة والبنفسجية بالعين والإطار مفتوح على طاولة الصانع، فيختلف ترتيبها من فانوس إلى آخر.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t('Blue Glass Candle Lantern', 'Lanterne à bougie en verre bleu', 'فانوس شمعة من الزجاج الأزرق'),
        text: t(
          'Blue panes in a silver-plated frame, six sides and a pointed cap: by day the lantern is a cool spot of colour, by night a candle makes it glow.',
          'Vitres bleues dans une armature argentée, six pans et un chapeau pointu : le jour, c’est une tache de couleur fraîche ; le soir, une bougie l’illumine.',
          'زجاج أزرق في إطار مطلي بالفضة بستة أضلاع وقبة مدببة: في النهار لمسة لون منعشة، وفي المساء تضيئه شمعة.',
        ),
        price: 270,
        measures: { diameter: 16, height: 34 },
        grams: 1000,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -60, measures: { diameter: 13, height: 27 }, grams: 700 },
              { value: 'Medium', adds: 0, measures: { diameter: 16, height: 34 }, grams: 1000 },
            ],
          },
        ],
        included: forCandle,
        safety: candle,
      },
      {
        city: 'Meknes',
        name: t(
          'Wired Blue Glass Table Lantern',
          'Lanterne de table électrique en verre bleu',
          'فانوس طاولة كهربائي من الزجاج الأزرق',
        ),
        text: t(
          'Our blue lantern with a socket inside and a cable leaving through the foot, for a hall table or the bedside.',
          'Notre lanterne bleue avec une douille à l’intérieur et un câble qui sort par le pied, pour une console d’entrée ou une table de chevet.',
          'فانوسنا الأزرق وفي داخله قاعدة لمبة وسلك يخرج من أسفله، لطاولة المدخل أو لجانب السرير.',
        ),
        price: 360,
        measures: { diameter: 18, height: 39 },
        grams: 1350,
        included: standing,
        safety: plugged,
      },
    ],
  },
  {
    picture: 'lantern-glass-green-hexagonal',
    kind: 'lamps',
    colours: ['green', 'gold'],
    materials: ['glass', 'brass'],
    techniques: glasswork,
    care: glassCare,
    included: hanging,
    safety: wired,
    madeIn: 'marrakech',
    making: t(
      'The brass frame is bent and soldered first; the panes follow, each ground to fit its own opening. Dust settles on the upper slopes, and a damp cloth takes it off.',
      'L’armature de laiton est pliée et soudée d’abord ; les vitres viennent ensuite, chacune meulée à la mesure de son ouverture. Un chiffon humide enlève la poussière qui se dépose sur les pans du haut.',
      'يُثنى إطار النحاس الأصفر ويُلحم أولًا، ثم توضع ألواح الزجاج بعد صقل حافة كل لوح على قياس فتحته. ويستقر الغبار على الأضلاع العليا فيزيله قماش رطب.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Green Glass Hexagonal Lantern',
          'Lanterne hexagonale en verre vert',
          'فانوس سداسي من الزجاج الأخضر',
        ),
        text: t(
          'Green and straw-yellow panes alternate in strips around this six-sided hanging lantern, and the light falls as if through leaves.',
          'Des bandes de verre vert et jaune paille alternent autour de cette lanterne suspendue à six pans ; la lumière y passe comme sous un feuillage.',
          'تتعاقب أشرطة الزجاج الأخضر والأصفر الفاتح حول هذا الفانوس المعلق ذي الأضلاع الستة، فينفذ منها الضوء كأنه من بين أوراق الشجر.',
        ),
        price: 360,
        measures: { diameter: 25, height: 40 },
        grams: 1500,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -80, measures: { diameter: 20, height: 32 }, grams: 1000 },
              { value: 'Medium', adds: 0, measures: { diameter: 25, height: 40 }, grams: 1500 },
              { value: 'Large', adds: 140, measures: { diameter: 31, height: 50 }, grams: 2300 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Large Green Glass Stairwell Lantern',
          'Grande lanterne d’escalier en verre vert',
          'فانوس درج كبير من الزجاج الأخضر',
        ),
        text: t(
          'Made to order for stairwells and high ceilings, the large green lantern comes with a longer chain and cable, cut to the drop you give us.',
          'Fabriquée sur commande pour les cages d’escalier et les hauts plafonds, cette grande lanterne verte est livrée avec une chaîne et un câble plus longs, à la hauteur que vous indiquez.',
          'يُصنع الفانوس الأخضر الكبير حسب الطلب لبيت الدرج والسقوف العالية، ومعه سلسلة وسلك أطول على القياس الذي تحدده.',
        ),
        price: 690,
        measures: { diameter: 38, height: 60 },
        grams: 3400,
        leadTimeDays: 20,
      },
    ],
  },
  {
    picture: 'lantern-glass-jewel',
    kind: 'lamps',
    colours: ['red', 'blue', 'green'],
    materials: ['glass', 'brass'],
    techniques: glasswork,
    care: glassCare,
    included: [],
    safety: wired,
    madeIn: 'marrakech',
    making: t(
      'Panes of red, blue, green and yellow glass are cut by hand and set in a brass frame. Each throws its own soft patch of colour, which a pale wall brings out.',
      'Les vitres rouges, bleues, vertes et jaunes sont coupées à la main et serties dans une armature de laiton. Chacune pose sa tache de couleur, qu’un mur clair fait ressortir.',
      'تُقص قطع الزجاج الحمراء والزرقاء والخضراء والصفراء يدويًا وتُثبَّت في إطار من النحاس الأصفر. وتلقي كل واحدة منها بقعة لون ناعمة يبرزها الجدار الفاتح.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Coloured Glass Hanging Lantern',
          'Lanterne suspendue en verre multicolore',
          'فانوس معلق من الزجاج الملون',
        ),
        text: t(
          'Built of small coloured panes under a plain brass cap, this hanging lantern has the facets of a cut stone, and something of its sparkle.',
          'Toute en petites vitres de couleur sous un simple chapeau de laiton, cette lanterne suspendue a les facettes d’une pierre taillée et un peu de son éclat.',
          'قطع صغيرة من الزجاج الملون تحت قبة نحاسية بسيطة: لهذا الفانوس المعلق أوجه كأوجه الحجر الكريم وشيء من بريقه.',
        ),
        price: 390,
        measures: { diameter: 26, height: 42 },
        grams: 1700,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -90, measures: { diameter: 20, height: 33 }, grams: 1150 },
              { value: 'Medium', adds: 0, measures: { diameter: 26, height: 42 }, grams: 1700 },
              { value: 'Large', adds: 150, measures: { diameter: 33, height: 52 }, grams: 2600 },
            ],
          },
        ],
        included: hanging,
      },
      {
        city: 'Marrakech',
        name: t(
          'Trio of Coloured Glass Lanterns',
          'Trio de lanternes en verre multicolore',
          'ثلاثة فوانيس معلقة من الزجاج الملون',
        ),
        text: t(
          'Three small lanterns in the same four colours, to hang at different heights over a long table or in front of a window.',
          'Trois petites lanternes aux quatre mêmes couleurs, à suspendre à différentes hauteurs au-dessus d’une longue table ou devant une fenêtre.',
          'ثلاثة فوانيس صغيرة بالألوان الأربعة نفسها، تُعلق على ارتفاعات مختلفة فوق طاولة طويلة أو أمام نافذة.',
        ),
        picture: 'lantern-glass-jewel-trio',
        price: 790,
        measures: { diameter: 18, height: 29 },
        grams: 2850,
        included: ['pendant-set', 'chain', 'no-bulb', 'set-of-3'],
      },
      {
        city: 'Fez',
        name: t(
          'Large Jewel Glass Entrance Lantern',
          'Grande lanterne d’entrée en verre de couleur',
          'فانوس مدخل كبير من الزجاج الملون',
        ),
        text: t(
          'In an entrance hall, the large coloured lantern welcomes visitors and tints the floor red, blue and green.',
          'Dans une entrée, la grande lanterne de couleur accueille les visiteurs et teinte le sol de rouge, de bleu et de vert.',
          'في مدخل البيت يستقبل هذا الفانوس الملون الكبير الزوار بضوئه، ويصبغ الأرض بالأحمر والأزرق والأخضر.',
        ),
        picture: 'lantern-glass-jewel-large',
        price: 720,
        measures: { diameter: 40, height: 62 },
        grams: 4300,
        included: hanging,
        leadTimeDays: 15,
      },
    ],
  },
  {
    picture: 'lantern-globe-brass',
    kind: 'lamps',
    colours: ['gold'],
    materials: ['brass'],
    techniques: piercing,
    care: metalCare,
    included: [],
    safety: [],
    madeIn: 'marrakech',
    making: t(
      'Two hemispheres are raised with the hammer, pierced hole by hole and joined at the middle. The antique finish hides fingerprints and deepens slowly.',
      'Deux demi-sphères sont montées au marteau, percées trou par trou et réunies par le milieu. La patine ancienne cache les traces de doigts et s’approfondit lentement.',
      'يُشكَّل نصفا الكرة بالمطرقة ويُخرَّمان ثقبًا ثقبًا ثم يُجمعان عند الوسط. ويخفي اللون العتيق آثار الأصابع ويزداد عمقًا ببطء.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Pierced Brass Globe Lantern',
          'Lanterne boule en laiton ajouré',
          'فانوس كروي من النحاس الأصفر المخرّم',
        ),
        text: t(
          'Hundreds of fine holes and belts of small diamonds cover this brass globe; lit, it scatters rings of bright dots over walls and ceiling.',
          'Des centaines de trous fins et des ceintures de petits losanges couvrent cette boule de laiton ; allumée, elle sème des cercles de points lumineux sur les murs et le plafond.',
          'مئات الثقوب الدقيقة وأحزمة من المعيّنات الصغيرة تغطي هذه الكرة من النحاس الأصفر، فإذا أُضيئت نثرت حلقات من النقاط المضيئة على الجدران والسقف.',
        ),
        price: 480,
        measures: { diameter: 35 },
        grams: 2200,
        choices: [
          {
            type: 'size',
            values: [
              { value: '25 cm', adds: -120, measures: { diameter: 25 }, grams: 1250 },
              { value: '35 cm', adds: 0, measures: { diameter: 35 }, grams: 2200 },
              { value: '45 cm', adds: 220, measures: { diameter: 45 }, grams: 3600 },
              { value: '60 cm', adds: 490, measures: { diameter: 60 }, grams: 6400 },
            ],
          },
        ],
        included: hanging,
        safety: wired,
      },
      {
        city: 'Meknes',
        name: t(
          'Pair of Small Brass Globe Lanterns',
          'Paire de petites lanternes boules en laiton',
          'زوج من الفوانيس الكروية الصغيرة من النحاس الأصفر',
        ),
        text: t(
          'Two small brass globes to hang one after the other along a corridor, or on either side of a bed in place of table lamps.',
          'Deux petites boules de laiton à suspendre l’une après l’autre dans un couloir, ou de chaque côté d’un lit en guise de lampes de chevet.',
          'كرتان صغيرتان من النحاس الأصفر تُعلقان الواحدة بعد الأخرى في الممر، أو على جانبي السرير بدل مصابيح الطاولة.',
        ),
        picture: 'lantern-globe-brass-pair',
        price: 590,
        measures: { diameter: 20 },
        grams: 1900,
        included: ['pendant-set', 'chain', 'no-bulb', 'set-of-2'],
        safety: wired,
      },
      {
        city: 'Fez',
        name: t(
          'Large Brass Globe for a High Ceiling',
          'Grande boule en laiton pour haut plafond',
          'فانوس كروي كبير لسقف عالٍ',
        ),
        text: t(
          'Over a courtyard under glass or a double-height room, the large globe turns the whole ceiling into dots of light. It is pierced to order, with a chain in the length you need.',
          'Dans un patio couvert ou une pièce à double hauteur, cette grande boule change tout le plafond en points de lumière. Elle est percée sur commande, avec une chaîne à la longueur voulue.',
          'في فناء مسقوف أو غرفة عالية، يحوّل الفانوس الكروي الكبير السقف كله إلى نقاط من ضوء. يُخرَّم حسب الطلب، وسلسلته بالطول الذي تحتاج إليه.',
        ),
        picture: 'lantern-globe-brass-large',
        price: 1690,
        measures: { diameter: 75 },
        grams: 10500,
        included: hanging,
        safety: ['led-8w', 'electrician', 'indoors-only', 'heavy-two-people'],
        leadTimeDays: 25,
      },
    ],
  },
  {
    picture: 'lantern-globe-copper',
    kind: 'lamps',
    colours: ['copper'],
    materials: ['copper'],
    techniques: piercing,
    care: metalCare,
    included: [],
    safety: [],
    madeIn: 'marrakech',
    making: t(
      'Large stars need a steady hand: each point is cut with the chisel, then filed so that its shadow falls clean on the wall.',
      'Les grandes étoiles demandent une main sûre : chaque pointe est découpée au ciseau, puis limée pour que son ombre tombe nette sur le mur.',
      'تحتاج النجوم الكبيرة إلى يد ثابتة: يُقطع كل رأس بالإزميل ثم يُبرد ليقع ظله واضحًا على الجدار.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Star-Pierced Copper Globe Lantern',
          'Lanterne boule en cuivre percée d’étoiles',
          'فانوس كروي من النحاس الأحمر مخرّم بالنجوم',
        ),
        text: t(
          'Rows of broad stars are cut through this copper globe, and at night they land on the floor and the walls many times their size. A clear bulb with a small filament gives them crisp edges.',
          'Des rangs de larges étoiles percent cette boule de cuivre ; la nuit, on les retrouve au sol et aux murs, plusieurs fois agrandies. Une ampoule claire à petit filament leur donne des bords francs.',
          'صفوف من النجوم العريضة مفتوحة في هذه الكرة من النحاس الأحمر، فإذا حل الليل وقعت على الأرض والجدران أضعاف حجمها. واللمبة الشفافة ذات الخيط القصير تجعل حوافها واضحة.',
        ),
        price: 520,
        measures: { diameter: 35 },
        grams: 2400,
        choices: [
          {
            type: 'size',
            values: [
              { value: '25 cm', adds: -130, measures: { diameter: 25 }, grams: 1350 },
              { value: '35 cm', adds: 0, measures: { diameter: 35 }, grams: 2400 },
              { value: '45 cm', adds: 240, measures: { diameter: 45 }, grams: 3900 },
            ],
          },
        ],
        included: hanging,
        safety: wired,
      },
      {
        city: 'Marrakech',
        name: t(
          'Large Copper Star Globe for the Table',
          'Grande boule étoilée en cuivre pour la table',
          'فانوس كروي كبير بنجوم لطاولة الطعام',
        ),
        text: t(
          'Hung low over a family table, the large copper globe lights the dishes and sends its stars to the edges of the room.',
          'Suspendue bas au-dessus d’une table de famille, la grande boule de cuivre éclaire les plats et envoie ses étoiles jusqu’aux murs.',
          'إذا عُلق هذا الفانوس النحاسي الكبير منخفضًا فوق مائدة العائلة أضاء الأطباق وأرسل نجومه إلى أطراف الغرفة.',
        ),
        picture: 'lantern-globe-copper-large',
        price: 990,
        measures: { diameter: 52 },
        grams: 5200,
        included: hanging,
        safety: wired,
      },
      {
        city: 'Meknes',
        name: t(
          'Copper Star Globe for Candles',
          'Boule étoilée en cuivre pour bougie',
          'فانوس شمعة كروي مخرّم بالنجوم',
        ),
        text: t(
          'Hinged at the middle, this globe opens to take a large candle and hangs from a hook under an arcade or a pergola. It needs no wiring.',
          'Montée sur charnière, cette boule s’ouvre par le milieu pour recevoir une grosse bougie et se suspend à un crochet sous une arcade ou une pergola. Elle ne demande aucun branchement.',
          'تُفتح هذه الكرة من وسطها على مفصل لتوضع فيها شمعة كبيرة، وتُعلق بخطاف تحت رواق أو عريشة. ولا تحتاج إلى توصيل كهربائي.',
        ),
        picture: 'lantern-globe-copper-candle',
        price: 390,
        measures: { diameter: 28 },
        grams: 1500,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -90, measures: { diameter: 22 }, grams: 1000 },
              { value: 'Medium', adds: 0, measures: { diameter: 28 }, grams: 1500 },
            ],
          },
        ],
        included: ['chain', 'candle-glass'],
        safety: candle,
      },
    ],
  },
  {
    picture: 'lantern-gourd-silver',
    kind: 'lamps',
    colours: ['silver'],
    materials: ['silver-plated-brass'],
    techniques: silvering,
    care: silverCare,
    included: hanging,
    safety: wired,
    madeIn: 'fez',
    making: t(
      'The two bulbs are hammered separately and soldered at the narrow neck, a join that takes practice. A soft cloth brings the silvering back to life.',
      'Les deux bulbes sont martelés séparément, puis soudés au col, un raccord qui demande du métier. L’argenture se ravive au chiffon doux.',
      'يُطرق كل بطن على حدة ثم يُلحم البطنان عند العنق الضيق، وهو لحام يحتاج إلى خبرة. ويستعيد الطلاء الفضي لمعانه بقماش ناعم.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Silver-Plated Double-Bulb Lantern',
          'Lanterne double bulbe argentée',
          'فانوس مطلي بالفضة على شكل يقطينة',
        ),
        text: t(
          'Shaped like a gourd, one bulb above another: petals are pierced in the small one, flowers and diamonds in the large.',
          'En forme de calebasse, un bulbe sur l’autre : des pétales ajourent le petit, des fleurs et des losanges le grand.',
          'بطن صغير فوق بطن كبير كما في اليقطينة: في الأول بتلات مخرّمة، وفي الثاني أزهار ومعيّنات.',
        ),
        price: 560,
        measures: { diameter: 28, height: 44 },
        grams: 2100,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -130, measures: { diameter: 22, height: 35 }, grams: 1400 },
              { value: 'Medium', adds: 0, measures: { diameter: 28, height: 44 }, grams: 2100 },
              { value: 'Large', adds: 240, measures: { diameter: 36, height: 56 }, grams: 3400 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Large Silver-Plated Gourd Lantern',
          'Grande lanterne double bulbe à longue chaîne',
          'فانوس كبير مطلي بالفضة على شكل يقطينة',
        ),
        text: t(
          'The large gourd hangs from a long chain and lights two storeys of a stairwell, its upper bulb level with the landing. It is made to order.',
          'Deux étages de lumière pour une cage d’escalier : cette grande lanterne descend d’une longue chaîne, son petit bulbe à hauteur du palier. Elle est fabriquée sur commande.',
          'طبقتان من الضوء لبيت الدرج: يتدلى الفانوس الكبير من سلسلة طويلة، فيصل بطنه العلوي إلى مستوى الطابق. يُصنع حسب الطلب.',
        ),
        picture: 'lantern-gourd-silver-large',
        price: 1190,
        measures: { diameter: 46, height: 72 },
        grams: 5600,
        leadTimeDays: 25,
      },
    ],
  },
  {
    picture: 'lantern-moorish-brass',
    kind: 'lamps',
    colours: ['gold'],
    materials: ['brass'],
    techniques: piercing,
    care: metalCare,
    included: hanging,
    safety: wired,
    madeIn: 'fez',
    making: t(
      'The belly is raised from one sheet of brass, the flowers are struck through with shaped punches, and the domed neck is soldered on last. Hang it near a wall: that is where the pattern settles.',
      'La panse est montée d’une seule feuille de laiton, les fleurs sont percées au poinçon et le col en dôme est soudé en dernier. Suspendez-la près d’un mur : c’est là que se pose le dessin.',
      'يُشكَّل البطن بالطرق من صفيحة واحدة من النحاس الأصفر، وتُفتح الأزهار بالإزميل، ثم يُلحم العنق المقبّب أخيرًا. علّقه قرب جدار، فعليه ترتسم الزخرفة.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Moorish Brass Lantern with Flowers',
          'Lanterne mauresque en laiton à fleurs',
          'فانوس أندلسي من النحاس الأصفر بأزهار',
        ),
        text: t(
          'A full-bellied brass lantern under a domed neck, pierced with flowers, diamonds and drops; its light covers the wall with petals.',
          'Une lanterne ventrue en laiton, au col en dôme, ajourée de fleurs, de losanges et de gouttes ; sa lumière couvre le mur de pétales.',
          'فانوس منتفخ البطن من النحاس الأصفر بعنق مقبّب، مخرّم بالأزهار والمعيّنات والقطرات، يملأ ضوؤه الجدار بما يشبه البتلات.',
        ),
        price: 520,
        measures: { diameter: 27, height: 40 },
        grams: 2000,
        choices: [
          {
            type: 'size',
            values: [
              { value: '30 cm', adds: -130, measures: { diameter: 20, height: 30 }, grams: 1200 },
              { value: '40 cm', adds: 0, measures: { diameter: 27, height: 40 }, grams: 2000 },
              { value: '55 cm', adds: 250, measures: { diameter: 37, height: 55 }, grams: 3500 },
            ],
          },
        ],
      },
      {
        city: 'Fez',
        name: t(
          'Large Moorish Brass Hall Lantern',
          'Grande lanterne d’entrée mauresque en laiton',
          'فانوس أندلسي كبير للمدخل',
        ),
        text: t(
          'The large brass lantern is pierced to order for an entrance where people stop to look up, and its flowers reach from door to door.',
          'Pour une entrée où l’on s’arrête, les yeux levés : la grande lanterne de laiton est ajourée sur commande, et ses fleurs vont d’une porte à l’autre.',
          'لمدخل يقف فيه الداخل ويرفع بصره: يُخرَّم هذا الفانوس النحاسي الكبير حسب الطلب، وتمتد أزهاره من باب إلى باب.',
        ),
        picture: 'lantern-moorish-brass-large',
        price: 1290,
        measures: { diameter: 50, height: 76 },
        grams: 6800,
        leadTimeDays: 20,
      },
      {
        city: 'Meknes',
        name: t(
          'Small Moorish Brass Alcove Lantern',
          'Petite lanterne d’alcôve mauresque',
          'فانوس أندلسي صغير للأركان',
        ),
        text: t(
          'In an alcove or a narrow corridor, this little brass lantern hangs from a single hook and fills the close walls with flowers.',
          'Dans une alcôve ou un petit couloir, cette légère lanterne de laiton tient à un seul crochet et couvre de fleurs les murs tout proches.',
          'في ركن أو ممر ضيق، يكفي هذا الفانوس النحاسي الخفيف خطاف واحد، فيغطي الجدران القريبة بالأزهار.',
        ),
        picture: 'lantern-moorish-brass-small',
        price: 299,
        measures: { diameter: 17, height: 26 },
        grams: 800,
      },
    ],
  },
  {
    picture: 'lantern-moorish-copper-day',
    kind: 'lamps',
    colours: ['copper'],
    materials: ['copper'],
    techniques: piercing,
    care: metalCare,
    included: [],
    safety: [],
    madeIn: 'fez',
    making: t(
      'Polished copper is pink at first and turns brown over the months; rub it with lemon and salt, or let it age. The arches are cut with the chisel and filed by hand.',
      'Le cuivre poli est rosé au début et brunit au fil des mois ; on le frotte de citron et de sel, ou on le laisse vieillir. Les arcades sont découpées au ciseau et limées à la main.',
      'يكون النحاس الأحمر المصقول ورديًا في أوله ثم يميل إلى البني مع مرور الشهور، فيُفرك بالليمون والملح أو يُترك ليعتق. وتُقطع الأقواس بالإزميل وتُبرد حوافها يدويًا.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Moorish Copper Table Lantern',
          'Lanterne de table mauresque en cuivre',
          'فانوس طاولة أندلسي من النحاس الأحمر',
        ),
        text: t(
          'Standing on its own foot, this bright copper lantern opens in pointed arches around the belly and in stars above; the cable leaves through the base.',
          'Posée sur son pied, cette lanterne de cuivre clair s’ouvre en arcades pointues autour de la panse et en étoiles au-dessus ; le câble sort par la base.',
          'واقفًا على قاعدته، يتفتح هذا الفانوس من النحاس الأحمر اللامع عن أقواس مدببة حول بطنه ونجوم فوقها، ويخرج سلكه من الأسفل.',
        ),
        price: 490,
        measures: { diameter: 27, height: 40 },
        grams: 2100,
        choices: [
          {
            type: 'size',
            values: [
              { value: '30 cm', adds: -120, measures: { diameter: 20, height: 30 }, grams: 1250 },
              { value: '40 cm', adds: 0, measures: { diameter: 27, height: 40 }, grams: 2100 },
              { value: '55 cm', adds: 220, measures: { diameter: 37, height: 55 }, grams: 3600 },
            ],
          },
        ],
        included: standing,
        safety: plugged,
      },
      {
        city: 'Fez',
        name: t(
          'Hanging Copper Lantern with Arches',
          'Lanterne suspendue en cuivre à arcades',
          'فانوس معلق من النحاس الأحمر بأقواس',
        ),
        text: t(
          'Hung by its ring, the copper lantern brings its arches up to eye level, over a round table or on a landing.',
          'Suspendue par son anneau, cette lanterne de cuivre amène ses arcades à hauteur des yeux, au-dessus d’une table ronde ou sur un palier.',
          'يُعلق هذا الفانوس من حلقته فترتفع أقواسه النحاسية إلى مستوى النظر، فوق طاولة مستديرة أو عند رأس الدرج.',
        ),
        price: 570,
        measures: { diameter: 30, height: 45 },
        grams: 2500,
        included: hanging,
        safety: wired,
      },
      {
        city: 'Meknes',
        name: t(
          'Moorish Copper Candle Lantern',
          'Lanterne à bougie mauresque en cuivre',
          'فانوس شمعة أندلسي من النحاس الأحمر',
        ),
        text: t(
          'The domed neck lifts off to let in a candle; on a terrace table the flame shows through the arches and lights the copper from within.',
          'Le col en dôme s’enlève pour laisser entrer une bougie ; sur la table de la terrasse, la flamme paraît dans les arcades et éclaire le cuivre de l’intérieur.',
          'يُرفع العنق المقبّب لتدخل الشمعة، وعلى طاولة السطح يظهر لهبها من بين الأقواس ويضيء النحاس من داخله.',
        ),
        price: 379,
        measures: { diameter: 21, height: 32 },
        grams: 1300,
        included: forCandle,
        safety: candle,
      },
    ],
  },
  {
    picture: 'lantern-moorish-silver',
    kind: 'lamps',
    colours: ['silver'],
    materials: ['silver-plated-brass'],
    techniques: silvering,
    care: silverCare,
    included: [],
    safety: wired,
    madeIn: 'marrakech',
    making: t(
      'Rings are drawn on the curve with dividers, then every dot is punched from outside and smoothed within. The silvering comes last.',
      'Les cercles sont tracés au compas sur la panse, puis chaque point est percé de l’extérieur et ébavuré à l’intérieur. L’argenture vient en dernier.',
      'تُرسم الدوائر على البطن بالفرجار، ثم يُفتح كل ثقب من الخارج وتُنعَّم حوافه من الداخل. ويأتي الطلاء الفضي أخيرًا.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Silver-Plated Moorish Lantern with Fine Dots',
          'Lanterne mauresque argentée, finement percée',
          'فانوس أندلسي مطلي بالفضة بثقوب دقيقة',
        ),
        text: t(
          'Fine dots cover the round belly of this silver-plated lantern so closely that the bulb itself disappears, and a veil of stars settles on the ceiling.',
          'Un semis de points si serré couvre la panse ronde de cette lanterne argentée que l’ampoule disparaît ; un voile d’étoiles se pose au plafond.',
          'تغطي ثقوب دقيقة متقاربة البطن المستدير لهذا الفانوس المطلي بالفضة حتى تختفي اللمبة، ويستقر على السقف ستار من النجوم.',
        ),
        price: 550,
        measures: { diameter: 27, height: 42 },
        grams: 2000,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -140, measures: { diameter: 20, height: 32 }, grams: 1250 },
              { value: 'Medium', adds: 0, measures: { diameter: 27, height: 42 }, grams: 2000 },
              { value: 'Large', adds: 250, measures: { diameter: 36, height: 56 }, grams: 3400 },
            ],
          },
        ],
        included: hanging,
      },
      {
        city: 'Casablanca',
        name: t(
          'Large Silver-Plated Sitting-Room Lantern',
          'Grande lanterne de salon argentée',
          'فانوس صالون كبير مطلي بالفضة',
        ),
        text: t(
          'The large silver-plated lantern takes the centre of a Moroccan sitting room, where its dots reach the benches on every side. It is made to order.',
          'Cette grande lanterne argentée occupe le centre d’un salon marocain, où ses points atteignent les banquettes de tous côtés. Elle est fabriquée sur commande.',
          'يتوسط الفانوس الكبير المطلي بالفضة الصالون المغربي، فتصل نقاطه إلى الجلسات من كل جانب. يُصنع حسب الطلب.',
        ),
        picture: 'lantern-moorish-silver-large',
        price: 1390,
        measures: { diameter: 50, height: 78 },
        grams: 6600,
        included: hanging,
        leadTimeDays: 25,
      },
      {
        city: 'Fez',
        name: t(
          'Pair of Silver-Plated Bedside Lanterns',
          'Paire de lanternes de chevet argentées',
          'زوج من الفوانيس المطلية بالفضة لجانبي السرير',
        ),
        text: t(
          'Two small silver-plated lanterns to hang on either side of a bed, which leaves the bedside tables free for a book and a glass of water.',
          'Deux petites lanternes argentées à suspendre de chaque côté du lit, ce qui laisse les tables de chevet libres pour un livre et un verre d’eau.',
          'فانوسان صغيران مطليان بالفضة يُعلقان على جانبي السرير، فتبقى الطاولتان خاليتين لكتاب وكأس ماء.',
        ),
        picture: 'lantern-moorish-silver-pair',
        price: 640,
        measures: { diameter: 16, height: 26 },
        grams: 1600,
        included: ['pendant-set', 'chain', 'no-bulb', 'set-of-2'],
      },
    ],
  },
  {
    picture: 'lantern-onion-brass',
    kind: 'lamps',
    colours: ['gold'],
    materials: ['brass'],
    techniques: piercing,
    care: metalCare,
    included: hanging,
    safety: [],
    madeIn: 'fez',
    making: t(
      'A wide shape gives a wide light: the flowers on the lower half fall straight down below it. The brass is pierced with the punch before it receives its antique finish.',
      'Une forme large donne une lumière large : les fleurs de la moitié basse se projettent droit au-dessous. Le laiton est percé au poinçon avant de recevoir sa patine ancienne.',
      'الشكل العريض يعطي ضوءًا عريضًا، إذ تقع أزهار النصف الأسفل تحته مباشرة. ويُخرَّم النحاس الأصفر بالإزميل قبل أن يكتسب لونه العتيق.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Onion-Shaped Brass Lantern',
          'Lanterne bulbe en laiton ajouré',
          'فانوس من النحاس الأصفر على شكل بصلة',
        ),
        text: t(
          'Wide and flattened like an onion, this hanging lantern is pierced with flowers, triangles and lines of dots up to its pointed neck.',
          'Large et aplatie comme un bulbe, cette lanterne suspendue est ajourée de fleurs, de triangles et de lignes de points jusqu’à son col effilé.',
          'عريض مفلطح كالبصلة، هذا الفانوس المعلق مخرّم بالأزهار والمثلثات وخطوط النقاط حتى عنقه المدبب.',
        ),
        price: 690,
        measures: { diameter: 45, height: 42 },
        grams: 3300,
        choices: [
          {
            type: 'size',
            values: [
              { value: '35 cm', adds: -160, measures: { diameter: 35, height: 33 }, grams: 2200 },
              { value: '45 cm', adds: 0, measures: { diameter: 45, height: 42 }, grams: 3300 },
              { value: '60 cm', adds: 380, measures: { diameter: 60, height: 55 }, grams: 5800 },
            ],
          },
        ],
        safety: wired,
      },
      {
        city: 'Fez',
        name: t(
          'Large Brass Onion Lantern for a Riad Hall',
          'Grande lanterne bulbe en laiton pour riad',
          'فانوس كبير على شكل بصلة لقاعة رياض',
        ),
        text: t(
          'The large lantern is built to order for halls and hotel lounges, on an inner frame of iron, and takes two people to hang.',
          'La grande lanterne se fabrique sur commande pour les halls et les salons d’hôtel, sur une armature intérieure de fer ; il faut être deux pour la suspendre.',
          'يُصنع هذا الفانوس الكبير حسب الطلب للقاعات وصالونات الفنادق، على هيكل داخلي من الحديد، ويحتاج تعليقه إلى شخصين.',
        ),
        picture: 'lantern-onion-brass-large',
        price: 2290,
        measures: { diameter: 85, height: 78 },
        grams: 13500,
        safety: ['led-8w', 'electrician', 'indoors-only', 'heavy-two-people'],
        leadTimeDays: 35,
      },
      {
        city: 'Casablanca',
        name: t(
          'Brass Onion Lantern for Low Ceilings',
          'Lanterne bulbe en laiton pour plafond bas',
          'فانوس نحاسي على شكل بصلة للسقف المنخفض',
        ),
        text: t(
          'Hung on only a few links of chain, this brass lantern keeps close to the ceiling of a flat and still spreads its flowers across it.',
          'Suspendue à quelques maillons de chaîne, cette lanterne de laiton reste près du plafond d’un appartement et y déploie pourtant ses fleurs.',
          'معلقًا بحلقات قليلة من السلسلة، يبقى هذا الفانوس النحاسي قريبًا من سقف الشقة وينشر عليه أزهاره مع ذلك.',
        ),
        picture: 'lantern-onion-brass-low',
        price: 590,
        measures: { diameter: 40, height: 37 },
        grams: 2700,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -120, measures: { diameter: 32, height: 30 }, grams: 1900 },
              { value: 'Medium', adds: 0, measures: { diameter: 40, height: 37 }, grams: 2700 },
            ],
          },
        ],
        safety: wired,
      },
    ],
  },
  {
    picture: 'lantern-onion-copper',
    kind: 'lamps',
    colours: ['copper'],
    materials: ['copper'],
    techniques: piercing,
    care: metalCare,
    included: hanging,
    safety: wired,
    madeIn: 'marrakech',
    making: t(
      'The stars grow from the neck to the middle and shrink again towards the base; the coppersmith sets out each row with his compass before he takes up the chisel.',
      'Les étoiles grandissent du col vers le milieu, puis rapetissent vers la base ; le dinandier règle chaque rang au compas avant de prendre le ciseau.',
      'تكبر النجوم من العنق إلى الوسط ثم تصغر نحو القاعدة، ويضبط النحّاس كل صف بالفرجار قبل أن يمسك الإزميل.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Copper Onion Lantern with Stars',
          'Lanterne bulbe en cuivre étoilé',
          'فانوس من النحاس الأحمر على شكل بصلة بنجوم',
        ),
        text: t(
          'Broad-hipped and low, this copper lantern is opened all round in rows of stars, which meet on the floor in a great rosette.',
          'Basse et large de flancs, cette lanterne de cuivre s’ouvre tout autour en rangs d’étoiles, qui se rejoignent au sol en une grande rosace.',
          'عريض الجوانب قليل الارتفاع، تحيط بهذا الفانوس من النحاس الأحمر صفوف من النجوم المخرّمة تلتقي على الأرض في وردة كبيرة.',
        ),
        price: 720,
        measures: { diameter: 45, height: 40 },
        grams: 3500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '35 cm', adds: -170, measures: { diameter: 35, height: 31 }, grams: 2300 },
              { value: '45 cm', adds: 0, measures: { diameter: 45, height: 40 }, grams: 3500 },
              { value: '60 cm', adds: 390, measures: { diameter: 60, height: 53 }, grams: 6100 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Small Copper Onion Lantern',
          'Petite lanterne bulbe en cuivre',
          'فانوس صغير من النحاس الأحمر على شكل بصلة',
        ),
        text: t(
          'Small enough for a reading corner or the end of a corridor, the copper onion keeps its rows of stars on a finer scale.',
          'Assez petite pour un coin lecture ou un bout de couloir, cette lanterne bulbe garde ses rangs d’étoiles, en plus fin.',
          'صغير يناسب ركن القراءة أو آخر الممر، وعلى نحاسه صفوف النجوم نفسها بحجم أدق.',
        ),
        picture: 'lantern-onion-copper-small',
        price: 420,
        measures: { diameter: 28, height: 25 },
        grams: 1500,
      },
    ],
  },
  {
    picture: 'lantern-star-glass',
    kind: 'lamps',
    colours: ['beige', 'gold'],
    materials: ['glass', 'brass'],
    techniques: ['set-glass'],
    care: glassCare,
    included: [],
    safety: wired,
    madeIn: 'marrakech',
    making: t(
      'Each point is a small pyramid of frosted panes, soldered along brass edges and joined to the body one by one. Frosted glass spreads the light without hard shadows.',
      'Chaque pointe est une petite pyramide de verre dépoli, soudée sur des arêtes de laiton et fixée au corps une à une. Le dépoli répand la lumière sans ombre dure.',
      'كل رأس هرم صغير من الزجاج المصنفر تُلحم أضلاعه بالنحاس الأصفر، وتُركَّب الرؤوس على الجسم واحدًا واحدًا. وينشر الزجاج المصنفر الضوء دون ظلال قاسية.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Frosted Glass Star Lantern',
          'Lanterne étoile en verre dépoli',
          'فانوس على شكل نجمة من الزجاج المصنفر',
        ),
        text: t(
          'Cream frosted glass edged with brass, folded into a star with many points: hung above a bed or on the stairs, it glows evenly from every side.',
          'Du verre dépoli crème bordé de laiton, plié en étoile à pointes nombreuses : au-dessus d’un lit ou dans l’escalier, elle éclaire uniformément de tous côtés.',
          'زجاج مصنفر كريمي بحواف من النحاس الأصفر على شكل نجمة كثيرة الرؤوس، تُعلق فوق السرير أو في الدرج فتضيء من كل جانب بالتساوي.',
        ),
        price: 450,
        measures: { diameter: 50 },
        grams: 2100,
        choices: [
          {
            type: 'size',
            values: [
              { value: '40 cm', adds: -110, measures: { diameter: 40 }, grams: 1400 },
              { value: '50 cm', adds: 0, measures: { diameter: 50 }, grams: 2100 },
              { value: '60 cm', adds: 140, measures: { diameter: 60 }, grams: 3000 },
            ],
          },
        ],
        included: hanging,
      },
      {
        city: 'Marrakech',
        name: t(
          'Trio of Frosted Glass Stars',
          'Trio d’étoiles en verre dépoli',
          'ثلاث نجوم معلقة من الزجاج المصنفر',
        ),
        text: t(
          'Three small frosted stars for one ceiling, to hang in a line over a counter or at different heights in a corner.',
          'Trois petites étoiles dépolies pour un même plafond, à suspendre en ligne au-dessus d’un comptoir ou à des hauteurs différentes dans un angle.',
          'ثلاث نجوم صغيرة من الزجاج المصنفر لسقف واحد، تُعلق على خط واحد فوق منضدة المطبخ أو على ارتفاعات مختلفة في ركن.',
        ),
        picture: 'lantern-star-glass-trio',
        price: 790,
        measures: { diameter: 30 },
        grams: 2600,
        included: ['pendant-set', 'chain', 'no-bulb', 'set-of-3'],
      },
      {
        city: 'Meknes',
        name: t(
          'Large Frosted Star for the Stairs',
          'Grande étoile en verre dépoli pour l’escalier',
          'نجمة كبيرة من الزجاج المصنفر للدرج',
        ),
        text: t(
          'Seen from each floor in turn, the large frosted star hangs down the stairwell on a chain cut to order.',
          'Visible de chaque étage, cette grande étoile dépolie descend dans la cage d’escalier au bout d’une chaîne coupée à la demande.',
          'تتدلى النجمة الكبيرة في بيت الدرج فتُرى من كل طابق، وتُقص سلسلتها حسب الطلب.',
        ),
        picture: 'lantern-star-glass-large',
        price: 990,
        measures: { diameter: 75 },
        grams: 4600,
        included: hanging,
        leadTimeDays: 20,
      },
    ],
  },
  {
    picture: 'lantern-star-multicolour',
    kind: 'lamps',
    colours: ['red', 'green', 'blue'],
    materials: ['glass', 'brass'],
    techniques: ['set-glass'],
    care: glassCare,
    included: hanging,
    safety: wired,
    madeIn: 'marrakech',
    making: t(
      'The colours are laid out before the glass is cut, so that neighbouring points differ. A weak bulb is enough; the glass does the rest.',
      'Les couleurs sont réparties avant la coupe du verre, pour que deux pointes voisines diffèrent. Une ampoule faible suffit ; le verre fait le reste.',
      'تُوزَّع الألوان قبل قص الزجاج حتى يختلف كل رأس عن جاره. وتكفي لمبة ضعيفة، والزجاج يتكفل بالباقي.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Coloured Glass Star Lantern',
          'Lanterne étoile en verre multicolore',
          'فانوس على شكل نجمة من الزجاج الملون',
        ),
        text: t(
          'Red, green, blue and pale yellow points burst from the centre of this hanging star, each outlined in brass.',
          'Rouge, vert, bleu, jaune pâle : les pointes jaillissent du centre de cette étoile suspendue, chacune cernée de laiton.',
          'رؤوس حمراء وخضراء وزرقاء وصفراء فاتحة تنطلق من وسط هذه النجمة المعلقة، وكل رأس محاط بالنحاس الأصفر.',
        ),
        price: 480,
        measures: { diameter: 50 },
        grams: 2200,
        choices: [
          {
            type: 'size',
            values: [
              { value: '40 cm', adds: -120, measures: { diameter: 40 }, grams: 1500 },
              { value: '50 cm', adds: 0, measures: { diameter: 50 }, grams: 2200 },
              { value: '60 cm', adds: 150, measures: { diameter: 60 }, grams: 3100 },
            ],
          },
        ],
      },
      {
        city: 'Meknes',
        name: t(
          'Small Coloured Star for a Child’s Room',
          'Petite étoile multicolore de chambre d’enfant',
          'نجمة ملونة صغيرة لغرفة الأطفال',
        ),
        text: t(
          'In a corner or above a desk, never over a bed and out of reach of small hands, the little coloured star gives just enough light to find a lost toy.',
          'Dans un angle ou au-dessus d’un bureau, jamais au-dessus d’un lit, hors de portée des enfants, la petite étoile donne juste assez de lumière pour retrouver un jouet.',
          'في ركن الغرفة أو فوق المكتب، لا فوق السرير، وبعيدًا عن متناول الصغار، تعطي هذه النجمة الملونة من الضوء ما يكفي للعثور على لعبة ضائعة.',
        ),
        picture: 'lantern-star-multicolour-small',
        price: 289,
        measures: { diameter: 30 },
        grams: 850,
      },
    ],
  },
  {
    picture: 'lantern-tall-brass',
    kind: 'lamps',
    colours: ['gold'],
    materials: ['brass'],
    techniques: piercing,
    care: metalCare,
    included: [],
    safety: [],
    madeIn: 'fez',
    making: t(
      'The tower is rolled from a single sheet whose arches are cut out with the chisel; the dome is hammered separately and set on top. The metal can be polished back at any time.',
      'La tour est roulée d’une seule feuille dont les arcades sont découpées au ciseau ; le dôme, martelé à part, vient la coiffer. Le métal se repolit à tout moment.',
      'يُلف البرج من صفيحة واحدة تُقطع أقواسها بالإزميل، وتُطرق القبة على حدة ثم توضع فوقه. ويمكن تلميع المعدن متى شئت.',
    ),
    versions: [
      {
        city: 'Fez',
        name: t(
          'Brass Tower Lantern with Arches',
          'Lanterne tour en laiton à arcades',
          'فانوس برجي من النحاس الأصفر بأقواس',
        ),
        text: t(
          'Slender as a small tower, a pierced dome above a row of pointed arches: hung in a passage, this brass lantern throws long petals of light across the floor.',
          'Élancée comme une petite tour, un dôme ajouré sur une rangée d’arcades : dans un passage, cette lanterne de laiton projette au sol de longs pétales de lumière.',
          'رشيق كبرج صغير، قبة مخرّمة فوق صف من الأقواس المدببة: إذا عُلق هذا الفانوس النحاسي في ممر ألقى على الأرض بتلات طويلة من الضوء.',
        ),
        price: 540,
        measures: { diameter: 17, height: 40 },
        grams: 1700,
        choices: [
          {
            type: 'size',
            values: [
              { value: '30 cm', adds: -140, measures: { diameter: 13, height: 30 }, grams: 1050 },
              { value: '40 cm', adds: 0, measures: { diameter: 17, height: 40 }, grams: 1700 },
              { value: '55 cm', adds: 230, measures: { diameter: 23, height: 55 }, grams: 2900 },
            ],
          },
        ],
        included: hanging,
        safety: wired,
      },
      {
        city: 'Fez',
        name: t(
          'Minaret Table Lantern in Brass',
          'Lanterne minaret en laiton à poser',
          'فانوس طاولة نحاسي على شكل صومعة',
        ),
        text: t(
          'Like a minaret in miniature, it stands on its moulded foot beside a sofa or in a niche, with the cable led out at the back.',
          'Comme un minaret en miniature, elle se pose sur son pied mouluré près d’un canapé ou dans une niche, le câble sortant à l’arrière.',
          'كصومعة مصغرة، يقف هذا الفانوس على قاعدته قرب الأريكة أو في كوة الجدار، ويخرج سلكه من الخلف.',
        ),
        price: 490,
        measures: { diameter: 18, height: 42 },
        grams: 1850,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -110, measures: { diameter: 14, height: 33 }, grams: 1200 },
              { value: 'Medium', adds: 0, measures: { diameter: 18, height: 42 }, grams: 1850 },
            ],
          },
        ],
        included: standing,
        safety: plugged,
      },
      {
        city: 'Fez',
        name: t(
          'Large Brass Staircase Lantern',
          'Grande lanterne d’escalier en laiton',
          'فانوس درج كبير من النحاس الأصفر',
        ),
        text: t(
          'The large tower is meant for a staircase, where its arches climb the wall step by step. It comes on a long chain, made to order.',
          'Cette grande tour est pensée pour l’escalier, où ses arcades gravissent le mur marche après marche. Fabriquée sur commande, elle est livrée avec une longue chaîne.',
          'صُمم هذا الفانوس الكبير للدرج، حيث تصعد أقواسه على الجدار درجة بعد درجة. يُصنع حسب الطلب ومعه سلسلة طويلة.',
        ),
        picture: 'lantern-tall-brass-large',
        price: 1290,
        measures: { diameter: 36, height: 90 },
        grams: 6400,
        included: hanging,
        safety: wired,
        leadTimeDays: 20,
      },
    ],
  },
  {
    picture: 'lantern-teardrop-copper',
    kind: 'lamps',
    colours: ['copper'],
    materials: ['copper'],
    techniques: piercing,
    care: metalCare,
    included: [],
    safety: wired,
    madeIn: 'marrakech',
    making: t(
      'The copper narrows towards the tip, row after row, and the stars shrink with it. From underneath, the last row throws a rosette on the floor.',
      'Le cuivre se resserre vers la pointe, rang après rang, et les étoiles rapetissent avec lui. Par-dessous, le dernier rang projette une rosace au sol.',
      'يضيق النحاس الأحمر نحو الرأس صفًا بعد صف وتصغر معه النجوم. ومن الأسفل يلقي الصف الأخير وردة من الضوء على الأرض.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Copper Teardrop Lantern with Stars',
          'Lanterne goutte en cuivre étoilé',
          'فانوس من النحاس الأحمر على شكل قطرة',
        ),
        text: t(
          'A drop of copper pierced all over with small stars, warm in tone by day and amber once the bulb is lit.',
          'Une goutte de cuivre entièrement percée de petites étoiles, chaude de ton le jour, ambrée dès que l’ampoule s’allume.',
          'قطرة من النحاس الأحمر تغطيها نجوم صغيرة مخرّمة، دافئة اللون في النهار، عنبرية الضوء في الليل.',
        ),
        price: 490,
        measures: { diameter: 25, height: 40 },
        grams: 1900,
        choices: [
          {
            type: 'size',
            values: [
              { value: '30 cm', adds: -120, measures: { diameter: 19, height: 30 }, grams: 1150 },
              { value: '40 cm', adds: 0, measures: { diameter: 25, height: 40 }, grams: 1900 },
              { value: '55 cm', adds: 230, measures: { diameter: 34, height: 55 }, grams: 3300 },
            ],
          },
        ],
        included: hanging,
      },
      {
        city: 'Casablanca',
        name: t(
          'Trio of Copper Teardrop Lanterns',
          'Trio de lanternes gouttes en cuivre',
          'ثلاثة فوانيس نحاسية على شكل قطرات',
        ),
        text: t(
          'Three small copper drops for a kitchen counter or a long table, pierced as a set so that their rows of stars line up.',
          'Trois petites gouttes de cuivre pour un comptoir de cuisine ou une longue table, ajourées ensemble pour que leurs rangs d’étoiles s’alignent.',
          'ثلاث قطرات صغيرة من النحاس الأحمر لمنضدة المطبخ أو لطاولة طويلة، خُرّمت معًا لتتحاذى صفوف نجومها.',
        ),
        picture: 'lantern-teardrop-copper-trio',
        price: 1190,
        measures: { diameter: 19, height: 30 },
        grams: 3450,
        included: ['pendant-set', 'chain', 'no-bulb', 'set-of-3'],
      },
      {
        city: 'Fez',
        name: t(
          'Large Copper Teardrop Lantern',
          'Grande lanterne goutte en cuivre',
          'فانوس قطرة كبير من النحاس الأحمر',
        ),
        text: t(
          'In the large size every star grows with the drop, and in a hallway the rosette covers the floor from wall to wall.',
          'En grand modèle, chaque étoile grandit avec la goutte, et dans un vestibule la rosace couvre le sol d’un mur à l’autre.',
          'في الحجم الكبير تكبر كل نجمة مع القطرة، وتغطي الوردة أرض المدخل من جدار إلى جدار.',
        ),
        picture: 'lantern-teardrop-copper-large',
        price: 1090,
        measures: { diameter: 46, height: 75 },
        grams: 5700,
        included: hanging,
        leadTimeDays: 15,
      },
    ],
  },
]
