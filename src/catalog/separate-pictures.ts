type Pictured = { readonly image_url: string | null }

/**
 * The products of a list's pages in their order, except that one with the picture of its predecessor waits until another has
 * been between them; one that waits in vain goes before, to the last place that suits it. No product leaves its page, so that
 * pages that load later move nothing.
 */
export function separatePictures<Product extends Pictured>(
  pages: readonly (readonly Product[])[],
): Product[] {
  const shown: Product[] = []
  const suits = (place: number, picture: string | null) =>
    picture === null || (shown[place - 1]?.image_url !== picture && shown[place]?.image_url !== picture)
  for (const page of pages) {
    const start = shown.length
    const waiting = [...page]
    for (;;) {
      const next = waiting.findIndex(({ image_url: picture }) => suits(shown.length, picture))
      const [product] = waiting.splice(Math.max(next, 0), 1)
      if (product === undefined) break
      let place = shown.length
      while (place >= start && !suits(place, product.image_url)) place -= 1
      shown.splice(place < start ? shown.length : place, 0, product)
    }
  }
  return shown
}

/** As separatePictures, but close results of a search stay behind the exact ones. */
export function separateResults<Product extends Pictured & { readonly is_close: boolean }>(
  pages: readonly (readonly Product[])[],
): Product[] {
  return separatePictures(
    pages.flatMap((page) => [
      page.filter((product) => !product.is_close),
      page.filter((product) => product.is_close),
    ]),
  )
}
