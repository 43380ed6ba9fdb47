import type { StoryBody } from '../text'

export const body: StoryBody = [
  {
    text: {
      en: 'In Marrakech leather has a quarter of its own. Behind Bab Debbagh, the Gate of the Tanners, on the eastern side of the medina, families have worked the same pits for generations. The air is strong and visitors are handed a sprig of mint. What happens here is chemistry older than the word: water, lime, bark and time turn something that rots into something that lasts.',
      fr: 'À Marrakech, le cuir a son quartier. Derrière Bab Debbagh, la porte des Tanneurs, à l’est de la médina, des familles travaillent les mêmes fosses depuis des générations. L’air est fort et l’on tend aux visiteurs un brin de menthe. Ce qui se passe ici est une chimie plus vieille que le mot\u00a0: l’eau, la chaux, l’écorce et le temps changent ce qui pourrit en ce qui dure.',
      ar: 'للجلد في مراكش حي خاص به. خلف باب الدباغ شرق المدينة العتيقة تشتغل عائلات في الأحواض نفسها جيلًا بعد جيل. الرائحة قوية، ويُعطى الزائر عودًا من النعناع. ما يجري هنا كيمياء أقدم من اسمها: الماء والجير واللحاء والزمن تحول ما يفسد إلى ما يدوم.',
    },
  },
  {
    heading: { en: 'The slow part', fr: 'Le temps long', ar: 'الجزء البطيء' },
    text: {
      en: 'A goat skin arrives salted and stiff. It is soaked, limed so that the hair lets go, scraped on a slanting beam and washed again and again. Pigeon droppings, rich in ammonia, make it supple. Then comes the tanning itself, in baths of ground bark, pomegranate rind or mimosa, stronger from one day to the next. It takes three to six weeks in all. Hurry shows later, as leather that cracks at the fold.',
      fr: 'La peau de chèvre arrive salée et raide. On la trempe, on la passe à la chaux pour que le poil cède, on l’écharne sur un chevalet, on la lave encore et encore. La fiente de pigeon, riche en ammoniac, l’assouplit. Vient alors le tannage, dans des bains d’écorce moulue, d’écorce de grenade ou de mimosa, plus concentrés de jour en jour. Le tout prend de trois à six semaines. La hâte se voit plus tard, quand le cuir craque au pli.',
      ar: 'يصل جلد الماعز مملحًا يابسًا. يُنقع، ثم يوضع في الجير حتى يتساقط الشعر، ويُكشط على خشبة مائلة ويُغسل مرات ومرات. ويلينه زرق الحمام الغني بالأمونياك. ثم تأتي الدباغة في أحواض من اللحاء المطحون أو قشر الرمان أو الميموزا، تزداد قوة يومًا بعد يوم. يستغرق ذلك كله من ثلاثة إلى ستة أسابيع. أما العجلة فتظهر لاحقًا، حين يتشقق الجلد عند الطي.',
    },
  },
  {
    heading: {
      en: 'From the pits to the bench',
      fr: 'Des fosses à l’établi',
      ar: 'من الأحواض إلى طاولة العمل',
    },
    text: {
      en: 'The dry skins are sold by auction, piece by piece, and carried to workshops no wider than a door. There the kharraz, the leather stitcher, sorts them: the back for straps, the flanks for lining, the finest for babouches. He cuts by eye along a cardboard pattern, pares the edges thin and sews with waxed thread and two needles that meet in every hole. If one stitch wears out, the next one holds. Embroidery in silk or in agave fibre is often done by women at home, between two other tasks of the day.',
      fr: 'Les peaux sèches se vendent à la criée, une à une, puis gagnent des ateliers pas plus larges qu’une porte. Le kharraz, le couseur de cuir, les trie\u00a0: le dos pour les lanières, les flancs pour la doublure, les plus fines pour les babouches. Il coupe à l’œil le long d’un patron de carton, amincit les bords et coud au fil ciré, avec deux aiguilles qui se croisent dans chaque trou. Si un point s’use, le suivant tient. La broderie de soie ou de fibre d’agave est souvent faite par des femmes, chez elles, entre deux tâches de la journée.',
      ar: 'تُباع الجلود الجافة بالدلالة قطعة قطعة، ثم تُحمل إلى ورشات لا تزيد سعتها على عرض باب. هناك يفرزها الخرّاز: الظهر للأحزمة، والجوانب للبطانة، وأرقها للبلغة. يقص بالنظر على قالب من الورق المقوى، ويرقق الحواف، ويخيط بخيط مشمّع وإبرتين تلتقيان في كل ثقب، فإذا بليت غرزة أمسكت التي تليها. أما التطريز بالحرير أو بخيط الصبار فتنجزه في الغالب نساء في بيوتهن بين شغلين من أشغال اليوم.',
    },
  },
  {
    heading: { en: 'A material that remembers', fr: 'Une matière qui se souvient', ar: 'مادة لها ذاكرة' },
    text: {
      en: 'Vegetable-tanned leather darkens where the hand touches it and lightens where it bends. A bag that is carried every day becomes, after a few years, a portrait of its owner. Keep it from soaking rain, feed it twice a year, and take it to a shoemaker when a seam opens: everything in it can be sewn again, because it was sewn by hand the first time.',
      fr: 'Le cuir au tannage végétal fonce là où la main le touche et s’éclaircit là où il plie. Un sac porté chaque jour devient, après quelques années, le portrait de son propriétaire. Évitez-lui la grosse pluie, nourrissez-le deux fois par an, et confiez-le à un cordonnier si une couture s’ouvre\u00a0: tout peut être recousu, puisque tout fut cousu à la main la première fois.',
      ar: 'يغمق الجلد المدبوغ بالنباتات حيث تلمسه اليد ويفتح لونه حيث ينثني. والحقيبة التي تُحمل كل يوم تصير بعد سنوات صورة لصاحبها. احمها من المطر الغزير، وغذِّها مرتين في السنة، وخذها إلى الإسكافي إذا انفتحت خياطة: كل ما فيها يمكن أن يُخاط من جديد، لأنه خيط باليد أول مرة.',
    },
  },
]
