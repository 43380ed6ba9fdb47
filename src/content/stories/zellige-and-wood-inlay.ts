import type { StoryBody } from '../text'

export const body: StoryBody = [
  {
    text: {
      en: 'A tile cutter in Fez and a cabinetmaker in Essaouira have never met. One works on the floor with a hammer, the other on a bench with a saw as fine as a hair. Yet ask either of them where the work begins, and he reaches for the same tool: a compass. Both trades divide a circle, draw a star in it and then spend days making that star out of pieces no larger than a fingernail.',
      fr: 'Un tailleur de zellige à Fès et un ébéniste à Essaouira ne se sont jamais rencontrés. L’un travaille au sol, au marteau\u00a0; l’autre à l’établi, avec une scie fine comme un cheveu. Demandez pourtant à l’un ou à l’autre où commence l’ouvrage\u00a0: il prend le même outil, un compas. Les deux métiers divisent un cercle, y dessinent une étoile, puis passent des jours à la bâtir avec des pièces grandes comme un ongle.',
      ar: 'لم يلتقِ قط زلايجي في فاس ونجار في الصويرة. الأول يعمل على الأرض بمطرقة، والثاني على طاولة بمنشار رفيع كالشعرة. لكن اسأل أيًّا منهما من أين يبدأ العمل فسيمد يده إلى الأداة نفسها: الفرجار. كلتا الحرفتين تقسم الدائرة وترسم فيها نجمة، ثم تقضي أيامًا في بنائها من قطع لا تتجاوز حجم الظفر.',
    },
  },
  {
    heading: { en: 'Breaking to build', fr: 'Briser pour bâtir', ar: 'كسر من أجل البناء' },
    text: {
      en: 'The clay comes from the hills around Fez, grey and fine. It is soaked, trodden, moulded into squares of about ten centimetres, dried in the sun, fired, glazed and fired again, in kilns traditionally fed with olive pomace. Then the cutter takes over. He marks the shape in white, sets the tile on a steel edge and chips it with a heavy hammer sharpened on both ends. The back of every piece is bevelled, so that the faces meet without a gap. A practised hand cuts several hundred simple pieces a day, and far fewer of the long thin ones.',
      fr: 'L’argile vient des collines autour de Fès, grise et fine. On la détrempe, on la foule, on la moule en carrés d’une dizaine de centimètres, on la sèche au soleil, on la cuit, on l’émaille et on la recuit, dans des fours traditionnellement nourris de grignons d’olive. Puis vient le tailleur. Il trace la forme en blanc, pose le carreau sur une arête d’acier et l’éclate avec un lourd marteau affûté aux deux bouts. Le dos de chaque pièce est taillé en biseau pour que les faces se touchent sans jour. Une main exercée coupe plusieurs centaines de pièces simples par jour, bien moins de pièces longues et minces.',
      ar: 'يأتي الطين من التلال المحيطة بفاس، رماديًا ناعمًا. يُنقع ويُعجن ويُقولب مربعات ضلعها نحو عشرة سنتيمترات، ويُجفف في الشمس ويُشوى ثم يُطلى ويُشوى ثانية في أفران توقد تقليديًا بتفل الزيتون. بعد ذلك يأتي دور القاطع: يخط الشكل بالأبيض، ويضع البلاطة على حد من الفولاذ، وينقرها بمنقاش ثقيل محدد الطرفين. ويُشطف ظهر كل قطعة حتى تلتقي الوجوه دون فراغ. تقطع اليد المتمرسة مئات القطع البسيطة في اليوم، وأقل من ذلك بكثير من القطع الطويلة الرقيقة.',
    },
  },
  {
    heading: { en: 'The scented root', fr: 'La loupe parfumée', ar: 'الجذر العطر' },
    text: {
      en: 'Thuya grows almost nowhere but in the hills of Morocco and its neighbours. The treasure is under the ground: the burl, a swelling at the root, dark red and dotted like a leopard. The inlayer of Essaouira saws it open, lets it dry for months and cuts channels a millimetre deep. Into them go strips of pale lemonwood, black-dyed walnut, sometimes mother-of-pearl, glued, sanded level and polished with a pad of cotton until the seams disappear under the fingertip. The wood keeps its scent of resin and cedar for years; open a box and it greets you.',
      fr: 'Le thuya ne pousse guère que dans les collines du Maroc et de ses voisins. Le trésor est sous terre\u00a0: la loupe, un renflement de la racine, rouge sombre et moucheté comme un léopard. Le marqueteur d’Essaouira l’ouvre à la scie, la laisse sécher des mois et y creuse des sillons d’un millimètre. Il y loge des filets de citronnier clair, de noyer teint en noir, parfois de nacre, collés, poncés à fleur et polis au tampon de coton jusqu’à ce que le doigt ne sente plus les joints. Le bois garde des années son parfum de résine et de cèdre\u00a0; ouvrez un coffret, il vous salue.',
      ar: 'لا ينمو العرعار إلا في تلال المغرب وجواره تقريبًا. والكنز تحت الأرض: عقدة في الجذر حمراء داكنة منقطة كجلد الفهد. يشقها صانع الصويرة بالمنشار، ويتركها تجف أشهرًا، ثم يحفر فيها أخاديد عمقها ميليمتر واحد يملؤها بشرائط من خشب الليمون الفاتح والجوز المصبوغ بالأسود، وأحيانًا بالصدف، تُلصق وتُسوى وتُصقل بالقطن حتى لا تحس الأنملة بالفواصل. ويحتفظ الخشب سنوات برائحة الراتنج والأرز: افتح صندوقًا يرحب بك.',
    },
  },
  {
    heading: { en: 'Patience, twice', fr: 'Deux patiences', ar: 'صبران' },
    text: {
      en: 'Thuya is protected, and cutting it needs a permit; we ask to see it. Of zellige we ask something simpler: that the colour be in the glaze and not painted on. Run a thumb over either piece. If you feel, very slightly, where one part ends and the next begins, a person was there.',
      fr: 'Le thuya est protégé et sa coupe soumise à autorisation\u00a0; nous demandons à voir ce permis. Au zellige, nous demandons plus simple\u00a0: que la couleur soit dans l’émail et non peinte par-dessus. Passez le pouce sur l’une ou l’autre pièce. Si vous sentez, à peine, où finit un morceau et où commence le suivant, quelqu’un est passé par là.',
      ar: 'العرعار محمي ولا يُقطع إلا برخصة، ونحن نطلب هذه الوثيقة. ومن الزليج نطلب ما هو أبسط: أن يكون اللون في الطلاء لا مرسومًا فوقه. مرر إبهامك على هذه القطعة أو تلك، فإن أحسست بالكاد أين ينتهي جزء ويبدأ آخر، فقد مر من هنا إنسان.',
    },
  },
]
