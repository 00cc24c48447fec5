import type { World } from '../../test/world.ts'
import { barInWorld } from '../SeasonHero/SeasonHero.fixtures.ts'

/** The offer for new shoppers. */
export const welcome = {
  children: (
    <>
      New here? <strong>10% off</strong> <span>your first order with WELCOME10</span>
    </>
  ),
}

/** The offer of the season that Storybook's toolbar has chosen. */
export function offerInWorld(world: World) {
  if (world.season === 'default') return welcome
  const { occasion, offer } = barInWorld(world)
  return {
    children: (
      <>
        {occasion}: <strong>{offer}</strong>
      </>
    ),
  }
}

export const offerOfTheDay = (
  <>
    Welcome: <strong>10% off from $49 with WELCOME10</strong>
  </>
)

/** What the applied coupon already saves. */
export const currentSaving = 'You already save 30% with SPRING30'

export const longOffer =
  'A very long offer that would need two lines on any telephone, and three on the small ones'
