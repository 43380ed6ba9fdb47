import type { Browser, BrowserContext, Page } from '@playwright/test'

type Translation = {
  /** What a translation adds to each text. Nothing, for tests that look for exact texts. */
  added: string
  /** As soon as the document is parsed, which is before the app hydrates it, or when its first view works. */
  from: 'parsed' | 'ready'
}

/** Runs in the page: texts are replaced by elements, at once and after each change, as browsers do it. */
function translatePage({ added, from }: Translation): void {
  // Playwright does not find options that hold elements by their name.
  const exact = added === '' ? ', option' : ''
  const ignored = `script, style, textarea, title, svg, [translate=no], font${exact}`
  const again = new MutationObserver(() => translateAll())
  function translateAll(): void {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.textContent?.trim() === '' || node.parentElement?.closest(ignored) != null
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    )
    const found: Text[] = []
    while (texts.nextNode() !== null) found.push(texts.currentNode as Text)
    for (const text of found) {
      const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
      const inner = outer.cloneNode()
      inner.textContent = text.data + added
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  function start(): void {
    document.documentElement.classList.add('translated-ltr')
    translateAll()
    again.observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  if (from === 'parsed') {
    document.addEventListener('readystatechange', start, { once: true })
    return
  }
  const ready = new MutationObserver(() => {
    if (!document.documentElement.hasAttribute('data-ready')) return
    ready.disconnect()
    start()
  })
  ready.observe(document, { attributes: true, attributeFilter: ['data-ready'], subtree: true })
}

/** Translates every page of this tab or context; from when it is ready, because visitors see a page before they choose a translation. */
export const translate = (
  target: Page | BrowserContext,
  { added = '\u200A', from = 'ready' }: Partial<Translation> = {},
) => target.addInitScript(translatePage, { added, from })

/** Translates every page of a test into itself: those of its own context, and of each that it makes. Returns what ends it. */
export async function translateContexts(browser: Browser, own: BrowserContext): Promise<() => void> {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await translate(context, { added: '' })
    return context
  }
  await translate(own, { added: '' })
  return () => {
    browser.newContext = newContext
  }
}
