import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchIcon } from '../../icons/index.ts'
import { fieldWords } from './Field.fixtures.ts'
import { Field } from './index.ts'
import { compared } from '../../test/compared.ts'

/** The printer of "Show code" leaves out children that are a function. */
const usage = `import { Field } from '@stemside/ui/forms/Field'

<Field label="${fieldWords.label}" name="note">
  {(control) => <textarea rows={2} {...control} />}
</Field>`

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: fieldWords.label,
    name: 'note',
    children: (control) => <textarea rows={2} {...control} />,
  },
  argTypes: { children: { control: false } },
  parameters: { docs: { source: { code: usage } } },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Hint and message describe the control, in this order. */
export const Wrong: Story = {
  args: { hint: fieldWords.hint, message: fieldWords.message },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: fieldWords.label })
    await expect(control).toHaveAccessibleDescription(`${fieldWords.hint} ${fieldWords.message}`)
    await expect(control).toBeInvalid()
    await expect(canvas.getByText(fieldWords.message)).toHaveAttribute('aria-live', 'polite')
    await userEvent.click(canvas.getByText(fieldWords.label))
    await expect(control).toHaveFocus()
  },
}

export const LongLabel: Story = { args: { label: fieldWords.longLabel } }

export const AllStates: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: ({ children }) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 420 }}>
      <Field label="Empty" name="empty">
        {children}
      </Field>
      <Field label="With a hint" name="hint" hint={fieldWords.hint}>
        {children}
      </Field>
      <Field label="Optional" name="optional" isOptional before={<SearchIcon />}>
        {children}
      </Field>
      <Field label="Wrong" name="wrong" hint={fieldWords.hint} message={fieldWords.message}>
        {children}
      </Field>
    </div>
  ),
}
