import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** A picture, and the path of its JPEG: a link preview, or the `whole` picture in its own proportions. */
type Preview = { from: string; path: string; whole?: boolean }

// The proportions of a large link preview on Facebook, WhatsApp and X.
const SIZE = { width: 1200, height: 630 }
const BACKGROUND = '#FBF6EC'
const CONCURRENCY = 4

/** The picture without transparency, decoded once for all of its JPEGs. */
async function readPicture(from: string): Promise<Sharp> {
  const response = await fetch(from)
  if (!response.ok) throw new Error(`status ${response.status}`)
  const { data, info } = await sharp(await response.arrayBuffer())
    .flatten({ background: BACKGROUND })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

const asJpeg = (picture: Sharp, whole: boolean): Promise<Buffer> =>
  (whole ? picture.clone() : picture.clone().resize({ ...SIZE, fit: 'contain', background: BACKGROUND }))
    .jpeg({ quality: 80, mozjpeg: false })
    .toBuffer()

/**
 * Writes JPEGs of products' pictures below `folder` and returns how many were written. A product whose picture is missing or cannot be
 * read has the shop's own card as its link preview.
 */
export async function writeSocialPictures(folder: string, previews: readonly Preview[]): Promise<number> {
  let count = 0
  const byPicture = new Map<string, Map<string, Preview>>()
  for (const preview of previews) {
    const ofPicture = byPicture.get(preview.from) ?? new Map<string, Preview>()
    byPicture.set(preview.from, ofPicture.set(preview.path, preview))
  }
  const queue = byPicture.entries()
  const work = async () => {
    for (const [from, ofPicture] of queue) {
      try {
        const picture = await readPicture(from)
        for (const { path, whole = false } of ofPicture.values()) {
          const file = join(folder, decodeURIComponent(path))
          if (!file.startsWith(folder + sep)) continue
          const jpeg = await asJpeg(picture, whole)
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, jpeg)
          count += 1
        }
      } catch (error) {
        console.warn(`No JPEG of ${from}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return count
}
