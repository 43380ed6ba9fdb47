import { Seo } from './seo/seo'

/** A page that says no more about itself than its name. */
export function PageTitle({ title }: { title?: string }) {
  return <Seo title={title} />
}
