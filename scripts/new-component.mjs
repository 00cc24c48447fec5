/**
 * `npm run new:component -- core/Stamp`: creates a component's folder with all its files, exports the
 * component, lists it in surface.txt and runs the tests that check folders. What somebody must write starts
 * with "To write:" (.storybook/facts.ts finds it). In popups/, the component is a
 * Dialog, and Overlays.stories.tsx gets its entry.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = `${root}ui/src`
const [place = ''] = process.argv.slice(2)
const [, folder, name] = /^([a-z]+)\/([A-Z][A-Za-z0-9]+)$/u.exec(place) ?? []

if (!folder || !name || !existsSync(`${source}/${folder}`)) {
  console.error('Name the folder and the component: npm run new:component -- core/Stamp')
  process.exit(1)
}
const componentFolder = `${source}/${folder}/${name}`
if (existsSync(componentFolder)) {
  console.error(`ui/src/${folder}/${name} already exists.`)
  process.exit(1)
}

const camelName = name[0].toLowerCase() + name.slice(1)
const section = folder[0].toUpperCase() + folder.slice(1)

const plain = () => ({
  [`${name}.tsx`]: `import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { ${camelName} } from './${name}.variants.ts'
import type { ${camelName}Tones } from './${name}.variants.ts'

export interface ${name}Props extends ComponentProps<'div'> {
  /** Its background. @default 'default' */
  tone?: (typeof ${camelName}Tones)[number]
}

/** To write: what it is for, in one sentence. */
export function ${name}({ tone = 'default', className, ...rest }: ${name}Props) {
  return <div {...rest} className={cx(${camelName}({ tone }), className)} data-tone={tone} />
}
`,
  [`${name}.variants.ts`]: `import { cva } from 'class-variance-authority'
import styles from './${name}.module.css'

export const ${camelName}Tones = ['default', 'subtle'] as const

export const ${camelName} = cva(styles.root, {
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
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${name}, ${camelName}Tones } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: '${section}/${name}',
  component: ${name},
  args: { children: 'To write: a real text' },
  argTypes: { tone: { control: 'inline-radio', options: ${camelName}Tones } },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AllTones: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <>
      {${camelName}Tones.map((tone) => (
        <${name} key={tone} tone={tone}>
          {tone}
        </${name}>
      ))}
    </>
  ),
}
`,
  [`${name}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks'
import { Do, Dont, Examples, Related, When } from '../../test/Guide.tsx'
import { ${name} } from './index.ts'
import * as stories from './${name}.stories.tsx'

<Meta of={stories} />

# ${name}

To write: what it is, in one sentence.

<When
  use={['To write: a situation']}
  instead={[['To write: another situation', 'Core/Button']]}
/>

<Canvas of={stories.Playground} />

<Canvas of={stories.AllTones} />

## Do and don’t

<Examples>
  <Do says="To write: what good use looks like, in one sentence.">
    <${name}>A few words</${name}>
  </Do>
  <Dont says="To write: what to avoid, and why.">
    <${name} tone="subtle">A few words</${name}>
  </Dont>
</Examples>

## Accessibility

- To write: what a screen reader announces, and where focus moves. For an interactive component, a table of keys above: \`<Keys rows={[['Enter', 'does it']]} />\`.

## Props

<Controls />

## Related

<Related to={['Core/Button']} />
`,
  [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ${name} } from './index.ts'

test('shows its children', () => {
  render(<${name}>A few words</${name}>)
  expect(screen.getByText('A few words')).toBeVisible()
})
`,
  'index.ts': `export * from './${name}.tsx'
export { ${camelName}Tones } from './${name}.variants.ts'
`,
})

const popup = () => ({
  [`${name}.tsx`]: `import { Button } from '../../core/Button/index.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import type { DialogProps } from '../../core/Dialog/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './${name}.module.css'

export interface ${name}Props extends Omit<DialogProps, 'children'> {
  /** What it says, in a sentence. */
  message: string
  /** Called on "Continue". */
  onContinue: () => void
}

/** To write: what it is for, in one sentence. */
export function ${name}({ message, onContinue, ...dialog }: ${name}Props) {
  return (
    <Dialog size="small" {...dialog}>
      <Dialog.Header title="One question" />
      <Dialog.Body>
        <Text>{message}</Text>
      </Dialog.Body>
      <Dialog.Footer>
        <div className={styles.buttons}>
          <Button onClick={onContinue}>Continue</Button>
        </div>
      </Dialog.Footer>
    </Dialog>
  )
}
`,
  [`${name}.module.css`]: `@layer ui.popups.${name} {
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    justify-content: end;
  }
}
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ${name} } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Popups/${name}',
  component: ${name},
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { isOpen: true, message: 'To write: a real text', onContinue: fn(), onClose: fn() },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const Continues: Story = {
  tags: ['played'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'One question' })
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await expect(args.onContinue).toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
`,
  [`${name}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks'
import { Do, Dont, Examples, Keys, Related, When } from '../../test/Guide.tsx'
import { Text } from '../../core/Text/index.ts'
import * as stories from './${name}.stories.tsx'

<Meta of={stories} />

# ${name}

To write: what it is, in one sentence.

<When
  use={['To write: when it opens']}
  instead={[['To write: another situation', 'Popups/MessagePopup']]}
/>

<Canvas of={stories.Playground} />

## Do and don’t

<Examples>
  <Do says="To write: what good use looks like, in one sentence.">
    <Text>A few words</Text>
  </Do>
  <Dont says="To write: what to avoid, and why.">
    <Text>Error 409</Text>
  </Dont>
</Examples>

## Keyboard

<Keys
  rows={[
    ['Tab, Shift + Tab', 'move in a circle inside'],
    ['Escape', 'closes it and returns the focus'],
  ]}
/>

## Accessibility

- The heading is its accessible name.

## Props

<Controls />

## Related

<Related to={['Core/Dialog', 'Popups/MessagePopup']} />
`,
  'index.ts': `export * from './${name}.tsx'
`,
})

const isPopup = folder === 'popups'
mkdirSync(componentFolder)
for (const [file, text] of Object.entries(isPopup ? popup() : plain()))
  writeFileSync(`${componentFolder}/${file}`, text)
appendFileSync(`${source}/index.ts`, `export * from './${folder}/${name}/index.ts'\n`)
if (isPopup) addToOverlays()
console.log(`Created ui/src/${folder}/${name}; ui/src/index.ts exports it.`)

run('node_modules/oxfmt/bin/oxfmt', componentFolder)
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'ui']
run(...vitest, 'surface', '--update')
run(...vitest, 'folders', 'surface', 'propNames', 'propTables', 'storyFiles', `/${name}/`)

console.log(`
Next:
- Replace each text that starts with "To write:"; \`npm test\` refuses them.
- Look at ${section}/${name}: npm run storybook
- Run its stories in Chromium, with axe: npx vitest run --project storybook ${folder}/${name}
- Take its pictures, look at them and commit them: npm run test:visual -- --update --grep ${name}`)

/** Adds the story that checks an overlay's focus, page lock and theme. */
function addToOverlays() {
  const file = `${source}/test/Overlays.stories.tsx`
  const text = readFileSync(file, 'utf8')
  const imported = `import { ${name} as New${name} } from '../popups/${name}/index.ts'
`
  const story = `
export const ${name} = conforms(
  <Page>{(opened) => <New${name} {...opened} message="A few words" onContinue={ignore} />}</Page>,
)
`
  const end = text.indexOf('\n/* Every overlay must')
  writeFileSync(file, `${text.slice(0, end)}${imported}${text.slice(end)}${story}`)
}

/** Runs a Node.js tool; exits with its code when it fails. */
function run(script, ...rest) {
  const { status } = spawnSync(process.execPath, [script, ...rest], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
