import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { profiles, unreachable } from '../../forms/ProfileForm/ProfileForm.fixtures.ts'
import { inProfileFrame } from '../ProfileFrame/ProfileFrame.fixtures.tsx'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { ProfileEditScreen } from './ProfileEditScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Edit profile',
  component: ProfileEditScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  globals: { session: 'member' },
  decorators: [
    inProfileFrame({
      heading: 'Edit Profile',
      path: '/profile/edit',
      what: 'Your profile',
      lead: 'What we know about you, and how you sign in.',
    }),
    withPage,
  ],
  args: {
    country: 'US',
    profile: profiles.usual,
    onSave: fn(),
    onPasswordChange: fn(),
    onLogOutElsewhere: fn(),
    onDownload: fn(),
    onErase: fn(),
  },
} satisfies Meta<typeof ProfileEditScreen>

export default meta
type Story = StoryObj<typeof meta>

/** §2.74 */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ReportsEachPress: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(args.onPasswordChange).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Log out on all other devices' }))
    await expect(args.onLogOutElsewhere).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }))
    await expect(args.onDownload).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Erase my account' }))
    await expect(args.onErase).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      name: profiles.usual.name,
      dialCode: profiles.usual.dialCode,
      phone: profiles.usual.phone,
    })
  },
}

export const DataUnreachable: Story = {
  args: { downloadError: unreachable },
  play: async ({ canvas }) => {
    const data = canvas.getByRole('region', { name: 'Your data' })
    await expect(data).toHaveTextContent(unreachable)
  },
}

export const LoggedOutElsewhere: Story = {
  args: { isLoggedOutElsewhere: true },
  play: async ({ canvas }) => {
    const devices = canvas.getByRole('region', { name: 'Other devices' })
    await expect(devices).toHaveTextContent('You are signed in here alone now.')
  },
}

export const Downloaded: Story = { args: { isDownloaded: true } }
