import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { ParentHubScreen } from './index.ts'
import { parentHub } from '../../content/pages/parentHub.ts'

const meta = {
  title: 'Screens/ParentHub',
  component: ParentHubScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: { page: parentHub },
} satisfies Meta<typeof ParentHubScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §2.78. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LinksToItsSections: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(parentHub.heading)
    await expect(canvas.getByRole('link', { name: 'Safety, in plain words' })).toHaveAttribute(
      'href',
      '#safety',
    )
  },
}

export const QuestionOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = parentHub.questions.items
    if (first === undefined) throw new Error('There is no question')
    await expect(canvas.getByText(first.answer)).not.toBeVisible()
    await userEvent.click(canvas.getByText(first.question))
    await expect(canvas.getByText(first.answer)).toBeVisible()
  },
}
