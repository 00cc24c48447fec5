import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { ChevronDownIcon, PersonIcon } from '../../icons/index.ts'
import { Button } from '../Button/index.ts'
import { profileEntries } from './DropdownMenu.fixtures.ts'
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLink,
  DropdownMenuSeparator,
  DropdownMenuLabel,
} from './index.ts'
import { compared } from '../../test/compared.ts'

const logOut = fn()

const meta = {
  title: 'Core/DropdownMenu',
  component: DropdownMenu,
  subcomponents: { DropdownMenuItem, DropdownMenuLabel, DropdownMenuLink },
  args: {
    trigger: (
      <Button variant="soft" tone="neutral" icon={<PersonIcon />}>
        Sam <ChevronDownIcon />
      </Button>
    ),
    children: (
      <>
        {profileEntries.map(({ label, href }) => (
          <DropdownMenuLink key={href} href={href}>
            {label}
          </DropdownMenuLink>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => undefined} isCurrent>
          India
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => undefined} isDisabled>
          Not here yet
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={logOut}>Log Out</DropdownMenuItem>
      </>
    ),
  },
  beforeEach: () => {
    logOut.mockClear()
  },
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** A finger opens the menu by its click and not as it lands, because a swipe that begins there must scroll. */
export const OpenedByAFinger: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Sam' })
    const finger = { button: 0, pointerType: 'touch' }
    await fireEvent.pointerDown(trigger, finger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await fireEvent.pointerCancel(trigger, finger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')

    await fireEvent.pointerDown(trigger, finger)
    await fireEvent.click(trigger)
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    await fireEvent.pointerDown(trigger, finger)
    await fireEvent.click(trigger)
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
}

export const Open: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sam' }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Sam' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Edit Profile' })).toHaveFocus(),
    )
    await userEvent.keyboard('{End}{Enter}')
    await expect(logOut).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(document.body.style.pointerEvents).toBe('')
  },
}

/** Radix returns the focus by a timer. A menu that opens before the timer fires keeps the focus and stays open. */
export const ReopenedAtOnce: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Sam' })
    await fireEvent.pointerDown(trigger)
    for (let round = 0; round < 20; round += 1) {
      const menu = await screen.findByRole('menu')
      await waitFor(() => expect(menu).toHaveFocus())
      void fireEvent.keyDown(menu, { key: 'Escape' })
      void fireEvent.pointerDown(trigger)
      await new Promise((resolve) => setTimeout(resolve))
      await expect(screen.getByRole('menu')).not.toBe(menu)
      await expect(screen.getByRole('menu')).toHaveFocus()
    }
  },
}

export const LeftByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Sam' })
    await userEvent.click(trigger)
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await expect(trigger).toHaveFocus()
  },
}
