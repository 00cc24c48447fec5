import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScriptNote } from './ScriptNote.tsx'
import { compared } from '../../test/compared.ts'

const contact = { email: 'hello@stemside.example', phone: '+1 800 555 0142' } as const

const meta = {
  title: 'Shell/ScriptNote',
  component: ScriptNote,
  parameters: { layout: 'fullscreen' },
  args: { contact },
} satisfies Meta<typeof ScriptNote>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LinksToPhoneAndEmail: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: contact.phone })).toHaveAttribute(
      'href',
      'tel:+18005550142',
    )
    await expect(canvas.getByRole('link', { name: contact.email })).toBeVisible()
  },
}
