import { filesUnder, type Node, parse, walk } from '../../scripts/checks/house-files.ts'

const VERBS = new Set(['rpc', 'insert', 'update', 'upsert', 'delete', 'upload', 'remove', 'invoke'])

type Call = Extract<Node, { type: 'CallExpression' }>

const methodOf = ({ callee }: Call): string | undefined =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined

const firstText = ({ arguments: [first] }: Call): string | undefined =>
  first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined

/** What a chain of calls begins with: the table of `from`, storage, functions, or a variable's name in `$`. */
function rootOf(chain: Node): string | undefined {
  if (chain.type === 'Identifier') return `$${chain.name}`
  if (chain.type === 'MemberExpression') {
    if (chain.property.type === 'Identifier' && ['storage', 'functions'].includes(chain.property.name))
      return chain.property.name
    return rootOf(chain.object)
  }
  if (chain.type !== 'CallExpression') return undefined
  if (methodOf(chain) !== 'from') return rootOf(chain.callee)
  const root = rootOf(chain.callee)
  return root === 'storage' ? root : firstText(chain)
}

/** The table of `const table = client.from('orders')` in a function around the call. */
function tableOf(name: string, ancestors: readonly Node[]): string | undefined {
  let table: string | undefined
  for (const ancestor of ancestors.filter(({ type }) => type.includes('Function'))) {
    walk(ancestor, (node) => {
      if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || node.id.name !== name) return
      if (node.init?.type === 'CallExpression' && methodOf(node.init) === 'from')
        table ??= firstText(node.init)
    })
  }
  return table
}

const MUTATIONS = new Set(['useMutation', 'mutationOptions'])
const isWork = (node: Node | null): boolean =>
  node?.type === 'ArrowFunctionExpression' ||
  (node?.type === 'CallExpression' && node.callee.type === 'Identifier' && MUTATIONS.has(node.callee.name))

/** The function, the mutation or the property of an object in which a call stands. */
function ownerOf(ancestors: readonly Node[]): string {
  for (const node of ancestors) {
    if (node.type === 'FunctionDeclaration' && node.id !== null) return node.id.name
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isWork(node.init))
      return node.id.name
    if (
      node.type === 'Property' &&
      node.key.type === 'Identifier' &&
      isWork(node.value) &&
      !['mutationFn', 'queryFn'].includes(node.key.name)
    )
      return node.key.name
  }
  return ''
}

/** Calls of the admin area that may write: `products/mutations.ts adjustStock: rpc adjust_stock`. */
export function adminCalls(): { name: string; verb: string; target: string }[] {
  return filesUnder('src/admin').flatMap((file) => {
    const calls: { name: string; verb: string; target: string }[] = []
    walk(parse(file), (node, ancestors) => {
      if (node.type !== 'CallExpression') return
      const verb = methodOf(node) ?? ''
      if (!VERBS.has(verb)) return
      const root = verb === 'rpc' ? firstText(node) : rootOf(node.callee)
      const target = root?.startsWith('$') ? tableOf(root.slice(1), ancestors) : root
      // A method of a Set or a Map, or of the house's own objects.
      if (target === undefined) return
      calls.push({
        ...{ verb, target },
        name: `${file.slice('src/admin/'.length)} ${ownerOf(ancestors)}: ${verb} ${target}`,
      })
    })
    return calls
  })
}
