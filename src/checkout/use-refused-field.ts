import { useEffect } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import type { Refusal } from './mutations'
import { CONTACT_FIELDS, type CheckoutInput } from './schema'

/** Shows at its field what the database refused. */
export function useRefusedField(refusal: Refusal | null, setError: UseFormSetError<CheckoutInput>) {
  useEffect(() => {
    if (refusal?.kind !== 'field') return
    const field = CONTACT_FIELDS[refusal.field]
    if (field === undefined) return
    const message =
      field === 'paymentMethod' ? 'ordering.checkout.methodUnavailable' : 'deferred.invalid.value'
    setError(field, { message }, { shouldFocus: true })
  }, [refusal, setError])
}
