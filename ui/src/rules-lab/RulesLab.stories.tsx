import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs, useGlobals } from 'storybook/preview-api'
import { expect, within } from 'storybook/test'
import { readWorld } from '../test/world.ts'
import { RulesLab } from './RulesLab.tsx'
import { argsOf, situationFrom, type SituationArgs } from './situation.ts'

const meta = {
  title: 'Rules lab',
  parameters: { layout: 'fullscreen' },
  args: {
    cart: '1 orboot_mars 1 plugo_gamepad 1 plugo_link',
    coupon: 'auto',
    gift: 'none',
    isCouponUsedUp: false,
    promisedCombos: '',
  },
  /** The story's URL keeps the lab's choices: args here, country and day in the toolbar. */
  render: function Lab(args, { globals }) {
    const [, updateArgs] = useArgs<SituationArgs>()
    const [, updateGlobals] = useGlobals()
    return (
      <RulesLab
        situation={situationFrom(args, readWorld(globals))}
        base={new URL('./', window.location.href).href}
        onSituationChange={(next) => {
          const { country, date, session } = next
          updateGlobals({ country, date, session })
          updateArgs(argsOf(next))
        }}
      />
    )
  },
} satisfies Meta<SituationArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Lab: Story = {}

export const TwoPacksWantTheSameMars: Story = {
  args: { cart: '1 orboot_mars 1 plugo_gamepad 1 plugo_link 1 tacto_electronic' },
}

export const FreeGift: Story = {
  globals: { country: 'US' },
  args: { cart: '3 orboot', coupon: 'GIFT99', gift: 'orboot_mars' },
}

export const NotSoldHere: Story = {
  globals: { country: 'AE' },
  args: { cart: '1 orboot 1 whos_the_monster_in_oko' },
}

/** A popup's button does the same as in the shop. */
export const ButtonsMendTheCart: Story = {
  globals: { country: 'US' },
  args: { cart: '1 plugo_detective' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/without the gamepad, is unavailable/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add 1 Gamepad' }))
    await expect(canvas.getByText('Ready for checkout')).toBeVisible()
    const lines = within(canvas.getByRole('table'))
    await expect(lines.getByRole('rowheader', { name: 'Plugo Gamepad' })).toBeVisible()
  },
}

/** The shopper chooses country, coupon and cart; the total follows. */
export const ChosenByHand: Story = {
  globals: { country: 'US' },
  args: { cart: '' },
  play: async ({ canvas, userEvent }) => {
    const total = canvas.getByRole('status', { name: 'Total' })
    await userEvent.selectOptions(canvas.getByLabelText('Add a product'), 'orboot')
    await expect(total).toHaveTextContent('$37.83')
    await userEvent.selectOptions(canvas.getByLabelText('Code'), 'none')
    await expect(total).toHaveTextContent('$51.48')
    await userEvent.click(canvas.getByRole('radio', { name: 'IN' }))
    await expect(total).toHaveTextContent('₹2,499')
    await userEvent.selectOptions(canvas.getByLabelText('Try a case'), 'Only a gamepad')
    await expect(canvas.getByText('Cannot purchase only Gamepad')).toBeVisible()
  },
}

/** A promised pack that is no longer complete is reported; its button forgets it. */
export const PromisedPackFellApart: Story = {
  globals: { country: 'US' },
  args: { cart: '1 orboot_dinos' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Promised packs'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Jurassic STEM Pack' }))
    await expect(canvas.getByText(/Jurassic STEM Pack is no longer complete/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Update cart' }))
    await expect(canvas.getByText('Ready for checkout')).toBeVisible()
  },
}
