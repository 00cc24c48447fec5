import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { PaymentReturnScreen } from './PaymentReturnScreen.tsx'

const meta = {
  title: 'Screens/Payment return',
  component: PaymentReturnScreen,
  parameters: { layout: 'fullscreen', docs: inFrame, hasFooter: false, isHeaderSlim: true },
  decorators: [withPage],
  args: { state: 'approved' },
} satisfies Meta<typeof PaymentReturnScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LeadsBack: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your payment is approved',
    )
    await expect(canvas.getByText(/Your order is being placed/u)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute(
      'href',
      '/checkout/guest',
    )
  },
}

export const Declined: Story = {
  args: { state: 'declined' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing was charged\./u)).toBeVisible()
  },
}

export const Cancelled: Story = {
  args: { state: 'cancelled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/try again in the shop’s window/u)).toBeVisible()
  },
}

/** The provider gave no answer, so the page warns against paying twice. */
export const Unknown: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { state: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/look there before you pay again/u)).toBeVisible()
    await expect(canvas.queryByText(/charged/u)).toBeNull()
  },
}

export const ForAGift: Story = {
  args: { what: 'gift' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your gift is being bought/u)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to your gift' })).toHaveAttribute(
      'href',
      '/gift',
    )
  },
}
