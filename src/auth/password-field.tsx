import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { passwordStrength, type PasswordStrength } from './password-strength'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: string
  hint?: string
  error?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password input with a button that reveals it and a hint while caps lock is on. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { t } = useLanguage()
  const [shown, setShown] = useState(false)
  const [capitals, setCapitals] = useState(false)
  const watch = (event: KeyboardEvent) => setCapitals(event.getModifierState('CapsLock'))
  const Icon = shown ? EyeOff : Eye

  return (
    <Field label={label} required hint={capitals ? t('account.auth.capsLock') : hint} error={error}>
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            {...input}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="pe-12"
            onKeyUp={watch}
            onKeyDown={watch}
          />
          <button
            type="button"
            aria-label={t('account.auth.reveal')}
            aria-pressed={shown}
            aria-controls={control.id}
            className="absolute inset-y-0 end-0 flex w-11 cursor-pointer items-center justify-center rounded-control text-ink-muted hover:text-ink"
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </span>
      )}
    </Field>
  )
}

const LEVELS: Record<PasswordStrength, { bars: number; className: string }> = {
  short: { bars: 0, className: 'bg-plaster-line' },
  weak: { bars: 1, className: 'bg-brick' },
  fair: { bars: 2, className: 'bg-gold' },
  strong: { bars: 3, className: 'bg-olive' },
}

/** The estimated strength of the typed password; empty until something is typed. `own` is the account's email and name. */
export function StrengthHint({ password, own }: { password: string; own: readonly string[] }) {
  const { t } = useLanguage()
  const strength = passwordStrength(password, own)
  const { bars, className } = LEVELS[strength]
  return (
    <p className="-mt-2 flex min-h-6 items-center gap-3 text-sm text-ink-muted" aria-live="polite">
      {password !== '' && (
        <>
          <span aria-hidden="true" className="flex w-24 gap-1">
            {[1, 2, 3].map((bar) => (
              <span
                key={bar}
                className={cn('h-1.5 grow rounded-full', bar <= bars ? className : 'bg-plaster-line')}
              />
            ))}
          </span>
          {t(`account.auth.strength.${strength}`)}
        </>
      )}
    </p>
  )
}
