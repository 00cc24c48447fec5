import { formatMoney, type CountryCode, type ShelfOffer } from '@stemside/rules'
import { Text } from '../core/Text/index.ts'

export interface GamepadNoteProps {
  /** The shopper's country. It decides the currency. */
  readonly country: CountryCode
  /** The kit's price here, from `offerOf`. */
  readonly offer: ShelfOffer
}

/** Whether a kit's price includes the gamepad that it needs, or what one costs. Nothing for another toy. */
export function GamepadNote({ country, offer }: GamepadNoteProps) {
  const { includesGamepad, gamepadPrice } = offer
  if (includesGamepad) return <Text size="small">With the Plugo Gamepad</Text>
  if (gamepadPrice === undefined) return null
  return (
    <Text size="small">
      {`Plays with a gamepad, ${formatMoney(gamepadPrice, country)} more. It does not play without one.`}
    </Text>
  )
}
