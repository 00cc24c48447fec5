import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { filterWords } from './Drawer.fixtures.ts'
import { Drawer, drawerSides } from './index.ts'
import type { DrawerProps } from './index.ts'
import { compared } from '../../test/compared.ts'

function Opener({ isOpen: isOpenAtFirst, ...drawer }: DrawerProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{filterWords.title}</Button>
      <Drawer {...drawer} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const meta = {
  title: 'Core/Drawer',
  component: Drawer,
  subcomponents: {
    'Drawer.Header': Drawer.Header,
    'Drawer.Body': Drawer.Body,
    'Drawer.Footer': Drawer.Footer,
  },
  args: {
    isOpen: false,
    onClose: () => undefined,
    children: (
      <>
        <Drawer.Header title={filterWords.title} />
        <Drawer.Body>{filterWords.option}</Drawer.Body>
        <Drawer.Footer>
          <Button isWide>{filterWords.apply}</Button>
        </Drawer.Footer>
      </>
    ),
  },
  argTypes: { side: { control: 'inline-radio', options: drawerSides } },
  // An open drawer would cover the docs page, so each has a frame of its own there.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const FromTheRight: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { isOpen: true },
}

export const FromTheLeft: Story = { args: { isOpen: true, side: 'left' } }

export const FromBelow: Story = { args: { isOpen: true, side: 'bottom' } }

/** Over a page with a classic scrollbar, the scrollbar's gutter is as dark as the page. */
export const OverALongPage: Story = {
  args: { isOpen: true, side: 'left' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const { backgroundColor, overflowY } = getComputedStyle(document.documentElement)
    await expect(overflowY).toBe('hidden')
    // 55 % of the backdrop's ink over white.
    await expect(backgroundColor).toBe('rgb(127, 132, 148)')
  },
}

export const ClosesByItsButton: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: filterWords.title })
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog', { name: filterWords.title })
    const moves: string[] = []
    drawer.addEventListener('animationstart', ({ animationName }) => moves.push(animationName))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await expect(moves.join()).toContain('slide-away')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(document.body).not.toHaveAttribute('data-scroll-locked')
  },
}
