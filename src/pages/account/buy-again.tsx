import { useMutation } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useCartActions } from '@/cart/cart-context'
import type { Quote } from '@/cart/queries'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { unwrap } from '@/lib/errors'
import { publicData } from '@/lib/supabase'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { linesToBuyAgain, type OrderedItem } from './again'

/** Puts what can still be had of an order into the cart, at today's prices, and says what cannot. */
export function BuyAgain({ items, country }: { items: readonly OrderedItem[]; country: string }) {
  const { t, language } = useLanguage()
  const { add } = useCartActions()
  const again = useMutation({
    mutationFn: async () => {
      const wanted = items.map(({ product_id, variation_ids, quantity }) => ({
        product_id,
        variation_ids,
        quantity,
      }))
      const quote = unwrap(await publicData().rpc('quote_order', { items: wanted, country })) as Quote
      return linesToBuyAgain(items, quote)
    },
    onSuccess: ({ lines }) => {
      for (const { line, quantity } of lines) add(line, quantity, { quiet: true })
    },
  })
  const result = again.data

  return (
    <>
      <Button busy={again.isPending} onClick={() => again.mutate()}>
        <RotateCcw aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t('account.buyAgain')}
      </Button>
      {result !== undefined && (
        <Notice
          role="status"
          tone={result.gone.length + result.fewer.length > 0 ? 'warning' : 'success'}
          className="order-last w-full"
        >
          <div className="flex flex-col gap-1">
            <p>
              {result.lines.length > 0
                ? t('account.addedAgain', { count: result.lines.length })
                : t('account.nothingAgain')}
            </p>
            {result.fewer.map((item, index) => (
              <p key={index}>{t('account.fewerAgain', { name: localized(item, 'name', language) })}</p>
            ))}
            {result.gone.map((item, index) => (
              <p key={index}>{t('account.goneAgain', { name: localized(item, 'name', language) })}</p>
            ))}
          </div>
          {result.lines.length > 0 && (
            <Button asChild tone="link">
              <Link to={paths.cart()}>{t('account.toCart')}</Link>
            </Button>
          )}
        </Notice>
      )}
    </>
  )
}
