import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { codeWords } from './OneTimeCodeField.fixtures.ts'
import { OneTimeCodeField } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Forms/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { onComplete: fn() },
} satisfies Meta<typeof OneTimeCodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: codeWords.label })
    await userEvent.type(input, '1a23')
    await expect(input).toHaveValue('123')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.type(input, '4')
    await expect(args.onComplete).toHaveBeenCalledWith('1234')
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  },
}

/** A keyboard of another script types its own digits. */
export const TypedInArabicDigits: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: codeWords.label }), '١٢٣٤')
    await expect(args.onComplete).toHaveBeenCalledWith('1234')
  },
}

export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste(codeWords.pasted)
    await expect(args.onComplete).toHaveBeenCalledWith(codeWords.code)
  },
}

export const Wrong: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { message: codeWords.message },
}
