import { render } from '@testing-library/react'
import { createRef } from 'react'
import type { ComponentType, CSSProperties, ReactNode, Ref } from 'react'
import { describe, expect, test } from 'vitest'
import * as ui from '../index.ts'

/** The props that every component passes on to its element. */
interface Passed {
  ref?: Ref<never>
  className?: string
  style?: CSSProperties
  'data-testid'?: string
  children?: ReactNode
}

function part(name: string, Component: ComponentType<Passed>) {
  return { name, Component }
}

const parts = [
  part('Badge', ui.Badge),
  part('Button', ui.Button),
  part('ButtonLink', (props) => <ui.ButtonLink href="#there" {...props} />),
  part('Dialog.Body', ui.Dialog.Body),
  part('Dialog.Footer', ui.Dialog.Footer),
  part('Flag', (props) => <ui.Flag country="IN" {...props} />),
  part('Heading', ui.Heading),
  part('IconButton', (props) => (
    <ui.IconButton label="Search" {...props}>
      <ui.SearchIcon />
    </ui.IconButton>
  )),
  part('Link', (props) => <ui.Link href="#there" {...props} />),
  part('Loader', ui.Loader),
  part('ProgressBar', (props) => <ui.ProgressBar label="Half" value={50} {...props} />),
  part('QuantityStepper', (props) => (
    <ui.QuantityStepper quantity={1} label="Orboot" onQuantityChange={() => undefined} {...props} />
  )),
  part('RadioCards', (props) => <ui.RadioCards legend="Kit" name="kit" cards={[]} {...props} />),
  part('SearchIcon', ui.SearchIcon),
  part('Text', ui.Text),
  part('VisuallyHidden', ui.VisuallyHidden),
]

const classesOf = (element: Element | null) => Array.from(element?.classList ?? [])

describe.each(parts)('$name', ({ Component }) => {
  test('passes class, style, data and ref to its root', () => {
    const ref = createRef<never>()
    const { container } = render(
      <Component ref={ref} className="mine" style={{ order: 7 }} data-testid="root" />,
    )
    const root = container.firstElementChild
    expect(root).toHaveClass('mine')
    expect(root).toHaveStyle({ order: '7' })
    expect(root).toHaveAttribute('data-testid', 'root')
    expect(ref.current).toBe(root)
  })

  test('keeps its own classes beside the given one', () => {
    const own = classesOf(render(<Component />).container.firstElementChild)
    const both = classesOf(render(<Component className="mine" />).container.firstElementChild)
    expect(both.toSorted()).toEqual([...own, 'mine'].toSorted())
  })
})

const fields = [
  part('TextField', (props) => <ui.TextField label="Name" name="name" {...props} />),
  part('EmailField', ui.EmailField),
  part('PasswordField', ui.PasswordField),
  part('PhoneField', (props) => <ui.PhoneField country="IN" {...props} />),
  part('Select', (props) => <ui.Select label="State" name="state" options={[]} {...props} />),
  part('Checkbox', (props) => <ui.Checkbox label="News" name="news" {...props} />),
]

describe.each(fields)('$name', ({ Component }) => {
  test('passes class and style to its root, ref and data to its control', () => {
    const ref = createRef<never>()
    const { container, getByTestId } = render(
      <Component ref={ref} className="mine" style={{ order: 7 }} data-testid="control" />,
    )
    expect(container.firstElementChild).toHaveClass('mine')
    expect(container.firstElementChild).toHaveStyle({ order: '7' })
    const control = getByTestId('control')
    expect(['INPUT', 'SELECT']).toContain(control.tagName)
    expect(ref.current).toBe(control)
    expect(control).toHaveAccessibleName()
  })
})
