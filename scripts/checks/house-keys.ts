import { lineAt, parse, walk, type Node } from './house-files.ts'

// They make a key when the former act was answered, or for a file that was picked just now.
const EXEMPT = new Set([
  'src/admin/idempotency-keys.ts',
  'src/admin/messages/replies.tsx',
  'src/admin/products/gallery/uploads.tsx',
])

const isState = (node: Node | undefined): boolean =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'useState'

/**
 * Keys of the admin area that are made when a button is pressed: after an answer that was lost, the second press would have another key
 * and do the action again. A key is made with its dialog, in the initial state of a component or by `useIdempotencyKeys`.
 */
export function keysOfPresses(file: string): string[] {
  const found: string[] = []
  if (EXEMPT.has(file)) return found
  walk(parse(file), (node, ancestors) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
    const { property } = node.callee
    if (property.type !== 'Identifier' || property.name !== 'randomUUID') return
    const nearest = ancestors.findIndex(({ type }) => type.includes('Function'))
    if (isState(ancestors[nearest + 1])) return
    found.push(
      `${file}:${lineAt(file, node.start)}: a key is made with its dialog: useState(() => ...) or useIdempotencyKeys`,
    )
  })
  return found
}
