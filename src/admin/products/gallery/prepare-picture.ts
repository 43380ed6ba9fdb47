import type { PlainMessageKey } from '@/i18n/message-types'

/** The widths that are stored: those of `imageSrcSet`. The largest comes first. */
export const STORED_WIDTHS = [1000, 640, 480, 320] as const

const MAX_BYTES = 50_000_000
// 80 megapixels unpack to 320 MB; the largest cameras of phones stay below when they save what they show.
const MAX_PIXELS = 80_000_000
const MAX_HEIGHT = 4000
const QUALITY = 0.84
const PLASTER = '#fbf6ec'

export type StoredWidth = (typeof STORED_WIDTHS)[number]
export type PreparedPicture = {
  files: { width: StoredWidth; blob: Blob }[]
  extension: 'webp' | 'jpg'
  /** Painted until the picture arrives. */
  color: string
}

/** Why a file cannot become a picture of the shop; its message is a key of the catalogues. */
export class InvalidPicture extends Error {
  readonly reason: PlainMessageKey

  constructor(reason: PlainMessageKey, cause?: unknown) {
    super(reason, { cause })
    this.name = 'UnusablePicture'
    this.reason = reason
  }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement
type Drawn = { canvas: Canvas; context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D }

/**
 * The file as the shop stores it: turned upright, in the stored widths and never larger than it is, without what the
 * camera wrote into it (place, time, device), since only the pixels are taken.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  if (file.size > MAX_BYTES) throw new InvalidPicture('adminProducts.images.tooLarge')
  if (await needsConversion(file)) throw new InvalidPicture('adminProducts.images.saveAsJpeg')
  const size = await pictureSize(file)
  if (size === null || size.width === 0 || size.height === 0) {
    throw new InvalidPicture('adminProducts.images.notAPicture')
  }
  if (size.width * size.height > MAX_PIXELS) throw new InvalidPicture('adminProducts.images.tooLarge')

  const bitmap = await decode(file)
  try {
    const extension = (await encodesWebp()) ? 'webp' : 'jpg'
    const files: PreparedPicture['files'] = []
    for (const width of STORED_WIDTHS) {
      const scale = Math.min(1, width / bitmap.width, MAX_HEIGHT / bitmap.height)
      const drawn = draw(bitmap, scaled(bitmap.width, scale), scaled(bitmap.height, scale))
      files.push({ width, blob: await encode(drawn, extension) })
    }
    return { files, extension, color: averageColor(bitmap) }
  } finally {
    bitmap.close()
  }
}

const scaled = (length: number, scale: number) => Math.max(1, Math.round(length * scale))

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    throw new InvalidPicture('adminProducts.images.notAPicture', error)
  }
}

function createCanvas(width: number, height: number): Drawn {
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context !== null) return { canvas, context }
  }
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new InvalidPicture('adminProducts.images.notAPicture')
  return { canvas, context }
}

/** By halves first: in one great step a browser looks at a few pixels only, and fine patterns flicker. */
function draw(bitmap: ImageBitmap, width: number, height: number): Drawn {
  let source: ImageBitmap | Canvas = bitmap
  while (source.width >= width * 2 && source.height >= height * 2) {
    source = drawOnce(source, Math.ceil(source.width / 2), Math.ceil(source.height / 2)).canvas
  }
  return drawOnce(source, width, height)
}

function drawOnce(source: ImageBitmap | Canvas, width: number, height: number): Drawn {
  const drawn = createCanvas(width, height)
  drawn.context.imageSmoothingEnabled = true
  drawn.context.imageSmoothingQuality = 'high'
  drawn.context.drawImage(source, 0, 0, width, height)
  return drawn
}

async function encode({ canvas, context }: Drawn, extension: PreparedPicture['extension']): Promise<Blob> {
  if (extension === 'jpg') {
    // JPEG has no transparency and would make it black.
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = PLASTER
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  return toBlob(canvas, extension === 'webp' ? 'image/webp' : 'image/jpeg')
}

function toBlob(canvas: Canvas, type: string): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality: QUALITY })
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new InvalidPicture('adminProducts.images.notAPicture'))
        else resolve(blob)
      },
      type,
      QUALITY,
    )
  })
}

let webp: Promise<boolean> | undefined

/** Safari reads WebP and writes PNG in its place. */
function encodesWebp(): Promise<boolean> {
  webp ??= toBlob(createCanvas(1, 1).canvas, 'image/webp').then(
    ({ type }) => type === 'image/webp',
    () => false,
  )
  return webp
}

const SAMPLE = 16

function averageColor(bitmap: ImageBitmap): string {
  const { data } = draw(bitmap, SAMPLE, SAMPLE).context.getImageData(0, 0, SAMPLE, SAMPLE)
  const sums = [0, 0, 0]
  let weight = 0
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0
    weight += alpha
    for (const channel of [0, 1, 2]) {
      sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0) * alpha
    }
  }
  if (weight === 0) return PLASTER
  return `#${sums
    .map((sum) =>
      Math.round(sum / weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

type PictureSize = { width: number; height: number }

// Enough for the headers of every format but JPEG.
const HEADER_BYTES = 512 * 1024

/**
 * How large a picture is, from its first bytes: a small file can unpack to gigabytes, so it is read before anything is
 * decoded. Null for what is no picture that browsers read.
 */
export async function pictureSize(file: Blob): Promise<PictureSize | null> {
  const bytes = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer())
  const view = new DataView(bytes.buffer)
  try {
    return pngSize(view) ?? gifSize(view) ?? webpSize(view) ?? (await jpegSize(file)) ?? heifSize(bytes, view)
  } catch {
    // Cut off in the middle of a header.
    return null
  }
}

// HEIC and HEIF, also as sequences; AVIF has brands of its own.
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']
const FOREIGN_BEGINNINGS = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+']

/** Whether a file is a picture that most browsers do not read, and that a person can save as JPEG: HEIC, TIFF or BMP. */
export async function needsConversion(file: Blob): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(await file.slice(0, 64).arrayBuffer())
  if (text.startsWith('BM') && text.slice(6, 10) === '\0\0\0\0') return true
  if (FOREIGN_BEGINNINGS.some((beginning) => text.startsWith(beginning))) return true
  if (text.slice(4, 8) !== 'ftyp') return false
  const isAvif = /avi[fs]/.test(text.slice(8))
  return !isAvif && HEIC_BRANDS.includes(text.slice(8, 12))
}

function pngSize(view: DataView): PictureSize | null {
  if (view.getUint32(0) !== 0x89504e47) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

function gifSize(view: DataView): PictureSize | null {
  if (view.getUint32(0) !== 0x47494638) return null
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

function webpSize(view: DataView): PictureSize | null {
  if (view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250) return null
  const kind = view.getUint32(12)
  // 'VP8X'
  if (kind === 0x56503858) return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
  // 'VP8L'
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

// A camera writes some hundreds at most, of 64 KB each.
const MAX_SEGMENTS = 2000

/** Goes from marker to marker, since cameras put up to megabytes of previews and profiles in front of the size. */
async function jpegSize(file: Blob): Promise<PictureSize | null> {
  const read = async (at: number) => new DataView(await file.slice(at, at + 9).arrayBuffer())
  if ((await read(0)).getUint16(0) !== 0xffd8) return null
  for (let at = 2, segments = 0; segments < MAX_SEGMENTS; segments += 1) {
    const view = await read(at)
    const marker = view.getUint8(1)
    if (view.getUint8(0) !== 0xff) return null
    // Frames of every coding, but not the tables that are numbered among them.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(7), height: view.getUint16(5) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(2)
  }
  return null
}

/** AVIF: the largest `ispe` box, since a picture may come with a thumbnail and in tiles. */
function heifSize(bytes: Uint8Array, view: DataView): PictureSize | null {
  if (view.getUint32(4) !== 0x66747970) return null
  let largest: PictureSize | null = null
  for (let at = 8; at + 16 <= bytes.length; at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}
