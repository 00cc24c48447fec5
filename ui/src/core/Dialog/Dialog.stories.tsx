import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { DropdownMenu, DropdownMenuItem } from '../DropdownMenu/index.ts'
import { longText, returnPolicy, undecided } from './Dialog.fixtures.ts'
import { Dialog, dialogSizes } from './index.ts'
import type { DialogProps } from './index.ts'
import { compared } from '../../test/compared.ts'

/** A page with a button that opens the dialog, as in the shop. */
function Opener({ isOpen: isOpenAtFirst, onClose, ...dialog }: DialogProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...dialog} isOpen={isOpen} onClose={close} />
    </>
  )
}

const parts = (body: ReactNode, footer?: ReactNode) => (
  <>
    <Dialog.Header title={returnPolicy.title} description={returnPolicy.description} />
    <Dialog.Body>{body}</Dialog.Body>
    {footer !== undefined && <Dialog.Footer>{footer}</Dialog.Footer>}
  </>
)

const meta = {
  title: 'Core/Dialog',
  component: Dialog,
  subcomponents: {
    'Dialog.Header': Dialog.Header,
    'Dialog.Body': Dialog.Body,
    'Dialog.Footer': Dialog.Footer,
  },
  args: {
    isOpen: false,
    onClose: () => undefined,
    children: parts(returnPolicy.text),
  },
  argTypes: { size: { control: 'inline-radio', options: dialogSizes } },
  // An open dialog would cover the docs page, so each has a frame of its own there.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Open: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: {
    isOpen: true,
    children: parts(returnPolicy.text, <Button isWide>Print the label</Button>),
  },
}

export const OpensAndGivesFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: returnPolicy.title })
    await expect(dialog).toHaveAccessibleDescription(returnPolicy.description)
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    // Escape ends a composition of text, and not the dialog around it.
    await fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape', isComposing: true })
    await fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape', keyCode: 229 })
    await expect(dialog).toHaveAttribute('data-state', 'open')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(document.body.style.pointerEvents).toBe('')
    await expect(document.body).not.toHaveAttribute('data-scroll-locked')
  },
}

/** A field that a browser's extension shows over the dialog keeps the focus after a press on it. */
export const UnderAnExtension: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog', { name: returnPolicy.title })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    const foreign = document.createElement('input')
    document.body.append(foreign)
    try {
      foreign.focus()
      await expect(foreign, 'without a press').not.toHaveFocus()
      await userEvent.click(foreign)
      await userEvent.keyboard('secret')
      await expect(foreign).toHaveFocus()
      await expect(foreign).toHaveValue('secret')
      await expect(dialog).toHaveAttribute('data-state', 'open')
    } finally {
      foreign.remove()
    }
  },
}

export const LongText: Story = {
  args: {
    isOpen: true,
    children: parts(
      longText.map(({ id, text }) => <p key={id}>{text}</p>),
      <Button isWide>I have read it</Button>,
    ),
  },
}

export const Alert: Story = {
  args: {
    isOpen: true,
    role: 'alertdialog',
    size: 'small',
    children: (
      <>
        <Dialog.Header title="something went wrong" description="Your cart is still here." />
        <Dialog.Body>
          <Button isWide>Try again</Button>
        </Dialog.Body>
      </>
    ),
  },
}

/** Only its buttons end it. The first one takes the focus. */
export const WithoutClose: Story = {
  args: {
    isOpen: true,
    role: 'alertdialog',
    size: 'small',
    children: (
      <>
        <Dialog.Header title={undecided.title} description={undecided.description} isWithoutClose />
        <Dialog.Footer>
          <Button isWide>{undecided.button}</Button>
        </Dialog.Footer>
      </>
    ),
  },
  render: (args) => <Dialog {...args} />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: undecided.title })
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: undecided.button })).toHaveFocus(),
    )
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toHaveAttribute('data-state', 'open')
  },
}

export const WithMenuInside: Story = {
  args: {
    isOpen: true,
    children: parts(
      <DropdownMenu trigger={<Button variant="soft">Reason</Button>}>
        <DropdownMenuItem onSelect={() => undefined}>It arrived late</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => undefined}>We have it already</DropdownMenuItem>
      </DropdownMenu>,
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reason' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'It arrived late' }))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reason' })).toHaveFocus())
  },
}

/** A dialog over a dialog: Escape closes only the upper one. */
export const Nested: Story = {
  args: {
    isOpen: true,
    children: parts(
      <Opener isOpen={false} onClose={() => undefined} size="small">
        <Dialog.Header title="Are you sure?" />
        <Dialog.Body>It cannot be undone.</Dialog.Body>
      </Opener>,
    ),
  },
  play: async ({ userEvent }) => {
    const inner = await screen.findByRole('button', { name: 'Open' })
    await userEvent.click(inner)
    await screen.findByRole('dialog', { name: 'Are you sure?' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Are you sure?')).not.toBeInTheDocument())
    await expect(screen.getByRole('dialog', { name: returnPolicy.title })).toBeVisible()
    await waitFor(() => expect(inner).toHaveFocus())
  },
}
