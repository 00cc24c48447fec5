import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { RunningShop } from './RunningShop.ts'

export const test = base.extend<{ shop: RunningShop }, { workerShop: RunningShop }>({
  workerShop: [
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'stemside-e2e-'))
      const shop = new RunningShop(dataDir)
      await shop.start()
      await use(shop)
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  shop: async ({ workerShop }, use) => {
    await use(workerShop)
  },
  baseURL: async ({ workerShop }, use) => {
    await use(workerShop.url)
  },
})

export { expect } from '@playwright/test'
