import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { phoneWords } from './PhoneField.fixtures.ts'
import { PhoneField } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { country: 'US' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ListOpen: Story = {
  tags: ['matrix', 'compared', 'focused'],
  parameters: {
    chromatic: compared,
    docs: { story: { inline: false, autoplay: true, height: '520px' } },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 460 }}>
        <Story />
      </div>
    ),
  ],
  globals: { country: 'IN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dial code +91, India' }))
    await expect(canvas.getByRole('textbox', { name: 'Search countries' })).toHaveFocus()
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Australia')
    // Forced colours show the caret whatever the style, so move the focus to the list before the
    // picture is taken.
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /Australia/ })).toHaveFocus()
  },
}

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Dial code +1, United States' })
    await userEvent.click(opener)
    await userEvent.keyboard('zea')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(opener).toHaveAccessibleName('Dial code +64, New Zealand')
    await expect(opener).toHaveFocus()
  },
}

export const ByArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Dial code/u })
    await userEvent.click(opener)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(opener).toHaveAccessibleName('Dial code +91, India')
  },
}

/** Keys of a composition choose among the keyboard's proposals: they neither choose a country nor close the list. */
export const Composing: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Dial code/u })
    await userEvent.click(opener)
    const search = canvas.getByRole('textbox', { name: 'Search countries' })
    for (const key of ['Enter', 'Escape', 'ArrowDown']) {
      await fireEvent.keyDown(search, { key, isComposing: true })
      await fireEvent.keyDown(search, { key, keyCode: 229 })
    }
    await expect(search).toHaveFocus()
    await expect(opener).toHaveAccessibleName('Dial code +1, United States')
  },
}

export const LeftByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Dial code/u })
    await userEvent.click(opener)
    await userEvent.keyboard('nowhere')
    await expect(canvas.getByText('No country by that name')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
    await expect(opener).toHaveFocus()
  },
}

export const Wrong: Story = { args: { message: phoneWords.message } }

export const TypedWithDialCode: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone' })
    await userEvent.type(phone, '+971 50 123 4567')
    await expect(phone).toHaveValue('0501234567')
    await expect(
      canvas.getByRole('button', { name: 'Dial code +971, United Arab Emirates' }),
    ).toBeVisible()
    await userEvent.clear(phone)
    await userEvent.type(phone, '٠٥٠ ١٢٣ ٤٥٦٧')
    await expect(phone).toHaveValue('0501234567')
    await userEvent.clear(phone)
    await userEvent.type(phone, '050 123 4567')
    await expect(phone).toHaveValue('050 123 4567')
    await userEvent.clear(phone)
    await userEvent.type(phone, '971501234567')
    await expect(phone).toHaveValue('0501234567')
  },
}

/** The hint of a wrong number says what it lacks, and changes with each digit. */
export const LacksADigit: Story = {
  args: { hint: phoneWords.hint, message: phoneWords.message },
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone' })
    await expect(canvas.getByText(phoneWords.hint)).toBeVisible()
    await userEvent.type(phone, '(312) 555-01')
    await expect(phone).toHaveAccessibleDescription(/^2 digits are missing\./u)
    await userEvent.type(phone, '4')
    await expect(canvas.getByText('1 digit is missing.')).toBeVisible()
    await userEvent.type(phone, '7')
    await expect(phone).toHaveValue('3125550147')
    await expect(canvas.getByText(phoneWords.hint)).toBeVisible()
  },
}
