const shownPictures = new Map<string, string>()

/** Remembers which file a card shows, for the product page to show until its larger one has loaded. */
export function rememberPicture(address: string | null, card: HTMLElement | null): void {
  const shown = card?.querySelector('img')
  if (address !== null && shown?.complete === true && shown.currentSrc !== '') {
    shownPictures.set(address, shown.currentSrc)
  }
}

export const shownPicture = (address: string): string | undefined => shownPictures.get(address)
