/** The text of a static page: the built index.html with what React rendered in its places. */

/** React writes what belongs into the head before the rest. */
export function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)*/.exec(html)?.[0] ?? ''
  // What is for machines gives way to what the app says once it is there.
  const marked = head.replaceAll(/<(?:meta|link rel="(?:canonical|alternate)")/g, '$& data-until-page')
  return { head: marked, body: withoutStyles(html.slice(head.length)) }
}

/** The content security policy refuses style attributes. Radix writes some that count only once its code is there. */
function withoutStyles(body: string): string {
  const left = body.replaceAll(/ style="(?:--radix-[\w-]+:[^;"]*;?)+"/g, '')
  const [style] = /<[^>]* style="[^"]*"/.exec(left) ?? []
  if (style !== undefined) throw new Error(`A style attribute, which browsers would refuse: ${style}`)
  return left
}

/** JSON inside a script element, which ends at the first `</script` whatever surrounds it. */
export const jsonText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

export type StaticPage = {
  /** As in the address. */
  readonly path: string
  readonly language: string
  readonly head: string
  readonly body: string
  readonly data: unknown
  /** Of localStorage: whoever has it sees another page. */
  readonly unless?: string | undefined
  /** Code that this page needs beyond the shop's own: fetched beside that and not after it. */
  readonly chunks: readonly string[]
}

function put(template: string, place: string | RegExp, text: string): string {
  const filled = template.replace(place, () => text)
  if (filled === template && text !== '') throw new Error(`index.html has no ${String(place)}`)
  return filled
}

const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g

/** The page can be looked at without its code: public/boot.js fetches these files when it has been painted. */
function codeLater(html: string, chunks: readonly string[]): string {
  const entry = ENTRY.exec(html)?.[1]
  if (entry === undefined) throw new Error('index.html has no code')
  const own = Array.from(html.matchAll(PRELOAD), ([, file]) => file ?? '')
  const files = jsonText({ entry, preload: [...own, ...chunks.map((chunk) => `/${chunk}`)] })
  return put(
    html.replace(ENTRY, '').replaceAll(PRELOAD, ''),
    '<script src="/boot.js">',
    `<script type="application/json" id="page-code">${files}</script><script src="/boot.js">`,
  )
}

/**
 * Before styles and letters: it takes longest. After the width of the screen is known: another file would be chosen for the
 * width that browsers assume until then.
 */
function pictureFirst(html: string, head: string): { html: string; rest: string } {
  const pictures = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? []
  const rest = pictures.reduce((left, picture) => left.replace(picture, ''), head)
  return { html: put(html, /(?<=<meta\s+name="viewport"[^>]*>)/, pictures.join('')), rest }
}

export function fillPage(template: string, page: StaticPage): string {
  const direction = page.language === 'ar' ? 'rtl' : 'ltr'
  const unless = page.unless === undefined ? '' : ` data-unless="${page.unless}"`
  const own = template
    // What it says about the shop as a whole gives way to what the page says.
    .replaceAll(/\s*<(?:title|meta)\s+data-until-page[^>]*>(?:[^<]*<\/title>)?/g, '')
    .replaceAll(
      new RegExp(`media="not all"(\\s+data-language="${page.language}")`, 'g'),
      (_whole, language: string) => language.trim(),
    )
  const named = put(
    own,
    /<html lang="en" dir="ltr">/,
    `<html lang="${page.language}" dir="${direction}" data-page="${page.path}"${unless}>`,
  )
  const { html, rest } = pictureFirst(codeLater(named, page.chunks), page.head)
  const headed = put(html, '</head>', `${rest}</head>`)
  return put(
    headed,
    '<div id="root"></div>',
    `<div id="root">${page.body}</div><script type="application/json" id="page-data">${jsonText(page.data)}</script>`,
  )
}

/** Where a static host finds the page of an address: `/products` in products.html, another language in its folder. */
export function fileOf(path: string, language: string): string {
  const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`
  return language === 'en' ? name : `_${language}/${name}`
}
