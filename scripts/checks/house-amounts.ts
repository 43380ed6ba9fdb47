import { lineAt, parse, walk, type Node } from './house-files.ts'

const formatters = new Set(['money', 'formatMoney', 'formatNumber', 'formatAdjustment'])

const isShown = (child: Node): boolean => !(child.type === 'JSXText' && child.value.trim() === '')

/** Elements that contain an amount or a count and nothing else, and that a browser may translate: `12,50` could become `12.50`. */
export function translatedAmounts(files: readonly string[]): string[] {
  const found: string[] = []
  for (const file of files.filter((name) => name.endsWith('.tsx'))) {
    walk(parse(file), (node) => {
      if (node.type !== 'JSXElement') return
      const { name, attributes } = node.openingElement
      const [child, ...others] = node.children.filter(isShown)
      if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name) || others.length > 0) return
      if (child?.type !== 'JSXExpressionContainer' || child.expression.type !== 'CallExpression') return
      const { callee } = child.expression
      if (callee.type !== 'Identifier' || !formatters.has(callee.name)) return
      const isMarked = attributes.some(
        (attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === 'translate',
      )
      if (!isMarked) found.push(`${file}:${lineAt(file, node.start)}: an amount is translate="no"`)
    })
  }
  return found
}
