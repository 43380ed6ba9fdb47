import { AppError } from './errors'

const TIME_LIMIT_MS = 30_000

/** src/prerender/recovery.js, which is in the HTML. Tests and the build have none. */
type Recovery = {
  codeStarted: () => void
  codeFailed: () => void
  reloadOnce: (address: string) => Promise<boolean>
  reload: (address: string) => Promise<boolean>
}
const page = globalThis as { recovery?: Recovery }

/**
 * Code or texts that did not arrive. Browsers do not request a lost module again for the life of a document, so that only a new
 * document helps.
 */
export class MissingCodeError extends AppError {
  constructor(cause: unknown) {
    super('network', { message: 'code is missing', cause })
  }
}

/** The messages of Chromium, Firefox, Safari and, for style sheets, Vite. */
const isMissing = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message)

/** Imports code. Rejects with `MissingCodeError` when it does not arrive. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new MissingCodeError(new Error('no response'))), TIME_LIMIT_MS)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw isMissing(error) ? new MissingCodeError(error) : error
  } finally {
    clearTimeout(timer)
  }
}

/** As `loadCode`, for a page: when its code is lost, a new document opens the address that the visitor wanted, once. */
export async function loadPageCode<Code>(load: () => Promise<Code>, address: () => string): Promise<Code> {
  try {
    return await loadCode(load)
  } catch (error) {
    if (!(error instanceof MissingCodeError) || (await page.recovery?.reloadOnce(address())) !== true)
      throw error
    // The document is about to be replaced: the router keeps waiting until then.
    return new Promise<never>(() => undefined)
  }
}

export const codeStarted = () => page.recovery?.codeStarted()
export const codeFailed = () => page.recovery?.codeFailed()

/** Opens the address in a new document. Resolves to false when the host cannot be reached: a reload would lose the page as well. */
export const reloadPage = async (address: string = globalThis.location.href): Promise<boolean> =>
  (await page.recovery?.reload(address)) ?? false
