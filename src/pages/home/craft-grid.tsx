import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { filterParams } from '@/catalog/filters'
import { crafts, type Craft } from '@/content/crafts'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { Picture } from '@/ui/picture'
import { SectionHeading } from './section-heading'

export function CraftGrid() {
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
