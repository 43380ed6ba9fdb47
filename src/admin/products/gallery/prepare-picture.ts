import type { PlainMessageKey } from '@/i18n/message-types'
import { pictureSize } from './picture-size'

/** The widths that are stored: what `imageSrcSet` asks for. The largest comes first. */
export const STORED_WIDTHS = [1000, 640, 320] as const

const MOST_BYTES = 50_000_000
// 80 megapixels unpack to 320 MB; the largest cameras of phones stay below when they save what they show.
const MOST_PIXELS = 80_000_000
const TALLEST = 4000
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
export class UnusablePicture extends Error {
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
  if (file.size > MOST_BYTES) throw new UnusablePicture('adminImages.tooLarge')
  const size = await pictureSize(file)
  if (size === null || size.width === 0 || size.height === 0) {
    throw new UnusablePicture('adminImages.notAPicture')
  }
  if (size.width * size.height > MOST_PIXELS) throw new UnusablePicture('adminImages.tooLarge')

  const bitmap = await decode(file)
  try {
    const extension = (await encodesWebp()) ? 'webp' : 'jpg'
    const files: PreparedPicture['files'] = []
    for (const width of STORED_WIDTHS) {
      const scale = Math.min(1, width / bitmap.width, TALLEST / bitmap.height)
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
    throw new UnusablePicture('adminImages.notAPicture', error)
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
  if (context === null) throw new UnusablePicture('adminImages.notAPicture')
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
    // JPEG knows no transparency and would make it black.
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
        if (blob === null) reject(new UnusablePicture('adminImages.notAPicture'))
        else resolve(blob)
      },
      type,
      QUALITY,
    )
  })
}

let webp: Promise<boolean> | undefined

/** Safari reads WebP and writes PNG when asked for it. */
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
