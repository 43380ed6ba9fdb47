import { expect } from '@playwright/test'
import type { Tab } from './tab.ts'

/** An action or an observation is tried again until then. */
const WITHIN_MS = 20_000

/** The element that a step of the journey means is marked with it. */
const AIM = '[data-aim]'

/**
 * Runs in the page: marks the first visible, enabled element whose accessible name begins with `name`, and scrolls to it. Finds
 * nothing before the page is ready.
 */
function aimAt(selector: string, name: string | null): boolean {
  if (!document.documentElement.hasAttribute('data-ready')) return false
  const plain = (text: string) =>
    text
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  const nameOf = (element: HTMLElement) => {
    const [label] = 'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : []
    return plain(element.getAttribute('aria-label') ?? label?.innerText ?? element.innerText)
  }
  for (const old of document.querySelectorAll('[data-aim]')) old.removeAttribute('data-aim')
  const aim = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.getClientRects().length > 0 &&
      !element.matches(':disabled, [aria-disabled="true"]') &&
      (name === null || nameOf(element).startsWith(plain(name))),
  )
  if (aim === undefined) return false
  aim.setAttribute('data-aim', '')
  aim.scrollIntoView({ block: 'center', behavior: 'instant' })
  return true
}

/** Runs in the page: a text of each font is as wide as that of the next one in the list if the font is not used. */
function findUnusedFonts(): readonly string[] {
  const context = document.createElement('canvas').getContext('2d')
  const width = (families: string) => {
    if (context === null) return 0
    context.font = `40px ${families}`
    return context.measureText('Moroccan').width
  }
  return ['El Messiri', 'Readex Pro'].filter(
    (family) => width(`"${family}", monospace`) === width('monospace'),
  )
}

/** Runs in the page: Firefox draws no placeholder in right-to-left fields of this kind. */
const findUndrawnPlaceholders = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>(':placeholder-shown')]
    .filter((field) => getComputedStyle(field).unicodeBidi === 'plaintext')
    .map((field) => field.placeholder)

/** Runs in the page. */
const countMovements = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    ).length

/** Runs in the page: the height of each group of fields, and how much of it is below its last part, one after the other. */
const measureGroups = (): readonly number[] =>
  [...document.querySelectorAll('main fieldset')].flatMap((group) => {
    const { height, bottom } = group.getBoundingClientRect()
    const parts = Array.from(group.children, (part) => part.getBoundingClientRect().bottom)
    return [Math.round(height), Math.round(bottom - Math.max(...parts))]
  })

/** The steps that a person takes in a tab of any engine. */
export type Visitor = ReturnType<typeof createVisitor>

export function createVisitor(tab: Tab, origin: string) {
  /** Acts on an element; again when it is not there yet, or is replaced meanwhile. */
  const act = async (selector: string, name: string | null, run: () => Promise<void>): Promise<void> => {
    await expect(async () => {
      expect(await tab.evaluate(aimAt, selector, name), `${selector} ${name ?? ''}`).toBe(true)
      await run()
    }).toPass({ timeout: WITHIN_MS })
  }

  return {
    open: (path: string) => tab.open(origin + path),
    press: (selector: string, name: string | null = null) => act(selector, name, () => tab.click(AIM)),
    /** Replaces what a field holds. */
    fill: async (name: string, text: string, submit = false) => {
      await act('input, textarea', name, async () => {
        await tab.click(AIM)
        await tab.evaluate(() => document.querySelector<HTMLInputElement>('[data-aim]')?.select() ?? null)
        await tab.type(AIM, text, submit)
      })
    },
    choose: (name: string, value: string) => act('select', name, () => tab.choose(AIM, value)),
    /** Waits for an element. */
    see: (selector: string, name: string | null = null) => act(selector, name, () => Promise.resolve()),
    /** Goes back to the page of before, as it was left where the browser keeps it. */
    goBack: () =>
      tab.evaluate(() => {
        history.back()
        return null
      }),
    /** Marks the document, which is another one when it is loaded anew. */
    mark: () =>
      tab.evaluate(() => {
        document.documentElement.setAttribute('data-marked', '')
        return null
      }),
    /** Waits for an address within the shop. */
    arriveAt: async (expected: RegExp): Promise<string> => {
      let address = ''
      // Reading it fails while another document is loaded.
      await expect(async () => {
        address = await tab.evaluate(() => location.pathname + location.search)
        expect(address).toMatch(expected)
      }).toPass({ timeout: WITHIN_MS })
      return address
    },
    /** What can be read in the first such element. */
    text: (selector: string) =>
      tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.innerText ?? '', selector),
    isShown: (selector: string, name: string | null = null) => tab.evaluate(aimAt, selector, name),
    /** The shop's fonts in whose place the page shows another one. */
    unusedFonts: () => tab.evaluate(findUnusedFonts),
    undrawnPlaceholders: () => tab.evaluate(findUndrawnPlaceholders),
    groups: async (): Promise<{ height: number; below: number }[]> => {
      const measured = await tab.evaluate(measureGroups)
      return measured.flatMap((height, index) =>
        index % 2 === 0 ? [{ height, below: measured[index + 1] ?? 0 }] : [],
      )
    },
    /** How many px the page can be scrolled to the side. */
    overflow: () =>
      tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    /** A picture of the screen, once nothing moves on it but what never ends. */
    screenshot: async () => {
      await expect.poll(() => tab.evaluate(countMovements), { timeout: WITHIN_MS }).toBe(0)
      return tab.screenshot()
    },
  }
}
