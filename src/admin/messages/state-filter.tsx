import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { cn } from '@/lib/cn'

type StateFilterProps = {
  label: string
  /** '' stands for all of them. */
  value: string
  options: readonly (readonly [value: string, label: PlainMessageKey])[]
  onChange: (value: string) => void
}

/** One of a few states, each in sight. */
export function StateFilter({ label, value, options, onChange }: StateFilterProps) {
  const { t } = useLanguage()
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {options.map(([option, text]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          className={cn(
            'min-h-11 cursor-pointer rounded-control border px-3 py-1 text-sm transition-colors duration-150',
            option === value
              ? 'border-copper bg-copper-tint font-medium text-copper-hover'
              : 'border-plaster-line bg-white hover:border-control hover:bg-plaster-raised',
          )}
          onClick={() => onChange(option)}
        >
          {t(text)}
        </button>
      ))}
    </div>
  )
}
