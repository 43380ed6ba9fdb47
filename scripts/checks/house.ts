/**
 * Project rules that neither the compiler nor oxlint checks: `npx tsx scripts/checks/house.ts`. Covers file names and lengths,
 * function lengths, who imports whom, texts outside the catalogues, amounts that a browser would translate, typed texts whose numbers would be reversed, physical CSS classes, the admin area's isolation, the vocabulary, the shop's clock, requests without a limit, keys that are made with each press and web interfaces that a supported browser lacks.
 */
import { basename } from 'node:path'
import { translatedAmounts } from './house-amounts.ts'
import { newerApis, newerTypes } from './house-browsers.ts'
import { clockProblems } from './house-clock.ts'
import { bareFetches } from './house-fetch.ts'
import { adminImports } from './house-imports.ts'
import { keysOfPresses } from './house-keys.ts'
import { filesUnder, lineAt, parse, read, textOf, walk, type Node } from './house-files.ts'
import { roomProblems } from './house-rooms.ts'
import { literalTexts } from './house-texts.ts'
import { bareTypedTexts } from './house-typed-texts.ts'
import { wordProblems } from './house-words.ts'

const MAX_FILE_LINES = 350
// Tests and tables of cases are read one by one.
const MAX_TEST_LINES = 500
const MAX_FUNCTION_LINES = 120

// Data, texts and generated code.
const unlimitedLength = [
  /^src\/lib\/database\.types\.ts$/,
  /^src\/i18n\/messages\//,
  /^src\/content\//,
  /^supabase\/seed\//,
]

// Classes with a left or right side. Logical ones (start, end) also work from right to left.
const physicalClass =
  /(?<![\w:-])!?-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-(?:[lr]|tl|tr|bl|br)|scroll-[mp][lr])-(?:[\w.[(]|$)|(?<![\w:-])(?:text|float|clear)-(?:left|right)(?![\w-])|(?<![\w:-])(?:space-x|divide-x)-\S|(?<![\w:-])(?:border-[lr]|rounded-[lr])(?![\w-])/

const problems: string[] = []

function checkNames(file: string): void {
  const name = basename(file)
  if (/^index\.tsx?$/.test(name) && !file.startsWith('supabase/functions/')) {
    problems.push(`${file}: no index files; import the file itself`)
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)*\.tsx?$/.test(name))
    problems.push(`${file}: file names are kebab-case`)
  if (/(?:^|\/)(?:utils?|helpers?|common|misc|shared)(?:\/|\.tsx?$)/.test(file)) {
    problems.push(`${file}: name it by what it does`)
  }
}

const lengthOf = (file: string): number => read(file).trimEnd().split('\n').length

function checkLength(file: string): void {
  const lines = lengthOf(file)
  const max = /^(?:tests|e2e)\//.test(file) ? MAX_TEST_LINES : MAX_FILE_LINES
  if (lines > max && !unlimitedLength.some((pattern) => pattern.test(file))) {
    problems.push(`${file}: ${lines} lines; the limit is ${max}`)
  }
}

function checkBarrel(file: string): void {
  const { body } = parse(file)
  const forwards = body.filter(
    (statement) =>
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
  )
  if (forwards.length > 0 && forwards.length === body.length) {
    problems.push(`${file}: only re-exports; import the files themselves`)
  }
}

/** The text of a string literal or of a part of a template. */
function literalText(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node.type === 'TemplateElement' ? (node.value.cooked ?? node.value.raw) : null
}

/** Checks every string literal, since any of them may hold classes. */
function checkSides(file: string): void {
  walk(parse(file), (node, [parent]) => {
    const found = physicalClass.exec(literalText(node) ?? '')
    if (found !== null && parent?.type !== 'ImportDeclaration') {
      problems.push(
        `${file}:${lineAt(file, node.start)}: "${found[0]}" has a physical side; use start and end, or ltr: and rtl:`,
      )
    }
  })
}

function checkText(file: string): void {
  if (read(file).includes('dangerouslySetInnerHTML')) problems.push(`${file}: no HTML from strings`)
  if (read(file).includes('<fieldset') && file !== 'src/ui/fieldset.tsx')
    problems.push(`${file}: use Fieldset of src/ui, whose height is right in WebKit`)
}

// A comment cannot switch a rule off: what is right in one place is right in all, or the rule is changed.
const ruleOff = /\b(?:oxlint|eslint)-(?:disable|enable)\b|@ts-(?:ignore|nocheck|expect-error)\b/

function checkComments(file: string): void {
  read(file)
    .split('\n')
    .forEach((line, index) => {
      if (ruleOff.test(line)) problems.push(`${file}:${index + 1}: no comments that switch rules off`)
    })
}

const isFunction = (node: Node): boolean =>
  node.type === 'FunctionDeclaration' ||
  node.type === 'FunctionExpression' ||
  node.type === 'ArrowFunctionExpression'

/** `describe(...)` and `test.describe(...)` only group tests. */
const isTestGroup = (file: string, parent: Node | undefined): boolean =>
  parent?.type === 'CallExpression' && /(?:^|\.)describe\b/.test(textOf(file, parent.callee))

function functionName(file: string, node: Node, parent: Node | undefined): string {
  if ('id' in node && node.id) return textOf(file, node.id)
  if (parent?.type === 'VariableDeclarator') return textOf(file, parent.id)
  return parent !== undefined && 'key' in parent ? textOf(file, parent.key) : 'anonymous function'
}

const linesOf = (file: string, node: Node): number => lineAt(file, node.end) - lineAt(file, node.start) + 1

/** Lines of the function without those of its JSX. */
function linesWithoutMarkup(file: string, node: Node): number {
  let markup = 0
  walk(node, (part) => {
    if (part.type !== 'JSXElement' && part.type !== 'JSXFragment') return true
    markup += linesOf(file, part)
    return false
  })
  return linesOf(file, node) - markup
}

function checkFunctions(file: string): void {
  walk(parse(file), (node, [parent]) => {
    // What is short holds no long function.
    if (linesOf(file, node) <= MAX_FUNCTION_LINES) return false
    if (!isFunction(node) || isTestGroup(file, parent)) return true
    const lines = linesWithoutMarkup(file, node)
    if (lines > MAX_FUNCTION_LINES) {
      const name = functionName(file, node, parent)
      problems.push(`${file}: ${name} has ${lines} lines; the limit is ${MAX_FUNCTION_LINES}`)
    }
    return true
  })
}

const source = filesUnder('src')
const code = [...source, ...['supabase', 'scripts', 'tests', 'e2e'].flatMap((folder) => filesUnder(folder))]
const withWords = [
  ...code,
  ...filesUnder('supabase', /\.(?:sql|toml|md)$/),
  ...filesUnder('docs', /\.md$/),
  ...filesUnder('src', /\.(?:css|md|js)$/),
  'README.md',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
]
code.forEach(checkNames)
code.forEach(checkLength)
source.forEach(checkBarrel)
source.filter((file) => !file.endsWith('.types.ts')).forEach(checkSides)
source.forEach(checkText)
code.forEach(checkComments)
problems.push(...adminImports())
code.filter((file) => lengthOf(file) > MAX_FUNCTION_LINES).forEach(checkFunctions)
problems.push(
  ...roomProblems(source),
  ...literalTexts(source),
  ...translatedAmounts(source),
  ...bareTypedTexts(source),
  ...filesUnder('src').flatMap(newerApis),
  ...newerTypes(),
  ...source.flatMap(bareFetches),
  ...filesUnder('src/admin').flatMap(keysOfPresses),
  ...wordProblems(withWords),
  ...clockProblems(code, filesUnder('supabase/migrations', /\.sql$/)),
)

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else {
  console.log(`house rules: ${withWords.length} files`)
}
