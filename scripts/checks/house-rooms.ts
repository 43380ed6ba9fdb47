import { ADMIN_ROUTES, importsOf } from './house-imports.ts'

// A folder of src imports only from earlier steps; folders of one step do not import each other.
const steps: readonly (readonly string[])[] = [
  ['prerender'],
  ['service-worker'],
  ['lib'],
  ['i18n'],
  ['ui'],
  ['currency'],
  ['auth', 'settings', 'catalog', 'content'],
  ['orders'],
  ['payments'],
  ['cart'],
  ['checkout'],
  ['shell'],
  ['pages'],
  ['app'],
]
// Admin stands beside pages. Of the verticals with screens of their own it takes what has no markup.
const closedToAdmin = ['shell', 'pages', 'cart', 'checkout', 'app', 'content']
const openToAdmin = /\/(?:queries|schema|order-status|variation-labels)\.tsx?$/

// The entry of the prerender build renders the whole app.
const exempt = ['src/prerender/render-page.tsx']

const roomOf = (file: string): string | null => /^src\/([^/]+)\//.exec(file)?.[1] ?? null

const stepOf = (room: string): number => steps.findIndex((rooms) => rooms.includes(room))

/** Why one room may not import a file of another room; null when it may. */
function refusal(file: string, from: string, target: string, to: string): string | null {
  // A program of its own, which runs beside the pages.
  if (to === 'service-worker') return `${from} may not import the service worker`
  if (from === 'admin') {
    if (closedToAdmin.includes(to)) return `admin may not import ${to}`
    if ((to === 'catalog' || to === 'orders') && !openToAdmin.test(target))
      return `admin may import only queries, schema, status and labels of ${to}`
    return null
  }
  if (to === 'admin') return file === ADMIN_ROUTES ? null : `${from} may not import admin`
  // Pictures have no step.
  if (stepOf(to) < 0 || stepOf(from) < 0) return null
  return stepOf(to) < stepOf(from) ? null : `${from} comes before ${to}, or beside it`
}

/** Imports between the rooms of src that go against their order, `import()` included. */
export function roomProblems(files: readonly string[]): string[] {
  return files
    .filter((file) => !exempt.includes(file))
    .flatMap((file) => {
      const from = roomOf(file)
      const { values, types, dynamic } = importsOf(file)
      return [...values, ...types, ...dynamic].flatMap((target) => {
        const to = roomOf(target)
        if (from === null || to === null || from === to) return []
        const reason = refusal(file, from, target, to)
        return reason === null ? [] : [`${file}: imports ${target}; ${reason}`]
      })
    })
}
