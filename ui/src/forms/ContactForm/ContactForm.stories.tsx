import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { contactWords, sampleLetter } from './ContactForm.fixtures.ts'
import { ContactForm } from './index.ts'

const { words } = contactWords

const meta = {
  title: 'Forms/ContactForm',
  component: ContactForm,
  args: { ...contactWords, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §2.76. */
export const Playground: Story = {}

export const SendsTheMessage: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(words.name), sampleLetter.name)
    await userEvent.type(canvas.getByLabelText(words.email), sampleLetter.email)
    await userEvent.selectOptions(canvas.getByLabelText(words.subject), sampleLetter.subject)
    await userEvent.type(canvas.getByLabelText(words.message), sampleLetter.message)
    await userEvent.click(canvas.getByRole('button', { name: words.send }))
    await expect(args.onSubmit).toHaveBeenCalledWith(sampleLetter)
  },
}

/** Source: §5.1 and §5.2 for the messages. */
export const NothingTyped: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared, docs: { story: { inline: false, height: '720px' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.send }))
    await expect(canvas.getAllByText('This field is mandatory')).toHaveLength(3)
    await expect(canvas.getByText('Enter your email address')).toBeVisible()
    await expect(canvas.getByLabelText(words.name)).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** After three seconds the form says that the letter is safe. */
export const Slow: Story = {
  args: { isLoading: true, initialValues: sampleLetter },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(words.slow)).toBeNull()
    await waitFor(() => expect(canvas.getByText(words.slow)).toBeVisible())
  },
}

export const Failed: Story = {
  args: {
    initialValues: sampleLetter,
    error: 'The store could not be reached. Nothing that you typed is lost.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be reached')
    await expect(canvas.getByLabelText(words.message)).toHaveValue(sampleLetter.message)
  },
}
