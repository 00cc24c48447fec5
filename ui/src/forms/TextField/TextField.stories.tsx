import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fieldWords } from '../Field/Field.fixtures.ts'
import { TextField } from './index.ts'
import { inStates } from '../../test/inStates.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: fieldWords.label, name: 'name' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const WithHint: Story = { args: { hint: fieldWords.hint } }

export const Wrong: Story = {
  args: { hint: fieldWords.hint, message: fieldWords.message },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: fieldWords.label })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(`${fieldWords.hint} ${fieldWords.message}`)
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Sam Sample' } }

export const LongText: Story = {
  args: { label: fieldWords.longLabel, defaultValue: fieldWords.longLabel },
}

export const AllStates: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 420 }}>
      <TextField label="Empty" name="empty" placeholder="Type here" />
      <TextField label="Filled" name="filled" defaultValue="Sam Sample" />
      <TextField label="Optional" name="optional" isOptional hint={fieldWords.hint} />
      <TextField label="Wrong" name="wrong" message={fieldWords.message} hint={fieldWords.hint} />
      <TextField label="Disabled" name="disabled" isDisabled defaultValue="Sam Sample" />
    </div>
  ),
}

/** At rest, hovered, focused and pressed, then in its own states. */
export const States: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  render: () =>
    inStates(['right', 'wrong'], ['disabled'], (column, state) => (
      <TextField
        label="First name"
        name={`${column}-${state}`}
        message={column === 'wrong' ? fieldWords.message : undefined}
        isDisabled={state === 'disabled'}
      />
    )),
}
