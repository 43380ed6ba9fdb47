import { test as base } from '@playwright/test'
import { findOrInstallChromium } from '../../scripts/find-chromium.ts'
import { findFirefox, findWebKit } from '../../scripts/find-engines.ts'
import { createShopServer, OPEN_TIMEOUT_MS, type ShopServer } from '../support/shop-server.ts'
import { openChromiumTab } from './chromium-tab.ts'
import { openFirefoxTab } from './firefox-tab.ts'
import type { Size, Tab } from './tab.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { openWebKitTab } from './webkit-tab.ts'

export { expect } from '@playwright/test'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const
type Device = keyof typeof SIZES

function openTab(engine: string, size: Size, touch: boolean): Promise<Tab> {
  const firefox = findFirefox()
  const webkit = findWebKit()
  const chromium = findOrInstallChromium()
  if (engine === 'firefox' && firefox !== null) return openFirefoxTab(firefox, size, touch)
  if (engine === 'webkit' && webkit !== null) return openWebKitTab(webkit, size)
  if (engine === 'chromium' && chromium !== null) return openChromiumTab(chromium, size, touch)
  throw new Error(`${engine} is not installed`)
}

type Fixtures = {
  /** A person with a browser of the project's engine. */
  visit: (device: Device) => Promise<Visitor>
}

export const test = base.extend<Fixtures, { shopServer: ShopServer }>({
  shopServer: [
    async ({ playwright: _anyFixture }, use) => {
      const server = createShopServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  visit: [
    async ({ shopServer }, use, { file, project }) => {
      const origin = await shopServer.open(file)
      const tabs: Tab[] = []
      await use(async (device) => {
        const tab = await openTab(project.name, SIZES[device], device === 'phone')
        tabs.push(tab)
        return createVisitor(tab, origin)
      })
      for (const tab of tabs) await tab.close()
    },
    { timeout: OPEN_TIMEOUT_MS },
  ],
})
