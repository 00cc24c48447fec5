import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { emirateOptions } from './Select.fixtures.ts'
import { Select } from './index.ts'
import { inStates } from '../../test/inStates.tsx'
import { compared } from '../../test/compared.ts'

const emirateSelect = {
  label: 'Emirate',
  placeholder: 'Choose emirate',
  options: emirateOptions,
} as const

const emirateMessage = 'Please choose an emirate'

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { ...emirateSelect, name: 'state' },
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
  args: { message: emirateMessage },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Emirate' })
    const { right, top, height } = select.getBoundingClientRect()
    // Pressing either icon opens the list.
    for (const fromEnd of [24, 50]) {
      await expect(document.elementFromPoint(right - fromEnd, top + height / 2)).toBe(select)
    }
  },
}

/** At rest, hovered, focused and pressed, then in its own states. */
export const States: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  render: () =>
    inStates(['right', 'wrong'], ['disabled'], (column, state) => (
      <Select
        {...emirateSelect}
        name={`${column}-${state}`}
        message={column === 'wrong' ? emirateMessage : undefined}
        isDisabled={state === 'disabled'}
      />
    )),
}
