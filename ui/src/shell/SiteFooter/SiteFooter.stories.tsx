import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { footerCountry } from './SiteFooter.fixtures.ts'
import { SiteFooter } from './SiteFooter.tsx'

const meta = {
  title: 'Shell/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { country: footerCountry },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  },
}
