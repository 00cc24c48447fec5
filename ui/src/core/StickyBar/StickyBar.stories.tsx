import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { StickyBar, type StickyBarProps } from './StickyBar.tsx'
import { compared } from '../../test/compared.ts'

const toCheckout = { words: 'Total $91.23', label: 'To checkout' } as const

/** A page whose main button is above the viewport. */
function Page(props: StickyBarProps) {
  const own = useRef<HTMLDivElement>(null)
  return (
    <div style={{ minHeight: 1600 }}>
      <div ref={own}>
        <Button>The page’s own button</Button>
      </div>
      <StickyBar {...props} mainButton={own} />
    </div>
  )
}

const meta = {
  title: 'Core/StickyBar',
  component: StickyBar,
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    mainButton: { current: null },
    children: (
      <>
        <strong>{toCheckout.words}</strong>
        <Button>{toCheckout.label}</Button>
      </>
    ),
  },
  argTypes: { mainButton: { control: false }, children: { control: false } },
} satisfies Meta<typeof StickyBar>

export default meta
type Story = StoryObj<typeof meta>

/** The main button is out of view. A focused element scrolls above the bar. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LeavesRoomForFocus: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: toCheckout.label })).toBeVisible()
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const { offsetHeight = 0 } = canvas.getByText(toCheckout.words).parentElement ?? {}
    await expect(Number.parseFloat(scrollPaddingBottom)).toBeGreaterThan(offsetHeight)
  },
}

/** While the main button is in view, the bar is hidden and Tab skips it. */
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

/** With large text, the bar shows only its button, so that it leaves room for the page. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200-percent' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: toCheckout.label })
    await expect(button.parentElement?.offsetHeight).toBeLessThan(button.offsetHeight * 1.5)
  },
}

/** On the smallest phone, with text of the usual size, the bar still shows its words. */
export const SmallestPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: toCheckout.label })
    const words = button.parentElement?.firstElementChild
    await expect(words).not.toBe(button)
    await expect(words?.getBoundingClientRect().right).toBeLessThanOrEqual(
      button.getBoundingClientRect().left,
    )
  },
}
