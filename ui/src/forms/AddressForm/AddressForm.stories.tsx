import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { filledIn } from '../CheckoutForm/CheckoutForm.fixtures.ts'
import { AddressForm, AddressFields } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Forms/AddressForm',
  component: AddressForm,
  subcomponents: { AddressFields },
  args: { country: 'US', onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressForm>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const India: Story = {
  globals: { country: 'IN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('PIN code'), '12')
    await userEvent.tab()
    await expect(canvas.getByText('Please enter a 6 digit PIN code')).toBeVisible()
  },
}

export const Canada: Story = {
  globals: { country: 'CA' },
  args: { initialValues: { ...filledIn, state: 'Ontario', postcode: 'k1a0b1' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      line1: '1 Example Street',
      line2: '',
      city: 'Sampleton',
      state: 'Ontario',
      postcode: 'K1A 0B1',
      country: 'CA',
    })
  },
}

/** A stored address from before there was a list: its text stays, and can be sent again. */
export const StoredText: Story = {
  globals: { country: 'US' },
  args: { initialValues: { ...filledIn, state: 'Calif.' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('State')).toHaveDisplayValue('Calif.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ state: 'Calif.' }))
  },
}

export const GreatBritain: Story = { globals: { country: 'GB' } }

export const Emirates: Story = { globals: { country: 'AE' } }

/** A ZIP code of another state: the form asks, and saves it all the same. */
export const AsksAboutDoubts: Story = {
  globals: { country: 'US' },
  args: { initialValues: { ...filledIn, state: 'Texas' } },
  play: async ({ canvas, userEvent, args }) => {
    const zip = canvas.getByLabelText('ZIP code')
    const question = '94107 is a ZIP code in California. Is the state right?'
    await expect(zip).toHaveAccessibleDescription(question)
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ state: 'Texas' }))
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'California')
    await expect(zip).not.toHaveAccessibleDescription()
  },
}

/** The server's message stays at its field until the field changes. */
const refused = {
  initialValues: filledIn,
  messages: { postcode: 'We do not deliver there yet' },
}

export const RefusedByTheServer: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: refused,
}

/** The message of a refused code disappears as soon as the code changes. */
export const RefusalGoes: Story = {
  args: refused,
  play: async ({ canvas, userEvent }) => {
    const postcode = canvas.getByLabelText('ZIP code')
    await expect(postcode).toHaveAccessibleDescription('We do not deliver there yet')
    await userEvent.clear(postcode)
    await userEvent.type(postcode, '10001')
    await expect(canvas.queryByText('We do not deliver there yet')).not.toBeInTheDocument()
  },
}
