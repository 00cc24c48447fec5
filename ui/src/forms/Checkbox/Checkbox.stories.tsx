import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from './index.ts'
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
