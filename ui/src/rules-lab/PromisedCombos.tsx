import type { Catalogue } from '@stemside/rules'
import { Checkbox } from '../forms/Checkbox/index.ts'
import styles from './PromisedCombos.module.css'

export interface PromisedCombosProps {
  catalogue: Catalogue
  promised: readonly string[]
  onChange: (promised: readonly string[]) => void
}

/**
 * Combos that the shopper was shown as complete. Checkout reports one that is no longer complete.
 */
export function PromisedCombos({ catalogue, promised, onChange }: PromisedCombosProps) {
  const offered = catalogue.combos.filter(({ price }) => price !== undefined)
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        Promised packs{promised.length > 0 && `: ${promised.length}`}
      </summary>
      {offered.map(({ combo: { id, name } }) => (
        <Checkbox
          key={id}
          name={`lab-promised-${id}`}
          label={name}
          checked={promised.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...promised, id] : promised.filter((other) => other !== id))
          }
        />
      ))}
    </details>
  )
}
