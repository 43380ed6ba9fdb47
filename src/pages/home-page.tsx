import { useQuery } from '@tanstack/react-query'
import { Hand, Headset, ShieldCheck, Truck, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { storyPictures } from '@/assets/pictures/story-pictures'
import { filterParams } from '@/catalog/filters'
import { catalogQueries } from '@/catalog/queries'
import { ProductCard } from '@/catalog/product-card'
import { RecentlyViewed } from '@/catalog/recently-viewed-section'
import { useCatalogSubscription } from '@/catalog/use-catalog-subscription'
import { cities, HOME_CITIES, type City } from '@/content/cities'
import { crafts, type Craft } from '@/content/crafts'
import { cityLabel } from '@/i18n/city-label'
import { deliveryDays } from '@/i18n/delivery-days'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { isDomestic } from '@/lib/countries'
import { deliveryRange } from '@/lib/delivery-range'
import { isAlwaysFree } from '@/lib/free-delivery'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { useUnread } from '@/lib/use-unread'
import { paths } from '@/paths'
import { settingsQueries } from '@/settings/queries'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { Khatam } from '@/ui/khatam'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { UnreadPart } from '@/ui/unread-part'
import { CardAction } from './card-action'
import { CityArch, CityNames, useCityCounts } from './city-arch'
import { Hero } from './home/hero'

export function Component() {
  const { t } = useLanguage()
  return (
    <div className="flex flex-col gap-14 lg:gap-24">
      <Seo title={t('home.tab')} />
      <div className="flex flex-col gap-10 lg:gap-14">
        <Hero />
        <TrustBadges />
      </div>
      <Featured />
      <CityCollections />
      <CraftGrid />
      <StoryStrip />
      <RecentlyViewed />
    </div>
  )
}

function TrustBadges() {
  const { t } = useLanguage()
  return (
    <section aria-labelledby="home-trust">
      <h2 id="home-trust" className="sr-only">
        {t('home.trust')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 max-[16rem]:grid-cols-1 lg:grid-cols-4 lg:gap-x-10">
        <TrustBadge icon={Hand} title={t('home.authentic')}>
          {t('home.authenticText')}
        </TrustBadge>
        <TrustBadge icon={Truck} title={t('home.fast')}>
          <DeliverySummary />
        </TrustBadge>
        <TrustBadge icon={ShieldCheck} title={t('home.quality')}>
          {t('home.qualityText')}
        </TrustBadge>
        <TrustBadge icon={Headset} title={t('home.support')}>
          {t('home.supportText')}
        </TrustBadge>
      </ul>
    </section>
  )
}

type TrustBadgeProps = { icon: LucideIcon; title: string; children: ReactNode }

function TrustBadge({ icon: Icon, title, children }: TrustBadgeProps) {
  return (
    <li className="flex flex-col gap-2">
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-7 text-copper" />
      <h3 className="text-lg">{title}</h3>
      <p className="text-sm text-ink-muted">{children}</p>
    </li>
  )
}

// Rendered invisibly until the rates have loaded, so that the text keeps its height.
const PLACEHOLDER_RATE = { fee: 15, free_from: 100, min_days: 3, max_days: 7 }

/** Fee and days of a delivery within Morocco, from the delivery rates. */
function DeliverySummary() {
  const { t, language } = useLanguage()
  const query = useQuery(settingsQueries.deliveryRates())
  const { data: rates } = query
  const isUnread = useUnread(query) !== null
  const rate = rates?.find(({ country }) => isDomestic(country))
  if (isUnread || (rates !== undefined && rate === undefined)) return t('home.fastText')

  const shown = rate ?? PLACEHOLDER_RATE
  const days = deliveryDays(deliveryRange(shown), t)
  return (
    <span className={rate === undefined ? 'invisible' : undefined}>
      {isAlwaysFree(shown)
        ? t('home.fastAlwaysFree', { days })
        : shown.free_from === null
          ? t('home.fastDays', { days })
          : t('home.fastFree', { days, amount: formatMoney(shown.free_from, language) })}
    </span>
  )
}

function Featured() {
  const { t } = useLanguage()
  useCatalogSubscription()
  const query = useQuery({
    ...catalogQueries.featured(),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const { data: products = [] } = query
  const unread = useUnread(query)
  if (products.length === 0 && unread === null) return null

  return (
    <section aria-labelledby="home-featured" className="flex flex-col gap-6 lg:gap-8">
      <SectionHeading id="home-featured" title={t('home.featured')} text={t('home.featuredText')} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 max-[16rem]:grid-cols-1 lg:grid-cols-4 lg:gap-x-6">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} Action={CardAction} />
          </li>
        ))}
      </ul>
      {unread !== null && <UnreadPart {...unread} />}
    </section>
  )
}

const collections = cities.filter(({ name }) => HOME_CITIES.includes(name))

function CityCollections() {
  const { t } = useLanguage()
  const { countOf, unread } = useCityCounts()

  return (
    <section aria-labelledby="home-cities" className="flex flex-col gap-6 lg:gap-8">
      <SectionHeading id="home-cities" title={t('home.cities')} text={t('home.citiesText')} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 max-[16rem]:grid-cols-1 lg:grid-cols-4 lg:gap-x-6">
        {collections.map((city) => (
          <li key={city.name}>
            <Collection city={city} count={countOf(city.name)} />
          </li>
        ))}
      </ul>
      {unread !== null && <UnreadPart {...unread} />}
      <Button asChild tone="secondary" size="large" className="self-center">
        <Link to={paths.products()}>{t('home.viewAll')}</Link>
      </Button>
    </section>
  )
}

function Collection({ city, count }: { city: City; count: number | undefined }) {
  const { t, tKey, language } = useLanguage()
  return (
    <article className="group relative flex h-full flex-col gap-4 text-center">
      <CityArch city={city.name} sizes="(min-width: 1200px) 460px, (min-width: 768px) 38vw, 76vw" postponed />
      <div className="flex grow flex-col items-center">
        <h3 className="text-2xl">
          <CityNames city={city} />
        </h3>
        <p>{city.specialty[language]}</p>
        {/* Keeps its height until the count has loaded. */}
        <p className="min-h-[1lh] text-sm text-ink-muted">
          {count !== undefined && t('shop.products.count', { count })}
        </p>
        {/* The link covers the whole card. */}
        <Button asChild tone="link" className="mt-auto after:absolute after:inset-0 max-sm:text-sm">
          <Link
            to={paths.products(filterParams({ city: city.name }))}
            aria-label={t('home.exploreNamed', { city: cityLabel(city.name, tKey) })}
          >
            {t('home.explore')}
          </Link>
        </Button>
      </div>
    </article>
  )
}

function CraftGrid() {
  const { t } = useLanguage()
  return (
    <section aria-labelledby="home-crafts" className="flex flex-col gap-6 lg:gap-8">
      <SectionHeading id="home-crafts" title={t('home.crafts')} text={t('home.craftsText')} />
      <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:gap-x-5 md:grid-cols-6">
        {crafts.map((craft, index) => (
          <li key={craft.key} className={cn(index === 0 && 'md:col-span-2 md:row-span-2')}>
            <CraftTile craft={craft} large={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CraftTile({ craft, large }: { craft: Craft; large: boolean }) {
  const { language } = useLanguage()
  return (
    <Link
      to={paths.products(filterParams({ category: craft.key }))}
      className="group flex h-full flex-col gap-2 rounded-picture"
    >
      <Picture
        src={imageUrl(craft.picture)}
        srcSet={imageSrcSet(craft.picture)}
        sizes={
          large
            ? '(min-width: 768px) 380px, 30vw'
            : '(min-width: 1200px) 180px, (min-width: 768px) 15vw, 30vw'
        }
        width={1000}
        height={1250}
        color={craft.color}
        postponed
        alt=""
        className={cn('aspect-4/5 rounded-picture', large && 'md:aspect-auto md:min-h-0 md:grow md:basis-0')}
        imageClassName="transition-transform duration-250 ease-out group-hover:scale-[1.03]"
      />
      <span className={cn('font-medium group-hover:underline max-sm:text-sm', large && 'md:text-lg')}>
        {craft.name[language]}
      </span>
    </Link>
  )
}

const picture = storyPictures['copper-masters-of-fez']

function StoryStrip() {
  const { t, language } = useLanguage()
  return (
    <section
      aria-labelledby="home-story"
      className="grid overflow-hidden rounded-picture bg-majolica text-plaster lg:grid-cols-[3fr_2fr]"
    >
      <Picture
        {...picture}
        sizes="(min-width: 1200px) 700px, (min-width: 1024px) 58vw, 94vw"
        alt={picture.alt[language]}
        className="aspect-4/3"
      />
      <div className="flex flex-col items-start justify-center gap-5 p-6 sm:p-10 lg:p-12">
        <Khatam outline className="size-8 text-gold" />
        <h2 id="home-story" className="text-3xl">
          {t('home.story')}
        </h2>
        <p>{t('home.storyText')}</p>
        <Button asChild tone="secondary">
          <Link to={paths.stories()}>{t('home.storyLink')}</Link>
        </Button>
      </div>
    </section>
  )
}

type SectionHeadingProps = { id: string; title: string; text: string }

function SectionHeading({ id, title, text }: SectionHeadingProps) {
  return (
    <div className="flex flex-col gap-2">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      <p className="max-w-prose text-ink-muted">{text}</p>
    </div>
  )
}
