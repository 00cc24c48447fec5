import type { Preview } from '@storybook/react-vite'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgType = Parameters<Enhancer>[0]['argTypes'][string]

/**
 * Changes the tables of props. It moves `@default` from the description to its column and lists a variant's values,
 * which react-docgen does not. It removes the control of `country`, which the toolbar sets, and of objects.
 */
export const tidyArgTypes: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      {
        ...tidy(argType),
        ...((name === 'country' || typeof initialArgs[name] === 'object') && { control: false }),
      },
    ]),
  )

function tidy(argType: ArgType): ArgType {
  const [description = '', fallback] = (argType.description ?? '').split('@default')
  const { table = {}, options } = argType
  return {
    ...argType,
    description: description.trim(),
    table: {
      ...table,
      ...(fallback !== undefined && { defaultValue: { summary: fallback.trim() } }),
      ...(options !== undefined && {
        type: { summary: options.map((option) => `'${String(option)}'`).join(' | ') },
      }),
    },
  }
}
