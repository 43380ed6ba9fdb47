export type PictureSize = { width: number; height: number }

// Enough for the headers of every format; an embedded preview can push a JPEG's far back.
const HEADER_BYTES = 512 * 1024

/**
 * How large a picture is, from its first bytes: a small file can unpack to gigabytes, so it is asked before anything is
 * decoded. Null for what is no picture that browsers read.
 */
export async function pictureSize(file: Blob): Promise<PictureSize | null> {
  const bytes = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer())
  const view = new DataView(bytes.buffer)
  try {
    return pngSize(view) ?? gifSize(view) ?? webpSize(view) ?? jpegSize(view) ?? heifSize(bytes, view)
  } catch {
    // Cut off in the middle of a header.
    return null
  }
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

function jpegSize(view: DataView): PictureSize | null {
  if (view.getUint16(0) !== 0xffd8) return null
  for (let at = 2; ;) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff) return null
    // Frames of every coding, but not the tables that are numbered among them.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
}

/** AVIF and HEIC: the largest `ispe` box, since a picture may come with a thumbnail and in tiles. */
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
