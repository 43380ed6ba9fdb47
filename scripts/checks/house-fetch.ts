import { lineAt, parse, textOf, walk } from './house-files.ts'

/**
 * The requests with a limit, one of the first load that ends by a limit of its own, pages, which the worker waits for only so long, and
 * code, which it hands on as the browser would: the page waits for that only so long.
 */
const ALLOWED = [
  'src/lib/limited-fetch.ts',
  'src/lib/supabase.ts',
  'src/auth/auth-context.tsx',
  'src/service-worker/routes.ts',
  'src/service-worker/show-page.ts',
]

/** Requests that could wait for a silent server for ever, or take a gateway's page for an answer. */
export function bareFetches(file: string): string[] {
  if (ALLOWED.includes(file)) return []
  const problems: string[] = []
  walk(parse(file), (node) => {
    // Without arguments it is a function of the file that has the same name.
    if (node.type !== 'CallExpression' || node.arguments.length === 0) return
    if (!/^(?:(?:globalThis|window)\.)?fetch$/.test(textOf(file, node.callee))) return
    problems.push(
      `${file}:${lineAt(file, node.start)}: a request without a limit; use src/lib/limited-fetch.ts`,
    )
  })
  return problems
}
