import { useMemo } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { applyState, filterParams, parseFilters } from '@/catalog/filters'
import { Listing } from './products/listing'

/** Filters may also come as a link's navigation state; the address then says them, once and for all. */
export function ProductsPage() {
  const { state } = useLocation() as { state: unknown }
  const [params] = useSearchParams()
  const filters = useMemo(() => parseFilters(params), [params])
  const wanted = filterParams(applyState(filters, state))
  if (wanted.toString() !== filterParams(filters).toString()) {
    return <Navigate to={paths.products(wanted)} replace />
  }
  return <Listing filters={filters} />
}
