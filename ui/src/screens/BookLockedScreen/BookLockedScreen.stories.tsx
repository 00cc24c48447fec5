import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { BookLockedScreen } from './BookLockedScreen.tsx'

const meta = {
  title: 'Screens/Book locked',
  component: BookLockedScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: { onLogIn: fn(), onSubmit: fn() },
} satisfies Meta<typeof BookLockedScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const AsksForTheBuyer: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(args.onLogIn).toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Email address'), 'robin@example.com{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('robin@example.com')
  },
}

export const WrongAddress: Story = {
  args: { isWrong: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email address')).toHaveAccessibleDescription(
      /not of this email address/,
    )
  },
}
