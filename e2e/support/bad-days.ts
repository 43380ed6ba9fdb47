import { expect, type Locator, type Page } from '@playwright/test'
import { FAULTS_PATH, type Fault } from '../../supabase/local/faults.ts'
import { SECRET_KEY } from '../../supabase/local/keys.ts'
import { apiOrigin } from './shop-server.ts'

/** Console errors of a page whose requests fail. */
export const FAULT_ERRORS = /net::ERR_|status of (?:4|5)\d\d/

/** The answers of a service that is not itself, and of what stands before it. */
export const ANSWERS = [429, 500, 502, 503, 522, 'html', 'late', 'silence'] as const

/** The words of a service that fails. The shop has its own. */
export const SERVICE_WORDS =
  /bad day|timed out|Sign in to the network|Error \{\}|Unexpected|status of|JSON|fetch/i

/** How many times as fast the times of the page pass: what a request may take, and the pauses between its attempts. */
const SPEED = 3

/** Lets a page wait for a third of its time, from its next visit on. What its server takes is taken as it is. */
export const hurry = (page: Page): Promise<unknown> =>
  page.addInitScript((speed) => {
    const [wait, limit] = [setTimeout, AbortSignal.timeout.bind(AbortSignal)]
    const shorter = (handler: () => void, milliseconds = 0, ...values: []) =>
      wait(handler, milliseconds / speed, ...values)
    Object.assign(window, { setTimeout: shorter })
    AbortSignal.timeout = (milliseconds) => limit(milliseconds / speed)
  }, SPEED)

/** The next requests meet these faults, and no others that were planned before. */
export async function plan(...faults: Fault[]): Promise<void> {
  const answer = await fetch(`${apiOrigin()}${FAULTS_PATH}`, {
    method: 'POST',
    headers: { apikey: SECRET_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  })
  expect(answer.status).toBe(204)
}

/**
 * Waits for `target`, as a person does: a page reads again by itself, or says that it could not and has a button. A page that
 * leads elsewhere when its reading fails is opened again at `address`.
 */
export const arrive = (page: Page, target: Locator, retryName: string, address?: string): Promise<void> =>
  expect(async () => {
    if (address !== undefined && !page.url().endsWith(address)) await page.goto(address)
    const retry = page.getByRole('main').getByRole('button', { name: retryName, exact: true }).first()
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 })
    await expect(target).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 80_000 })
