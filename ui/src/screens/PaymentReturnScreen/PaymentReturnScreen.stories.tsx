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
    await expect(canvas.getByText(/it says when your order is placed/u)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute(
      'href',
      '/checkout/guest',
    )
  },
}

/** Anybody can write the address of this page, so it does not say that nothing was charged. */
export const Declined: Story = {
  args: { state: 'declined' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/it says whether you have paid/u)).toBeVisible()
    await expect(canvas.queryByText(/charged/u)).toBeNull()
  },
}

export const Cancelled: Story = {
  args: { state: 'cancelled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/lets you pay another way/u)).toBeVisible()
    await expect(canvas.queryByText(/charged/u)).toBeNull()
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
    await expect(canvas.getByText(/it says when your gift is bought/u)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to your gift' })).toHaveAttribute(
      'href',
      '/gift',
    )
  },
}
