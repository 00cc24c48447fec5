import { shopContact } from '../shop/contact.ts'
import { isShopsFault, type ReturnReason } from './returnReasons.ts'

/** Days after a return was noted in which its parcel is to be posted (§4.75). */
export const daysToPost = 14

const receipt = `send the receipt to ${shopContact.email}, and we give back what the postage cost`

/** Says who pays the postage of a return: the shop if it is to blame, else the shopper (§4.75). */
export function explainPostage(reason: ReturnReason): string {
  return isShopsFault(reason) ? `We pay the postage: ${receipt}.` : 'You pay the postage.'
}

/** Says who pays the postage, before the shopper has chosen a reason (§4.75). */
export const whoPaysPostage = `You pay the postage. If something is broken, missing or wrong, we pay it: ${receipt}.`

/** Says how many days a parcel has, before a return is noted. `lastPostDay` has the day of a noted one. */
export const postDays = `Post the parcel within ${daysToPost} days after you have told us.`

/** Both rules, for pages about returns. */
export const postageRule = `${postDays} ${whoPaysPostage}`
