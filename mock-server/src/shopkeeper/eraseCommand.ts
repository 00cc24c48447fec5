import { normaliseEmail } from '@stemside/rules'
import { eraseAccountData, hasParcelUnderWay } from '../erasing/accountData.ts'
import { CommandRefused, quoted, type Command } from './command.ts'

export const erase: Command = {
  usage: 'erase <e-mail>',
  about:
    'deletes the account of an address and what is kept under it; orders stay without the person',
  takes: [1, 1],
  async run({ store, clock, addressKey }, { args: [typed = ''] }) {
    const email = normaliseEmail(typed)
    const now = clock.now()
    return store.tx(async (tx) => {
      if (await hasParcelUnderWay(tx, email, now)) {
        throw new CommandRefused(
          `A parcel of ${quoted(typed)} is under way, and needs the address: erase it once that has arrived.`,
        )
      }
      const erased = await eraseAccountData(tx, email, { now, addressKey })
      const kept = Object.entries(erased).filter(([, count]) => count > 0)
      if (kept.length === 0)
        throw new CommandRefused(`The shop keeps nothing about ${quoted(typed)}.`)
      return [
        `Erased, of ${email}: ${kept.map(([what, count]) => `${what} ${count}`).join(', ')}. Orders stay in the books without the person.`,
      ]
    })
  },
}
