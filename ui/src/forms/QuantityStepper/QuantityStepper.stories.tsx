import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { fewLeft, twoGlobes } from './QuantityStepper.fixtures.ts'
import { QuantityStepper } from './index.ts'
import type { QuantityStepperProps } from './index.ts'
import { compared } from '../../test/compared.ts'

function Counter({ quantity: atFirst, onQuantityChange, ...rest }: QuantityStepperProps) {
  const [quantity, setQuantity] = useState(atFirst)
  return (
    <QuantityStepper
      {...rest}
      quantity={quantity}
      onQuantityChange={(next) => {
        setQuantity(next)
        onQuantityChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Forms/QuantityStepper',
  component: QuantityStepper,
  args: { ...twoGlobes, onQuantityChange: fn() },
  render: (args) => <Counter {...args} />,
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Stepped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One Orboot Earth more' }))
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: 'One Orboot Earth less' }))
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(2)
  },
}

/**
 * A press of "less" at quantity 1, or of "more" at the highest quantity, changes nothing, and the button keeps the focus.
 */
export const KeepsTheFocus: Story = {
  args: { limit: fewLeft },
  play: async ({ canvas, userEvent, args }) => {
    const [less, , more] = [...canvas.getByRole('group').querySelectorAll('button, input')]
    if (less instanceof HTMLElement) less.focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await expect(less).toHaveFocus()
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(1)
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(1)
    if (more instanceof HTMLElement) more.focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}')
    await expect(more).toHaveFocus()
    await expect(more).toHaveAccessibleName('4 at most')
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(4)
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(4)
  },
}

export const TypedPastTheMost: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity of Orboot Earth' })
    await userEvent.clear(input)
    await userEvent.type(input, '1000000000{Enter}')
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(20)
    await expect(input).toHaveValue('20')
    await expect(canvas.getByRole('button', { name: '20 at most' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('status')).toHaveTextContent('At most 20 of one toy.')
    await userEvent.click(canvas.getByRole('button', { name: 'One Orboot Earth less' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/**
 * The number applies at the press. The message waits for the release, so that the pressed button
 * does not move away.
 */
export const LeftByAPress: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '25')
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvasElement })
    await expect(field).toHaveValue('20')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.pointer({ keys: '[/MouseLeft]', target: canvasElement })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('At most 20'))
  },
}

/** Refuses anything except a whole number with a sentence, and keeps the old number. */
export const TypedNoWholeNumber: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox')
    for (const typed of ['2.5', '-3']) {
      await userEvent.clear(input)
      await userEvent.type(input, `${typed}{Enter}`)
      await expect(input).toHaveValue('2')
      await expect(input).toHaveAccessibleDescription(
        'Type a whole number, 1 to 20. It stays at 2.',
      )
    }
    await expect(args.onQuantityChange).not.toHaveBeenCalled()
  },
}

/** The stock is the maximum. */
export const FewLeft: Story = {
  args: { limit: fewLeft },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, '9{Enter}')
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(4)
    await expect(canvas.getByRole('status')).toHaveTextContent('Only 4 left.')
    await expect(canvas.getByRole('button', { name: '4 at most' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** A typed 0 removes a cart line; elsewhere it is refused. */
export const TypedZero: Story = {
  args: { least: 0 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, '0{Enter}')
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(0)
  },
}

export const TypedNothing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(input).toHaveValue('2')
    await expect(args.onQuantityChange).not.toHaveBeenCalled()
  },
}

export const LastOne: Story = {
  args: { quantity: 1, onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Orboot Earth' }))
    await expect(args.onRemove).toHaveBeenCalledTimes(1)
  },
}

export const AllStates: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <QuantityStepper {...args} />
      <QuantityStepper {...args} quantity={1} />
      <QuantityStepper {...args} quantity={1} onRemove={fn()} />
      <QuantityStepper {...args} quantity={20} />
      <QuantityStepper {...args} isDisabled />
    </div>
  ),
}
