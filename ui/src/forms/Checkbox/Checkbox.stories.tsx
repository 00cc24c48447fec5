import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from './index.ts'
import { inStates } from '../../test/inStates.tsx'
import { compared } from '../../test/compared.ts'

const newsBox = { name: 'news', label: 'Tell me about new toys, once a month' } as const

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: newsBox,
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Ticked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(newsBox.label))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}

export const AllStates: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <>
      <Checkbox name="off" label="Off" />
      <Checkbox name="on" label="On" defaultChecked />
      <Checkbox name="disabled" label="Disabled" isDisabled />
      <Checkbox name="wrong" label="I have read the terms" message="This field is mandatory" />
    </>
  ),
}

/** At rest, hovered, focused and pressed, then in its own states. */
export const States: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  render: () =>
    inStates(['off', 'on'], ['disabled', 'wrong'], (column, state) => (
      <Checkbox
        name={`${column}-${state}`}
        label={column}
        defaultChecked={column === 'on'}
        isDisabled={state === 'disabled'}
        message={state === 'wrong' ? 'This field is mandatory' : undefined}
      />
    )),
}
