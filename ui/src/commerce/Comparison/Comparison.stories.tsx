import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { World } from '../../test/world.ts'
import { choicesIn, globesIn } from './Comparison.fixtures.ts'
import { Comparison, type ComparisonProps } from './Comparison.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/Comparison',
  component: Comparison,
  parameters: { inWorld: ({ country }: World) => globesIn(country) },
  args: { ...globesIn('US'), current: 'orboot' },
} satisfies Meta<typeof Comparison>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const NamesItsColumns: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Orboot globes' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Orboot Mars' })).toBeVisible()
  },
}

export const Choosing: Story = {
  parameters: { inWorld: ({ country }: World) => choicesIn(country) },
  args: { ...choicesIn('US'), onItemsChange: fn(), onAdd: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(
      canvas.getByLabelText('Compare another toy than Orboot Mars'),
      'Tacto Chess',
    )
    await expect(args.onItemsChange).toHaveBeenLastCalledWith([
      'orboot',
      'orboot_dinos',
      'tacto_chess',
    ])
    await userEvent.selectOptions(canvas.getByLabelText('Compare one more toy'), 'Plugo Count')
    await expect(args.onItemsChange).toHaveBeenLastCalledWith([
      'orboot',
      'orboot_dinos',
      'orboot_mars',
      'plugo_count',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Do not compare Orboot Dinos' }))
    await expect(args.onItemsChange).toHaveBeenLastCalledWith(['orboot', 'orboot_mars'])
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart ?: Orboot Mars$/ }))
    await expect(args.onAdd).toHaveBeenCalledWith('orboot_mars')
    await expect(canvas.queryByLabelText('Compare another toy than Orboot Earth')).toBeNull()
  },
}

function Removing(props: ComparisonProps) {
  const [skus, setSkus] = useState<readonly string[]>(() => props.items.map(({ sku }) => sku))
  const items = props.items.filter(({ sku }) => skus.includes(sku))
  return <Comparison {...props} items={items} onItemsChange={setSkus} />
}

/**
 * Two toys must stay, so the pressed button and the other remove buttons disappear. The focus moves to the toy that is
 * now in the removed toy's place, and the removal is announced.
 */
export const RemovedByKeyboard: Story = {
  parameters: { inWorld: ({ country }: World) => choicesIn(country) },
  args: choicesIn('US'),
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Do not compare Orboot Dinos' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: /^Do not compare/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Orboot Mars' })).toHaveFocus()
    await expect(canvas.getByText('Orboot Dinos is no longer compared')).toHaveAttribute(
      'aria-live',
      'polite',
    )
  },
}

/** On a narrow screen the table scrolls sideways; the page does not. */
export const Narrow: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: { inWorld: ({ country }: World) => choicesIn(country) },
}
