import { asService } from './session.ts'

export type Word = { kind: string; key: string; label_en: string; label_fr: string; label_ar: string }

/** Writes facts with the secret key, through the API that the page under test uses. */
export function openFacts() {
  const send = (method: string, path: string, body?: object) =>
    asService<{ id: string; variation_value: string }[]>(method, `/rest/v1/${path}`, body)

  let position = 900
  return {
    /** A word of the vocabulary that no other test uses, after the words before it. */
    word: async (kind: string, label: string): Promise<Word> => {
      const mark = crypto.randomUUID().slice(0, 8)
      const text = `${label} ${mark}`
      const word = { kind, key: `test-${mark}`, label_en: text, label_fr: text, label_ar: text }
      position += 1
      await send('POST', 'facts', { ...word, position })
      return word
    },
    give: async (product_id: string, ...words: readonly Word[]) => {
      await send(
        'POST',
        'product_facts',
        words.map(({ kind, key }) => ({ product_id, kind, key })),
      )
    },
    /** The measures of the product, or of one of its sizes. */
    measure: async (product_id: string, size: string | null, measures: Record<string, number>) => {
      const sizes = await send(
        'GET',
        `product_variations?select=id,variation_value&product_id=eq.${product_id}`,
      )
      const variation_id = sizes.find(({ variation_value }) => variation_value === size)?.id ?? null
      await send('POST', 'product_measures', { product_id, variation_id, ...measures })
    },
    /** Removes words, also from the products that have them. */
    remove: async (...words: readonly Word[]) => {
      for (const { kind, key } of words) {
        await send('DELETE', `product_facts?kind=eq.${kind}&key=eq.${key}`)
        await send('DELETE', `facts?kind=eq.${kind}&key=eq.${key}`)
      }
    },
  }
}
