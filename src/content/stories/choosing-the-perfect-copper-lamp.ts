import type { StoryBody } from '../text'

export const body: StoryBody = [
  {
    text: {
      en: 'A Moroccan lamp is two objects. By day it is a piece of metalwork, to be looked at. By night the metal disappears and the holes take over: the wall becomes the lamp. Choosing well means thinking of the second object first. Four questions are enough.',
      fr: 'Une lampe marocaine, c’est deux objets. Le jour, c’est un ouvrage de métal que l’on regarde. Le soir, le métal s’efface et les ajours prennent le relais\u00a0: la lampe, c’est le mur. Bien choisir, c’est penser d’abord au second objet. Quatre questions suffisent.',
      ar: 'المصباح المغربي شيئان. فهو نهارًا قطعة معدنية تُتأمل، وليلًا يختفي المعدن وتتكلم الثقوب فيصير الجدار هو المصباح. وحسن الاختيار أن تفكر أولًا في الشيء الثاني. تكفيك أربعة أسئلة.',
    },
  },
  {
    heading: { en: 'Copper or brass?', fr: 'Cuivre ou laiton\u00a0?', ar: 'نحاس أحمر أم أصفر؟' },
    text: {
      en: 'Copper is red and soft; it reflects a light the colour of embers and suits rooms with wood, clay and warm plaster. Brass, copper with zinc, is yellow and stiffer. It takes finer piercing and looks at home beside white walls and blue tiles. Both darken with time. If you want a lamp that stays bright, ask for a lacquered one; if you like patina, ask for bare metal and leave it alone.',
      fr: 'Le cuivre est rouge et tendre\u00a0; il renvoie une lumière de braise et va aux pièces de bois, de terre et d’enduit chaud. Le laiton, cuivre allié au zinc, est jaune et plus ferme. Il supporte un ajourage plus fin et se plaît près des murs blancs et des carreaux bleus. Tous deux foncent avec le temps. Pour une lampe qui reste brillante, demandez-la vernie\u00a0; si vous aimez la patine, prenez le métal nu et laissez-le vivre.',
      ar: 'النحاس الأحمر لين، يعكس ضوءًا بلون الجمر ويناسب غرف الخشب والطين والجبس الدافئ. أما الأصفر، وهو نحاس ممزوج بالزنك، فأصلب، يحتمل تخريمًا أدق وينسجم مع الجدران البيضاء والبلاط الأزرق. كلاهما يغمق مع الزمن. فإن أردت مصباحًا يبقى لامعًا فاطلبه مطليًا بالورنيش، وإن أحببت أثر الزمن فاختر المعدن العاري واتركه على حاله.',
    },
  },
  {
    heading: {
      en: 'Fine holes or wide ones?',
      fr: 'Ajours fins ou larges\u00a0?',
      ar: 'تخريم دقيق أم واسع؟',
    },
    text: {
      en: 'Dense, tiny piercing gives a soft, starry room and hides the bulb; it is right for a bedroom or a corridor, and too dark to read by. Wide cut-outs throw large, sharp figures and let more light through; they suit a table or a staircase. Look for edges without burrs and for a pattern that closes exactly at the seam.',
      fr: 'Un ajourage serré et minuscule donne une pièce douce, étoilée, et cache l’ampoule\u00a0; il convient à une chambre ou un couloir, mais on n’y lit pas. De larges découpes projettent de grandes figures nettes et laissent passer plus de lumière\u00a0; elles vont à une table ou un escalier. Cherchez des bords sans bavure et un motif qui se referme exactement à la soudure.',
      ar: 'التخريم الدقيق المتقارب يملأ الغرفة بنجوم ناعمة ويخفي اللمبة، فيصلح لغرفة النوم أو الممر، لكنه لا يكفي للقراءة. والفتحات الواسعة تلقي أشكالًا كبيرة واضحة وتمرر ضوءًا أكثر، فتناسب الطاولة أو الدرج. انظر إلى حواف ملساء وزخرفة تكتمل تمامًا عند اللحام.',
    },
  },
  {
    heading: { en: 'Which bulb?', fr: 'Quelle ampoule\u00a0?', ar: 'أي لمبة؟' },
    text: {
      en: 'The shadows are only as sharp as the source is small. A clear LED bulb with a short filament, 2200 to 2700 kelvin and 3 to 5 watts draws crisp stars; a frosted or large bulb blurs them. Stay with LED, as closed metal holds the heat. Have the wiring checked by an electrician if you hang the lamp in a bathroom or outdoors.',
      fr: 'Les ombres ne sont nettes que si la source est petite. Une ampoule LED claire à filament court, de 2200 à 2700 kelvins et de 3 à 5 watts, dessine des étoiles précises\u00a0; une ampoule dépolie ou trop grosse les brouille. Restez en LED, car le métal fermé garde la chaleur. Faites vérifier le branchement par un électricien pour une salle d’eau ou l’extérieur.',
      ar: 'لا تكون الظلال حادة إلا إذا كان مصدر الضوء صغيرًا. فلمبة LED شفافة بخيط قصير، حرارة لونها بين 2200 و2700 كلفن وقدرتها من 3 إلى 5 واط، ترسم نجومًا واضحة، أما اللمبة المعتمة أو الكبيرة فتطمسها. اكتفِ بلمبات LED لأن المعدن المغلق يحبس الحرارة. واستعن بكهربائي إذا علقته في الحمام أو خارج البيت.',
    },
  },
  {
    heading: {
      en: 'How large, how high?',
      fr: 'Quelle taille, quelle hauteur\u00a0?',
      ar: 'ما الحجم وما الارتفاع؟',
    },
    text: {
      en: 'Above a table choose a third to a half of its width, and leave 70 to 80 centimetres between the lamp and the top. In a passage keep 2.10 metres free below. In a stairwell hang three small lamps at different heights rather than one large one: the figures overlap, and the walls begin to move when someone opens a door.',
      fr: 'Au-dessus d’une table, prenez le tiers ou la moitié de sa largeur et laissez 70 à 80 centimètres entre la lampe et le plateau. Dans un passage, gardez 2,10 mètres libres dessous. Dans une cage d’escalier, suspendez trois petites lampes à des hauteurs différentes plutôt qu’une grande\u00a0: les figures se mêlent, et les murs bougent quand on ouvre une porte.',
      ar: 'فوق الطاولة اختر مصباحًا عرضه ثلث عرضها أو نصفه، واترك بينهما من 70 إلى 80 سنتيمترًا. وفي الممر اترك تحته 2.10 متر. أما في بئر الدرج فعلق ثلاثة مصابيح صغيرة على ارتفاعات مختلفة بدل واحد كبير: تتداخل الأشكال، وتتحرك الجدران كلما فُتح باب.',
    },
  },
]
