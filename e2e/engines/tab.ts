/** What crosses the border between a test and a page. */
export type Json = string | number | boolean | null

/**
 * One page of a browser, for engines that Playwright does not drive as they are released: it needs its own builds of Firefox
 * and WebKit. Selectors are CSS.
 */
export type Tab = {
  readonly open: (url: string) => Promise<void>
  /** Runs a function in the page, which may use nothing from outside of it. */
  readonly evaluate: <Arguments extends readonly Json[], Result extends Json | readonly Json[]>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ) => Promise<Result>
  readonly click: (selector: string) => Promise<void>
  /** Types into the field, which has the focus, and presses Enter if `submit` is set. */
  readonly type: (selector: string, text: string, submit?: boolean) => Promise<void>
  /** Chooses an option of a select by its value. */
  readonly choose: (selector: string, value: string) => Promise<void>
  /** The visible part of the page as a PNG. */
  readonly screenshot: () => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

export type Size = { readonly width: number; readonly height: number }
