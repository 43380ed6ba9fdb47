import { variationLabel } from '@/catalog/variation-labels'
import { useLanguage } from '@/i18n/language-context'
import { directionOf, LANGUAGES } from '@/i18n/locales'
import { cn } from '@/lib/cn'

/** The shop translates the values that it knows, and shows all others as they were typed. */
export function ShownAs({ value, className }: { value: string; className?: string }) {
  const { t } = useLanguage()
  if (value === '') return null
  const labels = LANGUAGES.map((language) => ({ language, label: variationLabel(value, language) }))
  const isKnown = labels.some(({ label }) => label !== value)
  return (
    <p className={cn('flex flex-wrap gap-x-2 text-sm text-ink-muted', className)}>
      {isKnown ? (
        <>
          <span>{t('adminVariations.shownAs')}</span>
          {labels.map(({ language, label }) => (
            <bdi key={language} lang={language} dir={directionOf(language)} className="text-ink">
              {label}
            </bdi>
          ))}
        </>
      ) : (
        t('adminVariations.shownAsTyped')
      )}
    </p>
  )
}
