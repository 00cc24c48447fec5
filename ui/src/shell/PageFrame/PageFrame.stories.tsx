import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DiscountBanner } from '../../banners/DiscountBanner/index.ts'
import { offerInWorld, welcome } from '../../banners/DiscountBanner/DiscountBanner.fixtures.tsx'
import { PageFrame } from './PageFrame.tsx'
import { compared } from '../../test/compared.ts'
import type { World } from '../../test/world.ts'

const meta = {
  title: 'Shell/PageFrame',
  component: PageFrame,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '320px' } },
  },
  args: {
    banner: <DiscountBanner {...welcome} />,
    header: <header style={{ padding: 20 }}>Header</header>,
    children: <div style={{ height: 2000, padding: 20 }}>A long page</div>,
  },
} satisfies Meta<typeof PageFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: {
    chromatic: compared,
    inWorld: (world: World) => ({ banner: <DiscountBanner {...offerInWorld(world)} /> }),
  },
}

/** Beyond 130 px of scrolling the banner slides up (§2.27). At the top it is back. */
export const BannerLeavesOnScroll: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('link', { name: /WELCOME10/ })
    await expect(banner.getBoundingClientRect().bottom).toBe(44)
    window.scrollTo(0, 400)
    await waitFor(() => expect(banner.getBoundingClientRect().bottom).toBeLessThanOrEqual(0.5))
    window.scrollTo(0, 0)
    await waitFor(() => expect(banner.getBoundingClientRect().bottom).toBe(44))
  },
}

export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    const main = canvas.getByRole('main')
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      `#${main.id}`,
    )
    main.focus()
    await expect(main).toHaveFocus()
  },
}
