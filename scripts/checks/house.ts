/**
 * Project rules that neither the compiler nor ESLint checks: `npx tsx scripts/checks/house.ts`. Covers file names and lengths,
 * function lengths, import cycles, physical CSS classes, the admin area's isolation, the vocabulary and the shop's clock.
 */
import { basename } from 'node:path'
import ts from 'typescript'
import { clockProblems } from './house-clock.ts'
import { adminImports, importCycles } from './house-imports.ts'
import { filesUnder, parse, read } from './house-files.ts'
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

function checkLength(file: string): void {
  const lines = read(file).trimEnd().split('\n').length
  const max = /^(?:tests|e2e)\//.test(file) ? MAX_TEST_LINES : MAX_FILE_LINES
  if (lines > max && !unlimitedLength.some((pattern) => pattern.test(file))) {
    problems.push(`${file}: ${lines} lines; the limit is ${max}`)
  }
}

function checkBarrel(file: string): void {
  const { statements } = parse(file)
  const forwards = statements.filter(
    (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier,
  )
  if (forwards.length > 0 && forwards.length === statements.length) {
    problems.push(`${file}: only re-exports; import the files themselves`)
  }
}

/** Checks every string literal, since any of them may hold classes. */
function checkSides(file: string): void {
  const source = parse(file)
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) {
      const found = physicalClass.exec(node.text)
      if (found !== null && !ts.isImportDeclaration(node.parent)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        problems.push(
          `${file}:${line + 1}: "${found[0]}" has a physical side; use start and end, or ltr: and rtl:`,
        )
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

function checkText(file: string): void {
  if (read(file).includes('dangerouslySetInnerHTML')) problems.push(`${file}: no HTML from strings`)
}

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration

const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node)

/** `describe(...)` and `test.describe(...)` only group tests. */
const isTestGroup = (node: FunctionNode): boolean =>
  ts.isCallExpression(node.parent) && /(?:^|\.)describe\b/.test(node.parent.expression.getText())

function functionName(node: FunctionNode): string {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined)
  return named?.getText() ?? 'anonymous function'
}

/** Lines of the function without those of its JSX. */
function linesWithoutMarkup(node: FunctionNode, source: ts.SourceFile): number {
  const linesOf = (part: ts.Node) =>
    source.getLineAndCharacterOfPosition(part.getEnd()).line -
    source.getLineAndCharacterOfPosition(part.getStart()).line +
    1
  let markup = 0
  const visit = (part: ts.Node): void => {
    if (ts.isJsxElement(part) || ts.isJsxFragment(part) || ts.isJsxSelfClosingElement(part)) {
      markup += linesOf(part)
    } else {
      ts.forEachChild(part, visit)
    }
  }
  ts.forEachChild(node, visit)
  return linesOf(node) - markup
}

function checkFunctions(file: string): void {
  const source = parse(file)
  const visit = (node: ts.Node): void => {
    if (isFunction(node) && !isTestGroup(node)) {
      const lines = linesWithoutMarkup(node, source)
      if (lines > MAX_FUNCTION_LINES) {
        problems.push(`${file}: ${functionName(node)} has ${lines} lines; the limit is ${MAX_FUNCTION_LINES}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

const source = filesUnder('src')
const code = [...source, ...['supabase', 'scripts', 'tests', 'e2e'].flatMap((folder) => filesUnder(folder))]
const withWords = [
  ...code,
  ...filesUnder('supabase', /\.(?:sql|toml|md)$/),
  ...filesUnder('docs', /\.md$/),
  ...filesUnder('src', /\.(?:css|md)$/),
  ...filesUnder('public', /\.js$/),
  'README.md',
  'eslint.config.js',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
]
code.forEach(checkNames)
code.forEach(checkLength)
source.forEach(checkBarrel)
source.filter((file) => !file.endsWith('.types.ts')).forEach(checkSides)
source.forEach(checkText)
problems.push(...adminImports())
code.forEach(checkFunctions)
problems.push(
  ...importCycles(code),
  ...wordProblems(withWords),
  ...clockProblems(code, filesUnder('supabase/migrations', /\.sql$/)),
)

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else {
  console.log(`house rules: ${withWords.length} files`)
}
