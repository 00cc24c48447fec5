import { countries, type CountryCode } from '../countries/countries.ts'
import { formatMoneyBriefly } from '../countries/money.ts'
import { daysToReturn } from '../orders/returns.ts'
import { workingDaysToArrive } from './delivery.ts'

/** The questions that the shop's own chat answers, with the answer in a country. */
const answers: ReadonlyMap<string, (country: CountryCode) => string> = new Map(
  Object.entries({
    'What does shipping cost?': (country: CountryCode) => {
      const { freeFrom, charge } = countries[country].shipping
      return `Shipping is free from ${formatMoneyBriefly(freeFrom, country)}. Below that it costs ${formatMoneyBriefly(charge, country)}.`
    },
    'When does my order arrive?': (country: CountryCode) => {
      const { fewest, most } = workingDaysToArrive(country)
      return `It should arrive ${fewest} to ${most} working days after you order.`
    },
    'Can I return a toy?': () =>
      `Yes, up to ${daysToReturn} days after it has arrived. Your account and the order’s page have a button for it.`,
    'Do I need a tablet?': () =>
      'Tacto needs a tablet of your own; Orboot and Plugo also work with a phone. None is in the box.',
  }),
)

export const chatQuestions: readonly string[] = [...answers.keys()]

/** The answer to one of `chatQuestions`; undefined for any other question. */
export function answerChat(question: string, country: CountryCode): string | undefined {
  return answers.get(question)?.(country)
}
