import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useBaseline } from '@/admin/use-baseline'
import { type AdminOrder, adminOrderQueries } from './queries'

/**
 * The order that a correction is compared with: as its dialog was opened, like the fields. Compared with an order that was read again
 * meanwhile, they would undo another admin's correction.
 */
export function useOrderBaseline<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  opened: AdminOrder,
  input: (order: AdminOrder) => Input,
) {
  const queryClient = useQueryClient()
  return useBaseline(form, {
    opened,
    read: () => queryClient.query({ ...adminOrderQueries.detail(opened.order_number), staleTime: 0 }),
    input,
  })
}
