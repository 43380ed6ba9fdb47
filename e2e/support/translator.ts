import type { Page } from '@playwright/test'

/** Translates every page of this tab as browsers do: texts are replaced by elements, at once and after each change. */
export const translate = (page: Page) =>
  page.addInitScript(() => {
    const ignored = 'script, style, textarea, title, svg, [translate=no], font'
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
        // A translation that a test can still read.
        inner.textContent = `${text.data}\u200A`
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    // Visitors choose a translation when they see the page.
    const start = new MutationObserver(() => {
      if (!document.documentElement.hasAttribute('data-ready')) return
      start.disconnect()
      document.documentElement.classList.add('translated-ltr')
      translateAll()
      again.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    start.observe(document, { attributes: true, attributeFilter: ['data-ready'], subtree: true })
  })
