/**
 * Makes the served files that are missing, from the sources in pictures/, and writes pictures.json:
 * `npx tsx supabase/seed/make-pictures.ts`. A file that exists is kept and needs no source: delete it to have it made again.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import type { Picture } from './catalogue-sql.ts'
import { pictureSources, type Texts } from './pictures.ts'
import { french } from './typography.ts'

const folder = dirname(fileURLToPath(import.meta.url))
const served = join(folder, 'objects/product-images/catalog')
const list = join(folder, 'pictures.json')
const widths = [1000, 640, 480, 320] as const
const mailWidth = 160
/** The share of width and height that a close-up shows. */
const closeUpShare = 0.62

/** The mean of the outermost twentieth on each side. */
async function borderColour(picture: Sharp): Promise<string> {
  const size = 200
  const edge = size / 20
  const pixels = await picture.resize(size, size, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const sums = [0, 0, 0]
  let count = 0
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (x >= edge && x < size - edge && y >= edge && y < size - edge) continue
      count++
      for (const channel of sums.keys())
        sums[channel] = (sums[channel] ?? 0) + (pixels[(y * size + x) * 3 + channel] ?? 0)
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

async function closeUp(path: string, [x, y]: [number, number]): Promise<Buffer> {
  const { width, height } = await sharp(path).metadata()
  const [w, h] = [Math.round(width * closeUpShare), Math.round(height * closeUpShare)]
  const start = (centre: number, whole: number, part: number) =>
    Math.round(Math.min(whole - part, Math.max(0, centre * whole - part / 2)))
  return sharp(path)
    .extract({ left: start(x, width, w), top: start(y, height, h), width: w, height: h })
    .png()
    .toBuffer()
}

async function make(name: string, source: string | (() => Promise<Buffer>)): Promise<void> {
  const write = async (file: string, encode: (picture: Sharp) => Sharp, width: number) => {
    const path = join(served, file)
    if (existsSync(path)) return
    const loaded = typeof source === 'string' ? source : await source()
    await encode(sharp(loaded).resize({ width, kernel: 'lanczos3' })).toFile(path)
  }
  await Promise.all([
    ...widths.map((width) => {
      const quality = width === 320 ? 56 : 52
      return write(`${name}-${width}.avif`, (picture) => picture.avif({ effort: 3, quality }), width)
    }),
    write(`${name}-${mailWidth}.jpg`, (picture) => picture.jpeg({ mozjpeg: true, quality: 78 }), mailWidth),
  ])
}

const prefixes = { en: 'Close-up: ', fr: 'Détail : ', ar: 'تفصيل: ' } as const

function finished({ en, fr, ar }: Texts): Texts {
  return { en, fr: french(fr), ar }
}

function closeUpCaption(alt: Texts): Texts {
  const continued = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  return {
    en: prefixes.en + continued(alt.en),
    fr: prefixes.fr + continued(alt.fr),
    ar: prefixes.ar + alt.ar,
  }
}

mkdirSync(served, { recursive: true })
const recorded = new Map(
  (JSON.parse(readFileSync(list, 'utf8')) as Picture[]).map((picture) => [picture.name, picture]),
)
const pictures: Picture[] = []
for (const { name, kind, colours, focus, alt } of pictureSources) {
  const path = join(folder, 'pictures', `${name}.webp`)
  await make(name, path)
  const color = recorded.get(name)?.color ?? (await borderColour(sharp(path)))
  pictures.push({ name, kind, color, colours, alt: finished(alt) })
  if (focus === null) continue
  await make(`${name}-detail`, () => closeUp(path, focus))
  pictures.push({
    name: `${name}-detail`,
    kind,
    color: recorded.get(`${name}-detail`)?.color ?? color,
    colours,
    alt: finished(closeUpCaption(alt)),
  })
}
writeFileSync(list, `${JSON.stringify(pictures, null, 2)}\n`)
console.log(`${pictures.length} pictures`)
