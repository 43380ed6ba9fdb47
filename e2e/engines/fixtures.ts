import { findOrInstallChromium } from '../../scripts/find-chromium.ts'
import { findFirefox, findWebKit } from '../../scripts/find-engines.ts'
import { hostInFront, type HostInFront } from '../support/host-in-front.ts'
import { test as base } from '../support/shop-fixture.ts'
import { openChromiumTab } from './chromium-tab.ts'
import { openFirefoxTab } from './firefox-tab.ts'
import type { Size, Tab } from './tab.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { openWebKitTab } from './webkit-tab.ts'

export { expect } from '@playwright/test'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const
type Device = keyof typeof SIZES

type Options = {
  /** Headers that the host does not send. */
  without?: readonly string[]
  /**
   * Commands do not wait until a page has loaded: for who goes back, since WebKit's driver waits for ever when it loads the page
   * anew in another process.
   */
  goesBack?: boolean
}

function openTab(engine: string, size: Size, touch: boolean, goesBack: boolean): Promise<Tab> {
  const firefox = findFirefox()
  const webkit = findWebKit()
  const chromium = findOrInstallChromium()
  if (engine === 'firefox' && firefox !== null) return openFirefoxTab(firefox, size, touch)
  if (engine === 'webkit' && webkit !== null) return openWebKitTab(webkit, size, goesBack ? 'none' : 'normal')
  if (engine === 'chromium' && chromium !== null) return openChromiumTab(chromium, size, touch)
  throw new Error(`${engine} is not installed`)
}

type Fixtures = {
  /** A person with a browser of the project's engine. */
  visit: (device: Device, options?: Options) => Promise<Visitor>
}

export const test = base.extend<Fixtures>({
  visit: async ({ ownShop }, use, { project }) => {
    const tabs: Tab[] = []
    const hosts: HostInFront[] = []
    await use(async (device, { without = [], goesBack = false } = {}) => {
      const tab = await openTab(project.name, SIZES[device], device === 'phone', goesBack)
      tabs.push(tab)
      if (without.length === 0) return createVisitor(tab, ownShop)
      const host = await hostInFront(ownShop, { without })
      hosts.push(host)
      return createVisitor(tab, host.origin)
    })
    for (const tab of tabs) await tab.close()
    for (const host of hosts) await host.close()
  },
})
