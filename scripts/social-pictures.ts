import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

// As Facebook, WhatsApp and X lay out a large preview.
const WIDTH = 1200
const HEIGHT = 630
const PLASTER = '#FBF6EC'

/** A product's picture for chats and social networks: a JPEG of their proportions, with nothing cut off. */
export async function writeSocialPicture(file: string, picture: ArrayBuffer): Promise<void> {
  const jpeg = await sharp(picture)
    .resize(WIDTH, HEIGHT, { fit: 'contain', background: PLASTER })
    .flatten({ background: PLASTER })
    .jpeg({ quality: 80, mozjpeg: false })
    .toBuffer()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, jpeg)
}

/** Runs at most `width` at once; libvips has threads of its own. */
export async function inTurns<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>) {
  const left = items.values()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of left) await work(item)
    }),
  )
}

export const socialFile = (folder: string, path: string) => join(folder, decodeURIComponent(path))
