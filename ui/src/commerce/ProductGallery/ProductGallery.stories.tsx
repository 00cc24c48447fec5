import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { twoGlobes } from './ProductGallery.fixtures.ts'
import { ProductGallery } from './ProductGallery.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/ProductGallery',
  component: ProductGallery,
  args: {
    pictures: twoGlobes,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ZoomsAndEscapes: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('button', { name: /A blue globe on its stand Zoom/ })
    await userEvent.click(picture)
    await expect(picture).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(picture).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Arrow keys move an enlarged picture, up to its edge. Then the browser does not scroll to the next one. */
export const MovesTheZoomByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('button', { name: /A blue globe on its stand Zoom/ })
    picture.focus()
    // True: the browser does with the key what it always does.
    await expect(fireEvent.keyDown(picture, { key: 'ArrowRight' })).toBe(true)
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown}{ArrowDown}')
    await expect(picture.style.getPropertyValue('--look-at')).toBe('60% 70%')
    await userEvent.keyboard('{ArrowUp>9/}')
    await expect(picture.style.getPropertyValue('--look-at')).toBe('60% 0%')
    await expect(fireEvent.keyDown(picture, { key: 'ArrowUp' })).toBe(false)
    await expect(fireEvent.keyDown(picture, { key: 'ArrowLeft', altKey: true })).toBe(true)
    await expect(picture.style.getPropertyValue('--look-at')).toBe('60% 0%')
  },
}

export const Thumbnails: Story = {
  play: async ({ canvas, userEvent }) => {
    const track = canvas.getByRole('list', { name: 'Pictures' })
    const [first, second] = [1, 2].map((nth) =>
      canvas.getByRole('button', { name: `Show picture ${nth} of 2` }),
    )
    await expect(first).toHaveAttribute('aria-current', 'true')
    if (second) await userEvent.click(second)
    await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(100))
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'))
    await expect(first).toHaveAttribute('aria-current', 'false')
  },
}

/**
 * If a picture has the focus and the gallery scrolls to another one, the focus moves there too. So Enter zooms the
 * picture that the shopper sees.
 */
export const FocusFollowsTheView: Story = {
  play: async ({ canvas, userEvent }) => {
    const track = canvas.getByRole('list', { name: 'Pictures' })
    const [first, second] = [...track.querySelectorAll('button')]
    first?.focus()
    track.scrollTo({ left: track.clientWidth, behavior: 'instant' })
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    await expect(first).toHaveAttribute('aria-pressed', 'false')
  },
}
