import type { Piece } from './shape.ts'
import { t } from './text.ts'

const leather = ['goat-leather', 'silk-thread'] as const
const leatherwork = ['vegetable-tanned', 'hand-sewn', 'hand-embroidered'] as const
const leatherCare = ['wipe-dry', 'leather-balm', 'out-of-sun'] as const
const wool = ['wool', 'goat-leather'] as const
const weaving = ['flat-woven', 'hand-sewn'] as const
const woolCare = ['vacuum', 'professional-cleaning', 'out-of-sun'] as const
const indoors = ['indoors-only'] as const

export const poufs: Piece[] = [
  {
    picture: 'pouf-tan-leather',
    kind: 'poufs',
    colours: ['brown'],
    materials: leather,
    techniques: leatherwork,
    care: leatherCare,
    included: [],
    safety: indoors,
    madeIn: 'marrakech',
    making: t(
      'The panels are cut from goatskin tanned with bark, sewn inside out with waxed thread and turned through the base. The tan deepens where hands and feet touch it most.',
      'Les panneaux sont taillés dans une peau de chèvre tannée à l’écorce, cousus à l’envers au fil ciré, puis retournés par le dessous. Le fauve fonce là où l’on pose le plus souvent les mains et les pieds.',
      'تُقص القطع من جلد الماعز المدبوغ بلحاء الشجر، وتُخاط من الداخل بخيط مشمّع ثم تُقلب عبر فتحة الأسفل. ويغمق اللون العسلي حيث تلامسه الأيدي والأقدام أكثر من غيره.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Tan Leather Pouf with Embroidered Star',
          'Pouf en cuir fauve à étoile brodée',
          'بوف من الجلد العسلي بنجمة مطرزة',
        ),
        text: t(
          'The round pouf of Moroccan sitting rooms: tan panels, cream stitching and an eight-pointed star embroidered on the top. It arrives folded, with a zip underneath, ready to be stuffed with blankets or old clothes.',
          'Le pouf rond des salons marocains : panneaux fauves, surpiqûres crème et étoile à huit branches brodée sur le dessus. Il arrive plié, avec une fermeture éclair dessous, prêt à être garni de couvertures ou de vieux vêtements.',
          'بوف الصالون المغربي المستدير: قطع عسلية وخياطة كريمية ونجمة ثمانية مطرزة في أعلاه. يصل مطويًا، وفي أسفله سحّاب يُحشى منه بالأغطية أو الملابس القديمة.',
        ),
        price: 520,
        measures: { diameter: 55, height: 32 },
        grams: 1400,
        choices: [
          {
            type: 'size',
            values: [
              { value: '45 cm', adds: -90, measures: { diameter: 45, height: 28 }, grams: 1150 },
              { value: '55 cm', adds: 0, measures: { diameter: 55, height: 32 }, grams: 1400 },
              { value: '65 cm', adds: 130, measures: { diameter: 65, height: 36 }, grams: 1600 },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Marrakech',
        name: t('Filled Tan Leather Pouf', 'Pouf en cuir fauve, livré garni', 'بوف محشو من الجلد العسلي'),
        text: t(
          'Ready to sit on as soon as it is unpacked, this tan pouf arrives firmly filled with cotton offcuts. Gold and cream threads draw the flower and the star at its centre.',
          'Prêt à l’usage dès le déballage, ce pouf fauve arrive fermement garni de chutes de coton. Des fils or et crème dessinent la fleur et l’étoile en son centre.',
          'يصل هذا البوف العسلي محشوًا بقصاصات القطن حشوًا متماسكًا، فيصلح للجلوس فور إخراجه من الطرد. وترسم خيوط ذهبية وكريمية الزهرة والنجمة في وسطه.',
        ),
        price: 690,
        measures: { diameter: 55, height: 33 },
        grams: 7500,
        included: ['filled'],
      },
      {
        city: 'Casablanca',
        name: t(
          'Small Tan Leather Footstool',
          'Petit repose-pieds en cuir fauve',
          'مسند صغير للقدمين من الجلد العسلي',
        ),
        text: t(
          'A footstool to slide in front of an armchair: the tan pouf on a smaller scale, with its star drawn in finer stitches. It comes without filling, and two old jumpers are enough to stuff it.',
          'Un repose-pieds à glisser devant un fauteuil : le pouf fauve à plus petite échelle, l’étoile cousue à points plus fins. Il arrive sans garniture ; deux vieux pulls suffisent à le remplir.',
          'مسند يوضع أمام الأريكة: هو البوف العسلي بحجم أصغر، ونجمته مطرزة بغرز أدق. يُسلَّم دون حشو، وتكفي لملئه كنزتان قديمتان.',
        ),
        price: 379,
        measures: { diameter: 42, height: 24 },
        grams: 950,
        included: ['unfilled'],
      },
    ],
  },
  {
    picture: 'pouf-chocolate-leather',
    kind: 'poufs',
    colours: ['brown'],
    materials: leather,
    techniques: leatherwork,
    care: leatherCare,
    included: ['unfilled'],
    safety: indoors,
    madeIn: 'marrakech',
    making: t(
      'The star is pricked through a paper pattern and stitched while the leather is still flat; only then are the panels joined and the pouf turned right side out.',
      'L’étoile est piquée à travers un patron de papier et brodée sur le cuir encore à plat ; ensuite seulement, les panneaux sont assemblés et le pouf retourné à l’endroit.',
      'تُنقل النجمة بالوخز عبر نموذج من الورق وتُطرز والجلد ما زال مبسوطًا، وبعد ذلك فقط تُجمع القطع ويُقلب البوف على وجهه.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Leather Pouf with Twelve-Pointed Star',
          'Pouf en cuir à étoile à douze branches',
          'بوف جلدي بنجمة ذات اثني عشر رأسًا',
        ),
        text: t(
          'A twelve-pointed star in golden thread crowns this round pouf, made in two deep shades of goat leather. It arrives empty and closes underneath with a zip.',
          'Une étoile à douze branches au fil doré couronne ce pouf rond, proposé dans deux teintes profondes de cuir de chèvre. Il arrive vide et se ferme dessous par une fermeture éclair.',
          'نجمة ذات اثني عشر رأسًا بخيط ذهبي تتوج هذا البوف المستدير من جلد الماعز، وله لونان داكنان تختار أحدهما. يُسلَّم دون حشو ويُغلق من أسفله بسحّاب.',
        ),
        price: 540,
        measures: { diameter: 55, height: 32 },
        grams: 1400,
        choices: [
          {
            type: 'color',
            values: [
              { value: 'Chocolate', adds: 0, picture: 'pouf-chocolate-leather' },
              { value: 'Burgundy', adds: 20, picture: 'pouf-burgundy-leather' },
            ],
          },
        ],
      },
      {
        city: 'Marrakech',
        name: t(
          'Large Chocolate Leather Pouf',
          'Grand pouf en cuir chocolat',
          'بوف كبير من الجلد البني الداكن',
        ),
        text: t(
          'Wide enough for two children or a tea tray, the large chocolate pouf takes the middle of a sitting room. You fill it yourself, and more generously than a small one.',
          'Assez large pour deux enfants ou un plateau à thé, ce grand pouf chocolat occupe le milieu du salon. C’est vous qui le garnissez, et plus généreusement qu’un petit.',
          'يتسع البوف الكبير البني الداكن لطفلين أو لصينية شاي، فيأخذ مكانه في وسط غرفة الجلوس. تحشوه بنفسك، وبسخاء أكثر مما يحتاج إليه البوف الصغير.',
        ),
        price: 729,
        measures: { diameter: 70, height: 36 },
        grams: 1900,
      },
    ],
  },
  {
    picture: 'pouf-burgundy-leather',
    kind: 'poufs',
    colours: ['red'],
    materials: leather,
    techniques: [...leatherwork, 'hand-dyed'],
    care: leatherCare,
    included: [],
    safety: indoors,
    madeIn: 'marrakech',
    making: t(
      'Goatskin takes the dye in several thin coats, so the burgundy looks deeper along the folds. Twice a year, a little colourless balm keeps it supple.',
      'La peau de chèvre reçoit la teinture en plusieurs couches fines : le bordeaux paraît plus profond au creux des plis. Deux fois par an, un peu de baume incolore lui garde sa souplesse.',
      'يُصبغ جلد الماعز بطبقات رقيقة متتالية، فيبدو العنابي أعمق في الثنايا. ويكفيه قليل من البلسم عديم اللون مرتين في السنة ليبقى لينًا.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Burgundy Leather Pouf with Gold Stitching',
          'Pouf en cuir bordeaux à surpiqûres dorées',
          'بوف من الجلد العنابي بخياطة ذهبية',
        ),
        text: t(
          'Burgundy goat leather, double rows of gold stitching and a fine star of twelve points on the crown. The cover is sold empty, in the size that suits your room.',
          'Cuir de chèvre bordeaux, double rang de surpiqûres dorées et fine étoile à douze branches au sommet. La housse est vendue vide, à la taille qui convient à votre pièce.',
          'جلد ماعز عنابي وصفّان من الخياطة الذهبية ونجمة دقيقة ذات اثني عشر رأسًا في الأعلى. يُباع الغطاء فارغًا بالمقاس الذي يناسب غرفتك.',
        ),
        price: 550,
        measures: { diameter: 55, height: 32 },
        grams: 1400,
        choices: [
          {
            type: 'size',
            values: [
              { value: '45 cm', adds: -100, measures: { diameter: 45, height: 28 }, grams: 1150 },
              { value: '55 cm', adds: 0, measures: { diameter: 55, height: 32 }, grams: 1400 },
              { value: '65 cm', adds: 140, measures: { diameter: 65, height: 36 }, grams: 1600 },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Marrakech',
        name: t(
          'Filled Burgundy Leather Pouf',
          'Pouf en cuir bordeaux, livré garni',
          'بوف محشو من الجلد العنابي',
        ),
        text: t(
          'The burgundy pouf comes filled with shredded cotton, packed by hand until the seams are taut, so there is no stuffing to look for. It serves as a seat the day it arrives.',
          'Inutile de chercher de quoi le garnir : ce pouf bordeaux arrive rempli de coton effiloché, tassé à la main jusqu’à ce que les coutures soient bien tendues. On s’y assoit le jour même.',
          'لا حاجة إلى البحث عن حشو: يصل هذا البوف العنابي مملوءًا بقصاصات القطن المضغوطة باليد حتى تشتد خياطته. ويمكنك الجلوس عليه يوم وصوله.',
        ),
        price: 699,
        measures: { diameter: 52, height: 32 },
        grams: 7200,
        included: ['filled'],
      },
    ],
  },
  {
    picture: 'pouf-ivory-leather',
    kind: 'poufs',
    colours: ['beige'],
    materials: leather,
    techniques: leatherwork,
    care: leatherCare,
    included: ['unfilled'],
    safety: indoors,
    madeIn: 'marrakech',
    making: t(
      'The palest skins with the fewest marks are set aside for this colour, and each panel is edged with gold thread by hand. Keep it away from strong sun, and from new jeans whose dye rubs off.',
      'On réserve à cette couleur les peaux les plus claires et les moins marquées, et chaque panneau est bordé à la main d’un fil doré. À tenir loin du plein soleil et des jeans neufs, qui déteignent.',
      'تُخصص لهذا اللون أفتح الجلود وأقلها علامات، وتُحاط كل قطعة يدويًا بخيط ذهبي. يُبعد عن الشمس القوية وعن سراويل الجينز الجديدة لأن صبغها ينتقل إليه.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Ivory Leather Pouf with Gold Stitching',
          'Pouf en cuir ivoire à surpiqûres dorées',
          'بوف من الجلد العاجي بخياطة ذهبية',
        ),
        text: t(
          'Gold thread opens like a sunflower on the top of this ivory pouf and runs down along every panel. Delivered empty, it travels folded in its parcel.',
          'Le fil doré s’ouvre comme un tournesol sur le dessus de ce pouf ivoire et descend le long de chaque panneau. Livré vide, il voyage plié dans son colis.',
          'يتفتح الخيط الذهبي في أعلى هذا البوف العاجي كزهرة عباد الشمس وينزل على حواف كل قطعة. يُسلَّم فارغًا ومطويًا في طرده.',
        ),
        price: 560,
        measures: { diameter: 54, height: 32 },
        grams: 1400,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -120, measures: { diameter: 44, height: 28 }, grams: 1150 },
              { value: 'Medium', adds: 0, measures: { diameter: 54, height: 32 }, grams: 1400 },
              { value: 'Large', adds: 150, measures: { diameter: 66, height: 36 }, grams: 1650 },
            ],
          },
        ],
      },
      {
        city: 'Marrakech',
        name: t(
          'Ivory Leather Pouf with Cotton Lining',
          'Pouf en cuir ivoire doublé de coton',
          'بوف من الجلد العاجي مبطن بالقطن',
        ),
        text: t(
          'Under the ivory leather sits a second cover of sturdy cotton, which keeps the filling in shape and lets you lift it out in one piece. Both arrive empty, each with its own zip.',
          'Sous le cuir ivoire, une seconde housse en coton solide maintient la garniture et permet de la retirer d’un seul bloc. Les deux arrivent vides, chacune avec sa fermeture éclair.',
          'تحت الجلد العاجي غطاء ثانٍ من القطن المتين يحفظ شكل الحشو ويسمح بإخراجه قطعة واحدة. يصل الغطاءان فارغين، ولكل منهما سحّابه.',
        ),
        price: 645,
        measures: { diameter: 55, height: 32 },
        grams: 1750,
      },
    ],
  },
  {
    picture: 'pouf-emerald-leather',
    kind: 'poufs',
    colours: ['green'],
    materials: leather,
    techniques: leatherwork,
    care: leatherCare,
    included: [],
    safety: indoors,
    madeIn: 'marrakech',
    making: t(
      'The colour is brushed on by hand, panel by panel, and sealed with a thin wax, so slight changes of shade remain. The top is embroidered before the panels are joined.',
      'La couleur est appliquée à la brosse, panneau par panneau, puis fixée d’une fine couche de cire ; de légères nuances demeurent. Le dessus est brodé avant l’assemblage.',
      'يُطلى اللون بالفرشاة قطعة قطعة ثم يُثبَّت بطبقة رقيقة من الشمع، ولذلك يبقى تفاوت خفيف بين الدرجات. ويُطرز السطح قبل جمع القطع.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Leather Pouf with Golden Rosette',
          'Pouf en cuir à rosace dorée',
          'بوف جلدي بوردة ذهبية مطرزة',
        ),
        text: t(
          'Long petals of gold thread radiate from the centre of this round pouf, in emerald or in ivory leather. The cover comes without filling.',
          'De longs pétales au fil doré rayonnent du centre de ce pouf rond, en cuir émeraude ou ivoire. La housse est livrée sans garniture.',
          'تشع بتلات طويلة من الخيط الذهبي من وسط هذا البوف المستدير، بالجلد الزمردي أو العاجي. ويُسلَّم الغطاء دون حشو.',
        ),
        price: 570,
        measures: { diameter: 55, height: 31 },
        grams: 1400,
        choices: [
          {
            type: 'color',
            values: [
              { value: 'Emerald', adds: 0, picture: 'pouf-emerald-leather' },
              { value: 'Ivory', adds: 20, picture: 'pouf-ivory-leather' },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Marrakech',
        name: t(
          'Emerald Leather Pouf, Ready Filled',
          'Pouf en cuir émeraude, garni à l’atelier',
          'بوف من الجلد الزمردي جاهز بحشوه',
        ),
        text: t(
          'Emerald leather with a golden rosette, already stuffed: the saddler packs it with cotton wadding and leaves a zip so that you can top it up later.',
          'Cuir émeraude, rosace dorée et garniture déjà en place : le sellier le remplit d’ouate de coton et laisse une fermeture éclair pour compléter plus tard.',
          'جلد زمردي ووردة ذهبية وحشو جاهز: يملؤه الخرّاز بالقطن المندوف ويترك فيه سحّابًا لإضافة المزيد لاحقًا.',
        ),
        price: 719,
        measures: { diameter: 54, height: 32 },
        grams: 7000,
        included: ['filled'],
      },
      {
        city: 'Marrakech',
        name: t(
          'Small Emerald Leather Footstool',
          'Petit repose-pieds en cuir émeraude',
          'مسند صغير للقدمين من الجلد الزمردي',
        ),
        text: t(
          'A small emerald pouf for resting the feet by an armchair or seating a child at the low table; it arrives empty.',
          'Un petit pouf émeraude pour poser les pieds près du fauteuil ou asseoir un enfant à la table basse ; il arrive vide.',
          'بوف زمردي صغير لإراحة القدمين قرب الأريكة أو لجلوس طفل إلى المائدة المنخفضة، ويصل فارغًا.',
        ),
        price: 399,
        measures: { diameter: 42, height: 25 },
        grams: 950,
        included: ['unfilled'],
        withdrawn: true,
      },
    ],
  },
  {
    picture: 'pouf-large-low-ivory',
    kind: 'poufs',
    colours: ['beige'],
    materials: leather,
    techniques: leatherwork,
    care: leatherCare,
    included: [],
    safety: indoors,
    madeIn: 'marrakech',
    making: t(
      'A ring of narrow panels frames the star and one more row closes the low side; all of it is sewn by hand with waxed thread. People sit on it cross-legged, close to the tea table.',
      'Une couronne de panneaux étroits entoure l’étoile, un seul rang ferme le bord ; tout est cousu main au fil ciré. On s’y assoit en tailleur, près de la table à thé.',
      'تحيط بالنجمة حلقة من القطع الضيقة ويغلق الجانبَ المنخفض صف آخر منها، وكلها مخيطة يدويًا بخيط مشمّع. ويُتربَّع عليه قرب مائدة الشاي.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Ivory Floor Pouf with Rust Stitching',
          'Pouf de sol ivoire à surpiqûres rouille',
          'بوف أرضي عاجي بخياطة بلون الصدأ',
        ),
        text: t(
          'Low and wide, almost a floor cushion, in ivory leather with a twelve-pointed star in rust-red thread. The cover is delivered empty and zipped.',
          'Bas et large, presque un coussin de sol, en cuir ivoire, avec une étoile à douze branches au fil rouille. La housse, zippée, est livrée vide.',
          'منخفض وعريض يكاد يكون وسادة أرضية، من الجلد العاجي وعليه نجمة ذات اثني عشر رأسًا بخيط بلون الصدأ. يُسلَّم غطاؤه فارغًا وله سحّاب.',
        ),
        price: 690,
        measures: { diameter: 80, height: 22 },
        grams: 1900,
        choices: [
          {
            type: 'size',
            values: [
              { value: '80 cm', adds: 0, measures: { diameter: 80, height: 22 }, grams: 1900 },
              { value: '90 cm', adds: 120, measures: { diameter: 90, height: 23 }, grams: 2250 },
              { value: '110 cm', adds: 290, measures: { diameter: 110, height: 24 }, grams: 2950 },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Casablanca',
        name: t(
          'Filled Ivory Leather Floor Seat',
          'Assise de sol en cuir ivoire, garnie',
          'جلسة أرضية محشوة من الجلد العاجي',
        ),
        text: t(
          'Sewn and filled to order, this ivory floor seat comes ready for a reading corner or a low table. The wadding is layered flat, so the top does not dome.',
          'Cousue et garnie sur commande, cette assise de sol ivoire arrive prête pour un coin lecture ou une table basse. L’ouate est posée à plat, par couches, si bien que le dessus ne bombe pas.',
          'تُخاط هذه الجلسة الأرضية العاجية وتُحشى حسب الطلب، فتصل جاهزة لركن القراءة أو للمائدة المنخفضة. يُفرش حشوها طبقات مستوية حتى لا ينتفخ وسطها.',
        ),
        price: 890,
        measures: { diameter: 80, height: 22 },
        grams: 8500,
        included: ['filled'],
        leadTimeDays: 15,
      },
    ],
  },
  {
    picture: 'pouf-large-low-terracotta',
    kind: 'poufs',
    colours: ['orange'],
    materials: leather,
    techniques: [...leatherwork, 'hand-dyed'],
    care: leatherCare,
    included: [],
    safety: indoors,
    madeIn: 'marrakech',
    making: t(
      'The leather is dyed before it is cut, so panels from one skin stay together and the shade runs evenly round the edge. Turn the pouf from time to time and it will keep its round shape.',
      'Le cuir est teint avant la coupe : les panneaux d’une même peau restent ensemble et la couleur court régulièrement sur le pourtour. Tournez le pouf de temps en temps, il gardera sa rondeur.',
      'يُصبغ الجلد قبل قصه، فتبقى قطع الجلد الواحد متجاورة ويتوازن اللون على امتداد الحافة. أدِر البوف من حين إلى آخر ليحافظ على استدارته.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t('Terracotta Leather Floor Pouf', 'Pouf de sol en cuir terracotta', 'بوف أرضي من الجلد الآجري'),
        text: t(
          'Like a daisy drawn with the needle, long cream petals fill the top of this low pouf in terracotta leather. It arrives unfilled; a folded duvet and two blankets give it body.',
          'Telle une marguerite tracée à l’aiguille, de longs pétales crème couvrent le dessus de ce pouf bas en cuir terracotta. Il arrive vide ; une couette pliée et deux couvertures lui donnent du corps.',
          'كأقحوانة مرسومة بالإبرة، تملأ بتلات كريمية طويلة أعلى هذا البوف المنخفض من الجلد الآجري. يصل فارغًا، ويكفيه لحاف مطوي وغطاءان ليأخذ قوامه.',
        ),
        price: 640,
        measures: { diameter: 70, height: 20 },
        grams: 1700,
        choices: [
          {
            type: 'size',
            values: [
              { value: '70 cm', adds: 0, measures: { diameter: 70, height: 20 }, grams: 1700 },
              { value: '90 cm', adds: 170, measures: { diameter: 90, height: 22 }, grams: 2250 },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Marrakech',
        name: t(
          'Pair of Terracotta Floor Poufs',
          'Paire de poufs de sol terracotta',
          'زوج من البوفات الأرضية الآجرية',
        ),
        text: t(
          'Two matching floor poufs in terracotta leather, to set on either side of a low table. Both are cut from the same batch of skins and arrive unfilled.',
          'Deux poufs de sol assortis en cuir terracotta, à placer de part et d’autre d’une table basse. Taillés dans le même lot de peaux, ils arrivent tous deux sans garniture.',
          'بوفان أرضيان متماثلان من الجلد الآجري، يوضعان على جانبي مائدة منخفضة. قُصّا من دفعة الجلود نفسها، ويصلان دون حشو.',
        ),
        price: 1190,
        measures: { diameter: 65, height: 20 },
        grams: 3100,
        included: ['unfilled', 'set-of-2'],
      },
    ],
  },
  {
    picture: 'pouf-mustard-leather',
    kind: 'poufs',
    colours: ['yellow'],
    materials: leather,
    techniques: leatherwork,
    care: leatherCare,
    included: [],
    safety: indoors,
    madeIn: 'marrakech',
    making: t(
      'White waxed thread follows each joint and strengthens it; even stitches are the sign of a good pouf. Rolled clothes pressed against the sides make a firm seat.',
      'Un fil ciré blanc suit chaque assemblage et le renforce ; des points réguliers sont le signe d’un bon pouf. Des vêtements roulés, pressés contre la paroi, donnent une assise ferme.',
      'يتبع خيط مشمّع أبيض كل وصلة ويقويها، وانتظام الغرز علامة البوف الجيد. والملابس الملفوفة المضغوطة إلى الجوانب تعطي مقعدًا متماسكًا.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Mustard Leather Pouf with White Stitching',
          'Pouf en cuir moutarde à surpiqûres blanches',
          'بوف من الجلد الخردلي بخياطة بيضاء',
        ),
        text: t(
          'Sunny without being loud, this mustard pouf bears a star of crossing white threads on its top. It is supplied empty, with a zip in the base.',
          'Lumineux sans être criard, ce pouf moutarde porte sur le dessus une étoile de fils blancs entrecroisés. Il est fourni vide, avec une fermeture éclair à la base.',
          'مشرق دون صخب، يحمل هذا البوف الخردلي في أعلاه نجمة من الخيوط البيضاء المتقاطعة. يُسلَّم فارغًا وفي قاعدته سحّاب.',
        ),
        price: 490,
        measures: { diameter: 55, height: 34 },
        grams: 1450,
        choices: [
          {
            type: 'size',
            values: [
              { value: '45 cm', adds: -80, measures: { diameter: 45, height: 29 }, grams: 1150 },
              { value: '55 cm', adds: 0, measures: { diameter: 55, height: 34 }, grams: 1450 },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Marrakech',
        name: t(
          'Small Mustard Leather Children’s Pouf',
          'Petit pouf d’enfant en cuir moutarde',
          'بوف صغير للأطفال من الجلد الخردلي',
        ),
        text: t(
          'For the playroom or the low breakfast table, the mustard pouf in child size arrives filled and is light enough for little arms to push around.',
          'Une assise d’enfant pour la salle de jeux ou la table basse du petit déjeuner : le pouf moutarde en petit, garni, assez léger pour être poussé par de jeunes bras.',
          'مقعد للأطفال في غرفة اللعب أو حول مائدة الفطور: هو البوف الخردلي بحجم صغير، محشو وخفيف يسهل على الصغار دفعه.',
        ),
        price: 489,
        measures: { diameter: 40, height: 26 },
        grams: 3800,
        included: ['filled'],
      },
    ],
  },
  {
    picture: 'pouf-navy-leather',
    kind: 'poufs',
    colours: ['blue'],
    materials: leather,
    techniques: leatherwork,
    care: leatherCare,
    included: [],
    safety: indoors,
    madeIn: 'fez',
    making: t(
      'Dyed to a blue close to ink, the goatskin keeps a soft sheen and shows its grain in daylight. The flower is embroidered in silk before the pouf is closed.',
      'Teinte d’un bleu proche de l’encre, la peau de chèvre garde un léger lustre et montre son grain à la lumière du jour. La fleur est brodée de soie avant que le pouf soit fermé.',
      'يُصبغ جلد الماعز بأزرق قريب من لون الحبر، فيحتفظ بلمعة خفيفة وتظهر حبيباته في ضوء النهار. وتُطرز الزهرة بالحرير قبل إغلاق البوف.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Navy Leather Pouf with Ivory Stitching',
          'Pouf en cuir bleu marine à surpiqûres ivoire',
          'بوف من الجلد الأزرق الداكن بخياطة عاجية',
        ),
        text: t(
          'High-sided and plump, this navy pouf carries an ivory flower inside a star. It is delivered unfilled and takes a good deal of stuffing.',
          'Haut de flancs et bien rebondi, ce pouf bleu marine porte une fleur ivoire au cœur d’une étoile. Il est livré sans garniture et en demande beaucoup.',
          'مرتفع الجوانب ممتلئ القوام، يحمل هذا البوف الأزرق الداكن زهرة عاجية داخل نجمة. يُسلَّم دون حشو ويحتاج منه إلى قدر وافر.',
        ),
        price: 580,
        measures: { diameter: 54, height: 37 },
        grams: 1500,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -120, measures: { diameter: 44, height: 32 }, grams: 1200 },
              { value: 'Medium', adds: 0, measures: { diameter: 54, height: 37 }, grams: 1500 },
              { value: 'Large', adds: 150, measures: { diameter: 64, height: 42 }, grams: 1850 },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Rabat',
        name: t(
          'Filled Navy Pouf for the Desk',
          'Pouf de bureau bleu marine, garni',
          'بوف أزرق داكن محشو لجانب المكتب',
        ),
        text: t(
          'Filled high and firm, a navy leather pouf can stand in for a chair at a desk or a dressing table. The zip lets you add wadding when it settles.',
          'Garni haut et ferme, ce pouf en cuir bleu marine remplace une chaise devant un bureau ou une coiffeuse. Sa fermeture éclair permet d’ajouter de l’ouate quand il se tasse.',
          'محشو حشوًا عاليًا متماسكًا، يغني هذا البوف من الجلد الأزرق الداكن عن كرسي أمام المكتب أو طاولة الزينة. وبفضل سحّابه تزيد القطن كلما هبط.',
        ),
        price: 749,
        measures: { diameter: 52, height: 40 },
        grams: 8200,
        included: ['filled'],
      },
    ],
  },
  {
    picture: 'pouf-drum-rose',
    kind: 'poufs',
    colours: ['pink'],
    materials: leather,
    techniques: leatherwork,
    care: leatherCare,
    included: [],
    safety: indoors,
    madeIn: 'marrakech',
    making: t(
      'Straight panels rise from base to rim, and the double rows of cream stitches that join them hold the sides upright once the pouf is full.',
      'Des panneaux droits montent de la base au bord ; le double rang de points crème qui les assemble tient les flancs bien droits une fois le pouf garni.',
      'تمتد القطع المستقيمة من القاعدة إلى الحافة، ويجمع بينها صفّان من الغرز الكريمية فتبقى الجوانب قائمة بعد الحشو.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t('Rose Leather Drum Pouf', 'Pouf tambour en cuir rose poudré', 'بوف أسطواني من الجلد الوردي'),
        text: t(
          'A drum of powder-pink leather, taller than the usual pouf; on the top, cream thread draws a small flower inside a star. The cover arrives empty.',
          'Un tambour en cuir rose poudré, plus haut que le pouf habituel ; sur le dessus, le fil crème dessine une petite fleur au cœur d’une étoile. La housse arrive vide.',
          'أسطوانة من الجلد الوردي الفاتح أعلى من البوف المعتاد، يرسم الخيط الكريمي في أعلاها زهرة صغيرة داخل نجمة. يصل الغطاء فارغًا.',
        ),
        price: 560,
        measures: { diameter: 48, height: 40 },
        grams: 1500,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -110, measures: { diameter: 40, height: 34 }, grams: 1200 },
              { value: 'Medium', adds: 0, measures: { diameter: 48, height: 40 }, grams: 1500 },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Rabat',
        name: t(
          'Filled Rose Leather Pouf Stool',
          'Pouf tabouret en cuir rose, garni',
          'بوف وردي مرتفع محشو لطاولة الزينة',
        ),
        text: t(
          'At dressing-table height and already stuffed, the rose pouf does the work of a stool without a single hard edge.',
          'À hauteur de coiffeuse et déjà garni, ce pouf rose fait office de tabouret, sans une seule arête dure.',
          'بارتفاع يناسب طاولة الزينة وحشو جاهز، يقوم هذا البوف الوردي مقام كرسي صغير لا حواف صلبة فيه.',
        ),
        price: 740,
        measures: { diameter: 46, height: 44 },
        grams: 7800,
        included: ['filled'],
      },
    ],
  },
  {
    picture: 'pouf-square-cognac',
    kind: 'poufs',
    colours: ['brown'],
    materials: leather,
    techniques: leatherwork,
    care: leatherCare,
    included: [],
    safety: indoors,
    madeIn: 'marrakech',
    making: t(
      'The rounded corners are the hard part: the saddler eases the leather around them stitch by stitch so that no fold shows. Cognac darkens with use.',
      'Les angles arrondis sont le plus délicat : le sellier y fait tourner le cuir point par point pour qu’aucun pli ne paraisse. Le cognac fonce à l’usage.',
      'أصعب ما فيه زواياه المستديرة، إذ يدير الخرّاز الجلد حولها غرزة غرزة حتى لا تظهر أي طية. ويغمق اللون القرفي مع الاستعمال.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t('Square Cognac Leather Pouf', 'Pouf carré en cuir cognac', 'بوف مربع من الجلد القرفي'),
        text: t(
          'A square pouf in cognac leather, with cream stitching and a gold flower at the heart of its star. The straight sides slip under a console; the cover comes empty.',
          'Un pouf carré en cuir cognac, aux surpiqûres crème, avec une fleur dorée au cœur de son étoile. Ses côtés droits se glissent sous une console ; la housse arrive vide.',
          'بوف مربع من الجلد القرفي بخياطة كريمية وزهرة ذهبية في قلب نجمته. وبفضل جوانبه المستقيمة يدخل بسهولة تحت طاولة جانبية، ويصل غطاؤه فارغًا.',
        ),
        price: 590,
        measures: { length: 55, width: 55, height: 30 },
        grams: 1500,
        choices: [
          {
            type: 'size',
            values: [
              {
                value: '45 x 45 cm',
                adds: -100,
                measures: { length: 45, width: 45, height: 28 },
                grams: 1200,
              },
              { value: '55 x 55 cm', adds: 0, measures: { length: 55, width: 55, height: 30 }, grams: 1500 },
              { value: '60 x 60 cm', adds: 80, measures: { length: 60, width: 60, height: 32 }, grams: 1650 },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Marrakech',
        name: t(
          'Pair of Square Cognac Poufs, Filled',
          'Paire de poufs carrés cognac, garnis',
          'زوج محشو من البوفات المربعة القرفية',
        ),
        text: t(
          'Two square cognac poufs, stuffed to the same height: side by side they make a bench, apart they are two seats.',
          'Deux poufs carrés cognac, garnis à la même hauteur : côte à côte ils forment une banquette, séparés ce sont deux sièges.',
          'بوفان مربعان قرفيان محشوان بالارتفاع نفسه: يشكلان متجاورين مقعدًا طويلًا، ومتفرقين مقعدين.',
        ),
        picture: 'pouf-square-cognac-pair',
        price: 1290,
        measures: { length: 45, width: 45, height: 30 },
        grams: 12800,
        included: ['filled', 'set-of-2'],
      },
    ],
  },
  {
    picture: 'pouf-square-charcoal',
    kind: 'poufs',
    colours: ['grey', 'gold'],
    materials: leather,
    techniques: leatherwork,
    care: leatherCare,
    included: [],
    safety: indoors,
    madeIn: 'marrakech',
    making: t(
      'Gold-coloured silk follows every panel and fans out on the top in long strokes of the needle. A soft dry cloth brings back the sheen of the dark leather.',
      'La soie dorée suit chaque panneau et s’ouvre en éventail sur le dessus, à longs coups d’aiguille. Un chiffon doux et sec ravive le lustre du cuir sombre.',
      'يتبع الحرير الذهبي حواف كل قطعة وينفتح في الأعلى كالمروحة بغرز طويلة. وتعيد قطعة قماش ناعمة وجافة إلى الجلد الداكن لمعته.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t('Square Charcoal Leather Pouf', 'Pouf carré en cuir anthracite', 'بوف مربع من الجلد الفحمي'),
        text: t(
          'Charcoal leather and gold embroidery: from afar this square pouf looks sober, from close by it is rich. It is sold unfilled.',
          'Cuir anthracite et broderie dorée : de loin, ce pouf carré est sobre ; de près, il est riche. Il est vendu sans garniture.',
          'جلد فحمي وتطريز ذهبي: يبدو هذا البوف المربع رصينًا من بعيد غنيًا من قريب. يُباع دون حشو.',
        ),
        price: 600,
        measures: { length: 55, width: 55, height: 30 },
        grams: 1500,
        choices: [
          {
            type: 'size',
            values: [
              {
                value: '45 x 45 cm',
                adds: -110,
                measures: { length: 45, width: 45, height: 28 },
                grams: 1200,
              },
              { value: '55 x 55 cm', adds: 0, measures: { length: 55, width: 55, height: 30 }, grams: 1500 },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Casablanca',
        name: t(
          'Large Charcoal Coffee-Table Pouf',
          'Grand pouf table basse anthracite',
          'بوف فحمي كبير يصلح طاولة قهوة',
        ),
        text: t(
          'Large, square and filled firmly enough to carry a tray, this charcoal pouf takes the place of a coffee table. It is made to order.',
          'Grand, carré et garni assez ferme pour porter un plateau, ce pouf anthracite tient lieu de table basse. Il est réalisé sur commande.',
          'كبير ومربع ومحشو بما يكفي ليحمل صينية، فيحل هذا البوف الفحمي محل طاولة القهوة. يُصنع حسب الطلب.',
        ),
        price: 1190,
        measures: { length: 70, width: 70, height: 34 },
        grams: 12500,
        included: ['filled'],
        leadTimeDays: 20,
      },
    ],
  },
  {
    picture: 'pouf-square-teal',
    kind: 'poufs',
    colours: ['turquoise', 'blue'],
    materials: leather,
    techniques: leatherwork,
    care: leatherCare,
    included: ['unfilled'],
    safety: indoors,
    madeIn: 'marrakech',
    making: t(
      'The star on the top is laid out with ruler and compass, then stitched in cream silk line by line around a small golden flower.',
      'L’étoile du dessus est tracée à la règle et au compas, puis brodée ligne à ligne en soie crème autour d’une petite fleur dorée.',
      'تُرسم النجمة في الأعلى بالمسطرة والفرجار، ثم تُطرز خطًا خطًا بالحرير الكريمي حول زهرة ذهبية صغيرة.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Square Teal Leather Pouf',
          'Pouf carré en cuir bleu canard',
          'بوف مربع من الجلد الأزرق المخضر',
        ),
        text: t(
          'Higher than our other square poufs, in teal leather crossed by cream stitching. It arrives folded and empty; once stuffed, its soft corners come into shape.',
          'Plus haut que nos autres poufs carrés, en cuir bleu canard parcouru de surpiqûres crème. Il arrive plié et vide ; une fois garni, ses angles adoucis prennent forme.',
          'أعلى من بوفاتنا المربعة الأخرى، من الجلد الأزرق المخضر تتخلله خياطة كريمية. يصل مطويًا فارغًا، فإذا حُشي أخذت زواياه المستديرة شكلها.',
        ),
        price: 590,
        measures: { length: 50, width: 50, height: 38 },
        grams: 1550,
        choices: [
          {
            type: 'size',
            values: [
              {
                value: '45 x 45 cm',
                adds: -70,
                measures: { length: 45, width: 45, height: 35 },
                grams: 1350,
              },
              { value: '50 x 50 cm', adds: 0, measures: { length: 50, width: 50, height: 38 }, grams: 1550 },
            ],
          },
        ],
      },
      {
        city: 'Marrakech',
        name: t(
          'Teal Leather Pouf with Laced Base',
          'Pouf bleu canard à base lacée',
          'بوف أزرق مخضر بقاعدة مشدودة بسيور',
        ),
        text: t(
          'Instead of a zip, leather laces close the base of this teal pouf in the old manner, and can be untied and pulled tight again whenever the filling settles. It comes unfilled.',
          'Au lieu d’une fermeture éclair, des lacets de cuir ferment à l’ancienne la base de ce pouf bleu canard et se resserrent chaque fois que la garniture se tasse. Il arrive sans garniture.',
          'بدل السحّاب تُغلق قاعدة هذا البوف الأزرق المخضر بسيور من الجلد على الطريقة القديمة، تُفك وتُشد من جديد كلما هبط الحشو. يُسلَّم دون حشو.',
        ),
        price: 639,
        measures: { length: 50, width: 50, height: 38 },
        grams: 1600,
      },
    ],
  },
  {
    picture: 'pouf-square-white',
    kind: 'poufs',
    colours: ['white'],
    materials: leather,
    techniques: leatherwork,
    care: leatherCare,
    included: [],
    safety: indoors,
    madeIn: 'fez',
    making: t(
      'Silver-grey silk on white leather: the drawing shows in slanting light and almost disappears at noon. Wipe off a stain at once with a barely damp cloth, then dry it.',
      'De la soie gris argent sur du cuir blanc : le dessin ressort en lumière rasante et s’efface presque à midi. Une tache s’essuie aussitôt avec un chiffon à peine humide, puis se sèche.',
      'حرير رمادي فضي على جلد أبيض: يبرز الرسم في الضوء المائل ويكاد يختفي عند الظهيرة. وتُمسح البقعة فورًا بقماش مبلل قليلًا ثم تُجفف.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Low Square White Leather Pouf',
          'Pouf carré bas en cuir blanc',
          'بوف مربع منخفض من الجلد الأبيض',
        ),
        text: t(
          'White, square and low, for bright rooms where the furniture stays quiet. The cover is delivered empty, with its zip underneath.',
          'Blanc, carré et bas, pour les pièces claires où le mobilier se fait discret. La housse est livrée vide, fermeture éclair dessous.',
          'أبيض ومربع ومنخفض، للغرف المضيئة ذات الأثاث الهادئ. يُسلَّم غطاؤه فارغًا وسحّابه في الأسفل.',
        ),
        price: 590,
        measures: { length: 50, width: 50, height: 24 },
        grams: 1350,
        choices: [
          {
            type: 'size',
            values: [
              { value: '50 x 50 cm', adds: 0, measures: { length: 50, width: 50, height: 24 }, grams: 1350 },
              {
                value: '60 x 60 cm',
                adds: 110,
                measures: { length: 60, width: 60, height: 26 },
                grams: 1600,
              },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Rabat',
        name: t(
          'White Leather Pouf Filled with Wool',
          'Pouf en cuir blanc garni de laine',
          'بوف من الجلد الأبيض محشو بالصوف',
        ),
        text: t(
          'Stuffed with washed sheep’s wool, which springs back after use, this white pouf feels denser than one filled with cloth. It is prepared to order.',
          'Bourré de laine de mouton lavée, qui reprend sa forme après usage, ce pouf blanc est plus dense qu’un pouf garni de tissu. Il est préparé sur commande.',
          'محشو بصوف الغنم المغسول الذي يستعيد شكله بعد الجلوس، فهو أكثر تماسكًا من بوف محشو بالقماش. يُعدّ حسب الطلب.',
        ),
        price: 890,
        measures: { length: 52, width: 52, height: 26 },
        grams: 7800,
        included: ['filled'],
        leadTimeDays: 12,
      },
    ],
  },
  {
    picture: 'pouf-two-tone-ivory-cognac',
    kind: 'poufs',
    colours: ['brown', 'beige'],
    materials: leather,
    techniques: leatherwork,
    care: leatherCare,
    included: [],
    safety: indoors,
    madeIn: 'marrakech',
    making: t(
      'For each pair of panels two skins of the same thickness are matched, otherwise the seams would pull. The long petals on the top are worked in ivory thread.',
      'Pour chaque paire de panneaux, on assortit deux peaux de même épaisseur, sans quoi les coutures tireraient. Les longs pétales du dessus sont brodés au fil ivoire.',
      'يُختار لكل قطعتين متجاورتين جلدان بالسماكة نفسها حتى لا تشد إحداهما الأخرى. وتُطرز البتلات الطويلة في الأعلى بالخيط العاجي.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Two-Tone Pouf in Cognac and Ivory',
          'Pouf bicolore cognac et ivoire',
          'بوف بلونين قرفي وعاجي',
        ),
        text: t(
          'Cognac and ivory panels alternate all the way round, like the segments of an orange. You receive the cover empty, with a zip in the base.',
          'Panneaux cognac et ivoire alternent sur tout le pourtour, comme les quartiers d’une orange. Vous recevez la housse vide, avec une fermeture éclair à la base.',
          'تتناوب القطع القرفية والعاجية على محيطه كفصوص البرتقال. تتسلم الغطاء فارغًا وفي قاعدته سحّاب.',
        ),
        price: 570,
        measures: { diameter: 55, height: 32 },
        grams: 1450,
        choices: [
          {
            type: 'size',
            values: [
              { value: '45 cm', adds: -90, measures: { diameter: 45, height: 28 }, grams: 1200 },
              { value: '55 cm', adds: 0, measures: { diameter: 55, height: 32 }, grams: 1450 },
              { value: '65 cm', adds: 140, measures: { diameter: 65, height: 36 }, grams: 1650 },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Marrakech',
        name: t('Filled Two-Tone Leather Pouf', 'Pouf en cuir bicolore, livré garni', 'بوف جلدي بلونين محشو'),
        text: t(
          'Seen from above, the ivory and cognac quarters turn like a wheel; this pouf comes filled and can be sat on straight away.',
          'Vus d’en haut, les quartiers ivoire et cognac tournent comme une roue ; ce pouf arrive garni et l’on peut s’y asseoir aussitôt.',
          'إذا نظرت إليه من فوق رأيت فصوصه العاجية والقرفية تدور كالعجلة؛ ويصل محشوًا جاهزًا للجلوس فورًا.',
        ),
        price: 729,
        measures: { diameter: 54, height: 33 },
        grams: 7300,
        included: ['filled'],
      },
    ],
  },
  {
    picture: 'pouf-two-tone-red-charcoal',
    kind: 'poufs',
    colours: ['red', 'grey'],
    materials: leather,
    techniques: [...leatherwork, 'hand-dyed'],
    care: leatherCare,
    included: [],
    safety: indoors,
    madeIn: 'marrakech',
    making: t(
      'The red and the charcoal are dyed in separate baths and rinsed until the water runs clear, so that one does not stain the other. Gold silk doubles every joint.',
      'Le rouge et l’anthracite sont teints dans des bains séparés, puis rincés jusqu’à ce que l’eau reste claire, pour que l’un ne déteigne pas sur l’autre. La soie dorée double chaque couture.',
      'يُصبغ الأحمر والفحمي كل على حدة ويُشطف الجلد حتى يصفو الماء، كي لا ينتقل لون إلى آخر. ويرافق الحرير الذهبي كل وصلة.',
    ),
    versions: [
      {
        city: 'Marrakech',
        name: t(
          'Red and Charcoal Leather Pouf',
          'Pouf en cuir rouge et anthracite',
          'بوف من الجلد الأحمر والفحمي',
        ),
        text: t(
          'Red and charcoal take turns around this pouf, with gold stitches between them and a golden flower at the top. It comes empty, ready for your own filling.',
          'Rouge et anthracite se relaient autour de ce pouf, séparés de points dorés, jusqu’à la fleur d’or du dessus. Il arrive vide, prêt à recevoir votre garniture.',
          'يتعاقب الأحمر والفحمي حول هذا البوف تفصل بينهما غرز ذهبية، وفي أعلاه زهرة ذهبية. يصل فارغًا لتحشوه بما تشاء.',
        ),
        price: 590,
        measures: { diameter: 55, height: 31 },
        grams: 1450,
        included: ['unfilled'],
      },
      {
        city: 'Marrakech',
        name: t(
          'Large Red and Charcoal Pouf, Filled',
          'Grand pouf rouge et anthracite, garni',
          'بوف كبير أحمر وفحمي محشو',
        ),
        text: t(
          'In a large size, filled in the workshop and laced tight at the base, the two-tone pouf gives a broad seat for the middle of the room.',
          'En grand modèle, garni à l’atelier et lacé serré à la base, ce pouf bicolore offre une large assise au milieu de la pièce.',
          'بحجم كبير، محشو في الورشة ومشدود السيور من أسفله، يقدم هذا البوف ذو اللونين مقعدًا رحبًا في وسط الغرفة.',
        ),
        price: 990,
        measures: { diameter: 68, height: 36 },
        grams: 9000,
        included: ['filled'],
        leadTimeDays: 10,
      },
    ],
  },
  {
    picture: 'pouf-kilim-wool',
    kind: 'poufs',
    colours: ['red', 'orange', 'blue'],
    materials: wool,
    techniques: [...weaving, 'hand-dyed'],
    care: woolCare,
    included: [],
    safety: indoors,
    madeIn: 'khemisset',
    making: t(
      'The kilim is woven on a low loom, mounted on a cotton lining and piped with leather at both edges. Wool is dyed in small lots, hence the slight changes of shade along a band.',
      'Le kilim est tissé sur un métier bas, monté sur une doublure de coton et gansé de cuir sur les deux bords. La laine est teinte par petits lots, d’où de légères variations de ton le long d’une bande.',
      'يُنسج الحنبل على نول منخفض، ثم يُركَّب على بطانة قطنية وتُحاط حافتاه بشريط جلدي. ويُصبغ الصوف بكميات صغيرة، ولذلك يختلف لون الشريط الواحد قليلًا.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Kilim Wool Pouf with Red Rosette',
          'Pouf en kilim de laine à rosace rouge',
          'بوف من الحنبل الصوفي بوردة حمراء',
        ),
        text: t(
          'Cream and red diamonds run along a petrol-blue band, and a brick-red rosette fills the top of this drum-shaped pouf. The cover is delivered empty.',
          'Losanges crème et rouges sur bande bleu pétrole, rosace rouge brique sur le dessus : un pouf tambour tout en kilim. La housse est livrée vide.',
          'معيّنات كريمية وحمراء على شريط أزرق بترولي، ووردة حمراء آجرية في أعلى هذا البوف الأسطواني. يُسلَّم الغطاء فارغًا.',
        ),
        price: 470,
        measures: { diameter: 55, height: 30 },
        grams: 1350,
        choices: [
          {
            type: 'size',
            values: [
              { value: '45 cm', adds: -70, measures: { diameter: 45, height: 26 }, grams: 1100 },
              { value: '55 cm', adds: 0, measures: { diameter: 55, height: 30 }, grams: 1350 },
              { value: '60 cm', adds: 60, measures: { diameter: 60, height: 32 }, grams: 1500 },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Rabat',
        name: t(
          'Filled Kilim Pouf in Red and Blue',
          'Pouf en kilim rouge et bleu, livré garni',
          'بوف محشو من الحنبل الأحمر والأزرق',
        ),
        text: t(
          'Filled with wool and cotton offcuts that keep its drum shape, the kilim pouf is firm from the first day. Its red top brightens a plain room.',
          'Ferme dès le premier jour : ce pouf en kilim est garni de chutes de laine et de coton qui tiennent sa forme de tambour. Son dessus rouge égaie une pièce sobre.',
          'متماسك من أول يوم: يُحشى هذا البوف من الحنبل بقصاصات الصوف والقطن فيحفظ شكله الأسطواني. ويبعث سطحه الأحمر البهجة في غرفة هادئة الألوان.',
        ),
        price: 640,
        measures: { diameter: 54, height: 31 },
        grams: 6900,
        included: ['filled'],
      },
      {
        city: 'Rabat',
        name: t(
          'Small Kilim Wool Footstool',
          'Petit repose-pieds en kilim de laine',
          'مسند صغير للقدمين من الحنبل',
        ),
        text: t(
          'A little footstool covered in red and blue kilim, low enough to push beneath a chair when nobody needs it. It is sold without filling.',
          'Un petit repose-pieds habillé de kilim rouge et bleu, assez bas pour se glisser sous une chaise quand il ne sert pas. Il est vendu sans garniture.',
          'مسند صغير للقدمين مغلف بالحنبل الأحمر والأزرق، منخفض يُدفع تحت الكرسي عند الاستغناء عنه. يُباع دون حشو.',
        ),
        price: 359,
        measures: { diameter: 40, height: 24 },
        grams: 950,
        included: ['unfilled'],
        withdrawn: true,
      },
    ],
  },
  {
    picture: 'pouf-kilim-indigo',
    kind: 'poufs',
    colours: ['blue', 'yellow'],
    materials: wool,
    techniques: weaving,
    care: woolCare,
    included: [],
    safety: indoors,
    madeIn: 'khemisset',
    making: t(
      'Two colours of weft meet in steps rather than in a straight line: that is how a flat weave draws a diamond. Leather cord covers the seams of top and base.',
      'Deux couleurs de trame se rejoignent en escalier et non en ligne droite : c’est ainsi que le tissage plat dessine un losange. Un jonc de cuir couvre les coutures du dessus et du dessous.',
      'يلتقي لونا اللحمة على هيئة درج لا على خط مستقيم، وهكذا يرسم النسيج المسطح معيّناته. ويغطي حبل جلدي رفيع خياطة الأعلى والأسفل.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Blue Kilim Pouf with White Diamonds',
          'Pouf en kilim bleu à losanges blancs',
          'بوف من الحنبل الأزرق بمعيّنات بيضاء',
        ),
        text: t(
          'Indigo, sky blue and cream on the top, saffron yellow around the side: small white diamonds ring the rosette of this broad kilim pouf. It arrives unfilled.',
          'Indigo, bleu ciel et crème sur le dessus, jaune safran sur le côté : de petits losanges blancs entourent la rosace de ce large pouf en kilim. Il arrive sans garniture.',
          'نيلي وسماوي وكريمي في الأعلى وأصفر زعفراني على الجانب: معيّنات بيضاء صغيرة تحيط بوردة هذا البوف العريض من الحنبل. يصل دون حشو.',
        ),
        price: 490,
        measures: { diameter: 56, height: 27 },
        grams: 1350,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -90, measures: { diameter: 46, height: 24 }, grams: 1100 },
              { value: 'Medium', adds: 0, measures: { diameter: 56, height: 27 }, grams: 1350 },
              { value: 'Large', adds: 110, measures: { diameter: 66, height: 29 }, grams: 1600 },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Casablanca',
        name: t(
          'Large Blue Kilim Pouf, Filled',
          'Grand pouf en kilim bleu, garni',
          'بوف كبير محشو من الحنبل الأزرق',
        ),
        text: t(
          'Broad enough to share, the large blue pouf comes filled and stays low, level with the cushioned benches of a Moroccan sitting room.',
          'Assez large pour être partagé, le grand pouf bleu arrive garni et reste bas, à hauteur des banquettes d’un salon marocain.',
          'يتسع هذا البوف الأزرق الكبير لشخصين، ويصل محشوًا ويبقى منخفضًا في مستوى جلسات الصالون المغربي.',
        ),
        price: 860,
        measures: { diameter: 75, height: 30 },
        grams: 9600,
        included: ['filled'],
      },
    ],
  },
  {
    picture: 'pouf-boucherouite',
    kind: 'poufs',
    colours: ['red', 'violet', 'turquoise'],
    materials: ['recycled-fabric', 'goat-leather'],
    techniques: ['hand-knotted', 'hand-sewn'],
    care: woolCare,
    included: [],
    safety: indoors,
    madeIn: 'boujad',
    making: t(
      'Boucherouite is knotted from strips of worn clothes, colour after colour as they come to hand, so each cover turns out a little differently. Leather cord protects both edges.',
      'Le boucherouite se noue avec des bandes de vieux vêtements, au hasard des couleurs : chaque housse diffère un peu de sa voisine. Un jonc de cuir protège les deux bords.',
      'يُعقد البوشرويط من أشرطة الملابس القديمة لونًا بعد لون كما تقع في اليد، فتختلف كل قطعة قليلًا عن أختها. ويحمي حافتيه حبل جلدي رفيع.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Boucherouite Pouf in Many Colours',
          'Pouf boucherouite multicolore',
          'بوف من البوشرويط متعدد الألوان',
        ),
        text: t(
          'Red, violet, turquoise and black meet at random on this round pouf of knotted rags. The zipped cover comes empty.',
          'Rouge, violet, turquoise et noir se rencontrent au hasard sur ce pouf rond de chiffons noués. La housse à fermeture éclair arrive vide.',
          'يلتقي الأحمر والبنفسجي والفيروزي والأسود دون ترتيب على هذا البوف المستدير من القماش المعقود. يصل الغطاء فارغًا وله سحّاب.',
        ),
        price: 430,
        measures: { diameter: 55, height: 28 },
        grams: 1500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '45 cm', adds: -70, measures: { diameter: 45, height: 25 }, grams: 1200 },
              { value: '55 cm', adds: 0, measures: { diameter: 55, height: 28 }, grams: 1500 },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Rabat',
        name: t(
          'Filled Boucherouite Playroom Pouf',
          'Pouf boucherouite garni pour salle de jeux',
          'بوف بوشرويط محشو لغرفة اللعب',
        ),
        text: t(
          'Soft all over and filled with fabric offcuts, it stands up to children who climb on it and drag it from room to room.',
          'Souple de partout et garni de chutes de tissu, il supporte les enfants qui l’escaladent et le traînent d’une pièce à l’autre.',
          'لين من كل جانب ومحشو بقصاصات القماش، يتحمل الأطفال الذين يتسلقونه ويجرونه من غرفة إلى أخرى.',
        ),
        price: 590,
        measures: { diameter: 52, height: 28 },
        grams: 6500,
        included: ['filled'],
      },
    ],
  },
  {
    picture: 'pouf-wool-beni',
    kind: 'poufs',
    colours: ['beige', 'brown'],
    materials: wool,
    techniques: weaving,
    care: woolCare,
    included: [],
    safety: indoors,
    madeIn: 'beni-ourain',
    making: t(
      'Cream is the natural colour of the fleece, and the lines are of dark wool. The weaver places them by eye, which is why they never run quite straight.',
      'Le crème est la couleur naturelle de la toison, et les lignes sont en laine sombre. La tisseuse les mène à l’œil : elles ne sont donc jamais tout à fait droites.',
      'اللون الكريمي هو لون الصوف الطبيعي، أما الخطوط فمن صوف داكن. ترسمها النسّاجة بالعين، ولذلك لا تستقيم تمامًا.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Cream Wool Pouf with Beni Ourain Lines',
          'Pouf en laine crème à lignes Beni Ouarain',
          'بوف من الصوف الكريمي بخطوط بني وراين',
        ),
        text: t(
          'The dark crossing lines and lozenge of a Beni Ourain rug, carried over to a round pouf in cream wool. It is supplied unfilled, with a zip in the base.',
          'Les lignes sombres croisées et le losange d’un tapis Beni Ouarain, repris sur un pouf rond en laine crème. Il est fourni sans garniture, avec une fermeture éclair à la base.',
          'خطوط داكنة متقاطعة ومعيّن صغير كما في زرابي بني وراين، على بوف مستدير من الصوف الكريمي. يُسلَّم دون حشو وفي قاعدته سحّاب.',
        ),
        price: 540,
        measures: { diameter: 55, height: 29 },
        grams: 1500,
        choices: [
          {
            type: 'size',
            values: [
              { value: '45 cm', adds: -80, measures: { diameter: 45, height: 26 }, grams: 1200 },
              { value: '55 cm', adds: 0, measures: { diameter: 55, height: 29 }, grams: 1500 },
              { value: '65 cm', adds: 120, measures: { diameter: 65, height: 32 }, grams: 1800 },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Rabat',
        name: t(
          'Cream Wool Pouf Filled with Fleece',
          'Pouf en laine crème garni de toison',
          'بوف من الصوف الكريمي محشو بالصوف',
        ),
        text: t(
          'The cream pouf is wool outside and inside: it is stuffed with carded fleece before it leaves the workshop, and feels warm to the hand in winter.',
          'De la laine dehors, de la laine dedans : ce pouf crème est bourré de toison cardée avant de quitter l’atelier, et il est doux et chaud sous la main en hiver.',
          'صوف في الظاهر وصوف في الباطن: يُحشى هذا البوف الكريمي بالصوف المندوف قبل خروجه من الورشة، فيكون دافئ الملمس في الشتاء.',
        ),
        price: 790,
        measures: { diameter: 54, height: 30 },
        grams: 7200,
        included: ['filled'],
        leadTimeDays: 12,
      },
    ],
  },
  {
    picture: 'pouf-wool-zigzag',
    kind: 'poufs',
    colours: ['beige', 'red', 'green'],
    materials: wool,
    techniques: weaving,
    care: woolCare,
    included: [],
    safety: indoors,
    madeIn: 'azrou',
    making: t(
      'Each zigzag is built up by shifting the weft one warp thread at a time. Wool keeps its colours well indoors, but not behind a sunny window.',
      'On monte chaque chevron en décalant la trame d’un fil de chaîne à la fois. La laine garde bien ses couleurs à l’intérieur, mais pas derrière une fenêtre en plein soleil.',
      'يتكون كل خط متعرج بإزاحة اللحمة خيطًا واحدًا من السدى في كل مرة. ويحافظ الصوف على ألوانه داخل البيت، لا خلف نافذة مشمسة.',
    ),
    versions: [
      {
        city: 'Rabat',
        name: t(
          'Zigzag Wool Pouf with Ochre Flower',
          'Pouf en laine à chevrons et fleur ocre',
          'بوف صوفي متعرج الخطوط بزهرة صفراء ترابية',
        ),
        text: t(
          'Green, red and dark blue zigzags climb a cream ground to the ochre flower on the top of this high wool pouf. Delivered without filling.',
          'Vert, rouge et bleu nuit : les chevrons montent sur fond crème jusqu’à la fleur ocre, au sommet de ce haut pouf de laine. Il est livré sans garniture.',
          'خطوط متعرجة خضراء وحمراء وزرقاء داكنة تصعد على أرضية كريمية حتى الزهرة الصفراء الترابية في أعلى هذا البوف الصوفي المرتفع. يُسلَّم دون حشو.',
        ),
        price: 480,
        measures: { diameter: 48, height: 38 },
        grams: 1500,
        choices: [
          {
            type: 'size',
            values: [
              { value: 'Small', adds: -80, measures: { diameter: 40, height: 32 }, grams: 1150 },
              { value: 'Medium', adds: 0, measures: { diameter: 48, height: 38 }, grams: 1500 },
            ],
          },
        ],
        included: ['unfilled'],
      },
      {
        city: 'Rabat',
        name: t(
          'Pair of Zigzag Wool Poufs',
          'Paire de poufs de laine à chevrons',
          'زوج من البوفات الصوفية المتعرجة الخطوط',
        ),
        text: t(
          'Two high wool poufs with matching zigzags, for either side of a bed or a sofa. They come empty, folded one inside the other.',
          'Deux hauts poufs de laine aux chevrons assortis, à placer de part et d’autre d’un lit ou d’un canapé. Ils arrivent vides, pliés l’un dans l’autre.',
          'بوفان صوفيان مرتفعان بخطوط متعرجة متماثلة، يوضعان على جانبي سرير أو أريكة. يصلان فارغين مطويًا أحدهما داخل الآخر.',
        ),
        picture: 'pouf-wool-zigzag-pair',
        price: 890,
        measures: { diameter: 45, height: 36 },
        grams: 2700,
        included: ['unfilled', 'set-of-2'],
      },
    ],
  },
]
