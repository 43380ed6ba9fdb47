/** Compares the measurements of the admin area's requests with their budgets, in milliseconds. */

export const BUDGET_MS = 300
export const BADGES_BUDGET_MS = 20

/** The line about a broken budget; undefined when it is kept. */
export function adminProblem(request: { name: string; elapsed: number; budget: number }): string | undefined {
  return request.elapsed > request.budget
    ? `${request.name}: ${request.elapsed.toFixed(0)} ms, budget ${request.budget} ms`
    : undefined
}
