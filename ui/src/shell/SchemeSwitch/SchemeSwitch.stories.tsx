import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { schemeChoices } from '../../themes/schemes.ts'
import { SchemeSwitch } from './index.ts'
import type { SchemeSwitchProps } from './index.ts'
import { compared } from '../../test/compared.ts'

/** Keeps the choice, as the shop does. */
function Kept({ choice: first, onChoiceChange, ...rest }: SchemeSwitchProps) {
  const [choice, setChoice] = useState(first)
  return (
    <SchemeSwitch
      {...rest}
      choice={choice}
      onChoiceChange={(next) => {
        setChoice(next)
        onChoiceChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Shell/SchemeSwitch',
  component: SchemeSwitch,
  args: { choice: 'dark', onChoiceChange: fn() },
  argTypes: { choice: { control: 'inline-radio', options: schemeChoices } },
  render: (args) => <Kept key={args.choice} {...args} />,
} satisfies Meta<typeof SchemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AllChoices: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: ({ onChoiceChange }) => (
    <>
      {[undefined, ...schemeChoices].map((choice) => (
        // In one form, radio buttons of the same name would be one group.
        <form key={choice ?? 'none'} style={{ marginBottom: 16 }}>
          <SchemeSwitch choice={choice} onChoiceChange={onChoiceChange} />
        </form>
      ))}
    </>
  ),
}

export const ChoosesByPressAndByArrow: Story = {
  tags: ['played'],
  args: { choice: 'device' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith('dark')
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith('light')
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked()
  },
}
