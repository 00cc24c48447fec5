import type { Meta, StoryObj } from '@storybook/react-vite'
import { shopContact } from '@stemside/rules'
import { expect, fn, within } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { contactUs, sampleLetter } from './ContactScreen.fixtures.ts'
import { ContactScreen } from './index.ts'

const meta = {
  title: 'Screens/Contact',
  component: ContactScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: {
    page: contactUs,
    contact: shopContact,
    sending: { status: 'idle' },
    onSend: fn(),
    onAgain: fn(),
  },
} satisfies Meta<typeof ContactScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ReportsSending: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(contactUs.heading)
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: shopContact.phone })).toHaveAttribute(
      'href',
      'tel:+18005550142',
    )
  },
}

/** Before the store has answered, the place of its contact details is kept. */
export const DetailsNotKnown: Story = {
  args: { contact: undefined },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.queryByRole('link', { name: shopContact.phone })).toBeNull()
  },
}

export const Failed: Story = {
  args: {
    initialValues: sampleLetter,
    sending: { status: 'failed', message: 'The store could not be reached.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be reached')
    await expect(canvas.getByDisplayValue(sampleLetter.message)).toBeVisible()
  },
}

export const Sent: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { sending: { status: 'sent', email: sampleLetter.email } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: contactUs.sent.heading })).toHaveFocus()
    await expect(canvas.getByText(sampleLetter.email)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: contactUs.sent.again }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}
