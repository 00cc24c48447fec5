import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampleOrder } from '../../commerce/order.fixtures.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { ThankYouScreen } from './ThankYouScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Thank you',
  component: ThankYouScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: { status: 'found', order: sampleOrder, isFirstLoad: true },
} satisfies Meta<typeof ThankYouScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you, Robin!')
  },
}

/** Opened again: the thanks are said, the order is what counts. */
export const Later: Story = {
  args: { isFirstLoad: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your order')
  },
}

export const Loading: Story = { render: () => <ThankYouScreen status="loading" /> }
export const Unknown: Story = { render: () => <ThankYouScreen status="unknown" /> }

const retry = fn()
export const Unreachable: Story = {
  render: () => <ThankYouScreen status="unreachable" onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
  },
}
