import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { questions, request } from './SchoolForm.fixtures.ts'
import { SchoolForm } from './index.ts'

const meta = {
  title: 'Forms/SchoolForm',
  component: SchoolForm,
  args: { questions, submitLabel: 'Ask for an offer', onSubmit: fn() },
} satisfies Meta<typeof SchoolForm>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §2.11, §5.2. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const SendsTheRequest: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), request.name)
    await userEvent.type(canvas.getByLabelText('Email address'), request.email)
    await userEvent.type(canvas.getByLabelText(questions.school.label), request.school)
    await userEvent.type(canvas.getByLabelText(questions.children.label), request.children)
    await userEvent.type(canvas.getByLabelText(questions.wish.label), request.wish)
    await userEvent.type(
      canvas.getByLabelText(questions.devices.label, { exact: false }),
      request.devices ?? '',
    )
    await userEvent.click(canvas.getByRole('button', { name: args.submitLabel }))
    await expect(args.onSubmit).toHaveBeenCalledWith(request)
  },
}

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.submitLabel }))
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
    await expect(canvas.getByText('Enter your email address')).toBeVisible()
    await expect(canvas.getAllByText('This field is mandatory')).toHaveLength(4)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Sending: Story = { args: { isLoading: true } }

export const Failed: Story = {
  args: { error: 'The store could not be reached.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.error ?? '')
  },
}
