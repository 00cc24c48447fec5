import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
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

export const JudgedOnSending: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared, docs: { story: { inline: false, height: '320px' } } },
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
