// What every text-like control shares. An e-mail or phone control is dir="ltr"; its text keeps to the page's start.
export const controlClasses =
  'min-h-11 w-full rounded-control border border-control bg-white px-3 py-2 text-base text-ink placeholder:text-ink-muted disabled:opacity-55 aria-invalid:border-brick rtl:[&[dir=ltr]]:text-end'
