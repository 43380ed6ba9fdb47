import { Suspense } from 'react'
import { loadArea } from '@/i18n/catalogues'
import { optionalPart } from '@/ui/lazy-part'
import type { ApproximateAmountProps } from './approximate-amount'
import { useCurrency } from './chosen-currency'

type ApproximatePriceProps = Omit<ApproximateAmountProps, 'currency'>

// Most shoppers choose no currency: they fetch neither the code nor the rates.
const ApproximateAmount = optionalPart(async () => {
  const [module] = await Promise.all([import('./approximate-amount'), loadArea('currency')])
  return module.ApproximateAmount
})

/** An amount in dirhams as "about 42 EUR", for shoppers who chose a currency; nothing for everybody else. */
export function ApproximatePrice(props: ApproximatePriceProps) {
  const currency = useCurrency()
  if (currency === null) return null
  return (
    <Suspense fallback={null}>
      <ApproximateAmount {...props} currency={currency} />
    </Suspense>
  )
}
