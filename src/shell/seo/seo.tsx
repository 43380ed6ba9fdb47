import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { settingsQueries, SITE_NAME } from '@/settings/queries'
import type { SeoTagsProps } from './seo-tags'

export type SeoProps = {
  /** The page's name; the home page has none but the shop's. */
  title?: string
  /** In a sentence or two; left out, it is the address's own or the shop's. */
  description?: string
  /** A path of the shop. */
  image?: string
  noIndex?: boolean
}

// For machines only: their tags may come after the first screen, and a page without them is still a page.
const SeoTags = lazy<(props: SeoTagsProps) => React.ReactNode>(() =>
  import('./seo-tags').then(
    (module) => ({ default: module.SeoTags }),
    () => ({ default: () => null }),
  ),
)

/** What a page says about itself in the document's head. Every page renders one. */
export function Seo({ title, ...page }: SeoProps) {
  const { data: shop } = useQuery(settingsQueries.shop())
  const siteName = shop?.site_name ?? SITE_NAME
  const fullTitle = title === undefined ? siteName : `${title} – ${siteName}`

  // What index.html says about the shop as a whole gives way to what the page says; a browser shows the first title.
  useLayoutEffect(() => {
    for (const tag of document.head.querySelectorAll('[data-until-page]')) tag.remove()
  }, [])

  return (
    <>
      <title>{fullTitle}</title>
      <Suspense fallback={null}>
        <SeoTags title={fullTitle} siteName={siteName} shop={shop} {...page} />
      </Suspense>
    </>
  )
}
