import { adminPaths } from '@/admin/admin-paths'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Link } from '@/ui/link'
import { Ltr } from '@/ui/ltr'
import type { AdminReturn } from './queries'

type Order = Pick<AdminReturn['order'], 'replaces'>

/** The order whose returned pieces this one replaced. */
export function FirstOrder({ order: { replaces } }: { order: Order }) {
  return (
    <>
      {replaces.map(({ original: { order_number: number } }) => (
        <Link
          key={number}
          to={adminPaths.order(number)}
          className="inline-flex min-h-8 items-center text-majolica underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          <Ltr>{number}</Ltr>
        </Link>
      ))}
    </>
  )
}

/** What of the value of exchanged pieces (MAD) is given back on the first order, which was paid for them. */
export function RestOnFirstOrder({ order, rest }: { order: Order; rest: number }) {
  const { t, language } = useLanguage()
  if (rest === 0) return null
  return (
    <>
      {t('adminReturns.restOnFirst', { amount: formatMoney(rest, language) })} <FirstOrder order={order} />
    </>
  )
}
