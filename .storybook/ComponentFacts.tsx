import { Heading } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { Badge } from '../ui/src/core/Badge/index.ts'
import { DocsLink } from '../ui/src/test/Guide.tsx'
import styles from './ComponentFacts.module.css'
import { criteria } from './criteria.ts'
import type { Criterion } from './criteria.ts'
import { ownPropsOnly } from '../ui/src/test/ownPropsOnly.ts'
import type { Facts } from './facts.ts'
import { measuredFacts } from './measuredFacts.ts'

/* The facts that docs pages show about each component. `facts.ts` reads them from the repository. */

const isCriterion = (name: string): name is Criterion => name in criteria
const criterionNames = Object.keys(criteria).filter(isCriterion)

const missingIn = (facts: Facts) => criterionNames.filter((name) => !facts.criteria[name])

const kilobytes = (size: number) => `${size.toFixed(1)} KB`

/** Status, size and folder in one line, above the guide. */
export function FactsLine({ of }: { of: string }) {
  const facts = measuredFacts[of]
  if (facts === undefined) return null
  return (
    <p className={`sb-unstyled ${styles.line}`}>
      <Status of={facts} />
      <span>{`${kilobytes(facts.size.script)} script`}</span>
      <span>{`${kilobytes(facts.size.style)} styles`}</span>
      <code>{`ui/src/${facts.folder}`}</code>
    </p>
  )
}

function Status({ of }: { of: Facts }) {
  const missing = missingIn(of)
  return missing.length === 0 ? (
    <Badge tone="success">stable</Badge>
  ) : (
    <Badge tone="highlight">{`not stable: no ${missing.join(', no ')}`}</Badge>
  )
}

/** Size, tokens and use, below the guide. */
export function ComponentFacts({ of }: { of: string }) {
  const facts = measuredFacts[of]
  if (facts === undefined) return null
  const { size, tokens, settable, components, screens } = facts
  const why = ownPropsOnly(of)
  return (
    <>
      <Heading>Facts</Heading>
      <dl className={`sb-unstyled ${styles.facts}`}>
        <Fact name="Size">
          {`${kilobytes(size.script)} of script and ${kilobytes(size.style)} of styles, gzipped, with everything that it imports except React.`}
        </Fact>
        <Fact name="Tokens">
          {tokens.length === 0 ? (
            'Its own styles read none.'
          ) : (
            <Names of={tokens.map((token) => [token, <Token key={token} name={token} />])} />
          )}
        </Fact>
        {settable.length > 0 && (
          <Fact name="Can be set">
            <Names of={settable.map((name) => [name, <code key={name}>{name}</code>])} />
          </Fact>
        )}
        <Fact name="Passes on">
          {why !== undefined && 'Not all of '}
          <code>className</code>, <code>data-*</code> and <code>ref</code>
          {why === undefined ? '.' : `: ${why}.`}
        </Fact>
        <Fact name="Used in components">
          <Links to={components} otherwise="None." />
        </Fact>
        <Fact name="Used in screens">
          <Links to={screens} otherwise="None." />
        </Fact>
      </dl>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Names({ of }: { of: readonly (readonly [name: string, shown: ReactNode])[] }) {
  return (
    <ul className={styles.names}>
      {of.map(([name, shown]) => (
        <li key={name}>{shown}</li>
      ))}
    </ul>
  )
}

function Links({ to, otherwise }: { to: readonly string[]; otherwise: string }) {
  if (to.length === 0) return otherwise
  return <Names of={to.map((title) => [title, <DocsLink key={title} to={title} />])} />
}

function Token({ name }: { name: string }) {
  return (
    <span className={styles.token}>
      {name.startsWith('--color-') && (
        <span className={styles.swatch} style={{ background: `var(${name})` }} />
      )}
      <code>{name}</code>
    </span>
  )
}

/** Every component with its status and size. */
export function AllComponents() {
  const rows = Object.entries(measuredFacts).toSorted(([one], [other]) => one.localeCompare(other))
  const stable = rows.filter(([, facts]) => missingIn(facts).length === 0)
  return (
    <div className={`sb-unstyled ${styles.scroll}`}>
      <p>{`${stable.length} of ${rows.length} components are stable.`}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Component</th>
            {criterionNames.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">script</th>
            <th scope="col">styles</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, facts]) => (
            <tr key={title}>
              <th scope="row">
                <DocsLink to={title} /> <small>{title.split('/')[0]}</small>
              </th>
              {criterionNames.map((name) => (
                <td key={name}>{facts.criteria[name] ? 'yes' : <strong>no</strong>}</td>
              ))}
              <td>{kilobytes(facts.size.script)}</td>
              <td>{kilobytes(facts.size.style)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The criteria of a stable component. */
export function Criteria() {
  return (
    <dl className={`sb-unstyled ${styles.facts}`}>
      {criterionNames.map((name) => (
        <Fact key={name} name={name}>
          {criteria[name]}
        </Fact>
      ))}
    </dl>
  )
}
