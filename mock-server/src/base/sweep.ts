import type { Logger } from 'pino'

const batch = 100

interface Page {
  readonly order: 'oldest'
  readonly offset: number
  readonly limit: number
}

/**
 * Handles all rows that `find` gives, in batches. A handled row must not be found again. A row that
 * fails is logged and left for the next sweep; the others are handled.
 */
export async function sweep<Entry extends { readonly id: string }>(
  logger: Logger,
  find: (page: Page) => Promise<readonly Entry[]>,
  handle: (entry: Entry) => Promise<void>,
): Promise<void> {
  for (let failed = 0; ;) {
    const found = await find({ order: 'oldest', offset: failed, limit: batch })
    for (const entry of found) {
      try {
        await handle(entry)
      } catch (err) {
        failed += 1
        logger.error(
          { err, row: entry.id },
          'a row could not be handled; the next sweep tries again',
        )
      }
    }
    if (found.length < batch) return
  }
}
