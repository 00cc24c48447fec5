import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
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

function Changing(props: ComparisonProps) {
  const [skus, setSkus] = useState<readonly string[]>(() => props.items.map(({ sku }) => sku))
  const items = skus.flatMap((sku) => props.choices?.find((item) => item.sku === sku) ?? [])
  return <Comparison {...props} items={items} onItemsChange={setSkus} />
}

/**
 * Two toys must stay, so the pressed button and the other remove buttons disappear. The focus moves to the toy that is
 * now in the removed toy's place, and the removal is announced.
 */
export const RemovedByKeyboard: Story = {
  parameters: { inWorld: ({ country }: World) => choicesIn(country) },
  args: choicesIn('US'),
  render: (args) => <Changing {...args} />,
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

/** A toy that is chosen by keys is compared on Enter, not with each arrow. It then has the focus. */
export const AddedByKeyboard: Story = {
  parameters: { inWorld: ({ country }: World) => choicesIn(country) },
  args: choicesIn('US'),
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByLabelText('Compare one more toy')
    await chooseByArrow(list, 'tacto_chess')
    await expect(canvas.getByText('Enter compares it')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Tacto Chess$/ })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: /Tacto Chess$/ })).toHaveFocus()
    await expect(canvas.getByText('Tacto Chess is compared, too')).toBeInTheDocument()
  },
}

/** Escape drops what the keys have chosen. When the focus leaves, the choice counts and the focus moves on. */
export const ExchangedByKeyboard: Story = {
  parameters: { inWorld: ({ country }: World) => choicesIn(country) },
  args: choicesIn('US'),
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByLabelText('Compare another toy than Orboot Dinos')
    await chooseByArrow(list, 'tacto_chess')
    await userEvent.keyboard('{Escape}')
    await expect(list).toHaveValue('orboot_dinos')
    await chooseByArrow(list, 'tacto_chess')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Tacto Chess$/ })).toBeVisible()
    await expect(
      canvas.getByText('Tacto Chess is compared instead of Orboot Dinos'),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Do not compare Tacto Chess' })).toHaveFocus()
  },
}

/** Chooses as an arrow key does in a closed list: simulated keys do not move a list. */
async function chooseByArrow(list: HTMLElement, sku: string) {
  list.focus()
  await fireEvent.keyDown(list, { key: 'ArrowDown' })
  await fireEvent.change(list, { target: { value: sku } })
}

/** On a narrow screen the table scrolls sideways; the page does not. */
export const Narrow: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: { inWorld: ({ country }: World) => choicesIn(country) },
}
