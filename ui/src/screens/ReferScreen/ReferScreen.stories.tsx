import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { ReferScreen } from './ReferScreen.tsx'

const meta = {
  title: 'Screens/Refer and earn',
  component: ReferScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: { country: 'US', onLogIn: fn(), onSignUp: fn() },
} satisfies Meta<typeof ReferScreen>

export default meta
type Story = StoryObj<typeof meta>

/** §9.18: a flat amount from three times its value. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  globals: { country: 'US' },
  parameters: { chromatic: compared },
}

export const StatesTheOffer: Story = {
  tags: ['played'],
  globals: { country: 'US' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/A friend saves/)).toHaveTextContent(
      'A friend saves $10 on their first order, and you earn $10 too.',
    )
    await expect(canvas.getByText(/REF10 comes with the link/)).toHaveTextContent('from $30')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in to get your link' }))
    await expect(args.onLogIn).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    await expect(args.onSignUp).toHaveBeenCalled()
  },
}

export const India: Story = {
  globals: { country: 'IN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/REF400 comes with the link/)).toHaveTextContent('from ₹1,200')
  },
}

/** A signed-in shopper is sent to the rewards, and is not asked to log in meanwhile (§2.10). */
export const Leaving: Story = {
  args: { isLeaving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Opening your rewards' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Log in to get your link' })).toBeNull()
    await expect(canvas.getByText('Log in to get your link')).not.toBeVisible()
  },
}

/** The Emirates have no REF coupon: nothing is promised. */
export const WithoutOffer: Story = {
  globals: { country: 'AE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There is no referral reward/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /your link|account$/ })).toBeNull()
  },
}
