import { lineAt, parse, walk, type Node } from './house-files.ts'

const letter = /\p{L}/u
const spokenAttribute = /^(?:aria-label|aria-description|alt|placeholder|title)$/

/** Words in markup that visitors read or hear. */
const isText = (node: Node, parent: Node | undefined): boolean =>
  (node.type === 'JSXText' && letter.test(node.value.replaceAll(/&\w+;/g, ''))) ||
  (node.type === 'Literal' &&
    parent?.type === 'JSXAttribute' &&
    parent.name.type === 'JSXIdentifier' &&
    spokenAttribute.test(parent.name.name) &&
    letter.test(String(node.value)))

/** Texts in components, which belong to the message catalogues. */
export function literalTexts(files: readonly string[]): string[] {
  const found: string[] = []
  for (const file of files.filter((name) => name.endsWith('.tsx'))) {
    walk(parse(file), (node, [parent]) => {
      if (isText(node, parent))
        found.push(`${file}:${lineAt(file, node.start)}: copy belongs to the message catalogues; use t()`)
    })
  }
  return found
}
