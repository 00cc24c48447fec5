import { useState } from 'react'
import { contrast, contrastPairs } from '../../ui/src/tokens/contrast.ts'
import { purposes } from '../../ui/src/tokens/purposes.ts'
import { resolveToken } from '../../ui/src/tokens/readTokens.ts'
import type { Token } from '../../ui/src/tokens/readTokens.ts'
import { primitiveTokens, semanticTokens, tokensOf } from '../../ui/src/tokens/tokens.ts'
import { schemes, seasons } from '../../ui/src/themes/index.ts'
import type { Scheme, Season } from '../../ui/src/themes/index.ts'
import { Choice } from './Choice.tsx'
import styles from './foundations.module.css'

/** Every colour by purpose, with its value in both schemes. */
export function SemanticColours() {
  const colours = semanticTokens.filter(({ name }) => name.startsWith('--color-'))
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">For</th>
            {schemes.map((scheme) => (
              <th key={scheme} scope="col">
                {scheme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colours.map(({ name }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{purposes[name]}</td>
              {schemes.map((scheme) => (
                <td key={scheme}>
                  <Swatch colour={resolveToken(name, tokensOf('default', scheme)) ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Swatch({ colour }: { colour: string }) {
  return (
    <span className={styles.swatch}>
      <span style={{ background: colour }} />
      {colour}
    </span>
  )
}

/** Every colour of the palette, with the tokens that lead to it in some season and scheme. */
export function PaletteUses() {
  const palette = primitiveTokens.filter(({ name }) => name.startsWith('--palette-'))
  const used = seasons.flatMap((season) => schemes.flatMap((scheme) => tokensOf(season, scheme)))
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Colour</th>
            <th scope="col">Value</th>
            <th scope="col">Used by</th>
          </tr>
        </thead>
        <tbody>
          {palette.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <Swatch colour={value} />
              </td>
              <td>{usersOf(name, used).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The tokens whose value is this colour, each once and without its `--color-`. */
function usersOf(colour: string, tokens: readonly Token[]): readonly string[] {
  const users = tokens.filter(({ value }) => value === `var(${colour})`)
  return [...new Set(users.map(({ name }) => name.replace('--color-', '')))]
}

/** Every pair of colours that components use, with its contrast in a season and a scheme. */
export function ContrastPairs() {
  const [season, setSeason] = useState<Season>('default')
  const [scheme, setScheme] = useState<Scheme>('light')
  const tokens = tokensOf(season, scheme)
  const valueOf = (name: string) => resolveToken(name, tokens) ?? ''
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <div className={styles.choices}>
        <Choice label="Season" options={seasons} value={season} onChange={setSeason} />
        <Choice label="Scheme" options={schemes} value={scheme} onChange={setScheme} />
      </div>
      <ul className={styles.grid}>
        {contrastPairs.map(({ front, ground, least }) => (
          <li key={front + ground} className={styles.pair}>
            <span
              className={styles.sample}
              style={{ background: valueOf(ground), color: valueOf(front) }}
            >
              {least === 3 ? <span className={styles.edge} /> : 'Aa'}
            </span>
            <strong>{`${contrast(valueOf(front), valueOf(ground)).toFixed(1)} of ${least}`}</strong>
            <code>{front.slice(2)}</code>
            <code>{`on ${ground.slice(2)}`}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
