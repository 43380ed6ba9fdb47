import { test as base } from '@playwright/test'
import { createShopServer, OPEN_TIMEOUT_MS, type ShopServer } from './shop-server.ts'

type WorkerFixtures = {
  /** Variables of the process that serves the shop. */
  shopEnv: Readonly<Record<string, string>>
  shopServer: ShopServer
}

type Fixtures = {
  /** The origin of this worker's shop, which starts anew for each file. */
  ownShop: string
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  shopEnv: [{}, { scope: 'worker', option: true }],

  shopServer: [
    async ({ shopEnv }, use) => {
      const server = createShopServer(shopEnv)
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],

  ownShop: [
    async ({ shopServer }, use, { file }) => use(await shopServer.open(file)),
    { timeout: OPEN_TIMEOUT_MS },
  ],
})
