import { money, type CountryCode, type SlotOutcome } from '@stemside/rules'

/** The prize that the machine always gives: specification §4. */
export function jackpot(minimum: string, country: CountryCode): SlotOutcome {
  return {
    kind: 'win',
    heading: 'OMG! Jackpot!',
    code: '1MILLION30',
    basisPoints: 3000,
    minimum: money(minimum, country),
  }
}

/** One of the three smaller prizes: their heading is another. */
export const yay: SlotOutcome = {
  kind: 'win',
  heading: 'YAY!',
  code: '1MILLION15',
  basisPoints: 1500,
  minimum: money('49', 'US'),
}

export const loss: SlotOutcome = { kind: 'loss', heading: 'Oops! No luck today.' }
