import { idOf } from '../../supabase/seed/random.ts'

const seeded = (version: string) => {
  const id = idOf(`product/${version}`)
  return { id, path: `/product/${id}`, sku: id.slice(0, 8).toUpperCase() }
}

/**
 * Three colours, each with a picture, two sizes and a close-up. In stock are six in blue and 50 cm, and a few of the others but
 * emerald in 60 cm. Made and sold in Fez, 1,200 DH, 50 cm for 250 DH less.
 */
export const TABLE = {
  ...seeded('table-zellige-blue/0'),
  name: 'Round Zellige Table on Curled Iron Legs',
}

/** Emerald, which is sold out, or blue. */
export const SOLD_OUT_IN_EMERALD = seeded('table-zellige-emerald/0')
