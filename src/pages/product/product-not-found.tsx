import { useEffect, useRef } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { paths } from '@/paths'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { toast } from '@/ui/toast'

export type ProductNotFoundProps = {
  /** The product's name, when it was deactivated while this page showed it. */
  previousName: string | null
}

export function ProductNotFound({ previousName }: ProductNotFoundProps) {
  const { t } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const handled = useRef(false)

  useEffect(() => {
    if (handled.current) return
    handled.current = true
    toast({ title: t('shop.toast.error'), description: t('shop.product.notFound'), tone: 'error' })
    // The focused element was removed together with the product.
    if (previousName !== null) heading.current?.focus()
  }, [t, previousName])

  return (
    <div className="flex flex-col items-start gap-4 py-12">
      <Seo title={t('shop.product.notFound')} noIndex />
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {t('shop.product.notFound')}
      </h1>
      <p>
        {previousName === null
          ? t('shop.product.notFoundText')
          : t('product.goneText', { name: previousName })}
      </p>
      <Button asChild>
        <Link to={paths.products()}>{t('shop.product.backToProducts')}</Link>
      </Button>
    </div>
  )
}
