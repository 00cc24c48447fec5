import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import type { World } from '../../test/world.ts'
import { modes, pictures, serverMessages, shopper } from './AccountPopup.fixtures.ts'
import { AccountPopup, type AccountPopupProps } from './index.ts'

const meta = {
  title: 'Popups/AccountPopup',
  component: AccountPopup,
  argTypes: { mode: { control: 'select', options: modes } },
  parameters: {
    inWorld: ({ country }: World) => ({ country }),
    docs: { story: { inline: false, height: '760px' } },
  },
  args: {
    isOpen: true,
    mode: 'login',
    country: 'US',
    pictures,
    email: shopper.email,
    resendAfter: 0,
    onClose: fn(),
    onModeChange: fn(),
    onSubmit: fn(),
    onResend: fn(),
    onGoogle: fn(),
  },
} satisfies Meta<typeof AccountPopup>

export default meta
type Story = StoryObj<typeof meta>

/** Waits until the dialog's opening animation has ended. */
const seen = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
const press = (name: string) => screen.findByRole('button', { name })

export const Playground: Story = {
  tags: ['matrix'],
}

/** The log-in step links to order tracking, because guests have no account to log in to. */
export const LeadsToTracking: Story = {
  play: async ({ userEvent, args }) => {
    const link = await screen.findByRole('link', { name: 'Track an order' })
    await expect(link).toHaveAttribute('href', '/tracking')
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Source: §2.42, "login". */
export const LogsIn: Story = {
  tags: ['played'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Log in to Stemside' })
    const email = screen.getByLabelText('Email address')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await expect(email).toHaveValue(shopper.email)
    const password = screen.getByLabelText('Password')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.type(password, `${shopper.password}{Enter}`)
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mode: 'login',
      email: shopper.email,
      password: shopper.password,
    })
    await userEvent.click(await press('Forgot Password'))
    await userEvent.click(await press('Continue with Email OTP'))
    await userEvent.click(await press('Sign up'))
    await expect(args.onModeChange).toHaveBeenCalledWith('forgotPassword')
    await expect(args.onModeChange).toHaveBeenCalledWith('email_otp_login')
    await expect(args.onModeChange).toHaveBeenCalledWith('signup')
    await userEvent.click(await press('Continue with Google'))
    await expect(args.onGoogle).toHaveBeenCalled()
  },
}

/** Source: §5.5. */
export const LoginWithNothingTyped: Story = {
  args: { email: '' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await press('Sign In'))
    await seen('Enter your email address')
    await seen('Enter your password')
    await expect(screen.getByLabelText('Email address')).toHaveFocus()
    await userEvent.type(screen.getByLabelText('Email address'), 'sam@')
    await userEvent.tab()
    await seen('Please enter a valid email id!')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const LoginRefused: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { message: serverMessages.login },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(serverMessages.login)
    // Perhaps the shopper's page was loaded anew before the code was typed: then there is no account yet.
    await seen('Signed up, but no code typed yet? An account begins with its code.')
    await userEvent.click(screen.getByRole('button', { name: 'Begin again' }))
    await expect(args.onModeChange).toHaveBeenCalledWith('signup')
  },
}

/** While it loads, a press sends nothing. */
export const LoginLoading: Story = {
  args: { isLoading: true },
  play: async ({ userEvent, args }) => {
    await screen.findByLabelText('One moment')
    screen.getByLabelText('Password').focus()
    await userEvent.keyboard(`${shopper.password}{Enter}`)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The coupon in force saves more than TRYNEW, and the screen says so. */
export const SignupWithBetterCoupon: Story = {
  args: { mode: 'signup', currentSaving: 'You already save 30% with SPRING30' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Join Stemside' })
    await seen('You already save 30% with SPRING30: TRYNEW waits for a day when it saves more.')
  },
}

/** Source: §2.40, "signup"; §9.19, TRYNEW. */
export const Signup: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { mode: 'signup' },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Join Stemside' })
    await seen('TRYNEW')
    await seen('15% off')
    await userEvent.click(await press('Continue with Google'))
    await expect(args.onGoogle).toHaveBeenCalled()
    await userEvent.click(await press('Continue with email'))
    await expect(args.onModeChange).toHaveBeenCalledWith('create')
    await userEvent.click(await press('Log in'))
    await expect(args.onModeChange).toHaveBeenCalledWith('login')
  },
}

/** Source: §2.41, "create". The dial code follows the country. */
export const Create: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { mode: 'create', email: '' },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    await userEvent.type(screen.getByLabelText('Name'), shopper.name)
    await userEvent.type(screen.getByLabelText('Email address'), shopper.email)
    await userEvent.type(screen.getByLabelText('Phone'), shopper.phone)
    for (const label of ['Password', 'Repeat password']) {
      const field = screen.getByLabelText(label)
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
      await userEvent.type(field, shopper.password)
    }
    await userEvent.click(await press('Create account'))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mode: 'create',
      name: shopper.name,
      email: shopper.email,
      dialCode: args.country === 'IN' ? '+91' : '+1',
      phone: '9876543210',
      password: shopper.password,
    })
  },
}

/** Source: §5.1: all messages at once. */
export const CreateWithErrors: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { mode: 'create', email: '' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await press('Create account'))
    await expect(await screen.findAllByText('This field is mandatory')).toHaveLength(3)
    await seen('Enter your email address')
    await seen('Please enter a 10 digit phone number')
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    await userEvent.type(screen.getByLabelText('Password'), shopper.password)
    await userEvent.type(screen.getByLabelText('Repeat password'), 'another')
    await seen('Passwords do not match')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Source: §8.6: "error" on a network failure. */
export const CreateRefused: Story = {
  args: { mode: 'create', message: serverMessages.create },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('error')
  },
}

/** Escape closes the list of dial codes, and leaves the popup open. */
export const CreateWithDialCodes: Story = {
  args: { mode: 'create' },
  globals: { country: 'IN' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await press('Dial code +91, India'))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Search countries' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('textbox', { name: 'Search countries' })).toBeNull()
    await expect(await press('Dial code +91, India')).toHaveFocus()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Source: §2.43, "forgotPassword"; §5.7. */
export const ForgotPassword: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { mode: 'forgotPassword' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await press('Verify'))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mode: 'forgotPassword',
      email: shopper.email,
    })
    await userEvent.click(await press('Back to Sign In'))
    await expect(args.onModeChange).toHaveBeenCalledWith('login')
  },
}

export const ForgotPasswordWithoutEmail: Story = {
  args: { mode: 'forgotPassword', email: '' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press('Verify'))
    await seen('Enter your email address')
  },
}

/** Source: §2.39, "otp_screen_signup". A code can be pasted whole. */
export const SignupCode: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { mode: 'otp_screen_signup' },
  play: async ({ userEvent, args }) => {
    await seen(shopper.email)
    const field = screen.getByLabelText('Code from your email')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.paste(` ${shopper.code} `)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mode: 'otp_screen_signup',
      code: shopper.code,
    })
    await userEvent.click(await press('Send a new code'))
    await expect(args.onResend).toHaveBeenCalled()
    await userEvent.click(await press('Use another email address'))
    await expect(args.onModeChange).toHaveBeenCalledWith('create')
  },
}

/** Source: §8.5. The digits are selected, so that typing replaces them. */
export const CodeRefused: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { mode: 'verify_otp_login', message: serverMessages.code },
  play: async () => {
    const field = await screen.findByLabelText('Code from your email')
    await expect(field).toHaveAccessibleDescription(new RegExp(serverMessages.code))
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/** Source: §2.39, "otp_screen"; §5.6. */
export const CodeTooShort: Story = {
  args: { mode: 'otp_screen' },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Code from your email'), '12{Enter}')
    await seen('Enter OTP')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The countdown before another code. */
export const CodeJustSent: Story = {
  args: { mode: 'otp_screen', resendAfter: 30, codesSent: 1 },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Send a new code in \d+ s$/ }))
    await expect(args.onResend).not.toHaveBeenCalled()
  },
}

function Sending(args: AccountPopupProps) {
  const [codesSent, setCodesSent] = useState(0)
  return (
    <AccountPopup
      {...args}
      codesSent={codesSent}
      resendAfter={codesSent === 0 ? 0 : 30}
      onResend={() => setCodesSent(codesSent + 1)}
    />
  )
}

/** The button keeps the focus when another code is sent. The same live region announces it. */
export const CodeSentAgain: Story = {
  args: { mode: 'otp_screen' },
  render: (args) => <Sending {...args} />,
  play: async ({ userEvent }) => {
    const button = await press('Send a new code')
    const region = button.parentElement?.querySelector(':scope > [aria-live]')
    await expect(region).toHaveTextContent('')
    await userEvent.click(button)
    await expect(region).toHaveTextContent('A new code is on its way.')
    await expect(button).toHaveTextContent(/^Send a new code in \d+ s$/)
    await expect(button).toHaveFocus()
  },
}

function Moving(args: AccountPopupProps) {
  const [mode, setMode] = useState(args.mode)
  return <AccountPopup {...args} mode={mode} onModeChange={setMode} />
}

/** The same live region announces each screen. */
export const NextScreen: Story = {
  render: (args) => <Moving {...args} />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Log in to Stemside' })
    const region = dialog.querySelector('[aria-live]')
    await expect(region).toHaveTextContent('Log in to Stemside')
    await userEvent.click(await press('Forgot Password'))
    await screen.findByRole('dialog', { name: 'Forgot your password?' })
    await expect(region).toBeInTheDocument()
    await expect(region).toHaveTextContent('Forgot your password?')
  },
}

/** Source: §2.39, "setPassword_screen"; §5.4. */
export const SetPassword: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { mode: 'setPassword_screen' },
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('New password')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, shopper.password)
    await userEvent.type(screen.getByLabelText('Repeat new password'), 'another{Enter}')
    await seen('Passwords do not match')
    await userEvent.clear(screen.getByLabelText('Repeat new password'))
    await userEvent.type(screen.getByLabelText('Repeat new password'), shopper.password)
    await userEvent.click(await press('Update password'))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mode: 'setPassword_screen',
      password: shopper.password,
    })
  },
}

/** Source: §5.8: four characters are too few. */
export const SetPasswordTooShort: Story = {
  args: { mode: 'setPassword_screen' },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('New password'), 'four')
    await userEvent.type(screen.getByLabelText('Repeat new password'), 'four{Enter}')
    await seen('This field is mandatory')
  },
}

/** Source: §2.44, "success_password_reset". */
export const ResetDone: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { mode: 'success_password_reset' },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Password Updated Successfully' })
    await userEvent.click(await press('Sign In'))
    await expect(args.onModeChange).toHaveBeenCalledWith('login')
  },
}

/** A signed-in user changes the password: the address is theirs, and nothing leads to the log-in. */
export const ChangePassword: Story = {
  args: { mode: 'forgotPassword', isOfUser: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Change your password' })
    await expect(screen.getByLabelText('Email address')).toHaveAttribute('readonly')
    await expect(screen.queryByRole('button', { name: 'Back to Sign In' })).toBeNull()
    await userEvent.click(await press('Verify'))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mode: 'forgotPassword',
      email: shopper.email,
    })
  },
}

export const PasswordChanged: Story = {
  args: { mode: 'success_password_reset', isOfUser: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await press('Done'))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** Source: §2.43, "email_otp_login". */
export const EmailCode: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { mode: 'email_otp_login' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await press('Get an OTP'))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mode: 'email_otp_login',
      email: shopper.email,
    })
  },
}

/** Source: §2.39, "verify_otp_login". */
export const LoginCode: Story = {
  args: { mode: 'verify_otp_login' },
  play: async ({ userEvent, args }) => {
    await userEvent.type(
      await screen.findByLabelText('Code from your email'),
      `${shopper.code}{Enter}`,
    )
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mode: 'verify_otp_login',
      code: shopper.code,
    })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
