/** Names that no visitor can reach (RFC 2606 and 6761), such as those of the tests. */
const UNREACHABLE = /(?:^|\.)(?:test|example|invalid|localhost)$|^127\.|^\[::1\]$/

/** Throws when a build without a project, whose pages have the demo's data, is about to be published: at a host, or for a real address. */
export function refuseDemo(
  api: string,
  site: string,
  { NETLIFY, CF_PAGES }: Readonly<Record<string, string | undefined>>,
): void {
  const isReal = site !== '' && !UNREACHABLE.test(new URL(site).hostname)
  if (!isReal && !NETLIFY && !CF_PAGES) return
  throw new Error(
    `VITE_SUPABASE_URL is ${api || 'not set'}: this build would show the demo shop. Set the address and the publishable key of the ` +
      'Supabase project (docs/deploy.md).',
  )
}
