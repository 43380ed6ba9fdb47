/** The box of a list that opens beside its button, and its items. Selects look the same: `.select` in styles.css. */
export const menuClasses =
  'z-50 overflow-y-auto rounded-control border border-plaster-line bg-white p-1.5 text-ink shadow-low data-[state=open]:animate-rise-in'

export const menuItemClasses =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-[7px] px-3 py-1.5 text-start outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-muted data-highlighted:bg-copper-tint data-highlighted:text-copper-hover forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2 forced-colors:data-highlighted:outline-solid'
