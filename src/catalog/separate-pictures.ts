type Pictured = { readonly image_url: string | null }

/**
 * The products of a list's pages in their order, except that one with the picture of its predecessor waits until another has
 * been between them. No product leaves its page, so that pages that load later move nothing.
 */
export function separatePictures<Product extends Pictured>(
  pages: readonly (readonly Product[])[],
): Product[] {
  const shown: Product[] = []
  for (const page of pages) {
    const waiting = [...page]
    while (waiting.length > 0) {
      const last = shown.at(-1)?.image_url ?? null
      const next = waiting.findIndex(({ image_url: picture }) => picture === null || picture !== last)
      shown.push(...waiting.splice(Math.max(next, 0), 1))
    }
  }
  return shown
}
