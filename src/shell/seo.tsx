import { useQuery } from '@tanstack/react-query'
import { Suspense, useLayoutEffect } from 'react'
import { settingsQueries, SITE_NAME } from '@/settings/queries'
import { silentPart } from '@/ui/lazy-part'
import type { PageMetadata } from './seo-tags'

type SeoProps = PageMetadata & {
  /** What the page is, without the shop's name. */
  title: string
}

// Crawlers alone need these tags, so they load after the first screen, and a page without them still works.
const SeoTags = silentPart(async () => (await import('./seo-tags')).SeoTags)

/** Title and metadata in the document's head. Every page renders one. */
export function Seo({ title, ...page }: SeoProps) {
  const { data: shop } = useQuery(settingsQueries.shop())
  const siteName = shop?.site_name ?? SITE_NAME
  const named = `${title} – ${siteName}`
  // Search engines show so much of it.
  const fullTitle = named.length <= 65 ? named : title

  // Removes the defaults of index.html: browsers show the first title.
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
