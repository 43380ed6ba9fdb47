import type { StoryBody } from '../text'

export const body: StoryBody = [
  {
    text: {
      en: 'Stand in front of a zellige wall, and for a moment everything moves. Then the eye finds a star, rests, finds the next one, and the wall falls into order. That is not an accident but a grammar, written for some nine centuries with compass and ruler. Three words of it are enough to start reading.',
      fr: 'Devant un mur de zellige, un instant, tout bouge. Puis l’œil trouve une étoile, se pose, trouve la suivante, et le mur s’ordonne. Ce n’est pas un hasard mais une grammaire, écrite depuis quelque neuf siècles au compas et à la règle. Trois mots suffisent pour commencer à lire.',
      ar: 'قف أمام جدار من الزليج، فيتحرك كل شيء للحظة. ثم تجد العين نجمة فتستقر، ثم تجد التي تليها، فينتظم الجدار. ليس ذلك صدفة، بل لغة لها قواعدها، تُكتب منذ نحو تسعة قرون بالفرجار والمسطرة. وتكفي ثلاث كلمات منها لبدء القراءة.',
    },
  },
  {
    heading: { en: 'The khatam', fr: 'Le khatam', ar: 'الخاتم' },
    text: {
      en: 'Two squares, one turned by 45 degrees on the other, make a star with eight points: the khatam, the seal. It is the letter from which most of the alphabet is made. Set khatams corner to corner, and crosses open up between them; colour the crosses white and the stars green, and you have the oldest floor of the medina. You also have the star on the cards of this shop.',
      fr: 'Deux carrés, l’un tourné de 45 degrés sur l’autre, forment une étoile à huit branches\u00a0: le khatam, le sceau. C’est la lettre dont presque tout l’alphabet est fait. Posez les khatams pointe à pointe, et des croix s’ouvrent entre eux\u00a0; des croix blanches, des étoiles vertes, et voilà le plus ancien sol de la médina. Voilà aussi l’étoile qui marque les fiches de cette boutique.',
      ar: 'مربعان أحدهما مدار على الآخر بمقدار 45 درجة يصنعان نجمة من ثمانية رؤوس: الخاتم. إنه الحرف الذي تتألف منه معظم الأبجدية. صفّ الخواتم رأسًا لرأس فتنفتح بينها أشكال متعامدة، ولوّن ما بينها بالأبيض والنجوم بالأخضر، فهذه أقدم أرضية في المدينة العتيقة. وهي أيضًا النجمة التي تراها في صفحات هذا المتجر.',
    },
  },
  {
    heading: { en: 'The family of the star', fr: 'La famille de l’étoile', ar: 'عائلة النجمة' },
    text: {
      en: 'Divide the circle further, and the star grows: twelve points, sixteen, twenty-four, on great fountains even fifty or a hundred. The masters name a pattern by that number, as in sixteen-fold or twenty-four-fold. Around a large star lie the small shapes that let it meet its neighbours: the almond, the bottle, the little kite, the hexagon stretched like a boat. Each has a name in the workshop, and an apprentice learns the names before he may hold the hammer.',
      fr: 'Divisez davantage le cercle, et l’étoile grandit\u00a0: douze branches, seize, vingt-quatre, et sur de grandes fontaines jusqu’à cinquante ou cent. Les maîtres nomment un motif par ce nombre\u00a0: le seize, le vingt-quatre. Autour d’une grande étoile se rangent les petites formes qui l’accordent à ses voisines\u00a0: l’amande, la bouteille, le petit cerf-volant, l’hexagone étiré comme une barque. Chacune a son nom à l’atelier, et l’apprenti apprend les noms avant de tenir le marteau.',
      ar: 'زد في تقسيم الدائرة فتكبر النجمة: اثنا عشر رأسًا، ستة عشر، أربعة وعشرون، وعلى السقايات الكبرى خمسون أو مئة. ويسمي المعلمون الزخرفة بعدد رؤوسها: «الستة عشر» و«الأربعة والعشرون». وحول النجمة الكبيرة تصطف الأشكال الصغيرة التي تصلها بجاراتها: اللوزة والقنينة والطائرة الورقية الصغيرة والمسدس الممدود كالقارب. ولكل شكل اسم في الورشة، ويتعلم المبتدئ الأسماء قبل أن يمسك المطرقة.',
    },
  },
  {
    heading: { en: 'The colours', fr: 'Les couleurs', ar: 'الألوان' },
    text: {
      en: 'For centuries there were few: white and black, the green of copper, the yellow-brown of iron, the blue of cobalt; red came late. A master spreads them so that no colour touches itself. Look for the rule that he chose: often the stars carry one colour, the ring around them changes, and a thin white strap weaves over and under through it all.',
      fr: 'Pendant des siècles, il y en eut peu\u00a0: le blanc et le noir, le vert du cuivre, le brun-jaune du fer, le bleu du cobalt\u00a0; le rouge vint tard. Le maître les répartit pour qu’aucune ne se touche elle-même. Cherchez la règle qu’il s’est donnée\u00a0: souvent, les étoiles portent une couleur, l’anneau qui les entoure change, et un mince ruban blanc passe dessus, dessous, à travers le tout.',
      ar: 'ظلت الألوان قليلة قرونًا: الأبيض والأسود، وأخضر النحاس، وأصفر الحديد المائل إلى البني، وأزرق الكوبالت، ولم يأتِ الأحمر إلا متأخرًا. يوزعها المعلم بحيث لا يجاور لون نفسه. ابحث عن القاعدة التي اختارها: غالبًا ما تحمل النجوم لونًا واحدًا، ويتبدل الطوق حولها، وينسل شريط أبيض رفيع من فوق ومن تحت عبر كل ذلك.',
    },
  },
  {
    heading: { en: 'Laid face down', fr: 'Posé à l’envers', ar: 'مقلوب على وجهه' },
    text: {
      en: 'A panel is set upside down, glaze to the floor, from memory and by feel; only the clay backs show. Then mortar is poured over it, and the sheet is lifted when it has set. Not until that moment does the maker see the picture he has been laying for days. When you hang a panel or set a table top, look at it in the raking light of the evening: every little piece lies at a slightly different angle, and the wall glitters like water.',
      fr: 'On assemble un panneau à l’envers, émail contre le sol, de mémoire et au toucher\u00a0; seuls les dos d’argile se voient. Puis on coule le mortier, et on relève la plaque quand il a pris. Alors seulement, l’artisan voit l’image qu’il pose depuis des jours. Chez vous, regardez le panneau ou la table dans la lumière rasante du soir\u00a0: chaque petite pièce a son inclinaison, et la surface scintille comme l’eau.',
      ar: 'تُرص اللوحة مقلوبة والطلاء إلى الأرض، من الذاكرة وباللمس، فلا تظهر إلا ظهور الطين. ثم يُصب الملاط وتُرفع اللوحة حين يجف. عندئذ فقط يرى الصانع الصورة التي ظل يرصها أيامًا. وحين تعلق لوحة أو تنصب طاولة، انظر إليها في ضوء المساء المائل: لكل قطعة ميل يختلف قليلًا عن غيرها، فيتلألأ السطح كالماء.',
    },
  },
]
