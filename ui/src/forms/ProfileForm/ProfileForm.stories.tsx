import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { profiles, unreachable } from './ProfileForm.fixtures.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Forms/ProfileForm',
  component: ProfileForm,
  globals: { country: 'US' },
  args: { country: 'US', profile: profiles.usual, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileForm>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const SavesChanges: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText('Email address')
    await expect(email).toHaveAttribute('readonly')
    const name = canvas.getByLabelText('Name')
    await expect(name).toHaveAttribute('autocomplete', 'name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Sam Example')
    await userEvent.clear(canvas.getByLabelText('Phone'))
    await userEvent.type(canvas.getByLabelText('Phone'), '555 010-0199{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Sam Example',
      dialCode: '+1',
      phone: '5550100199',
    })
  },
}

/** §5.1, §5.3: all messages at once, and the focus on the first wrong field. */
export const WithErrors: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText('Name'))
    await userEvent.clear(canvas.getByLabelText('Phone'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }))
    await expect(canvas.getByText('This field is mandatory')).toBeVisible()
    await expect(canvas.getByText('Please enter a 10 digit phone number')).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** An account that began with Google has no phone, and can change its name without one. */
export const WithoutPhone: Story = {
  args: { profile: profiles.withoutPhone },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText('Name'))
    await userEvent.type(canvas.getByLabelText('Name'), 'Sam Example{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Sam Example',
      dialCode: '+1',
      phone: '',
    })
  },
}

/** §4.68: what was typed stays. */
export const Unreachable: Story = {
  args: { error: unreachable },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(unreachable)
    await expect(canvas.getByLabelText('Name')).toHaveValue(profiles.usual.name)
  },
}

export const Saved: Story = {
  args: { isSaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your profile is saved.')).toBeVisible()
  },
}
