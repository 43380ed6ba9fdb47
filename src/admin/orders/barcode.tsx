import JsBarcode from 'jsbarcode'

/** The modules of a Code 128 barcode (ISO/IEC 15417) of a text, 1 for a bar: start, data, check character and stop. */
export function code128(text: string): string {
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128' })
  return (drawn.encodings ?? []).map(({ data }) => data).join('')
}

/** A barcode as wide as its box, with the quiet zone of ten modules on either side. */
export function Barcode({ text, className }: { text: string; className: string }) {
  const modules = code128(text)
  const bars = Array.from(modules).flatMap((bar, x) => (bar === '1' ? [`M${x + 10},0h1v1h-1z`] : []))
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${modules.length + 20} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={bars.join('')} fill="#000" />
    </svg>
  )
}
