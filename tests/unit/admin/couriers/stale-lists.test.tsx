import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { courierQueries } from '@/admin/couriers/queries'
import { confirmationQueue } from '@/admin/orders/confirmation'
import { useSetStatuses, useSetTracking, useSetTrackings } from '@/admin/orders/mutations'
import { adminOrderQueries } from '@/admin/orders/queries'
import { courierMutations } from '@/admin/settings/couriers/courier-mutations'
import { createQueryClient } from '@/app/query-client'

afterEach(() => vi.unstubAllGlobals())

const PARCELS = [
  courierQueries.ready().queryKey,
  courierQueries.balances().queryKey,
  courierQueries.parcels('amana', 'out').queryKey,
  adminOrderQueries.papers(['MCG-7K2M9QXT']).queryKey,
]
const NAMES = [courierQueries.list().queryKey, adminOrderQueries.couriers().queryKey]
const saved = { id: 'order', order_number: 'MCG-7K2M9QXT', status: 'processing', tracking_number: 'LB1' }
const tracking = { trackingNumber: 'LB1', carrier: 'Amana', shown: '' }

type Act = { answer: object; useAct: () => () => Promise<unknown>; stale: readonly (readonly unknown[])[] }
const ACTS: Readonly<Record<string, Act>> = {
  'the status of an order': {
    answer: [{ ...saved, from_status: 'pending', code: null }],
    useAct: () => {
      const { mutateAsync } = useSetStatuses({ onReport: () => undefined })
      return () => mutateAsync({ orders: [{ id: 'order', status: 'pending' }], status: 'processing' })
    },
    stale: [...PARCELS, confirmationQueue('due').queryKey],
  },
  'the number of a parcel': {
    answer: [saved],
    useAct: () => {
      const { mutateAsync } = useSetTracking()
      const shown = { tracking_number: '', carrier: '' }
      return () => mutateAsync({ id: 'order', shown, change: { tracking_number: 'LB1' } })
    },
    stale: PARCELS,
  },
  'the numbers of many parcels': {
    answer: [saved],
    useAct: () => {
      const { mutateAsync } = useSetTrackings()
      return () => mutateAsync([{ orderNumber: 'MCG-7K2M9QXT', ...tracking }])
    },
    stale: PARCELS,
  },
  'a courier': {
    answer: [{ id: 'amana' }],
    useAct: () => {
      const { mutateAsync } = useMutation(courierMutations.saveCourier())
      return () => mutateAsync({ id: 'amana', edited: null, values: { name: 'Amana' } as never })
    },
    stale: NAMES,
  },
}

it.each(Object.entries(ACTS))(
  'hand-over, couriers, papers and calls are read again after a change of %s',
  async (_name, { answer, useAct, stale }) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)))
    const queryClient = createQueryClient()
    for (const key of stale) queryClient.setQueryData(key, [])
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    )
    await renderHook(useAct, { wrapper }).result.current()
    for (const key of stale) expect(queryClient.getQueryState(key)?.isInvalidated, key.join(' ')).toBe(true)
  },
)
