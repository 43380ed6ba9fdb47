import { csvText, download } from '@/admin/csv'
import { allSubscribers } from './queries'

/** Everybody of the list as it is filtered, not only its first page, as a file for a program that sends newsletters. */
export async function exportSubscribers(filters: { search: string; language: string }): Promise<void> {
  const subscribers = await allSubscribers(filters)
  const rows = subscribers.map(({ email, language, created_at: since }) => [email, language, since])
  const today = new Date().toISOString().slice(0, 10)
  download(`newsletter-${today}.csv`, csvText([['email', 'language', 'subscribed_at'], ...rows]))
}
