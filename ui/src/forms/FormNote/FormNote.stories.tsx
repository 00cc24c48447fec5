import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { results } from './FormNote.fixtures.ts'
import { FormNote } from './FormNote.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Forms/FormNote',
  component: FormNote,
  args: { error: results.unreachable },
} satisfies Meta<typeof FormNote>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AlertsScreenReaders: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(results.unreachable)
  },
}

export const Success: Story = {
  args: { error: undefined, success: results.saved },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(results.saved)
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}

export const Note: Story = {
  args: { error: undefined, note: results.waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(results.waiting)
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}

export const Both: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FormNote error={results.unreachable} />
      <FormNote success={results.saved} />
    </div>
  ),
}
