import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import type { World } from '../../test/world.ts'
import { filledInPayment } from '../CheckoutForm/CheckoutForm.fixtures.ts'
import { checked, filledIn, firstChoice } from './EGiftForm.fixtures.ts'
import { EGiftForm } from './index.ts'

const meta = {
  title: 'Forms/EGiftForm',
  component: EGiftForm,
  parameters: { inWorld: ({ country }: World) => firstChoice(country) },
  args: { ...firstChoice('US'), onSubmit: fn(), onFieldChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EGiftForm>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The amount is a number of minor units, and the card is apart from the gift. */
export const FilledIn: Story = {
  globals: { country: 'US' },
  parameters: { inWorld: () => ({ initialValues: filledIn }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '$75.00' }))
    await expect(args.onFieldChange).toHaveBeenCalledWith('amount', '7500')
    await userEvent.click(canvas.getByRole('radio', { name: '$50.00' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $50.00' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      gift: checked,
      payment: filledInPayment,
    })
  },
}

export const EverythingMissing: Story = {
  tags: ['matrix', 'compared'],
  parameters: {
    chromatic: compared,
    docs: { story: { inline: false, autoplay: true, height: '720px' } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/u }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const name = canvas.getByRole('textbox', { name: 'Their name' })
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('This field is mandatory')
    await expect(canvas.getAllByText('Enter your email address')).toHaveLength(2)
  },
}

/** A gift that is emailed to a wrong address is spent by a stranger. The form asks, and still takes the address. */
export const AddressWithASlip: Story = {
  tags: ['played'],
  globals: { country: 'US' },
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('textbox', { name: 'Their email address' })
    await userEvent.type(address, 'ada@gmial.com')
    await userEvent.tab()
    await expect(address).toHaveAccessibleDescription(/^Did you mean ada@gmail\.com\?/u)
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, use it' }))
    await expect(address).toHaveValue('ada@gmail.com')
    await expect(address).toHaveFocus()
    await expect(address).toHaveAccessibleDescription(/^The gift code goes here/u)
  },
}

/** Source of the messages: §2.5. */
export const DayThatIsOver: Story = {
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByLabelText('Day')
    await userEvent.click(day)
    await fireEvent.input(day, { target: { value: '2026-11-20' } })
    await userEvent.tab()
    await expect(await canvas.findByText(/^This day is over/u)).toBeVisible()
    await fireEvent.input(day, { target: { value: '2026-11-22' } })
    await expect(day).toBeValid()
  },
}

export const WithPayPal: Story = {
  globals: { country: 'US' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /PayPal/u }))
    await expect(canvas.getByRole('button', { name: 'Pay $50.00 with PayPal' })).toBeVisible()
  },
}

/** A draft that chose PayPal, in a country without it. */
export const DraftOfAnotherCountry: Story = {
  globals: { country: 'IN' },
  parameters: {
    inWorld: () => ({
      ...firstChoice('IN'),
      initialValues: { ...firstChoice('IN').initialValues, provider: 'paypal' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /UPI/u })).toBeChecked()
    await expect(canvas.getByRole('button', { name: /^Pay ₹[\d,]+ by UPI$/u })).toBeVisible()
  },
}

/** The code can be spent in one country only. The form names it, and links to the form of each other country. */
export const ForAnotherCountry: Story = {
  tags: ['played'],
  globals: { country: 'GB' },
  play: async ({ canvas }) => {
    const notes = canvas.getAllByText(/pays in our shop in the United Kingdom only/u)
    await expect(notes).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'India' })).toHaveAttribute('href', '?cc=IN')
    await expect(canvas.queryByRole('link', { name: 'United Kingdom' })).not.toBeInTheDocument()
  },
}

export const Declined: Story = {
  args: {
    error: 'The payment was declined. Nothing was charged. You can try again, or pay another way.',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.error))
  },
}

export const EarlierGiftBought: Story = {
  args: {
    note: 'Your gift for Ada is bought, and its receipt goes to maya@example.com. The gift in this form is not bought: press Pay if you want it too.',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    await expect(canvas.getByText(String(args.note))).toBeVisible()
  },
}

export const Paying: Story = { args: { isLoading: true } }

export const India: Story = { globals: { country: 'IN' } }

export const Emirates: Story = { globals: { country: 'AE' } }
