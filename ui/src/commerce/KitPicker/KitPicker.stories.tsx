import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useState } from 'react'
import type { World } from '../../test/world.ts'
import { gamepadIn } from './KitPicker.fixtures.ts'
import type { KitPickerProps } from './KitPicker.tsx'
import { KitPicker } from './KitPicker.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/KitPicker',
  component: KitPicker,
  parameters: { inWorld: ({ country }: World) => gamepadIn(country) },
  args: { ...gamepadIn('GB'), isWithGamepad: false, onChange: fn() },
  render: (args) => <Picking {...args} />,
} satisfies Meta<typeof KitPicker>

export default meta
type Story = StoryObj<typeof meta>

function Picking({ onChange, ...props }: KitPickerProps) {
  const [isWith, setIsWith] = useState(props.isWithGamepad)
  return (
    <KitPicker
      {...props}
      isWithGamepad={isWith}
      onChange={(next) => {
        setIsWith(next)
        onChange(next)
      }}
    />
  )
}

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ChosenByKeyboard: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: /does not play without one/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /With a gamepad/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}
