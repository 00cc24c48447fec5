import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './shop.ts'

/** Expects that axe finds nothing. Polls, because colours are still moving while a dialog opens. */
export async function expectNoViolations(page: Page): Promise<void> {
  const violations = async () => (await new AxeBuilder({ page }).analyze()).violations
  await expect.poll(violations).toEqual([])
}
