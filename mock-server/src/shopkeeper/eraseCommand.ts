import { normaliseEmail } from '@stemside/rules'
import { emailSchema } from '@stemside/rules/contract'
import { Refusal } from '../base/Refusal.ts'
import { eraseAccountData } from '../erasing/accountData.ts'
import { CommandRefused, quoted, type Command } from './command.ts'

export const erase: Command = {
  usage: 'erase <email>',
  about:
    'deletes the account of an address and what is kept under it; orders stay without the person',
  takes: [1, 1],
  async run({ store, clock, addressKey }, { args: [typed = ''] }) {
    if (!emailSchema.safeParse(typed).success) {
      throw new CommandRefused(`${quoted(typed)} is no email address.`)
    }
    const email = normaliseEmail(typed)
    const erasing = { now: clock.now(), addressKey }
    try {
      const erased = await store.tx((tx) => eraseAccountData(tx, email, erasing))
      const found = Object.entries(erased).filter(([, count]) => count > 0)
      if (found.length === 0) return [`The shop keeps no account, order or mail of ${email}.`]
      const counts = found.map(([what, count]) => `${what} ${count}`).join(', ')
      return [
        `Erased for ${email}: ${counts}. Orders, returns and gifts stay in the books without personal data.`,
      ]
    } catch (error) {
      // Its words are for the owner of the account.
      if (!(error instanceof Refusal)) throw error
      throw new CommandRefused(
        `A parcel of ${quoted(typed)} is on its way and needs their address. Run this command again once it has arrived.`,
      )
    }
  },
}
