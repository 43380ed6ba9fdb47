import { describe, expect, it } from 'vitest'
import { INITIAL_VIEW, panBy, zoomAt } from '@/catalog/zoom-gestures'

// A stage of 400 x 600 px with a picture of the same width.
const on = { stage: { width: 400, height: 600 }, picture: { width: 400, height: 500 } }

describe('zooming a picture', () => {
  it('keeps the point under the pointer in place', () => {
    const view = zoomAt(INITIAL_VIEW, 2, { x: 100, y: 50 }, on)
    expect(view).toEqual({ scale: 2, x: -100, y: -50 })
    // The same point of the picture is still under the pointer.
    expect((100 - view.x) / view.scale).toBe(100)
  })

  it('limits the scale to between 1 and 4', () => {
    expect(zoomAt(INITIAL_VIEW, 50, { x: 0, y: 0 }, on).scale).toBe(4)
    expect(zoomAt({ scale: 2, x: 30, y: 30 }, 0.1, { x: 90, y: 90 }, on)).toEqual(INITIAL_VIEW)
  })

  it('cannot be panned off the stage', () => {
    const view = zoomAt(INITIAL_VIEW, 2, { x: 0, y: 0 }, on)
    expect(panBy(view, { x: 900, y: -900 }, on)).toEqual({ scale: 2, x: 200, y: -200 })
    expect(panBy(INITIAL_VIEW, { x: 40, y: 40 }, on)).toEqual(INITIAL_VIEW)
  })
})
