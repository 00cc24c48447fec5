import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Checkbox } from '../Checkbox/index.ts'
import { checkedOut, filledIn, filledInPayment, totals } from './CheckoutForm.fixtures.ts'
import type { World } from '../../test/world.ts'
import { CheckoutForm } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Forms/CheckoutForm',
  component: CheckoutForm,
  parameters: { inWorld: ({ country }: World) => ({ total: totals[country] }) },
  args: { country: 'US', total: totals.US, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckoutForm>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const FilledIn: Story = {
  args: { initialValues: filledIn },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Pay ${totals.US}` }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      details: checkedOut,
      payment: filledInPayment,
    })
  },
}

export const EverythingMissing: Story = {
  globals: { country: 'US' },
  tags: ['matrix', 'compared'],
  parameters: {
    chromatic: compared,
    docs: { story: { inline: false, autoplay: true, height: '720px' } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Pay ${totals.US}` }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const name = canvas.getByRole('textbox', { name: 'Full name' })
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('This field is mandatory')
    await expect(canvas.getByText('Enter your email address')).toBeVisible()
    await userEvent.type(name, 'Sam')
    await expect(name).toBeValid()
  },
}

/** The form asks about answers that are probably wrong. Nobody has to change them. */
export const AsksAboutDoubts: Story = {
  globals: { country: 'US' },
  args: {
    initialValues: { ...filledIn, email: '', line1: '', state: 'Texas', postcode: '' },
    onFieldChange: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText('Email address')
    await userEvent.type(email, 'maya@gmial.com')
    await expect(email).toHaveAccessibleDescription('Your receipt and tracking go here.')
    await userEvent.type(canvas.getByLabelText('Address'), '12')
    await expect(email).toHaveAccessibleDescription('Did you mean maya@gmail.com? Yes, use it')
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, use it' }))
    await expect(email).toHaveFocus()
    await expect(email).toHaveValue('maya@gmail.com')
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('email', 'maya@gmail.com')
    await expect(email).toHaveAccessibleDescription('Your receipt and tracking go here.')
    const zip = canvas.getByLabelText('ZIP code')
    await userEvent.type(zip, '94107')
    await userEvent.tab()
    const question = '94107 is a ZIP code in California. Is the state right?'
    await expect(zip).toHaveAccessibleDescription(question)
    await expect(zip).toBeValid()
    await expect(canvas.getByLabelText('Address')).toHaveAccessibleDescription(
      'Add the street, so that the parcel finds you.',
    )
    await userEvent.click(canvas.getByRole('button', { name: `Pay ${totals.US}` }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      details: { ...checkedOut, email: 'maya@gmail.com', line1: '12', state: 'Texas' },
      payment: filledInPayment,
    })
  },
}

/** A toy of the cart was added from a shared wish list. */
export const FromAWishList: Story = {
  args: {
    wishlist: (
      <Checkbox
        name="wishlist"
        label="Mark Orboot Mars as bought on the wish list"
        defaultChecked
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Mark Orboot Mars/u })).toBeChecked()
  },
}

/** A signed-in shopper typed an address of their own. */
export const OffersToSaveTheAddress: Story = {
  args: {
    initialValues: filledIn,
    saveAddress: <Checkbox name="saveAddress" label="Save this address to my account" />,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', { name: 'Save this address to my account' }),
    ).not.toBeChecked()
  },
}

export const WithPayPal: Story = {
  args: { initialValues: filledIn },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /PayPal/u }))
    await expect(canvas.queryByLabelText('Card number')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: `Pay ${totals.US} with PayPal` }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      details: checkedOut,
      payment: { provider: 'paypal' },
    })
  },
}

/** PayPal stands above the form. The press moves to what is still to fill in, and orders nothing. */
export const ExpressPayPal: Story = {
  args: { initialValues: { ...filledIn, city: '' } },
  play: async ({ canvas, userEvent, args }) => {
    const express = canvas.getByRole('button', { name: 'Check out with PayPal' })
    await userEvent.click(express)
    await expect(canvas.getByLabelText('City')).toHaveFocus()
    await expect(canvas.queryByLabelText('Card number')).not.toBeInTheDocument()
    await expect(canvas.getByRole('radio', { name: /PayPal/u })).toBeChecked()
    await userEvent.type(canvas.getByLabelText('City'), 'Sampleton')
    await userEvent.click(express)
    await expect(canvas.getByRole('button', { name: `Pay ${totals.US} with PayPal` })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      details: checkedOut,
      payment: { provider: 'paypal' },
    })
  },
}

export const Declined: Story = {
  args: {
    initialValues: filledIn,
    error: 'Your bank declined this card. Nothing was charged: try another one.',
  },
}

/** Nothing is left to pay: no card is asked for. */
export const PaidByGiftCard: Story = {
  args: { initialValues: filledIn, isPaidByGiftCard: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText('Card number')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Place the order' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ details: checkedOut, payment: undefined })
  },
}

/** A present: wrapped, with a message, without prices unless the buyer wants them. */
export const Present: Story = {
  tags: ['matrix'],
  args: { initialValues: filledIn },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText(/Message on the card/)).not.toBeInTheDocument()
    const box = canvas.getByRole('checkbox', { name: /This order is a present/ })
    const address = canvas.getByLabelText('Address')
    await expect(box.compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(box)
    await expect(canvas.getByLabelText(/Who gets it/)).toHaveAccessibleDescription(
      /Then type their address below\./u,
    )
    await expect(canvas.getByRole('checkbox', { name: 'Hide the prices' })).toBeChecked()
    await userEvent.type(canvas.getByLabelText(/Their phone/), '+91 98000 00123')
    await userEvent.type(canvas.getByLabelText(/Message on the card/), ' Happy birthday! ')
    await userEvent.click(canvas.getByRole('button', { name: `Pay ${totals.US}` }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      details: {
        ...checkedOut,
        isPresent: 'on',
        recipient: '',
        recipientPhone: '9800000123',
        recipientDialCode: '+91',
        presentMessage: 'Happy birthday!',
        hidesPrices: 'on',
      },
      payment: filledInPayment,
    })
  },
}

/** What was typed before a reload. */
export const PresentFromDraft: Story = {
  args: {
    initialValues: { ...filledIn, isPresent: 'on', presentMessage: 'Hello', hidesPrices: '' },
    onFieldChange: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText(/Message on the card/)).toHaveValue('Hello')
    await expect(canvas.getByRole('checkbox', { name: 'Hide the prices' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: /This order is a present/ }))
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('isPresent', '')
    await expect(canvas.getByLabelText(/Message on the card/)).not.toBeVisible()
  },
}

/** Only e-storybooks: there is nothing to wrap. */
export const WithoutParcel: Story = {
  args: { initialValues: filledIn, isWithoutParcel: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: /present/ })).not.toBeInTheDocument()
  },
}

export const Placing: Story = { args: { initialValues: filledIn, isLoading: true } }

/** Razorpay is the only provider in India: there is no PayPal above the form. */
export const India: Story = {
  globals: { country: 'IN' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /PayPal/u })).toBeNull()
  },
}

export const Emirates: Story = { globals: { country: 'AE' } }

export const GreatBritain: Story = { globals: { country: 'GB' } }
