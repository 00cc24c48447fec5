import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './shop.ts'

/**
 * The violations that axe finds: a line for each rule, with the elements. The legacy mode does not look into frames of other sites,
 * which the shop does not have, and takes less than half of the time.
 */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Expects that axe finds nothing. Polls, because colours are still moving while a dialog opens. */
export async function expectNoViolations(page: Page): Promise<void> {
  await expect.poll(() => violationsOf(page)).toEqual([])
}
