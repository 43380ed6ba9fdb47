// Which of the care instructions are about which craft; apart from their texts, which are long.
const sections: ReadonlyMap<string, string> = new Map([
  ['poufs', 'leather-poufs'],
  ['leather-goods', 'leather-poufs'],
  ['copperware', 'copper-tagines'],
  ['lamps', 'copper-tagines'],
  ['zellige', 'moroccan-zellige'],
])

/** The part of the care page for a craft's key; undefined where the page has none of its own. */
export function careSection(craft: string): string | undefined {
  return sections.get(craft)
}
