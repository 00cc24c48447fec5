import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../core/Heading/index.ts'
import { Text } from '../core/Text/index.ts'
import { readWorld } from '../test/world.ts'
import styles from './Tokens.module.css'
import { breakpoints } from './breakpoints.ts'
import { contrast, contrastPairs } from './contrast.ts'
import { resolveToken } from './readTokens.ts'
import { primitiveTokens, semanticTokens, tokensOf } from './tokens.ts'
import { compared } from '../test/compared.ts'

const meta = { title: 'Tokens/All' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const primitives = (prefix: string) =>
  primitiveTokens.filter(({ name }) => name.startsWith(`--${prefix}`))

/** Every pair of text and background with its contrast ratio, in the toolbar's season and scheme. */
export const Contrast: Story = {
  render: (_, { globals }) => {
    const { season, scheme } = readWorld(globals)
    const tokens = tokensOf(season, scheme)
    return (
      <div className={styles.grid}>
        {contrastPairs.map(({ front, ground, least }) => {
          const ratio = contrast(
            resolveToken(front, tokens) ?? '',
            resolveToken(ground, tokens) ?? '',
          )
          return (
            <div
              key={front + ground}
              className={styles.pair}
              style={
                least === 3
                  ? {
                      '--_front': 'var(--color-text)',
                      '--_ground': `var(${ground})`,
                      borderColor: `var(${front})`,
                    }
                  : { '--_front': `var(${front})`, '--_ground': `var(${ground})` }
              }
            >
              <span className={styles.ratio}>{ratio.toFixed(1)}</span>
              <span>{front.slice(2)}</span>
              <span>on {ground.slice(2)}</span>
              <span>AA asks {least}</span>
            </div>
          )
        })}
      </div>
    )
  },
}

/** The primitive colours. Components never use them by name. */
export const Palette: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <div className={styles.grid}>
      {primitives('palette').map(({ name, value }) => (
        <div key={name} className={styles.swatch} style={{ '--_colour': value }}>
          <strong>{name.slice(10)}</strong>
          {value}
        </div>
      ))}
    </div>
  ),
}

/** The semantic colours, by purpose. */
export const Semantic: Story = {
  render: () => (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {semanticTokens.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}

export const Type: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Heading size="display">Gabarito 900</Heading>
      {primitives('text-').map(({ name, value }) => (
        <div key={name}>
          <p style={{ fontSize: `var(${name})`, lineHeight: 1.2 }}>Figtree, ₹2,499 and £44.99</p>
          <Text size="caption" tone="muted">
            {name}: {value}
          </Text>
        </div>
      ))}
    </div>
  ),
}

export const Spacing: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {primitives('space-').map(({ name, value }) => (
        <div key={name}>
          <Text size="caption">
            {name}: {value}
          </Text>
          <div className={styles.bar} style={{ width: `var(${name})` }} />
        </div>
      ))}
    </div>
  ),
}

export const RadiiAndShadows: Story = {
  render: () => (
    <div className={styles.grid}>
      {primitives('radius-').map(({ name }) => (
        <div key={name} className={styles.tile} style={{ borderRadius: `var(${name})` }}>
          {name.slice(2)}
        </div>
      ))}
      {semanticTokens
        .filter(({ name }) => name.startsWith('--shadow'))
        .map(({ name }) => (
          <div key={name} className={styles.tile} style={{ boxShadow: `var(${name})` }}>
            {name.slice(2)}
          </div>
        ))}
    </div>
  ),
}

/** The breakpoints are those of the specification (§9.8). */
export const MotionLayersAndBreakpoints: Story = {
  render: () => (
    <table className={styles.table}>
      <tbody>
        {[...primitives('duration'), ...primitives('ease'), ...primitives('layer')].map(
          ({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ),
        )}
        {Object.entries(breakpoints).map(([name, width]) => (
          <tr key={name}>
            <th scope="row">breakpoint {name}</th>
            <td>{width} px</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}
