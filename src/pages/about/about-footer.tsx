import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { mailLink } from '@/settings/contact-links'
import { LanguageSwitcher } from '@/shell/language-switcher'

type AboutFooterProps = { siteName: string; email: string }

export function AboutFooter({ siteName, email }: AboutFooterProps) {
  const { t } = useLanguage()
  const linkClasses = 'flex min-h-11 items-center underline-offset-4 hover:text-copper hover:underline'
  return (
    <footer className="border-t border-plaster-line">
      {/* At the end there is room for the floating button. */}
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-2 px-4 py-6 pe-24">
        {/* The build may have rendered it last year. */}
        <p suppressHydrationWarning className="me-auto">
          {t('about.rights', { year: String(new Date().getFullYear()), name: siteName })}
        </p>
        <Link to={paths.home()} className={linkClasses}>
          {t('about.shop')}
        </Link>
        <a href={mailLink(email)} className={linkClasses}>
          {t('about.contact')}
        </a>
        <LanguageSwitcher />
      </div>
    </footer>
  )
}
