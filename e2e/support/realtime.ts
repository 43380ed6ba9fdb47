import { expect, type Page } from '@playwright/test'
import { moveTheMouse } from './presence.ts'

/** Tables that a storefront page subscribes to. */
const WATCHED_TABLES = 3

/** Opens a page and waits until its realtime subscriptions are active. */
export async function openWithRealtime(page: Page, address: string): Promise<void> {
  let subscribed = 0
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('Subscribed to PostgreSQL')) subscribed += 1
    })
  })
  await page.goto(address)
  // A page subscribes for a visitor who is there.
  await expect.poll(() => moveTheMouse(page).then(() => subscribed)).toBeGreaterThanOrEqual(WATCHED_TABLES)
}
