import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { footerCountry } from './SiteFooter.fixtures.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { compared } from '../../test/compared.ts'

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
  parameters: { chromatic: compared },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  },
}
