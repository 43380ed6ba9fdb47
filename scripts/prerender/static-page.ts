/** Static HTML: the built index.html filled with what React rendered. */
import type { Frame } from '../../src/prerender/render-page.tsx'

/** React writes the elements of the head before the rest. */
export function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)*/.exec(html)?.[0] ?? ''
  // The app replaces the metadata once it runs.
  const marked = head.replaceAll(/<(?:meta|link rel="(?:canonical|alternate)")/g, '$& data-until-page')
  return { head: marked, body: removeStyles(html.slice(head.length)) }
}

/** React's HTML without what names the page's own URL, and its translations. */
export const withoutAddress = (html: string) =>
  html.replaceAll(/<(?:link rel="(?:canonical|alternate)"|meta property="og:url")[^>]*>/g, '')

/** The content security policy forbids style attributes. Those of Radix have no effect before its code runs. */
function removeStyles(body: string): string {
  const left = body.replaceAll(/ style="(?:--radix-[\w-]+:[^;"]*;?)+"/g, '')
  const [style] = /<[^>]* style="[^"]*"/.exec(left) ?? []
  if (style !== undefined) throw new Error(`Forbidden style attribute: ${style}`)
  return left
}

/** The `<template>` of a frame, of which src/prerender/boot.js shows the right one. */
export function frameTemplate({ urls, bare, html }: Frame, language: string): string {
  const place = `${urls === undefined ? '' : ` data-urls="${urls}"`}${bare === true ? ' data-bare' : ''}`
  return `<template lang="${language}"${place}>${splitHead(html).body}</template>`
}

/**
 * The frames of a page of the app itself. Some hosts have one 404.html, whatever the language. The admin area has no prefix and so one
 * app.html, in which each language has the frame of that area.
 */
export function framesOf(file: string, own: string, frames: ReadonlyMap<string, readonly Frame[]>): string {
  const shown = Array.from(frames, ([language, each]) => {
    const admin = each.find(({ urls }) => urls !== undefined && new RegExp(urls).test('/admin'))
    const isWhole = language === own || file === '404.html'
    const some = isWhole ? each : file === 'app.html' && admin !== undefined ? [admin] : []
    return some.map((frame) => frameTemplate(frame, language)).join('')
  })
  return shown.join('')
}

export type StaticPage = {
  readonly language: string
  /** The elements of its head and its markup; empty in the app's own page, app.html. */
  readonly head?: string
  readonly body?: string
  /** Frames, which boot.js shows where the body is not the requested page. */
  readonly frames?: string
  /** The path of the URL, without the prefix of the language. */
  readonly page?: string
  /** A localStorage key. The page is valid only while it does not exist. */
  readonly unless?: string | undefined
  /** The URL of the JSON file with the query cache that it was rendered with. */
  readonly data?: string
  /** The URL of the app's first request for data. */
  readonly request?: string | undefined
  /** How a card requests its picture (`cardPicture` in src/prerender/render-page.tsx), for a list with filters. */
  readonly picture?: { readonly srcset: string; readonly sizes: string } | undefined
  /** Chunks that this page needs beyond the entry's, preloaded in parallel with them. */
  readonly chunks?: readonly string[]
}

function replaceOnce(template: string, place: string | RegExp, text: string): string {
  const isThere = typeof place === 'string' ? template.includes(place) : place.test(template)
  if (!isThere && text !== '') throw new Error(`index.html has no ${String(place)}`)
  return template.replace(place, () => text)
}

const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g
const STYLES = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/

/** Where the build puts the styles of the first paint, once it has seen all pages. */
const CRITICAL_STYLE = '<style></style>'

export function inlineStyle(html: string, css: string): string {
  return replaceOnce(html, CRITICAL_STYLE, `<style>${css}</style>`)
}

/** The URL of the built style sheet. */
export function styleSheetOf(template: string): string {
  const styles = STYLES.exec(template)?.[1]
  if (styles === undefined) throw new Error('index.html has no styles')
  return styles
}

/**
 * Describes the document to boot.js (`#first-load`), which loads scripts and styles after the first paint; that needs the inline style
 * only. Their elements are replaced by their URLs.
 */
function deferFiles(html: string, { page, unless, data, request, picture, chunks = [] }: StaticPage): string {
  const entry = ENTRY.exec(html)?.[1]
  if (entry === undefined) throw new Error('index.html has no code')
  const styles = styleSheetOf(html)
  const own = Array.from(html.matchAll(PRELOAD), ([, file]) => file ?? '')
  const preload = [...own, ...chunks.map((chunk) => `/${chunk}`)]
  const description = { page, unless, entry, preload, styles, data, request, picture }
  // A script element would end at the first `</script` in it.
  const json = JSON.stringify(description).replaceAll('<', '\\u003c')
  const inline = `${CRITICAL_STYLE}<noscript><link rel="stylesheet" href="${styles}"></noscript>`
  return replaceOnce(
    html
      .replace(ENTRY, '')
      .replaceAll(PRELOAD, '')
      .replace(STYLES, () => inline),
    // That of boot.js.
    '<script>',
    `<script type="application/json" id="first-load">${json}</script><script>`,
  )
}

/**
 * Moves the preload of the largest picture before styles and fonts, because it takes longest, but after the viewport
 * element: `sizes` depends on its width.
 */
function pictureFirst(html: string, head: string): { html: string; rest: string } {
  const pictures = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? []
  const rest = pictures.reduce((left, picture) => left.replace(picture, ''), head)
  return { html: replaceOnce(html, /(?<=<meta\s+name="viewport"[^>]*>)/, pictures.join('')), rest }
}

export function fillPage(template: string, page: StaticPage): string {
  const { language, head = '', body = '', frames = '' } = page
  // The defaults of index.html are replaced by the page's own title and metadata.
  const own =
    head === ''
      ? template
      : template.replaceAll(/\s*<(?:title|meta)\s+data-until-page[^>]*>(?:[^<]*<\/title>)?/g, '')
  const named = replaceOnce(own, '<html lang="en" dir="ltr">', `<html ${languageOf(language)}>`)
  const { html, rest } = pictureFirst(deferFiles(named, page), head)
  const headed = replaceOnce(html, '</head>', `${rest}</head>`)
  return replaceOnce(headed, '<div id="root"></div>', `<div id="root">${body}</div>${frames}`)
}

const languageOf = (language: string) => `lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`

/** The file of a URL on a static host: `/products` is products.html, `/fr/products` fr/products.html. */
export const fileOf = (url: string): string => (url === '/' ? 'index.html' : `${url.slice(1)}.html`)
