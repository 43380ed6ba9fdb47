import { Banknote, HandHeart, Undo2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { cityLabel } from '@/catalog/city-label'
import { RETURN_DAYS } from '@/content/returns'
import { useLanguage } from '@/i18n/language-context'

/** What a shopper can count on, beside the button that needs it. */
export function TrustLines({ city }: { city: string }) {
  const { t, tKey } = useLanguage()
  return (
    <ul className="flex flex-col gap-1.5">
      <Line icon={HandHeart}>{t('product.handmadeIn', { city: cityLabel(city, tKey) })}</Line>
      <Line icon={Undo2} mirrored>
        <Link
          to={paths.support('returns')}
          className="underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {t('footer.returnDays', { count: RETURN_DAYS })}
        </Link>
      </Line>
      <Line icon={Banknote}>{t('product.payOnDelivery')}</Line>
    </ul>
  )
}

function Line({
  icon: Icon,
  mirrored,
  children,
}: {
  icon: LucideIcon
  mirrored?: boolean
  children: ReactNode
}) {
  return (
    <li className="flex gap-3">
      <span className="flex h-[calc(var(--leading-text)*1em)] items-center">
        <Icon
          aria-hidden="true"
          className={
            mirrored ? 'size-5 shrink-0 text-copper rtl:-scale-x-100' : 'size-5 shrink-0 text-copper'
          }
        />
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
