import { mutationOptions } from '@tanstack/react-query'
import { AppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { type DeliveryRate, SHOP_COLUMNS, type ShopSettings } from './queries'
import type { RateValues, ShopValues } from './schema'

// The shop's layout and the pages with delivery fees have queries of their own.
const settingsChanged = [['settings'], ['admin', 'settings']]

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
        if (saved === undefined) throw new AppError('edit_conflict')
        return saved
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
        if (saved.length === 0) throw new AppError('edit_conflict')
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

  saveSynonyms: () =>
    mutationOptions({
      mutationFn: async ({ id, terms }: { id: string | null; terms: string[] }) => {
        const client = await supabase()
        const table = client.from('search_synonyms')
        unwrap(
          await (id === null ? table.insert({ terms }) : table.update({ terms }).eq('id', id))
            .select('id')
            .single(),
        )
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
        unwrap(await client.from('search_synonyms').delete().eq('id', id))
      },
      meta: {
        invalidates: [['admin', 'settings']],
        successText: 'adminSettings.synonyms.deleted',
        errorText: 'adminSettings.saveFailed',
      },
    }),
}
