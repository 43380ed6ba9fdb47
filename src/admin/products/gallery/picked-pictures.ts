import type { PicturePaths } from './picture-paths'
import { preparePicture, type PreparedPicture } from './prepare-picture'
import { storePicture } from './stored-pictures'

type Picked = { picture: PreparedPicture; name: string }

// By the address under which the browser shows it. A form holds that address until it is saved.
const picked = new Map<string, Picked>()

/** Reads a file of somebody's disk; nothing is uploaded before the form is saved. */
export async function pickPicture(file: File): Promise<string> {
  const picture = await preparePicture(file)
  const [largest] = picture.files
  const address = URL.createObjectURL(largest?.blob ?? file)
  picked.set(address, { picture, name: file.name })
  return address
}

export function forgetPicked(address: string): void {
  if (picked.delete(address)) URL.revokeObjectURL(address)
}

type Stored = {
  address: string | null
  /** Of a picture that was stored now; null for any other. */
  color: string | null
  /** A file was uploaded for it, and is of no use if the row is not written. */
  isNew: boolean
}

/** The address to write into a row: that of the file when one had been picked. */
export async function storePicked(
  address: string | null,
  paths: (fileName: string) => PicturePaths,
): Promise<Stored> {
  const file = address === null ? undefined : picked.get(address)
  if (file === undefined) return { address, color: null, isNew: false }
  return {
    address: await storePicture(file.picture, paths(file.name)),
    color: file.picture.color,
    isNew: true,
  }
}
