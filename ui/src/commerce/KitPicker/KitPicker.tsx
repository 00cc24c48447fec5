import { formatMoney, type CountryCode, type MinorUnits } from '@stemside/rules'
import { RadioCards } from '../../forms/RadioCards/index.ts'
import type { RadioCardsProps } from '../../forms/RadioCards/index.ts'
import { GamepadIcon } from '../../icons/index.ts'

export interface KitPickerProps extends Omit<
  RadioCardsProps<'alone' | 'with'>,
  'legend' | 'name' | 'value' | 'onValueChange' | 'cards' | 'onChange'
> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** What the gamepad adds to the kit's price, in minor units. */
  gamepadPrice: MinorUnits
  /** Whether the gamepad is chosen. */
  isWithGamepad: boolean
  /** Called when the other choice is made. */
  onChange: (isWithGamepad: boolean) => void
}

/**
 * A choice for a kit that its country also sells alone: with the gamepad that it needs, or without.
 */
export function KitPicker({
  country,
  gamepadPrice,
  isWithGamepad,
  onChange,
  ...rest
}: KitPickerProps) {
  return (
    <RadioCards
      {...rest}
      legend="How do you want it?"
      name="gamepad"
      value={isWithGamepad ? 'with' : 'alone'}
      onValueChange={(value) => onChange(value === 'with')}
      cards={[
        {
          value: 'alone',
          label: 'The kit alone',
          description: 'We have a gamepad. It does not play without one.',
        },
        {
          value: 'with',
          label: 'With a gamepad',
          description: `${formatMoney(gamepadPrice, country)} more, and ready to play.`,
          icon: <GamepadIcon />,
        },
      ]}
    />
  )
}
