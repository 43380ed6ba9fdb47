import { expect, type Locator, type Page } from '@playwright/test'

/** Shared by the accessibility specs: visible focus, live announcements, motion and distinguishable states. */

/**
 * Problems with the focused element: none focused, no visible focus indicator, or covered. Headings and dialogs that are
 * focused only to be announced need no indicator.
 */
function focusProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return ['the focus is nowhere']
    const name = `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 40)}"`
    if (focused.matches(':is(h1, h2, main, section, p, [role=dialog], [role=alertdialog])')) return []
    // The calendar button inside a date field belongs to the browser and has its own indicator.
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
      // A menu item shows focus by its background.
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
  expect.poll(() => focusProblems(page), { intervals: [20, 50, 100] }).toEqual([])

/** Presses Tab until the target has focus, checking the focus indicator at every stop. */
export async function tabTo(page: Page, target: Locator, { key = 'Tab', most = 40 } = {}): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key)
    await expectFocusShown(page)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${String(target)} is not within ${most} stops`)
}

/** `tabTo`, then presses a key on the target. */
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
 * Records what a screen reader would announce, from the next page on: a live region whose text changes, or an alert that
 * appears. Not announced: a status inserted together with its text, one that was hidden before it had text, and one that a
 * dialog has made inert by then.
 */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(globalThis, { announced })
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]'
    const textOf = (region: Element) => region.textContent.replace(/\s+/g, ' ').trim()
    const isThere = (region: Element) =>
      region.isConnected && region.checkVisibility() && region.closest('[inert], [aria-hidden=true]') === null
    const regions = new Map<Element, { text: string; isThere: boolean }>()

    const meet = () => {
      // A region whose text is the same may have become visible since it was last read.
      for (const [region, before] of regions)
        if (!before.isThere && textOf(region) === before.text) before.isThere = isThere(region)
      for (const region of document.querySelectorAll(LIVE)) {
        if (regions.has(region)) continue
        const isAlert = region.matches('[role=alert]')
        regions.set(region, { text: isAlert ? '' : textOf(region), isThere: isAlert || isThere(region) })
      }
    }
    const read = () => {
      coming = undefined
      for (const [region, before] of regions) {
        const now = { text: textOf(region), isThere: isThere(region) }
        const wasThere = before.isThere || region.matches('[role=alert]')
        if (now.text !== '' && now.text !== before.text && now.isThere && wasThere) announced.push(now.text)
        if (region.isConnected) regions.set(region, now)
        else regions.delete(region)
      }
    }
    let coming: ReturnType<typeof setTimeout> | undefined
    new MutationObserver(() => {
      meet()
      // Announcements are delayed and coalesced, as in a screen reader.
      coming ??= setTimeout(read, 80)
    }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true })
  })
}

export const announced = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced)

export const expectAnnounced = (page: Page, what: RegExp) =>
  expect.poll(() => announced(page)).toContainEqual(expect.stringMatching(what))

/** Records every animation longer than 50 ms, from the next page on. */
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

/** A screenshot of the element without focus. */
export async function screenshotWithoutFocus(page: Page, what: Locator): Promise<string> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  return (await what.screenshot()).toString('base64')
}

/** Sets the text spacing of WCAG 1.4.12. */
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
