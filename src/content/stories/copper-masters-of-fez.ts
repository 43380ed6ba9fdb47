import type { StoryBody } from '../text'

export const body: StoryBody = [
  {
    text: {
      en: 'You hear Place Seffarine before you see it. Three or four hammers, each with its own pitch, answer one another under the big tree, next to the old library of the Qarawiyyin. The square has belonged to the metalworkers since the Middle Ages; even its name, and that of the college built beside it in 1271, comes from sufr, the Arabic word for brass.',
      fr: 'On entend la place Seffarine avant de la voir. Trois ou quatre marteaux, chacun sur sa note, se répondent sous le grand arbre, à côté de l’ancienne bibliothèque de la Quaraouiyine. La place appartient aux dinandiers depuis le Moyen Âge\u00a0; son nom, comme celui de la médersa bâtie tout près en 1271, vient de sufr, le laiton en arabe.',
      ar: 'تسمع ساحة الصفارين قبل أن تراها. ثلاث مطارق أو أربع، لكل واحدة نغمتها، تتجاوب تحت الشجرة الكبيرة بجوار خزانة القرويين العتيقة. الساحة ملك لأهل النحاس منذ العصر الوسيط، ومن «الصُّفر»، أي النحاس الأصفر، جاء اسمها واسم المدرسة التي شُيدت بجانبها سنة 1271.',
    },
  },
  {
    heading: { en: 'From sheet to bowl', fr: 'De la feuille au bol', ar: 'من الصفيحة إلى الإناء' },
    text: {
      en: 'A cooking pot begins as a flat disc. The master sets it against an iron stake and strikes in rings, from the middle outwards, turning the metal a finger’s breadth with every blow. Copper hardens as it is beaten. When it begins to ring instead of giving way, it goes back into the fire until it glows dull red, and softens again. A large pot passes through the flame five or six times.',
      fr: 'Une marmite commence par un disque plat. Le maître le pose sur une petite enclume et frappe en cercles, du centre vers le bord, en tournant le métal d’un doigt à chaque coup. Le cuivre durcit sous le marteau. Quand il sonne au lieu de céder, il retourne au feu jusqu’au rouge sombre, et redevient tendre. Une grande pièce passe cinq ou six fois par la flamme.',
      ar: 'تبدأ القدر قرصًا مسطحًا. يضعه المعلم على سندان من الحديد ويطرقه في دوائر من الوسط إلى الحافة، ويدير المعدن قدر إصبع مع كل ضربة. يتصلب النحاس كلما طُرق، فإذا صار يرنّ بدل أن يلين عاد إلى النار حتى يحمرّ احمرارًا داكنًا فيطاوع من جديد. وتمر القطعة الكبيرة بالنار خمس مرات أو ستًا.',
    },
  },
  {
    heading: { en: 'Drawing with a chisel', fr: 'Dessiner au ciseau', ar: 'الرسم بالإزميل' },
    text: {
      en: 'Trays are another trade. The engraver divides the disc with a compass, scratches a few guiding circles and then works from memory, tapping a steel point that he turns between his fingers. Stars come first, then the leaves that fill them, then the tiny dots that make the ground look dark. A tray of fifty centimetres takes about three days. In 2023 UNESCO entered engraving on gold, silver and copper, on behalf of Morocco and nine other countries, in its list of living heritage.',
      fr: 'Les plateaux sont un autre métier. Le graveur divise le disque au compas, trace quelques cercles, puis travaille de mémoire en tapant sur une pointe d’acier qu’il fait tourner entre ses doigts. Viennent d’abord les étoiles, puis les feuilles qui les remplissent, puis les points minuscules qui assombrissent le fond. Un plateau de cinquante centimètres demande environ trois jours. En 2023, l’UNESCO a inscrit la gravure sur or, argent et cuivre, au nom du Maroc et de neuf autres pays, au patrimoine immatériel.',
      ar: 'أما الصواني فحرفة أخرى. يقسم النقاش القرص بالفرجار ويخط بضع دوائر، ثم يعمل من ذاكرته طارقًا سنًّا من الفولاذ يديره بين أصابعه. النجوم أولًا، ثم الأوراق التي تملؤها، ثم النقط الدقيقة التي تعتم الأرضية. تحتاج صينية قطرها خمسون سنتيمترًا إلى نحو ثلاثة أيام. وفي سنة 2023 أدرجت اليونسكو النقش على الذهب والفضة والنحاس، باسم المغرب وتسعة بلدان أخرى، في قائمة التراث غير المادي.',
    },
  },
  {
    heading: { en: 'What stays', fr: 'Ce qui reste', ar: 'ما يبقى' },
    text: {
      en: 'Metal has become expensive, and pressed copies come by the container. What a press cannot make is the wall that grows thinner towards the rim, the handle riveted so that it can be replaced, or the tin inside that a craftsman renews after years of use. Turn a piece over before you buy it: small facets, never quite regular, are the handwriting of the hammer. Several of the workshops we buy from train apprentices again; our community fund pays for their first set of tools.',
      fr: 'Le métal est devenu cher et les copies embouties arrivent par conteneurs. Ce que la presse ne sait pas faire, c’est une paroi qui s’amincit vers le bord, une anse rivetée pour être remplacée, un étamage qu’un artisan refait après des années. Retournez une pièce avant de l’acheter\u00a0: de petites facettes, jamais tout à fait régulières, sont l’écriture du marteau. Plusieurs ateliers où nous achetons forment de nouveau des apprentis\u00a0; notre fonds solidaire paie leurs premiers outils.',
      ar: 'غلا المعدن، وصارت النسخ المكبوسة تصل بالحاويات. لكن الآلة لا تصنع جدارًا يرق نحو الحافة، ولا مقبضًا مثبتًا بالمسامير ليُستبدل عند الحاجة، ولا قصديرًا يجدده الصانع بعد سنوات من الاستعمال. اقلب القطعة قبل شرائها: سطوح صغيرة لا تنتظم تمامًا، تلك كتابة المطرقة. وقد عادت ورشات عدة نشتري منها إلى تكوين المتعلمين، ويدفع صندوقنا التضامني ثمن أدواتهم الأولى.',
    },
  },
]
