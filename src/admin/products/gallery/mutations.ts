import { mutationOptions } from '@tanstack/react-query'
import { isDuplicateInsert, requireValues } from '@/admin/lost-answers'
import { adminProductQueries, type GalleryImage } from '@/admin/products/queries'
import { adminKeys } from '@/admin/query-keys'
import { catalogQueries } from '@/catalog/queries'
import { AppError, unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'
import { discardPicture, galleryPaths, storePicture } from './picture-storage'
import type { PreparedPicture } from './prepare-picture'

/** The id is made by who adds it, so that a picture is added once. */
type NewImage = { id: string; product_id: string; image_url: string; image_color: string | null }

/** The query keys that every write to a gallery invalidates: product cards show its first picture. */
export const galleryInvalidations = (productId: string) => [
  adminProductQueries.editor(productId),
  adminKeys.products,
  catalogQueries.all,
]

async function readGallery(productId: string): Promise<GalleryImage[]> {
  const client = await supabase()
  return unwrap(
    await client
      .from('product_images')
      .select('id, image_url, image_color, position, alt_en, alt_fr, alt_ar')
      .eq('product_id', productId)
      .order('position')
      .order('created_at'),
  )
}

async function readOwn(productId: string) {
  const client = await supabase()
  return unwrap(await client.from('products').select('image_url, image_color').eq('id', productId).single())
}

/**
 * Makes the first gallery picture the product's main picture, which cards show, unless the product's form set another one.
 * The product is written in any case: the update notifies open shop pages through Realtime. `without` is about to be
 * deleted; the database refuses to leave a published product without a picture (`picture_missing`).
 */
async function syncMainPicture(
  productId: string,
  { without, force = false }: { without?: GalleryImage; force?: boolean } = {},
): Promise<void> {
  const [own, gallery] = await Promise.all([readOwn(productId), readGallery(productId)])
  const first = gallery.find(({ id }) => id !== without?.id)
  const follows =
    force || own.image_url === null || gallery.some(({ image_url: address }) => address === own.image_url)
  const main = follows
    ? { image_url: first?.image_url ?? null, image_color: first?.image_color ?? null }
    : own
  const client = await supabase()
  unwrap(await client.from('products').update(main).eq('id', productId).select('id').single())
}

/** Adds the main picture to an empty gallery, where the product page would lose it to the first gallery picture. Resolves to the next position. */
async function keepMainPicture(productId: string, gallery: readonly GalleryImage[]): Promise<number> {
  const last = gallery.at(-1)
  if (last !== undefined) return last.position + 1
  const { image_url: address, image_color } = await readOwn(productId)
  if (address === null) return 0
  const client = await supabase()
  unwrap(
    await client
      .from('product_images')
      .insert({ product_id: productId, image_url: address, image_color, position: 0 }),
  )
  return 1
}

/** Resolves to whether it was added now: false when an earlier request, whose answer was lost, has added it. */
async function addRow(image: NewImage): Promise<boolean> {
  const position = await keepMainPicture(image.product_id, await readGallery(image.product_id))
  const client = await supabase()
  const answer = await client.from('product_images').insert({ ...image, position })
  if (isDuplicateInsert(answer.error, 'product_images')) return false
  unwrap(answer)
  return true
}

/** Files first, then the row, under the id `key`; no file stays without one. */
export async function addPicture(
  { productId, key, fileName }: { productId: string; key: string; fileName: string },
  picture: PreparedPicture,
  onStored: () => void,
): Promise<void> {
  const address = await storePicture(picture, galleryPaths(productId, fileName), onStored)
  try {
    const isNew = await addRow({
      id: key,
      product_id: productId,
      image_url: address,
      image_color: picture.color,
    })
    // The row has the files of the first request.
    if (!isNew) await discardPicture(address)
  } catch (error) {
    await discardPicture(address, error)
    throw error
  }
}

/** After some pictures have been added or restored. */
export const finishAdding = (productId: string) => syncMainPicture(productId)

export const addAddressMutation = (productId: string) =>
  mutationOptions({
    mutationFn: async ({ address, key }: { address: string; key: string }) => {
      await addRow({ id: key, product_id: productId, image_url: address, image_color: null })
      await syncMainPicture(productId)
    },
    meta: {
      invalidates: galleryInvalidations(productId),
      successText: 'adminProducts.images.uploaded',
      errorText: 'adminProducts.images.uploadFailed',
    },
  })

/** The picture that was given in the product's form becomes the first of its gallery. */
export const addOwnMutation = (productId: string) =>
  mutationOptions({
    mutationFn: async () => {
      const [own, gallery] = await Promise.all([readOwn(productId), readGallery(productId)])
      if (own.image_url === null) throw new AppError('not_found')
      // An earlier request, whose answer was lost, may have added it.
      if (!gallery.some(({ image_url: address }) => address === own.image_url)) {
        const client = await supabase()
        unwrap(
          await client.from('product_images').insert({
            product_id: productId,
            image_url: own.image_url,
            image_color: own.image_color,
            position: (gallery[0]?.position ?? 0) - 1,
          }),
        )
      }
      await syncMainPicture(productId)
    },
    meta: { invalidates: galleryInvalidations(productId), errorText: 'adminProducts.images.uploadFailed' },
  })

export const reorderMutation = (productId: string) =>
  mutationOptions({
    mutationFn: async ({ ordered, force }: { ordered: readonly GalleryImage[]; force: boolean }) => {
      const client = await supabase()
      await Promise.all(
        ordered.map(async ({ id, position }, index) => {
          if (position === index) return
          unwrap(
            await client
              .from('product_images')
              .update({ position: index })
              .eq('id', id)
              .select('id')
              .single(),
          )
        }),
      )
      await syncMainPicture(productId, { force })
    },
    meta: { invalidates: galleryInvalidations(productId), errorText: 'adminProducts.images.orderFailed' },
  })

export type AltTexts = Pick<GalleryImage, 'alt_en' | 'alt_fr' | 'alt_ar'>

const ALT_TEXTS = ['alt_en', 'alt_fr', 'alt_ar'] as const

/** Writes the texts that differ from those of the image that was read; one that was changed elsewhere meanwhile rejects with edit_conflict. */
export const altTextsMutation = (productId: string) =>
  mutationOptions({
    mutationFn: async ({ image, texts }: { image: GalleryImage; texts: AltTexts }) => {
      const changed = ALT_TEXTS.filter((name) => texts[name] !== image[name])
      if (changed.length === 0) return
      const change: Partial<AltTexts> = Object.fromEntries(changed.map((name) => [name, texts[name]]))
      const client = await supabase()
      let update = client.from('product_images').update(change).eq('id', image.id)
      for (const name of changed) update = update.eq(name, image[name])
      if (unwrap(await update.select('id')).length > 0) return
      const now = await client.from('product_images').select('*').eq('id', image.id).maybeSingle()
      requireValues(unwrap(now), change)
    },
    meta: {
      invalidates: galleryInvalidations(productId),
      successText: 'adminProducts.images.altSaved',
      errorText: 'adminProducts.images.altFailed',
    },
  })

export const deletePictureMutation = (productId: string) =>
  mutationOptions({
    mutationFn: async (image: GalleryImage) => {
      await syncMainPicture(productId, { without: image })
      const client = await supabase()
      // Its files stay: the audit log can restore the picture.
      unwrap(await client.from('product_images').delete().eq('id', image.id).select('id').single())
      await syncMainPicture(productId)
    },
    meta: {
      invalidates: galleryInvalidations(productId),
      successText: 'adminProducts.images.deleted',
      errorText: 'adminProducts.images.deleteFailed',
    },
  })
