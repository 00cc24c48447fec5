import { type CountryCode, homeSkus } from '@stemside/rules'
import { cards, cardsOf } from '@stemside/ui/content/cards'
import { spotlights } from '@stemside/ui/content/spotlights'
import type { HomeScreenProps } from '@stemside/ui/screens/HomeScreen'

export type HomeContent = Pick<HomeScreenProps, 'spotlights' | 'cards'>

/** The texts of the home page. With a country, only the cards that it shows there. */
export function homeContent(country?: CountryCode): HomeContent {
  return { spotlights, cards: country === undefined ? cards : cardsOf(homeSkus(country)) }
}
