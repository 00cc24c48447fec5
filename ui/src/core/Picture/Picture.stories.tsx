import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { samplePicture, samplePortrait } from './Picture.fixtures.ts'
import { Picture } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Core/Picture',
  component: Picture,
  args: { picture: samplePicture, alt: 'The mark on a sky-blue ground', sizes: '400px' },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <Picture {...args} />
    </div>
  ),
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ReservesItsPlace: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { picture: { ...samplePicture, sources: [] } },
  play: async ({ canvas, args }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(width / height).toBeCloseTo(args.picture.width / args.picture.height, 2)
  },
}

export const Priority: Story = {
  args: { isPriority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager')
  },
}

/** Below 768 px, the portrait version replaces it. */
export const OfItsOwnForPhones: Story = {
  args: { portrait: samplePortrait },
  play: async ({ canvas }) => {
    const shown = canvas.getByRole<HTMLImageElement>('img')
    await waitFor(() => expect(shown.currentSrc).not.toBe(''))
    const [forPhones] = samplePortrait.sources[0]?.srcset ?? []
    const isPhone = window.matchMedia('(width < 768px)').matches
    await expect(shown.currentSrc === forPhones?.url).toBe(isPhone)
  },
}
