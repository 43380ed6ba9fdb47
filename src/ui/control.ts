/** What every text-like control shares. A control with dir="ltr" keeps its text at the page's start: see styles.css. */
export const controlClasses =
  'min-h-11 w-full rounded-control border border-control bg-white px-3 py-2 text-base text-ink transition-[border-color] duration-150 placeholder:text-ink-muted hover:border-ink-muted focus:border-majolica focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-dashed disabled:bg-plaster-raised disabled:text-ink-muted aria-invalid:border-brick aria-invalid:bg-brick-tint/30 read-only:not-[select]:bg-plaster-raised'
