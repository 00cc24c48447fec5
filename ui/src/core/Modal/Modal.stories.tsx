import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { modalWords } from './Modal.fixtures.ts'
import { Modal } from './index.ts'
import type { ModalProps } from './index.ts'
import { compared } from '../../test/compared.ts'

function Opener({ isOpen: isOpenAtFirst, ...modal }: ModalProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{modalWords.opener}</Button>
      <Modal {...modal} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const parts = (body: ReactNode) => (
  <>
    <Modal.Header title={modalWords.title} />
    <Modal.Body>{body}</Modal.Body>
  </>
)

const meta = {
  title: 'Core/Modal',
  component: Modal,
  subcomponents: {
    'Modal.Header': Modal.Header,
    'Modal.Body': Modal.Body,
    'Modal.Footer': Modal.Footer,
  },
  args: {
    isOpen: false,
    onClose: () => undefined,
    children: parts(modalWords.text),
    // Modal has no position. Dialog and Drawer set it by a class.
    style: { insetInline: 'max(0px, 50% - 210px)', top: 80, padding: 24 },
  },
  argTypes: { role: { control: 'inline-radio', options: ['dialog', 'alertdialog'] } },
  // An open modal would cover the docs page, so each has a frame of its own there.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Modal>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Open: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { isOpen: true },
}

export const HiddenTitle: Story = {
  args: {
    children: (
      <>
        <Modal.Header title={modalWords.title} isTitleHidden />
        <Modal.Body>{modalWords.text}</Modal.Body>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: modalWords.opener }))
    const modal = await screen.findByRole('dialog', { name: modalWords.title })
    const { width } = screen.getByText(modalWords.title).getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(modal).not.toBeInTheDocument())
  },
}

/** A press on the backdrop closes an alert too. It answers no question with yes. */
export const AlertLeftByAPressOutside: Story = {
  args: { isOpen: true, role: 'alertdialog' },
  play: async ({ userEvent }) => {
    const modal = await screen.findByRole('alertdialog')
    const backdrop = document.querySelector('[role=presentation][data-state=open]')
    if (!(backdrop instanceof HTMLElement)) throw new Error('The alert has no backdrop')
    await userEvent.click(backdrop)
    await waitFor(() => expect(modal).not.toBeInTheDocument())
  },
}

/** The first field of a form takes the focus. Without a form, the close button does. */
export const FocusesTheFirstField: Story = {
  args: {
    children: parts(
      <form>
        <label>
          {modalWords.field} <input type="email" name="email" />
        </label>
        <Button type="submit">{modalWords.send}</Button>
      </form>,
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

/** If the opener is gone on closing, `fallbackFocus` gets the focus. */
export const OpenerGone: Story = {
  render: (args) => <Vanishing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: modalWords.opener }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Afterwards' })).toHaveFocus())
  },
}

function TwoInARow(props: ModalProps) {
  const [isFirst, setFirst] = useState(false)
  const [isSecond, setSecond] = useState(false)
  const goOn = () => {
    flushSync(() => setSecond(true))
    setFirst(false)
  }
  return (
    <>
      <Button onClick={() => setFirst(true)}>{modalWords.opener}</Button>
      <Modal {...props} isOpen={isFirst} onClose={() => setFirst(false)}>
        <Modal.Header title={modalWords.title} />
        <Modal.Body>
          <Button onClick={goOn}>Next</Button>
        </Modal.Body>
      </Modal>
      <Modal {...props} isOpen={isSecond} onClose={() => setSecond(false)}>
        <Modal.Header title="The next one" />
      </Modal>
    </>
  )
}

/**
 * The first dialog opens a second one and closes. When the second dialog closes, the focus returns to the button that
 * opened the first one, because the button that opened the second one is gone.
 */
export const OpenedByADialog: Story = {
  render: (args) => <TwoInARow {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: modalWords.opener })
    await userEvent.click(opener)
    const first = await screen.findByRole('dialog', { name: modalWords.title })
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('dialog', { name: 'The next one' })
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
