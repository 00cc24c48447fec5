import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { GamepadIcon, BoxIcon } from '../../icons/index.ts'
import { kitCards } from './RadioCards.fixtures.ts'
import { RadioCards } from './index.ts'
import { inStates } from '../../test/inStates.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards,
  args: {
    legend: 'What comes in the box?',
    name: 'kit',
    cards: kitCards,
    initialValue: 'with',
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /With gamepad/u })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: /Kit alone/u })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('alone')
  },
}

export const WithIconsAndMessage: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: {
    message: 'Choose one',
    cards: [
      { value: 'with', label: 'With gamepad', icon: <GamepadIcon /> },
      { value: 'alone', label: 'Kit alone', icon: <BoxIcon /> },
      { value: 'none', label: 'Not here', isDisabled: true },
    ],
  },
}

/** At rest, hovered, focused and pressed, then in its own states. */
export const States: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  render: () =>
    inStates(['chosen', 'other'], ['disabled'], (column, state) => (
      <RadioCards
        legend={`${column}, ${state}`}
        name={`${column}-${state}`}
        {...(column === 'chosen' && { initialValue: 'with' })}
        cards={[{ value: 'with', label: 'With gamepad', isDisabled: state === 'disabled' }]}
      />
    )),
}
