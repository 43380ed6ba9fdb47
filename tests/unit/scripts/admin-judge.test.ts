import { expect, test } from 'vitest'
import { adminProblem, BADGES_BUDGET_MS, BUDGET_MS } from '../../../scripts/perf/admin-judge.ts'

test('a planted regression fails, a request at its budget does not', () => {
  for (const budget of [BUDGET_MS, BADGES_BUDGET_MS]) {
    expect(adminProblem({ name: 'orders', elapsed: budget, budget })).toBeUndefined()
    expect(adminProblem({ name: 'orders', elapsed: budget + 1, budget })).toBe(
      `orders: ${budget + 1} ms, budget ${budget} ms`,
    )
  }
})
