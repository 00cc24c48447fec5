import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { PressKitScreen } from './index.ts'
import { pressKit } from '../../content/pages/pressKit.ts'

const meta = {
  title: 'Screens/Press kit',
  component: PressKitScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: { page: pressKit },
} satisfies Meta<typeof PressKitScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §2.79. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const OffersEachFile: Story = {
  tags: ['played'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(pressKit.heading)
    for (const { name, file } of pressKit.brandFiles) {
      const link = canvas.getByRole('link', { name: `Download ${name}` })
      await expect(link).toHaveAttribute('href', `/${file}`)
      await expect(link).toHaveAttribute('download', `stemside-${file}`)
      const drawing = canvasElement.querySelector<HTMLImageElement>(`img[src="/${file}"]`)
      await waitFor(() => expect(drawing?.naturalWidth).toBeGreaterThan(0))
    }
    for (const { name, sku } of pressKit.pictures) {
      const link = canvas.getByRole('link', { name: `Download ${name}` })
      await expect(link.getAttribute('href')).toMatch(new RegExp(`${sku}-hero-1200.*[.]webp`))
    }
    await expect(canvas.getByText('PNG, 512 × 512 pixels, 9.0 KB')).toBeVisible()
    for (const { hex } of pressKit.colours) {
      await expect(canvas.getByText(hex.toUpperCase())).toBeVisible()
    }
    await expect(canvas.getByText('RGB 39, 67, 227')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toBeVisible()
  },
}
