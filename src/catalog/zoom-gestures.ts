import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'

type Point = { x: number; y: number }
type Size = { width: number; height: number }

/** The transform of the picture: its scale, and its offset from the stage's centre in px. */
type ZoomView = { scale: number; x: number; y: number }

type ZoomStage = {
  stage: Size
  /** The rendered size at scale 1. */
  picture: Size
}

export const INITIAL_VIEW: ZoomView = { scale: 1, x: 0, y: 0 }
const CLOSE_UP_SCALE = 2.5
const MAX_SCALE = 4

/** Limits the offset, so that the picture cannot be moved off the stage. */
function clamp({ scale, x, y }: ZoomView, { stage, picture }: ZoomStage): ZoomView {
  const maxX = Math.max(0, (picture.width * scale - stage.width) / 2)
  const maxY = Math.max(0, (picture.height * scale - stage.height) / 2)
  return {
    scale,
    x: Math.min(Math.max(x, -maxX), maxX),
    y: Math.min(Math.max(y, -maxY), maxY),
  }
}

/** Scales by a factor, within 1 and `MAX_SCALE`. The given point (from the stage's centre, in px) stays in place. */
export function zoomAt(view: ZoomView, factor: number, point: Point, on: ZoomStage): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), MAX_SCALE)
  const ratio = scale / view.scale
  return clamp(
    { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    on,
  )
}

export function panBy(view: ZoomView, by: Point, on: ZoomStage): ZoomView {
  return clamp({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, on)
}

const SWIPE_PX = 50
const WHEEL_STEP = 0.002
/** How much of the stage a key moves the view. */
const KEY_STEP = 1 / 4
const CENTRE = { x: 0, y: 0 }

const distance = (one: Point, other: Point) => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1)
const midpoint = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/**
 * Zooms with wheel, double click and pinch, pans by dragging and, for keys, with `panTo`. Another picture resets the view. `onSwipe` is called only at
 * scale 1, because dragging a zoomed picture pans it.
 */
export function useZoomGestures(picture: string | undefined, onSwipe: (isLeftward: boolean) => void) {
  const stage = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const [view, setView] = useState(INITIAL_VIEW)
  const [moving, setMoving] = useState(false)
  const [previous, setPrevious] = useState(picture)
  if (previous !== picture) {
    setPrevious(picture)
    setView(INITIAL_VIEW)
  }
  const pointers = useRef(new Map<number, Point>())
  const swipeStart = useRef<Point | null>(null)

  const measure = (): ZoomStage => ({
    stage: { width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 },
    picture: { width: image.current?.offsetWidth ?? 0, height: image.current?.offsetHeight ?? 0 },
  })
  const onStage = (event: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect()
    if (box === undefined) return CENTRE
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
  }
  const toggle = (point: Point = CENTRE) => {
    const on = measure()
    setView((view) => zoomAt(view, view.scale > 1 ? 1 / view.scale : CLOSE_UP_SCALE, point, on))
  }
  /** Shows a part that lies further to this side: 1 to the right or below, -1 to the left or above. */
  const panTo = (side: Point) => {
    const on = measure()
    const by = { x: -side.x * on.stage.width * KEY_STEP, y: -side.y * on.stage.height * KEY_STEP }
    setView((now) => panBy(now, by, on))
  }

  // Not onWheel: React adds a passive listener, which cannot prevent the browser's own zoom.
  useEffect(() => {
    const element = stage.current
    if (element === null) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const point = onStage(event)
      const on = measure()
      setView((now) => zoomAt(now, Math.exp(-event.deltaY * WHEEL_STEP), point, on))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [])

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (before === undefined) return
    const point = onStage(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, point)
    const on = measure()
    if (other === undefined) {
      setView((now) => panBy(now, { x: point.x - before.x, y: point.y - before.y }, on))
      return
    }
    // A pinch zooms around the midpoint of both pointers and pans with it.
    swipeStart.current = null
    const centre = midpoint(point, other)
    const old = midpoint(before, other)
    setView((now) => {
      const zoomed = zoomAt(now, distance(point, other) / distance(before, other), centre, on)
      return panBy(zoomed, { x: centre.x - old.x, y: centre.y - old.y }, on)
    })
  }

  const onPointerUp = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
    if (pointers.current.size === 0) setMoving(false)
    const start = swipeStart.current
    swipeStart.current = null
    if (start === null || view.scale > 1 || event.type === 'pointercancel') return
    const { x, y } = onStage(event)
    const across = x - start.x
    if (Math.abs(across) > SWIPE_PX && Math.abs(across) > Math.abs(y - start.y)) onSwipe(across < 0)
  }

  return {
    stage,
    image,
    view,
    /** True while a pointer is down: the picture follows it without a transition. */
    moving,
    toggle,
    panTo,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        const point = onStage(event)
        pointers.current.set(event.pointerId, point)
        swipeStart.current = pointers.current.size === 1 ? point : null
        setMoving(true)
      },
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick: (event: MouseEvent) => toggle(onStage(event)),
    },
  }
}
