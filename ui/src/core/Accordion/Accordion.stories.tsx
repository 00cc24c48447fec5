import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { questions } from './Accordion.fixtures.ts'
import { Accordion, AccordionItem } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Core/Accordion',
  component: Accordion,
  args: {
    children: questions.map(({ title, answer }) => (
      <AccordionItem key={title} title={title} group="questions">
        {answer}
      </AccordionItem>
    )),
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const OneAtATime: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = questions
    await userEvent.click(canvas.getByText(first.title))
    await expect(canvas.getByText(first.answer)).toBeVisible()
    await userEvent.click(canvas.getByText(second.title))
    await expect(canvas.getByText(second.answer)).toBeVisible()
    await expect(canvas.getByText(first.title).closest('details')).not.toHaveAttribute('open')
  },
}
