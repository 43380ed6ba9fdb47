import { expect, type Page } from '@playwright/test'

/** What an open page of the shop listens to. */
const WATCHED_TABLES = 3

/** Opens a page and waits until it hears of changes. */
export async function openListening(page: Page, address: string): Promise<void> {
  let heard = 0
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('Subscribed to PostgreSQL')) heard += 1
    })
  })
  await page.goto(address)
  await expect.poll(() => heard, { timeout: 30_000 }).toBeGreaterThanOrEqual(WATCHED_TABLES)
}
