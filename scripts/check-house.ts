/** The rules of the house that neither the compiler nor the linter knows: `npx tsx scripts/check-house.ts`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

const ROOT = resolve(import.meta.dirname, '..')
const LONGEST_FILE = 250
// A table of cases is read line by line, not as a whole.
const LONGEST_TEST = 500
const CODE = /\.tsx?$/

// Data and generated text are as long as they are.
const mayBeLong = [
  /^src\/lib\/database\.types\.ts$/,
  /^src\/i18n\/messages\//,
  /^src\/content\//,
  /^supabase\/seed\//,
]

// Margins, paddings, positions, borders, corners, alignment and floats have a start and an end, not a left and a right.
const physicalClass =
  /(?<![\w:-])!?-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-(?:[lr]|tl|tr|bl|br)|scroll-[mp][lr])-(?:[\w.[(]|$)|(?<![\w:-])(?:text|float|clear)-(?:left|right)(?![\w-])|(?<![\w:-])(?:space-x|divide-x)-\S|(?<![\w:-])(?:border-[lr]|rounded-[lr])(?![\w-])/

const problems: string[] = []

function filesUnder(folder: string): string[] {
  const path = join(ROOT, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('node_modules') && !file.startsWith('supabase/.temp/'))
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    read(file),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  )

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
  const longest = /^(?:tests|e2e)\//.test(file) ? LONGEST_TEST : LONGEST_FILE
  if (lines > longest && !mayBeLong.some((pattern) => pattern.test(file))) {
    problems.push(`${file}: ${lines} lines; over ${longest} it wants splitting`)
  }
}

function checkBarrel(file: string): void {
  const { statements } = parse(file)
  const forwards = statements.filter(
    (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier,
  )
  if (forwards.length > 0 && forwards.length === statements.length) {
    problems.push(`${file}: only passes on what other files export`)
  }
}

/** Every text in the code that could be a list of classes. */
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

type Imports = { fixed: string[]; onDemand: string[] }

function importsOf(file: string): Imports {
  const found: Imports = { fixed: [], onDemand: [] }
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier !== undefined &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      const onlyTypes = ts.isImportDeclaration(node)
        ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
        : node.isTypeOnly
      if (!onlyTypes) found.fixed.push(node.moduleSpecifier.text)
    }
    const [argument] = ts.isCallExpression(node) ? node.arguments : []
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      argument !== undefined &&
      ts.isStringLiteral(argument)
    ) {
      found.onDemand.push(argument.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(parse(file))
  return found
}

function resolveImport(from: string, specifier: string): string | null {
  const path = specifier.startsWith('@/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : null
  if (path === null) return null
  return (
    [path, `${path}.ts`, `${path}.tsx`].find((file) => CODE.test(file) && existsSync(join(ROOT, file))) ??
    null
  )
}

const isAdmin = (file: string): boolean => /^src\/(?:admin|i18n\/messages\/admin)\//.test(file)

// The routes fetch the pages, the catalogues their texts.
const opensAdmin = ['src/app/admin-routes.tsx', 'src/i18n/catalogues.ts']

/** Follows the storefront: whatever it imports, and whatever it loads on demand, but not the door to admin itself. */
function checkAdminStaysApart(): void {
  const seen = new Set<string>()
  const queue = ['src/main.tsx']
  for (const file of queue) {
    if (seen.has(file)) continue
    seen.add(file)
    const { fixed, onDemand } = importsOf(file)
    for (const specifier of fixed) {
      const target = resolveImport(file, specifier)
      if (target === null) continue
      if (isAdmin(target)) problems.push(`${file}: imports ${target}; shoppers would download the admin area`)
      else queue.push(target)
    }
    for (const specifier of onDemand) {
      const target = resolveImport(file, specifier)
      if (target === null) continue
      if (!isAdmin(target)) queue.push(target)
      else if (!opensAdmin.includes(file)) problems.push(`${file}: only the routes open ${target}`)
    }
  }
  if (seen.size < 20) problems.push(`the walk from src/main.tsx found ${seen.size} files; it is broken`)
}

const source = filesUnder('src')
const everything = [...source, ...['supabase', 'scripts', 'tests', 'e2e'].flatMap(filesUnder)]
everything.forEach(checkNames)
everything.forEach(checkLength)
source.forEach(checkBarrel)
source.filter((file) => !file.endsWith('.types.ts')).forEach(checkSides)
source.forEach(checkText)
checkAdminStaysApart()

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else {
  console.log(`house rules: ${everything.length} files`)
}
