import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@stemside/rules'
import { expect, fn } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { inProfileFrame } from '../ProfileFrame/ProfileFrame.fixtures.tsx'
import {
  earnedInIndia,
  earnedInUs,
  rewardsInUs,
  sampleLink,
  firstOnItsWay,
  nothingEarned,
} from './RewardsScreen.fixtures.ts'
import { RewardsScreen } from './RewardsScreen.tsx'

const meta = {
  title: 'Screens/Rewards',
  component: RewardsScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  globals: { session: 'member' },
  decorators: [
    inProfileFrame({ heading: 'Rewards', path: '/profile/rewards', what: 'Your rewards' }),
    withPage,
  ],
  args: {
    referral: earnedInUs,
    rewards: rewardsInUs,
    link: sampleLink,
    onCopy: fn(),
    onShare: fn(),
    onClaim: fn(),
  },
} satisfies Meta<typeof RewardsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const CopiesSharesAndClaims: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(args.onCopy).toHaveBeenCalledWith(sampleLink)
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(args.onShare).toHaveBeenCalled()
    const amount = canvas.getByLabelText('Make into a coupon')
    await expect(amount).toHaveValue('15.00')
    await userEvent.clear(amount)
    await userEvent.type(amount, '7.50')
    await userEvent.click(canvas.getByRole('button', { name: 'Claim' }))
    await expect(args.onClaim).toHaveBeenCalledWith(750)
  },
}

export const TooMuch: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByLabelText('Make into a coupon')
    await userEvent.clear(amount)
    await userEvent.type(amount, '15.01{Enter}')
    await expect(amount).toHaveAccessibleDescription('You can claim $15.00 at most')
    await userEvent.clear(amount)
    await userEvent.type(amount, 'all{Enter}')
    await expect(amount).toHaveAccessibleDescription('Please type an amount, such as $15.00')
    await expect(args.onClaim).not.toHaveBeenCalled()
  },
}

/** Whole rupees only. */
export const India: Story = {
  globals: { country: 'IN' },
  args: { referral: earnedInIndia, rewards: [] },
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByLabelText('Make into a coupon')
    await expect(amount).toHaveValue('1,200')
    await userEvent.clear(amount)
    await userEvent.type(amount, '100.50{Enter}')
    await expect(args.onClaim).not.toHaveBeenCalled()
    await userEvent.clear(amount)
    await userEvent.type(amount, '1,000{Enter}')
    await expect(args.onClaim).toHaveBeenCalledWith(100_000)
  },
}

export const NothingYet: Story = {
  args: {
    referral: nothingEarned,
    rewards: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing to claim yet/)).toBeVisible()
  },
}

/** A browser without a way to share. */
export const WithoutShare: Story = {
  render: (args) => <RewardsScreen {...args} onShare={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull()
  },
}

export const OnItsWay: Story = {
  args: { referral: firstOnItsWay, rewards: [] },
}

export const Copied: Story = {
  args: { copied: sampleLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Copied')).toBeVisible()
  },
}

export const Claiming: Story = { args: { isClaiming: true } }

export const ClaimRefused: Story = {
  args: { message: 'You can make $10.00 into a coupon now.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Make into a coupon')).toHaveAccessibleDescription(
      'You can make $10.00 into a coupon now.',
    )
  },
}

/** A profile in the Emirates earns nothing: the page says so. */
export const WithoutOffer: Story = {
  globals: { country: 'AE' },
  args: {
    referral: { country: 'AE', claimed: minor(0), mostClaimable: minor(0), pending: minor(0) },
    rewards: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There is no referral reward/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull()
  },
}
