import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { gamepadsShort, outOfStock } from './MessagePopup.fixtures.ts'
import { MessagePopup, type MessagePopupProps } from './MessagePopup.tsx'
import { compared } from '../../test/compared.ts'

const approved = fn()

const meta = {
  title: 'Popups/MessagePopup',
  component: MessagePopup,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    message: gamepadsShort.message,
    approve: { label: gamepadsShort.approveLabel, onPress: approved },
    onClose: fn(),
  },
} satisfies Meta<typeof MessagePopup>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ApprovesAndCloses: Story = {
  tags: ['played'],
  play: async ({ userEvent, args }) => {
    const popup = await screen.findByRole('alertdialog', { name: 'Oops!' })
    await expect(popup).toHaveAccessibleDescription(gamepadsShort.message)
    await userEvent.click(screen.getByRole('button', { name: gamepadsShort.approveLabel }))
    await expect(approved).toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** If the button leads back to the cart, the heading says why (§2.52). */
export const OutOfStock: Story = {
  args: { message: outOfStock.message, approve: undefined, onBackToCart: fn() },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog', { name: 'Out of Stock!' })
    await userEvent.click(screen.getByRole('button', { name: 'Back to cart' }))
    await expect(args.onBackToCart).toHaveBeenCalled()
  },
}

/** A server's HTML keeps emphasis, lists and safe links; everything else is dropped (§2.53). */
export const HtmlMessage: Story = {
  args: {
    message:
      'Your cart holds <strong>21</strong> of <em>Orboot Mars</em>.<ul><li>We pack up to 20.</li></ul>' +
      '<a href="/contact-us" onclick="window.hacked=1">Write to us</a> <a href="javascript:window.hacked=1">or not</a>' +
      '<img src="/none.png" onerror="window.hacked=1"><script>window.hacked=1</script><style>body{display:none}</style>',
  },
  play: async () => {
    const popup = await screen.findByRole('alertdialog')
    await expect(within(popup).getByText('21').localName).toBe('strong')
    await expect(within(popup).getByRole('listitem')).toHaveTextContent('We pack up to 20.')
    const link = within(popup).getByRole('link', { name: 'Write to us' })
    await expect(link).toHaveAttribute('href', '/contact-us')
    await expect(link).not.toHaveAttribute('onclick')
    await expect(within(popup).getByText('or not')).not.toHaveAttribute('href')
    await expect(popup.querySelector('img, script, style')).toBeNull()
    await expect(Reflect.get(window, 'hacked')).toBeUndefined()
  },
}

/** A bare ampersand or "less than" sign in plain text is shown as it is. */
export const PlainSigns: Story = {
  args: { message: 'Kits & gamepads: 2 < 3, so add 1.' },
  play: async () => {
    const popup = await screen.findByRole('alertdialog')
    await expect(popup).toHaveAccessibleDescription('Kits & gamepads: 2 < 3, so add 1.')
  },
}

export const TwoWays: Story = {
  args: { heading: 'Keep the coupon?', reject: { label: 'No, thanks', onPress: fn() } },
}

function Passing(props: MessagePopupProps) {
  const [message, setMessage] = useState<string | undefined>(props.message)
  return (
    <MessagePopup
      {...props}
      isOpen={message !== undefined}
      message={message ?? ''}
      onClose={() => setMessage(undefined)}
    />
  )
}

/** The message stays visible until the exit animation ends. */
export const SaysItToTheEnd: Story = {
  render: (args) => <Passing {...args} />,
  play: async ({ userEvent }) => {
    const popup = await screen.findByRole('alertdialog', { name: 'Oops!' })
    const said: string[] = []
    popup.addEventListener('animationstart', ({ animationName }) =>
      said.push(`${animationName}: ${popup.textContent}`),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(popup).not.toBeInTheDocument())
    await expect(said.at(-1)).toContain('sink')
    await expect(said.at(-1)).toContain(gamepadsShort.message)
  },
}

export const MessageAlone: Story = { args: { approve: undefined } }

export const LongMessage: Story = {
  args: {
    message: Array.from({ length: 8 }, () => gamepadsShort.message).join(' '),
    reject: { label: 'Remove 12 Gamepads from the cart', onPress: fn() },
  },
}
