import { Suspense } from 'react'
import { loadArea } from '@/i18n/catalogues'
import { lazyPart } from '@/ui/lazy-part'
import type { Quote } from './queries'

type PromotionProps = { quote: Quote | undefined }

const Field = lazyPart<PromotionProps>(async () => {
  const [module] = await Promise.all([import('./promotion-field'), loadArea('promotion')])
  return module.PromotionField
})

/** Where a shopper enters the code of a promotion, and what became of it. */
export function Promotion({ quote }: PromotionProps) {
  return (
    <div className="min-h-11">
      <Suspense fallback={null}>
        <Field quote={quote} />
      </Suspense>
    </div>
  )
}
