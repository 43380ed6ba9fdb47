import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import sharp from 'sharp'

/** A picture, and the path of its JPEG: a link preview, or the `whole` picture in its own proportions. */
type Preview = { from: string; path: string; whole?: boolean }

// The proportions of a large link preview on Facebook, WhatsApp and X.
const SIZE = { width: 1200, height: 630, background: '#FBF6EC' }
const CONCURRENCY = 4

/** The picture as a JPEG, uncropped; null when it is missing or cannot be read. */
async function readAsJpeg({ from, whole = false }: Preview): Promise<Buffer | null> {
  const { width, height, background } = SIZE
  try {
    const response = await fetch(from)
    if (!response.ok) return null
    const picture = sharp(await response.arrayBuffer())
    return await (whole ? picture : picture.resize(width, height, { fit: 'contain', background }))
      .flatten({ background })
      .jpeg({ quality: 80, mozjpeg: false })
      .toBuffer()
  } catch (error) {
    console.warn(`No JPEG of ${from}: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}

/**
 * Writes JPEGs of products' pictures below `folder` and returns how many were written. A product whose picture is missing or cannot be
 * read has the shop's own card as its link preview.
 */
export async function writeSocialPictures(folder: string, previews: readonly Preview[]): Promise<number> {
  let count = 0
  const queue = new Map(previews.map((preview) => [preview.path, preview])).values()
  const work = async () => {
    for (const preview of queue) {
      const file = join(folder, decodeURIComponent(preview.path))
      if (!file.startsWith(folder + sep)) continue
      const jpeg = await readAsJpeg(preview)
      if (jpeg === null) continue
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, jpeg)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return count
}
