import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { PresentBox } from './PresentBox.tsx'
import { PresentFields } from './PresentFields.tsx'
import { PresentForm } from './PresentForm.tsx'

const meta = {
  title: 'Forms/PresentForm',
  component: PresentForm,
  subcomponents: { PresentBox, PresentFields },
  args: { onFieldChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PresentForm>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §2.90. */
export const Playground: Story = {}

/** What was typed before. */
export const FilledIn: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: {
    initialValues: {
      isPresent: 'on',
      recipient: 'Robin Sample',
      presentMessage: 'Happy birthday!',
    },
  },
}

export const ReportsEachField: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText(/Message on the card/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: /This order is a present/ }))
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('isPresent', 'on')
    await userEvent.type(canvas.getByLabelText(/Who gets it/), 'Ada{Enter}')
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('recipient', 'Ada')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hide the prices' }))
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('hidesPrices', '')
  },
}

export const KeepsWhatWasTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /This order is a present/ })
    await userEvent.click(box)
    await userEvent.type(canvas.getByLabelText(/Who gets it/), 'Ada')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hide the prices' }))
    await userEvent.click(box)
    await expect(canvas.getByLabelText(/Who gets it/)).not.toBeVisible()
    await userEvent.click(box)
    await expect(canvas.getByLabelText(/Who gets it/)).toHaveValue('Ada')
    await expect(canvas.getByRole('checkbox', { name: 'Hide the prices' })).not.toBeChecked()
  },
}

export const RefusesALongMessage: Story = {
  args: { initialValues: { isPresent: 'on', presentMessage: 'Hello '.repeat(51) } },
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByLabelText(/Message on the card/)
    await userEvent.type(message, '!')
    await userEvent.tab()
    await expect(message).toBeInvalid()
  },
}
