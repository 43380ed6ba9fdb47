import { describe, expect, it } from 'vitest'
import { AT_REST, panBy, zoomAt } from '@/catalog/zoom-view'

// A stage of 400 x 600 with a picture as wide as it is.
const on = { stage: { width: 400, height: 600 }, picture: { width: 400, height: 500 } }

describe('the view of a picture', () => {
  it('keeps in place what is enlarged', () => {
    const view = zoomAt(AT_REST, 2, { x: 100, y: 50 }, on)
    expect(view).toEqual({ scale: 2, x: -100, y: -50 })
    // The point of the picture under the pointer is the same as before.
    expect((100 - view.x) / view.scale).toBe(100)
  })

  it('is enlarged four times at the most, and never smaller than it was', () => {
    expect(zoomAt(AT_REST, 50, { x: 0, y: 0 }, on).scale).toBe(4)
    expect(zoomAt({ scale: 2, x: 30, y: 30 }, 0.1, { x: 90, y: 90 }, on)).toEqual(AT_REST)
  })

  it('cannot be moved off its stage', () => {
    const view = zoomAt(AT_REST, 2, { x: 0, y: 0 }, on)
    expect(panBy(view, { x: 900, y: -900 }, on)).toEqual({ scale: 2, x: 200, y: -200 })
    expect(panBy(AT_REST, { x: 40, y: 40 }, on)).toEqual(AT_REST)
  })
})
