import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../core/Button/index.ts'
import type { World } from '../../test/world.ts'
import { globeBar } from './StickyBuyBar.fixtures.ts'
import { StickyBuyBar, type StickyBuyBarProps } from './StickyBuyBar.tsx'

/** A page whose own button is far up. */
function Page(props: StickyBuyBarProps) {
  const own = useRef<HTMLDivElement>(null)
  return (
    <div style={{ minHeight: 1600 }}>
      <div ref={own}>
        <Button>The page’s own button</Button>
      </div>
      <StickyBuyBar {...props} standsInFor={own} />
    </div>
  )
}

const meta = {
  title: 'Commerce/StickyBuyBar',
  component: StickyBuyBar,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    inWorld: ({ country }: World) => globeBar(country),
    docs: { story: { inline: false, height: '420px' } },
  },
  args: { ...globeBar('US'), standsInFor: { current: null }, onAdd: fn() },
  argTypes: { standsInFor: { control: false } },
} satisfies Meta<typeof StickyBuyBar>

export default meta
type Story = StoryObj<typeof meta>

/** The page's own button is out of reach. */
export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add to cart.*Orboot Earth/u }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

/** While the page's own button is in view, the bar is out of it, and cannot be reached by Tab. */
export const GivesWay: Story = {
  render: (args) => <Page {...args} />,
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-out]')
    await waitFor(() => expect(bar).toHaveAttribute('inert'))
    window.scrollTo(0, 800)
    await waitFor(() => expect(bar).not.toHaveAttribute('inert'))
    window.scrollTo(0, 0)
    await waitFor(() => expect(bar).toHaveAttribute('inert'))
  },
}

export const LongName: Story = { args: { name: 'Who’s the monster in Oko? The storybook' } }
