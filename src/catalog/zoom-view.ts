type Point = { x: number; y: number }
type Size = { width: number; height: number }

/** How a picture lies on its stage: enlarged, and moved from the middle by this many pixels. */
export type ZoomView = { scale: number; x: number; y: number }

export type ZoomStage = {
  stage: Size
  /** As it is drawn at scale 1. */
  picture: Size
}

export const AT_REST: ZoomView = { scale: 1, x: 0, y: 0 }
export const CLOSE_UP = 2.5
const MOST = 4

/** No further than its edges: a picture cannot be lost outside the stage. */
function held({ scale, x, y }: ZoomView, { stage, picture }: ZoomStage): ZoomView {
  const acrossMost = Math.max(0, (picture.width * scale - stage.width) / 2)
  const downMost = Math.max(0, (picture.height * scale - stage.height) / 2)
  return {
    scale,
    x: Math.min(Math.max(x, -acrossMost), acrossMost),
    y: Math.min(Math.max(y, -downMost), downMost),
  }
}

/** Enlarges (factor above 1) or reduces; what lies at the point, measured from the stage's middle, stays there. */
export function zoomAt(view: ZoomView, factor: number, point: Point, on: ZoomStage): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), MOST)
  const grown = scale / view.scale
  return held({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, on)
}

export function panBy(view: ZoomView, by: Point, on: ZoomStage): ZoomView {
  return held({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, on)
}
