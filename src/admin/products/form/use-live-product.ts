import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchTable } from '@/lib/realtime'
import { supabase } from '@/lib/supabase'
import { productFormQueries } from './queries'

/** An order or an import writes many rows; they are read once they have settled. */
const SETTLE_MS = 400

/** Whatever happens to products meanwhile, an order or another operator: this one is read again. */
export function useLiveProduct(id: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: productFormQueries.all(id) }),
        SETTLE_MS,
      )
    }
    const stops = (['products', 'product_variations'] as const).map((table) =>
      watchTable(table, refresh, supabase),
    )
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [id, queryClient])
}
