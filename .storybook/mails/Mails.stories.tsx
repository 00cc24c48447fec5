import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sampleMails } from '../../mock-server/src/tools/sampleMails.ts'
import { MailPreview } from './MailPreview.tsx'

/* Every mail of the shop, made by the server's own templates (docs/decisions/228). */

const meta = {
  title: 'Mails',
  component: MailPreview,
  // axe cannot look into a sandboxed frame; storefront/e2e/mails.spec.ts checks the mails with axe.
  parameters: { a11y: { options: { iframes: false } } },
  play: async ({ canvasElement }) => {
    const frames = Array.from(canvasElement.querySelectorAll('iframe'))
    await expect(frames).toHaveLength(2)
    for (const frame of frames) {
      await waitFor(() => expect(frame.style.height).not.toBe(''))
      const page = frame.contentDocument?.documentElement
      await expect(page?.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
    }
  },
} satisfies Meta<typeof MailPreview>

export default meta
type Story = StoryObj<typeof meta>

export const CodeToSignUp: Story = { args: { mail: sampleMails.codeToSignUp } }
export const CodeToLogIn: Story = { args: { mail: sampleMails.codeToLogIn } }
export const CodeToReset: Story = { args: { mail: sampleMails.codeToReset } }
export const NoAccount: Story = { args: { mail: sampleMails.noAccount } }
export const AccountExists: Story = { args: { mail: sampleMails.accountExists } }
export const PasswordChanged: Story = { args: { mail: sampleMails.passwordChanged } }
export const GoogleLinked: Story = { args: { mail: sampleMails.googleLinked } }
export const OrderPlaced: Story = { args: { mail: sampleMails.orderPlaced } }
export const BookOrderPlaced: Story = { args: { mail: sampleMails.bookOrderPlaced } }
export const OrderPacked: Story = { args: { mail: sampleMails.orderPacked } }
export const OrderShipped: Story = { args: { mail: sampleMails.orderShipped } }
export const OrderDelivered: Story = { args: { mail: sampleMails.orderDelivered } }
export const OrderCancelled: Story = { args: { mail: sampleMails.orderCancelled } }
export const ReturnNoted: Story = { args: { mail: sampleMails.returnNoted } }
export const GiftCardOrderCancelled: Story = {
  args: { mail: sampleMails.giftCardOrderCancelled },
}
export const DamagedReturnNoted: Story = { args: { mail: sampleMails.damagedReturnNoted } }
export const ReturnArrived: Story = { args: { mail: sampleMails.returnArrived } }
export const BooksReady: Story = { args: { mail: sampleMails.booksReady } }
export const FriendOrdered: Story = { args: { mail: sampleMails.friendOrdered } }
export const GiftBought: Story = { args: { mail: sampleMails.giftBought } }
export const GiftCard: Story = { args: { mail: sampleMails.giftCard } }
export const GiftCardOrderPlaced: Story = { args: { mail: sampleMails.giftCardOrderPlaced } }
export const PresentPlaced: Story = { args: { mail: sampleMails.presentPlaced } }
export const Welcome: Story = { args: { mail: sampleMails.welcome } }
export const ReminderNoted: Story = { args: { mail: sampleMails.reminderNoted } }
export const BackInStock: Story = { args: { mail: sampleMails.backInStock } }
export const ContactMessage: Story = { args: { mail: sampleMails.contactMessage } }
export const ContactConfirmed: Story = { args: { mail: sampleMails.contactConfirmed } }
