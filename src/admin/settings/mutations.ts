import { mutationOptions } from '@tanstack/react-query'
import { isDuplicateInsert, requireValues } from '@/admin/lost-answers'
import { adminKeys } from '@/admin/query-keys'
import { catalogQueries } from '@/catalog/queries'
import { unwrap } from '@/lib/errors'
import { FILTER_FACTS_KEY } from '@/lib/query-keys'
import { supabase } from '@/lib/supabase'
import { settingsQueries } from '@/settings/queries'
import {
  type DeliveryRate,
  type Fact,
  type FactKind,
  SHOP_COLUMNS,
  type ShopSettings,
  type SynonymGroup,
} from './queries'
import type { FactValues, RateValues, ShopValues } from './schema'
import { storedTerms, type SynonymsValues } from './synonyms-schema'

// The shop's layout and the pages with delivery fees have queries of their own.
const settingsChanged = [settingsQueries.all, adminKeys.settings]

const LABELS = ['label_en', 'label_fr', 'label_ar'] as const

// The product form, the shop's filters and its product pages show the vocabulary.
const factsChanged = [adminKeys.settings, adminKeys.facts, FILTER_FACTS_KEY, catalogQueries.all]

type SavedFact = { labels: FactValues } & (
  | { edited: Fact }
  | { edited: null; kind: FactKind; key: string; position: number }
)

async function readFact(kind: string, key: string): Promise<Fact | null> {
  const client = await supabase()
  return unwrap(await client.from('facts').select('*').eq('kind', kind).eq('key', key).maybeSingle())
}

type SavedSynonyms = { id: string; edited: SynonymGroup | null; values: SynonymsValues }

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
        requireValues(now, values)
        return now
      },
      meta: { invalidates: [settingsQueries.all], successText: 'adminSettings.saved', ownErrors: true },
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
        requireValues(unwrap(now), values)
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

  /**
   * Adds a word to the vocabulary of facts, or changes those of its labels that were edited. One of these that was changed elsewhere
   * meanwhile rejects with edit_conflict, and so does a new word whose key is there with other labels.
   */
  saveFact: () =>
    mutationOptions({
      mutationFn: async ({ labels, ...fact }: SavedFact) => {
        const client = await supabase()
        const table = client.from('facts')
        if (fact.edited === null) {
          const { kind, key, position } = fact
          const answer = await table.insert({ kind, key, ...labels, position })
          if (!isDuplicateInsert(answer.error, 'facts')) unwrap(answer)
          else requireValues(await readFact(kind, key), labels)
          return
        }
        const { kind, key, ...seen } = fact.edited
        const changed = LABELS.filter((label) => labels[label] !== seen[label])
        if (changed.length === 0) return
        const change: Partial<FactValues> = Object.fromEntries(changed.map((label) => [label, labels[label]]))
        let update = table.update(change).eq('kind', kind).eq('key', key)
        for (const label of changed) update = update.eq(label, seen[label])
        const saved = unwrap(await update.select('key'))
        if (saved.length > 0) return
        requireValues(await readFact(kind, key), change)
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

  /**
   * `edited` is null for a new group, whose id its dialog made: what an earlier request, whose answer was lost, has added gets these
   * terms. One that was changed elsewhere meanwhile, where searches without results are taught as well, rejects with edit_conflict.
   */
  saveSynonyms: () =>
    mutationOptions({
      mutationFn: async ({ id, edited, values }: SavedSynonyms) => {
        const client = await supabase()
        const table = client.from('search_synonyms')
        if (edited === null) {
          const answer = await table.insert({ id, ...values })
          if (!isDuplicateInsert(answer.error, 'search_synonyms')) unwrap(answer)
          else unwrap(await table.update(values).eq('id', id).select('id').single())
          return
        }
        const saved = unwrap(
          await table.update(values).eq('id', id).eq('updated_at', edited.updated_at).select('id'),
        )
        if (saved.length > 0) return
        const now = unwrap(await client.from('search_synonyms').select('*').eq('id', id).maybeSingle())
        const stored = { ...values, terms: storedTerms(values.terms) }
        requireValues(now && { ...now, terms: storedTerms(now.terms) }, stored)
      },
      meta: {
        invalidates: [adminKeys.settings],
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
        invalidates: [adminKeys.settings],
        successText: 'adminSettings.synonyms.deleted',
        errorText: 'adminSettings.saveFailed',
      },
    }),
}
