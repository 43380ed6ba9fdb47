import { mutationOptions } from '@tanstack/react-query'
import { isSaved, isWritten } from '@/admin/act-key'
import { catalogQueries } from '@/catalog/queries'
import { AppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { type DeliveryRate, type Fact, type FactKind, SHOP_COLUMNS, type ShopSettings } from './queries'
import type { FactValues, RateValues, ShopValues } from './schema'
import type { SynonymsValues } from './synonyms-schema'

// The shop's layout and the pages with delivery fees have queries of their own.
const settingsChanged = [['settings'], ['admin', 'settings']]

// The product form, the shop's filters and its product pages show the vocabulary.
const factsChanged = [['admin', 'settings'], ['admin', 'facts'], ['filter-facts'], catalogQueries.all]

type SavedFact = {
  kind: FactKind
  key: string
  labels: FactValues
  /** Null for a word that exists. */
  position: number | null
}

export const adminSettingsMutations = {
  /** Rejects with edit_conflict when the settings were saved elsewhere after `baseline`, their updated_at in the form. */
  saveShop: () =>
    mutationOptions({
      mutationFn: async ({
        values,
        baseline,
      }: {
        values: ShopValues
        baseline: string
      }): Promise<ShopSettings> => {
        const client = await supabase()
        const [saved] = unwrap(
          await client
            .from('shop_settings')
            .update(values)
            .eq('id', true)
            .eq('updated_at', baseline)
            .select(SHOP_COLUMNS),
        )
        if (saved !== undefined) return saved
        const now = unwrap(await client.from('shop_settings').select(SHOP_COLUMNS).single())
        if (!isSaved(now, values)) throw new AppError('edit_conflict')
        return now
      },
      meta: { invalidates: [['settings']], successText: 'adminSettings.saved', ownErrors: true },
    }),

  saveRate: () =>
    mutationOptions({
      mutationFn: async ({ rate, values }: { rate: DeliveryRate; values: RateValues }) => {
        const client = await supabase()
        const saved = unwrap(
          await client
            .from('delivery_rates')
            .update(values)
            .eq('country', rate.country)
            .eq('updated_at', rate.updated_at)
            .select('country'),
        )
        if (saved.length > 0) return
        const now = await client.from('delivery_rates').select('*').eq('country', rate.country).maybeSingle()
        if (!isSaved(unwrap(now), values)) throw new AppError('edit_conflict')
      },
      meta: { invalidates: settingsChanged, successText: 'adminSettings.rateSaved', ownErrors: true },
    }),

  /** Saves the order of the countries as the shop lists them. */
  orderRates: () =>
    mutationOptions({
      mutationFn: async (rates: readonly DeliveryRate[]) => {
        const client = await supabase()
        const moved = rates
          .map(({ country, position }, index) => ({ country, before: position, position: index + 1 }))
          .filter(({ before, position }) => before !== position)
        const answers = await Promise.all(
          moved.map(({ country, position }) =>
            client
              .from('delivery_rates')
              .update({ position })
              .eq('country', country)
              .select('country')
              .single(),
          ),
        )
        answers.forEach((answer) => unwrap(answer))
      },
      meta: { invalidates: settingsChanged, errorText: 'adminSettings.saveFailed' },
    }),

  /** Adds a word to the vocabulary of facts, or changes its labels. */
  saveFact: () =>
    mutationOptions({
      mutationFn: async ({ kind, key, labels, position }: SavedFact) => {
        const client = await supabase()
        const table = client.from('facts')
        unwrap(
          await (
            position === null
              ? table.update(labels).eq('kind', kind).eq('key', key)
              : table.insert({ kind, key, ...labels, position })
          )
            .select('key')
            .single(),
        )
      },
      meta: { invalidates: factsChanged, successText: 'adminSettings.facts.saved', ownErrors: true },
    }),

  /** Refused with `conflict` while a product has it. */
  deleteFact: () =>
    mutationOptions({
      mutationFn: async ({ kind, key }: Fact) => {
        const client = await supabase()
        unwrap(await client.from('facts').delete().eq('kind', kind).eq('key', key).select('key').single())
      },
      meta: { invalidates: factsChanged, successText: 'adminSettings.facts.deleted', ownErrors: true },
    }),

  /** Saves the order of one kind of facts. */
  orderFacts: () =>
    mutationOptions({
      mutationFn: async (facts: readonly Fact[]) => {
        const client = await supabase()
        const moved = facts
          .map((fact, index) => ({ ...fact, before: fact.position, position: index + 1 }))
          .filter(({ before, position }) => before !== position)
        const answers = await Promise.all(
          moved.map(({ kind, key, position }) =>
            client.from('facts').update({ position }).eq('kind', kind).eq('key', key).select('key').single(),
          ),
        )
        answers.forEach((answer) => unwrap(answer))
      },
      meta: { invalidates: factsChanged, errorText: 'adminSettings.saveFailed' },
    }),

  /** The id of a new group is made by its dialog: what an earlier request, whose answer was lost, has added gets these terms. */
  saveSynonyms: () =>
    mutationOptions({
      mutationFn: async ({ id, isNew, ...group }: { id: string; isNew: boolean } & SynonymsValues) => {
        const client = await supabase()
        const table = client.from('search_synonyms')
        if (isNew) {
          const answer = await table.insert({ id, ...group })
          if (!isWritten(answer.error, 'search_synonyms')) {
            unwrap(answer)
            return
          }
        }
        unwrap(await table.update(group).eq('id', id).select('id').single())
      },
      meta: {
        invalidates: [['admin', 'settings']],
        successText: 'adminSettings.synonyms.saved',
        ownErrors: true,
      },
    }),

  deleteSynonyms: () =>
    mutationOptions({
      mutationFn: async (id: string) => {
        const client = await supabase()
        unwrap(await client.from('search_synonyms').delete().eq('id', id).select('id').single())
      },
      meta: {
        invalidates: [['admin', 'settings']],
        successText: 'adminSettings.synonyms.deleted',
        errorText: 'adminSettings.saveFailed',
      },
    }),
}
