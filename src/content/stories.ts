import type { CityName } from './cities'
import type { StoryBody, Text } from './text'

export const STORY_SLUGS = [
  'copper-masters-of-fez',
  'leather-of-marrakech',
  'zellige-and-wood-inlay',
  'choosing-the-perfect-copper-lamp',
  'behind-the-leather-pouf',
  'zellige-patterns-101',
] as const
export type StorySlug = (typeof STORY_SLUGS)[number]

export type Story = {
  readonly slug: StorySlug
  readonly kind: 'artisans' | 'article'
  readonly title: Text
  readonly summary: Text
  /** One of the pictures in src/assets, or a path in the bucket of product pictures. */
  readonly picture:
    | { readonly own: 'copper' | 'leather' | 'zellige' }
    | { readonly product: string; readonly color: string; readonly alt: Text }
  /** Reading time in minutes; a test compares it with the text. */
  readonly minutes: number
  /** The products that the story is about: filters of the list, by key of the category. */
  readonly craft: { readonly city?: CityName; readonly category: string }
}

export const stories: readonly Story[] = [
  {
    slug: 'copper-masters-of-fez',
    kind: 'artisans',
    title: { en: 'Copper Masters of Fez', fr: 'Les maîtres du cuivre de Fès', ar: 'أساتذة النحاس في فاس' },
    summary: {
      en: 'On Place Seffarine, hammers have set the rhythm of the medina for centuries. We listen to what they say.',
      fr: 'Place Seffarine, les marteaux rythment la médina depuis des siècles. Écoutons ce qu’ils racontent.',
      ar: 'في ساحة الصفارين تضبط المطارق إيقاع المدينة العتيقة منذ قرون. لنصغِ إلى ما تقوله.',
    },
    picture: { own: 'copper' },
    minutes: 2,
    craft: { city: 'Fez', category: 'copperware' },
  },
  {
    slug: 'leather-of-marrakech',
    kind: 'artisans',
    title: { en: 'Leather of Marrakech', fr: 'Le cuir de Marrakech', ar: 'جلد مراكش' },
    summary: {
      en: 'From the tanners of Bab Debbagh to the stitchers of the souk: many hands behind one bag.',
      fr: 'Des tanneurs de Bab Debbagh aux couseurs du souk\u00a0: bien des mains derrière un seul sac.',
      ar: 'من دباغي باب الدباغ إلى خرّازي السوق: أيدٍ كثيرة وراء حقيبة واحدة.',
    },
    picture: { own: 'leather' },
    minutes: 2,
    craft: { city: 'Marrakech', category: 'leather-goods' },
  },
  {
    slug: 'zellige-and-wood-inlay',
    kind: 'artisans',
    title: { en: 'Zellige & Wood Inlay', fr: 'Zellige et marqueterie', ar: 'الزليج وتطعيم الخشب' },
    summary: {
      en: 'One breaks clay into stars, the other sinks lemonwood into thuya. Both begin with a compass.',
      fr: 'L’un brise l’argile en étoiles, l’autre incruste le citronnier dans le thuya. Tous deux commencent au compas.',
      ar: 'أحدهما يكسر الطين نجومًا والآخر يطعّم العرعار بخشب الليمون، وكلاهما يبدأ بالفرجار.',
    },
    picture: { own: 'zellige' },
    minutes: 2,
    craft: { category: 'zellige' },
  },
  {
    slug: 'choosing-the-perfect-copper-lamp',
    kind: 'article',
    title: {
      en: 'Choosing the Perfect Copper Lamp',
      fr: 'Bien choisir sa lampe en cuivre',
      ar: 'كيف تختار المصباح النحاسي المناسب',
    },
    summary: {
      en: 'Copper or brass, close piercing or wide, which bulb and how high: a short guide before you hang it.',
      fr: 'Cuivre ou laiton, ajours fins ou larges, quelle ampoule et à quelle hauteur\u00a0: un petit guide avant de l’accrocher.',
      ar: 'نحاس أحمر أم أصفر، تخريم دقيق أم واسع، أي لمبة وأي ارتفاع: دليل قصير قبل التعليق.',
    },
    picture: {
      product: 'catalog/lantern-teardrop-copper-1000.avif',
      color: '#8f4a20',
      alt: {
        en: 'Pierced copper lantern throwing a star of light',
        fr: 'Lanterne de cuivre ajourée projetant une étoile de lumière',
        ar: 'فانوس من النحاس الأحمر المخرّم يلقي نجمة من الضوء',
      },
    },
    minutes: 2,
    craft: { category: 'lamps' },
  },
  {
    slug: 'behind-the-leather-pouf',
    kind: 'article',
    title: { en: 'Behind the Leather Pouf', fr: 'Les dessous du pouf en cuir', ar: 'ما وراء البوف الجلدي' },
    summary: {
      en: 'Goat skin, waxed thread, a star in the middle: how a flat parcel becomes the best seat in the house.',
      fr: 'Une peau de chèvre, du fil ciré, une étoile au centre\u00a0: comment un colis plat devient le meilleur siège de la maison.',
      ar: 'جلد ماعز وخيط مشمّع ونجمة في الوسط: هكذا يصير طرد مسطح أفضل مقعد في البيت.',
    },
    picture: {
      product: 'catalog/pouf-square-cognac-1000.avif',
      color: '#d9c7ad',
      alt: {
        en: 'Square pouf in cognac leather with a stitched rosette',
        fr: 'Pouf carré en cuir cognac à rosace surpiquée',
        ar: 'بوف مربع من الجلد القرفي بوردة مخيطة',
      },
    },
    minutes: 2,
    craft: { category: 'poufs' },
  },
  {
    slug: 'zellige-patterns-101',
    kind: 'article',
    title: {
      en: 'Zellige Patterns 101',
      fr: 'Le zellige, premières leçons de motifs',
      ar: 'مبادئ زخارف الزليج',
    },
    summary: {
      en: 'The khatam, the sixteen-pointed star and the little pieces between them: learn to read a wall.',
      fr: 'Le khatam, l’étoile à seize branches et les petites pièces qui les relient\u00a0: apprenez à lire un mur.',
      ar: 'الخاتم والنجمة ذات الستة عشر رأسًا والقطع الصغيرة بينهما: تعلّم قراءة الجدار.',
    },
    picture: {
      product: 'catalog/tiles-zellige-stack-1000.avif',
      color: '#d3cdc2',
      alt: {
        en: 'Stack of zellige tiles with blue and yellow stars',
        fr: 'Pile de carreaux de zellige à étoiles bleues et jaunes',
        ar: 'رصة من بلاطات الزليج بنجوم زرقاء وصفراء',
      },
    },
    minutes: 2,
    craft: { category: 'zellige' },
  },
]

const bodies: Readonly<Record<StorySlug, () => Promise<StoryBody>>> = {
  'copper-masters-of-fez': () => import('./stories/copper-masters-of-fez').then(({ body }) => body),
  'leather-of-marrakech': () => import('./stories/leather-of-marrakech').then(({ body }) => body),
  'zellige-and-wood-inlay': () => import('./stories/zellige-and-wood-inlay').then(({ body }) => body),
  'choosing-the-perfect-copper-lamp': () =>
    import('./stories/choosing-the-perfect-copper-lamp').then(({ body }) => body),
  'behind-the-leather-pouf': () => import('./stories/behind-the-leather-pouf').then(({ body }) => body),
  'zellige-patterns-101': () => import('./stories/zellige-patterns-101').then(({ body }) => body),
}

export function findStory(slug: string): Story | undefined {
  return stories.find((story) => story.slug === slug)
}

/** Loads the text of a story, which has its own chunk. */
export function loadStory(slug: StorySlug): Promise<StoryBody> {
  return bodies[slug]()
}

/** The previous and the next story in the order of the list. */
export function adjacentStories(slug: StorySlug): { previous: Story | undefined; next: Story | undefined } {
  const index = stories.findIndex((story) => story.slug === slug)
  return { previous: stories[index - 1], next: stories[index + 1] }
}
