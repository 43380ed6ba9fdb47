const MAX_STEPS = 4

/** Round whole numbers from 0 to at least `max`, for the axis of a chart: at most five. */
export function axisTicks(max: number): number[] {
  const rough = Math.max(max, 1) / MAX_STEPS
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power)
  // 25 and 250 are whole, 2.5 is not.
  const whole = Math.ceil(step)
  return Array.from({ length: Math.max(1, Math.ceil(max / whole)) + 1 }, (_, index) => index * whole)
}
