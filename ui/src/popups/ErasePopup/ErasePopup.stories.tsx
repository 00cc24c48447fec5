import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { addresses, refusals } from './ErasePopup.fixtures.ts'
import { ErasePopup } from './ErasePopup.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Popups/ErasePopup',
  component: ErasePopup,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { isOpen: true, email: addresses.own, onClose: fn(), onErase: fn() },
} satisfies Meta<typeof ErasePopup>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByLabelText('Type your email address to confirm')
const erase = () => screen.findByRole('button', { name: 'Erase my account' })

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ErasesAfterTyping: Story = {
  tags: ['played'],
  play: async ({ userEvent, args }) => {
    const popup = await screen.findByRole('alertdialog', { name: 'Erase your account?' })
    await expect(popup).toHaveTextContent('Gift cards keep their balance')
    await waitFor(async () => expect(await field()).toHaveFocus())
    await userEvent.keyboard('SAM@example.com')
    await userEvent.click(await erase())
    await expect(args.onErase).toHaveBeenCalledWith('SAM@example.com')
  },
}

/** Another address erases nothing. */
export const AnotherAddress: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), addresses.other)
    await userEvent.click(await erase())
    await expect(await field()).toHaveAccessibleDescription(
      /This is not the email address of your account/,
    )
    await expect(args.onErase).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { error: refusals.underWay },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(refusals.underWay)
  },
}

export const Kept: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
