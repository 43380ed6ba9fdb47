/**
 * Derives what the shop serves from the source pictures: AVIF in three widths and a small JPEG for mails, a close-up of
 * each product, and pictures.json with the measured colours. The results are committed, so this runs only when a picture
 * changes: `npx tsx scripts/derive-pictures.ts`. Encoders differ between machines, so the files are not compared in tests.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { pictureSources } from '../supabase/seed/pictures.ts'
import type { PictureSource, Texts } from '../supabase/seed/pictures.ts'

const widths = [320, 640, 1000]
/** Mail programs read JPEG, and few of them anything newer. Shown at half its size. */
const mailWidth = 160
/** The share of the picture a close-up shows: enough to see the craft, not so little that it turns soft. */
const closeUpShare = 0.62

const seedFolder = fileURLToPath(new URL('../supabase/seed/', import.meta.url))
const target = `${seedFolder}objects/product-images/catalog/`

async function encode(image: Sharp, name: string): Promise<void> {
  const pixels = await image.png().toBuffer()
  for (const width of widths) {
    await sharp(pixels)
      .resize({ width, kernel: 'lanczos3' })
      .avif({ quality: width === 320 ? 56 : 52, effort: 4 })
      .toFile(`${target}${name}-${width}.avif`)
  }
  await sharp(pixels)
    .resize({ width: mailWidth, kernel: 'lanczos3' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(`${target}${name}-${mailWidth}.jpg`)
}

/** The backdrop's colour: the mean of the outermost pixels, which the object does not reach. */
async function backdrop(source: string): Promise<string> {
  const size = 24
  const { data, info } = await sharp(source)
    .resize(size, size, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sums = [0, 0, 0]
  let count = 0
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (x > 1 && x < size - 2 && y > 1 && y < size - 2) continue
      const at = (y * size + x) * info.channels
      sums.forEach((sum, channel) => (sums[channel] = sum + (data[at + channel] ?? 0)))
      count++
    }
  }
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

async function closeUp(source: string, focus: [number, number]): Promise<Sharp> {
  const { width, height } = await sharp(source).metadata()
  const cropWidth = Math.round(width * closeUpShare)
  const cropHeight = Math.round(height * closeUpShare)
  const within = (value: number, limit: number) => Math.max(0, Math.min(limit, Math.round(value)))
  return sharp(source)
    .extract({
      left: within(focus[0] * width - cropWidth / 2, width - cropWidth),
      top: within(focus[1] * height - cropHeight / 2, height - cropHeight),
      width: cropWidth,
      height: cropHeight,
    })
    .resize({ width: Math.max(...widths), kernel: 'lanczos3' })
}

const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const captionOfCloseUp = (alt: Texts): Texts => ({
  en: `Close-up: ${uncapitalised(alt.en)}`,
  fr: `Détail\u00a0: ${uncapitalised(alt.fr)}`,
  ar: `تفصيل: ${alt.ar}`,
})

async function derive(picture: PictureSource) {
  const source = `${seedFolder}pictures/${picture.name}.webp`
  const color = await backdrop(source)
  const { name, kind, colours, alt } = picture
  await encode(sharp(source), name)
  const entries = [{ name, kind, color, colours, alt }]
  if (picture.focus) {
    const detail = `${name}-detail`
    await encode(await closeUp(source, picture.focus), detail)
    entries.push({ name: detail, kind, color, colours, alt: captionOfCloseUp(alt) })
  }
  return entries
}

mkdirSync(target, { recursive: true })
const entries = []
for (const picture of pictureSources) {
  entries.push(...(await derive(picture)))
  console.log(picture.name)
}
writeFileSync(`${seedFolder}pictures.json`, `${JSON.stringify(entries, null, 2)}\n`)
