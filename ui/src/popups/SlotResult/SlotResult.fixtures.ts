import { money, type CountryCode, type SlotOutcome } from '@stemside/rules'
import { recorded } from '../../fixtures/recorded.ts'

/** The prize of every winning pull: specification §4. */
export const jackpot = recorded((minimum: string, country: CountryCode): SlotOutcome => {
  return {
    kind: 'win',
    heading: 'OMG! Jackpot!',
    code: '1MILLION30',
    basisPoints: 3000,
    minimum: money(minimum, country),
  }
})

/** One of the three smaller prizes, which have another heading. */
export const yay: SlotOutcome = {
  kind: 'win',
  heading: 'YAY!',
  code: '1MILLION15',
  basisPoints: 1500,
  minimum: money('49', 'US'),
}

export const loss: SlotOutcome = { kind: 'loss', heading: 'Oops! No luck today.' }

/** As `explainWaiting` of the rules says it. */
export const waiting = 'Won: 30% off from $49, $3.51 more. SPRING30 saves more on this cart now.'
