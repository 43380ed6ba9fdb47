// What the colour names of the catalogue look like, for the dot beside the name. A name not known here gets no dot.
const swatches: ReadonlyMap<string, string> = new Map([
  ['Blue', '#27509f'],
  ['Burgundy', '#6e2233'],
  ['Chocolate', '#4f3325'],
  ['Copper', '#b06a3b'],
  ['Emerald', '#1f6b4f'],
  ['Ivory', '#efe6d2'],
  ['Red', '#a52a2a'],
  ['Silver', '#bcbcb8'],
  ['Tan', '#b9793f'],
  ['Terracotta', '#b65f3f'],
  ['Yellow', '#dfae3a'],
])

export function variationSwatch(value: string): string | null {
  return swatches.get(value) ?? null
}
