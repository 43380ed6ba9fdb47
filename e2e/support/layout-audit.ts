import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Locator, Page } from '@playwright/test'

/**
 * Audits of the rendered page. Each function returns a list of problems, so that a test reads
 * `expect(await overflow(page)).toEqual([])` and its failure names them.
 */

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Violations found by axe, one line for each element. `within` is a selector; without it the whole page is checked. */
export async function axe(page: Page, within?: string): Promise<string[]> {
  // What is still fading in has less contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  )
  // Injected through the debugger, because the content security policy blocks other scripts.
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(
    async ([selector, tags]) => {
      const { axe: runner } = globalThis as unknown as {
        axe: { run: (context: string | Document, options: RunOptions) => Promise<AxeResults> }
      }
      return runner.run(selector ?? document, { runOnly: tags, resultTypes: ['violations'] })
    },
    [within ?? null, STANDARDS] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.replaceAll('\n', ' ')}`),
  )
}

/**
 * Elements that overflow the page, are cut off, or are Arabic text with too little line height or with letter spacing.
 * `data-rtl-ignore` exempts elements that are meant to be outside.
 */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolled = document.documentElement.scrollWidth
    const problems: string[] = scrolled > width ? [`the page is ${scrolled - width} px too wide`] : []
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent.trim() || element.className).slice(0, 40)}"`

    for (const element of document.querySelectorAll('body *')) {
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      // Text for screen readers only is one pixel large.
      const unseen =
        style.display === 'none' || style.visibility === 'hidden' || box.width <= 1 || box.height <= 1
      if (unseen || element.closest('[data-rtl-ignore], .sr-only, svg, [inert]') !== null) continue

      let parent = element.parentElement
      let mayBeCut = false
      while (parent !== null && parent !== document.body && !mayBeCut) {
        mayBeCut = /auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowX)
        parent = parent.parentElement
      }
      if (!mayBeCut && (box.left < -1 || box.right > width + 1)) {
        problems.push(`${name(element)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)}`)
      }
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
      if (!hasText) continue
      const cut = /hidden|clip/
      if (
        cut.test(style.overflowX) &&
        element.scrollWidth > element.clientWidth + 1 &&
        style.textOverflow !== 'ellipsis'
      ) {
        problems.push(`${name(element)} is cut off at its side`)
      }
      const clamped = style.getPropertyValue('-webkit-line-clamp') !== 'none'
      if (cut.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1 && !clamped) {
        problems.push(`${name(element)} is cut off below`)
      }
      if (!/[\u0600-\u06FF]/.test(element.textContent)) continue
      const leading = parseFloat(style.lineHeight) / parseFloat(style.fontSize)
      if (leading < 1.3) problems.push(`${name(element)} is set with a line height of ${leading.toFixed(2)}`)
      if (style.letterSpacing !== 'normal' && parseFloat(style.letterSpacing) !== 0) {
        problems.push(`${name(element)} has its letters pulled apart`)
      }
    }
    return problems
  })
}

type Place = { name: string; x: number; width: number }

/** Positions of all elements in one direction. The text stays the same, so only positions tied to a side change. */
async function places(page: Page, direction: 'ltr' | 'rtl', within: string): Promise<Place[]> {
  return page.evaluate(
    async ([dir, selector]) => {
      // Tabs and accordions have a `dir` attribute set by React.
      for (const element of document.querySelectorAll('html, [dir][data-orientation]')) {
        element.setAttribute('dir', dir)
      }
      // Two frames: transitions have started, ResizeObservers have run.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      document.getAnimations().forEach((animation) => {
        // An infinite animation has no end to jump to.
        if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel()
        else animation.finish()
      })
      return (
        [...document.querySelectorAll(`${selector} *:not(script)`)]
          .filter((element) => element.closest('[data-no-mirror], [inert], svg *') === null)
          // Inline parts of a text are skipped: their position depends on the sentence.
          .filter(
            (element) =>
              (getComputedStyle(element).display !== 'inline' && element.tagName !== 'BDI') ||
              ![...(element.parentElement?.childNodes ?? [])].some(
                (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
              ),
          )
          .map((element) => {
            const box = element.getBoundingClientRect()
            const label = element.id || element.textContent.trim().slice(0, 30) || element.className
            return { name: `${element.tagName.toLowerCase()} "${label}"`, x: box.left, width: box.width }
          })
      )
    },
    [direction, within] as const,
  )
}

/**
 * Checks that right to left is the mirror image of left to right: the direction is switched, the language is not.
 * `data-no-mirror` exempts elements (a map, or a slider whose direction React sets).
 */
export async function mirror(page: Page, within = 'body'): Promise<string[]> {
  const before = await page.evaluate(() => document.documentElement.dir)
  // Without the scroll bar, which changes sides with the direction.
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  let left: Place[] = []
  let right: Place[] = []
  // What loads between the two would be compared with something else.
  do {
    left = await places(page, 'ltr', within)
    right = await places(page, 'rtl', within)
  } while (String(left.map(({ name }) => name)) !== String(right.map(({ name }) => name)))
  await places(page, before === 'rtl' ? 'rtl' : 'ltr', within)
  return left.flatMap(({ name, x, width: wide }, index) => {
    const other = right[index]
    if (wide === 0 || other === undefined) return []
    const off = Math.round(other.x - (width - x - wide))
    // Text shaping can change the width by a pixel or two.
    return Math.abs(off) > 2 ? [`${name} is ${off} px off its mirror image`] : []
  })
}

/** The characters of an element in visual order, from left to right: a phone number must not be reversed. */
export function charactersInVisualOrder(element: Locator): Promise<string> {
  return element.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const characters: { character: string; x: number; y: number }[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      for (let index = 0; index < text.length; index += 1) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const box = range.getBoundingClientRect()
        if (box.width > 0) characters.push({ character: text.charAt(index), x: box.left, y: box.top })
      }
    }
    const lineOf = (y: number) => Math.round(y / 8)
    characters.sort((one, other) => lineOf(one.y) - lineOf(other.y) || one.x - other.x)
    return characters.map(({ character }) => character).join('')
  })
}
