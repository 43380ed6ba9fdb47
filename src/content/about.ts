import type { StorySlug } from './stories'
import type { Text } from './text'

export const ABOUT_SECTIONS = ['about', 'artisans', 'sustainability', 'press', 'careers', 'blog'] as const
export type AboutSection = (typeof ABOUT_SECTIONS)[number]

export const aboutHero: { title: Text; text: Text } = {
  title: {
    en: 'Made by hand, passed on by heart',
    fr: 'Fait à la main, transmis avec le cœur',
    ar: 'تصنعه اليد وتتوارثه القلوب',
  },
  text: {
    en: 'Since 1995 we have brought the work of Moroccan workshops to homes that use it, mend it and hand it down.',
    fr: 'Depuis 1995, nous apportons les pièces des ateliers marocains à celles et ceux qui sauront s’en servir, les réparer et les transmettre.',
    ar: 'منذ 1995 نحمل أعمال الورشات المغربية إلى بيوت تستعملها وتعتني بها وتورّثها.',
  },
}

export const aboutStory: readonly Text[] = [
  {
    en: 'It began with one stall in the medina of Fez, a few steps from the coppersmiths, and with a promise to our neighbours: what they made well, we would sell well.',
    fr: 'Tout a commencé par une échoppe dans la médina de Fès, à deux pas des dinandiers, et par une promesse faite aux voisins\u00a0: ce qu’ils fabriquaient bien, nous le vendrions bien.',
    ar: 'بدأت الحكاية بدكان واحد في مدينة فاس العتيقة، على خطوات من النحّاسين، وبوعد قطعناه لجيراننا: ما أحسنوا صنعه نحسن بيعه.',
  },
  {
    en: 'Today we work with family workshops and cooperatives in seven cities. We agree the price with the person who makes the piece, pay part of it when the work begins and the rest when it is done.',
    fr: 'Aujourd’hui, nous travaillons avec des ateliers familiaux et des coopératives dans sept villes. Nous convenons du prix avec la personne qui fabrique la pièce, en payons une part au début du travail et le reste à la fin.',
    ar: 'نعمل اليوم مع ورشات عائلية وتعاونيات في سبع مدن. نتفق على السعر مع صانع القطعة نفسه، وندفع جزءًا عند بدء العمل والباقي عند انتهائه.',
  },
  {
    en: 'One per cent of our revenue goes into a community fund for apprenticeships and tools, so that the next pair of hands finds a place at the bench.',
    fr: 'Un pour cent de notre chiffre d’affaires alimente un fonds pour l’apprentissage et l’outillage, afin que la relève trouve sa place à l’établi.',
    ar: 'ونخصص واحدًا في المئة من رقم معاملاتنا لصندوق تضامني يمول التعلم والأدوات، حتى تجد الأيدي القادمة مكانها في الورشة.',
  },
]

export const aboutStats: readonly { id: string; value: string | Text; label: Text }[] = [
  { id: 'founded', value: '1995', label: { en: 'Founded', fr: 'Année de fondation', ar: 'سنة التأسيس' } },
  { id: 'artisans', value: '150+', label: { en: 'Artisans', fr: 'Artisans', ar: 'صانع وصانعة' } },
  { id: 'cities', value: '7', label: { en: 'Cities', fr: 'Villes', ar: 'مدن' } },
  {
    id: 'fund',
    value: { en: '1%', fr: '1\u00a0%', ar: '1%' },
    label: { en: 'Community Fund', fr: 'Fonds solidaire', ar: 'الصندوق التضامني' },
  },
]

export const aboutArtisans: readonly StorySlug[] = [
  'copper-masters-of-fez',
  'leather-of-marrakech',
  'zellige-and-wood-inlay',
]

export const aboutArticles: readonly StorySlug[] = [
  'choosing-the-perfect-copper-lamp',
  'behind-the-leather-pouf',
  'zellige-patterns-101',
]

export const SUSTAINABILITY_IDS = ['price', 'materials', 'packaging', 'community'] as const

export const aboutSustainability: readonly {
  id: (typeof SUSTAINABILITY_IDS)[number]
  title: Text
  text: Text
}[] = [
  {
    id: 'price',
    title: { en: 'Fair Trade Pricing', fr: 'Des prix équitables', ar: 'أسعار عادلة' },
    text: {
      en: 'The makers set the price of their hours. We do not haggle it down, and we never ask for work on credit.',
      fr: 'C’est l’artisan qui fixe le prix de ses heures. Nous ne le marchandons pas et ne demandons jamais de travail à crédit.',
      ar: 'الصانع هو من يحدد سعر عمله. لا نساومه عليه، ولا نطلب عملًا بالدين أبدًا.',
    },
  },
  {
    id: 'materials',
    title: {
      en: 'Natural & Recycled Materials',
      fr: 'Matières naturelles et recyclées',
      ar: 'مواد طبيعية ومعاد تدويرها',
    },
    text: {
      en: 'Clay, wool, vegetable-tanned leather, thuya burl; old copper and brass melted into new.',
      fr: 'Argile, laine, cuir au tannage végétal, loupe de thuya\u00a0; vieux cuivre et laiton refondus en objets neufs.',
      ar: 'طين وصوف وجلد مدبوغ بالنباتات وجذور العرعار، ونحاس قديم يُصهر من جديد.',
    },
  },
  {
    id: 'packaging',
    title: { en: 'Low-Waste Packaging', fr: 'Un emballage sobre', ar: 'تغليف قليل النفايات' },
    text: {
      en: 'Paper, cardboard and wool offcuts protect the pieces. Most poufs travel empty, which halves the parcel.',
      fr: 'Papier, carton et chutes de laine protègent les pièces. La plupart des poufs voyagent vides\u00a0: le colis est deux fois plus petit.',
      ar: 'نحمي القطع بالورق والكرتون وبقايا الصوف. وتُرسل معظم البوفات فارغة فيصغر حجم الطرد إلى النصف.',
    },
  },
  {
    id: 'community',
    title: { en: 'Community Investment', fr: 'Investir dans les métiers', ar: 'الاستثمار في الحرف' },
    text: {
      en: 'One per cent of revenue pays apprentices and buys tools for the workshops that train them.',
      fr: 'Un pour cent du chiffre d’affaires rémunère des apprentis et équipe les ateliers qui les forment.',
      ar: 'يُصرف واحد في المئة من رقم المعاملات لفائدة المتعلمين وأدوات الورشات التي تكونهم.',
    },
  },
]

/** Places where the press can meet the shop, until there is press coverage to show. */
export const aboutPress: readonly { id: 'Casablanca' | 'Marrakech' | 'Fez'; name: Text; text: Text }[] = [
  {
    id: 'Casablanca',
    name: { en: 'Casa', fr: 'Casa', ar: 'كازا' },
    text: {
      en: 'Images and figures for editors',
      fr: 'Photos et chiffres pour les rédactions',
      ar: 'صور ومعطيات للصحافة',
    },
  },
  {
    id: 'Marrakech',
    name: { en: 'Marrakech', fr: 'Marrakech', ar: 'مراكش' },
    text: {
      en: 'Visits to leather workshops',
      fr: 'Visites d’ateliers de cuir',
      ar: 'زيارات لورشات الجلد',
    },
  },
  {
    id: 'Fez',
    name: { en: 'Fez', fr: 'Fès', ar: 'فاس' },
    text: {
      en: 'The showroom and the coppersmiths',
      fr: 'Le showroom et les dinandiers',
      ar: 'المعرض والنحّاسون',
    },
  },
]

export const aboutCareers: readonly Text[] = [
  {
    en: 'We are growing, slowly and on purpose. Our roles can be done remotely from anywhere in Morocco.',
    fr: 'Nous grandissons, doucement et à dessein. Nos postes peuvent s’exercer à distance, de partout au Maroc.',
    ar: 'نكبر بهدوء وعن قصد. ويمكن العمل معنا عن بُعد من أي مكان في المغرب.',
  },
  {
    en: 'No role is open at the moment. If you have a craft, a language or a skill that we lack, tell us about it.',
    fr: 'Aucun poste n’est ouvert pour le moment. Si vous avez un métier, une langue ou un savoir-faire qui nous manque, parlez-nous-en.',
    ar: 'لا توجد وظائف شاغرة حاليًا. وإن كنت تتقن حرفة أو لغة أو مهارة تنقصنا فراسلنا.',
  },
]
