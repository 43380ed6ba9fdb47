import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingsQueries, SITE_NAME } from '@/settings/queries'

/** The page's name before the shop's, in the tab and in what a screen reader announces. */
export function PageTitle({ title }: { title?: string }) {
  const { data } = useQuery(settingsQueries.shop())
  const siteName = data?.site_name ?? SITE_NAME
  useEffect(() => {
    document.title = title === undefined ? siteName : `${title} – ${siteName}`
  }, [title, siteName])
  return null
}
