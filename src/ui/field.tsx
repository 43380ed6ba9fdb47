import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

export type FieldControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  required: boolean
}

type FieldProps = {
  label: string
  /** Shown after the label of a field that may stay empty. */
  optionalLabel?: string
  required?: boolean
  hint?: string
  error?: string
  className?: string
  /** Gets the attributes that connect the control with its label, hint and error. */
  children: (control: FieldControl) => ReactNode
}

export function Field({
  label,
  optionalLabel,
  required = false,
  hint,
  error,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const describedBy = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    Boolean,
  )
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="flex flex-wrap items-baseline gap-x-2 font-medium">
        <span>{label}</span>{' '}
        {optionalLabel !== undefined && (
          <span className="text-sm font-normal text-ink-muted">({optionalLabel})</span>
        )}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
        required,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm wrap-break-word whitespace-pre-line text-ink-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-brick">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
