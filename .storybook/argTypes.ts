import type { Preview } from '@storybook/react-vite'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgType = Parameters<Enhancer>[0]['argTypes'][string]

/**
 * Tidies the tables of props: react-docgen leaves `@default` in the sentence and cannot name the
 * values of a variant; the country is the toolbar's to choose; and what is no text, number or choice
 * cannot be typed.
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
