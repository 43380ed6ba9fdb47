// In the browser, `fflate` is this module (vite.config.ts). Its own asynchronous functions start workers from blob: URLs for
// larger files; the content security policy refuses those, and the call would never end.
import { type UnzipFileFilter, unzipSync, type Zippable, zipSync } from 'fflate/browser'

/** As much as an unpacked spreadsheet may have: a small file can unpack to more memory than there is. */
export const MAX_UNPACKED_BYTES = 200 * 1024 * 1024

export { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser'

type Callback<Result> = (error: Error | null, result: Result | null) => void

function answer<Result>(callback: Callback<Result>, run: () => Result): void {
  let result: Result
  try {
    result = run()
  } catch (error) {
    callback(error as Error, null)
    return
  }
  callback(null, result)
}

export function zip(files: Zippable, callback: Callback<Uint8Array>): void {
  answer(callback, () => zipSync(files))
}

type Files = Record<string, Uint8Array>
type UnzipOptions = { filter?: UnzipFileFilter }

/** As in fflate, the options may be left out. */
export function unzip(
  archive: Uint8Array,
  ...given: [callback: Callback<Files>] | [options: UnzipOptions, callback: Callback<Files>]
): void {
  const [{ filter }, callback] = given.length === 1 ? [{} as UnzipOptions, given[0]] : given
  let unpacked = 0
  answer(callback, () =>
    unzipSync(archive, {
      filter: (file) => {
        if (filter?.(file) === false) return false
        unpacked += file.originalSize
        if (unpacked > MAX_UNPACKED_BYTES) throw new RangeError('the file unpacks to too much')
        return true
      },
    }),
  )
}
