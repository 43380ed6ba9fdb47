import Beasties from 'beasties'

// Conditions that other languages, a prerendered page's state or an empty field fulfil.
const KEPT_RULES = [/^(?::root|html|:where\(html|\[lang|\[dir|::placeholder|:is\()/]

/**
 * Collects the markup of pages that share an inline style sheet. A page counts when it has a class that no page before it
 * had, which keeps a few of hundreds of products.
 */
export class CriticalCss {
  readonly #classes = new Set<string>()
  readonly #markup: string[] = []

  add(markup: string): void {
    const before = this.#classes.size
    for (const [, names = ''] of markup.matchAll(/ class="([^"]*)"/g))
      for (const name of names.split(' ')) this.#classes.add(name)
    // Beasties does not decode character references.
    const decode = (names: string) =>
      names.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
    if (this.#classes.size > before) this.#markup.push(markup.replaceAll(/ class="[^"]*"/g, decode))
  }

  /** The rules of the sheet that apply to the markup, without those for a hovering pointer or the focus. */
  async extract(sheet: string): Promise<string> {
    const beasties = new Beasties({
      pruneSource: false,
      inlineFonts: true,
      allowRules: KEPT_RULES,
      logLevel: 'warn',
    })
    const body = this.#markup.join('')
    const html = await beasties.process(
      `<html><head><style>${sheet}</style></head><body>${body}</body></html>`,
    )
    const css = (/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '')
      // Initial values for old browsers come with the whole sheet; the order of the layers must be its order.
      .replace(/@layer properties\{.*?\}\}\}/s, '@layer properties;')
      .replaceAll(/@media \(hover:hover\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
      .replaceAll(/(?<=[{}])[^{}]*:focus[^{},]*\{[^{}]*\}/g, '')
    return css.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
      css.includes(`${name}:`) || css.includes(`var(${name}`) ? rule : '',
    )
  }
}
