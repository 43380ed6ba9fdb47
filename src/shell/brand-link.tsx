import { useQuery } from '@tanstack/react-query'
import { paths } from '@/paths'
import mark from '@/assets/brand/logo-mark.svg'
import { cn } from '@/lib/cn'
import { settingsQueries, SITE_NAME } from '@/settings/queries'
import { Link } from '@/ui/link'

/** Logo and name of the shop, linked to the home page. */
export function BrandLink({ className }: { className?: string }) {
  const { data: shop } = useQuery(settingsQueries.shop())
  return (
    <Link
      to={paths.home()}
      className={cn('flex min-h-11 items-center gap-2 rounded-control md:gap-2.5', className)}
    >
      <img src={mark} alt="" width={36} height={36} className="size-9 shrink-0 lg:size-10" />
      {/* The sign alone where there is no room for the name. */}
      <bdi className="font-display text-[0.9rem] leading-tight font-semibold text-balance md:text-base md:leading-tight lg:text-xl lg:leading-tight max-md:@max-[7rem]:sr-only">
        {shop?.site_name ?? SITE_NAME}
      </bdi>
    </Link>
  )
}
