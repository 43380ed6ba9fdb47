import { useLanguage } from '@/i18n/language-context'
import { chosenValues, typeLabels, variationLabel } from './variation-labels'

/** The chosen options of a line, as "Colour: Blue · Size: Large". */
export function Choices({ selected }: { selected: unknown }) {
  const { t, language } = useLanguage()
  return chosenValues(selected).map(([type, value], index) => (
    <span key={type}>
      {index > 0 && ' · '}
      <bdi>
        {t('deferred.line.choice', {
          type: typeLabels([type], [{ variation_type: type, variation_value: value }], language)[0] ?? type,
          value: variationLabel(value, language),
        })}
      </bdi>
    </span>
  ))
}
