import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { unreachable } from '../../forms/ProfileForm/ProfileForm.fixtures.ts'
import { framed, inProfileFrame } from '../ProfileFrame/ProfileFrame.fixtures.tsx'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { home, saved } from './AddressesScreen.fixtures.ts'
import { AddressesScreen } from './AddressesScreen.tsx'
import type { AddressesScreenProps } from './AddressesScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Addresses',
  component: AddressesScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  globals: { session: 'member' },
  decorators: [inProfileFrame(framed), withPage],
  args: {
    addresses: saved,
    country: 'US',
    onEditedChange: fn(),
    onSave: fn(),
    onDelete: fn(),
    onDefaultChange: fn(),
  },
} satisfies Meta<typeof AddressesScreen>

export default meta
type Story = StoryObj<typeof meta>

function SavesOnDelete(props: AddressesScreenProps) {
  const [isSaving, setSaving] = useState(false)
  return <AddressesScreen {...props} isSaving={isSaving} onDelete={() => setSaving(true)} />
}

/** §2.75 */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ReportsEachPress: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit 1 Sample Street' }))
    await expect(args.onEditedChange).toHaveBeenCalledWith(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 14 Example Marg' }))
    await expect(args.onDelete).toHaveBeenCalledWith(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Make default 14 Example Marg' }))
    await expect(args.onDefaultChange).toHaveBeenCalledWith(1)
    await expect(canvas.queryByRole('button', { name: 'Make default 1 Sample Street' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add an address' }))
    await expect(args.onEditedChange).toHaveBeenCalledWith('new')
  },
}

export const Empty: Story = {
  args: { addresses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No address yet/)).toBeVisible()
  },
}

/** The fields follow the country (§5.17). */
export const NewAddress: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { addresses: [home], edited: 'new' },
  globals: { country: 'US' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Address')).toHaveFocus()
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'GB')
    await userEvent.type(canvas.getByLabelText('Address'), '2 Sample Road')
    await userEvent.type(canvas.getByLabelText('City'), 'Leeds')
    await userEvent.type(canvas.getByLabelText('Postcode'), 'ls11aa{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith({
      line1: '2 Sample Road',
      city: 'Leeds',
      state: '',
      postcode: 'LS1 1AA',
      country: 'GB',
    })
  },
}

export const Edited: Story = {
  args: { edited: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Address')).toHaveValue(home.line1)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onEditedChange).toHaveBeenCalledWith(undefined)
  },
}

/** §4.68: what was typed stays. */
export const Unreachable: Story = {
  args: { edited: 0, formError: unreachable },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(unreachable)).toBeVisible()
    await expect(canvas.getByLabelText('City')).toHaveValue(home.city)
  },
}

/** While a change is saved, one button is busy and no other can be pressed. */
export const Saving: Story = {
  render: (args) => <SavesOnDelete {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 14 Example Marg' }))
    const busy = canvas.getByRole('button', { name: /^Delete 14 Example Marg/ })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await expect(busy).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Delete 1 Sample Street' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Add an address' })).toBeDisabled()
  },
}

/** The focus goes to the news, because the pressed button is gone. */
export const Deleted: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { addresses: [home], success: 'Address deleted.', onUndo: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUndo).toHaveBeenCalled()
  },
}

/** An account can have 20 addresses. */
export const Full: Story = {
  args: {
    addresses: Array.from({ length: 20 }, (_, index) => ({
      ...home,
      line1: `${index + 1} Sample Street`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add an address' })).toBeNull()
  },
}
