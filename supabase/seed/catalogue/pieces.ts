import { carpets } from './carpets.ts'
import { copperware } from './copperware.ts'
import { embroidery } from './embroidery.ts'
import { lamps } from './lamps.ts'
import { leatherGoods } from './leather-goods.ts'
import { pottery } from './pottery.ts'
import { poufs } from './poufs.ts'
import type { Piece } from './shape.ts'
import { woodwork } from './woodwork.ts'
import { zellige } from './zellige.ts'

export const pieces: readonly Piece[] = [
  poufs,
  lamps,
  copperware,
  leatherGoods,
  carpets,
  embroidery,
  pottery,
  zellige,
  woodwork,
].flat()
