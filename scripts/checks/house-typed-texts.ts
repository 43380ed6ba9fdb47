import { lineAt, parse, walk, type Node } from './house-files.ts'

// Names of what people type in their own words, in columns of the database and in the code.
const TYPED =
  /^(?:notes?|landmark|address|district|subject|body|reply|(?:refusal_|kept_)?reason|refusal|resolution|gift_message|why|line)$/
const returnsTyped = /^(?:addressWithCountry|reasonText)$/

// What has such a name and is none: sentences of the catalogues and of the shop's own code.
const notTyped: readonly string[] = [
  'src/admin/figures.tsx note',
  'src/admin/orders/payment-card.tsx reason',
  'src/pages/product/buy-box.tsx reason',
]

// `[city, district].filter(Boolean).join(', ')`, `note.trim()`: the text, or a part of it.
const keepsText = /^(?:filter|join|slice|trim|trimEnd|trimStart|replace|replaceAll)$/

/** The names of the values that an expression shows: those of both branches of a condition, and those inside a template. */
function shownNames(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'MemberExpression')
    return node.property.type === 'Identifier' && !node.computed ? [node.property.name] : []
  if (node.type === 'ConditionalExpression')
    return [...shownNames(node.consequent), ...shownNames(node.alternate)]
  if (node.type === 'LogicalExpression')
    return [...(node.operator === '&&' ? [] : shownNames(node.left)), ...shownNames(node.right)]
  if (node.type === 'TemplateLiteral') return node.expressions.flatMap(shownNames)
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((element) => (element === null ? [] : shownNames(element)))
  return node.type === 'CallExpression' ? namesOfCall(node) : []
}

function namesOfCall({ callee, arguments: given }: Extract<Node, { type: 'CallExpression' }>): string[] {
  if (callee.type === 'MemberExpression')
    return shownNames(callee.property).some((name) => keepsText.test(name)) ? shownNames(callee.object) : []
  if (callee.type !== 'Identifier') return []
  if (returnsTyped.test(callee.name)) return [callee.name]
  // `localized(shop, 'address', language)`
  const [, column] = given
  return callee.name === 'localized' && column?.type === 'Literal' ? [String(column.value)] : []
}

/** Text in markup: `<p>{note}</p>`, and what a cell of a table returns. */
function shown(node: Node, parent: Node | undefined): Node | null {
  if (node.type === 'JSXExpressionContainer')
    return parent?.type === 'JSXElement' || parent?.type === 'JSXFragment' ? node.expression : null
  const isCell =
    node.type === 'ArrowFunctionExpression' &&
    parent?.type === 'Property' &&
    parent.key.type === 'Identifier' &&
    parent.key.name === 'cell'
  return isCell ? node.body : null
}

/** Texts that people typed and that are shown without TypedText: in Arabic, a telephone number in them is painted in reverse groups. */
export function bareTypedTexts(files: readonly string[]): string[] {
  const found: string[] = []
  for (const file of files.filter((name) => name.endsWith('.tsx'))) {
    walk(parse(file), (node, [parent]) => {
      const expression = shown(node, parent)
      if (expression === null) return
      for (const name of shownNames(expression).filter(
        (each) => TYPED.test(each) || returnsTyped.test(each),
      )) {
        if (!notTyped.includes(`${file} ${name}`))
          found.push(`${file}:${lineAt(file, node.start)}: ${name} is typed text; use <TypedText>`)
      }
    })
  }
  return found
}
