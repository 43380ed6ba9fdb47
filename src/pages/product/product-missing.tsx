import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { Seo } from '@/shell/seo/seo'
import { Button } from '@/ui/button'
import { toast } from '@/ui/toast'

type ProductMissingProps = {
  /** Its name, when it was taken off the shelves while somebody looked at it. */
  shownAs: string | null
}

export function ProductMissing({ shownAs }: ProductMissingProps) {
  const { t } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const told = useRef(false)

  useEffect(() => {
    if (told.current) return
    told.current = true
    toast({ title: t('toast.error'), description: t('product.notFound'), tone: 'error' })
    // What had the focus has gone with the product.
    if (shownAs !== null) heading.current?.focus()
  }, [t, shownAs])

  return (
    <div className="flex flex-col items-start gap-4 py-12">
      <Seo title={t('product.notFound')} noIndex />
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {t('product.notFound')}
      </h1>
      <p>{shownAs === null ? t('product.notFoundText') : t('product.goneText', { name: shownAs })}</p>
      <Button asChild>
        <Link to={paths.products()}>{t('product.backToProducts')}</Link>
      </Button>
    </div>
  )
}
