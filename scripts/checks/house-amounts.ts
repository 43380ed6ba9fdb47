import { lineAt, parse, walk, type Node } from './house-files.ts'

const formatters = new Set(['money', 'formatMoney', 'formatNumber', 'formatAdjustment', 'formatAmount'])
/** Properties and variables that hold what is copied, dialled, looked for or typed at a bank. */
const codes = /^(?:order_?number|tracking_?number|number|reference|phone|sku|(?:bank_)?(?:rib|iban|bic))$/i
/** They mark what they contain, or contain nothing else. */
const markers = new Set(['Ltr', 'DocumentNumber', 'AccountNumber', 'Figure'])

/** What an expression can put into the page: the branches of a condition, the parts of a template. */
function shownValues(node: Node): Node[] {
  if (node.type === 'ConditionalExpression')
    return [...shownValues(node.consequent), ...shownValues(node.alternate)]
  if (node.type === 'LogicalExpression')
    return [...(node.operator === '&&' ? [] : shownValues(node.left)), ...shownValues(node.right)]
  return node.type === 'TemplateLiteral' ? node.expressions.flatMap(shownValues) : [node]
}

function isAmountOrCode(node: Node): boolean {
  if (node.type === 'CallExpression')
    return node.callee.type === 'Identifier' && formatters.has(node.callee.name)
  if (node.type === 'MemberExpression')
    return !node.computed && node.property.type === 'Identifier' && codes.test(node.property.name)
  return node.type === 'Identifier' && codes.test(node.name)
}

const marks = (node: Node): boolean =>
  node.type === 'JSXElement' &&
  ((node.openingElement.name.type === 'JSXIdentifier' && markers.has(node.openingElement.name.name)) ||
    node.openingElement.attributes.some(
      (attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === 'translate',
    ))

/** Amounts, counts, numbers and codes in the page that a browser may translate: `12,50` could become `12.50`. */
export function translatedAmounts(files: readonly string[]): string[] {
  const found: string[] = []
  for (const file of files.filter((name) => name.endsWith('.tsx'))) {
    walk(parse(file), (node, ancestors) => {
      if (node.type !== 'JSXExpressionContainer' || node.expression.type === 'JSXEmptyExpression') return
      const isChild = ancestors[0]?.type === 'JSXElement' || ancestors[0]?.type === 'JSXFragment'
      if (!isChild || ancestors.some(marks) || !shownValues(node.expression).some(isAmountOrCode)) return
      found.push(`${file}:${lineAt(file, node.start)}: an amount, a count or a code is translate="no"`)
    })
  }
  return found
}
