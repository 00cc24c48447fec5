import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { arrivedOrder } from '../../commerce/order.fixtures.ts'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { ReturnScreen } from '../ReturnScreen/index.ts'
import { GuestReturnScreen } from './GuestReturnScreen.tsx'

const meta = {
  title: 'Screens/Guest return',
  component: GuestReturnScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: {
    orderId: arrivedOrder.id,
    status: 'open',
    onLogIn: fn(),
    children: (
      <ReturnScreen
        order={arrivedOrder}
        returns={[]}
        now="2026-12-05T12:00:00.000Z"
        onSubmit={() => undefined}
        onLabelPrint={() => undefined}
        isGuest
      />
    ),
  },
} satisfies Meta<typeof GuestReturnScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const Locked: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { status: 'locked' },
}

export const LeadsOn: Story = {
  tags: ['played'],
  args: { status: 'locked' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(args.onLogIn).toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: 'Track your order' })).toHaveAttribute(
      'href',
      `/tracking?order=${arrivedOrder.id}`,
    )
    await expect(canvas.getByRole('link', { name: 'write to us' })).toHaveAttribute(
      'href',
      `/contact-us?subject=My+order&order=${arrivedOrder.id}`,
    )
    await expect(canvas.queryByRole('button', { name: 'Start this return' })).toBeNull()
  },
}

export const Loading: Story = { args: { status: 'loading' } }
