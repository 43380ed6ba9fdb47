/** A dot in a colour; decorative, because the colour's name follows. */
export function Swatch({ color }: { color: string | null }) {
  if (color === null) return null
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 text-control">
      <circle cx="10" cy="10" r="9" fill={color} stroke="currentColor" />
    </svg>
  )
}
