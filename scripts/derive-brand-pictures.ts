/**
 * Derives the shell's pictures from their sources: the stills of the heroes, cities and stories in the widths they are
 * shown in, the poster of the hero's video, the icons and the card that social networks show. The results are committed,
 * so this runs only when a source changes: `npx tsx scripts/derive-brand-pictures.ts`. Encoders differ between machines, so
 * the files are not compared in tests.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import tailwind from '../tailwind.config.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const own = `${root}src/assets/sources/`
/** The catalogue shows the cities' stills too, so their sources stay with the seed. */
const seed = `${root}supabase/seed/pictures/`
const pictures = `${root}src/assets/pictures/`
const video = `${root}src/assets/video/`
const brand = `${root}src/assets/brand/`
const published = `${root}public/`

const { plaster } = tailwind.theme.extend.colors

type Still = {
  readonly name: string
  readonly folder: string
  readonly widths: readonly number[]
}

const stills: readonly Still[] = [
  ...['hero-courtyard-evening', 'hero-crafts-daylight', 'hero-tea-table-lanterns'].map((name) => ({
    name,
    folder: own,
    widths: [480, 960, 1440, 1920],
  })),
  ...['city-essaouira', 'city-fez', 'city-marrakech', 'city-meknes', 'city-rabat', 'city-tetouan'].map(
    (name) => ({ name, folder: seed, widths: [480, 960, 1200] }),
  ),
  ...['about-copper-masters-of-fez', 'about-leather-of-marrakech', 'about-zellige-and-wood-inlay'].map(
    (name) => ({ name, folder: own, widths: [480, 960, 1200] }),
  ),
]

/** The first frame of the film. */
const poster: Still = { name: 'hero-loop-poster', folder: own, widths: [480, 960, 1280] }

const hex = (channels: readonly number[]) =>
  `#${channels.map((mean) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`

/** What is painted in the picture's place until it is there. */
async function meanColor(source: string): Promise<string> {
  const { channels } = await sharp(source).removeAlpha().stats()
  return hex(channels.map(({ mean }) => mean))
}

async function encode(source: string, width: number, target: string): Promise<void> {
  await sharp(source)
    .resize({ width, kernel: 'lanczos3' })
    // Small pictures are shown near their own size, where loss is seen first.
    .avif({ quality: width <= 480 ? 55 : 50, effort: 5 })
    .toFile(target)
}

async function measure(): Promise<void> {
  const measured: Record<string, { width: number; height: number; color: string }> = {}
  for (const { name, folder } of [...stills, poster]) {
    const source = `${folder}${name}.webp`
    const { width, height } = await sharp(source).metadata()
    measured[name] = { width, height, color: await meanColor(source) }
  }
  writeFileSync(`${pictures}measured.json`, `${JSON.stringify(measured, null, 2)}\n`)
}

async function deriveStills(): Promise<void> {
  for (const { name, folder, widths } of stills) {
    for (const width of widths)
      await encode(`${folder}${name}.webp`, width, `${pictures}${name}-${width}.avif`)
    console.log(name)
  }
}

async function derivePoster(): Promise<void> {
  const { name, folder, widths } = poster
  const source = `${folder}${name}.webp`
  for (const width of widths) await encode(source, width, `${video}${name}-${width}.avif`)
  await sharp(source).jpeg({ quality: 68, mozjpeg: true }).toFile(`${video}${name}.jpg`)
}

/** JPEG, since the crawlers of messengers read nothing newer, and below the 300 KB that they fetch. */
async function deriveSocialCard(): Promise<void> {
  const disc = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="184" height="184"><circle cx="92" cy="92" r="92" fill="${plaster.DEFAULT}"/></svg>`,
  )
  const mark = await sharp(`${brand}logo-mark.svg`, { density: 300 }).resize(140, 140).png().toBuffer()
  const { size } = await sharp(`${own}hero-courtyard-evening.webp`)
    .resize(1200, 630, { fit: 'cover', position: 'right' })
    .composite([
      { input: disc, left: 72, top: 60 },
      { input: mark, left: 94, top: 82 },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(`${published}social-card.jpg`)
  console.log(`social card ${size} bytes`)
}

/** The star of favicon.svg at a size, with the share of the square it may fill. */
async function icon(size: number, share: number, background: string | null): Promise<Buffer> {
  const star = Math.round(size * share)
  const left = Math.round((size - star) / 2)
  const drawn = await sharp(`${published}favicon.svg`, { density: 72 * Math.ceil(star / 64) })
    .resize(star, star)
    .png()
    .toBuffer()
  return sharp({
    create: {
      width: size,
      height: size,
      channels: 4,
      background: background ?? { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite([{ input: drawn, left, top: left }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An .ico that holds PNG pictures: six bytes of header, sixteen for each picture, then the pictures. */
function ico(images: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  images.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...images.map(({ png }) => png)])
}

async function deriveIcons(): Promise<void> {
  writeFileSync(
    `${published}favicon.ico`,
    ico([
      { size: 16, png: await icon(16, 1, null) },
      { size: 32, png: await icon(32, 1, null) },
    ]),
  )
  // iOS paints what is transparent black and rounds the corners itself.
  writeFileSync(`${published}apple-touch-icon.png`, await icon(180, 0.78, plaster.DEFAULT))
  writeFileSync(`${published}icon-192.png`, await icon(192, 0.96, null))
  writeFileSync(`${published}icon-512.png`, await icon(512, 0.96, null))
  // A mask may leave only the circle of four fifths of the width.
  writeFileSync(`${published}icon-maskable-512.png`, await icon(512, 0.66, plaster.DEFAULT))
}

for (const folder of [pictures, video]) mkdirSync(folder, { recursive: true })
const steps = {
  measure,
  stills: deriveStills,
  poster: derivePoster,
  card: deriveSocialCard,
  icons: deriveIcons,
}
const wanted = process.argv.slice(2)
for (const [name, step] of Object.entries(steps))
  if (wanted.length === 0 || wanted.includes(name)) await step()
