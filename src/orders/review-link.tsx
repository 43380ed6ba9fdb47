import { useLanguage } from '@/i18n/language-context'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'

/** The way to the page on which the pieces of a delivered order are reviewed. */
export function ReviewLink({ token }: { token: string }) {
  const { t } = useLanguage()
  return (
    <Button asChild tone="secondary">
      <Link to={paths.review(token)}>{t('ordering.review.page')}</Link>
    </Button>
  )
}
