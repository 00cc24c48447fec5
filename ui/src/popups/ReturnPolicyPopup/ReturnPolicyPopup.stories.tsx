import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { policy } from './ReturnPolicyPopup.fixtures.ts'
import { ReturnPolicyPopup } from './ReturnPolicyPopup.tsx'

const meta = {
  title: 'Popups/ReturnPolicyPopup',
  component: ReturnPolicyPopup,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { isOpen: true, onClose: fn() },
} satisfies Meta<typeof ReturnPolicyPopup>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §2.55, §4.37. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ClosesOnEscape: Story = {
  tags: ['played'],
  play: async ({ userEvent, args }) => {
    const popup = await screen.findByRole('dialog', { name: policy.title })
    await expect(popup).toHaveAccessibleDescription(policy.within)
    await expect(popup).toHaveTextContent(/Post the parcel within 14 days .* You pay the postage\./)
    await expect(popup).toHaveTextContent(/after sets and coupon/)
    await expect(screen.getByRole('link', { name: policy.find })).toHaveAttribute(
      'href',
      '/tracking',
    )
    // A guest has no account to send something back from.
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(hrefs.filter((href) => href?.startsWith('/profile'))).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
