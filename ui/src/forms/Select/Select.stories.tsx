import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { emirateOptions } from './Select.fixtures.ts'
import { Select } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Emirate',
    name: 'state',
    placeholder: 'Choose emirate',
    options: emirateOptions,
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Emirate' })
    await userEvent.selectOptions(select, 'Sharjah')
    await expect(select).toHaveValue('Sharjah')
  },
}

export const Wrong: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { message: 'Please choose an emirate' },
}
