import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Database, Json } from '@/lib/database.types'
import { toAppError, unwrap } from '@/lib/errors'
import { type Supabase, supabase } from '@/lib/supabase'
import { type EditedLine, lineOf } from '../lines/lines'
import { INVALIDATED_KEYS } from '../mutations'
import { adminOrderQueries } from '../queries'

export type OrderSource = Database['public']['Enums']['order_source']

export type FoundCustomer = {
  contact_name: string
  contact_email: string
  phone: string
  address: string
  district: string
  landmark: string
  city: string
  region: string
  postal_code: string
  country: string
  language: Database['public']['Enums']['language']
  history: { orders: number; refused: number }
}

/** What `save_order_draft` takes. Amounts in MAD; a delivery fee of null is what the rates say. */
export type DraftContent = {
  source: OrderSource
  language: Database['public']['Enums']['language']
  contact: Record<string, string>
  items: Json
  delivery_fee: number | null
  discount_amount: number
  discount_reason: string
  payment_method: Database['public']['Enums']['payment_method']
  notes: string
}

export type SavedDraft = { id: string; token: string; revision: number; quote: { total_amount: number } }

/** The order of a draft that was placed before. */
export type PlacedBefore = { order_number: string }

/** Money that came in before the order was entered, in MAD. */
export type Received = { provider: 'cash' | 'transfer'; amount: number; reference: string }

/** A product that is no longer sold. */
export type GoneProduct = { name_en: string; name_fr: string; name_ar: string }

const all = [...adminOrderQueries.all, 'draft'] as const

/** The items of a draft at today's prices, and the products among them that are no longer sold: null for one that was deleted. */
async function readDraftLines(items: Json, signal: AbortSignal) {
  const wanted = items as { product_id: string; variation_ids?: string[] | null; quantity: number }[]
  const client = await supabase()
  const products = unwrap(
    await client
      .from('products')
      .select(
        `id, name_en, name_fr, name_ar, price, image_url, is_active,
         product_variations (id, variation_type, variation_value, price_adjustment, stock_quantity, image_url),
         stock_units (variation_ids, quantity)`,
      )
      .in(
        'id',
        wanted.map(({ product_id: id }) => id),
      )
      .abortSignal(signal),
  )
  const lines: EditedLine[] = []
  const gone: (GoneProduct | null)[] = []
  for (const { product_id: id, variation_ids: chosen, quantity } of wanted) {
    const product = products.find((each) => each.id === id)
    if (product?.is_active === true) lines.push(lineOf(product, chosen ?? [], quantity))
    else gone.push(product ?? null)
  }
  return { lines, gone }
}

/** The order, where the refusal of a request may mean that the draft was placed; null when it was not, as far as that can be read. */
async function placedMeanwhile(client: Supabase, id: string, refusal: unknown): Promise<PlacedBefore | null> {
  if (refusal === null || toAppError(refusal).code !== 'edit_conflict') return null
  const { data } = await client
    .from('order_drafts')
    .select('order_id, orders (order_number)')
    .eq('id', id)
    .maybeSingle()
  return data?.orders ?? null
}

/**
 * A draft with its lines at today's prices; null when it was placed or discarded. Its page is for the customer, and answers neither when
 * the link has expired nor when the draft has no price: of these its author has to be told, with everything else in place.
 */
async function readDraft(id: string, signal: AbortSignal) {
  const client = await supabase()
  const draft = unwrap(
    await client
      .from('order_drafts')
      .select(
        `id, token, revision, source, language, contact, items, delivery_fee, discount_amount, discount_reason,
         payment_method, notes, order_id, expires_at`,
      )
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  )
  if (draft?.order_id !== null) return null
  return {
    ...draft,
    ...(await readDraftLines(draft.items, signal)),
    expired_at: Date.parse(draft.expires_at) < Date.now() ? draft.expires_at : null,
  }
}

export type FoundDraft = NonNullable<Awaited<ReturnType<typeof readDraft>>>

export const draftQueries = {
  /** Customers by phone number, name or email, from three characters on. */
  customers: (search: string) =>
    queryOptions({
      queryKey: [...all, 'customers', search],
      enabled: search.length >= 3,
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client.rpc('find_customers', { search }).abortSignal(signal),
        ) as unknown as FoundCustomer[]
      },
    }),

  drafts: () =>
    queryOptions({
      queryKey: [...all, 'drafts'],
      queryFn: async ({ signal }) => {
        const client = await supabase()
        return unwrap(
          await client
            .from('order_drafts')
            .select('id, contact, updated_at')
            .is('order_id', null)
            .order('updated_at', { ascending: false })
            .limit(30)
            .abortSignal(signal),
        )
      },
    }),

  /** The draft of a page, as it is opened there. */
  draft: (id: string) =>
    queryOptions({
      queryKey: [...all, 'draft', id],
      // What is being edited must not change underneath.
      staleTime: Infinity,
      gcTime: 0,
      queryFn: ({ signal }) => readDraft(id, signal),
    }),

  /** The same draft as it is now, by itself: its page would drop what was typed if it was placed or discarded meanwhile. */
  latest: (id: string) =>
    queryOptions({
      queryKey: [...all, 'latest', id],
      staleTime: 0,
      gcTime: 0,
      queryFn: ({ signal }) => readDraft(id, signal),
    }),
}

export const draftMutations = {
  /** Resolves to the order when the draft was placed meanwhile, for example by the customer, and cannot be saved any more. */
  save: () =>
    mutationOptions({
      meta: { invalidates: [[...all, 'drafts']] },
      mutationFn: async ({
        id,
        seen,
        content,
      }: {
        id: string
        seen: number
        content: DraftContent
      }): Promise<SavedDraft | PlacedBefore> => {
        const client = await supabase()
        const answer = await client.rpc('save_order_draft', { draft_id: id, seen_revision: seen, content })
        const placed = await placedMeanwhile(client, id, answer.error)
        return placed ?? (unwrap(answer) as unknown as SavedDraft)
      },
    }),

  /** Resolves to the order; `unrecorded` is the money that came in when the draft was placed meanwhile, without it. */
  place: () =>
    mutationOptions({
      meta: { invalidates: [...INVALIDATED_KEYS, [...all, 'drafts'], adminOrderQueries.lists] },
      mutationFn: async ({
        id,
        seen,
        total,
        received,
      }: {
        id: string
        seen: number
        total: number
        received: Received | null
      }): Promise<PlacedBefore & { unrecorded: Received | null }> => {
        const client = await supabase()
        const answer = await client.rpc('place_order_draft', {
          draft_id: id,
          seen_revision: seen,
          expected_total: total,
          ...(received !== null && { received }),
        })
        const placed = await placedMeanwhile(client, id, answer.error)
        if (placed !== null) return { ...placed, unrecorded: received }
        return { ...(unwrap(answer) as unknown as PlacedBefore), unrecorded: null }
      },
    }),

  discard: () =>
    mutationOptions({
      meta: { invalidates: [[...all, 'drafts']], successText: 'adminDrafts.discarded' },
      mutationFn: async (id: string) => {
        const client = await supabase()
        unwrap(await client.from('order_drafts').delete().eq('id', id).select('id').single())
      },
    }),
}
