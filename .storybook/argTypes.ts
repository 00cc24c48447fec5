import type { Preview } from '@storybook/react-vite'
import type { PropRow } from './propTables.ts'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgTypes = Parameters<Enhancer>[0]['argTypes']
type ArgType = ArgTypes[string]

/** A component's table of props, from `propTables.ts`. Storybook calls it through `docs.extractArgTypes`. */
export function extractArgTypes({ propTable = [] }: { propTable?: readonly PropRow[] }) {
  return Object.fromEntries(
    propTable.map((row) => [
      row.name,
      {
        name: row.name,
        description: row.description,
        type: { ...typeOf(row), required: row.isRequired },
        table: {
          type: {
            summary: row.type,
            ...(row.fields !== undefined && { detail: row.fields }),
          },
          ...(row.defaultValue !== undefined && { defaultValue: { summary: row.defaultValue } }),
        },
      },
    ]),
  )
}

/** The type from which Storybook chooses the control. */
function typeOf({ type, values }: PropRow) {
  if (values !== undefined) return { name: 'enum', value: [...values] } as const
  if (type === 'boolean' || type === 'string' || type === 'number') return { name: type } as const
  if (type.startsWith('(')) return { name: 'function' } as const
  return { name: 'other', value: type } as const
}

/** Props of the HTML element, by name. Every component passes them on to its element. */
const elementProps: Readonly<Record<string, readonly [type: string, description: string]>> = {
  children: ['ReactNode', 'What it shows.'],
  href: ['string', 'The address of the link.'],
  onClick: ['MouseEventHandler', 'Called on a press.'],
}

/**
 * Describes args that are props of the HTML element. Removes the controls of objects, and of
 * `country`, which the toolbar sets.
 */
export const tidyArgTypes: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    // Add the args that have no row here, because Storybook adds them only after this function.
    Object.entries<ArgType>({
      ...Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }])),
      ...argTypes,
    }).map(([name, argType]) => [
      name,
      {
        ...(argType.table?.type === undefined ? elementProp(name, argType) : argType),
        ...((name === 'country' || typeof initialArgs[name] === 'object') && { control: false }),
      },
    ]),
  )

/**
 * Returns the defaults that Storybook can pass as args: booleans, whole numbers and quoted strings. Skips defaults that
 * only describe, such as "none".
 */
export function defaultsOf(argTypes: ArgTypes): Readonly<Record<string, unknown>> {
  const defaults = Object.entries<ArgType>(argTypes).map(
    ([name, { table }]) => [name, literal(table?.defaultValue?.summary)] as const,
  )
  return Object.fromEntries(defaults.filter(([, value]) => value !== undefined))
}

function literal(written = ''): boolean | number | string | undefined {
  if (written === 'true' || written === 'false') return written === 'true'
  if (/^\d+$/u.test(written)) return Number(written)
  return /^'(?<text>.*)'$/u.exec(written)?.groups?.['text']
}

/** Sets the props that a story leaves out to their defaults, so that their controls are not empty. */
export const showDefaults: NonNullable<Preview['argsEnhancers']>[number] = ({
  argTypes,
  initialArgs,
}) => ({
  ...defaultsOf(argTypes),
  ...initialArgs,
})

function elementProp(name: string, argType: ArgType): ArgType {
  const [type, description] = elementProps[name] ?? ['HTML attribute', 'Passed on to the element.']
  return {
    ...argType,
    description,
    table: { ...argType.table, type: { summary: type }, defaultValue: { summary: 'none' } },
  }
}
