import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FieldMessages } from '@stemside/rules/validation'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../core/Button/index.ts'
import { EmailField } from '../EmailField/index.ts'
import { PasswordField } from '../PasswordField/index.ts'
import { judge, login } from './Form.fixtures.ts'
import { Form } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: {
    check: judge,
    onSubmit: fn(),
    children: (
      <div style={{ display: 'grid', gap: 20, maxWidth: 420 }}>
        <EmailField />
        <PasswordField />
        <Button type="submit">Sign In</Button>
      </div>
    ),
  },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const JudgedOnLeaving: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email address')
    await userEvent.click(email)
    await userEvent.tab()
    await expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.type(email, 'sam@')
    await userEvent.tab()
    await expect(email).toHaveAccessibleDescription('Please enter a valid email id!')
    await userEvent.type(email, 'example.com')
    await expect(email).not.toHaveAttribute('aria-invalid')
  },
}

/**
 * A message that a press causes waits for the release, so that the pressed button does not move
 * away.
 */
export const PressedWhileAFieldIsWrong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText('Email address')
    const button = canvas.getByRole('button', { name: 'Sign In' })
    await userEvent.type(email, 'sam@')
    const { top } = button.getBoundingClientRect()
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button })
    await expect(email).not.toHaveFocus()
    await expect(button.getBoundingClientRect().top).toBe(top)
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button })
    await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid email id!'))
    await expect(email).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const LeftByAPressElsewhere: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const email = canvas.getByLabelText('Email address')
    await userEvent.type(email, 'sam@')
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvasElement })
    await expect(email).not.toHaveFocus()
    await expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.pointer({ keys: '[/MouseLeft]', target: canvasElement })
    await waitFor(() => expect(email).toBeInvalid())
  },
}

/** Only the server can judge its message again: the field's check finds nothing wrong. */
export const ServerMessageStaysOnLeaving: Story = {
  args: {
    initialValues: { email: login.email },
    messages: { email: 'We do not know this email address.' },
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email address')
    await userEvent.click(email)
    await userEvent.tab()
    await expect(email).not.toHaveFocus()
    await expect(email).toHaveAccessibleDescription('We do not know this email address.')
    await userEvent.type(email, 'x')
    await expect(email).not.toHaveAttribute('aria-invalid')
  },
}

/** The store refuses the email address as soon as the form is sent. */
function AnsweredForm(props: ComponentProps<typeof Form>) {
  const [messages, setMessages] = useState<FieldMessages>({})
  const answer = () => setMessages({ email: 'We do not know this email address.' })
  return <Form {...props} messages={messages} onSubmit={answer} />
}

/** The press that submits also leaves a field, whose check runs after the answer here. */
export const ServerMessageStaysAfterAQuickAnswer: Story = {
  args: { initialValues: { email: login.email } },
  render: (args) => <AnsweredForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email address')
    await userEvent.type(canvas.getByLabelText('Password'), login.password)
    await userEvent.click(email)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    // The check after a press runs in a timeout of 0 ms, before this one.
    await new Promise((resolve) => setTimeout(resolve))
    await expect(email).toHaveAccessibleDescription('We do not know this email address.')
  },
}

export const JudgedOnSending: Story = {
  tags: ['matrix', 'compared'],
  parameters: {
    chromatic: compared,
    docs: { story: { inline: false, autoplay: true, height: '320px' } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expect(canvas.getByLabelText('Email address')).toHaveFocus()
    await expect(canvas.getByText('Enter your password')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Sent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), ` ${login.email}`)
    await userEvent.type(canvas.getByLabelText('Password'), `${login.password}{Enter}`)
    await expect(args.onSubmit).toHaveBeenCalledWith(login)
  },
}
