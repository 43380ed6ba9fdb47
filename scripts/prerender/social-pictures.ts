import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp, { type Sharp } from 'sharp'

/** A picture, and the path of its JPEG: a link preview, or the `whole` picture in its own proportions. */
type Preview = { from: string; path: string; whole?: boolean }

// The proportions of a large link preview on Facebook, WhatsApp and X.
const SIZE = { width: 1200, height: 630 }
const BACKGROUND = '#FBF6EC'
const CONCURRENCY = 4
/** Before each further attempt, in milliseconds. */
const PAUSES = [1000, 3000]

/** Further attempts are for a lost connection and a busy server: a picture that is not there will not come. */
async function download(from: string, pauses: readonly number[]): Promise<ArrayBuffer> {
  let problem: unknown
  for (const pause of [0, ...pauses]) {
    await setTimeout(pause)
    try {
      const response = await fetch(from)
      if (response.ok) return await response.arrayBuffer()
      problem = new Error(`status ${response.status}`)
      if (response.status < 500 && response.status !== 429) break
    } catch (error) {
      problem = error
    }
  }
  throw problem
}

/** The picture without transparency, decoded once for all of its JPEGs. */
async function readPicture(from: string, pauses: readonly number[]): Promise<Sharp> {
  const { data, info } = await sharp(await download(from, pauses))
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
 * read has the shop's own card as its link preview, since its pages name that already, and the build goes on: the new prices matter more.
 * The whole picture, which is for Google, is left out then: it takes no card in place of a product.
 */
export async function writeSocialPictures(
  folder: string,
  previews: readonly Preview[],
  pauses = PAUSES,
): Promise<number> {
  let count = 0
  const fileOf = (path: string) => {
    const file = join(folder, decodeURIComponent(path))
    return file.startsWith(folder + sep) ? file : null
  }
  const write = (file: string, jpeg: Buffer) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, jpeg)
  }
  const byPicture = new Map<string, Map<string, Preview>>()
  for (const preview of previews) {
    const ofPicture = byPicture.get(preview.from) ?? new Map<string, Preview>()
    byPicture.set(preview.from, ofPicture.set(preview.path, preview))
  }
  const queue = byPicture.entries()
  const work = async () => {
    for (const [from, ofPicture] of queue) {
      try {
        const picture = await readPicture(from, pauses)
        for (const { path, whole = false } of ofPicture.values()) {
          const file = fileOf(path)
          if (file === null) continue
          write(file, await asJpeg(picture, whole))
          count += 1
        }
      } catch (error) {
        console.warn(`No JPEG of ${from}: ${error instanceof Error ? error.message : String(error)}`)
        for (const { path, whole = false } of ofPicture.values()) {
          const file = fileOf(path)
          if (file === null || whole || existsSync(file)) continue
          write(file, readFileSync(join(folder, 'social-card.jpg')))
        }
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return count
}
