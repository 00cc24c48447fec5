import type { Logger } from 'pino'
import { giftCardMail } from '../mail/giftMails.ts'
import { postGiftCard } from '../mail/postMail.ts'
import { sweep } from '../base/sweep.ts'
import type { Shop } from '../shop/Shop.ts'
import { mostGiftMails } from '../store/bounds.ts'
import { giftCardId, newGiftCode } from '../giftCards/giftCards.ts'

/**
 * Makes the gift cards whose day has come by the shop's clock, and mails their codes. A code is made only
 * now, and the store keeps its hash: only the mail has it. Gifts for which the queue has no room wait.
 */
export async function deliverGifts({ store, clock, origin }: Shop, logger: Logger): Promise<void> {
  const now = clock.now()
  const where = { dueAt: { below: now.toISOString() } }
  await sweep(
    logger,
    async (page) => {
      const room = Math.max(0, mostGiftMails - (await store.count('gifts', { mail: 'queued' })))
      return store.find('gifts', { where, ...page, limit: Math.min(page.limit, room) })
    },
    async ({ id }) => {
      const code = newGiftCode()
      await store.tx(async (tx) => {
        const gift = await tx.get('gifts', id)
        // Another process may have mailed it.
        if (gift?.dueAt === undefined || gift.dueAt >= now.toISOString()) return
        const { dueAt: _due, ...delivered } = gift
        const { country, amount: balance } = gift
        const card = giftCardId(code)
        tx.put('gifts', id, { ...delivered, mail: 'queued' })
        tx.put('giftCards', card, { giftId: id, country, balance })
        postGiftCard(tx, giftCardMail(gift, code, origin), card, now)
      })
    },
  )
}
