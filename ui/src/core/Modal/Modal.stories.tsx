import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { modalWords } from './Modal.fixtures.ts'
import { Modal } from './index.ts'
import type { ModalProps } from './index.ts'

function Opener({ isOpen: isOpenAtFirst, ...modal }: ModalProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{modalWords.opener}</Button>
      <Modal {...modal} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const meta = {
  title: 'Core/Modal',
  component: Modal,
  args: {
    isOpen: false,
    onClose: () => undefined,
    title: modalWords.title,
    children: modalWords.text,
    // It has no place of its own: Dialog and Drawer give it one by class.
    style: { insetInline: 'max(0px, 50% - 210px)', top: 80, padding: 24 },
  },
  argTypes: { role: { control: 'inline-radio', options: ['dialog', 'alertdialog'] } },
  // Open ones would cover the docs page: there each has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Modal>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Open: Story = {
  tags: ['matrix'],
  args: { isOpen: true },
}

export const HiddenTitle: Story = {
  args: { isTitleHidden: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: modalWords.opener }))
    const modal = await screen.findByRole('dialog', { name: modalWords.title })
    const { width } = screen.getByText(modalWords.title).getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(modal).not.toBeInTheDocument())
  },
}

/** An alert is left by an answer, not by a press beside it. */
export const NotLeftByAPressOutside: Story = {
  args: { isOpen: true, role: 'alertdialog' },
  play: async ({ userEvent }) => {
    const modal = await screen.findByRole('alertdialog')
    await userEvent.click(document.documentElement)
    await expect(modal).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(modal).not.toBeInTheDocument())
  },
}

/** A form's first field takes the focus; without a form, the close button does. */
export const FocusesTheFirstField: Story = {
  args: {
    children: (
      <form>
        <label>
          {modalWords.field} <input type="email" name="email" />
        </label>
        <Button type="submit">{modalWords.send}</Button>
      </form>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: modalWords.opener }))
    await waitFor(() => expect(screen.getByLabelText(modalWords.field)).toHaveFocus())
  },
}

export const FocusesTheCloseButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: modalWords.opener }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
  },
}

function Vanishing(props: ModalProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h2 id="after" tabIndex={-1}>
        Afterwards
      </h2>
      {!isOpen && <Button onClick={() => setOpen(true)}>{modalWords.opener}</Button>}
      <Modal
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        fallbackFocus={() => document.querySelector<HTMLElement>('#after')}
      />
    </>
  )
}

/** Where the opener is gone by the time it closes, focus goes where `fallbackFocus` says. */
export const OpenerGone: Story = {
  render: (args) => <Vanishing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: modalWords.opener }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Afterwards' })).toHaveFocus())
  },
}
