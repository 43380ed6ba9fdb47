import type { ComponentProps, ReactNode } from 'react'
import { Controller, type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'
import { useLanguage } from '@/i18n/language-context'
import { Field, type FieldControl } from '@/ui/field'
import { Input, Textarea } from '@/ui/input'
import { Select, type SelectOption } from '@/ui/select'
import { Switch } from '@/ui/switch'
import { useNow } from './use-baseline'

// Fields of the form in the context (FormProvider). Give the form's values as type argument to have the name checked:
// `<TextField<ProductInput> name="price" … />`.

type FieldProps = {
  name: string
  label: string
  hint?: string
  required?: boolean
  /** Says after the label that the field may stay empty. */
  optional?: boolean
  className?: string
}

type BoundFieldProps<Values extends FieldValues> = Omit<FieldProps, 'name'> & { name: FieldPath<Values> }

/** The text of a field's error; schemas give message keys. */
function useFieldError(name: string): string | undefined {
  const { tKey } = useLanguage()
  const message = useFormContext().formState.errors[name]?.message
  return typeof message === 'string' ? tKey(message) : undefined
}

// Only the exported fields have the type argument: to infer it from a name is slow.
function Frame({
  name,
  label,
  hint,
  required,
  optional = false,
  className,
  nowText,
  children,
}: FieldProps & {
  /** How a value reads that the shop has by now. */
  nowText?: (value: string) => string
  children: (control: FieldControl) => ReactNode
}) {
  const { t } = useLanguage()
  const now = useNow(name, nowText)
  const error = useFieldError(name)
  return (
    <Field
      label={label}
      required={required}
      optionalLabel={optional ? t('deferred.field.optional') : undefined}
      hint={now ?? hint}
      error={error}
      className={className}
    >
      {children}
    </Field>
  )
}

type FieldNames = keyof FieldProps
type Extra<Tag extends 'input' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  FieldNames | 'onChange' | 'onBlur'
> & {
  /** Called after the form has taken the new value. */
  onEdit?: () => void
}

type TextFieldProps<Values extends FieldValues> = BoundFieldProps<Values> &
  Extra<'input'> & {
    /** Rewrites the text when the field is left. */
    format?: (text: string) => string
  }

export function TextField<Values extends FieldValues>({
  name,
  label,
  hint,
  required,
  optional,
  className,
  format,
  onEdit,
  ...input
}: TextFieldProps<Values>) {
  const { register, getValues, setValue } = useFormContext()
  const path: string = name
  const field = register(path, {
    ...(onEdit !== undefined && { onChange: onEdit }),
    ...(format !== undefined && { onBlur: () => setValue(path, format(String(getValues(path)))) }),
  })
  return (
    <Frame
      {...{ name, label, hint, required, optional, className }}
      nowText={input.type === 'datetime-local' ? (value) => value.replace('T', ' ') : undefined}
    >
      {(control) => <Input {...control} autoComplete="off" {...input} {...field} />}
    </Frame>
  )
}

type NumberFieldProps<Values extends FieldValues> = TextFieldProps<Values> & {
  /** Without decimals. */
  whole?: boolean
}

/** A number as text: the schema parses Arabic digits and decimal commas, which `type="number"` refuses. */
export function NumberField<Values extends FieldValues>({
  whole = false,
  ...props
}: NumberFieldProps<Values>) {
  return <TextField<Values> dir="ltr" inputMode={whole ? 'numeric' : 'decimal'} {...props} />
}

type TextareaFieldProps<Values extends FieldValues> = BoundFieldProps<Values> &
  Extra<'textarea'> & { inputClassName?: string }

export function TextareaField<Values extends FieldValues>({
  name,
  label,
  hint,
  required,
  optional,
  className,
  inputClassName,
  onEdit,
  ...textarea
}: TextareaFieldProps<Values>) {
  const { register } = useFormContext()
  const path: string = name
  const field = register(path, onEdit === undefined ? undefined : { onChange: onEdit })
  return (
    <Frame {...{ name, label, hint, required, optional, className }}>
      {(control) => <Textarea {...control} className={inputClassName} {...textarea} {...field} />}
    </Frame>
  )
}

type SelectFieldProps<Values extends FieldValues> = BoundFieldProps<Values> & {
  options: readonly SelectOption[]
  /** Called before the form takes the new value. */
  onEdit?: (value: string) => void
}

export function SelectField<Values extends FieldValues>({
  options,
  onEdit,
  ...frame
}: SelectFieldProps<Values>) {
  const { control: formControl } = useFormContext()
  const path: string = frame.name
  return (
    <Frame {...frame} nowText={(value) => options.find((option) => option.value === value)?.label ?? value}>
      {(control) => (
        <Controller
          control={formControl}
          name={path}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Select
              {...control}
              ref={ref}
              value={String(value)}
              onValueChange={(next) => {
                onEdit?.(next)
                onChange(next)
              }}
              onBlur={onBlur}
              options={options}
            />
          )}
        />
      )}
    </Frame>
  )
}

type SwitchFieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>
  label: ReactNode
  className?: string
  'aria-describedby'?: string
}

export function SwitchField<Values extends FieldValues>({ name, label, ...props }: SwitchFieldProps<Values>) {
  const { register } = useFormContext()
  const path: string = name
  return (
    <Switch {...props} {...register(path)}>
      {label}
    </Switch>
  )
}
