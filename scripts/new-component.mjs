/**
 * `npm run new:component -- core/Stamp`: creates a component's folder with all its files, and exports
 * the component from ui/src/index.ts.
 */
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../ui/src', import.meta.url))
const [place = ''] = process.argv.slice(2)
const [, folder, name] = /^([a-z]+)\/([A-Z][A-Za-z0-9]+)$/u.exec(place) ?? []

if (!folder || !name || !existsSync(`${source}/${folder}`)) {
  console.error('Name the folder and the component: npm run new:component -- core/Stamp')
  process.exit(1)
}
const home = `${source}/${folder}/${name}`
if (existsSync(home)) {
  console.error(`ui/src/${folder}/${name} already exists.`)
  process.exit(1)
}

const small = name[0].toLowerCase() + name.slice(1)
const section = folder[0].toUpperCase() + folder.slice(1)

const files = {
  [`${name}.tsx`]: `import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { ${small} } from './${name}.variants.ts'
import type { ${small}Tones } from './${name}.variants.ts'

export interface ${name}Props extends ComponentProps<'div'> {
  /** @default 'default' */
  tone?: (typeof ${small}Tones)[number]
}

/** What it is for, in one sentence. */
export function ${name}({ tone = 'default', className, ...rest }: ${name}Props) {
  return <div {...rest} className={cx(${small}({ tone }), className)} data-tone={tone} />
}
`,
  [`${name}.variants.ts`]: `import { cva } from 'class-variance-authority'
import styles from './${name}.module.css'

export const ${small}Tones = ['default', 'subtle'] as const

export const ${small} = cva(styles.root, {
  variants: { tone: { default: undefined, subtle: styles.subtle } },
})
`,
  [`${name}.module.css`]: `@layer ui.${folder}.${name} {
  .root {
    color: var(--color-text);
  }

  .subtle {
    background: var(--color-surface-subtle);
  }
}
`,
  [`${name}.fixtures.ts`]: `/** Data for ${name}'s stories, guide and tests. */
export const ${small}Words = { usual: 'A few words' } as const
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${small}Words } from './${name}.fixtures.ts'
import { ${name}, ${small}Tones } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: '${section}/${name}',
  component: ${name},
  args: { children: ${small}Words.usual },
  argTypes: { tone: { control: 'inline-radio', options: ${small}Tones } },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AllTones: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <>
      {${small}Tones.map((tone) => (
        <${name} key={tone} tone={tone}>
          {tone}
        </${name}>
      ))}
    </>
  ),
}
`,
  [`${name}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks'
import { Do, Dont, Examples, Related, Status } from '../../test/Guide.tsx'
import { ${small}Words } from './${name}.fixtures.ts'
import { ${name} } from './index.ts'
import * as stories from './${name}.stories.tsx'

<Meta of={stories} />

# ${name}

When to use it, and which component to use otherwise.

<Status is="new" />

<Canvas of={stories.Playground} />

<Canvas of={stories.AllTones} />

## Do and don’t

<Examples>
  <Do says="What good use looks like, in one sentence.">
    <${name}>{${small}Words.usual}</${name}>
  </Do>
  <Dont says="What to avoid, and why.">
    <${name} tone="subtle">{${small}Words.usual}</${name}>
  </Dont>
</Examples>

## Accessibility

- What a screen reader announces, and where focus moves. For an interactive component, a table of keys above: \`<Keys rows={[['Enter', 'does it']]} />\`.

## Props

<Controls />

## Related

<Related to={['Core/Button']} />
`,
  [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ${small}Words } from './${name}.fixtures.ts'
import { ${name} } from './index.ts'

test('shows its children', () => {
  render(<${name}>{${small}Words.usual}</${name}>)
  expect(screen.getByText(${small}Words.usual)).toBeVisible()
})
`,
  'index.ts': `export * from './${name}.tsx'
export { ${small}Tones } from './${name}.variants.ts'
`,
}

mkdirSync(home)
for (const [file, text] of Object.entries(files)) writeFileSync(`${home}/${file}`, text)
appendFileSync(`${source}/index.ts`, `export * from './${folder}/${name}/index.ts'\n`)
console.log(`Created ui/src/${folder}/${name}; ui/src/index.ts exports it.`)
