import { test as base, expect } from '@playwright/test'

// `message` would only tell that something was logged; the page's own words tell what.
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      await use(undefined)
      expect(problems, 'the browser console must stay free of errors').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

let accounts = 0

/** An address nobody else signs up with, in this run or any other. */
export function newEmail(): string {
  accounts += 1
  return `shopper-${Date.now()}-${process.pid}-${accounts}@mcg.example`
}
