import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { toastSamples } from './Toast.fixtures.ts'
import { Toaster } from './index.ts'
import type { ToasterProps, ToastMessage } from './index.ts'
import { compared } from '../../test/compared.ts'

function Page({ toasts: atFirst, onDismiss }: ToasterProps) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>(atFirst)
  return (
    <div style={{ minHeight: 320 }}>
      <Button onClick={() => setToasts(toastSamples)}>Remove it</Button>
      <Toaster
        toasts={toasts}
        onDismiss={(id) => {
          onDismiss(id)
          setToasts(toasts.filter((toast) => toast.id !== id))
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Core/Toast',
  component: Toaster,
  args: { toasts: toastSamples, onDismiss: fn() },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { toasts: [] } }

export const AllTones: Story = { tags: ['matrix', 'compared'], parameters: { chromatic: compared } }

export const Dismissed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Dismiss' })
    if (first) await userEvent.click(first)
    await expect(args.onDismiss).toHaveBeenCalledWith('removed')
    await expect(canvas.queryByText('Orboot Earth removed')).not.toBeInTheDocument()
  },
}
