import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { AT_REST, CLOSE_UP, panBy, zoomAt, type ZoomStage } from './zoom-view'

const SWIPE_PX = 50
const WHEEL_STEP = 0.002
const MIDDLE = { x: 0, y: 0 }

type Point = { x: number; y: number }

const distance = (one: Point, other: Point) => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1)
const between = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/**
 * Wheel, double click, two fingers and dragging, for one picture on its stage; another picture starts at rest. A swipe
 * is told of at rest only: enlarged, the finger moves the picture.
 */
export function useZoomGestures(picture: string | undefined, onSwipe: (leftwards: boolean) => void) {
  const stage = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const [view, setView] = useState(AT_REST)
  const [moving, setMoving] = useState(false)
  const [seen, setSeen] = useState(picture)
  if (seen !== picture) {
    setSeen(picture)
    setView(AT_REST)
  }
  const fingers = useRef(new Map<number, Point>())
  const from = useRef<Point | null>(null)

  const measure = (): ZoomStage => ({
    stage: { width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 },
    picture: { width: image.current?.offsetWidth ?? 0, height: image.current?.offsetHeight ?? 0 },
  })
  const onStage = (event: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect()
    if (box === undefined) return MIDDLE
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
  }
  const toggle = (point: Point = MIDDLE) => {
    const on = measure()
    setView((now) => zoomAt(now, now.scale > 1 ? 1 / now.scale : CLOSE_UP, point, on))
  }

  // React listens to the wheel passively, and the browser would then enlarge the page instead.
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
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) return
    const point = onStage(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, point)
    const on = measure()
    if (other === undefined) {
      setView((now) => panBy(now, { x: point.x - before.x, y: point.y - before.y }, on))
      return
    }
    // Two fingers enlarge what is between them, and take it along.
    from.current = null
    const centre = between(point, other)
    const old = between(before, other)
    setView((now) => {
      const grown = zoomAt(now, distance(point, other) / distance(before, other), centre, on)
      return panBy(grown, { x: centre.x - old.x, y: centre.y - old.y }, on)
    })
  }

  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    if (fingers.current.size === 0) setMoving(false)
    const start = from.current
    from.current = null
    if (start === null || view.scale > 1 || event.type === 'pointercancel') return
    const { x, y } = onStage(event)
    const across = x - start.x
    if (Math.abs(across) > SWIPE_PX && Math.abs(across) > Math.abs(y - start.y)) onSwipe(across < 0)
  }

  return {
    stage,
    image,
    view,
    /** A hand is on it: it follows at once, without a transition. */
    moving,
    toggle,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        const point = onStage(event)
        fingers.current.set(event.pointerId, point)
        from.current = fingers.current.size === 1 ? point : null
        setMoving(true)
      },
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick: (event: MouseEvent) => toggle(onStage(event)),
    },
  }
}
