import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { fieldWords } from '../Field/Field.fixtures.ts'
import { Field } from '../Field/index.ts'
import { EmailField } from '../EmailField/index.ts'
import { PasswordField } from '../PasswordField/index.ts'
import { judge } from './Form.fixtures.ts'
import { Form } from './index.ts'

test('a form reports what was filled in before hydration, and nothing else', () => {
  const report = vi.fn<(name: string, value: string) => void>()
  const form = (
    <Form check={judge} onSubmit={() => undefined} onFieldChange={report}>
      <input name="email" defaultValue="ada@example.com" />
      <textarea name="message" aria-label="Message" />
      <select name="subject" aria-label="Subject">
        <option>A question</option>
        <option>A toy</option>
      </select>
      <select name="country" defaultValue="IN">
        <option>US</option>
        <option>IN</option>
      </select>
    </Form>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(form)
  within(container).getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value =
    'A mirror is missing.'
  within(container).getByRole<HTMLSelectElement>('combobox', { name: 'Subject' }).value = 'A toy'
  render(form, { container, hydrate: true })
  expect(report.mock.calls).toEqual([
    ['message', 'A mirror is missing.'],
    ['subject', 'A toy'],
  ])
})

test('a field that fails shows its message and a warning icon (§8.4)', () => {
  const { label, message } = fieldWords
  const field = (wrong?: string) => (
    <Field label={label} name="name" message={wrong}>
      {(control) => <input {...control} />}
    </Field>
  )
  const { container, rerender } = render(field(message))
  expect(container).toHaveTextContent(message)
  expect(container.querySelectorAll('svg')).toHaveLength(1)
  rerender(field())
  expect(container).not.toHaveTextContent(message)
  expect(container.querySelector('svg')).toBeNull()
})

test('a second submit with as many wrong fields is announced again', () => {
  render(
    <Form check={judge} onSubmit={() => undefined} aria-label="Sign in">
      <EmailField />
      <PasswordField />
    </Form>,
  )
  const said = '2 fields need attention'
  fireEvent.submit(screen.getByRole('form'))
  const first = screen.getByText(said)
  fireEvent.submit(screen.getByRole('form'))
  // Screen readers announce a new element, but not one that stays as it is.
  expect(screen.getByText(said)).not.toBe(first)
})

test('a failed submit announces only how many fields need attention', () => {
  const { container } = render(
    <Form check={judge} onSubmit={() => undefined} aria-label="Sign in">
      <EmailField />
      <PasswordField />
    </Form>,
  )
  const spoken = () =>
    [...container.querySelectorAll('[aria-live="polite"]')].flatMap(
      ({ textContent }) => textContent || [],
    )
  fireEvent.submit(screen.getByRole('form'))
  expect(container).toHaveTextContent('Enter your password')
  expect(spoken()).toEqual(['2 fields need attention'])
  // After an input, fields announce their messages again.
  const email = screen.getByLabelText('Email address')
  fireEvent.input(email, { target: { value: 'sam@' } })
  expect(spoken()).toContain('Please enter a valid email id!')
  expect(spoken()).not.toContain('2 fields need attention')
  fireEvent.input(email, { target: { value: 'sam@example.com' } })
  fireEvent.submit(screen.getByRole('form'))
  expect(spoken()).toEqual(['1 field needs attention'])
})
