import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { Heading } from '../Heading/index.ts'
import { Text } from '../Text/index.ts'
import { Disclosure } from './index.ts'

const meta = {
  title: 'Core/Disclosure',
  component: Disclosure,
  args: {
    summary: 'The app does not find the globe',
    children: <Text>Hold the tablet a hand’s length above the globe, in the light of a lamp.</Text>,
  },
  argTypes: { summary: { control: 'text' }, children: { control: false } },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Folded, open, and with a heading. */
export const AllStates: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: (args) => (
    <>
      <Disclosure {...args} />
      <Disclosure {...args} open />
      <Disclosure
        {...args}
        summary={
          <Heading level={3} size="card">
            What do we need to begin?
          </Heading>
        }
      />
    </>
  ),
}

/** A press on the summary opens it, and a second one closes it. */
export const Opens: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText(/^Hold the tablet/)
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('The app does not find the globe'))
    await expect(answer).toBeVisible()
    await userEvent.click(canvas.getByText('The app does not find the globe'))
    await expect(answer).not.toBeVisible()
  },
}
