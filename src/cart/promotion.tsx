import { lazy, Suspense } from 'react'
import { loadArea } from '@/i18n/catalogues'
import type { Quote } from './queries'

type PromotionProps = { quote: Quote | undefined }

const Field = lazy<(props: PromotionProps) => React.ReactNode>(() =>
  Promise.all([import('./promotion-field'), loadArea('promotion')]).then(
    ([module]) => ({ default: module.PromotionField }),
    // Offline there is no quote either.
    () => ({ default: () => null }),
  ),
)

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
