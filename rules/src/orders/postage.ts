import { shopContact } from '../shop/contact.ts'
import { isShopsFault, type ReturnReason } from './returnReasons.ts'

/** Days after a return was noted in which its parcel is to be posted (§4.75). */
export const daysToPost = 14

const receipt = `send the receipt to ${shopContact.email}, and we give back what the postage cost`

/** Says who pays the postage of a return: the shop if it is to blame, else the shopper (§4.75). */
export function explainPostage(reason: ReturnReason): string {
  return isShopsFault(reason) ? `We pay the postage: ${receipt}.` : 'You pay the postage.'
}

/** The rule of `explainPostage` for somebody who has not said why something comes back. */
export const whoPaysPostage = `You pay the postage. If something is broken, missing or wrong, we pay it: ${receipt}.`

/** The rule of `lastPostDay` for somebody who has sent nothing back yet. */
export const postDays = `Post the parcel within ${daysToPost} days after you have told us.`

export const postageRule = `${postDays} ${whoPaysPostage}`
