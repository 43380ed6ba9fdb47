import type { StoryBody } from '../text'

export const body: StoryBody = [
  {
    text: {
      en: 'It arrives folded like a shirt, and people wonder. A few blankets later it stands in the room, round and firm, with a star on its back. The leather pouf is among the few pieces of furniture that travel flat in a parcel. What makes it last is decided long before, in the skin, the cut and the thread.',
      fr: 'Il arrive plié comme une chemise, et l’on s’étonne. Quelques couvertures plus tard, il est là, rond et ferme, une étoile sur le dos. Le pouf en cuir est l’un des rares meubles qui voyagent à plat. Ce qui le fait durer se décide bien avant, dans la peau, la coupe et le fil.',
      ar: 'يصل مطويًا كالقميص فيستغرب الناس. وبعد بضعة أغطية ينتصب في الغرفة مستديرًا متماسكًا وعلى ظهره نجمة. البوف الجلدي من قطع الأثاث القليلة التي تسافر مسطحة. وما يجعله يدوم يتقرر قبل ذلك بكثير، في الجلد والقص والخيط.',
    },
  },
  {
    heading: { en: 'The skin', fr: 'La peau', ar: 'الجلد' },
    text: {
      en: 'Goat is the classic: thin, light and surprisingly strong, with a tight grain that takes dye evenly. A pouf of the usual size needs about three skins. They are tanned with bark, which gives the honey colour of undyed leather, and rubbed with a little oil so that they can be folded without breaking. Small scars and changes of shade stay; they are the animal’s own biography.',
      fr: 'La chèvre est le grand classique\u00a0: fine, légère, étonnamment solide, avec un grain serré qui prend bien la teinture. Un pouf de taille courante demande environ trois peaux. Elles sont tannées à l’écorce, d’où la couleur miel du cuir naturel, et frottées d’un peu d’huile pour se plier sans casser. Les petites cicatrices et les nuances restent\u00a0; c’est la biographie de l’animal.',
      ar: 'جلد الماعز هو الأصل: رقيق وخفيف ومتين على نحو مدهش، وحبيباته المتراصة تتقبل الصبغ بانتظام. يحتاج البوف المعتاد إلى نحو ثلاثة جلود، تُدبغ باللحاء الذي يمنحها لون العسل، وتُدهن بقليل من الزيت لتنطوي دون أن تنكسر. أما الندوب الصغيرة واختلاف الدرجات فتبقى، فهي سيرة الحيوان.',
    },
  },
  {
    heading: { en: 'The cut', fr: 'La coupe', ar: 'القص' },
    text: {
      en: 'Top and sides are made of wedges, as an orange is: commonly sixteen for the top, twice as many in fine work, and straight panels around. The maker lays them so that the strongest part of the skin carries the weight. Before anything is closed, the star is stitched on the flat leather: first the outline, pricked through a paper pattern, then rings of backstitch in cotton or silk. A round label of leather in the middle hides where all the points meet.',
      fr: 'Le dessus est fait de quartiers, comme une orange\u00a0: souvent seize, deux fois plus dans le travail fin, et des panneaux droits tout autour. L’artisan les dispose pour que la partie la plus forte de la peau porte le poids. Avant de rien fermer, il brode l’étoile sur le cuir à plat\u00a0: d’abord le contour, piqué à travers un patron de papier, puis des cercles de points arrière en coton ou en soie. Une pastille de cuir, au milieu, cache l’endroit où toutes les pointes se rejoignent.',
      ar: 'يتكون السطح من فصوص كفصوص البرتقال: ستة عشر في الغالب، وضعفها في العمل الدقيق، وحولها قطع مستقيمة. يرتبها الصانع بحيث يحمل أقوى جزء من الجلد الثقل. وقبل إغلاق أي شيء تُطرز النجمة على الجلد منبسطًا: الإطار أولًا، مثقوبًا عبر نموذج من الورق، ثم دوائر من الغرز بالقطن أو الحرير. وتخفي قطعة مستديرة من الجلد في الوسط ملتقى الرؤوس كلها.',
    },
  },
  {
    heading: { en: 'The thread', fr: 'Le fil', ar: 'الخيط' },
    text: {
      en: 'The wedges are sewn inside out with waxed thread, then the whole is turned through the opening at the bottom, the hardest minute of the day. A visible seam in a lighter colour follows each joint and doubles it. A good pouf shows it: even stitches, no glue at the edges, a zip sewn to a strip of leather and not to the skin itself.',
      fr: 'Les quartiers sont cousus à l’envers au fil ciré, puis le tout est retourné par l’ouverture du dessous\u00a0: la minute la plus rude de la journée. Une couture apparente, plus claire, suit et double chaque joint. Un bon pouf le montre\u00a0: des points réguliers, pas de colle aux bords, une fermeture cousue sur une bande de cuir et non sur la peau.',
      ar: 'تُخاط الفصوص من الداخل بخيط مشمّع، ثم يُقلب كل شيء عبر فتحة الأسفل، وتلك أصعب دقيقة في اليوم. وتتبع كل وصلة خياطة ظاهرة بلون أفتح تقويها. والبوف الجيد يُعرف بذلك: غرز منتظمة، ولا لصاق على الحواف، وسحّاب مخيط على شريط من الجلد لا على الجلد نفسه.',
    },
  },
  {
    heading: { en: 'At home', fr: 'À la maison', ar: 'في البيت' },
    text: {
      en: 'Fill it generously, as everything settles. Old clothes, rolled and pressed against the wall of the pouf, give a firm seat; wadding or shredded fabric in the middle makes it soft. After a month open the zip and add some more. Then leave it to the household: to feet, to children, to a tray with tea. It only gets better.',
      fr: 'Garnissez généreusement, car tout se tasse. De vieux vêtements roulés, pressés contre la paroi, donnent une assise ferme\u00a0; de l’ouate ou du tissu déchiqueté au centre l’adoucit. Au bout d’un mois, rouvrez et complétez. Ensuite, laissez-le à la maisonnée\u00a0: aux pieds, aux enfants, au plateau de thé. Il ne fera que s’améliorer.',
      ar: 'املأه بسخاء لأن كل حشو يهبط. الملابس القديمة الملفوفة المضغوطة إلى الجوانب تعطي مقعدًا متماسكًا، والقطن أو قصاصات القماش في الوسط تلينه. وبعد شهر افتح السحّاب وزد قليلًا. ثم اتركه لأهل البيت: للأقدام والأطفال وصينية الشاي، ولن يزداد إلا حسنًا.',
    },
  },
]
