import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { knownPassword, mismatch } from './PasswordField.fixtures.ts'
import { PasswordField } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ShownAndHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.type(input, knownPassword)
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue(knownPassword)
  },
}

export const Wrong: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { purpose: 'new', defaultValue: 'abc', message: mismatch },
}
