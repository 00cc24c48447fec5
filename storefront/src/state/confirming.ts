import { lateStore } from './lateStore.ts'
import { createConfirming } from './untilConfirmed.ts'

/* The page's payments that wait for confirmation. An order and an e-gift can wait at the same time. */

export const orderConfirming = lateStore(() => createConfirming())
export const giftConfirming = lateStore(() => createConfirming())
