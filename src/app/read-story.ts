import type { LoadedStory } from '@/pages/story-page'

/** The story at this address with its text, or null: the page says so then. */
export async function readStory(slug: string): Promise<LoadedStory> {
  const { findStory, loadStory } = await import('@/content/stories')
  const story = findStory(slug)
  return story === undefined ? null : { story, body: await loadStory(story.slug) }
}

/** A product known from a list is painted at once: its page waits for the rest, and says so when it does not come. */
async function readProduct(queryClient: QueryClient, id: string): Promise<null> {
  const options = catalogQueries.product(id)
  const ask = () => queryClient.query({ ...options, ...ONCE })
  // Asked for when somebody pointed at it, it is asked for only once: that failing is not the end.
  const joined = queryClient.isFetching({ queryKey: options.queryKey }) > 0
  const asked = joined ? ask().catch(ask) : ask()
  if (seedFromCard(queryClient, id) === undefined) await asked
  else asked.catch(() => undefined)
  return null
}
