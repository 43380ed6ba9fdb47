import { useEffect } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import type { Refusal } from './mutations'
import { CONTACT_FIELDS, type CheckoutInput } from './schema'

/** Why the database refuses a value that the form accepted. */
function refusedFieldMessage(field: keyof CheckoutInput): string {
  if (field === 'paymentMethod') return 'ordering.checkout.methodUnavailable'
  return field === 'country' ? 'deferred.invalid.country' : 'deferred.invalid.value'
}

/** Shows at its field what the database refused; `name` is that of the field in the database. */
export function showRefusedField(name: string, setError: UseFormSetError<CheckoutInput>): void {
  const field = CONTACT_FIELDS[name]
  if (field === undefined) return
  setError(field, { message: refusedFieldMessage(field) }, { shouldFocus: true })
}

export function useRefusedField(refusal: Refusal | null, setError: UseFormSetError<CheckoutInput>) {
  useEffect(() => {
    if (refusal?.kind === 'field') showRefusedField(refusal.field, setError)
  }, [refusal, setError])
}
