import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { toCheckout } from './StickyBar.fixtures.ts'
import { StickyBar, type StickyBarProps } from './StickyBar.tsx'

/** A page whose own button is far up. */
function Page(props: StickyBarProps) {
  const own = useRef<HTMLDivElement>(null)
  return (
    <div style={{ minHeight: 1600 }}>
      <div ref={own}>
        <Button>The page’s own button</Button>
      </div>
      <StickyBar {...props} standsInFor={own} />
    </div>
  )
}

const meta = {
  title: 'Core/StickyBar',
  component: StickyBar,
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    standsInFor: { current: null },
    children: (
      <>
        <strong>{toCheckout.words}</strong>
        <Button>{toCheckout.label}</Button>
      </>
    ),
  },
  argTypes: { standsInFor: { control: false }, children: { control: false } },
} satisfies Meta<typeof StickyBar>

export default meta
type Story = StoryObj<typeof meta>

/** The page's own button is out of reach; what has the focus is scrolled above the bar. */
export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: toCheckout.label })).toBeVisible()
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const { offsetHeight = 0 } = canvas.getByText(toCheckout.words).parentElement ?? {}
    await expect(Number.parseFloat(scrollPaddingBottom)).toBeGreaterThan(offsetHeight)
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
