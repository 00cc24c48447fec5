import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button, Checkbox, IconButton, Select, TextButton, TextField } from '../index.ts'
import { documentedProps, type DocumentedProp } from './documentedProps.ts'

/* Tests the table "Names of props" in ui/README.md. */

const props = [...documentedProps].flatMap(([component, ofComponent]) =>
  Object.entries(ofComponent).map(([name, prop]) => ({ component, name, prop })),
)

function tsTypeOf({ tsType }: DocumentedProp): string | undefined {
  return tsType !== undefined && 'raw' in tsType ? tsType.raw : tsType?.name
}

function isBoolean(prop: DocumentedProp): boolean {
  return /^boolean(?: \| undefined)?$/u.test(tsTypeOf(prop) ?? '')
}

test('a boolean prop begins with "is" or "has"', () => {
  const booleans = props.filter(({ prop }) => isBoolean(prop))
  expect(booleans.length).toBeGreaterThan(20)
  expect(booleans.filter(({ name }) => !/^(?:is|has)[A-Z]/u.test(name))).toEqual([])
})

/** Names that a prop must not have, with the right ones. */
const otherWords: Readonly<Record<string, string>> = {
  busy: 'isLoading',
  defaultOpen: 'isInitiallyOpen',
  disabled: 'isDisabled',
  isBusy: 'isLoading',
  isPending: 'isLoading',
  isVisible: 'isOpen',
  loading: 'isLoading',
  onCancel: 'onClose',
  onDismiss: 'onClose',
  onHide: 'onClose',
  onOpenChange: 'onClose',
  open: 'isOpen',
}

test('props of the same meaning have the same name', () => {
  const wrong = props
    .filter(({ name }) => Object.hasOwn(otherWords, name))
    .map(({ component, name }) => `${component}: ${name} is called ${otherWords[name]} here`)
  expect(wrong).toEqual([])
})

test('a component with isOpen closes by onClose, without arguments', () => {
  const overlays = [...documentedProps].filter(([, { isOpen }]) => isOpen !== undefined)
  expect(overlays.length).toBeGreaterThan(7)
  const wrong = overlays.filter(
    ([, { onClose }]) => onClose?.required !== true || tsTypeOf(onClose) !== '() => void',
  )
  expect(wrong).toEqual([])
})

test('controls take isDisabled and not disabled', () => {
  render(
    <>
      <Button isDisabled>Pay</Button>
      <IconButton isDisabled label="Remove">
        ×
      </IconButton>
      <TextField isDisabled label="Name" name="name" />
      <Select isDisabled label="State" name="state" options={[]} />
      <Checkbox isDisabled label="News" name="news" />
      {/* @ts-expect-error A native `disabled` would be a second name for isDisabled. */}
      <Button disabled>Pay later</Button>
      {/* @ts-expect-error As above; it has no disabled state. */}
      <TextButton disabled>Remove it</TextButton>
      {/* @ts-expect-error As above. */}
      <TextField disabled label="Company" name="company" />
      {/* @ts-expect-error As above. */}
      <Select disabled label="City" name="city" options={[]} />
      {/* @ts-expect-error As above. */}
      <Checkbox disabled label="Gift" name="gift" />
    </>,
  )
  const disabled = [
    screen.getByText('Pay').closest('button'),
    ...['Remove', 'Name', 'State', 'News'].map((label) => screen.getByLabelText(label)),
  ]
  for (const control of disabled) expect(control).toBeDisabled()
})
