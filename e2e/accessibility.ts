import { expect, type Locator, type Page } from '@playwright/test'

/** What the accessibility specs share: what the keyboard shows, what is said aloud, what moves, what cannot be told apart. */

/**
 * What is wrong with where the keyboard is: nowhere, on something without a ring, or behind something else. A heading or
 * a dialog that was given the focus so that it is read out needs no ring.
 */
function focusProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return ['the focus is nowhere']
    const name = `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 40)}"`
    if (focused.matches(':is(h1, h2, main, section, p, [role=dialog], [role=alertdialog])')) return []
    // The calendar's button inside a field for a date is the browser's, with a ring of its own.
    if (focused.matches('[type=date]:not(:focus-visible)')) return []

    const draws = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part)
      const isSeen = !outlineColor.endsWith(', 0)')
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && isSeen
    }
    const frames = [focused, focused.parentElement, focused.parentElement?.parentElement]
    const hasRing =
      draws(focused, '::after') ||
      frames.some((frame) => frame instanceof Element && draws(frame)) ||
      // The item of a menu is shown by its ground, which its neighbours do not have.
      (focused.matches('[role^=menuitem]') && !getComputedStyle(focused).backgroundColor.endsWith(', 0)'))
    const problems = hasRing ? [] : [`${name} shows no focus`]

    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const spots = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + x * (right - left), top + y * (bottom - top)] as const),
    )
    const isSeen = spots.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return (
        hit !== null &&
        (focused.contains(hit) ||
          hit.contains(focused) ||
          hit.closest('label') === focused.closest('label, main'))
      )
    })
    return isSeen ? problems : [...problems, `${name} is hidden`]
  })
}

export const expectFocusShown = (page: Page) =>
  expect.poll(() => focusProblems(page), { intervals: [20, 50, 100], timeout: 2000 }).toEqual([])

/** Goes on with Tab until it is there, looking at every stop on the way. */
export async function tabTo(page: Page, target: Locator, { key = 'Tab', most = 40 } = {}): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key)
    await expectFocusShown(page)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${String(target)} is not within ${most} stops`)
}

/** `tabTo`, then the key that uses what is there. */
export async function tabAndPress(
  page: Page,
  target: Locator,
  press = 'Enter',
  options?: { key?: string; most?: number },
): Promise<void> {
  await tabTo(page, target, options)
  await page.keyboard.press(press)
}

/**
 * Writes down what a screen reader would say by itself, from the next page on: a live region whose text changes, or an alert
 * that appears. A status that comes together with its text is not announced, nor is one that was not displayed before it
 * had any, nor one that a dialog has silenced by the time it would be read.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]'
    const textOf = (region: Element) => region.textContent.replace(/\s+/g, ' ').trim()
    const isThere = (region: Element) =>
      region.isConnected && region.checkVisibility() && region.closest('[inert], [aria-hidden=true]') === null
    const known = new Map<Element, { text: string; isThere: boolean }>()

    const meet = () => {
      for (const region of document.querySelectorAll(LIVE)) {
        if (known.has(region)) continue
        const isAlert = region.matches('[role=alert]')
        known.set(region, { text: isAlert ? '' : textOf(region), isThere: isAlert || isThere(region) })
      }
    }
    const read = () => {
      coming = undefined
      for (const [region, before] of known) {
        const now = { text: textOf(region), isThere: isThere(region) }
        const wasThere = before.isThere || region.matches('[role=alert]')
        if (now.text !== '' && now.text !== before.text && now.isThere && wasThere) heard.push(now.text)
        if (region.isConnected) known.set(region, now)
        else known.delete(region)
      }
    }
    let coming: ReturnType<typeof setTimeout> | undefined
    new MutationObserver(() => {
      meet()
      // A moment later, as it would be read.
      coming ??= setTimeout(read, 80)
    }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true })
  })
}

export const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)

export const expectHeard = (page: Page, what: RegExp) =>
  expect.poll(async () => (await heard(page)).filter((text) => what.test(text))).not.toEqual([])

/** Writes down every movement that lasts longer than a blink, from the next page on. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved = new Set<string>()
    Object.assign(globalThis, { moved })
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
        if (Number(duration) < 50 && iterations !== Infinity) continue
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
        moved.add(`${target?.tagName} ${target?.getAttribute('class')?.slice(0, 60)}`)
      }
    }
    for (const name of ['animationstart', 'transitionrun']) document.addEventListener(name, look, true)
  })
}

export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { moved: Set<string> }).moved])

/** How something is drawn while neither focus nor mouse is on it. */
export async function drawn(page: Page, what: Locator): Promise<string> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  return (await what.screenshot()).toString('base64')
}

/** The distances between lines, words, letters and paragraphs that WCAG 1.4.12 lets a reader set. */
export function spreadText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    )
    document.adoptedStyleSheets = [sheet]
  })
}
